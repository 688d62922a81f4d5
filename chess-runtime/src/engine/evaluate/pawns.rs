//! Pawns: the pawn structure, which is cached in a table, and passed pawns, which depend on the pieces as
//! well.

use std::vec::Vec;

use chess_types::{Bitboard, Black, Color, File, Role, Side, Square, White, attacks};

use super::ledger::{Ledger, Sum};
use super::pair::Pair;
use super::{Facts, ahead, rank_seen, seen, terms};

/// Facts that depend only on the pawns.
#[derive(Clone, Copy, Default)]
pub(crate) struct PawnFacts {
    /// The passed pawns of each player.
    pub(crate) passed: [Bitboard; 2],
}

/// The entry of one pawn structure.
#[derive(Clone, Copy, Default)]
pub(crate) struct PawnEntry {
    pawns: [Bitboard; 2],
    pub(crate) score: Pair,
    pub(crate) facts: PawnFacts,
}

/// The pawn structures that are already evaluated. Each thread has its own table.
pub(crate) struct PawnTable(Vec<PawnEntry>);

const ENTRIES: usize = 1 << 13;

impl PawnTable {
    pub(crate) fn new() -> PawnTable {
        PawnTable(std::vec![PawnEntry::default(); ENTRIES])
    }

    /// The entry of this position's pawns, from the table or newly computed.
    #[inline]
    pub(crate) fn probe(&mut self, facts: &Facts<'_>) -> PawnEntry {
        let entry = &mut self.0[pawn_hash(facts.pawns) as usize & (ENTRIES - 1)];
        // The empty entry is correct too: without pawns there are no points.
        if entry.pawns != facts.pawns {
            let mut sum = Sum::default();
            entry.facts = count_structure(&mut sum, facts);
            entry.score = sum.0;
            entry.pawns = facts.pawns;
        }
        *entry
    }
}

/// A number that depends on where all pawns stand.
#[inline(always)]
pub(crate) fn pawn_hash(pawns: [Bitboard; 2]) -> u64 {
    let mixed = pawns[0].0.wrapping_mul(0x9E37_79B9_7F4A_7C15)
        ^ pawns[1].0.wrapping_mul(0xD6E8_FEB8_6659_FD93).rotate_left(32);
    (mixed ^ mixed >> 29).wrapping_mul(0xBF58_476D_1CE4_E5B9) >> 32
}

/// The squares that these pawns attack towards the a-file and towards the h-file.
#[inline(always)]
pub(crate) fn captures<S: Side>(pawns: Bitboard) -> (Bitboard, Bitboard) {
    let stepped = ahead::<S>(pawns);
    (
        Bitboard(stepped.minus(Bitboard::from_file(File::A)).0 >> 1),
        Bitboard(stepped.minus(Bitboard::from_file(File::H)).0 << 1),
    )
}

/// The squares beside these.
#[inline(always)]
pub(crate) fn beside(squares: Bitboard) -> Bitboard {
    Bitboard(
        squares.minus(Bitboard::from_file(File::A)).0 >> 1
            | squares.minus(Bitboard::from_file(File::H)).0 << 1,
    )
}

/// All squares ahead of these on their files.
#[inline(always)]
pub(crate) fn all_ahead<S: Side>(squares: Bitboard) -> Bitboard {
    let mut filled = squares.0;
    match S::COLOR {
        Color::White => {
            filled |= filled << 8;
            filled |= filled << 16;
            filled |= filled << 32;
            Bitboard(filled << 8)
        }
        Color::Black => {
            filled |= filled >> 8;
            filled |= filled >> 16;
            filled |= filled >> 32;
            Bitboard(filled >> 8)
        }
    }
}

/// The whole files of these squares.
#[inline(always)]
pub(crate) fn files(squares: Bitboard) -> Bitboard {
    all_ahead::<White>(squares) | all_ahead::<Black>(squares) | squares
}

/// Tells the ledger what the pawns alone are worth.
pub(crate) fn count_structure<L: Ledger>(ledger: &mut L, facts: &Facts<'_>) -> PawnFacts {
    let white = structure_of::<L, White>(ledger, facts);
    let black = structure_of::<L, Black>(ledger, facts);
    PawnFacts { passed: [white, black] }
}

fn structure_of<L: Ledger, S: Side>(ledger: &mut L, facts: &Facts<'_>) -> Bitboard {
    let (ours, theirs) = (facts.pawns_of::<S>(), facts.pawns_of::<S::Opponent>());
    let (left, right) = captures::<S>(ours);
    let protected = left | right;
    let (left, right) = captures::<S::Opponent>(theirs);
    let enemy_attacks = left | right;
    let neighbour_files = beside(files(ours));
    // A pawn can be supported if a pawn of its side stands on a neighbouring file, beside it or behind it.
    let supported = beside(all_ahead::<S>(ours) | ours);
    let enemy_front = all_ahead::<S::Opponent>(theirs);
    let enemy_span = enemy_front | beside(enemy_front);

    ledger.add::<S>(terms::MATERIAL, ours.len() as i32);
    ledger.add::<S>(terms::DOUBLED_PAWN, (ours & all_ahead::<S>(ours)).len() as i32);
    let mut passed = Bitboard::EMPTY;
    for square in ours {
        let pawn = Bitboard::from(square);
        let rank = rank_seen::<S>(square);
        ledger.once::<S>(terms::PAWN_SQUARES + seen::<S>(square));
        let open = usize::from(!all_ahead::<S>(pawn).meets(theirs));
        if !neighbour_files.contains(square) {
            ledger.once::<S>(terms::ISOLATED_PAWN + open);
        } else if !supported.contains(square) && ahead::<S>(pawn).meets(enemy_attacks | theirs) {
            ledger.once::<S>(terms::BACKWARD_PAWN + open);
        }
        if beside(pawn).meets(ours) {
            ledger.once::<S>(terms::PAWN_PHALANX + rank);
        }
        if protected.contains(square) {
            ledger.once::<S>(terms::PROTECTED_PAWN + rank);
        }
        if !enemy_span.contains(square) && !all_ahead::<S>(pawn).meets(ours) {
            passed = passed.with(square);
            ledger.once::<S>(terms::PASSED_PAWN + rank);
            if protected.contains(square) || beside(pawn).meets(ours) {
                ledger.once::<S>(terms::PASSED_CONNECTED + rank);
            }
        } else if open == 1 && !all_ahead::<S>(pawn).meets(ours) {
            let enemies = (beside(all_ahead::<S>(pawn)) & theirs).len();
            let helpers = (beside(all_ahead::<S::Opponent>(pawn) | pawn) & ours).len();
            if helpers >= enemies {
                ledger.once::<S>(terms::CANDIDATE + rank);
            }
        }
        if (left & right).contains(square) {
            ledger.once::<S>(terms::PAWN_LEVERED);
        }
    }
    passed
}

/// Tells the ledger what passed pawns are worth among these pieces.
pub(crate) fn count_passed<L: Ledger, S: Side>(ledger: &mut L, facts: &Facts<'_>, pawns: &PawnFacts) {
    for square in pawns.passed[S::COLOR.index()] {
        let rank = rank_seen::<S>(square);
        let Some(stop) = ahead::<S>(square.into()).first() else { continue };
        if !facts.occupied.contains(stop) {
            ledger.once::<S>(terms::PASSED_FREE + rank);
        }
        if !facts.attacked::<S::Opponent>().contains(stop) {
            ledger.once::<S>(terms::PASSED_SAFE + rank);
        }
        let way = all_ahead::<S>(square.into());
        if !way.meets(facts.occupied | facts.attacked::<S::Opponent>()) {
            ledger.once::<S>(terms::PASSED_CLEAR + rank);
        }
        // Far from promotion the kings do not matter yet. The nearer the pawn comes, the more they matter.
        let weight = [0, 0, 0, 1, 2, 3, 4, 0][rank];
        ledger.add::<S>(terms::PASSED_OWN_KING + distance(facts.king::<S>(), stop), weight);
        ledger.add::<S>(terms::PASSED_ENEMY_KING + distance(facts.king::<S::Opponent>(), stop), weight);
        let behind = all_ahead::<S::Opponent>(square.into());
        let rooks = facts.of_role::<S>(Role::Rook) & behind;
        if rooks.meets(attacks::rook(square, facts.occupied)) {
            ledger.once::<S>(terms::ROOK_BEHIND_PASSED);
        }
    }
}

fn distance(a: Square, b: Square) -> usize {
    usize::from(a.distance(b))
}
