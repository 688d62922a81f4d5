//! The reasons a move can be refused for: [`Illegality`] and [`Ambiguity`].

use super::rule::Rule;
use crate::notation::PlayedMove;
use crate::{Bitboard, CastleSide, Color, File, Piece, Rank, Role, Square};

/// A piece on its square.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PlacedPiece {
    /// The piece.
    pub piece: Piece,
    /// Where it stands.
    pub square: Square,
}

/// Why a written move is not a legal move: exactly one legal move must fit it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Refusal {
    /// None fits.
    Illegal(Illegality),
    /// Several fit.
    Ambiguous(Ambiguity),
}

impl From<Illegality> for Refusal {
    fn from(illegality: Illegality) -> Refusal {
        Refusal::Illegal(illegality)
    }
}

/// Several pieces of one role can go where the move says.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ambiguity {
    /// The role.
    pub role: Role,
    /// Where it goes.
    pub to: Square,
    /// Who could go there.
    pub movers: Bitboard,
    /// What it becomes, where written.
    pub promotion: Option<Role>,
}

impl Ambiguity {
    /// The rule that is broken.
    #[must_use]
    pub const fn rule(&self) -> Rule {
        Rule::Ambiguous
    }
}

/// How the right to castle was lost.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum CastlingLoss {
    /// The king stands elsewhere.
    KingAway {
        /// Where it stands.
        now: Square,
    },
    /// No rook stands where it should.
    RookAway {
        /// Where it should stand.
        home: Square,
    },
    /// Both are in place, but the position gives no right to castle to that side.
    Earlier,
    /// The king moved in this game.
    KingMoved(PlayedMove),
    /// The rook moved in this game.
    RookMoved(Square, PlayedMove),
    /// The rook was taken in this game.
    RookTaken(Square, PlayedMove),
}

/// One reason why no legal move fits what was written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Illegality {
    // Which piece.
    /// The player has no such piece at all.
    NoSuchPiece {
        /// The missing piece.
        piece: Piece,
    },
    /// The player has such pieces, but none on the file, rank or square named.
    NotThere {
        /// The piece.
        piece: Piece,
        /// The file named.
        file: Option<File>,
        /// The rank named.
        rank: Option<Rank>,
        /// Where they are.
        stand: Bitboard,
    },
    /// The square that the move starts from is empty.
    NothingThere {
        /// The empty square.
        square: Square,
    },
    /// The piece named belongs to the opponent.
    WrongColor {
        /// The opponent's piece.
        placed: PlacedPiece,
    },
    // How it moves.
    /// An own piece stands on the target.
    OwnPiece {
        /// The own piece.
        placed: PlacedPiece,
    },
    /// The piece is where it was to go.
    AlreadyThere {
        /// The piece.
        placed: PlacedPiece,
    },
    /// The piece does not move like that.
    CannotReach {
        /// The piece.
        piece: Piece,
        /// Where the pieces of that kind stand that could be meant; nowhere for a pawn without a
        /// name.
        from: Bitboard,
        /// The target.
        to: Square,
    },
    /// Something stands in the way.
    Blocked {
        /// The moving piece.
        placed: PlacedPiece,
        /// The target.
        to: Square,
        /// Who stands in the way.
        by: PlacedPiece,
    },
    /// The move would take the king.
    TakesKing {
        /// The moving piece.
        placed: PlacedPiece,
        /// Where the king stands.
        to: Square,
    },
    // The own king.
    /// The player is in check and this does not answer it.
    StillInCheck {
        /// Whose king.
        color: Color,
        /// Who gives check.
        by: PlacedPiece,
    },
    /// The player is in double check, and only the king can answer.
    DoubleCheck {
        /// Whose king.
        color: Color,
        /// Who gives check.
        by: [PlacedPiece; 2],
    },
    /// The piece is pinned to its king.
    Pinned {
        /// The pinned piece.
        placed: PlacedPiece,
        /// The pinning piece.
        by: PlacedPiece,
    },
    /// The king would walk into an attack.
    IntoAttack {
        /// The target.
        to: Square,
        /// Who attacks it.
        by: PlacedPiece,
        /// What the king would take there.
        takes: Option<Role>,
    },
    /// The king would stand next to the other king.
    KingsTouch {
        /// The target.
        to: Square,
        /// Where the other king stands.
        other: Square,
    },
    // Pawns.
    /// A pawn takes only diagonally, and here it was to go straight onto a piece.
    PawnBlocked {
        /// The pawn.
        placed: PlacedPiece,
        /// The target.
        to: Square,
        /// Who stands in the way.
        by: PlacedPiece,
    },
    /// Nothing stands where the pawn was to take.
    NothingToTake {
        /// The pawn.
        placed: PlacedPiece,
        /// The empty target.
        to: Square,
    },
    /// A pawn steps two squares only from where it started.
    NotDoubleStep {
        /// The pawn.
        placed: PlacedPiece,
        /// The target.
        to: Square,
    },
    /// A pawn was to move backwards or sideways.
    PawnBackwards {
        /// The pawn.
        placed: PlacedPiece,
        /// The target.
        to: Square,
    },
    /// There is a pawn beside, but it has not just made a double step.
    EnPassantNotNow {
        /// The capturing pawn.
        placed: PlacedPiece,
        /// The pawn beside it.
        victim: Square,
        /// The target.
        to: Square,
    },
    /// The pawn beside made its double step too long ago.
    EnPassantExpired {
        /// The capturing pawn.
        placed: PlacedPiece,
        /// The pawn beside it.
        victim: Square,
        /// When it stepped.
        stepped: PlayedMove,
    },
    /// The pawn beside has never made a double step: it arrived in another way.
    EnPassantSingleStep {
        /// The capturing pawn.
        placed: PlacedPiece,
        /// The pawn beside it.
        victim: Square,
        /// When it arrived.
        arrived: PlayedMove,
    },
    /// Taking en passant would open a line to the own king.
    EnPassantOpensCheck {
        /// The capturing pawn.
        placed: PlacedPiece,
        /// The pawn to be taken.
        victim: Square,
        /// Who would give check.
        by: PlacedPiece,
    },
    // Promotion.
    /// A pawn on the last rank must become something.
    PromotionMissing {
        /// The target.
        to: Square,
    },
    /// A pawn cannot become that.
    PromotionRole {
        /// What was written.
        role: Role,
    },
    /// Only on the last rank can a pawn promote.
    PromotionTooEarly {
        /// The target.
        to: Square,
        /// The color of the pawn.
        color: Color,
    },
    /// Only pawns promote.
    PromotionOfPiece {
        /// Who was to promote.
        role: Role,
    },
    // Castling.
    /// King or rook have moved, or are not there.
    CastlingLost {
        /// The side that castles.
        color: Color,
        /// Where to.
        side: CastleSide,
        /// How the right was lost.
        loss: CastlingLoss,
    },
    /// A piece stands between king and rook, or where they pass.
    CastlingBlocked {
        /// Where to.
        side: CastleSide,
        /// Who stands in the way.
        by: PlacedPiece,
    },
    /// The king is in check.
    CastlingInCheck {
        /// Who gives check.
        by: PlacedPiece,
    },
    /// The king would pass an attacked square.
    CastlingThroughCheck {
        /// The attacked square.
        square: Square,
        /// Who attacks it.
        by: PlacedPiece,
    },
    /// The king would arrive on an attacked square.
    CastlingIntoCheck {
        /// The attacked square.
        square: Square,
        /// Who attacks it.
        by: PlacedPiece,
    },
}

impl Illegality {
    /// The rule that is broken.
    #[must_use]
    pub const fn rule(&self) -> Rule {
        match self {
            Illegality::NoSuchPiece { .. } => Rule::NoSuchPiece,
            Illegality::NotThere { .. } => Rule::NotThere,
            Illegality::NothingThere { .. } => Rule::NothingThere,
            Illegality::WrongColor { .. } => Rule::WrongColor,
            Illegality::OwnPiece { .. } => Rule::OwnPiece,
            Illegality::AlreadyThere { .. } => Rule::AlreadyThere,
            Illegality::CannotReach { .. } => Rule::CannotReach,
            Illegality::Blocked { .. } => Rule::Blocked,
            Illegality::TakesKing { .. } => Rule::TakesKing,
            Illegality::StillInCheck { .. } => Rule::StillInCheck,
            Illegality::DoubleCheck { .. } => Rule::DoubleCheck,
            Illegality::Pinned { .. } => Rule::Pinned,
            Illegality::IntoAttack { .. } => Rule::IntoAttack,
            Illegality::KingsTouch { .. } => Rule::KingsTouch,
            Illegality::PawnBlocked { .. } => Rule::PawnBlocked,
            Illegality::NothingToTake { .. } => Rule::NothingToTake,
            Illegality::NotDoubleStep { .. } => Rule::NotDoubleStep,
            Illegality::PawnBackwards { .. } => Rule::PawnBackwards,
            Illegality::EnPassantNotNow { .. } => Rule::EnPassantNotNow,
            Illegality::EnPassantExpired { .. } => Rule::EnPassantExpired,
            Illegality::EnPassantSingleStep { .. } => Rule::EnPassantSingleStep,
            Illegality::EnPassantOpensCheck { .. } => Rule::EnPassantOpensCheck,
            Illegality::PromotionMissing { .. } => Rule::PromotionMissing,
            Illegality::PromotionRole { .. } => Rule::PromotionRole,
            Illegality::PromotionTooEarly { .. } => Rule::PromotionTooEarly,
            Illegality::PromotionOfPiece { .. } => Rule::PromotionOfPiece,
            Illegality::CastlingLost { loss, .. } => match loss {
                CastlingLoss::KingAway { .. } => Rule::CastlingKingAway,
                CastlingLoss::RookAway { .. } => Rule::CastlingRookAway,
                CastlingLoss::Earlier => Rule::CastlingRightLost,
                CastlingLoss::KingMoved(_) => Rule::CastlingKingMoved,
                CastlingLoss::RookMoved(..) => Rule::CastlingRookMoved,
                CastlingLoss::RookTaken(..) => Rule::CastlingRookTaken,
            },
            Illegality::CastlingBlocked { .. } => Rule::CastlingBlocked,
            Illegality::CastlingInCheck { .. } => Rule::CastlingInCheck,
            Illegality::CastlingThroughCheck { .. } => Rule::CastlingThroughCheck,
            Illegality::CastlingIntoCheck { .. } => Rule::CastlingIntoCheck,
        }
    }
    /// The article of the FIDE Laws of Chess.
    #[must_use]
    pub const fn article(&self) -> Option<&'static str> {
        match self {
            Illegality::CannotReach { piece, .. } => Some(movement_article(piece.role)),
            _ => self.rule().article(),
        }
    }
}

/// The article that says how a role moves.
const fn movement_article(role: Role) -> &'static str {
    match role {
        Role::Bishop => "3.2",
        Role::Rook => "3.3",
        Role::Queen => "3.4",
        Role::Knight => "3.6",
        Role::Pawn => "3.7",
        Role::King => "3.8",
    }
}
