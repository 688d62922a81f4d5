//! Parsers with arbitrary input: no parser panics, every error points into the text, and what is printed can
//! be read again.

use chess_types::{FenError, FenProblem, Move, MoveKind, Position, Role, Setup, Square};
use proptest::prelude::*;

/// Failures print the smallest text that fails, so no regression files are needed.
fn config() -> ProptestConfig {
    ProptestConfig { cases: 4_000, failure_persistence: None, ..ProptestConfig::default() }
}

/// Any bytes, as the text that a program would make of them.
fn any_text() -> impl Strategy<Value = String> {
    prop::collection::vec(any::<u8>(), 0..120).prop_map(|bytes| String::from_utf8_lossy(&bytes).into_owned())
}

/// The letters of FEN in any order, which get further into the parser than noise.
fn fen_letters() -> impl Strategy<Value = String> {
    "[pnbrqkPNBRQK1-8/]{0,40} ?[wb-]?[ a-h]{0,2}[KQkqA-Ha-h-]{0,5} ?[a-h0-9-]{0,3}[ 0-9]{0,9}"
}

/// A correct FEN with a part replaced by anything, including Unicode blanks.
fn damaged_fen() -> impl Strategy<Value = String> {
    let replacement = prop_oneof![any_text(), "\\PC{0,8}", "[ \t\n\u{b}\u{a0}\u{2003}éK]{0,4}"];
    (position_in_play(), any::<prop::sample::Index>(), 0..12_usize, replacement).prop_map(
        |(position, place, length, replacement)| {
            // FEN is ASCII, so every index is a character boundary.
            let mut text = position.to_fen();
            let start = place.index(text.len() + 1);
            let end = text.len().min(start + length);
            text.replace_range(start..end, &replacement);
            text
        },
    )
}

/// A position that legal moves lead to, from any of the Chess960 starts.
fn position_in_play() -> impl Strategy<Value = Position> {
    let picks = prop::collection::vec(any::<prop::sample::Index>(), 0..80);
    (0..960_u16, picks).prop_map(|(number, picks)| {
        let start = Position::chess960(number).unwrap_or_default();
        picks.iter().fold(start, |position, pick| match position.legal_moves().as_slice() {
            [] => position,
            legal => position.play_unchecked(legal[pick.index(legal.len())]),
        })
    })
}

/// Reads the text in both ways, and checks that errors point into the text.
fn read_as_fen(text: &str) -> Result<(), TestCaseError> {
    for read in [Setup::from_fen(text), Setup::from_fen_strict(text)] {
        match read {
            Ok(setup) => ask_everything(&setup),
            Err(FenError::Syntax { problem, span }) => {
                let place = text.get(span.clone());
                prop_assert!(place.is_some(), "{problem:?} points to {span:?} of {text:?}");
            }
            Err(other) => prop_assert!(false, "reading alone must not validate: {other}"),
        }
    }
    Ok(())
}

/// A set-up that was read can be validated, printed and, if legal, played.
fn ask_everything(setup: &Setup) {
    let _ = setup.fen().to_string();
    let _ = setup.fen().shredder().to_string();
    match setup.validate() {
        Err(problems) => assert!(!problems.to_string().is_empty()),
        Ok(position) => {
            let _ = position.key();
            assert!(position.outcome().is_some() || position.perft(1) > 0, "{position:?}");
        }
    }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn any_text_is_read_or_refused(text in any_text()) {
        read_as_fen(&text)?;
    }

    #[test]
    fn letters_of_fen_are_read_or_refused(text in fen_letters()) {
        read_as_fen(&text)?;
    }

    #[test]
    fn damaged_fens_are_read_or_refused(text in damaged_fen()) {
        read_as_fen(&text)?;
        prop_assert_eq!(Position::from_fen(&text).is_ok(), text.parse::<Position>().is_ok());
    }

    /// Blanks that FEN does not count as blanks form a field of their own, and an error must point to it.
    #[test]
    fn text_after_the_last_field_is_found(
        position in position_in_play(),
        after in "[ \t\n\u{b}\u{a0}\u{2003}x]{0,4}",
    ) {
        let text = position.to_fen() + &after;
        read_as_fen(&text)?;
        let only_blanks = after.bytes().all(|byte| byte.is_ascii_whitespace());
        prop_assert!(!only_blanks || Setup::from_fen(&text).is_ok());
    }

    /// Strict reading accepts less, but never reads a FEN differently.
    #[test]
    fn strict_reading_is_reading(text in damaged_fen()) {
        if let Ok(strict) = Setup::from_fen_strict(&text) {
            prop_assert_eq!(Setup::from_fen(&text), Ok(strict));
        }
    }

    #[test]
    fn square_is_read_only_from_its_name(text in prop_oneof![any_text(), "[a-iA-H][0-9]\\PC?"]) {
        let named = Square::all().find(|square| square.to_string() == text);
        prop_assert_eq!(text.parse::<Square>().ok(), named);
    }

    #[test]
    fn fens_in_play_are_read_as_they_were_printed(position in position_in_play()) {
        let fen = position.to_fen();
        prop_assert_eq!(Position::from_fen(&fen), Ok(position));
        prop_assert_eq!(Setup::from_fen_strict(&fen), Ok(position.to_setup()));
        let shredder = position.fen().shredder().to_string();
        prop_assert_eq!(Position::from_fen(&shredder), Ok(position));
    }

    /// Blanks before, after and between the fields mean nothing; nor do counters at their defaults.
    #[test]
    fn shortcuts_mean_the_same(position in position_in_play(), blank in "[ \t\n\r]{1,4}") {
        let fen = position.to_fen();
        let spaced = format!("{blank}{}{blank}", fen.replace(' ', &blank));
        prop_assert_eq!(Position::from_fen(&spaced), Ok(position));
        let fields: Vec<&str> = fen.split(' ').take(4).collect();
        let expected = Setup { halfmoves: 0, fullmoves: 1, ..position.to_setup() };
        prop_assert_eq!(Setup::from_fen(&fields.join(" ")), Ok(expected));
    }
}

/// An error names the problem and points to the wrong letters.
#[test]
fn wrong_fields_are_named() {
    let wrong = [
        ("4k3/8/8/8/8/8/4K3 w - - 0 1", FenProblem::RankCount, "4k3/8/8/8/8/8/4K3"),
        ("4k3/8/8/8/8/8/8/4K3/8 w - - 0 1", FenProblem::RankCount, "4k3/8/8/8/8/8/8/4K3/8"),
        ("4k3/8/8/8/44P/8/8/4K3 w - - 0 1", FenProblem::RankLength, "44P"),
        ("4k3/8/8/8/43/8/8/4K3 w - - 0 1", FenProblem::RankLength, "43"),
        ("4k3/8/8/8/4X3/8/8/4K3 w - - 0 1", FenProblem::Piece, "X"),
        ("4k3/8/8/8/4♔3/8/8/4K3 w - - 0 1", FenProblem::Piece, "♔"),
        ("4k3/8/8/8/8/8/8/4K3 W - - 0 1", FenProblem::Turn, "W"),
        ("4k3/8/8/8/8/8/8/4K2R w Kx - 0 1", FenProblem::Castling, "x"),
        ("4k3/8/8/8/8/8/8/4K2R w KH - 0 1", FenProblem::Castling, "H"),
        ("4k3/8/8/8/8/8/8/4K3 w - e9 0 1", FenProblem::EnPassant, "e9"),
        ("4k3/8/8/8/8/8/8/4K3 w - - +1 1", FenProblem::Halfmoves, "+1"),
        ("4k3/8/8/8/8/8/8/4K3 w - - 65536 1", FenProblem::Halfmoves, "65536"),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 -1", FenProblem::Fullmoves, "-1"),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1 2 x ", FenProblem::Trailing, "2 x"),
    ];
    for (text, expected, letters) in wrong {
        let Err(FenError::Syntax { problem, span }) = Setup::from_fen(text) else {
            panic!("{text:?} was read");
        };
        assert_eq!((problem, text.get(span)), (expected, Some(letters)), "{text:?}");
    }
}

/// What the standard does not allow is refused by strict reading, and only by it.
#[test]
fn strict_reading_takes_no_shortcuts() {
    let strict = Position::STANDARD.to_fen();
    assert_eq!(Setup::from_fen_strict(&strict), Ok(Setup::STANDARD));
    let shortcuts = [
        strict.replace(' ', "  "),
        strict.replace(' ', "\t"),
        format!(" {strict}"),
        format!("{strict} "),
        format!("{strict}\n"),
        strict.replace(" 0 1", " 0 0"),
        strict.trim_end_matches(" 1").to_owned(),
        strict.trim_end_matches(" 0 1").to_owned(),
    ];
    for shortcut in shortcuts {
        assert_eq!(Setup::from_fen(&shortcut), Ok(Setup::STANDARD), "{shortcut:?}");
        assert!(Setup::from_fen_strict(&shortcut).is_err(), "{shortcut:?}");
    }
}

#[test]
fn squares_are_read_as_they_were_printed() {
    for square in Square::all() {
        assert_eq!(square.to_string().parse(), Ok(square));
    }
}

/// The texts name two squares, but no pawn can become these pieces.
#[test]
fn promotions_to_a_pawn_or_a_king_are_never_legal() {
    let last_step = Position::from_fen("7k/4P3/8/8/8/8/4P3/K7 w - - 0 1").expect("a position");
    for role in [Role::Pawn, Role::King] {
        for (from, to) in [(Square::E2, Square::E4), (Square::E7, Square::E8), (Square::A1, Square::A2)] {
            let m = Move::promotion(from, to, role);
            assert!(!last_step.is_legal(m) && last_step.play(m).is_err(), "{m:?} to a {role}");
        }
    }
}

/// There are so few numbers that the test tries all of them.
#[test]
fn move_bits_are_numbers_of_moves_or_nothing() {
    let mut moves = 0;
    for bits in 0..=u16::MAX {
        let Some(m) = Move::from_bits(bits) else {
            continue;
        };
        moves += 1;
        assert_eq!(m.to_bits(), bits);
        assert!(bits.to_le_bytes().iter().all(|&byte| byte != 0), "{m:?} has no place in a C string");
        let (from, to) = (m.from(), m.to());
        let made_again = match m.kind() {
            MoveKind::Normal => Move::normal(from, to),
            MoveKind::EnPassant => Move::en_passant(from, to),
            MoveKind::Promotion(role) => Move::promotion(from, to, role),
            // A king castles along its rank, but the bits of the number may say otherwise.
            MoveKind::Castle(_) if from.rank() != to.rank() => continue,
            MoveKind::Castle(side) => Move::castle(from, side),
        };
        assert_eq!(made_again, m);
    }
    assert!(moves >= 6 * 64 * 64 + 64 * 2, "only {moves} numbers are moves");
}
