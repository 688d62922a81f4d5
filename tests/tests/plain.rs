//! The quick way through a game and the patient way say the same: whatever [`judge_plain`] passes is one
//! game, legal, with the record that the referee gives it; and what is written plainly it does pass.

use chess_tests::{Random, random_move};
use chess_types::judge::{GameReader, GameRecord, judge, judge_plain};
use chess_types::{History, Position, Role};

const FAMOUS: &str = include_str!("../data/games/famous.pgn");

/// What the quick way says, which must be what the patient way says, or nothing.
fn agreed(text: &[u8], start: Position) -> Option<GameRecord> {
    let record = judge_plain(text, start)?;
    let shown = String::from_utf8_lossy(text);
    let games: Vec<_> = GameReader::new(text).collect();
    let [game] = &games[..] else { panic!("{} games in {shown:?}", games.len()) };
    let verdict = judge(game, text, start);
    assert_eq!(verdict.diagnostics, [], "in {shown:?} from {start:?}");
    assert_eq!(verdict.record, record, "of {shown:?} from {start:?}");
    Some(record)
}

/// A game that chance plays from here, as words: all in standard notation, or some in others.
fn random_game(random: &mut Random, start: Position, is_standard: bool) -> (Vec<String>, History) {
    let mut game = History::new(start);
    let mut words = Vec::new();
    for _ in 0..random.below(160) {
        let position = *game.position();
        let legal = position.legal_moves();
        if legal.is_empty() || game.outcome().is_some() {
            break;
        }
        let m = random_move(random, &position, &legal);
        words.push(match random.below(12) {
            0 if !is_standard => position.long_san(m).to_string(),
            1 if !is_standard => position.uci960(m),
            _ => position.san(m).to_string(),
        });
        game.play(m).expect("a legal move");
    }
    (words, game)
}

/// Words with their numbers, as people write them.
fn movetext(random: &mut Random, words: &[String], start: &Position) -> String {
    let is_numbered = !random.one_in(4);
    let (gap, after_number) =
        (*random.choose(&[" ", "  ", "\n", "\r\n\t"]), *random.choose(&[" ", "", "\n"]));
    let (mut number, mut is_white) = (start.fullmoves(), start.turn() == chess_types::Color::White);
    let mut text = String::new();
    for (ply, word) in words.iter().enumerate() {
        match (is_numbered, is_white) {
            (true, true) => text += &format!("{number}.{after_number}"),
            (true, false) if ply == 0 || random.one_in(8) => text += &format!("{number}...{after_number}"),
            _ => {}
        }
        text += word;
        text += gap;
        number += u32::from(!is_white);
        is_white = !is_white;
    }
    text
}

#[test]
fn plain_games_are_passed() {
    let mut random = Random::announced();
    let (mut with_moves, mut ended) = (0, 0);
    // As many rounds as it takes to see some games end.
    for round in 0.. {
        if round >= 400 && ended > 5 {
            break;
        }
        assert!(round < 20_000, "of {with_moves} games {ended} ended");
        let start = match round % 4 {
            0 => Position::chess960(random.below(960) as u16).expect("a start"),
            _ => Position::STANDARD,
        };
        let (words, game) = random_game(&mut random, start, true);
        let text = movetext(&mut random, &words, &start);
        let record = agreed(text.as_bytes(), start);
        // What comes near to a draw by repetition or by seventy-five moves is left to the referee.
        let is_passed = record.is_some() || words.is_empty();
        let is_near_draw = game.moves().len() >= 16 && game.can_claim_draw();
        assert!(is_passed || is_near_draw, "{text:?} from {start:?}");
        with_moves += usize::from(!words.is_empty());
        let Some(outcome) = record.and_then(|record| record.outcome) else { continue };
        ended += 1;
        for result in ["1-0", "0-1", "1/2-1/2", "*"] {
            let is_right = result == "*" || result == outcome.result();
            let passed = agreed(format!("{text}{result}").as_bytes(), start);
            assert_eq!(passed.is_some(), is_right, "{result} after {text:?}");
        }
    }
    assert!(with_moves > 300, "only {with_moves} games with moves");
}

#[test]
fn famous_games_are_passed() {
    let movetexts = FAMOUS.split("\n\n").filter(|part| part.starts_with("1."));
    let mut games = 0;
    for text in movetexts {
        assert!(agreed(text.as_bytes(), Position::STANDARD).is_some(), "{text}");
        games += 1;
    }
    assert_eq!(games, 12);
}

/// Damages games word by word and byte by byte. What is still passed must be what the referee passes.
#[test]
fn damaged_games_are_not_passed_by_mistake() {
    let mut random = Random::announced();
    let (mut passed, mut refused) = (0, 0);
    let mut others: Vec<String> =
        ["e4", "Nxe5", "O-O", "0-0-0", "e8=Q", "exd6e.p.", "mate", "check", "++", "*"]
            .map(String::from)
            .into();
    for _ in 0..4_000 {
        let start = Position::STANDARD;
        let (mut words, _) = random_game(&mut random, start, false);
        if words.is_empty() {
            continue;
        }
        let at = random.below(words.len());
        match random.below(6) {
            0 => words[at] = random.choose(&others).clone(),
            1 => words.insert(at, random.choose(&others).clone()),
            2 => drop(words.remove(at)),
            3 => {
                words[at] =
                    format!("{}{}", words[at], random.choose(&["+", "#", "++", "!", "=Q", " mate", " +"]))
            }
            4 => words[at] = words[at].replace(['x', '+', '#', '='], ""),
            _ => words.swap(at, 0),
        }
        let mut text = movetext(&mut random, &words, &start).into_bytes();
        if random.one_in(2) && !text.is_empty() {
            let at = random.below(text.len());
            let byte = *random.choose(b" \n.-+#x;{}()[]%*01289abhNKQOo\0\x1A\xC2\xA0$!?=/");
            match random.below(3) {
                0 => text[at] = byte,
                1 => text.insert(at, byte),
                _ => drop(text.remove(at)),
            }
        }
        match agreed(&text, start) {
            Some(_) => passed += 1,
            None => refused += 1,
        }
        others.push(random.choose(&words.iter().chain(&others).cloned().collect::<Vec<_>>()).clone());
    }
    assert!(passed > 200 && refused > 1_000, "{passed} passed, {refused} refused");
}

/// What could be told apart only by looking closely.
#[test]
fn what_is_not_plain_is_left_to_the_referee() {
    let repeated = "Nf3 Nf6 Ng1 Ng8 ".repeat(4);
    let to_the_end = format!("{repeated}e4");
    for text in [
        "",
        "*",
        "1. e4 e5 2.",
        "1. e4 2. e5",
        "1. e4 1. e5",
        "1.. e4",
        "1. e4 1.e5",
        "2. e4",
        "99999999999. e4",
        "1 e4",
        "2e4",
        "1.2e4",
        "e4 7e5",
        "00001. e4",
        "01. e4",
        "e4 e5 Nf3 Nc6 Bc4 Bc5 e1xh1",
        "e4 1-0 e5",
        "1. e4 2. 1-0",
        "f3 e5 g4 Qh4# 1-0",
        "f3 e5 g4 Qh4# Kf2",
        "f3 e5 g4 Qh4 mate mate",
        "f3 e5 g4 Qh4# mate",
        "mate e4",
        "e4 mate",
        "e4 1... mate e5",
        "e4 e5 Qh5 Nc6 Qxf7++",
        "e4+",
        "Nxf3",
        // Something could be taken en passant there, but not by a knight.
        "1. a3 Nf6 2. a4 Ng4 3. e4 Nxe3",
        "e4 a6 e5 d5 exd6e.p.",
        "e4 e5 {best}",
        "e4 e5 (d5)",
        "[White \"A\"] e4",
        "e4\u{1A}",
        "e4\0",
        "e4 ; e5",
        "%e4",
        repeated.as_str(),
        to_the_end.as_str(),
    ] {
        assert!(agreed(text.as_bytes(), Position::STANDARD).is_none(), "{text:?}");
    }
    for text in [
        "e4",
        "1.e4 e5 2.Nf3",
        "1. e4 1... e5 2. Nf3",
        "\r\n1. f3 e5 2. g4 Qh4 mate 0-1\n",
        "f3 e5 g4 Qh4 checkmate",
        "e4 e5 Qh5 Nc6 Qxf7 check",
        "e2-e4 e7e5 Ng1-f3 Pd6",
        "e4 e5 Nf3 Nc6 Bc4 Bc5 0-0 Nf6",
        "e4 a6 e5 d5 exd6",
        "e4 e5 1/2-1/2",
        "e4 e5 1/2",
        &"Nf3 Nf6 Ng1 Ng8 ".repeat(3),
    ] {
        assert!(agreed(text.as_bytes(), Position::STANDARD).is_some(), "{text:?}");
    }
}

/// The Laws end these games, and no move may follow.
#[test]
fn nothing_is_passed_after_the_end() {
    let bare = Position::from_fen("4k3/8/8/8/8/8/4p3/4K3 w - - 0 1").expect("a position");
    assert_eq!(bare.board().role(Role::Pawn).len(), 1);
    assert!(agreed(b"Kxe2", bare).is_some_and(|record| record.outcome.is_some()));
    assert!(agreed(b"Kxe2 Ke7", bare).is_none());
    let late = Position::from_fen("4k3/7r/8/8/8/8/R7/4K3 w - - 147 100").expect("a position");
    assert!(agreed(b"Ra3 Rh6", late).is_some());
    assert!(agreed(b"Ra3 Rh6 Ra4", late).is_none());
}

#[test]
fn promotions_are_read_alike_in_every_writing() {
    let start = Position::from_fen("7k/P7/8/8/8/8/8/K7 w - - 0 1").expect("a position");
    for text in ["a8=Q", "a8Q", "a8/Q", "a8(Q)", "a8=q", "a8q", "a8/q", "a8(q)", "a7a8q", "a7-a8=N"] {
        assert!(agreed(text.as_bytes(), start).is_some(), "{text}");
    }
    for text in ["a8", "a8=K", "a8/k", "7a8=Q"] {
        assert!(agreed(text.as_bytes(), start).is_none(), "{text}");
    }
}
