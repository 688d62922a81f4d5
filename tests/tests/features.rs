//! The optional features `serde` and `arbitrary` of the types: values as texts and back, texts that must
//! be refused, and what a fuzzer's bytes become.

mod comparison;

use std::collections::HashSet;
use std::fmt::Debug;

use arbitrary::{Arbitrary, Unstructured};
use chess_tests::{Random, random_move, say};
use chess_types::{
    Bitboard, Board, CastleSide, CastlingRights, CheckMark, Color, File, GameResult, Move, MoveKind, Outcome,
    Piece, Position, Rank, Role, San, Setup, Square, WrittenKind, WrittenMove, attacks,
};
use comparison::Pair;
use serde_json::{from_str, from_value, json, to_string, to_value};

/// Asserts that the value is written as this text and read back from it.
#[track_caller]
fn assert_text<T>(value: T, text: &str)
where
    T: serde::Serialize + serde::de::DeserializeOwned + PartialEq + Debug,
{
    assert_eq!(to_value(&value).unwrap(), json!(text));
    assert_eq!(from_value::<T>(json!(text)).unwrap(), value);
}

/// Asserts that the value is read back as it was written.
#[track_caller]
fn assert_round_trip<T>(value: T)
where
    T: serde::Serialize + serde::de::DeserializeOwned + PartialEq + Debug,
{
    let text = to_string(&value).unwrap();
    assert_eq!(from_str::<T>(&text).unwrap_or_else(|error| panic!("{text}: {error}")), value);
}

/// Asserts that the text is refused with these words, before the place that JSON adds.
#[track_caller]
fn assert_refused<T: serde::de::DeserializeOwned + Debug>(text: &str, words: &str) {
    let error = from_value::<T>(json!(text)).unwrap_err();
    assert_eq!(error.to_string(), words);
}

#[test]
fn small_values_are_written_as_people_write_them() {
    assert_text(Square::E4, "e4");
    assert_text(File::E, "e");
    assert_text(Rank::Fourth, "4");
    assert_text(Color::White, "white");
    assert_text(Color::Black, "black");
    assert_text(Role::Knight, "knight");
    assert_text(Role::Knight.of(Color::White), "N");
    assert_text(Role::Queen.of(Color::Black), "q");
    assert_text(CastleSide::King, "kingside");
    assert_text(CastleSide::Queen, "queenside");
    assert_text(CastlingRights::STANDARD, "HAha");
    assert_text(CastlingRights::NONE, "-");
    for result in ["1-0", "0-1", "1/2-1/2", "*"] {
        assert_text(result.parse::<GameResult>().unwrap(), result);
    }
    assert_text(Outcome::Checkmate { winner: Color::White }, "checkmate-white-wins");
    assert_text(Outcome::Checkmate { winner: Color::Black }, "checkmate-black-wins");
    assert_text(Outcome::Stalemate, "stalemate");
    assert_text(Outcome::DeadPosition, "dead-position");
    assert_text(Outcome::FivefoldRepetition, "fivefold-repetition");
    assert_text(Outcome::SeventyFiveMoves, "seventy-five-moves");
    assert_eq!(to_value(Bitboard::FULL).unwrap(), json!(u64::MAX));
    assert_round_trip(Bitboard::FULL);
    assert_round_trip(Bitboard::EMPTY);
}

#[test]
fn every_small_value_comes_back() {
    Square::all().for_each(assert_round_trip);
    File::ALL.into_iter().for_each(assert_round_trip);
    Rank::ALL.into_iter().for_each(assert_round_trip);
    Color::ALL.into_iter().for_each(assert_round_trip);
    Role::ALL.into_iter().for_each(assert_round_trip);
    for color in Color::ALL {
        Role::ALL.into_iter().for_each(|role| assert_round_trip(role.of(color)));
    }
    CastleSide::ALL.into_iter().for_each(assert_round_trip);
    GameResult::ALL.into_iter().for_each(assert_round_trip);
    Outcome::ALL.into_iter().for_each(assert_round_trip);
    for (white, black) in (0..=255).flat_map(|white| (0..=255).map(move |black| (white, black))) {
        assert_round_trip(CastlingRights::from_rooks(Bitboard(white | black << 56)));
    }
}

/// Every number that is a move comes back as the same number; those that are no move have no text.
#[test]
fn every_move_comes_back() {
    assert_text(Move::normal(Square::E2, Square::E4), "e2e4");
    assert_text(Move::normal(Square::E1, Square::G1), "e1g1");
    assert_text(Move::castle(Square::E1, CastleSide::King), "e1g1 O-O");
    assert_text(Move::castle(Square::E8, CastleSide::Queen), "e8c8 O-O-O");
    assert_text(Move::en_passant(Square::E5, Square::D6), "e5d6 e.p.");
    assert_text(Move::promotion(Square::E7, Square::E8, Role::Knight), "e7e8n");
    let mut texts = HashSet::new();
    for m in (0..=u16::MAX).filter_map(Move::from_bits) {
        // A king does not leave its rank by castling, but numbers can say so.
        if m.castles().is_some() && m.from().rank() != m.to().rank() {
            assert!(to_string(&m).unwrap_err().to_string().ends_with("is not a move"));
            continue;
        }
        assert_round_trip(m);
        assert!(texts.insert(to_string(&m).unwrap()), "{m:?} shares its text");
    }
    assert_eq!(texts.len(), 64 * 64 * 6 + 64 * 2);
    for role in [Role::Pawn, Role::King] {
        assert!(to_string(&Move::promotion(Square::E7, Square::E8, role)).is_err());
    }
}

#[test]
fn texts_of_other_things_are_refused() {
    assert_refused::<Square>(
        "e9",
        "\"e9\" is not a square: a square is a letter a to h and a digit 1 to 8, such as e4",
    );
    assert_refused::<File>("ee", "\"ee\" is not a file: a file is a letter a to h");
    assert_refused::<Rank>("9", "\"9\" is not a rank: a rank is a digit 1 to 8");
    assert_refused::<Color>("White", "\"White\" is not a color: a color is white or black");
    assert_refused::<Role>("N", "\"N\" is not a role: a role is pawn, knight, bishop, rook, queen or king");
    assert_refused::<Piece>("x", "\"x\" is not a piece: a piece is one of the letters PNBRQK or pnbrqk");
    assert_refused::<GameResult>("2-0", "\"2-0\" is not a result: a result is 1-0, 0-1, 1/2-1/2 or *");
    assert_refused::<WrittenMove>(
        "nf3",
        "\"nf3\" is not a written move: a knight is written with a capital N",
    );
    assert_refused::<Position>(
        "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1",
        "\"4k3/8/8/8/8/8/4R3/4K3 w - - 0 1\" is not a legal position: \
         Black is in check from e2 but White is to move",
    );
    assert_refused::<Setup>(
        "4k3/8/8/8/8/8/8/4K3 white",
        "\"4k3/8/8/8/8/8/8/4K3 white\" is not a set-up: the side to move is `w` or `b` (at byte 20)",
    );
    for text in ["", "e", "i", "é", "10"] {
        assert!(from_value::<File>(json!(text)).is_err() || text == "e", "{text}");
        assert!(from_value::<Rank>(json!(text)).is_err(), "{text}");
        assert!(from_value::<Piece>(json!(text)).is_err(), "{text}");
        assert!(from_value::<Square>(json!(text)).is_err(), "{text}");
    }
    for text in ["", "KQkq", "HH", "HAha-", "I", "--"] {
        assert!(from_value::<CastlingRights>(json!(text)).is_err(), "{text}");
    }
    for text in ["", "checkmate", "Stalemate", "dead position"] {
        assert!(from_value::<Outcome>(json!(text)).is_err(), "{text}");
    }
    for text in [
        "",
        "e2",
        "e2e9",
        "e2-e4",
        "e7e8Q",
        "e7e8k",
        "e7e8p",
        "e7e8q ",
        "e1g1O-O",
        "e1g1 O-O-O",
        "e1g1 0-0",
        "e1f1 O-O",
        "e1g8 O-O",
        "e5d6 e.p",
        "e5d6q e.p.",
        "éé",
        "O-O",
        "Nf3",
    ] {
        assert!(from_value::<Move>(json!(text)).is_err(), "{text}");
    }
}

#[test]
fn other_kinds_of_values_are_refused() {
    let error = from_value::<Square>(json!(28)).unwrap_err();
    assert_eq!(error.to_string(), "invalid type: integer `28`, expected the text of a square");
    assert!(from_value::<Position>(json!({ "fen": "4k3/8/8/8/8/8/8/4K3 w - - 0 1" })).is_err());
    assert!(from_value::<Bitboard>(json!("1")).is_err());
    assert!(from_value::<Bitboard>(json!(-1)).is_err());
}

/// Squares and the like can be the keys of a JSON object.
#[test]
fn texts_can_be_keys() {
    let pieces: std::collections::HashMap<Square, Piece> = Board::STANDARD.pieces().collect();
    let text = to_string(&pieces).unwrap();
    assert!(text.contains(r#""e1":"K""#), "{text}");
    assert_eq!(from_str::<std::collections::HashMap<Square, Piece>>(&text).unwrap(), pieces);
}

/// Reads the algebraic notation with which a position writes a move.
#[test]
fn san_is_read_only_as_it_is_written() {
    for text in ["e4", "exd5", "Nf3", "Nbxd7+", "R1a3", "Qh4xe1#", "e8=Q", "exd8=N+", "O-O", "O-O-O#"] {
        assert_eq!(from_value::<San>(json!(text)).unwrap(), text);
    }
    for text in ["e2-e4", "e4xd5", "Ng1-f3", "e7-e8=Q#", "e7xd8=N", "Qh4-e1+"] {
        assert_eq!(from_value::<San>(json!(text)).unwrap(), text);
    }
    for text in [
        "", "e2e4", "0-0", "o-o", "e8Q", "e8=q", "Pe4", "Pe2e4", "Pe2-e4", "♘f3", "Nf3!", "exd6e.p.",
        "Nf3++", "nf3", "N-f3", "e7e8q", "Nf3 ", "--", "hello",
    ] {
        assert!(from_value::<San>(json!(text)).is_err(), "{text}");
    }
    assert_refused::<San>("0-0", "\"0-0\" is not a move in algebraic notation: the exact text is O-O");
    assert_refused::<San>(
        "exd6e.p.++",
        "\"exd6e.p.++\" is not a move in algebraic notation: the exact text is exd6+",
    );
}

/// All combinations of what a written move can say, on some squares.
#[test]
fn written_moves_come_back() {
    let files = || File::ALL.into_iter().step_by(3).map(Some).chain([None]);
    let ranks = || Rank::ALL.into_iter().step_by(3).map(Some).chain([None]);
    let promotions = || Role::ALL.into_iter().map(Some).chain([None]);
    let mut kinds: Vec<WrittenKind> = CastleSide::ALL.into_iter().map(WrittenKind::Castle).collect();
    for (to, takes) in Square::all().flat_map(|to| [(to, false), (to, true)]) {
        for promotion in promotions() {
            for from in Square::all().step_by(5) {
                kinds.push(WrittenKind::Squares { from, takes, to, promotion });
            }
            for role in Role::ALL {
                for (file, rank) in files().flat_map(|file| ranks().map(move |rank| (file, rank))) {
                    kinds.push(WrittenKind::Piece { role, file, rank, takes, to, promotion });
                }
            }
        }
    }
    let marks = [None, Some(CheckMark::Check), Some(CheckMark::Double), Some(CheckMark::Mate)];
    for (at, kind) in kinds.into_iter().enumerate() {
        let mark = marks[at % marks.len()];
        for en_passant in [false, true] {
            assert_round_trip(WrittenMove { kind, mark, en_passant });
        }
    }
}

/// Games of standard chess and Chess960: positions, their set-ups and their moves in all notations.
#[test]
fn random_games_come_back() {
    let mut random = Random::announced();
    let (mut positions, mut special) = (0, 0);
    for game in 0..60 {
        let number = if game % 2 == 0 { 518 } else { random.below(960) as u16 };
        let mut position = Position::chess960(number).unwrap();
        for _ in 0..200 {
            assert_position(&position);
            positions += 1;
            let legal = position.legal_moves();
            if legal.is_empty() {
                break;
            }
            for &m in &legal {
                special += usize::from(m.kind() != MoveKind::Normal);
                assert_move(&position, m);
            }
            position = position.play_unchecked(random_move(&mut random, &position, &legal));
        }
        position.outcome().into_iter().for_each(assert_round_trip);
    }
    say(&format!("{positions} positions, {special} special moves"));
    assert!(positions > 1000 && special > 100);
}

fn assert_position(position: &Position) {
    assert_text(*position, &position.to_fen());
    assert_text(position.to_setup(), &position.to_fen());
    assert_round_trip(position.castling());
    assert_round_trip(position.board().occupied());
    let again: Position = from_str(&to_string(position).unwrap()).unwrap();
    assert_eq!(again.key(), position.key(), "{position:?}");
}

fn assert_move(position: &Position, m: Move) {
    let again: Move = from_str(&to_string(&m).unwrap()).unwrap();
    assert_eq!(again, m);
    assert_eq!(again.kind(), m.kind());
    for san in [position.san(m), position.san_without_mark(m), position.long_san(m)] {
        assert_text(san, san.as_str());
        let written: WrittenMove = san.parse().unwrap();
        assert_round_trip(written);
        assert_eq!(position.resolve(&from_str(&to_string(&written).unwrap()).unwrap()), Ok(m));
    }
}

/// Random bytes, at most so many.
fn bytes(random: &mut Random, most: usize) -> Vec<u8> {
    (0..random.below(most + 1)).map(|_| random.next_number() as u8).collect()
}

/// The value that these bytes become; there is always one.
fn made<'a, T: Arbitrary<'a>>(bytes: &'a [u8]) -> T {
    T::arbitrary(&mut Unstructured::new(bytes)).expect("any bytes become a value")
}

#[test]
fn any_bytes_become_a_legal_position() {
    let mut random = Random::announced();
    let mut boards = HashSet::new();
    let (mut ends, mut standard, mut late) = (0, 0, 0);
    for _ in 0..5000 {
        let bytes = bytes(&mut random, 300);
        let position: Position = made(&bytes);
        assert_eq!(position.to_setup().validate(), Ok(position));
        assert_round_trip(position);
        let pair = Pair::new(position);
        pair.assert_agreement();
        if let Some(&m) = position.legal_moves().last() {
            pair.play(m).assert_agreement();
        }
        boards.insert(*position.board());
        ends += usize::from(position.outcome().is_some());
        standard += usize::from(bytes.first().is_none_or(|byte| byte % 2 == 0));
        late += usize::from(position.fullmoves() > 50);
    }
    say(&format!("{} boards, {ends} ends, {standard} from the standard start, {late} late", boards.len()));
    assert!(boards.len() > 3000 && ends > 10 && late > 100 && (1000..4000).contains(&standard));
}

/// The same game byte by byte: the position is the one that the bytes say, and not another legal one.
#[test]
fn the_bytes_choose_the_moves() {
    let start = Position::STANDARD;
    assert_eq!(made::<Position>(&[]), start);
    assert_eq!(made::<Position>(&[0, 0, 7, 7]), start);
    for (at, &m) in (0..).zip(&start.legal_moves()) {
        assert_eq!(made::<Position>(&[0, 1, at]), start.play_unchecked(m));
        assert_eq!(made::<Position>(&[0, 255, at]), start.play_unchecked(m), "a game ends with its bytes");
    }
    assert_eq!(Some(made::<Position>(&[1, 2, 6])), Position::chess960(518));
}

#[test]
fn any_bytes_become_a_setup() {
    let mut random = Random::announced();
    let (mut legal, mut illegal) = (0, HashSet::new());
    for _ in 0..20_000 {
        let bytes = bytes(&mut random, 200);
        let setup: Setup = made(&bytes);
        assert_round_trip(setup);
        match setup.validate() {
            Ok(position) => {
                legal += 1;
                assert_round_trip(position);
            }
            Err(problems) => {
                illegal.extend(problems.as_slice().iter().map(|problem| problem.id()));
                // What no validation lets through, no text brings in.
                let error = from_str::<Position>(&to_string(&setup).unwrap()).unwrap_err();
                assert!(error.to_string().contains(&problems.to_string()), "{error}");
            }
        }
    }
    say(&format!("{legal} legal set-ups; problems: {illegal:?}"));
    assert!(legal > 500 && illegal.len() >= 12, "{legal} {illegal:?}");
}

#[test]
fn any_bytes_become_a_move_that_is_legal_somewhere() {
    let mut random = Random::announced();
    let mut moves = HashSet::new();
    for _ in 0..100_000 {
        let bytes = bytes(&mut random, 8);
        let m: Move = made(&bytes);
        if moves.insert(m) {
            assert_round_trip(m);
            assert!(is_legal_somewhere(m), "{m:?}");
        }
    }
    let count = |kind: fn(MoveKind) -> bool| moves.iter().filter(|m| kind(m.kind())).count();
    assert_eq!(count(|kind| kind == MoveKind::EnPassant), 2 * 14);
    assert_eq!(count(|kind| matches!(kind, MoveKind::Castle(_))), 2 * 6 * 2);
    assert_eq!(count(|kind| matches!(kind, MoveKind::Promotion(_))), 2 * 22 * 4);
    assert_eq!(count(|kind| kind == MoveKind::Normal), 1792, "as a queen or a knight moves");
}

/// Sets up a board for the move, and looks for places where the kings are not in its way.
fn is_legal_somewhere(m: Move) -> bool {
    let (from, to) = (m.from(), m.to());
    let is_whites = match m.kind() {
        MoveKind::Normal => true,
        MoveKind::Castle(_) => from.rank() == Rank::First,
        MoveKind::EnPassant | MoveKind::Promotion(_) => to > from,
    };
    let us = if is_whites { Color::White } else { Color::Black };
    let mut setup = Setup { turn: us, ..Setup::EMPTY };
    match m.kind() {
        MoveKind::Normal => {
            let role = if attacks::knight(from).contains(to) { Role::Knight } else { Role::Queen };
            setup.board.put(from, role.of(us));
        }
        MoveKind::EnPassant => {
            setup.board.put(from, Role::Pawn.of(us));
            setup.board.put(Square::new(to.file(), from.rank()), Role::Pawn.of(!us));
            setup.en_passant = Some(to);
        }
        MoveKind::Promotion(_) => {
            setup.board.put(from, Role::Pawn.of(us));
            if from.file() != to.file() {
                setup.board.put(to, Role::Knight.of(!us));
            }
        }
        MoveKind::Castle(side) => {
            let rook = if side == CastleSide::King { File::H } else { File::A };
            let rook = Square::new(rook, from.rank());
            setup.board.put(from, Role::King.of(us));
            setup.board.put(rook, Role::Rook.of(us));
            setup.castling = CastlingRights::from_rooks(rook.into());
        }
    }
    let ours: Vec<Square> = if m.castles().is_some() { vec![from] } else { Square::all().collect() };
    let is_free = |square: &Square| setup.board.piece_at(*square).is_none() && *square != to;
    let theirs: Vec<Square> = Square::all().filter(is_free).collect();
    ours.iter().filter(|king| m.castles().is_some() || is_free(king)).any(|&our_king| {
        theirs.iter().any(|&their_king| {
            let mut setup = setup;
            setup.board.put(our_king, Role::King.of(us));
            setup.board.put(their_king, Role::King.of(!us));
            setup.validate().is_ok_and(|position| position.is_legal(m))
        })
    })
}

/// Every small value comes out of some bytes, and none of another kind can.
#[test]
fn small_values_are_all_made() {
    fn values<T: for<'a> Arbitrary<'a> + Eq + std::hash::Hash>() -> usize {
        let pairs = (0..=255u8).flat_map(|first| (0..24u8).map(move |second| [first, second]));
        pairs.map(|bytes| made::<T>(&bytes)).collect::<HashSet<T>>().len()
    }
    assert_eq!(values::<Square>(), 64);
    assert_eq!(values::<File>(), 8);
    assert_eq!(values::<Rank>(), 8);
    assert_eq!(values::<Color>(), 2);
    assert_eq!(values::<Role>(), 6);
    assert_eq!(values::<Piece>(), 12);
    assert_eq!(values::<CastleSide>(), 2);
    assert_eq!(values::<GameResult>(), 4);
    assert_eq!(values::<Outcome>(), 6);
    assert_eq!(made::<Bitboard>(&[0xFF; 8]), Bitboard::FULL);
    assert_eq!(made::<CastlingRights>(&[0x81, 0x81]), CastlingRights::STANDARD);
}

/// No value takes more bytes than its hint says.
#[test]
fn hints_are_true() {
    fn assert_hint<T: for<'a> Arbitrary<'a>>(random: &mut Random) {
        let (least, most) = T::size_hint(0);
        let most = most.expect("every value is made of so many bytes");
        let bytes: Vec<u8> = (0..most + 9).map(|_| random.next_number() as u8).collect();
        let mut rest = Unstructured::new(&bytes);
        T::arbitrary(&mut rest).expect("any bytes become a value");
        let taken = bytes.len() - rest.len();
        assert!((least..=most).contains(&taken), "{}: {taken}", std::any::type_name::<T>());
    }
    let mut random = Random::announced();
    for _ in 0..3000 {
        assert_hint::<Square>(&mut random);
        assert_hint::<Role>(&mut random);
        assert_hint::<Piece>(&mut random);
        assert_hint::<Bitboard>(&mut random);
        assert_hint::<CastlingRights>(&mut random);
        assert_hint::<Move>(&mut random);
        assert_hint::<Board>(&mut random);
        assert_hint::<Setup>(&mut random);
        assert_hint::<Position>(&mut random);
    }
}
