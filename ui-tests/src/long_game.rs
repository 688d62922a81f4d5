//! A legal game of almost any length.
//!
//! In: a number of plies. Out: movetext. In the opening, eight pawns take eight pieces, so that no pawn
//! blocks another. Afterwards a pawn steps whenever seventy-five moves without a pawn move or capture come
//! near (FIDE 9.6.2). In between, pieces move to the positions that have come about least often (FIDE
//! 9.6.1).

use std::collections::HashMap;
use std::fmt::Write;

use chess_runtime::{Move, MoveNumber, Position, Role};

/// The plies of the longest game under the fifty-move rule: 5,898 moves.
pub const LONGEST: usize = 11_796;

/// The plies of Nikolic - Arsovic, Belgrade 1989: 269 moves, the longest game in serious play.
pub const LONGEST_PLAYED: usize = 538;

const OPENING: &str = "Nc3 Nc6 Na4 Na5 Nc5 Nb3 axb3 Nf6 Na6 bxa6 Nf3 Ne4 Nd4 Nc5 Nc6 dxc6 Ra4 Nd3+ cxd3 \
    Bh3 gxh3 Qd5 Ra5 Qf3 exf3 Rb8 Re5 Rb7 Re6 fxe6 Rg1 Rb8 Rg6 hxg6";

/// The plies without progress after which a pawn steps as soon as it can, and after which a piece captures
/// anything if no pawn can step. The game would be drawn after 150.
const PATIENCE: [u16; 2] = [138, 146];

/// The movetext of a legal game of this many plies that is still going on.
///
/// # Panics
/// If no such game is found: the longest that is asked for here is [`LONGEST`].
#[must_use]
pub fn movetext(plies: usize) -> String {
    let mut walk = Walk::new();
    let mut text = String::new();
    let opening = OPENING.split(' ').map(Some).chain(std::iter::repeat(None));
    for (ply, san) in opening.take(plies).enumerate() {
        if ply % 2 == 0 {
            let gap = if ply % 16 == 0 { "\n" } else { " " };
            write!(text, "{gap}{} ", MoveNumber::of(&walk.position)).expect("a string takes all");
        } else {
            text.push(' ');
        }
        let next =
            san.map_or_else(|| walk.choose(), |san| walk.position.parse_san(san).expect("it is legal"));
        text.push_str(walk.position.san(next).as_str());
        walk.play(next);
    }
    text.trim_start().to_owned()
}

/// A game that is being made.
struct Walk {
    position: Position,
    /// How often each position since the last pawn move or capture has come about.
    seen: HashMap<String, usize>,
}

impl Walk {
    fn new() -> Walk {
        Walk { position: Position::default(), seen: HashMap::new() }
    }

    fn play(&mut self, m: Move) {
        self.position = self.position.play(m).expect("it is legal");
        if self.position.halfmoves() == 0 {
            self.seen.clear();
        }
        *self.seen.entry(board_and_turn(&self.position)).or_default() += 1;
    }

    /// A pawn's step or a capture if one is due, otherwise the move to the rarest position.
    fn choose(&self) -> Move {
        let legal: Vec<Move> = self.position.legal_moves().into_iter().collect();
        let harmless: Vec<Move> = legal.iter().copied().filter(|m| self.is_harmless(*m)).collect();
        let [step_is_due, capture_is_due] = PATIENCE.map(|plies| self.position.halfmoves() >= plies);
        let step = harmless.iter().find(|m| step_is_due && self.is_step(**m));
        let capture = harmless.iter().find(|m| capture_is_due && self.position.is_capture(**m));
        let wanderers = harmless.iter().filter(|m| !self.is_pawn(**m) && !self.position.is_capture(**m));
        let wanderer = wanderers.min_by_key(|m| self.visits(**m));
        *step.or(capture).or(wanderer).unwrap_or(&legal[0])
    }

    fn is_pawn(&self, m: Move) -> bool {
        self.position.board().role_at(m.from()) == Some(Role::Pawn)
    }

    /// Whether a pawn goes one square ahead, or promotes to a knight.
    fn is_step(&self, m: Move) -> bool {
        let one_square = m.from().distance(m.to()) == 1 && !self.position.is_capture(m);
        self.is_pawn(m) && one_square && m.promotes_to().is_none_or(|role| role == Role::Knight)
    }

    /// Whether the game goes on after a move, without check.
    fn is_harmless(&self, m: Move) -> bool {
        let next = self.position.play(m).expect("it is legal");
        !next.is_check() && next.outcome().is_none()
    }

    fn visits(&self, m: Move) -> usize {
        let next = self.position.play(m).expect("it is legal");
        self.seen.get(&board_and_turn(&next)).copied().unwrap_or(0)
    }
}

/// What identifies a position in these games, where neither side castles or takes en passant.
fn board_and_turn(position: &Position) -> String {
    let fen = position.to_fen();
    fen.split(' ').take(2).collect()
}

#[cfg(test)]
mod tests {
    use super::{LONGEST, LONGEST_PLAYED, movetext};
    use chess_runtime::judge::Referee;

    #[test]
    fn long_games_are_legal() {
        for plies in [0, 1, 33, LONGEST_PLAYED, LONGEST] {
            let text = movetext(plies);
            let verdict = Referee::default().judge_all(text.as_bytes()).next();
            let titles: Vec<String> = verdict
                .iter()
                .flat_map(|verdict| verdict.diagnostics.iter().map(|told| told.title(text.as_bytes())))
                .collect();
            assert_eq!(titles, [""; 0], "{plies} plies");
            let played = verdict.map_or(0, |verdict| verdict.record.moves().len());
            assert_eq!(played, plies);
        }
    }
}
