//! The king: its square, the pawns before it, the pawns that storm it, and who attacks it.
//!
//! Attacks are counted in units: a few for each piece that looks at the squares around the king,
//! one for each square it looks at, more for squares that only the king protects and for checks
//! that could be given safely. What so many units are worth is a table, so that the tuner can
//! learn how danger grows.

use chess_types::{Bitboard, Role, Side, Square, attacks};

use super::ledger::Ledger;
use super::{Facts, ahead, pawns, rank_seen, seen, terms};

/// The squares around a king, and those one step further towards the enemy.
pub(crate) fn zone<S: Side>(king: Square) -> Bitboard {
    let around = attacks::king(king).with(king);
    around | ahead::<S>(around)
}

/// Tells the ledger how the king of `S` stands.
pub(crate) fn count<L: Ledger, S: Side>(ledger: &mut L, facts: &Facts<'_>) {
    let king = facts.king::<S>();
    ledger.once::<S>(terms::KING_SQUARES + seen::<S>(king));
    shelter::<L, S>(ledger, facts, king);
    danger::<L, S>(ledger, facts, king);
}

/// The own pawns before the king and the enemy pawns that come near it, on three files.
fn shelter<L: Ledger, S: Side>(ledger: &mut L, facts: &Facts<'_>, king: Square) {
    let middle = (king.file().index() as i8).clamp(1, 6);
    // From the king's rank on: pawns that the king has left behind protect nothing.
    let not_behind = pawns::all_ahead::<S>(ahead::<S::Opponent>(Bitboard::from_rank(king.rank())))
        | Bitboard::from_rank(king.rank());
    for file in middle - 1..=middle + 1 {
        let on_file = Bitboard::from_file(chess_types::File::from_index(file as u8));
        let beside = usize::from(file != king.file().index() as i8);
        let ours = facts.pawns_of::<S>() & on_file & not_behind;
        let theirs = facts.pawns_of::<S::Opponent>() & on_file & not_behind;
        let ours = nearest::<S>(ours);
        ledger.once::<S>(terms::SHELTER + 8 * beside + ours.map_or(0, |pawn| rank_seen::<S>(pawn)));
        if let Some(storming) = nearest::<S>(theirs) {
            let rank = rank_seen::<S>(storming);
            let blocked = ours.is_some_and(|pawn| rank_seen::<S>(pawn) + 1 == rank);
            ledger.once::<S>(terms::STORM + 8 * usize::from(blocked) + rank);
        }
        if !on_file.meets(facts.pawns_of::<S>()) {
            ledger.once::<S>(terms::KING_OPEN_FILE + beside);
        }
    }
}

/// The pawn nearest to the back rank of `S`.
fn nearest<S: Side>(pawns: Bitboard) -> Option<Square> {
    match S::COLOR {
        chess_types::Color::White => pawns.first(),
        chess_types::Color::Black => {
            (pawns.0 != 0).then(|| Square::from_index(63 - pawns.0.leading_zeros() as u8))
        }
    }
}

/// What the attack on the king of `S` is worth.
fn danger<L: Ledger, S: Side>(ledger: &mut L, facts: &Facts<'_>, king: Square) {
    let attack = facts.king_attack[S::COLOR.index()];
    let queens = facts.of_role::<S::Opponent>(Role::Queen);
    if attack.attackers + queens.len().min(1) as i32 <= 1 {
        return;
    }
    let enemy = facts.attacked::<S::Opponent>();
    let us = S::COLOR.index();
    // Squares that nobody of ours but the king protects, and that protection only once.
    let weak = enemy.without(facts.attacked_twice[us])
        & (!facts.attacked[us] | facts.attacked_by::<S>(Role::King) | facts.attacked_by::<S>(Role::Queen));
    let mut units = attack.units + 2 * (weak & attacks::king(king)).len() as i32;

    // A check is safe where we do not protect, or only weakly and the enemy twice.
    let twice = facts.attacked_twice[S::Opponent::COLOR.index()];
    let safe = (!facts.attacked[us] | weak & twice).without(facts.board.color(S::Opponent::COLOR));
    let lines = attacks::rook(king, facts.occupied ^ facts.of_role::<S>(Role::Queen));
    let diagonals = attacks::bishop(king, facts.occupied ^ facts.of_role::<S>(Role::Queen));
    let knight = attacks::knight(king);
    let by = |role| facts.attacked_by::<S::Opponent>(role);
    let checks = [
        (knight & by(Role::Knight), 5),
        (diagonals & by(Role::Bishop), 3),
        (lines & by(Role::Rook), 6),
        ((lines | diagonals) & by(Role::Queen), 5),
    ];
    for (squares, weight) in checks {
        let squares = squares & safe;
        if squares.any() {
            units += weight + i32::from(squares.more_than_one());
        }
    }
    if queens.is_empty() {
        units -= 8;
    }
    let units = units.clamp(0, 2 * DANGER_STEPS - 1);
    ledger.once::<S>(terms::KING_DANGER + (units / 2) as usize);
}

/// How many entries the danger table has; each stands for two units.
const DANGER_STEPS: i32 = 40;
