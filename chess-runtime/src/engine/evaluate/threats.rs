//! Threats: attacks on pieces that are worth more than the attacker, or that are not protected.

use chess_types::{Bitboard, File, Rank, Role, Side, attacks};

use super::ledger::Ledger;
use super::{Facts, ahead, pawns, terms};

/// Tells the ledger what `S` threatens.
pub(crate) fn count<L: Ledger, S: Side>(ledger: &mut L, facts: &Facts<'_>) {
    attacked_by_less::<L, S>(ledger, facts);
    let enemy = facts.board.color(S::Opponent::COLOR).minus(facts.of_role::<S::Opponent>(Role::King));
    let unprotected = enemy.minus(facts.attacked::<S::Opponent>());
    ledger.add::<S>(terms::HANGING, (unprotected & facts.attacked::<S>()).len() as i32);
    ledger.add::<S>(terms::KING_THREAT, (unprotected & facts.attacked_by::<S>(Role::King)).len() as i32);
    let them = S::Opponent::COLOR.index();
    // A side holds a square firmly with a pawn, or with two pieces against one.
    let firm = facts.attacked_by::<S::Opponent>(Role::Pawn)
        | facts.attacked_twice[them].minus(facts.attacked_twice[S::COLOR.index()]);
    let weak = (enemy & facts.attacked::<S>()).minus(firm);
    ledger.add::<S>(terms::QUEEN_GUARDS, (weak & facts.attacked_by::<S::Opponent>(Role::Queen)).len() as i32);
    let contested = (facts.attacked::<S>() & facts.attacked::<S::Opponent>()).minus(firm);
    ledger.add::<S>(terms::RESTRICTED, contested.len() as i32);
    chase::<L, S>(ledger, facts, firm);
    ledger.add::<S>(terms::PUSH_THREAT, push_threats::<S>(facts).len() as i32);
    ledger.add::<S>(terms::SPACE, space::<S>(facts).len() as i32);
}

/// Squares from which the enemy queen could be attacked next.
fn chase<L: Ledger, S: Side>(ledger: &mut L, facts: &Facts<'_>, firm: Bitboard) {
    let queens = facts.of_role::<S::Opponent>(Role::Queen);
    let Some(queen) = queens.first() else { return };
    if queens.more_than_one() {
        return;
    }
    let safe = !(firm | facts.pawns_of::<S>());
    let knights = facts.attacked_by::<S>(Role::Knight) & attacks::knight(queen) & safe;
    ledger.add::<S>(terms::QUEEN_CHASE, knights.len() as i32);
    let sliders = facts.attacked_by::<S>(Role::Bishop) & attacks::bishop(queen, facts.occupied)
        | facts.attacked_by::<S>(Role::Rook) & attacks::rook(queen, facts.occupied);
    let sliders = sliders & safe & facts.attacked_twice[S::COLOR.index()];
    ledger.add::<S>(terms::QUEEN_CHASE + 1, sliders.len() as i32);
}

fn attacked_by_less<L: Ledger, S: Side>(ledger: &mut L, facts: &Facts<'_>) {
    let pawn = facts.attacked_by::<S>(Role::Pawn);
    let minor = facts.attacked_by::<S>(Role::Knight) | facts.attacked_by::<S>(Role::Bishop);
    let rook = facts.attacked_by::<S>(Role::Rook);
    for role in [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
        let victims = facts.of_role::<S::Opponent>(role);
        if victims.is_empty() {
            continue;
        }
        if role != Role::Pawn {
            ledger.add::<S>(terms::PAWN_THREAT + role.index(), (victims & pawn).len() as i32);
        }
        // A piece does not threaten what a pawn protects, unless the victim is worth more.
        let victims = match role {
            Role::Rook | Role::Queen => victims,
            _ => victims.minus(facts.attacked_by::<S::Opponent>(Role::Pawn)),
        };
        ledger.add::<S>(terms::MINOR_THREAT + role.index(), (victims & minor).len() as i32);
        ledger.add::<S>(terms::ROOK_THREAT + role.index(), (victims & rook).len() as i32);
    }
}

/// The pieces that a pawn could attack by stepping ahead to a safe square.
fn push_threats<S: Side>(facts: &Facts<'_>) -> Bitboard {
    let free = !facts.occupied;
    let single = ahead::<S>(facts.pawns_of::<S>()) & free;
    let third = Bitboard::from_rank(Rank::Third.seen_by(S::COLOR));
    let pushed = single | ahead::<S>(single & third) & free;
    let enemy = facts.attacked::<S::Opponent>();
    let safe = pushed.minus(facts.attacked_by::<S::Opponent>(Role::Pawn)) & (!enemy | facts.attacked::<S>());
    let (left, right) = pawns::captures::<S>(safe);
    let pieces = facts.board.color(S::Opponent::COLOR).minus(facts.pawns_of::<S::Opponent>());
    (left | right) & pieces.minus(facts.attacked_by::<S>(Role::Pawn))
}

/// Space: squares in the centre of our side of the board, behind our pawns and safe from enemy pawns.
fn space<S: Side>(facts: &Facts<'_>) -> Bitboard {
    let files = [File::C, File::D, File::E, File::F].map(Bitboard::from_file);
    let ranks =
        [Rank::Second, Rank::Third, Rank::Fourth].map(|rank| Bitboard::from_rank(rank.seen_by(S::COLOR)));
    let centre = (files[0] | files[1] | files[2] | files[3]) & (ranks[0] | ranks[1] | ranks[2]);
    let behind = pawns::all_ahead::<S::Opponent>(facts.pawns_of::<S>());
    centre & behind.minus(facts.pawns_of::<S>() | facts.attacked_by::<S::Opponent>(Role::Pawn))
}
