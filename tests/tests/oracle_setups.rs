//! Which set-ups are legal positions, compared with shakmaty over random and damaged FENs. Also FEN itself:
//! a FEN that is read, printed and read again stays the same.
//!
//! The tests compare the verdicts and the reasons for them, and for legal set-ups everything that
//! `comparison` compares.

mod comparison;
mod random_setups;

use std::collections::BTreeMap;

use chess_tests::{Random, random_move, say};
use chess_types::{FenError, FenProblem, Position, Setup};
use comparison::Pair;
use random_setups::{castling_fen, damaged_fen, plausible_fen, wild_fen};
use shakmaty::fen::{Fen, ParseFenError};
use shakmaty::{CastlingMode, Chess, EnPassantMode, PositionErrorKinds};

/// The reasons for a refusal, under names that belong to neither implementation.
type Reasons = Vec<&'static str>;

/// The verdict of one implementation on a FEN.
#[derive(Clone, Debug)]
enum Verdict<P> {
    Legal(P),
    Illegal(Reasons),
    Unreadable,
}

fn our_verdict(fen: &str) -> Verdict<Position> {
    let Ok(setup) = Setup::from_fen(fen) else {
        return Verdict::Unreadable;
    };
    match setup.validate() {
        Ok(position) => Verdict::Legal(position),
        Err(problems) => {
            let ids = problems.as_slice().iter().map(|problem| problem.id());
            Verdict::Illegal(in_order(ids.map(our_reason).collect()))
        }
    }
}

fn our_reason(id: &str) -> &'static str {
    match id {
        "missing-king" | "too-many-kings" => "kings",
        "pawns-on-back-rank" => "back rank pawns",
        "too-many-pieces" | "too-many-pawns" | "too-many-promoted" => "material",
        "castling-king-away" | "castling-rook-away" | "too-many-castling-rooks" => "castling",
        "impossible-en-passant" => "en passant",
        "opponent-in-check" | "kings-touch" => "opponent in check",
        "impossible-check" => "impossible check",
        _ => panic!("an unknown reason: {id}"),
    }
}

fn their_verdict(fen: &str) -> Verdict<Chess> {
    let read: Fen = match fen.parse() {
        Ok(read) => read,
        // A FEN has more rights than a player can have. For us that is a reason, for them it is unreadable.
        Err(ParseFenError::InvalidCastling) => return Verdict::Illegal(vec!["castling"]),
        Err(_) => return Verdict::Unreadable,
    };
    match read.into_position::<Chess>(CastlingMode::Chess960) {
        Ok(position) => Verdict::Legal(position),
        Err(error) => Verdict::Illegal(their_reasons(error.kinds())),
    }
}

fn their_reasons(kinds: PositionErrorKinds) -> Reasons {
    let names = [
        (PositionErrorKinds::MISSING_KING, "kings"),
        (PositionErrorKinds::TOO_MANY_KINGS, "kings"),
        (PositionErrorKinds::PAWNS_ON_BACKRANK, "back rank pawns"),
        (PositionErrorKinds::TOO_MUCH_MATERIAL, "material"),
        (PositionErrorKinds::INVALID_CASTLING_RIGHTS, "castling"),
        (PositionErrorKinds::INVALID_EP_SQUARE, "en passant"),
        (PositionErrorKinds::OPPOSITE_CHECK, "opponent in check"),
        (PositionErrorKinds::IMPOSSIBLE_CHECK, "impossible check"),
    ];
    let given = names.iter().filter(|(kind, _)| kinds.contains(*kind));
    in_order(given.map(|(_, name)| *name).collect())
}

fn in_order(mut reasons: Reasons) -> Reasons {
    reasons.sort_unstable();
    reasons.dedup();
    reasons
}

/// Asserts that both implementations agree on the FEN, and returns their reasons.
fn assert_same_verdict(fen: &str) -> Reasons {
    match (our_verdict(fen), their_verdict(fen)) {
        (Verdict::Legal(ours), Verdict::Legal(theirs)) => {
            Pair { ours, theirs }.assert_agreement();
            vec!["legal"]
        }
        (Verdict::Illegal(ours), Verdict::Illegal(theirs)) => {
            let same = comparable(fen, ours.clone(), &theirs) == comparable(fen, theirs.clone(), &ours);
            assert!(same, "{fen}\nwe say {ours:?}, they say {theirs:?}");
            ours
        }
        (Verdict::Unreadable, Verdict::Unreadable) => vec!["unreadable"],
        // Both refuse the rights. Without a king at home, it is unclear which squares `K` and `Q` mean.
        (Verdict::Unreadable, Verdict::Illegal(theirs))
            if is_unreadable_as(fen, FenProblem::Castling) && theirs.contains(&"castling") =>
        {
            vec!["castling"]
        }
        (Verdict::Unreadable, _) if is_read_more_strictly(fen) => vec!["stricter"],
        (ours, theirs) => panic!("{fen}\nwe say {ours:?}, they say {theirs:?}"),
    }
}

/// The reasons that can be compared, given the reasons of the other implementation.
fn comparable(fen: &str, mut reasons: Reasons, other: &Reasons) -> Reasons {
    // Without exactly one king each, checks and castling rights mean nothing.
    if reasons.contains(&"kings") || other.contains(&"kings") {
        reasons.retain(|reason| matches!(*reason, "kings" | "back rank pawns" | "en passant"));
    }
    // shakmaty stops reading at too many castling rights.
    if has_too_many_rights(fen) {
        reasons.retain(|&reason| reason == "castling");
    }
    // shakmaty counts a king that gives check as one more impossible checker. For us, kings side by side
    // are already a separate reason: the opponent is in check.
    if reasons.contains(&"opponent in check") && other.contains(&"opponent in check") {
        reasons.retain(|&reason| reason != "impossible check" || !kings_touch(fen));
    }
    reasons
}

fn has_too_many_rights(fen: &str) -> bool {
    matches!(fen.parse::<Fen>(), Err(ParseFenError::InvalidCastling))
}

fn kings_touch(fen: &str) -> bool {
    let Ok(setup) = Setup::from_fen(fen) else {
        return false;
    };
    let king = |letter| setup.board.pieces().find(|(_, piece)| piece.fen_char() == letter);
    match (king('K'), king('k')) {
        (Some((white, _)), Some((black, _))) => white.distance(black) == 1,
        _ => false,
    }
}

fn is_unreadable_as(fen: &str, expected: FenProblem) -> bool {
    let error = Setup::from_fen(fen).err();
    error.is_some_and(|error| matches!(error, FenError::Syntax { problem, .. } if problem == expected))
}

/// Whether we refuse the FEN on purpose although shakmaty reads it: a castling right named twice, a move
/// number of zero, or a clock that no game can reach. Each is more likely a mistake than intended.
fn is_read_more_strictly(fen: &str) -> bool {
    let Err(FenError::Syntax { problem, span }) = Setup::from_fen(fen) else {
        return false;
    };
    let wrong = &fen[span];
    match problem {
        FenProblem::Castling => names_a_right_twice(fen),
        FenProblem::Fullmoves => wrong == "0",
        FenProblem::Halfmoves => wrong.parse().is_ok_and(|clock: u32| clock > u32::from(u16::MAX)),
        _ => false,
    }
}

fn names_a_right_twice(fen: &str) -> bool {
    let Ok(read) = fen.parse::<Fen>() else {
        return has_too_many_rights(fen);
    };
    let letters = fen.split(' ').nth(2).map_or(0, str::len);
    read.as_setup().castling_rights.count() < letters
}

/// Compares many FENs from one source, and asserts that each of these verdicts came up.
fn compare_many(count: usize, fen: fn(&mut Random) -> String, must_meet: &[&str]) {
    let mut random = Random::announced();
    let mut met: BTreeMap<&str, usize> = BTreeMap::new();
    for _ in 0..count {
        for reason in assert_same_verdict(&fen(&mut random)) {
            *met.entry(reason).or_default() += 1;
        }
    }
    say(&format!("{count} set-ups: {met:?}"));
    for wanted in must_meet {
        assert!(met.contains_key(wanted), "no set-up was {wanted:?}: {met:?}");
    }
}

#[test]
fn wild_setups_get_the_same_verdict() {
    let must_meet = ["kings", "back rank pawns", "material", "castling", "en passant", "stricter"];
    compare_many(40_000, wild_fen, &must_meet);
}

#[test]
fn plausible_setups_get_the_same_verdict() {
    let must_meet = ["legal", "castling", "en passant", "opponent in check", "impossible check"];
    compare_many(60_000, plausible_fen, &must_meet);
}

#[test]
fn damaged_positions_get_the_same_verdict() {
    let must_meet = ["legal", "kings", "material", "castling", "en passant", "opponent in check"];
    compare_many(20_000, damaged_fen, &must_meet);
}

#[test]
fn castling_setups_get_the_same_verdict() {
    compare_many(20_000, castling_fen, &["legal", "castling"]);
}

/// Prints the set-up as a FEN and reads it again.
fn read_again(setup: &Setup) -> Setup {
    let printed = setup.fen().to_string();
    let read = Setup::from_fen_strict(&printed);
    read.unwrap_or_else(|error| panic!("{printed:?} cannot be read: {error}"))
}

#[test]
fn legal_setups_survive_printing() {
    let mut random = Random::announced();
    for _ in 0..30_000 {
        let fen = plausible_fen(&mut random);
        let Ok(position) = Position::from_fen(&fen) else {
            continue;
        };
        let setup = position.to_setup();
        assert_eq!(read_again(&setup), setup, "{fen}");
        let shredder = setup.fen().shredder().to_string();
        assert_eq!(Setup::from_fen_strict(&shredder), Ok(setup), "{fen} as {shredder}");
    }
}

/// A set-up need not be legal, but printing must keep all of it, because it may be edited further.
#[test]
fn illegal_setups_survive_printing() {
    let mut random = Random::announced();
    for source in [wild_fen, plausible_fen, damaged_fen] {
        for _ in 0..5_000 {
            let fen = source(&mut random);
            let Ok(setup) = Setup::from_fen(&fen) else {
                continue;
            };
            assert_eq!(read_again(&setup), setup, "{fen}");
        }
    }
}

/// The FENs of positions in play are canonical: reading and printing gives the same text.
#[test]
fn canonical_fens_are_printed_as_they_were() {
    let mut random = Random::announced();
    for number in 0..100 {
        let mut pair = Pair::new(Position::chess960(number * 9).unwrap_or_default());
        for _ in 0..100 {
            let fen = Fen::from_position(&pair.theirs, EnPassantMode::Always).to_string();
            let printed = Setup::from_fen_strict(&fen).map(|setup| setup.fen().to_string());
            assert_eq!(printed, Ok(fen));
            let legal = pair.ours.legal_moves();
            if legal.is_empty() {
                break;
            }
            pair = pair.play(random_move(&mut random, &pair.ours, &legal));
        }
    }
}
