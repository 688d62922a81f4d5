//! The words: a reason in, one sentence out.
//!
//! Every sentence about a refused move comes from here, in the compiler as on the command line. What would be right instead
//! is said by `help.rs`.

use core::fmt;

use super::illegality::{Ambiguity, CastlingLoss, Illegality, PlacedPiece, Refusal};
use crate::{Bitboard, CastleSide, Color, File, Role, Square};

impl fmt::Display for PlacedPiece {
    /// `the white pawn on d2`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the {} on {}", self.piece, self.square)
    }
}

/// A piece whose color goes without saying: `the queen on d1`.
pub(super) struct Own(pub(super) PlacedPiece);

impl fmt::Display for Own {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the {} on {}", self.0.piece.role, self.0.square)
    }
}

/// SquareList in words: `a1`, `a1 and b2`, `a1, b2 and c3`; with `or` in the alternate form.
pub struct SquareList(pub Bitboard);

impl fmt::Display for SquareList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const MOST: u32 = 14;
        let word = if f.alternate() { "or" } else { "and" };
        if self.0.len() <= MOST {
            return write_list(f, self.0.into_iter(), word);
        }
        for square in self.0.into_iter().take(MOST as usize) {
            write!(f, "{square}, ")?;
        }
        write!(f, "{word} {} more", self.0.len() - MOST)
    }
}

/// Things with commas and a word before the last.
pub(super) fn write_list(
    f: &mut fmt::Formatter<'_>,
    items: impl ExactSizeIterator<Item = impl fmt::Display>,
    word: &str,
) -> fmt::Result {
    let len = items.len();
    for (i, item) in items.enumerate() {
        match len - i {
            1 => write!(f, "{item}")?,
            2 => write!(f, "{item} {word} ")?,
            _ => write!(f, "{item}, ")?,
        }
    }
    Ok(())
}

impl core::error::Error for Illegality {}

impl fmt::Display for Illegality {
    #[rustfmt::skip]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use Illegality as I;
        match *self {
            I::NoSuchPiece { piece } => write!(f, "{} has no {}", piece.color, piece.role),
            I::NotThere { piece, file, rank, stand } => write_not_there(f, piece.color, piece.role, (file, rank), stand),
            I::NothingThere { square } => write!(f, "{square} is empty"),
            I::WrongColor { placed } => write!(f, "{} belongs to {}, but it is {}'s turn", Own(placed), placed.piece.color, placed.piece.color.opponent()),
            I::AlreadyThere { placed } => write!(f, "the {} is on {} already", placed.piece.role, placed.square),
            I::OwnPiece { placed } => write!(f, "{}'s own {} stands on {}", placed.piece.color, placed.piece.role, placed.square),
            I::CannotReach { piece, from, to } => write_cannot_reach(f, piece.role, from, to),
            I::Blocked { placed, to, by } => write!(f, "{by} stands between {} and {to}", Own(placed)),
            I::TakesKing { placed, to } => write!(f, "{} cannot take the king on {to}: kings are never taken", Own(placed)),
            I::StillInCheck { color, by } => write!(f, "{color} is in check from {by}, and this does not answer it"),
            I::DoubleCheck { color, by: [a, b] } => write!(f, "{color} is in double check from {a} and {b}: only the king can move"),
            I::Pinned { placed, by } => write!(f, "{} is pinned to its king by {by}", Own(placed)),
            I::IntoAttack { to, by, takes: None } => write!(f, "{by} attacks {to}, and a king may not move into check"),
            I::IntoAttack { to, by, takes: Some(role) } => write!(f, "{by} protects the {role} on {to}, and a king may not move into check"),
            I::KingsTouch { to, other } => write!(f, "{to} is next to the other king on {other}"),
            I::PawnBlocked { placed, to, by } if by.square == to && by.piece.color != placed.piece.color => write!(f, "{} is blocked by {by}: a pawn takes only diagonally", Own(placed)),
            I::PawnBlocked { placed, by, .. } => write!(f, "{} is blocked by {by}", Own(placed)),
            I::NothingToTake { placed, to } => write!(f, "there is nothing on {to} for {} to take", Own(placed)),
            I::NotDoubleStep { placed, to } => write!(f, "{} cannot go two squares to {to}: it has left its first square", Own(placed)),
            I::PawnBackwards { placed, to } => write!(f, "{} cannot go to {to}: pawns only move forward", Own(placed)),
            I::EnPassantNotNow { placed, victim, .. } => write!(f, "{} cannot take the pawn on {victim} en passant: it did not step two squares in the last move", Own(placed)),
            I::EnPassantExpired { placed, victim, stepped } => write!(f, "{} cannot take the pawn on {victim} en passant any more: it stepped two squares with {stepped} and had to be taken at once", Own(placed)),
            I::EnPassantSingleStep { placed, victim, arrived } => write!(f, "{} cannot take the pawn on {victim} en passant: it came there with {arrived}, not with a double step", Own(placed)),
            I::EnPassantOpensCheck { placed, victim, by } => write!(f, "taking the pawn on {victim} en passant with {} would open a check from {by}", Own(placed)),
            I::PromotionMissing { to } => write!(f, "a pawn that reaches {to} must become a queen, rook, bishop or knight"),
            I::PromotionRole { role } => write!(f, "a pawn cannot become {}", role.with_article()),
            I::PromotionTooEarly { to, color } => write!(f, "a pawn does not promote on {to} but on the {} rank", if color == Color::White { "eighth" } else { "first" }),
            I::PromotionOfPiece { role } => write!(f, "{} cannot promote: only pawns do", role.with_article()),
            I::CastlingLost { color, side, loss } => write_castling_loss(f, color, side, loss),
            I::CastlingBlocked { by, .. } => write!(f, "{by} stands in the way of castling"),
            I::CastlingInCheck { by } => write!(f, "the king is in check from {by} and may not castle out of it"),
            I::CastlingThroughCheck { square, by } => write!(f, "the king would pass {square}, which {by} attacks"),
            I::CastlingIntoCheck { square, by } => write!(f, "the king would arrive on {square}, which {by} attacks"),
        }
    }
}

pub(super) fn plural(role: Role, squares: Bitboard) -> &'static str {
    match (role, squares.more_than_one()) {
        (role, false) => role.name(),
        (Role::Pawn, true) => "pawns",
        (Role::Knight, true) => "knights",
        (Role::Bishop, true) => "bishops",
        (Role::Rook, true) => "rooks",
        (Role::Queen, true) => "queens",
        (Role::King, true) => "kings",
    }
}

fn write_not_there(
    f: &mut fmt::Formatter<'_>,
    color: Color,
    role: Role,
    (file, rank): (Option<crate::File>, Option<crate::Rank>),
    stand: Bitboard,
) -> fmt::Result {
    write!(f, "{color} has no {role} on ")?;
    match (file, rank) {
        (Some(file), Some(rank)) => write!(f, "{file}{rank}")?,
        (Some(file), None) => write!(f, "the {file}-file")?,
        (None, Some(rank)) => write!(f, "rank {rank}")?,
        (None, None) => f.write_str("the board")?,
    }
    let verb = if stand.more_than_one() { "stand" } else { "stands" };
    write!(f, ": the {} {verb} on {}", plural(role, stand), SquareList(stand))
}

fn write_cannot_reach(f: &mut fmt::Formatter<'_>, role: Role, from: Bitboard, to: Square) -> fmt::Result {
    match role {
        Role::Pawn if from.single().is_none() => write!(f, "no pawn can step to {to}"),
        _ if from.more_than_one() => {
            write!(f, "the {} on {} cannot go to {to} in one move", plural(role, from), SquareList(from))
        }
        Role::King if is_castling_step(from, to) => {
            write!(f, "the king on {} can go to {to} only by castling", SquareList(from))
        }
        _ => write!(f, "the {role} on {} cannot go to {to} in one move", SquareList(from)),
    }
}

/// Whether a king that stands here would go where it goes in castling.
fn is_castling_step(king: Bitboard, to: Square) -> bool {
    let homes = Bitboard::from(Square::E1) | Bitboard::from(Square::E8);
    king.single().is_some_and(|from| {
        homes.contains(from) && from.rank() == to.rank() && matches!(to.file(), File::C | File::G)
    })
}

fn write_castling_loss(
    f: &mut fmt::Formatter<'_>,
    color: Color,
    side: CastleSide,
    loss: CastlingLoss,
) -> fmt::Result {
    let king = Role::King.of(color);
    match loss {
        CastlingLoss::KingAway { now } => {
            write!(f, "the {king} stands on {now}, not where it started")
        }
        CastlingLoss::RookAway { home } => write!(f, "there is no {} on {home}", Role::Rook.of(color)),
        CastlingLoss::Earlier => {
            let side = if side == CastleSide::King { "kingside" } else { "queenside" };
            write!(f, "the position gives {color} no right to castle {side}")
        }
        CastlingLoss::KingMoved(when) => write!(f, "the {king} has moved with {when}"),
        CastlingLoss::RookMoved(home, when) => write!(f, "the rook from {home} has moved with {when}"),
        CastlingLoss::RookTaken(home, when) => write!(f, "the rook from {home} was taken with {when}"),
    }
}

impl core::error::Error for Ambiguity {}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Illegal(illegality) => illegality.fmt(f),
            Refusal::Ambiguous(ambiguity) => ambiguity.fmt(f),
        }
    }
}

impl core::error::Error for Refusal {}

impl fmt::Display for Ambiguity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let quantity = if self.movers.len() == 2 { "both" } else { "each of" };
        let role = plural(self.role, self.movers);
        write!(f, "{quantity} the {role} on {} can go to {}", SquareList(self.movers), self.to)
    }
}
