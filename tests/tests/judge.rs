//! The judge against another implementation: whole games, right and damaged, are played by shakmaty too, and
//! [`Referee`] and [`Follower`] must get as far, find the same moves, the same checks and the same end.

use chess_tests::{Random, random_move};
use chess_types::judge::{Follower, MoveText, Problem, Referee, Verdict};
use chess_types::notation::Span;
use chess_types::{Color, History, MoveKind, Outcome, Position, Role, WrittenMove};
use shakmaty::fen::Fen;
use shakmaty::san::SanPlus;
use shakmaty::{CastlingMode, Chess, EnPassantMode, Position as _};

const FAMOUS: &str = include_str!("../data/games/famous.pgn");

/// The one game of a text.
fn judge(text: &[u8], start: Position) -> Verdict {
    let mut verdicts = Referee::new(start).judge_all(text);
    let verdict = verdicts.next().unwrap_or_else(|| panic!("no game in {:?}", String::from_utf8_lossy(text)));
    assert!(verdicts.next().is_none(), "two games in {:?}", String::from_utf8_lossy(text));
    verdict
}

fn theirs(position: &Position) -> Chess {
    let fen: Fen = position.to_fen().parse().expect("a FEN");
    fen.into_position(CastlingMode::Chess960).expect("a position")
}

/// A move as both write it: the king's way to castle is to the rook.
fn ours_in_uci(position: &Position, m: chess_types::Move) -> String {
    position.uci960(m)
}

fn theirs_in_uci(m: shakmaty::Move) -> String {
    m.to_uci(CastlingMode::Chess960).to_string()
}

/// The move that the other implementation takes a word for, whether or not it takes what it says: to ours that is a wrong
/// claim and not an illegal move.
fn meant(word: &str, position: &Chess) -> Option<shakmaty::Move> {
    let mut san = SanPlus::from_ascii(word.as_bytes()).expect("SAN").san;
    san.to_move(position).ok().or_else(|| {
        if let shakmaty::san::San::Normal { role, capture, .. } = &mut san
            && *role != shakmaty::Role::Pawn
        {
            *capture = !*capture;
        }
        san.to_move(position).ok()
    })
}

/// How the game has ended to the other implementation, repetitions and counters aside.
fn ends(position: &Chess) -> Option<Outcome> {
    if position.is_checkmate() {
        let winner = if position.turn() == shakmaty::Color::White { Color::Black } else { Color::White };
        return Some(Outcome::Checkmate { winner });
    }
    position.is_stalemate().then_some(Outcome::Stalemate)
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

/// Games that chance plays, written plainly: every move is the one that shakmaty makes of the word, and the end is the
/// same.
#[test]
fn legal_games_are_followed_to_their_end() {
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
        if words.is_empty() {
            continue;
        }
        with_moves += 1;
        let text = movetext(&mut random, &words, &start);
        let verdict = judge(text.as_bytes(), start);
        assert_eq!(verdict.diagnostics, [], "in {text:?} from {start:?}");
        assert_eq!(verdict.record.moves(), game.moves(), "{text:?}");
        let (mut position, mut other) = (start, theirs(&start));
        for (word, &m) in words.iter().zip(verdict.record.moves()) {
            let san = SanPlus::from_ascii(word.as_bytes()).expect("SAN").san;
            let their_move = san.to_move(&other).expect("a legal move");
            assert_eq!(ours_in_uci(&position, m), theirs_in_uci(their_move), "{word} in {position:?}");
            position = position.play_unchecked(m);
            other.play_unchecked(their_move);
        }
        let fen = Fen::from_position(&other, EnPassantMode::Legal).to_string();
        assert_eq!(theirs(verdict.record.end()), other, "{fen}");
        let Some(outcome) = verdict.record.outcome else {
            assert_eq!(ends(&other), None, "{fen}");
            continue;
        };
        assert!(ends(&other).is_none_or(|theirs| theirs == outcome), "{fen}");
        ended += 1;
        for result in ["1-0", "0-1", "1/2-1/2", "*"] {
            let is_right = result == "*" || result == outcome.result().to_string();
            let verdict = judge(format!("{text}{result}").as_bytes(), start);
            assert_eq!(verdict.is_legal(), is_right, "{result} after {text:?}");
        }
    }
    assert!(with_moves > 300, "only {with_moves} games with moves");
}

#[test]
fn famous_games_are_legal() {
    let movetexts = FAMOUS.split("\n\n").filter(|part| part.starts_with("1."));
    let mut games = 0;
    for text in movetexts {
        assert_eq!(judge(text.as_bytes(), Position::STANDARD).diagnostics, [], "{text}");
        games += 1;
    }
    assert_eq!(games, 12);
}

/// One word of a game is changed, added, left out or exchanged. The referee stops at the word where shakmaty does, and
/// what it has played until then is the same.
#[test]
fn damaged_games_stop_where_the_other_stops() {
    let mut random = Random::announced();
    let mut others: Vec<String> =
        ["e4", "Nxe5", "O-O", "O-O-O", "e8=Q", "Qh5", "Kd2", "bxa3"].map(String::from).into();
    let (mut stopped, mut finished) = (0, 0);
    for _ in 0..4_000 {
        let start = Position::STANDARD;
        let (mut words, _) = random_game(&mut random, start, true);
        if words.is_empty() {
            continue;
        }
        let at = random.below(words.len());
        match random.below(5) {
            0 => words[at] = random.choose(&others).clone(),
            1 => words.insert(at, random.choose(&others).clone()),
            2 => drop(words.remove(at)),
            3 => words[at] = words[at].replace(['+', '#'], ""),
            _ => words.swap(at, 0),
        }
        if words.is_empty() {
            continue;
        }
        // Numbers would count wrong after a word was added or left out, which is another mistake.
        let text = words.join(" ");
        let verdict = judge(text.as_bytes(), start);
        let mut other = theirs(&start);
        let mut history = History::new(start);
        let mut refused = None;
        for (index, word) in words.iter().enumerate() {
            let Some(m) = meant(word, &other) else {
                refused = Some(index);
                break;
            };
            other.play_unchecked(m);
            let m = history.position().parse_uci(&theirs_in_uci(m)).expect("a legal move");
            history.play(m).expect("a legal move");
        }
        assert_eq!(verdict.record.moves(), history.moves(), "{text}");
        let stop = verdict.diagnostics.iter().find(|told| {
            matches!(told.problem, Problem::Illegal(_) | Problem::Ambiguous(_))
                || matches!(told.problem, Problem::AfterEnd(Outcome::Checkmate { .. } | Outcome::Stalemate))
        });
        match refused {
            Some(index) => {
                let before: usize = words[..index].iter().map(|word| word.len() + 1).sum();
                let stop = stop.unwrap_or_else(|| panic!("{} passes in {text}", words[index]));
                assert_eq!(stop.span.start, before, "{text}");
                stopped += 1;
            }
            None => {
                assert!(stop.is_none(), "{stop:?} in {text}");
                finished += 1;
            }
        }
        others.push(random.choose(&words).clone());
    }
    assert!(stopped > 1_000 && finished > 200, "{stopped} stopped, {finished} finished");
}

/// The follower's quick step: any word at any place of a game finds the move that shakmaty finds, or none, and knows
/// afterwards whether the king is in check.
#[test]
fn a_follower_goes_where_the_other_goes() {
    let mut random = Random::announced();
    let parse = |word: &str| word.parse::<WrittenMove>().expect("our own writing");
    let written =
        |word: &str| MoveText { span: Span::new(0, word.len()), written: Ok(parse(word)), number: None };
    let mut words: Vec<String> = Vec::new();
    for round in 0..150 {
        let start = match round % 2 {
            0 => Position::chess960(random.below(960) as u16).expect("a start"),
            _ => Position::STANDARD,
        };
        let mut follower = Follower::default();
        follower.begin(Some(&start), &[]);
        for _ in 0..120 {
            let position = *follower.position();
            let legal = position.legal_moves();
            if legal.is_empty() || position.outcome().is_some() {
                break;
            }
            let other = theirs(&position);
            // All legal words, and some of elsewhere, without marks: those are claims.
            let here = legal.iter().map(|&m| position.san(m).trim_end_matches(['+', '#']).to_owned());
            let elsewhere = (0..if words.is_empty() { 0 } else { 30 }).map(|_| random.choose(&words).clone());
            let all: Vec<String> = here.chain(elsewhere).collect();
            for word in &all {
                let mut tried = follower.clone();
                let played = tried.play(word.as_bytes(), &written(word));
                let expected = meant(word, &other);
                let ours = played.map(|m| ours_in_uci(&position, m));
                assert_eq!(ours, expected.map(theirs_in_uci), "{word} in {position:?}");
                if let (Some(m), Some(expected)) = (played, expected) {
                    let after = position.play_unchecked(m);
                    assert_eq!((tried.position(), tried.position().key()), (&after, after.key()));
                    let mut other = other.clone();
                    other.play_unchecked(expected);
                    assert_eq!(tried.is_check(), other.is_check(), "{word} in {position:?}");
                }
            }
            let word = random.choose(&all[..legal.len()]).clone();
            assert!(follower.play(word.as_bytes(), &written(&word)).is_some());
            words.push(word);
        }
    }
}

/// What could be told apart only by looking closely.
#[test]
fn what_is_wrong_is_told_and_what_is_right_is_not() {
    let repeated = "Nf3 Nf6 Ng1 Ng8 ".repeat(4);
    let to_the_end = format!("{repeated}e4");
    for text in [
        "1. e4 2. e5",
        "1. e4 1. e5",
        "2. e4",
        "99999999999. e4",
        "2e4",
        "1.2e4",
        "e4 7e5",
        "00001. e4",
        "e4 e5 Nf3 Nc6 Bc4 Bc5 e1xh1",
        "f3 e5 g4 Qh4# 1-0",
        "f3 e5 g4 Qh4# Kf2",
        "f3 e5 g4 Qh4# mate",
        "mate e4",
        "e4 mate",
        "e4 1... mate e5",
        "e4 e5 Qh5 Nc6 Qxf7++",
        "e4+",
        "Nxf3",
        // Something could be taken en passant there, but not by a knight.
        "1. a3 Nf6 2. a4 Ng4 3. e4 Nxe3",
        "e4 e5 (d4)",
        "e4\0",
        to_the_end.as_str(),
    ] {
        assert_ne!(judge(text.as_bytes(), Position::STANDARD).diagnostics, [], "{text:?}");
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
        "e4 a6 e5 d5 exd6e.p.",
        "e4 e5 1/2-1/2",
        "e4 e5 1/2",
        "e4 e5 {best}",
        "[White \"A\"] e4",
        "e4 ; e5",
        repeated.as_str(),
    ] {
        assert_eq!(judge(text.as_bytes(), Position::STANDARD).diagnostics, [], "{text:?}");
    }
}

/// The Laws end these games, and no move may follow.
#[test]
fn nothing_is_passed_after_the_end() {
    let bare = Position::from_fen("4k3/8/8/8/8/8/4p3/4K3 w - - 0 1").expect("a position");
    assert_eq!(bare.board().role(Role::Pawn).len(), 1);
    let is_legal = |text: &str, start| judge(text.as_bytes(), start).is_legal();
    assert_eq!(judge(b"Kxe2", bare).record.outcome, Some(Outcome::DeadPosition));
    assert!(is_legal("Kxe2", bare) && !is_legal("Kxe2 Ke7", bare));
    let late = Position::from_fen("4k3/7r/8/8/8/8/R7/4K3 w - - 147 100").expect("a position");
    assert!(is_legal("Ra3 Rh6 Ra4", late) && !is_legal("Ra3 Rh6 Ra4 Rh5", late));
}

/// Where the fifth repetition and the seventy-fifth move coincide, the whole project has one answer.
#[test]
fn one_end_where_two_laws_apply() {
    let start = Position::from_fen("4k2r/8/8/8/8/8/8/R3K3 w - - 134 100").expect("a position");
    let words = ["Ra2", "Rh7", "Ra1", "Rh8"].repeat(4);
    let mut history = History::new(start);
    for word in &words {
        history.play(history.position().parse_san(word).expect("legal")).expect("legal");
    }
    assert_eq!((history.repetitions(), history.position().halfmoves()), (5, 150));
    assert_eq!(history.outcome(), Some(Outcome::FivefoldRepetition));
    let text = words.join(" ");
    assert_eq!(judge(text.as_bytes(), start).record.outcome, Some(Outcome::FivefoldRepetition));
    let archive = format!("[FEN \"{}\"]\n\n{text} 1/2-1/2\n", start.to_fen());
    let totals = chess_runtime::archive::check("a", archive.as_bytes()).totals;
    assert_eq!((totals.findings(), totals.outcomes), (0, [0, 0, 0, 1, 0]));
}

#[test]
fn promotions_are_read_alike_in_every_writing() {
    let start = Position::from_fen("7k/P7/8/8/8/8/8/K7 w - - 0 1").expect("a position");
    for text in ["a8=Q", "a8Q", "a8/Q", "a8(Q)", "a8=q", "a8q", "a8/q", "a8(q)", "a7a8q", "a7-a8=N"] {
        let verdict = judge(text.as_bytes(), start);
        assert_eq!(verdict.diagnostics, [], "{text}");
        assert!(matches!(verdict.record.moves()[0].kind(), MoveKind::Promotion(_)), "{text}");
    }
    for text in ["a8", "a8=K", "a8/k", "7a8=Q"] {
        assert!(!judge(text.as_bytes(), start).is_legal(), "{text}");
    }
}
