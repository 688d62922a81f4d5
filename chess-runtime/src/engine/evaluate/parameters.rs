//! What each [term](super::terms) is worth, in centipawns: written by the tuner, read by everybody.
//!
//! `cargo run --release -p chess-benches --bin tune` makes this file; see `docs/engine.md`.

use super::pair::{Pair, pair};
use super::terms::COUNT;

/// `(middlegame, endgame)`, in the order of the terms.
#[rustfmt::skip]
pub(crate) static VALUES: [Pair; COUNT] = [
    // MATERIAL
    pair(76, 99), pair(318, 310), pair(332, 317), pair(454, 525), pair(981, 965),
    // PAWN_SQUARES
    pair(0, 0), pair(0, 0), pair(0, 0), pair(0, 0), pair(0, 0), pair(0, 0), pair(0, 0), pair(0, 0),
    pair(-9, -1), pair(-3, 8), pair(-1, 4), pair(4, 1), pair(0, -1), pair(3, 4), pair(5, 1), pair(-9, 4),
    pair(-9, -6), pair(-6, -7), pair(-4, 2), pair(4, 6), pair(8, 4), pair(-4, -5), pair(4, -3), pair(-13, -2),
    pair(-12, 9), pair(-8, 4), pair(7, 3), pair(16, 7), pair(13, 4), pair(2, 7), pair(-1, 3), pair(-9, 0),
    pair(-11, 15), pair(-2, 15), pair(14, 16), pair(17, 10), pair(17, 7), pair(12, 17), pair(1, 16), pair(-5, 14),
    pair(-6, 38), pair(11, 31), pair(14, 34), pair(28, 33), pair(32, 34), pair(19, 34), pair(12, 35), pair(-1, 36),
    pair(20, 61), pair(32, 58), pair(40, 61), pair(52, 58), pair(54, 59), pair(40, 60), pair(33, 60), pair(22, 60),
    pair(0, 0), pair(0, 0), pair(0, 0), pair(0, 0), pair(0, 0), pair(0, 0), pair(0, 0), pair(0, 0),
    // KNIGHT_SQUARES
    pair(-42, -30), pair(-36, -29), pair(-41, -30), pair(-39, -29), pair(-42, -30), pair(-41, -31), pair(-43, -29), pair(-40, -30),
    pair(-30, -30), pair(-15, -16), pair(-18, -17), pair(-16, -16), pair(-15, -18), pair(-15, -18), pair(-17, -18), pair(-28, -29),
    pair(-29, -29), pair(-10, -17), pair(-12, -6), pair(1, -1), pair(4, -3), pair(-5, -7), pair(-6, -17), pair(-30, -29),
    pair(-19, -29), pair(-10, -15), pair(7, 0), pair(14, 5), pair(15, 7), pair(6, -5), pair(-10, -15), pair(-20, -29),
    pair(-18, -28), pair(-5, -14), pair(5, -5), pair(13, 6), pair(18, 10), pair(5, -6), pair(-3, -15), pair(-16, -28),
    pair(-18, -29), pair(-5, -16), pair(7, -4), pair(12, -4), pair(11, -3), pair(11, -6), pair(-4, -18), pair(-18, -30),
    pair(-27, -29), pair(-13, -17), pair(-11, -15), pair(-12, -17), pair(-12, -16), pair(-10, -16), pair(-12, -17), pair(-26, -30),
    pair(-28, -31), pair(-26, -30), pair(-26, -30), pair(-26, -30), pair(-26, -30), pair(-27, -31), pair(-26, -30), pair(-27, -31),
    // BISHOP_SQUARES
    pair(-9, -10), pair(-14, -10), pair(-12, -11), pair(-16, -10), pair(-14, -7), pair(-16, -4), pair(-16, -9), pair(-9, -9),
    pair(-9, -10), pair(6, -8), pair(-4, -9), pair(-6, -4), pair(-6, -5), pair(0, -5), pair(7, -3), pair(-7, -9),
    pair(-7, -10), pair(-6, -7), pair(4, -1), pair(0, 0), pair(-1, -2), pair(7, -2), pair(-4, -8), pair(-9, -10),
    pair(-9, -10), pair(-7, -6), pair(-1, -1), pair(14, 4), pair(12, 1), pair(-2, -2), pair(-3, -6), pair(-10, -11),
    pair(-8, -9), pair(-4, -8), pair(0, 0), pair(10, 2), pair(11, 2), pair(-1, -4), pair(2, -5), pair(-11, -11),
    pair(-9, -11), pair(-5, -6), pair(6, 0), pair(2, -1), pair(-1, -2), pair(6, -2), pair(-7, -6), pair(-11, -11),
    pair(-9, -10), pair(0, -6), pair(-5, -6), pair(-5, -7), pair(-4, -7), pair(-5, -7), pair(1, -6), pair(-9, -10),
    pair(-3, -11), pair(-8, -10), pair(-9, -10), pair(-8, -10), pair(-8, -10), pair(-9, -10), pair(-8, -10), pair(-3, -11),
    // ROOK_SQUARES
    pair(-6, 1), pair(-3, -1), pair(7, 3), pair(3, -3), pair(5, -3), pair(5, 1), pair(-1, -1), pair(-4, -5),
    pair(-6, 1), pair(0, 1), pair(-1, 1), pair(5, -1), pair(5, -2), pair(3, 2), pair(-1, 0), pair(-14, -4),
    pair(-7, -1), pair(0, -1), pair(-1, 0), pair(5, -1), pair(3, -1), pair(-2, 0), pair(-5, -3), pair(-6, 0),
    pair(-3, 1), pair(1, 1), pair(1, 1), pair(6, -1), pair(6, 0), pair(1, 0), pair(0, 1), pair(-8, 0),
    pair(-1, 2), pair(1, 3), pair(0, 1), pair(7, 0), pair(6, 0), pair(1, 2), pair(1, 1), pair(-3, 2),
    pair(-3, 7), pair(0, 10), pair(1, 10), pair(7, 8), pair(5, 8), pair(-1, 8), pair(1, 10), pair(-2, 9),
    pair(8, 4), pair(11, 6), pair(14, 9), pair(18, 7), pair(17, 7), pair(11, 7), pair(11, 6), pair(8, 6),
    pair(-3, 8), pair(1, 9), pair(0, 9), pair(6, 9), pair(6, 8), pair(0, 7), pair(1, 8), pair(-3, 9),
    // QUEEN_SQUARES
    pair(-2, -20), pair(-7, -20), pair(-3, -20), pair(1, -26), pair(-5, -21), pair(-5, -21), pair(-1, -20), pair(-1, -19),
    pair(-4, -20), pair(0, -10), pair(-4, -13), pair(0, -10), pair(2, -12), pair(-1, -11), pair(1, -10), pair(3, -19),
    pair(0, -19), pair(-2, -10), pair(3, 0), pair(2, 0), pair(3, 0), pair(-3, -1), pair(5, -9), pair(-3, -20),
    pair(-4, -20), pair(0, -10), pair(1, 0), pair(-1, 10), pair(4, 10), pair(1, 1), pair(0, -9), pair(0, -19),
    pair(3, -19), pair(-3, -10), pair(3, 0), pair(3, 10), pair(4, 11), pair(4, 0), pair(0, -9), pair(0, -19),
    pair(-7, -20), pair(-4, -9), pair(-4, -1), pair(-2, 0), pair(-1, 0), pair(-1, 0), pair(-3, -9), pair(-3, -19),
    pair(-8, -20), pair(-7, -10), pair(-3, -9), pair(-4, -10), pair(-3, -9), pair(-3, -10), pair(-3, -9), pair(-5, -19),
    pair(-6, -20), pair(-5, -20), pair(-6, -19), pair(-5, -19), pair(-5, -19), pair(-5, -19), pair(-6, -20), pair(-5, -19),
    // KING_SQUARES
    pair(23, -32), pair(30, -34), pair(22, -28), pair(-11, -33), pair(-2, -29), pair(3, -31), pair(33, -37), pair(26, -32),
    pair(-5, -35), pair(11, -18), pair(-6, -10), pair(-33, -14), pair(-36, -10), pair(-17, -13), pair(6, -20), pair(-3, -32),
    pair(-28, -31), pair(-16, -15), pair(-40, 1), pair(-60, 4), pair(-62, 2), pair(-47, 4), pair(-17, -12), pair(-26, -31),
    pair(-54, -28), pair(-42, -10), pair(-63, 7), pair(-88, 17), pair(-87, 22), pair(-73, 8), pair(-42, -7), pair(-52, -26),
    pair(-80, -28), pair(-68, -9), pair(-90, 9), pair(-112, 24), pair(-113, 25), pair(-100, 9), pair(-68, -9), pair(-78, -28),
    pair(-80, -28), pair(-68, -10), pair(-90, 9), pair(-112, 8), pair(-112, 8), pair(-100, 10), pair(-68, -8), pair(-78, -26),
    pair(-80, -28), pair(-68, -9), pair(-90, -9), pair(-112, -9), pair(-112, -10), pair(-100, -9), pair(-68, -9), pair(-78, -28),
    pair(-80, -28), pair(-68, -28), pair(-90, -27), pair(-112, -27), pair(-112, -27), pair(-100, -28), pair(-68, -28), pair(-78, -28),
    // KNIGHT_MOBILITY
    pair(-38, -37), pair(-25, -18), pair(-3, -8), pair(-1, 0), pair(3, 7), pair(5, 11), pair(10, 14), pair(18, 15),
    pair(18, 16),
    // BISHOP_MOBILITY
    pair(-36, -50), pair(-24, -29), pair(-18, -18), pair(-10, -6), pair(-6, -5), pair(-2, 0), pair(4, 6), pair(5, 14),
    pair(9, 16), pair(16, 19), pair(17, 18), pair(21, 23), pair(25, 26), pair(27, 28),
    // ROOK_MOBILITY
    pair(-33, -70), pair(-17, -42), pair(-9, -28), pair(-7, -22), pair(-3, -18), pair(-1, -4), pair(-5, 6), pair(-1, 9),
    pair(5, 11), pair(3, 17), pair(8, 18), pair(5, 25), pair(9, 26), pair(13, 32), pair(14, 28),
    // QUEEN_MOBILITY
    pair(-33, -66), pair(-21, -46), pair(-16, -38), pair(-11, -32), pair(-10, -26), pair(-9, -22), pair(-9, -18), pair(-9, -14),
    pair(-5, -10), pair(-5, -8), pair(-2, -3), pair(-1, 1), pair(0, 4), pair(0, 8), pair(0, 11), pair(6, 13),
    pair(6, 15), pair(7, 17), pair(8, 20), pair(10, 21), pair(12, 24), pair(13, 25), pair(15, 28), pair(15, 29),
    pair(16, 32), pair(17, 33), pair(18, 36), pair(19, 38),
    // DOUBLED_PAWN
    pair(-9, -25),
    // ISOLATED_PAWN
    pair(-3, 0), pair(-13, -10),
    // BACKWARD_PAWN
    pair(-3, -7), pair(-13, -15),
    // PAWN_PHALANX
    pair(0, 0), pair(4, 0), pair(7, 1), pair(9, 5), pair(16, 24), pair(45, 60), pair(70, 100), pair(0, 0),
    // PROTECTED_PAWN
    pair(0, 0), pair(0, 0), pair(12, 10), pair(9, 10), pair(16, 13), pair(27, 39), pair(60, 59), pair(0, 0),
    // PASSED_PAWN
    pair(0, 0), pair(-8, 5), pair(-6, 9), pair(-9, 26), pair(19, 48), pair(37, 73), pair(58, 107), pair(0, 0),
    // PASSED_FREE
    pair(0, 0), pair(-2, 5), pair(-1, 5), pair(2, 15), pair(6, 22), pair(14, 40), pair(32, 64), pair(0, 0),
    // PASSED_SAFE
    pair(0, 0), pair(0, 3), pair(0, 6), pair(1, 8), pair(3, 21), pair(10, 37), pair(24, 50), pair(0, 0),
    // PASSED_OWN_KING
    pair(0, 13), pair(2, 24), pair(1, 7), pair(-4, -2), pair(0, -6), pair(-5, -7), pair(-5, -8), pair(-2, -11),
    // PASSED_ENEMY_KING
    pair(-6, -27), pair(-1, -20), pair(-3, -8), pair(-1, 7), pair(-2, 19), pair(-4, 25), pair(3, 20), pair(-2, 15),
    // ROOK_BEHIND_PASSED
    pair(9, 12),
    // BISHOP_PAIR
    pair(31, 52),
    // BISHOP_PAWNS
    pair(-4, 0),
    // OUTPOST
    pair(19, 12), pair(19, 11),
    // MINOR_BEHIND_PAWN
    pair(6, 4),
    // ROOK_FILE
    pair(29, 5), pair(13, 10),
    // ROOK_SEVENTH
    pair(4, 20),
    // SHELTER
    pair(-10, 2), pair(0, 0), pair(16, -5), pair(3, -2), pair(-5, 4), pair(-7, 0), pair(-8, 0), pair(0, 0),
    pair(-10, 2), pair(-4, 6), pair(14, -3), pair(6, -2), pair(-7, -4), pair(-7, 0), pair(-6, 2), pair(0, 0),
    // STORM
    pair(0, 0), pair(-9, 3), pair(-27, 5), pair(-23, 4), pair(-13, 2), pair(-2, 1), pair(-2, 3), pair(0, 0),
    pair(0, 0), pair(0, 0), pair(-10, 0), pair(-6, -1), pair(2, -4), pair(-1, -7), pair(-1, -4), pair(0, 0),
    // KING_OPEN_FILE
    pair(-27, 3), pair(-6, -4),
    // KING_DANGER
    pair(0, 0), pair(1, 4), pair(2, 3), pair(3, -2), pair(-3, -1), pair(-9, -1), pair(-16, -4), pair(-25, -8),
    pair(-39, -9), pair(-49, -11), pair(-59, -11), pair(-69, -12), pair(-82, -12), pair(-93, -12), pair(-104, -12), pair(-118, -14),
    pair(-132, -14), pair(-148, -14), pair(-164, -14), pair(-181, -15), pair(-200, -16), pair(-219, -17), pair(-240, -18), pair(-261, -18),
    pair(-283, -19), pair(-306, -20), pair(-330, -21), pair(-355, -22), pair(-381, -22), pair(-407, -23), pair(-435, -24), pair(-463, -25),
    pair(-493, -26), pair(-523, -26), pair(-554, -27), pair(-586, -28), pair(-619, -29), pair(-653, -30), pair(-688, -30), pair(-723, -31),
    // PAWN_THREAT
    pair(0, 0), pair(62, 31), pair(55, 37), pair(70, 30), pair(70, 25),
    // MINOR_THREAT
    pair(1, 15), pair(21, 20), pair(23, 22), pair(54, 23), pair(49, 30),
    // ROOK_THREAT
    pair(3, 18), pair(19, 22), pair(25, 27), pair(0, 10), pair(52, 25),
    // HANGING
    pair(22, 22),
    // PUSH_THREAT
    pair(19, 15),
    // KING_THREAT
    pair(13, 28),
    // SPACE
    pair(2, -3),
    // TEMPO
    pair(20, 14),
];
