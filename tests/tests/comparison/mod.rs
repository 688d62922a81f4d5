//! One position in two implementations, and whether they agree about it.
//!
//! The other one is shakmaty. Moves are compared by their UCI names with castling as king takes
//! rook, the only form that is never ambiguous in Chess960.

use chess_types::{Color, Move, Outcome, Position, Square};
use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Chess, EnPassantMode, Position as _};

/// The same position, ours and theirs.
#[derive(Clone, Debug)]
pub(crate) struct Pair {
    pub(crate) ours: Position,
    pub(crate) theirs: Chess,
}

impl Pair {
    /// The pair with our position. Theirs is read from our FEN.
    pub(crate) fn new(ours: Position) -> Pair {
        let fen = ours.to_fen();
        let read: Fen = fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"));
        let theirs = read.into_position(CastlingMode::Chess960);
        let theirs = theirs.unwrap_or_else(|error| panic!("{fen}: {error}"));
        Pair { ours, theirs }
    }

    /// Both after the same move.
    pub(crate) fn play(&self, m: Move) -> Pair {
        let name = king_takes_rook_name(&self.ours, m);
        let read = UciMove::from_ascii(name.as_bytes());
        let read = read.unwrap_or_else(|error| panic!("{name}: {error}"));
        let found = read.to_move(&self.theirs);
        let their_move = found.unwrap_or_else(|error| panic!("{name} in {:?}: {error}", self.ours));
        let mut theirs = self.theirs.clone();
        theirs.play_unchecked(their_move);
        Pair { ours: self.ours.play_unchecked(m), theirs }
    }

    /// Asserts that both agree on everything that both know about the position.
    pub(crate) fn assert_agreement(&self) {
        self.assert_same_fen();
        self.assert_same_moves();
        self.assert_single_moves();
        self.assert_same_checks();
        self.assert_same_outcome();
        let ours = self.ours.legal_en_passant().map(Square::index);
        let theirs = self.theirs.legal_ep_square().map(usize::from);
        assert_eq!(ours, theirs, "legal en passant square of {:?}", self.ours);
    }

    fn assert_same_fen(&self) {
        let theirs = Fen::from_position(&self.theirs, EnPassantMode::Always);
        assert_eq!(self.ours.to_fen(), theirs.to_string());
    }

    fn assert_same_moves(&self) {
        let listed = self.ours.legal_moves();
        let mut ours: Vec<String> = listed.iter().map(|&m| king_takes_rook_name(&self.ours, m)).collect();
        let listed = self.theirs.legal_moves();
        let mut theirs: Vec<String> = listed.iter().map(|&m| UciMove::from_chess960(m).to_string()).collect();
        ours.sort_unstable();
        theirs.sort_unstable();
        // These are sorted lists, not sets, so that a move listed twice is noticed.
        assert_eq!(ours, theirs, "legal moves of {:?}", self.ours);
    }

    /// Asking about one move gives the same answer as the list of moves, but uses other code.
    fn assert_single_moves(&self) {
        let legal = self.ours.legal_moves();
        for m in self.ours.pseudo_legal_moves() {
            assert_eq!(self.ours.is_legal(m), legal.contains(&m), "{m:?} in {:?}", self.ours);
        }
    }

    fn assert_same_checks(&self) {
        let (ours, theirs) = (&self.ours, &self.theirs);
        assert_eq!(ours.checkers().0, theirs.checkers().0, "checkers in {ours:?}");
        assert_eq!(ours.is_check(), theirs.is_check(), "check in {ours:?}");
    }

    fn assert_same_outcome(&self) {
        let (ours, theirs) = (&self.ours, &self.theirs);
        assert_eq!(ours.is_checkmate(), theirs.is_checkmate(), "checkmate in {ours:?}");
        assert_eq!(ours.is_stalemate(), theirs.is_stalemate(), "stalemate in {ours:?}");
        assert_eq!(ours.has_legal_move(), !theirs.legal_moves().is_empty(), "moves in {ours:?}");
        assert_eq!(ours.outcome(), self.expected_outcome(), "outcome of {ours:?}");
    }

    /// Our outcome as it follows from their answers.
    ///
    /// Both implementations call a position dead if neither side has enough material, in the same cases:
    /// bare kings, a single minor piece, bishops of one square color. Only ours knows locked pawns
    /// (`dead.rs` tests them) and the seventy-five-move rule.
    fn expected_outcome(&self) -> Option<Outcome> {
        let winner = match self.theirs.turn() {
            shakmaty::Color::White => Color::Black,
            shakmaty::Color::Black => Color::White,
        };
        let is_locked = self.ours.is_dead() && !self.ours.is_dead_by_material();
        if self.theirs.is_checkmate() {
            Some(Outcome::Checkmate { winner })
        } else if self.theirs.is_stalemate() {
            Some(Outcome::Stalemate)
        } else if self.theirs.is_insufficient_material() || is_locked {
            Some(Outcome::DeadPosition)
        } else {
            (self.theirs.halfmoves() >= 150).then_some(Outcome::SeventyFiveMoves)
        }
    }
}

/// The UCI name of the move, where a castling king goes to its rook's square.
fn king_takes_rook_name(position: &Position, m: Move) -> String {
    let rook = m.castles().and_then(|side| position.castling_rook(position.turn(), side));
    match rook {
        Some(rook) => format!("{}{rook}", m.from()),
        None => m.to_string(),
    }
}
