//! The names of what the evaluation counts, and where each finds its parameters.
//!
//! Every term is a stretch of one flat list of `(middlegame, endgame)` pairs, so that a ledger can
//! note a whole position as "parameter, how often", which is all that the tuner wants to know. The
//! numbers themselves are in `parameters.rs`, which the tuner writes.

macro_rules! terms {
    ($($(#[$doc:meta])* $name:ident: $length:expr,)*) => {
        terms!(@place 0usize; $($(#[$doc])* $name: $length,)*);
        /// Name, first index and length of each term, in the order of the parameters.
        pub const TERMS: &[(&str, usize, usize)] = &[$((stringify!($name), $name, $length)),*];
    };
    (@place $at:expr; $(#[$doc:meta])* $name:ident: $length:expr, $($rest:tt)*) => {
        $(#[$doc])*
        pub(crate) const $name: usize = $at;
        terms!(@place $name + $length; $($rest)*);
    };
    (@place $at:expr;) => {
        /// How many parameters there are.
        pub const COUNT: usize = $at;
    };
}

terms! {
    /// Pawn, knight, bishop, rook, queen.
    MATERIAL: 5,
    /// By square, from a1, as White sees it.
    PAWN_SQUARES: 64,
    /// By square.
    KNIGHT_SQUARES: 64,
    /// By square.
    BISHOP_SQUARES: 64,
    /// By square.
    ROOK_SQUARES: 64,
    /// By square.
    QUEEN_SQUARES: 64,
    /// By square.
    KING_SQUARES: 64,
    /// By the number of squares it can safely go to.
    KNIGHT_MOBILITY: 9,
    /// By the number of squares.
    BISHOP_MOBILITY: 14,
    /// By the number of squares.
    ROOK_MOBILITY: 15,
    /// By the number of squares.
    QUEEN_MOBILITY: 28,
    /// A pawn with another of its own before it.
    DOUBLED_PAWN: 1,
    /// A pawn without own pawns on the files beside it; on a half-open file, it counts twice.
    ISOLATED_PAWN: 2,
    /// A pawn left behind by its neighbours that cannot safely step ahead; again by open file.
    BACKWARD_PAWN: 2,
    /// A pawn beside another, by rank.
    PAWN_PHALANX: 8,
    /// A pawn that another protects, by rank.
    PROTECTED_PAWN: 8,
    /// A passed pawn, by rank.
    PASSED_PAWN: 8,
    /// A passed pawn whose next square is empty, by rank.
    PASSED_FREE: 8,
    /// A passed pawn whose next square nobody of the enemy attacks, by rank.
    PASSED_SAFE: 8,
    /// A passed pawn by its own king's distance to the square before it.
    PASSED_OWN_KING: 8,
    /// A passed pawn by the enemy king's distance to the square before it.
    PASSED_ENEMY_KING: 8,
    /// A rook behind its own passed pawn.
    ROOK_BEHIND_PASSED: 1,
    /// Two bishops.
    BISHOP_PAIR: 1,
    /// A bishop, for each own pawn on squares of its color.
    BISHOP_PAWNS: 1,
    /// A minor piece that a pawn protects where no enemy pawn can ever attack it: knight, bishop.
    OUTPOST: 2,
    /// A minor piece with a pawn before it.
    MINOR_BEHIND_PAWN: 1,
    /// A rook on a file without pawns; without own pawns.
    ROOK_FILE: 2,
    /// A rook on the seventh rank while the king is on the eighth.
    ROOK_SEVENTH: 1,
    /// The pawn before the king on one of three files, by its rank; 0 for none; king's file first.
    SHELTER: 16,
    /// The enemy pawn on one of three files around the king, by rank; free ones, then blocked ones.
    STORM: 16,
    /// A king whose file, or one beside it, has no own pawn: own file, beside.
    KING_OPEN_FILE: 2,
    /// By how much the enemy attacks the king: see `king.rs` for the units.
    KING_DANGER: 40,
    /// A piece that a pawn attacks, by role.
    PAWN_THREAT: 5,
    /// A piece that a minor piece attacks, by role.
    MINOR_THREAT: 5,
    /// A piece that a rook attacks, by role.
    ROOK_THREAT: 5,
    /// A piece that is attacked and not protected.
    HANGING: 1,
    /// A pawn that can step ahead safely and attack a piece.
    PUSH_THREAT: 1,
    /// An unprotected piece that the king attacks.
    KING_THREAT: 1,
    /// A square on the own side of the centre files that is behind or among the pawns and safe.
    SPACE: 1,
    /// The turn.
    TEMPO: 1,
}
