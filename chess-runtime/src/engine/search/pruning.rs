//! Pruning: the reasons to leave a node or to skip a move, one function each.

use chess_types::{Move, Position, Role};

use super::super::exchange;
use super::super::score::{MATE_BOUND, Value, is_mate};
use super::super::tunables::*;
use super::super::window::Window;
use super::Worker;
use super::histories::NO_MOVE;
use super::node::Node;
use super::picker::{Picker, is_noisy};
use super::quiescence::Checks;

/// Whether the side to move has anything but king and pawns. Without pieces, zugzwang is likely.
pub(super) fn has_pieces(position: &Position) -> bool {
    let board = position.board();
    let ours = board.color(position.turn());
    ours.minus(board.role(Role::Pawn) | board.role(Role::King)).any()
}

impl Worker {
    /// Reasons to leave a node without trying its moves.
    pub(super) fn prune_node(&mut self, position: &Position, node: &Node, window: Window) -> Option<Value> {
        if node.in_check || self.frames[node.ply].excluded.is_some() || node.ply == 0 {
            return None;
        }
        self.razor(position, node, window)
            .or_else(|| self.reverse_futility(node, window.beta))
            .or_else(|| self.null_move(position, node, window.beta))
    }

    /// Razoring: the evaluation is so far below alpha that only captures could help. Only they are searched.
    fn razor(&mut self, position: &Position, node: &Node, window: Window) -> Option<Value> {
        if !self.features.razoring
            || node.depth > RAZORING_DEPTH
            || node.eval + RAZORING_MARGIN * node.depth + RAZORING_BASE >= window.alpha
        {
            return None;
        }
        let narrow = Window::above(window.alpha);
        // The quiescence search counts and enters this node a second time.
        let value = self.quiescence::<false>(position, narrow, node.ply, Checks::Tried);
        (value <= window.alpha || self.aborted).then_some(value)
    }

    /// Reverse futility: the evaluation is so far above beta that the opponent can hardly recover within
    /// the remaining depth.
    fn reverse_futility(&self, node: &Node, beta: Value) -> Option<Value> {
        let plies = node.depth - i32::from(node.improving && self.features.improving);
        let holds = self.features.reverse_futility
            && node.depth <= REVERSE_FUTILITY_DEPTH
            && node.eval - REVERSE_FUTILITY_MARGIN * plies >= beta
            && node.eval < MATE_BOUND
            && beta > -MATE_BOUND;
        holds.then_some((node.eval + beta) / 2)
    }

    /// Null move: if the value is still above beta after passing, a real move is almost certainly above beta
    /// too. Null moves are not tried without pieces, because in zugzwang passing would be the best move. At
    /// high depth, a success is verified by a search without null moves.
    fn null_move(&mut self, position: &Position, node: &Node, beta: Value) -> Option<Value> {
        let ply = node.ply;
        if !self.features.null_move
            || node.depth < NULL_MOVE_DEPTH
            || node.eval < beta
            || self.frames[ply].eval + NULL_MOVE_EVAL_MARGIN * node.depth < beta + NULL_MOVE_EVAL_BASE
            || self.frames[ply].previous() == NO_MOVE
            || ply < self.null_move_from
            || beta <= -MATE_BOUND
            || !has_pieces(position)
        {
            return None;
        }
        let reduction = NULL_MOVE_REDUCTION
            + node.depth / NULL_MOVE_DEPTH_DIVISOR
            + ((node.eval - beta) / NULL_MOVE_MARGIN).min(NULL_MOVE_MARGIN_PLIES);
        let next = position.pass()?;
        self.push_move(ply, NO_MOVE, &next);
        let child = Window::reaching(beta).for_opponent();
        let value = -self.search::<false>(&next, child, node.depth - reduction, ply + 1, !node.cut_node);
        self.unmake();
        if self.aborted {
            return Some(0);
        }
        if value < beta {
            return None;
        }
        let value = if is_mate(value) { beta } else { value };
        if node.depth < NULL_MOVE_VERIFY_DEPTH || self.null_move_from > 0 {
            return Some(value);
        }
        self.null_move_from = ply + NULL_MOVE_VERIFY_QUARTERS * (node.depth - reduction) as usize / 4;
        let window = Window::reaching(beta);
        let verified = self.search::<false>(position, window, node.depth - reduction, ply, false);
        self.null_move_from = 0;
        (verified >= beta || self.aborted).then_some(value)
    }

    /// Reasons to skip a move, once the node has a move that does not lose to a mate.
    #[allow(clippy::too_many_arguments, reason = "a node and a move, and nothing that belongs together")]
    pub(super) fn prune_move(
        &mut self,
        position: &Position,
        node: &Node,
        picker: &mut Picker,
        m: Move,
        count: i32,
        history: i32,
        alpha: Value,
    ) -> bool {
        if !has_pieces(position) {
            return false;
        }
        if is_noisy(position, m) {
            let margin = CAPTURE_EXCHANGE_MARGIN * node.depth;
            return self.features.exchange_pruning
                && node.depth <= CAPTURE_EXCHANGE_DEPTH
                && !exchange::gains(position, m, margin);
        }
        if self.is_direct_check(position, m, node.ply) {
            let margin = QUIET_EXCHANGE_MARGIN * node.depth;
            return self.features.exchange_pruning
                && node.depth <= CHECK_EXCHANGE_DEPTH
                && !exchange::gains(position, m, margin);
        }
        if self.features.late_move_pruning
            && node.depth <= LATE_MOVE_DEPTH
            && count >= late_move_count(node.depth, node.improving)
        {
            picker.skip_quiets();
            return true;
        }
        let reduced = (node.depth - (reduction(node.depth, count) - history_reduction(history)) / PLY).max(0);
        let hope = node.eval + FUTILITY_BASE + FUTILITY_MARGIN * reduced;
        if self.features.futility
            && !node.in_check
            && reduced <= FUTILITY_DEPTH
            && hope <= alpha
            && !is_mate(alpha)
        {
            picker.skip_quiets();
            return true;
        }
        if self.features.history_pruning
            && reduced <= HISTORY_PRUNING_DEPTH
            && history < HISTORY_PRUNING_MARGIN * node.depth
        {
            return true;
        }
        let margin = QUIET_EXCHANGE_MARGIN * reduced * reduced;
        self.features.exchange_pruning
            && reduced <= QUIET_EXCHANGE_DEPTH
            && !exchange::gains(position, m, margin)
    }
}
