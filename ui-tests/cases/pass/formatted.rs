//! rustfmt puts blanks around the signs of what it takes for an expression; it stays a move.

use chess_runtime::{GameResult, CastleSide, Role, WrittenKind, chess, san};

fn main() {
    assert_eq!(san!(O - O - O).kind, WrittenKind::Castle(CastleSide::Queen));
    assert_eq!(san!(0 - 0).kind, WrittenKind::Castle(CastleSide::King));
    assert_eq!(san!(e2 - e4), san! { e2-e4 });
    assert_eq!(san!(exd8 = Q).promotion(), Some(Role::Queen));
    assert_eq!(chess!(e2 - e4), chess! { e2-e4 });
    assert_eq!(chess!(1 - 0).result(), Some(GameResult::WhiteWins));

    // A tag pair may be broken like everything in Rust.
    let broken = chess! {
        [White
            "Morphy"
        ] 1. e4
    };
    assert_eq!(broken.tag("White"), Some("Morphy"));
}
