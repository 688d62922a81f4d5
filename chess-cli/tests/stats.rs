//! `chess stats`: what is counted, for people and for programs.

mod running;

use std::fs;

use running::{chess, directory};
use serde_json::Value;

const GAMES: &str = "\
[White \"Ann\"]\n[Black \"Bob\"]\n[Date \"1999.01.02\"]\n[ECO \"C20\"]\n\n1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0\n
[White \"Bob\"]\n[Black \"Ann\"]\n[Date \"2001.??.??\"]\n\n1. f3 e5 2. g4 (2. e4 d5) Qh4# 0-1\n
[White \"Ann\"]\n[Black \"?\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 1/2-1/2\n
[White \"Cy\"]\n[Black \"Di\"]\n[FEN \"7k/5Q2/5K2/8/8/8/8/8 w - - 0 1\"]\n\n1. Qg7# 1-0\n
[White \"Cy\"]\n[Black \"Di\"]\n\n1. e4 e5 2. Ke3 *\n";

fn count(text: &str) -> Value {
    serde_json::from_str(&chess(&["stats", "--format", "json", "-"], text.as_bytes()).out).unwrap()
}

#[test]
fn games_are_counted() {
    let counted = count(GAMES);
    let number = |name: &str| counted[name].as_u64().unwrap();
    assert_eq!((number("games"), number("plies"), number("variation_plies")), (5, 7 + 4 + 8 + 1 + 2, 2));
    assert_eq!((number("broken_games"), number("set_up_games"), number("files")), (1, 1, 1));
    assert_eq!(counted["average_plies"], 22.0 / 5.0);
    assert_eq!(counted["results"], serde_json::json!({ "1-0": 2, "0-1": 1, "1/2-1/2": 1, "*": 1 }));
    assert_eq!(counted["endings"], serde_json::json!({ "checkmate": 3 }));
    assert_eq!(counted["years"], serde_json::json!({ "1999": 1, "2001": 1 }));
}

#[test]
fn players_and_openings_are_ranked() {
    let counted = count(GAMES);
    let ann = serde_json::json!({ "name": "Ann", "games": 3, "wins": 2, "draws": 1, "losses": 0 });
    assert_eq!(counted["players"]["top"][0], ann);
    assert_eq!(counted["players"]["different"], 4);
    let names: Vec<&str> =
        counted["openings"]["top"].as_array().unwrap().iter().filter_map(|it| it["name"].as_str()).collect();
    assert_eq!(names, ["1. e4 e5", "1. e4 e5 2. Nf3 Nc6", "1. f3 e5 2. g4 Qh4#", "C20"]);
}

#[test]
fn records_say_where_they_are() {
    let counted = count(GAMES);
    assert_eq!(counted["longest_game"]["plies"], 8);
    assert_eq!(counted["longest_game"]["game"], 3);
    let mate = &counted["shortest_mate"];
    assert_eq!(
        (&mate["plies"], &mate["players"], &mate["line"]),
        (&4.into(), &"Bob - Ann".into(), &8.into())
    );
}

#[test]
fn people_get_tables() {
    let text = chess(&["stats", "-"], GAMES.as_bytes()).out;
    for part in [
        "5 games in 1 file\n22 plies, 4.4 a game\n",
        "40.0 %",
        "Players (4 of 4)",
        "+2 =1 -0",
        "shortest mate: 4 plies",
    ] {
        assert!(text.contains(part), "{part} is not in\n{text}");
    }
    assert_eq!(chess(&["stats", "-"], b"").out, "0 games in 1 file\n");
    assert_eq!(chess(&["stats", "nowhere.pgn"], b"").code, 2);
}

#[test]
fn directories_and_compressed_files_are_counted() {
    let directory = directory("stats");
    fs::create_dir(directory.join("below")).unwrap();
    fs::write(directory.join("a.pgn"), GAMES).unwrap();
    fs::write(directory.join("below/b.pgn.zst"), zstd::encode_all(GAMES.as_bytes(), 0).unwrap()).unwrap();
    fs::write(directory.join("notes.txt"), GAMES).unwrap();
    let answer = chess(&["stats", "--format", "json", directory.to_str().unwrap()], b"");
    let counted: Value = serde_json::from_str(&answer.out).unwrap();
    assert_eq!((&counted["files"], &counted["games"]), (&2.into(), &10.into()));
}
