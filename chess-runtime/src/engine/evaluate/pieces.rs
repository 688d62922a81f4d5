//! Knights, bishops, rooks and queens: where they stand, where they can go, and what they attack.

use chess_types::{Bitboard, Role, Side, Square, attacks};

use super::ledger::Ledger;
use super::{Facts, ahead, pawns, rank_seen, seen, terms};

/// Tells the ledger what the pieces of `S` are worth, and notes what they attack.
pub(crate) fn count<L: Ledger, S: Side>(ledger: &mut L, facts: &mut Facts<'_>) {
    let area = mobility_area::<S>(facts);
    for square in facts.of_role::<S>(Role::Knight) {
        let reach = attacks::knight(square);
        piece::<L, S>(ledger, facts, Role::Knight, square, reach, area);
        minor::<L, S>(ledger, facts, 0, square);
    }
    // Sliders look through own sliders of their kind: what stands behind one another works together.
    let queens = facts.board.role(Role::Queen);
    for square in facts.of_role::<S>(Role::Bishop) {
        let reach = attacks::bishop(square, facts.occupied ^ queens);
        piece::<L, S>(ledger, facts, Role::Bishop, square, reach, area);
        minor::<L, S>(ledger, facts, 1, square);
        let color = if square.is_light() { Bitboard::LIGHT } else { Bitboard::DARK };
        ledger.add::<S>(terms::BISHOP_PAWNS, (facts.pawns_of::<S>() & color).len() as i32);
    }
    let bishops = facts.of_role::<S>(Role::Bishop);
    if bishops.meets(Bitboard::LIGHT) && bishops.meets(Bitboard::DARK) {
        ledger.once::<S>(terms::BISHOP_PAIR);
    }
    let rooks = facts.of_role::<S>(Role::Rook);
    for square in rooks {
        let reach = attacks::rook(square, facts.occupied ^ queens ^ rooks);
        piece::<L, S>(ledger, facts, Role::Rook, square, reach, area);
        rook::<L, S>(ledger, facts, square);
    }
    for square in facts.of_role::<S>(Role::Queen) {
        let reach = attacks::queen(square, facts.occupied);
        piece::<L, S>(ledger, facts, Role::Queen, square, reach, area);
    }
}

/// Where going counts as mobility: not where enemy pawns take, nor on the king or stuck pawns.
fn mobility_area<S: Side>(facts: &Facts<'_>) -> Bitboard {
    let ours = facts.pawns_of::<S>();
    let stuck = ours
        & (ahead::<S::Opponent>(facts.occupied)
            | Bitboard::from_rank(chess_types::Rank::Second.seen_by(S::COLOR)));
    !(facts.attacked_by::<S::Opponent>(Role::Pawn) | stuck | facts.king::<S>().into())
}

/// What every piece is counted for, and what it attacks.
#[inline(always)]
fn piece<L: Ledger, S: Side>(
    ledger: &mut L,
    facts: &mut Facts<'_>,
    role: Role,
    square: Square,
    reach: Bitboard,
    area: Bitboard,
) {
    let (squares, mobility) = match role {
        Role::Knight => (terms::KNIGHT_SQUARES, terms::KNIGHT_MOBILITY),
        Role::Bishop => (terms::BISHOP_SQUARES, terms::BISHOP_MOBILITY),
        Role::Rook => (terms::ROOK_SQUARES, terms::ROOK_MOBILITY),
        _ => (terms::QUEEN_SQUARES, terms::QUEEN_MOBILITY),
    };
    ledger.once::<S>(terms::MATERIAL + role.index());
    ledger.once::<S>(squares + seen::<S>(square));
    ledger.once::<S>(mobility + (reach & area).len() as usize);
    facts.note::<S>(role, reach);
    let enemy = S::Opponent::COLOR.index();
    let near = reach & facts.king_zone[enemy];
    if near.any() {
        let attack = &mut facts.king_attack[enemy];
        attack.attackers += 1;
        attack.units += ATTACKER_UNITS[role.index()] + near.len() as i32;
    }
}

/// Attack units of a piece that looks at the squares around the king, by role.
const ATTACKER_UNITS: [i32; 6] = [0, 3, 2, 3, 4, 0];

#[inline(always)]
fn minor<L: Ledger, S: Side>(ledger: &mut L, facts: &Facts<'_>, kind: usize, square: Square) {
    let rank = rank_seen::<S>(square);
    let attackers = pawns::beside(pawns::all_ahead::<S>(square.into()));
    if (3..=5).contains(&rank)
        && facts.attacked_by::<S>(Role::Pawn).contains(square)
        && !attackers.meets(facts.pawns_of::<S::Opponent>())
    {
        ledger.once::<S>(terms::OUTPOST + kind);
    }
    if ahead::<S>(square.into()).meets(facts.board.role(Role::Pawn)) {
        ledger.once::<S>(terms::MINOR_BEHIND_PAWN);
    }
}

#[inline(always)]
fn rook<L: Ledger, S: Side>(ledger: &mut L, facts: &Facts<'_>, square: Square) {
    let file = Bitboard::from_file(square.file());
    if !file.meets(facts.pawns_of::<S>()) {
        let half = usize::from(file.meets(facts.pawns_of::<S::Opponent>()));
        ledger.once::<S>(terms::ROOK_FILE + half);
    }
    if rank_seen::<S>(square) == 6 && rank_seen::<S>(facts.king::<S::Opponent>()) == 7 {
        ledger.once::<S>(terms::ROOK_SEVENTH);
    }
}
