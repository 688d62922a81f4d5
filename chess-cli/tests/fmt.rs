//! `chess fmt`: nothing is lost, a second run changes nothing, broken games stay as they are, and
//! python-chess reads the same moves.

#![allow(clippy::print_stdout, reason = "seeds and skipped tests are told")]

mod running;

use std::fs;
use std::process::Command;

use running::{HARD, assert_same, chess, contents, directory, invented};

#[test]
fn nothing_is_lost_and_a_second_time_changes_nothing() {
    for (name, game) in HARD {
        let once = chess(&["fmt", "-"], game);
        assert_eq!(once.code, 0, "{name}: {}", once.err);
        assert_same(name, game, once.out.as_bytes());
        let twice = chess(&["fmt", "-"], once.out.as_bytes());
        assert_eq!(twice.out, once.out, "{name}");
        let check = chess(&["fmt", "--check", "-"], once.out.as_bytes());
        assert_eq!(check.code, 0, "{name}: {}", check.out);
    }
}

#[test]
fn escape_lines_stay() {
    let (_, game) = HARD.iter().find(|(name, _)| *name == "escape lines").unwrap();
    let out = chess(&["fmt", "-"], game).out;
    for line in ["% one", "% two", "% three", "% four"] {
        assert!(out.lines().any(|written| written == line), "{line} is lost in\n{out}");
    }
}

#[test]
fn all_games_together_are_the_games_one_by_one() {
    let games = HARD.map(|(_, game)| game);
    let tagged = |game: &&[u8]| [b"[Event \"?\"]\n".as_slice(), game.trim_ascii(), b"\n\n"].concat();
    let archive: Vec<u8> = games.iter().filter(|game| !game.contains(&b'%')).flat_map(tagged).collect();
    let once = chess(&["fmt", "-"], &archive);
    assert_same("archive", &archive, once.out.as_bytes());
    assert_eq!(chess(&["fmt", "-"], once.out.as_bytes()).out, once.out);
}

#[test]
fn invented_games_stay_the_same_games() {
    for seed in [1, 20, 300] {
        println!("seed {seed}");
        let archive = invented(seed, 100);
        let once = chess(&["fmt", "-"], &archive);
        assert_eq!(once.code, 0, "{}", once.err);
        assert_same(&format!("seed {seed}"), &archive, once.out.as_bytes());
        assert_eq!(chess(&["fmt", "-"], once.out.as_bytes()).out, once.out);
    }
}

#[test]
fn files_are_rewritten_in_place_and_only_when_they_change() {
    let directory = directory("fmt");
    let (messy, clean, other) = (directory.join("a.pgn"), directory.join("b.pgn"), directory.join("c.txt"));
    fs::write(&messy, "1.e4 e5 *").unwrap();
    fs::write(&clean, chess(&["fmt", "-"], b"1. d4 *").out).unwrap();
    fs::write(&other, "1.e4 e5 *").unwrap();
    let time = fs::metadata(&clean).unwrap().modified().unwrap();
    let path = directory.to_str().unwrap();

    let check = chess(&["fmt", "--check", path], b"");
    assert_eq!(check.code, 1);
    assert!(
        check.out.contains("a.pgn:1: game 1 would change") && !check.out.contains("b.pgn"),
        "{}",
        check.out
    );
    assert_eq!(fs::read_to_string(&messy).unwrap(), "1.e4 e5 *");

    let diff = chess(&["fmt", "--diff", path], b"");
    assert_eq!(diff.code, 1);
    assert!(diff.out.contains("-1.e4 e5 *\n") && diff.out.contains("+1. e4 e5 *\n"), "{}", diff.out);

    let write = chess(&["fmt", path], b"");
    assert_eq!((write.code, write.out.as_str()), (0, ""));
    assert!(fs::read_to_string(&messy).unwrap().ends_with("\n\n1. e4 e5 *\n"));
    assert_eq!(fs::read_to_string(&other).unwrap(), "1.e4 e5 *", "only .pgn files of a directory");
    assert_eq!(fs::metadata(&clean).unwrap().modified().unwrap(), time);
    assert_eq!(fs::read_dir(&directory).unwrap().count(), 3, "nothing is left beside the files");
    assert_eq!(chess(&["fmt", "--check", path], b"").code, 0);
}

#[cfg(unix)]
#[test]
fn links_and_permissions_stay() {
    use std::os::unix::fs::{PermissionsExt as _, symlink};
    let directory = directory("fmt-links");
    let (file, link) = (directory.join("file.pgn"), directory.join("link.pgn"));
    fs::write(&file, "1.e4 *").unwrap();
    fs::set_permissions(&file, fs::Permissions::from_mode(0o640)).unwrap();
    symlink(&file, &link).unwrap();
    assert_eq!(chess(&["fmt", link.to_str().unwrap()], b"").code, 0);
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert!(fs::read_to_string(&file).unwrap().ends_with("1. e4 *\n"));
    assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o640);
}

#[test]
fn broken_games_stay_byte_for_byte_and_are_reported_where_they_break() {
    let broken: [&[u8]; 5] = [
        b"[White \"A\"]\n1.   e4 e5\n2. Ke3  {x } *",
        b"[White \"B\"]\n\n1. e4 (1. d4 *",
        b"[White \"C\"]\n\n1. e4 { never closed",
        b"[White \"D\"\n\n1. e4 *",
        b"[White \"E\"]\n\n1. e4 caf\xE9 *",
    ];
    for game in broken {
        let text =
            [b"[Event \"1\"]\n\n1.e4 *\n\n".as_slice(), game, b"\n\n[Event \"2\"]\n\n1.d4 *\n"].concat();
        let answer = chess_bytes(&text);
        assert_eq!(answer.0, 1);
        assert!(
            answer.1.windows(game.len()).any(|window| window == game),
            "{}",
            String::from_utf8_lossy(&answer.1)
        );
        assert!(answer.2.contains("<stdin>:"), "{}", answer.2);
        let moves = contents(&answer.1);
        assert!(moves.len() >= 3, "{} games", moves.len());
        assert_eq!(chess_bytes(&answer.1).1, answer.1);
    }
    let answer = chess(&["fmt", "-"], b"[Event \"1\"]\n\n1. e4 e5\n2. Ke3 *");
    assert!(answer.err.starts_with("<stdin>:4:4: left as it stands: illegal move 2. Ke3"), "{}", answer.err);
}

/// The same for text that stays Latin-1.
fn chess_bytes(input: &[u8]) -> (i32, Vec<u8>, String) {
    let path = directory("fmt-bytes").join("games.pgn");
    fs::write(&path, input).unwrap();
    let answer = chess(&["fmt", path.to_str().unwrap()], b"");
    let err = answer.err.replace(path.to_str().unwrap(), "<stdin>");
    (answer.code, fs::read(&path).unwrap(), err)
}

#[test]
fn what_cannot_be_formatted_is_an_error() {
    assert_eq!(chess(&["fmt", "nowhere.pgn"], b"").code, 2);
    assert_eq!(chess(&["fmt"], b"").code, 2);
    let path = directory("fmt-zip").join("games.pgn.gz");
    fs::write(&path, [0x1F, 0x8B, 8, 0]).unwrap();
    let answer = chess(&["fmt", path.to_str().unwrap()], b"");
    assert_eq!(answer.code, 2);
    assert!(answer.err.contains("compressed with gzip"), "{}", answer.err);
}

/// Prints the moves of each game, then the number of its positions, variations included.
const PYTHON: &str = "
import sys, chess.pgn
games = open(sys.argv[1], encoding='utf-8')
while (game := chess.pgn.read_game(games)) is not None:
    assert not game.errors, game.errors
    waiting, count = [game], 0
    while waiting:
        node = waiting.pop()
        count += 1
        waiting.extend(node.variations)
    print(' '.join([move.uci() for move in game.mainline_moves()] + [str(count)]))
";

#[test]
fn python_chess_reads_the_same_moves() {
    if !Command::new("python3").args(["-c", "import chess.pgn"]).status().is_ok_and(|status| status.success())
    {
        println!("skipped: there is no python3 with the module chess");
        return;
    }
    let path = directory("fmt-python").join("games.pgn");
    for (name, game) in HARD {
        let written = chess(&["fmt", "-"], game).out;
        fs::write(&path, &written).unwrap();
        let run = Command::new("python3").args(["-c", PYTHON]).arg(&path).output().unwrap();
        assert!(run.status.success(), "{name}: {}", String::from_utf8_lossy(&run.stderr));
        let theirs = String::from_utf8(run.stdout).unwrap();
        let ours: String =
            contents(game).iter().zip(starts(game)).map(|(game, start)| uci(game, start) + "\n").collect();
        assert_eq!(theirs, ours, "{name}\n{written}");
    }
}

fn starts(text: &[u8]) -> Vec<chess_runtime::Position> {
    chess_runtime::judge::Referee::default().judge_all(text).map(|verdict| *verdict.record.start()).collect()
}

/// What the script above prints. Castling in Chess960 is written as the king's move onto its rook.
fn uci(game: &running::Content, start: chess_runtime::Position) -> String {
    let is_960 = game.tags.iter().any(|(name, _)| name == "Variant");
    let mut position = start;
    let mut words = Vec::new();
    for &m in &game.lines[0].moves {
        words.push(if is_960 { position.uci960(m) } else { m.to_string() });
        position = position.play_unchecked(m);
    }
    words.push((1 + game.lines.iter().map(|line| line.moves.len()).sum::<usize>()).to_string());
    words.join(" ")
}
