//! What pairs of pieces are worth: a knight is better with pawns, two rooks partly do the same work.

use chess_types::{Role, Side};

use super::ledger::Ledger;
use super::{Facts, terms};

/// Tells the ledger how many pairs of each kind `S` has.
pub(crate) fn count<L: Ledger, S: Side>(ledger: &mut L, facts: &Facts<'_>) {
    let [pawns, knights, bishops, rooks, queens] =
        [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen]
            .map(|role| facts.of_role::<S>(role).len() as i32);
    let pairs = [
        pawns * knights,
        pawns * bishops,
        pawns * rooks,
        pawns * queens,
        knights * (knights - 1) / 2,
        knights * bishops,
        knights * rooks,
        knights * queens,
        bishops * rooks,
        bishops * queens,
        rooks * (rooks - 1) / 2,
        rooks * queens,
    ];
    for (index, times) in (terms::TOGETHER..).zip(pairs) {
        ledger.add::<S>(index, times);
    }
}
