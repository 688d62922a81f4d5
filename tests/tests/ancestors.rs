//! Facts about four positions, which were tests of this project's ancestors: what held for their move
//! generators must hold for ours. The facts are theirs, the code is not.

use chess_types::{Color, Move, Position, Square};

/// Promotions by step and capture, an en passant capture, a check to answer and pieces to take.
const BUSY: &str = "n5k1/1P2P1n1/1n2q2p/P1pP4/5R2/3K1B2/1r2N2P/6r1 w - c6 0 1";
/// A king alone.
const BARE: &str = "4k3/8/6N1/4K3/8/8/8/8 b - -";
/// White has the right to castle queenside, but the queen on b3 prevents it.
const GUARDED: &str = "n5k1/1P2P1n1/1n5p/P1pP4/5R2/1q3B2/4Nr1P/R3K2R w Q -";
/// A pawn about to promote beside White's king.
const STORMED: &str = "2kr3R/pppp1p1p/2n1b3/2bn1q2/8/4p3/PPPP1PpP/RNBQK2R b KQ -";

fn position(fen: &str) -> Position {
    Position::from_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

fn names(moves: &[Move]) -> Vec<String> {
    let mut names: Vec<String> = moves.iter().map(Move::to_string).collect();
    names.sort_unstable();
    names
}

#[test]
fn busy_position_has_47_pseudo_legal_moves() {
    let pseudo_legal = names(&position(BUSY).pseudo_legal_moves());
    assert_eq!(pseudo_legal.len(), 47, "{pseudo_legal:?}");
    for expected in ["b7a8b", "h2h4", "a5b6", "d5c6", "d5e6"] {
        assert!(pseudo_legal.iter().any(|name| name == expected), "{expected} is missing");
    }
}

/// The en passant capture is listed once, and as an en passant capture.
#[test]
fn busy_position_takes_en_passant() {
    let capture = Move::en_passant(Square::D5, Square::C6);
    let pseudo_legal = position(BUSY).pseudo_legal_moves();
    let to_c6 = pseudo_legal.iter().filter(|m| m.from() == Square::D5 && m.to() == Square::C6);
    assert_eq!(to_c6.copied().collect::<Vec<_>>(), [capture]);
}

/// Only the knight on g6 keeps the king from e7 and f8.
#[test]
fn bare_king_avoids_the_knight() {
    let bare = position(BARE);
    let pseudo_legal = names(&bare.pseudo_legal_moves());
    assert_eq!(pseudo_legal, ["e8d7", "e8d8", "e8e7", "e8f7", "e8f8"]);
    assert_eq!(names(&bare.legal_moves()), ["e8d7", "e8d8", "e8f7"]);
}

#[test]
fn castling_square_is_attacked_without_check() {
    let guarded = position(GUARDED);
    assert!(guarded.is_attacked(Square::D1, Color::Black));
    assert!(!guarded.is_check());
    let castles = guarded.legal_moves().into_iter().any(|m| m.castles().is_some());
    assert!(!castles, "the king would pass d1");
}

#[test]
fn promotion_leaves_castling_rights() {
    let stormed = position(STORMED);
    let promotion = chess_tests::move_named(&stormed, "g2g1q");
    let after = stormed.play(promotion).map(|next| next.to_fen());
    let fen = after.unwrap_or_else(|error| panic!("{error}"));
    let fields: Vec<&str> = fen.split(' ').take(4).collect();
    assert_eq!(fields.join(" "), "2kr3R/pppp1p1p/2n1b3/2bn1q2/8/4p3/PPPP1P1P/RNBQK1qR w KQ -");
}
