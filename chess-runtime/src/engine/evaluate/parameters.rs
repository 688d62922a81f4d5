//! What each [term](super::terms) is worth, in centipawns: written by the tuner, read by everybody.
//!
//! `cargo run --release -p chess-benches --bin tune` makes this file; see `docs/engine.md`.

use super::pair::{Pair, pair};
use super::terms::COUNT;

/// `(middlegame, endgame)`, in the order of the terms.
#[rustfmt::skip]
pub(crate) static VALUES: [Pair; COUNT] = [
    // MATERIAL
    pair(57, 92), pair(275, 332), pair(280, 337), pair(376, 565), pair(844, 990),
    // PAWN_SQUARES
    pair(0, 0), pair(0, 0), pair(0, 0), pair(0, 0), pair(0, 0), pair(0, 0), pair(0, 0), pair(0, 0),
    pair(-4, 17), pair(6, 10), pair(-1, 16), pair(8, 7), pair(6, 12), pair(9, 9), pair(19, 5), pair(0, 2),
    pair(-8, 9), pair(-5, 7), pair(-7, 3), pair(-6, 16), pair(4, 10), pair(-12, 11), pair(14, -2), pair(-2, -1),
    pair(-1, 13), pair(-10, 17), pair(1, 1), pair(6, 9), pair(3, 4), pair(-5, 7), pair(-8, 9), pair(-5, 3),
    pair(-1, 21), pair(5, 12), pair(-3, 6), pair(-3, 10), pair(-6, 5), pair(-5, 3), pair(1, 1), pair(10, 6),
    pair(13, 25), pair(3, 28), pair(10, 22), pair(7, 33), pair(-19, 35), pair(18, 18), pair(23, 38), pair(13, 5),
    pair(4, 27), pair(50, 50), pair(47, 62), pair(49, 65), pair(39, 110), pair(23, 55), pair(49, 54), pair(31, 10),
    pair(0, 0), pair(0, 0), pair(0, 0), pair(0, 0), pair(0, 0), pair(0, 0), pair(0, 0), pair(0, 0),
    // KNIGHT_SQUARES
    pair(-67, -63), pair(-36, -30), pair(-35, -12), pair(-17, -21), pair(-16, -21), pair(-40, -10), pair(-38, -31), pair(-11, -30),
    pair(-33, -29), pair(-19, -19), pair(-19, -32), pair(-19, -9), pair(-20, -19), pair(-14, -15), pair(-40, -22), pair(-24, -30),
    pair(-29, -16), pair(-21, -24), pair(-21, -21), pair(-12, -11), pair(-12, -17), pair(-13, -13), pair(1, -43), pair(-29, -11),
    pair(-3, -18), pair(9, -19), pair(4, -10), pair(-7, -2), pair(5, 7), pair(8, -16), pair(3, -22), pair(-12, -6),
    pair(-2, -12), pair(-8, -12), pair(2, -10), pair(4, -13), pair(-6, 3), pair(-4, -13), pair(2, -3), pair(21, -35),
    pair(-18, -24), pair(-27, -15), pair(-5, -6), pair(13, -6), pair(24, -16), pair(16, -35), pair(-7, -44), pair(-7, -31),
    pair(-50, -1), pair(-23, -13), pair(0, -3), pair(-1, -9), pair(-7, -15), pair(8, -11), pair(-18, -18), pair(-21, -18),
    pair(-71, -49), pair(-21, -8), pair(-48, -6), pair(-27, -1), pair(-10, -20), pair(-34, -17), pair(-31, -28), pair(-48, -35),
    // BISHOP_SQUARES
    pair(-20, -6), pair(0, -54), pair(-15, -9), pair(-19, -10), pair(5, -15), pair(-24, -4), pair(-13, -22), pair(-5, -1),
    pair(8, -32), pair(0, -6), pair(6, -21), pair(-9, 3), pair(-7, -13), pair(8, -14), pair(9, -9), pair(-23, -46),
    pair(-5, 12), pair(7, -2), pair(-4, 23), pair(-4, -6), pair(-8, 6), pair(9, -1), pair(11, -6), pair(-7, -17),
    pair(-6, -24), pair(-7, 10), pair(-4, 7), pair(11, 19), pair(18, 9), pair(0, 0), pair(3, -3), pair(12, -35),
    pair(-11, 1), pair(-3, 1), pair(-5, 11), pair(9, 5), pair(17, 13), pair(14, -11), pair(5, -5), pair(-7, -10),
    pair(-18, -9), pair(-12, 7), pair(5, -2), pair(-4, -3), pair(17, -18), pair(4, -6), pair(-12, -1), pair(-14, -11),
    pair(-7, -12), pair(-25, 12), pair(-12, -4), pair(8, 1), pair(-5, -17), pair(-25, 1), pair(-18, 0), pair(-36, 16),
    pair(9, -18), pair(16, -2), pair(-43, 3), pair(-33, -28), pair(-20, 6), pair(-25, -15), pair(-27, -13), pair(5, -15),
    // ROOK_SQUARES
    pair(-10, 0), pair(-2, -8), pair(-3, 1), pair(3, -11), pair(3, -14), pair(5, -16), pair(-8, -2), pair(-2, -17),
    pair(-17, 3), pair(-32, -12), pair(-3, -2), pair(2, -12), pair(-7, -10), pair(-8, -13), pair(2, -8), pair(-16, -12),
    pair(-27, 11), pair(-31, 12), pair(-30, 17), pair(-28, 4), pair(-14, -7), pair(-16, 3), pair(21, -15), pair(-14, -6),
    pair(-8, 23), pair(-10, 11), pair(-7, 11), pair(-18, 10), pair(-6, 5), pair(-10, 1), pair(-2, 18), pair(-15, 8),
    pair(-20, 27), pair(10, 9), pair(-9, 18), pair(7, 2), pair(6, 8), pair(14, 10), pair(20, 5), pair(-8, 9),
    pair(6, 23), pair(7, 12), pair(17, -2), pair(18, -5), pair(26, -7), pair(11, 0), pair(20, 5), pair(15, -4),
    pair(-9, 13), pair(-2, 7), pair(-13, 15), pair(41, -6), pair(25, -12), pair(34, -9), pair(11, 4), pair(9, 4),
    pair(20, 18), pair(14, 6), pair(-12, 15), pair(10, 18), pair(-4, 20), pair(8, 20), pair(18, 19), pair(16, 15),
    // QUEEN_SQUARES
    pair(-26, -29), pair(-20, -16), pair(-14, -59), pair(-2, -80), pair(-3, -62), pair(-8, -63), pair(-1, -50), pair(-17, -39),
    pair(-14, -28), pair(1, -40), pair(6, -65), pair(3, -57), pair(3, -20), pair(11, -56), pair(5, -48), pair(-4, -18),
    pair(-25, -42), pair(-9, -22), pair(-4, -20), pair(-4, -10), pair(-9, 6), pair(-11, 5), pair(10, -16), pair(-10, -17),
    pair(-10, -9), pair(0, -21), pair(-8, 11), pair(-15, 28), pair(0, 12), pair(-8, 14), pair(-7, -2), pair(-15, 6),
    pair(8, -10), pair(-18, 30), pair(-16, 8), pair(-6, 14), pair(-5, 33), pair(16, -1), pair(-3, -17), pair(-10, -17),
    pair(-17, -8), pair(12, -1), pair(-2, 1), pair(-4, 15), pair(-2, 18), pair(17, 18), pair(3, -4), pair(-9, 3),
    pair(-19, 14), pair(-31, 18), pair(-15, 7), pair(-8, 22), pair(-3, 19), pair(9, 16), pair(-10, -3), pair(6, 2),
    pair(-6, -16), pair(8, -11), pair(21, -10), pair(4, 2), pair(11, -1), pair(-3, -3), pair(9, -6), pair(10, -10),
    // KING_SQUARES
    pair(-29, -25), pair(22, -63), pair(5, -45), pair(-30, -55), pair(-7, -48), pair(-17, -43), pair(19, -51), pair(11, -73),
    pair(-5, -54), pair(4, -42), pair(-5, -27), pair(-22, -21), pair(-28, -20), pair(-3, -34), pair(18, -47), pair(-2, -55),
    pair(-7, -39), pair(-30, -17), pair(-46, -5), pair(-40, -10), pair(-47, -5), pair(-51, -9), pair(-20, -28), pair(-27, -34),
    pair(-67, -20), pair(-42, -8), pair(-85, 3), pair(-89, 8), pair(-67, 3), pair(-61, 1), pair(-51, -11), pair(-95, -20),
    pair(-63, -2), pair(-71, 1), pair(-85, 8), pair(-106, 14), pair(-96, 10), pair(-88, 15), pair(-53, -4), pair(-89, -7),
    pair(-70, -5), pair(-82, 10), pair(-113, 16), pair(-119, 24), pair(-107, 12), pair(-83, 3), pair(-71, -2), pair(-59, -8),
    pair(-63, -17), pair(-61, 22), pair(-93, 22), pair(-107, 25), pair(-105, 39), pair(-92, 2), pair(-69, 17), pair(-69, -31),
    pair(-79, -9), pair(-65, -12), pair(-86, 4), pair(-105, 9), pair(-112, -14), pair(-94, -17), pair(-64, -38), pair(-78, -60),
    // KNIGHT_MOBILITY
    pair(-37, -46), pair(-26, -43), pair(-12, -12), pair(-10, 8), pair(-5, 18), pair(0, 23), pair(5, 27), pair(12, 27),
    pair(13, 20),
    // BISHOP_MOBILITY
    pair(-31, -43), pair(-17, -32), pair(-14, -11), pair(-11, 3), pair(-7, 8), pair(-3, 13), pair(-1, 14), pair(-1, 19),
    pair(3, 20), pair(3, 21), pair(6, 25), pair(21, 14), pair(-19, 18), pair(-2, -3),
    // ROOK_MOBILITY
    pair(-62, -81), pair(-22, -38), pair(-18, -15), pair(-18, -4), pair(-14, -11), pair(-13, 7), pair(-12, 12), pair(-10, 11),
    pair(-6, 16), pair(-7, 20), pair(-8, 23), pair(-2, 26), pair(4, 27), pair(4, 29), pair(37, 7),
    // QUEEN_MOBILITY
    pair(-38, -69), pair(-3, -37), pair(-10, -54), pair(-9, -50), pair(-10, -67), pair(-10, -27), pair(-10, -41), pair(-10, -13),
    pair(-11, 3), pair(-8, 13), pair(-8, 27), pair(-7, 23), pair(-10, 41), pair(-9, 47), pair(-10, 52), pair(-10, 62),
    pair(-10, 55), pair(-17, 65), pair(-9, 62), pair(6, 46), pair(-6, 46), pair(29, 1), pair(17, 19), pair(29, -20),
    pair(3, -17), pair(3, -61), pair(9, 22), pair(-3, -23),
    // DOUBLED_PAWN
    pair(-1, -9),
    // ISOLATED_PAWN
    pair(-2, -6), pair(-13, -11),
    // BACKWARD_PAWN
    pair(-2, 0), pair(-9, -15),
    // PAWN_PHALANX
    pair(0, 0), pair(2, -2), pair(5, -1), pair(8, 5), pair(11, 33), pair(69, 60), pair(81, 127), pair(0, 0),
    // PROTECTED_PAWN
    pair(0, 0), pair(0, 0), pair(10, 7), pair(9, 3), pair(19, 10), pair(31, 49), pair(66, 83), pair(0, 0),
    // PASSED_PAWN
    pair(0, 0), pair(-24, 12), pair(0, 8), pair(-12, 46), pair(20, 80), pair(47, 71), pair(58, 63), pair(0, 0),
    // PASSED_FREE
    pair(0, 0), pair(7, 6), pair(-11, 12), pair(0, 15), pair(-3, 24), pair(-12, 74), pair(71, 143), pair(0, 0),
    // PASSED_SAFE
    pair(0, 0), pair(9, 0), pair(1, 11), pair(-6, 17), pair(-9, 30), pair(-22, 72), pair(15, 83), pair(0, 0),
    // PASSED_OWN_KING
    pair(10, 20), pair(-3, 22), pair(17, -5), pair(9, -15), pair(-3, -16), pair(-7, -16), pair(-8, -15), pair(-10, -14),
    // PASSED_ENEMY_KING
    pair(-5, -39), pair(4, -32), pair(10, -24), pair(0, -4), pair(-2, 15), pair(-1, 23), pair(-9, 23), pair(-1, 22),
    // ROOK_BEHIND_PASSED
    pair(8, 22),
    // BISHOP_PAIR
    pair(25, 58),
    // BISHOP_PAWNS
    pair(-2, -2),
    // OUTPOST
    pair(15, 0), pair(15, -2),
    // MINOR_BEHIND_PAWN
    pair(4, 8),
    // ROOK_FILE
    pair(23, 1), pair(11, 6),
    // ROOK_SEVENTH
    pair(-19, 25),
    // SHELTER
    pair(-6, -9), pair(0, 0), pair(5, -6), pair(-9, 0), pair(-15, 12), pair(10, -7), pair(24, 18), pair(0, 0),
    pair(2, -3), pair(-9, 0), pair(5, -7), pair(-10, -1), pair(-1, 6), pair(-22, 12), pair(7, 7), pair(0, 0),
    // STORM
    pair(0, 0), pair(-9, 43), pair(-34, 3), pair(-23, 9), pair(-9, 9), pair(2, 6), pair(2, 0), pair(0, 0),
    pair(0, 0), pair(0, 0), pair(-3, -3), pair(-3, -3), pair(16, -17), pair(11, -18), pair(-28, -26), pair(0, 0),
    // KING_OPEN_FILE
    pair(-22, -1), pair(-12, -5),
    // KING_DANGER
    pair(18, -6), pair(1, 10), pair(4, 5), pair(2, 3), pair(-2, 1), pair(-4, -12), pair(-13, -14), pair(-22, -15),
    pair(-32, -20), pair(-48, -22), pair(-64, -28), pair(-90, -27), pair(-111, -28), pair(-128, -20), pair(-167, -43), pair(-163, -44),
    pair(-176, -36), pair(-192, -34), pair(-188, -21), pair(-199, -22), pair(-208, -17), pair(-226, -18), pair(-239, -16), pair(-262, -18),
    pair(-283, -19), pair(-304, -19), pair(-330, -21), pair(-355, -22), pair(-381, -22), pair(-407, -23), pair(-435, -24), pair(-463, -25),
    pair(-493, -26), pair(-523, -26), pair(-554, -27), pair(-586, -28), pair(-619, -29), pair(-653, -30), pair(-688, -30), pair(-723, -31),
    // PAWN_THREAT
    pair(0, 0), pair(50, 28), pair(55, 46), pair(57, 18), pair(40, 3),
    // MINOR_THREAT
    pair(1, 19), pair(13, 32), pair(18, 20), pair(50, 17), pair(39, 16),
    // ROOK_THREAT
    pair(4, 19), pair(12, 38), pair(22, 33), pair(-5, 6), pair(53, 8),
    // HANGING
    pair(12, 20),
    // PUSH_THREAT
    pair(13, 15),
    // KING_THREAT
    pair(32, 18),
    // SPACE
    pair(5, -2),
    // TEMPO
    pair(14, 13),
];
