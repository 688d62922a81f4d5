//! What each [term](super::terms) is worth, in centipawns: written by the tuner, read by the evaluation.
//!
//! `cargo run --release -p chess-benches --bin tune` makes this file; see `docs/engine.md`.

use super::pair::{Pair, pair};
use super::terms::COUNT;

/// `(middlegame, endgame)`, in the order of the terms.
#[rustfmt::skip]
pub(crate) static VALUES: [Pair; COUNT] = [
    // MATERIAL
    pair(26, 89), pair(270, 330), pair(275, 344), pair(371, 579), pair(843, 986),
    // PAWN_SQUARES
    pair(0, 0), pair(0, 0), pair(0, 0), pair(0, 0), pair(0, 0), pair(0, 0), pair(0, 0), pair(0, 0),
    pair(-1, 13), pair(-2, 7), pair(-1, 14), pair(0, 10), pair(3, 23), pair(16, 15), pair(21, -1), pair(6, 1),
    pair(-14, 4), pair(-6, 9), pair(-4, 8), pair(-8, 12), pair(-10, 9), pair(-11, 12), pair(3, 2), pair(-18, -7),
    pair(-7, 12), pair(-1, 12), pair(-3, 3), pair(-4, 2), pair(-5, 5), pair(-2, 5), pair(-5, 11), pair(-5, 5),
    pair(7, 15), pair(0, 14), pair(1, 5), pair(-6, 4), pair(0, 3), pair(4, 9), pair(0, 9), pair(9, 6),
    pair(14, 16), pair(3, 26), pair(11, 24), pair(7, 32), pair(-15, 37), pair(22, 20), pair(23, 38), pair(21, 6),
    pair(6, 24), pair(47, 50), pair(47, 64), pair(48, 65), pair(37, 108), pair(23, 59), pair(48, 59), pair(30, 12),
    pair(0, 0), pair(0, 0), pair(0, 0), pair(0, 0), pair(0, 0), pair(0, 0), pair(0, 0), pair(0, 0),
    // KNIGHT_SQUARES
    pair(-67, -63), pair(-29, -29), pair(-35, -12), pair(-18, -20), pair(-16, -20), pair(-38, -10), pair(-38, -32), pair(-13, -30),
    pair(-34, -28), pair(-20, -19), pair(-20, -30), pair(-25, -16), pair(-24, -18), pair(-14, -18), pair(-36, -21), pair(-28, -31),
    pair(-29, -16), pair(-20, -23), pair(-19, -19), pair(-14, -11), pair(-8, -16), pair(-25, -25), pair(-14, -42), pair(-26, -11),
    pair(-8, -17), pair(7, -19), pair(2, -11), pair(-6, -1), pair(-2, 2), pair(9, -14), pair(4, -21), pair(-10, -6),
    pair(-2, -13), pair(-1, -13), pair(0, -8), pair(14, -6), pair(-2, 3), pair(4, -9), pair(0, -9), pair(19, -35),
    pair(-18, -23), pair(-23, -13), pair(-5, -6), pair(12, -7), pair(24, -16), pair(17, -33), pair(-6, -43), pair(-6, -30),
    pair(-48, -2), pair(-24, -14), pair(2, -2), pair(-1, -8), pair(-7, -15), pair(7, -12), pair(-17, -17), pair(-21, -19),
    pair(-71, -49), pair(-21, -8), pair(-48, -6), pair(-27, -1), pair(-10, -20), pair(-34, -17), pair(-31, -28), pair(-49, -36),
    // BISHOP_SQUARES
    pair(-17, -3), pair(4, -50), pair(-9, -7), pair(-17, -9), pair(0, -15), pair(-25, -4), pair(-12, -21), pair(-7, -2),
    pair(7, -30), pair(-6, -7), pair(0, -21), pair(-16, 1), pair(-11, -9), pair(5, -15), pair(-2, -15), pair(-14, -44),
    pair(-8, 8), pair(6, -3), pair(-9, 13), pair(-4, -3), pair(0, 10), pair(-8, -6), pair(6, -7), pair(-3, -14),
    pair(0, -22), pair(-9, 8), pair(4, 8), pair(8, 15), pair(12, 5), pair(4, 5), pair(2, -3), pair(13, -35),
    pair(-12, 0), pair(10, 3), pair(-5, 8), pair(13, 8), pair(13, 11), pair(15, -11), pair(11, -3), pair(-7, -10),
    pair(-17, -8), pair(-11, 6), pair(2, -3), pair(-2, -1), pair(17, -16), pair(5, -4), pair(-10, 0), pair(-4, -8),
    pair(-8, -12), pair(-27, 11), pair(-12, -3), pair(7, 0), pair(-5, -15), pair(-24, 1), pair(-18, 1), pair(-37, 15),
    pair(8, -18), pair(15, -3), pair(-43, 3), pair(-33, -27), pair(-21, 5), pair(-25, -14), pair(-27, -12), pair(4, -15),
    // ROOK_SQUARES
    pair(-10, -3), pair(-13, -7), pair(-11, -2), pair(-1, -13), pair(2, -16), pair(-9, -14), pair(-10, -4), pair(-3, -18),
    pair(-15, 2), pair(-28, -8), pair(-4, -3), pair(4, -9), pair(-5, -9), pair(-7, -13), pair(2, -10), pair(-15, -11),
    pair(-23, 13), pair(-28, 14), pair(-28, 17), pair(-24, 6), pair(-10, -5), pair(-14, 3), pair(23, -14), pair(-10, -4),
    pair(-11, 18), pair(-10, 12), pair(-8, 11), pair(-17, 11), pair(-6, 4), pair(-8, 2), pair(-1, 17), pair(-13, 8),
    pair(-21, 25), pair(7, 9), pair(-8, 18), pair(6, 1), pair(4, 7), pair(14, 9), pair(21, 4), pair(-8, 9),
    pair(4, 19), pair(7, 13), pair(16, 0), pair(18, -3), pair(26, -8), pair(12, 0), pair(20, 4), pair(15, -2),
    pair(-7, 13), pair(-1, 9), pair(-12, 16), pair(40, -7), pair(25, -11), pair(33, -9), pair(11, 4), pair(9, 5),
    pair(20, 16), pair(15, 10), pair(-10, 20), pair(10, 19), pair(-3, 22), pair(9, 21), pair(18, 19), pair(16, 16),
    // QUEEN_SQUARES
    pair(-23, -28), pair(-19, -16), pair(-9, -58), pair(-8, -79), pair(-9, -62), pair(-9, -63), pair(-3, -51), pair(-17, -39),
    pair(-11, -27), pair(-1, -40), pair(2, -63), pair(-1, -56), pair(-9, -24), pair(7, -58), pair(5, -49), pair(-4, -18),
    pair(-17, -40), pair(0, -20), pair(-1, -19), pair(-7, -11), pair(-12, 4), pair(-10, 4), pair(9, -17), pair(-6, -16),
    pair(-4, -9), pair(0, -21), pair(-7, 11), pair(-16, 28), pair(-4, 10), pair(-9, 13), pair(-4, -2), pair(-11, 7),
    pair(5, -10), pair(-16, 30), pair(-14, 9), pair(-9, 14), pair(-9, 32), pair(13, -3), pair(-2, -17), pair(-2, -16),
    pair(-16, -7), pair(10, -2), pair(-1, 2), pair(-4, 15), pair(-2, 18), pair(16, 17), pair(4, -4), pair(-7, 4),
    pair(-22, 13), pair(-30, 18), pair(-13, 8), pair(-8, 22), pair(-4, 18), pair(8, 15), pair(-9, -2), pair(6, 2),
    pair(-7, -16), pair(8, -11), pair(21, -10), pair(4, 2), pair(11, -1), pair(-3, -3), pair(9, -6), pair(10, -10),
    // KING_SQUARES
    pair(-30, -25), pair(27, -59), pair(22, -39), pair(-28, -49), pair(-7, -49), pair(-23, -38), pair(19, -58), pair(6, -70),
    pair(-3, -50), pair(5, -37), pair(-10, -30), pair(-21, -22), pair(-28, -23), pair(-6, -33), pair(14, -49), pair(4, -46),
    pair(-8, -39), pair(-30, -18), pair(-46, -5), pair(-41, -9), pair(-48, -8), pair(-51, -10), pair(-22, -30), pair(-29, -37),
    pair(-67, -19), pair(-42, -8), pair(-85, 5), pair(-89, 10), pair(-68, 2), pair(-62, 0), pair(-52, -12), pair(-95, -21),
    pair(-63, -2), pair(-71, 2), pair(-85, 11), pair(-106, 16), pair(-96, 12), pair(-88, 16), pair(-53, -4), pair(-89, -8),
    pair(-70, -6), pair(-82, 8), pair(-113, 18), pair(-119, 24), pair(-107, 15), pair(-83, 3), pair(-71, -3), pair(-60, -12),
    pair(-63, -17), pair(-61, 18), pair(-93, 20), pair(-107, 22), pair(-105, 35), pair(-92, 3), pair(-69, 17), pair(-69, -32),
    pair(-79, -11), pair(-65, -12), pair(-86, 2), pair(-105, 6), pair(-112, -14), pair(-94, -17), pair(-64, -37), pair(-78, -61),
    // KNIGHT_MOBILITY
    pair(-36, -46), pair(-23, -43), pair(-15, -9), pair(-9, 7), pair(-3, 14), pair(0, 23), pair(4, 26), pair(7, 27),
    pair(9, 21),
    // BISHOP_MOBILITY
    pair(-36, -44), pair(-26, -33), pair(-17, -9), pair(-11, 1), pair(-6, 7), pair(0, 16), pair(2, 19), pair(3, 23),
    pair(3, 22), pair(4, 21), pair(6, 23), pair(19, 11), pair(-18, 19), pair(-2, -3),
    // ROOK_MOBILITY
    pair(-64, -82), pair(-30, -40), pair(-24, -16), pair(-11, -5), pair(-14, -8), pair(-13, 6), pair(-9, 9), pair(-10, 10),
    pair(-8, 17), pair(-4, 20), pair(-5, 25), pair(-3, 28), pair(2, 31), pair(4, 37), pair(37, 10),
    // QUEEN_MOBILITY
    pair(-38, -69), pair(-3, -37), pair(-12, -54), pair(-11, -50), pair(-12, -67), pair(-14, -27), pair(-9, -40), pair(-13, -13),
    pair(-10, 3), pair(-9, 13), pair(-7, 27), pair(-4, 24), pair(-6, 42), pair(-5, 47), pair(-8, 52), pair(-10, 62),
    pair(-9, 56), pair(-15, 65), pair(-10, 61), pair(4, 45), pair(-6, 45), pair(28, -1), pair(17, 18), pair(29, -21),
    pair(3, -17), pair(3, -61), pair(9, 22), pair(-3, -24),
    // DOUBLED_PAWN
    pair(-8, -16),
    // ISOLATED_PAWN
    pair(-5, -9), pair(-10, -10),
    // BACKWARD_PAWN
    pair(-4, -6), pair(-9, -15),
    // PAWN_PHALANX
    pair(0, 0), pair(2, 2), pair(-1, 8), pair(7, 4), pair(11, 30), pair(68, 57), pair(81, 126), pair(0, 0),
    // PROTECTED_PAWN
    pair(0, 0), pair(0, 0), pair(7, 9), pair(5, 7), pair(20, 10), pair(35, 47), pair(66, 81), pair(0, 0),
    // PASSED_PAWN
    pair(0, 0), pair(-22, 13), pair(-6, 6), pair(-8, 43), pair(16, 76), pair(47, 65), pair(53, 72), pair(0, 0),
    // PASSED_FREE
    pair(0, 0), pair(7, 5), pair(-14, 8), pair(3, 12), pair(-4, 22), pair(-13, 68), pair(63, 158), pair(0, 0),
    // PASSED_SAFE
    pair(0, 0), pair(11, 0), pair(-3, 7), pair(-8, 12), pair(-13, 25), pair(-24, 71), pair(9, 101), pair(0, 0),
    // PASSED_OWN_KING
    pair(8, 21), pair(-10, 24), pair(6, -1), pair(-2, -12), pair(-11, -14), pair(-4, -17), pair(1, -19), pair(-8, -15),
    // PASSED_ENEMY_KING
    pair(-5, -38), pair(6, -32), pair(5, -24), pair(-4, -8), pair(-7, 9), pair(-14, 23), pair(-4, 33), pair(-6, 27),
    // ROOK_BEHIND_PASSED
    pair(19, 19),
    // PASSED_CONNECTED
    pair(0, 0), pair(0, -3), pair(0, -3), pair(8, 2), pair(5, 5), pair(1, -3), pair(0, -2), pair(0, 0),
    // PASSED_CLEAR
    pair(0, 0), pair(0, 4), pair(-2, 3), pair(-3, 8), pair(-3, 11), pair(-1, 14), pair(-3, 33), pair(0, 0),
    // CANDIDATE
    pair(0, 0), pair(-1, -2), pair(3, 3), pair(-1, 13), pair(2, 8), pair(1, 1), pair(0, 0), pair(0, 0),
    // PAWN_LEVERED
    pair(-1, 0),
    // BISHOP_PAIR
    pair(19, 58),
    // BISHOP_PAWNS
    pair(-4, -5),
    // OUTPOST
    pair(16, 4), pair(18, 2),
    // MINOR_BEHIND_PAWN
    pair(4, 17),
    // OUTPOST_NEAR
    pair(15, 8),
    // LONG_DIAGONAL
    pair(13, 1),
    // KING_PROTECTOR
    pair(-3, -4), pair(-1, 1),
    // ROOK_FILE
    pair(22, 8), pair(6, 13),
    // ROOK_SEVENTH
    pair(-17, 28),
    // SHELTER
    pair(-2, 2), pair(-9, -2), pair(4, -7), pair(-7, -1), pair(-2, 5), pair(-21, 7), pair(7, 4), pair(0, 0),
    pair(3, -3), pair(-5, 1), pair(1, -6), pair(-9, -1), pair(-3, 8), pair(-22, 11), pair(6, 7), pair(0, 0),
    pair(-1, -8), pair(0, 1), pair(4, -3), pair(-13, 0), pair(-4, 5), pair(-22, 13), pair(7, 5), pair(0, 0),
    pair(7, -1), pair(-7, 2), pair(7, -6), pair(-11, 2), pair(-4, 3), pair(-23, 11), pair(6, 6), pair(0, 0),
    // STORM
    pair(0, 0), pair(-9, 47), pair(-33, 5), pair(-23, 8), pair(-10, 5), pair(-2, -1), pair(-1, 1), pair(0, 0),
    pair(0, 0), pair(-9, 44), pair(-34, 2), pair(-23, 4), pair(-12, 3), pair(3, 1), pair(-6, -3), pair(0, 0),
    pair(0, 0), pair(-9, 44), pair(-34, 2), pair(-23, 7), pair(-9, 2), pair(-1, 2), pair(-5, 3), pair(0, 0),
    pair(0, 0), pair(-9, 43), pair(-35, 1), pair(-24, 5), pair(-11, 3), pair(2, 4), pair(-3, -5), pair(0, 0),
    // STORM_BLOCKED
    pair(0, 0), pair(0, 0), pair(-3, -3), pair(-2, -6), pair(16, -19), pair(10, -16), pair(-26, -25), pair(0, 0),
    // KING_OPEN_FILE
    pair(-15, 2), pair(-15, -8), pair(-47, -9), pair(-21, -5),
    // KING_FLANK
    pair(-5, 5), pair(-3, 0), pair(-1, 4),
    // PAWNLESS_FLANK
    pair(-5, -26),
    // KING_DANGER
    pair(7, 0), pair(-3, 7), pair(-2, 1), pair(-6, -1), pair(-9, -3), pair(-13, -15), pair(-19, -16), pair(-28, -17),
    pair(-37, -21), pair(-50, -22), pair(-63, -27), pair(-88, -25), pair(-109, -26), pair(-127, -19), pair(-163, -39), pair(-160, -41),
    pair(-175, -33), pair(-191, -32), pair(-188, -20), pair(-199, -21), pair(-208, -16), pair(-226, -17), pair(-239, -15), pair(-263, -17),
    pair(-283, -19), pair(-304, -18), pair(-330, -21), pair(-355, -22), pair(-381, -22), pair(-407, -23), pair(-435, -24), pair(-463, -25),
    pair(-493, -26), pair(-523, -26), pair(-554, -27), pair(-586, -28), pair(-619, -29), pair(-653, -30), pair(-688, -30), pair(-723, -31),
    // PAWN_THREAT
    pair(0, 0), pair(54, 30), pair(56, 47), pair(56, 18), pair(40, 3),
    // MINOR_THREAT
    pair(-3, 12), pair(12, 34), pair(22, 22), pair(50, 19), pair(38, 16),
    // ROOK_THREAT
    pair(-7, 20), pair(12, 36), pair(22, 33), pair(-5, 6), pair(49, 7),
    // HANGING
    pair(9, 20),
    // PUSH_THREAT
    pair(9, 19),
    // KING_THREAT
    pair(35, 20),
    // QUEEN_GUARDS
    pair(8, 4),
    // RESTRICTED
    pair(5, -1),
    // QUEEN_CHASE
    pair(8, 0), pair(14, 0),
    // SPACE
    pair(1, 0),
    // TOGETHER
    pair(8, 4), pair(7, -2), pair(-2, -3), pair(4, 6), pair(-3, 2), pair(-4, 10), pair(-8, 8), pair(-8, 2),
    pair(-6, 18), pair(-10, 1), pair(-4, -5), pair(-9, -5),
    // TEMPO
    pair(23, 16),
];
