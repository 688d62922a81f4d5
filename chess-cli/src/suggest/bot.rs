//! The answer as a teaching bot prints it: the squares from and to, counted from a8 = 0, and what a pawn becomes.

use chess_runtime::{CastleSide, File, Move, Role, Square};

use crate::strategy::Findings;

/// `Just (Move 52 36 Nothing)`, or `Nothing` where the game is over.
pub(super) fn answer(findings: Option<&Findings>) -> String {
    findings.map_or_else(|| "Nothing".to_string(), |findings| spelt(findings.best))
}

fn spelt(m: Move) -> String {
    let to = match m.castles() {
        Some(CastleSide::King) => Square::new(File::G, m.from().rank()),
        Some(CastleSide::Queen) => Square::new(File::C, m.from().rank()),
        None => m.to(),
    };
    let promotion = match m.promotes_to() {
        None => "Nothing",
        Some(Role::Knight) => "(Just Knight)",
        Some(Role::Bishop) => "(Just Bishop)",
        Some(Role::Rook) => "(Just Rook)",
        Some(_) => "(Just Queen)",
    };
    format!("Just (Move {} {} {promotion})", index(m.from()), index(to))
}

/// Squares count from a1 up; the bot's from a8 down.
fn index(square: Square) -> usize {
    square.flipped().index()
}

#[cfg(test)]
mod tests {
    use chess_runtime::Position;

    use super::spelt;

    #[test]
    fn moves_are_indices_from_a8() {
        let bot = |fen: &str, san: &str| spelt(Position::from_fen(fen).unwrap().parse_san(san).unwrap());
        let start = Position::default().to_fen();
        assert_eq!(bot(&start, "e4"), "Just (Move 52 36 Nothing)");
        assert_eq!(bot("8/P6k/8/8/8/8/8/4K3 w - - 0 1", "a8=Q"), "Just (Move 8 0 (Just Queen))");
        assert_eq!(bot("8/P6k/8/8/8/8/8/4K3 w - - 0 1", "a8=N"), "Just (Move 8 0 (Just Knight))");
        assert_eq!(bot("k7/8/8/8/8/8/8/4K2R w K - 0 1", "O-O"), "Just (Move 60 62 Nothing)");
    }
}
