//! Static exchange evaluation: which side wins a series of captures on one square?
//!
//! In: a position, a move and a threshold. Out: whether the move gains at least that much when
//! both sides keep capturing with their least valuable piece as long as it pays. Pins
//! and promotions during the exchange are ignored.

use chess_types::{Bitboard, Move, MoveKind, Position, Role, attacks};

use super::score::Value;
use super::tunables::EXCHANGE_VALUES;

fn worth(role: Option<Role>) -> Value {
    role.map_or(0, |role| EXCHANGE_VALUES[role.index()])
}

/// The role that a move takes, if any.
#[inline]
pub(crate) fn victim(position: &Position, m: Move) -> Option<Role> {
    match m.kind() {
        MoveKind::EnPassant => Some(Role::Pawn),
        MoveKind::Castle(_) => None,
        _ => position.board().role_at(m.to()),
    }
}

/// Whether the move and the captures after it gain at least `threshold`.
pub(crate) fn gains(position: &Position, m: Move, threshold: Value) -> bool {
    if m.castles().is_some() {
        return threshold <= 0;
    }
    let board = position.board();
    let (from, to) = (m.from(), m.to());
    let mover = board.role_at(from).unwrap_or(Role::Pawn);
    let becomes = m.promotes_to().unwrap_or(mover);

    // What the move wins if the opponent does not recapture, and what is left if the opponent recaptures
    // without losing anything.
    let mut balance = worth(victim(position, m)) + worth(Some(becomes)) - worth(Some(mover)) - threshold;
    if balance < 0 {
        return false;
    }
    balance -= worth(Some(becomes));
    if balance >= 0 {
        return true;
    }

    let mut occupied = (board.occupied().without(from)).with(to);
    if m.kind() == MoveKind::EnPassant {
        occupied = occupied.minus(chess_types::Square::new(to.file(), from.rank()).into());
    }
    let diagonal = board.role(Role::Bishop) | board.role(Role::Queen);
    let straight = board.role(Role::Rook) | board.role(Role::Queen);
    let mut attackers = board.attackers(to, occupied) & occupied;
    let mut turn = position.turn().opponent();
    let first = position.turn();
    loop {
        let ours = attackers & board.color(turn);
        let Some(role) = least(position, ours) else { break };
        // A king captures last, and only an unprotected piece.
        if role == Role::King && attackers.meets(board.color(turn.opponent())) {
            break;
        }
        let taker = ours & board.role(role);
        occupied = occupied.minus(Bitboard(taker.0 & taker.0.wrapping_neg()));
        if matches!(role, Role::Pawn | Role::Bishop | Role::Queen) {
            attackers |= attacks::bishop(to, occupied) & diagonal;
        }
        if matches!(role, Role::Rook | Role::Queen) {
            attackers |= attacks::rook(to, occupied) & straight;
        }
        attackers &= occupied;
        turn = turn.opponent();
        // The balance of the side that has just captured, if its capturing piece is lost for nothing.
        balance = -balance - 1 - EXCHANGE_VALUES[role.index()];
        if balance >= 0 {
            break;
        }
    }
    // The side that is to capture and cannot, or would only lose more, has lost the exchange.
    turn != first
}

/// The least valuable role among these pieces.
#[inline]
fn least(position: &Position, pieces: Bitboard) -> Option<Role> {
    if pieces.is_empty() {
        return None;
    }
    Role::ALL.into_iter().find(|&role| pieces.meets(position.board().role(role)))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The exact gain, found by asking for every threshold.
    fn gain(fen: &str, san: &str) -> Value {
        let position = Position::from_fen(fen).unwrap();
        let m = position.parse_san(san).unwrap();
        let highest = (-1000..=2000).rev().find(|&threshold| gains(&position, m, threshold));
        let gain = highest.unwrap();
        assert!((-1000..=gain).step_by(5).all(|threshold| gains(&position, m, threshold)), "{fen}");
        gain
    }

    #[test]
    fn exchanges_are_counted_to_their_end() {
        let [pawn, knight, bishop, rook, queen, _] = EXCHANGE_VALUES;
        let cases = [
            ("1k1r4/1pp4p/p7/4p3/8/P5P1/1PP4P/2K1R3 w - -", "Rxe5", pawn),
            ("1k1r3q/1ppn3p/p4b2/4p3/8/P2N2P1/1PP1R1BP/2K1Q3 w - -", "Nxe5", pawn - knight),
            ("4k3/8/8/3p4/4P3/8/8/4K3 w - -", "exd5", pawn),
            ("4k3/2p5/3p4/8/8/8/3R4/4K3 w - -", "Rxd6", pawn - rook),
            ("4k3/8/3q4/8/8/8/3R4/4K3 w - -", "Rxd6", queen),
            ("3rk3/8/3q4/8/8/8/3R4/4K3 w - -", "Rxd6", queen - rook),
            ("3rk3/8/3r4/8/8/3R4/3R4/4K3 w - -", "Rxd6", rook),
            ("4k3/8/8/2pP4/8/8/8/4K3 w - c6", "dxc6", pawn),
            ("4k3/1p6/8/2pP4/8/8/8/4K3 w - c6", "dxc6", 0),
            ("4k3/4r3/8/8/8/8/4B3/4K3 b - -", "Rxe2+", bishop - rook),
            ("4k3/8/8/8/8/8/8/R3K2R w KQ -", "O-O", 0),
            ("4k3/P7/8/8/8/8/8/4K3 w - -", "a8=Q+", queen - pawn),
            ("1r2k3/P7/8/8/8/8/8/4K3 w - -", "axb8=Q+", rook + queen - pawn),
            ("4k3/8/5n2/3p4/8/2N5/8/3RK3 w - -", "Nxd5", pawn),
            ("4k3/8/8/3p4/4p3/8/8/3RK3 w - -", "Rd4", 0),
            ("4k3/8/8/3p4/2p5/8/8/3RK3 w - -", "Rd4", 0),
            ("4k3/8/8/4p3/8/8/8/3RK3 w - -", "Rd4", -rook),
        ];
        for (fen, san, expected) in cases {
            assert_eq!(gain(fen, san), expected, "{san} in {fen}");
        }
    }
}
