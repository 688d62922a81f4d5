//! The names of the terms of the evaluation, and where each has its parameters.
//!
//! Every term is a range of one flat list of `(middlegame, endgame)` pairs. So a ledger can record a
//! position as a list of parameters and how often each counts, and the tuner needs nothing else. The
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
    /// A pawn with another pawn of its side before it.
    DOUBLED_PAWN: 1,
    /// A pawn without own pawns on the files beside it; then the same without an enemy pawn ahead.
    ISOLATED_PAWN: 2,
    /// A pawn behind its neighbours that cannot safely step ahead; then the same without an enemy pawn ahead.
    BACKWARD_PAWN: 2,
    /// A pawn beside another, by rank.
    PAWN_PHALANX: 8,
    /// A pawn that another protects, by rank.
    PROTECTED_PAWN: 8,
    /// A passed pawn, by rank.
    PASSED_PAWN: 8,
    /// A passed pawn whose next square is empty, by rank.
    PASSED_FREE: 8,
    /// A passed pawn whose next square no enemy piece attacks, by rank.
    PASSED_SAFE: 8,
    /// A passed pawn by its own king's distance to the square before it.
    PASSED_OWN_KING: 8,
    /// A passed pawn by the enemy king's distance to the square before it.
    PASSED_ENEMY_KING: 8,
    /// A rook behind its own passed pawn.
    ROOK_BEHIND_PASSED: 1,
    /// A passed pawn that another protects or stands beside, by rank.
    PASSED_CONNECTED: 8,
    /// A passed pawn whose whole way no enemy piece attacks or blocks, by rank.
    PASSED_CLEAR: 8,
    /// A pawn that could become passed: no enemy pawn before it, and as many helpers as enemies
    /// beside its way; by rank.
    CANDIDATE: 8,
    /// A pawn that two enemy pawns attack.
    PAWN_LEVERED: 1,
    /// Two bishops.
    BISHOP_PAIR: 1,
    /// A bishop, for each own pawn on squares of its color.
    BISHOP_PAWNS: 1,
    /// A minor piece that a pawn protects where no enemy pawn can ever attack it: knight, bishop.
    OUTPOST: 2,
    /// A minor piece with a pawn before it.
    MINOR_BEHIND_PAWN: 1,
    /// A knight that can go to an outpost.
    OUTPOST_NEAR: 1,
    /// A bishop that attacks two of the four central squares, if only pawns block it.
    LONG_DIAGONAL: 1,
    /// A knight, then a bishop, for each step between it and its king.
    KING_PROTECTOR: 2,
    /// A rook on a file without any pawns; on a file without own pawns.
    ROOK_FILE: 2,
    /// A rook on the seventh rank while the king is on the eighth.
    ROOK_SEVENTH: 1,
    /// The pawn before the king on one of three files, by the file's distance to the edge and the
    /// pawn's rank; 0 for none.
    SHELTER: 32,
    /// The enemy pawn that comes near on one of three files, by the file's distance to the edge and
    /// the pawn's rank.
    STORM: 32,
    /// The same if one of our pawns blocks it, by rank.
    STORM_BLOCKED: 8,
    /// No own pawn on the king's file; on a file beside it; then the same two without any pawn.
    KING_OPEN_FILE: 4,
    /// A square on the king's side of the board that the enemy attacks; attacks twice; that we protect.
    KING_FLANK: 3,
    /// No pawns on the king's side of the board.
    PAWNLESS_FLANK: 1,
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
    /// An enemy piece that is attacked and not firmly held, and that the enemy queen protects.
    QUEEN_GUARDS: 1,
    /// A square that both sides attack and that the enemy does not firmly hold.
    RESTRICTED: 1,
    /// A safe square from which a knight, a bishop or a rook would attack the queen.
    QUEEN_CHASE: 2,
    /// A square on the centre files of our side of the board, behind our pawns and safe from enemy pawns.
    SPACE: 1,
    /// Each of these pairs that one player has: pawn with knight, bishop, rook, queen; knight with knight,
    /// bishop, rook, queen; bishop with rook, queen; rook with rook, queen.
    TOGETHER: 12,
    /// The right to move.
    TEMPO: 1,
}
