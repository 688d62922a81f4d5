//! Moves as text, against shakmaty and against the list of legal moves, over random games.
//!
//! One half tests whether legal moves, and whole games of them, are written and read as in shakmaty. The
//! other half writes moves at random, most of them wrong. It tests whether exactly the moves that fit one
//! legal move are accepted, and whether the reason for refusing the others is true on the board (`reasons`).

mod reasons;

use chess_tests::{Random, random_move, say};
use chess_types::judge::{Referee, Verdict};
use chess_types::reasons::Help;
use chess_types::{
    Bitboard, CastleSide, CheckMark, Color, File, History, Move, MoveKind, MoveNumber, Position, Rank,
    Refusal, Role, Square, WrittenKind, WrittenMove,
};
use shakmaty::fen::Fen;
use shakmaty::san::SanPlus;
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Chess};

/// Games without progress are cut off here.
const LONGEST_GAME: usize = 200;

/// Boards on which several pieces of one role can go to the same square, some of them from the same file or
/// rank, and boards on which attacks prevent castling. Games from the starting position hardly ever have
/// either.
const CROWDED: [&str; 11] = [
    "4k3/8/2N1N3/1N3N2/8/1N3N2/2N1N3/4K3 w - - 0 1",
    "8/Q1Q5/5k2/8/Q7/8/Q1Q5/6K1 w - - 0 1",
    "r3r2r/1k6/8/r6r/8/r3r2r/8/6K1 b - - 0 1",
    "7k/8/b1b1b3/1b1b4/b1b1b3/8/8/K7 b - - 0 1",
    "1n1n1n2/P1P1P1P1/7k/8/8/7K/p1p1p1p1/1N1N1N2 w - - 0 1",
    "k7/8/8/1pPpPpPp/PpPpPpPp/8/8/K7 w - - 0 1",
    "r3k2r/8/1bq2nb1/8/8/1BQ2NB1/8/R3K2R w KQkq - 0 1",
    "r3k2r/1p4p1/3nn3/8/8/3NN3/1P4P1/R3K2R b KQkq - 0 1",
    "1r2k1r1/8/2q5/4p3/4P3/2Q5/8/1R2K1R1 w GBgb - 0 1",
    "4k3/8/8/K1pP3r/8/8/8/8 w - c6 0 1",
    "4r3/8/8/8/k2pP2R/8/8/4K3 b - e3 0 1",
];

/// A game of standard chess, of Chess960, or from a crowded board.
fn any_start(random: &mut Random) -> Position {
    match random.below(4) {
        0 => Position::STANDARD,
        1 | 2 => Position::chess960(random.below(960) as u16).unwrap_or_default(),
        _ => position(CROWDED[random.below(CROWDED.len())]),
    }
}

fn position(fen: &str) -> Position {
    Position::from_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// Plays random games and shows every position of them to `look`; returns how many there were.
fn play_games(random: &mut Random, games: usize, mut look: impl FnMut(&mut Random, &Position)) -> usize {
    let mut positions = 0;
    for _ in 0..games {
        let mut position = any_start(random);
        for _ in 0..LONGEST_GAME {
            look(random, &position);
            positions += 1;
            let legal = position.legal_moves();
            if legal.is_empty() {
                break;
            }
            position = position.play_unchecked(random_move(random, &position, &legal));
        }
    }
    positions
}

/// Their position, read from our FEN.
fn theirs(position: &Position) -> Chess {
    let fen = position.to_fen();
    let read: Fen = fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"));
    let theirs = read.into_position(CastlingMode::Chess960);
    theirs.unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// Our move as theirs. The name with castling as king takes rook is never ambiguous.
fn their_move(position: &Position, theirs: &Chess, m: Move) -> shakmaty::Move {
    let name = position.uci960(m);
    let read: UciMove = name.parse().unwrap_or_else(|error| panic!("{name}: {error}"));
    let found = read.to_move(theirs);
    found.unwrap_or_else(|error| panic!("{name} in {position:?}: {error}"))
}

#[test]
fn moves_are_written_and_read_as_shakmaty_does() {
    let mut random = Random::announced();
    let mut moves = 0;
    let positions = play_games(&mut random, 400, |_, position| {
        let theirs = theirs(position);
        for m in position.legal_moves() {
            let their_move = their_move(position, &theirs, m);
            let san = position.san(m);
            let their_san = SanPlus::from_move(theirs.clone(), their_move);
            assert_eq!(san, *their_san.to_string(), "{m:?} in {position:?}");
            let their_reading: SanPlus = san.parse().unwrap_or_else(|_| panic!("they cannot read {san}"));
            let they_mean = their_reading.san.to_move(&theirs);
            assert_eq!(they_mean.ok(), Some(their_move), "{san} in {position:?}");
            moves += 1;
        }
    });
    say(&format!("{moves} moves of {positions} positions"));
    assert!(positions > 30_000 && moves > 500_000, "{moves} moves of {positions} positions");
}

#[test]
fn every_spelling_means_the_same_move() {
    let mut random = Random::announced();
    let positions = play_games(&mut random, 400, |_, position| {
        for m in position.legal_moves() {
            let san = position.san(m);
            let parsed = |text: &str| position.parse_san(text).map_err(|error| format!("{text}: {error}"));
            for text in [
                san.to_string(),
                position.san_without_mark(m).to_string(),
                position.long_san(m).to_string(),
                position.uci960(m),
                san.figurine(position.turn()).to_string(),
            ] {
                assert_eq!(parsed(&text), Ok(m), "{text} in {position:?}");
            }
            assert_eq!(position.parse_uci(&position.uci960(m)), Ok(m), "in {position:?}");
            // Standard chess writes castling as the king's squares. In Chess960 the same squares can also be
            // a normal king's move, and then they mean that move.
            if m.castles().is_none() || m.from().file() == File::E {
                assert_eq!(position.parse_uci(&m.to_string()), Ok(m), "in {position:?}");
            }
            let written = WrittenMove::from_ascii(san.as_bytes());
            let again = written.map(|written| written.to_string());
            assert_eq!(again.as_deref(), Ok(san.as_str()), "what was read is printed differently");
        }
    });
    assert!(positions > 30_000, "only {positions} positions");
}

/// The move in one of the spellings that people use.
fn some_spelling(random: &mut Random, position: &Position, m: Move) -> String {
    let san = position.san(m);
    let mut text = match random.below(6) {
        0 => position.san_without_mark(m).to_string(),
        1 => position.long_san(m).to_string(),
        2 => position.uci960(m),
        3 => san.figurine(position.turn()).to_string(),
        _ => san.to_string(),
    };
    if m.kind() == MoveKind::EnPassant && random.one_in(2) {
        text.push_str(" e.p.");
    }
    text + *random.choose(&["", "", "", "!?", " $14", " {a (comment}", " ;a comment\n"])
}

/// The movetext of the game with everything that a correct game may have: move numbers or none, glyphs,
/// comments, and variations of one move.
fn written_out(random: &mut Random, game: &History) -> String {
    let mut text = format!("[FEN \"{}\"]\n\n", game.start().to_fen());
    let mut position = *game.start();
    for &m in game.moves() {
        let number = MoveNumber::of(&position);
        if position.turn() == Color::White || random.one_in(3) {
            text += &format!("{number} ");
        }
        text += &format!("{}\n", some_spelling(random, &position, m));
        if random.one_in(10) {
            let other = *random.choose(&position.legal_moves());
            text += &format!("({number}{}\n) ", some_spelling(random, &position, other));
        }
        position = position.play_unchecked(m);
    }
    text + game.outcome().map_or("*", |outcome| outcome.result().text())
}

#[test]
fn whole_games_are_judged_as_they_were_played() {
    let mut random = Random::announced();
    let mut ends = 0;
    for _ in 0..150 {
        let mut game = History::new(any_start(&mut random));
        while game.outcome().is_none() && game.moves().len() < LONGEST_GAME {
            let legal = game.position().legal_moves();
            let m = random_move(&mut random, game.position(), &legal);
            game.play(m).unwrap_or_else(|error| panic!("{error}"));
        }
        ends += usize::from(game.outcome().is_some());
        let text = written_out(&mut random, &game);
        let verdicts: Vec<Verdict> = Referee::default().judge_all(text.as_bytes()).collect();
        let [verdict] = &verdicts[..] else { panic!("{} games in {text}", verdicts.len()) };
        let titles = verdict.diagnostics.iter().map(|told| told.title(text.as_bytes()));
        assert_eq!(titles.collect::<Vec<_>>(), [""; 0], "in {text}");
        assert_eq!(verdict.record.moves(), game.moves(), "in {text}");
        assert_eq!(verdict.record.end(), game.position(), "in {text}");
        assert_eq!(verdict.record.outcome, game.outcome(), "in {text}");
    }
    assert!(ends > 10, "only {ends} games came to their end");
}

/// Whether a legal move fits the written move. This is the definition, in terms of the move list only. The
/// crate itself goes from the target square back to the pieces, without a list.
fn fits(position: &Position, san: &WrittenMove, m: Move) -> bool {
    match san.kind {
        WrittenKind::Castle(side) => m.castles() == Some(side),
        WrittenKind::Piece { role, file, rank, takes, to, promotion } => {
            // A pawn's step names no file, because it stays on its file.
            let file = match file {
                None if role == Role::Pawn && !takes => Some(to.file()),
                file => file,
            };
            m.castles().is_none()
                && position.board().role_at(m.from()) == Some(role)
                && file.is_none_or(|file| m.from().file() == file)
                && rank.is_none_or(|rank| m.from().rank() == rank)
                && m.to() == to
                && m.promotes_to() == promotion
        }
        WrittenKind::Squares { from, to, promotion, .. } => {
            let arrives = match m.castles() {
                None => m.to() == to,
                Some(side) => {
                    let rook = position.castling_rook(position.turn(), side);
                    rook == Some(to) || (from.file() == File::E && m.to() == to)
                }
            };
            m.from() == from && arrives && m.promotes_to() == promotion
        }
    }
}

/// A written form of this legal move, with more or fewer details.
fn some_writing(random: &mut Random, position: &Position, m: Move) -> WrittenKind {
    if let Some(side) = m.castles().filter(|_| random.one_in(2)) {
        return WrittenKind::Castle(side);
    }
    let takes = random.one_in(3);
    let (from, to, promotion) = (m.from(), m.to(), m.promotes_to());
    if random.one_in(3) {
        return WrittenKind::Squares { from, takes, to, promotion };
    }
    let role = position.board().role_at(from).unwrap_or(Role::Pawn);
    let file = random.one_in(2).then_some(from.file());
    let rank = random.one_in(3).then_some(from.rank());
    WrittenKind::Piece { role, file, rank, takes, to, promotion }
}

/// Any written move at all.
fn any_writing(random: &mut Random) -> WrittenKind {
    let takes = random.one_in(3);
    let to = any_square(random);
    let promotion = random.one_in(4).then(|| *random.choose(&Role::ALL));
    match random.below(16) {
        0 => WrittenKind::Castle(*random.choose(&CastleSide::ALL)),
        1..=4 => WrittenKind::Squares { from: any_square(random), takes, to, promotion },
        _ => WrittenKind::Piece {
            role: *random.choose(&Role::ALL),
            file: random.one_in(3).then(|| *random.choose(&File::ALL)),
            rank: random.one_in(4).then(|| *random.choose(&Rank::ALL)),
            takes,
            to,
            promotion,
        },
    }
}

fn any_square(random: &mut Random) -> Square {
    Square::ALL[random.below(64)]
}

/// A pseudo-legal move that leaves the king in check, if there is one. Such moves make pins, checks and
/// castling under attack come up often.
fn move_into_check(random: &mut Random, position: &Position) -> Option<Move> {
    let pseudo_legal = position.pseudo_legal_moves();
    let mut illegal: Vec<Move> = pseudo_legal.into_iter().filter(|&m| !position.is_legal(m)).collect();
    // Most of them are king moves, because some square beside the king is almost always attacked.
    let is_rare = |m: &Move| m.from() != position.king(position.turn()) || m.castles().is_some();
    if random.one_in(2) && illegal.iter().any(is_rare) {
        illegal.retain(is_rare);
    }
    (!illegal.is_empty()).then(|| *random.choose(&illegal))
}

/// A pawn's capture to one side or the other, whether or not there is anything to take.
fn some_pawn_capture(random: &mut Random, position: &Position) -> Option<WrittenKind> {
    let turn = position.turn();
    let pawns: Vec<Square> = position.board().of(Role::Pawn, turn).into_iter().collect();
    let from = *(!pawns.is_empty()).then(|| random.choose(&pawns))?;
    let forward = if turn == Color::White { 1 } else { -1 };
    let to = from.offset(*random.choose(&[-1, 1]), forward)?;
    let file = Some(from.file());
    Some(WrittenKind::Piece { role: Role::Pawn, file, rank: None, takes: true, to, promotion: None })
}

/// The same written move with one detail changed, as by a slip of the pen.
fn with_slip(random: &mut Random, position: &Position, kind: WrittenKind) -> WrittenKind {
    let near = |random: &mut Random, square: Square| {
        let step = |random: &mut Random| random.below(5) as i8 - 2;
        let (files, ranks) = (step(random), step(random));
        square.offset(files, ranks).unwrap_or(square)
    };
    match kind {
        WrittenKind::Castle(side) => {
            WrittenKind::Castle(if side == CastleSide::King { CastleSide::Queen } else { CastleSide::King })
        }
        WrittenKind::Squares { from, takes, to, promotion } => match random.below(3) {
            0 => WrittenKind::Squares { from: near(random, from), takes, to, promotion },
            1 => WrittenKind::Squares { from, takes, to: near(random, to), promotion },
            _ => WrittenKind::Squares { from, takes, to, promotion: Some(*random.choose(&Role::ALL)) },
        },
        WrittenKind::Piece { role, file, rank, takes, to, promotion } => match random.below(5) {
            0 => WrittenKind::Piece { role: *random.choose(&Role::ALL), file, rank, takes, to, promotion },
            1 => WrittenKind::Piece { role, file, rank, takes, to: near(random, to), promotion },
            2 => WrittenKind::Piece { role, file, rank, takes, to, promotion: None },
            3 => WrittenKind::Piece { role, file: None, rank, takes, to, promotion },
            _ => {
                // Onto an occupied square: captures show mistakes with pins, checks and own pieces.
                let occupied: Vec<Square> = position.board().occupied().into_iter().collect();
                WrittenKind::Piece { role, file, rank, takes, to: *random.choose(&occupied), promotion }
            }
        },
    }
}

fn random_san(random: &mut Random, position: &Position) -> WrittenMove {
    let legal = position.legal_moves();
    let into_check = move_into_check(random, position).filter(|_| random.one_in(3));
    let capture = some_pawn_capture(random, position).filter(|_| random.one_in(10));
    let kind = if let Some(capture) = capture {
        capture
    } else if let Some(m) = into_check {
        some_writing(random, position, m)
    } else if !position.castling().of(position.turn()).is_empty() && random.one_in(8) {
        WrittenKind::Castle(*random.choose(&CastleSide::ALL))
    } else if legal.is_empty() || random.one_in(3) {
        any_writing(random)
    } else {
        let m = random_move(random, position, &legal);
        let right = some_writing(random, position, m);
        if random.one_in(3) { right } else { with_slip(random, position, right) }
    };
    let marks = [None, Some(CheckMark::Check), Some(CheckMark::Double), Some(CheckMark::Mate)];
    WrittenMove { kind, mark: *random.choose(&marks), en_passant: random.one_in(20) }
}

/// How often each answer came up. The test proves nothing about answers that never came up.
#[derive(Debug, Default)]
struct Answers {
    found: usize,
    ambiguous: usize,
    illegal: std::collections::BTreeMap<&'static str, usize>,
}

#[test]
fn a_writing_is_taken_if_exactly_one_legal_move_fits() {
    let mut random = Random::announced();
    let mut answers = Answers::default();
    let positions = play_games(&mut random, 400, |random, position| {
        let legal = position.legal_moves();
        for _ in 0..12 {
            let san = random_san(random, position);
            let fitting: Vec<Move> = legal.iter().copied().filter(|&m| fits(position, &san, m)).collect();
            let context = || format!("{san} ({:?}) in {position:?}", san.kind);
            let expected = match fitting.as_slice() {
                [one] => Some(*one),
                _ => None,
            };
            assert_eq!(position.find(&san), expected, "{}: {fitting:?} fit", context());
            match position.resolve(&san) {
                Ok(found) => {
                    answers.found += 1;
                    assert_eq!(Some(found), expected, "{}", context());
                }
                Err(Refusal::Ambiguous(ambiguity)) => {
                    answers.ambiguous += 1;
                    assert!(fitting.len() > 1, "{}: ambiguous, but {fitting:?} fit", context());
                    let movers: Bitboard = fitting.iter().map(|m| m.from()).collect();
                    assert_eq!(ambiguity.movers, movers, "{}", context());
                    assert_eq!(Some(ambiguity.to), san.to(), "{}", context());
                    assert_eq!(ambiguity.promotion, san.promotion(), "{}", context());
                    assert_help_is_legal(&Help::for_ambiguity(position, &ambiguity), position, &context());
                }
                Err(Refusal::Illegal(illegality)) => {
                    *answers.illegal.entry(illegality.rule().id()).or_default() += 1;
                    assert!(fitting.is_empty(), "{}: {illegality}, but {fitting:?} fit", context());
                    reasons::assert_true(position, &san, &illegality, &context());
                    let word = san.to_string();
                    if let Some(help) = Help::for_refused(position, &san, &word, &illegality) {
                        assert_help_is_legal(&help, position, &context());
                    }
                }
            }
        }
    });
    say(&format!("{positions} positions: {answers:#?}"));
    let refused: usize = answers.illegal.values().sum();
    assert!(answers.found > 50_000 && answers.ambiguous > 1_000 && refused > 200_000, "{answers:?}");
    for rule in reasons::FROM_THE_BOARD_ALONE {
        assert!(answers.illegal.contains_key(rule), "{rule} never came up: {answers:?}");
    }
}

/// Whatever is written in place of a move, what is suggested is legal.
#[test]
fn misspelt_moves_are_met_with_legal_ones() {
    const SIGNS: [char; 24] = [
        'a', 'e', 'x', 'N', 'S', 'T', 'K', 'O', '0', '1', '4', '8', '9', '-', '=', '+', '#', ',', 'е', 'К',
        'Ν', '\u{200b}', '\0', '♞',
    ];
    let mut random = Random::announced();
    let mut helped = 0;
    play_games(&mut random, 60, |random, position| {
        let legal = position.legal_moves();
        if legal.is_empty() {
            return;
        }
        for _ in 0..4 {
            let word = position.san(*random.choose(&legal)).to_string();
            let mut word: Vec<char> = match random.below(5) {
                0 => word.to_uppercase().chars().collect(),
                1 => word.to_lowercase().chars().collect(),
                _ => word.chars().collect(),
            };
            for _ in 0..random.below(3) {
                let (at, sign) = (random.below(word.len()), *random.choose(&SIGNS));
                if random.below(2) == 0 { word[at] = sign } else { word.insert(at, sign) }
            }
            let word: String = word.into_iter().collect();
            if position.parse_san(&word).is_ok() {
                continue;
            }
            if let Some(help) = Help::for_misspelling(position, &word) {
                helped += 1;
                assert_help_is_legal(&help, position, &format!("{word:?} in {position:?}"));
            }
        }
    });
    assert!(helped > 1_000, "only {helped} words were helped with");
}

/// Asserts that help names only legal moves, and says that there is no legal move only if that is true.
fn assert_help_is_legal(help: &Help, position: &Position, context: &str) {
    let text = help.to_string();
    match help {
        Help::Targets { placed, to, castles, .. } => {
            let moves: Vec<Move> = position.legal_moves_from(placed.square).collect();
            let (castling, others): (Vec<Move>, Vec<Move>) =
                moves.iter().partition(|m| m.castles().is_some());
            let legal: Bitboard = others.iter().map(|m| m.to()).collect();
            assert_eq!(*to, legal, "{context}: {text}");
            let legal: Vec<CastleSide> = castling.iter().filter_map(|m| m.castles()).collect();
            assert_eq!(*castles, legal, "{context}: {text}");
            assert_eq!(position.piece_at(placed.square), Some(placed.piece), "{context}: {text}");
        }
        Help::Write(moves, _) => {
            assert!(moves.iter().all(|&m| position.is_legal(m)), "{context}: {text}");
            assert!(!moves.is_empty(), "{context}: {text}");
        }
        Help::Others(moves, to, _) => {
            assert_eq!(*moves, position.legal_moves_to((*to).into()), "{context}: {text}");
            assert!(!moves.is_empty(), "{context}: {text}");
        }
        Help::DidYouMean { best, others, .. } => {
            assert!(position.is_legal(*best), "{context}: {text}");
            if let Some(others) = others {
                assert_help_is_legal(others, position, context);
            }
        }
        Help::Answers(moves, _) => assert_eq!(*moves, position.legal_moves(), "{context}: {text}"),
        _ => (),
    }
    assert!(!text.is_empty(), "{context}");
}

#[test]
fn a_move_is_explained_exactly_if_it_is_not_legal() {
    let mut random = Random::announced();
    play_games(&mut random, 60, |random, position| {
        let legal = position.legal_moves();
        for _ in 0..10 {
            let (from, to) = (any_square(random), any_square(random));
            let m = match random.below(8) {
                0 => Move::castle(from, *random.choose(&CastleSide::ALL)),
                1 => Move::en_passant(from, to),
                2 => Move::promotion(from, to, *random.choose(&[Role::Queen, Role::Knight])),
                3 if !legal.is_empty() => *random.choose(&legal),
                _ => Move::normal(from, to),
            };
            let explained = position.explain(m);
            assert_eq!(explained.is_none(), legal.contains(&m), "{m:?} in {position:?}: {explained:?}");
            let kind = match m.kind() {
                MoveKind::Castle(side) => WrittenKind::Castle(side),
                _ => WrittenKind::Squares { from, takes: false, to, promotion: m.promotes_to() },
            };
            let written = WrittenMove { kind, mark: None, en_passant: m.kind() == MoveKind::EnPassant };
            // A move that is legal by its squares, but written as the wrong kind, breaks no rule of chess.
            let is_writable = position.find(&written).is_some();
            if let Some(illegality) = explained.filter(|_| !is_writable) {
                reasons::assert_true(position, &written, &illegality, &format!("{m:?} in {position:?}"));
            }
        }
    });
}
