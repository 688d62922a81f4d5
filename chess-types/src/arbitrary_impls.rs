//! The feature `arbitrary`: values made of a fuzzer's bytes.
//!
//! In: any bytes, even none. Out: a [`Position`] that a game from a standard or Chess960 start reaches, a
//! [`Setup`] that may be nonsense, a [`Move`] that is legal in some position, and any small value. Nothing here
//! fails: bytes that are missing count as zeros, and a game ends where they do.

use arbitrary::{Arbitrary, Result, Unstructured};

use crate::{
    Bitboard, Board, CastleSide, CastlingRights, Color, File, GameResult, Move, Outcome, Piece, Position,
    Rank, Role, Setup, Square, attacks,
};

/// Types of which one byte chooses a value of the list.
macro_rules! choose_from_all {
    ($($type:ty),*) => {$(
        impl<'a> Arbitrary<'a> for $type {
            fn arbitrary(u: &mut Unstructured<'a>) -> Result<$type> {
                u.choose(&<$type>::ALL).copied()
            }

            fn size_hint(_depth: usize) -> (usize, Option<usize>) {
                (1, Some(1))
            }
        }
    )*};
}

choose_from_all!(File, Rank, Color, Role, CastleSide, GameResult, Outcome);

impl<'a> Arbitrary<'a> for Square {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Square> {
        u.arbitrary().map(Square::from_index)
    }

    fn size_hint(depth: usize) -> (usize, Option<usize>) {
        u8::size_hint(depth)
    }
}

impl<'a> Arbitrary<'a> for Piece {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Piece> {
        Ok(Piece { color: u.arbitrary()?, role: u.arbitrary()? })
    }

    fn size_hint(_depth: usize) -> (usize, Option<usize>) {
        (2, Some(2))
    }
}

impl<'a> Arbitrary<'a> for Bitboard {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Bitboard> {
        u.arbitrary().map(Bitboard)
    }

    fn size_hint(depth: usize) -> (usize, Option<usize>) {
        u64::size_hint(depth)
    }
}

impl<'a> Arbitrary<'a> for CastlingRights {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<CastlingRights> {
        let [white, black] = u.arbitrary::<[u8; 2]>()?;
        Ok(CastlingRights::from_rooks(Bitboard(u64::from(white) | u64::from(black) << 56)))
    }

    fn size_hint(_depth: usize) -> (usize, Option<usize>) {
        (2, Some(2))
    }
}

impl<'a> Arbitrary<'a> for Move {
    /// A move that is legal in some position.
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Move> {
        Ok(match u.int_in_range(0..=7u8)? {
            0 => {
                let (from, to) = pawn_step(u, Rank::Fifth, &[-1, 1])?;
                Move::en_passant(from, to)
            }
            1 => {
                // A rook stands on either side of a king that may castle.
                let file = File::from_index(u.int_in_range(1..=6)?);
                let king = Square::new(file, Rank::First.seen_by(u.arbitrary()?));
                Move::castle(king, u.arbitrary()?)
            }
            2 => {
                let (from, to) = pawn_step(u, Rank::Seventh, &[-1, 0, 1])?;
                Move::promotion(from, to, *u.choose(&Role::PROMOTIONS)?)
            }
            _ => {
                let from: Square = u.arbitrary()?;
                let targets = attacks::queen(from, Bitboard::EMPTY) | attacks::knight(from);
                let index = u.choose_index(targets.len() as usize)?;
                Move::normal(from, targets.into_iter().nth(index).unwrap_or(from))
            }
        })
    }

    fn size_hint(_depth: usize) -> (usize, Option<usize>) {
        (3, Some(5))
    }
}

/// The squares of a pawn that leaves this rank of its player, so many files to the right if the board
/// reaches that far, and else so many to the left.
fn pawn_step(u: &mut Unstructured<'_>, rank: Rank, files: &[i8]) -> Result<(Square, Square)> {
    let color: Color = u.arbitrary()?;
    let from = Square::new(u.arbitrary()?, rank.seen_by(color));
    let right = *u.choose(files)?;
    let ahead = if color == Color::White { 1 } else { -1 };
    let to = from.offset(right, ahead).or(from.offset(-right, ahead));
    Ok((from, to.unwrap_or(from)))
}

impl<'a> Arbitrary<'a> for Board {
    /// Any pieces anywhere.
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Board> {
        let mut board = Board::EMPTY;
        for square in u.arbitrary::<Bitboard>()? {
            board.put(square, u.arbitrary()?);
        }
        Ok(board)
    }

    fn size_hint(_depth: usize) -> (usize, Option<usize>) {
        (8, Some(8 + 2 * 64))
    }
}

impl<'a> Arbitrary<'a> for Setup {
    /// Half of them have nothing to do with chess; the others are positions with a few changes, which a
    /// validation finds harder to judge. The move number is at least 1, as in every FEN.
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Setup> {
        if u.arbitrary()? {
            return changed_position(u);
        }
        Ok(Setup {
            turn: u.arbitrary()?,
            castling: u.arbitrary()?,
            en_passant: u.arbitrary()?,
            halfmoves: u.arbitrary()?,
            fullmoves: u.arbitrary::<u32>()?.max(1),
            board: u.arbitrary()?,
        })
    }

    fn size_hint(depth: usize) -> (usize, Option<usize>) {
        // Up to four changes, of which the largest is a piece with its square.
        let changes = (1, Some(1 + 4 * 4));
        let changed = arbitrary::size_hint::and(changes, Position::size_hint(depth));
        let wild = arbitrary::size_hint::and((10, Some(11)), Board::size_hint(depth));
        arbitrary::size_hint::and((1, Some(1)), arbitrary::size_hint::or(changed, wild))
    }
}

fn changed_position(u: &mut Unstructured<'_>) -> Result<Setup> {
    // Before the position, whose moves may take all bytes that are left.
    let mut changes = [Change::None; 4];
    let count = u.int_in_range(0..=changes.len())?;
    for change in &mut changes[..count] {
        *change = Change::arbitrary(u)?;
    }
    let mut setup = Position::arbitrary(u)?.to_setup();
    changes.into_iter().for_each(|change| change.apply(&mut setup));
    Ok(setup)
}

/// One thing about a set-up that is made different.
#[derive(Clone, Copy)]
enum Change {
    None,
    Put(Square, Piece),
    Remove(Square),
    OtherTurn,
    Castling(CastlingRights),
    EnPassant(Option<Square>),
}

impl Change {
    fn apply(self, setup: &mut Setup) {
        match self {
            Change::None => (),
            Change::Put(square, piece) => setup.board.put(square, piece),
            Change::Remove(square) => setup.board.remove(square),
            Change::OtherTurn => setup.turn = setup.turn.opponent(),
            Change::Castling(rights) => setup.castling = rights,
            Change::EnPassant(square) => setup.en_passant = square,
        }
    }
}

impl<'a> Arbitrary<'a> for Change {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Change> {
        Ok(match u.int_in_range(0..=4u8)? {
            0 => Change::Put(u.arbitrary()?, u.arbitrary()?),
            1 => Change::Remove(u.arbitrary()?),
            2 => Change::OtherTurn,
            3 => Change::Castling(u.arbitrary()?),
            _ => Change::EnPassant(u.arbitrary()?),
        })
    }
}

impl<'a> Arbitrary<'a> for Position {
    /// The position after some moves, at most 255, of a game from the standard starting position or one of
    /// Chess960. Each move is a byte, and no game goes on after its end.
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Position> {
        let mut position = Position::STANDARD;
        if u.arbitrary()? {
            position = Position::chess960(u.int_in_range(0..=959)?).unwrap_or(position);
        }
        for _ in 0..u.arbitrary::<u8>()? {
            if u.is_empty() || position.outcome().is_some() {
                break;
            }
            let m = *u.choose(&position.legal_moves())?;
            position = position.play_unchecked(m);
        }
        Ok(position)
    }

    fn size_hint(_depth: usize) -> (usize, Option<usize>) {
        (2, Some(4 + 255))
    }
}
