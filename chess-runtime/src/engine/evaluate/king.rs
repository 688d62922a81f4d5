//! The king: its square, the pawns before it, the pawns that storm it, and the pieces that attack it.
//!
//! Attacks are counted in units: for each piece that attacks the squares around the king, for squares
//! there that only the king protects, for possible checks, and for how much of the king's side of the
//! board the enemy attacks and we protect. A table says what each number of units is worth, so that the
//! tuner can learn how danger grows.

use chess_types::{Bitboard, Color, File, Role, Side, Square, attacks};

use super::ledger::Ledger;
use super::{Facts, ahead, pawns, rank_seen, seen, terms};

/// The squares around a king, and those one step further towards the enemy.
pub(crate) fn zone<S: Side>(king: Square) -> Bitboard {
    let around = attacks::king(king).with(king);
    around | ahead::<S>(around)
}

/// Tells the ledger how the king of `S` stands.
pub(crate) fn count<L: Ledger, S: Side>(ledger: &mut L, facts: &Facts<'_>) {
    let king = facts.king::<S>();
    ledger.once::<S>(terms::KING_SQUARES + seen::<S>(king));
    shelter::<L, S>(ledger, facts, king);
    danger::<L, S>(ledger, facts, king);
}

/// Our pawns before the king and the enemy pawns that come near it, on three files.
fn shelter<L: Ledger, S: Side>(ledger: &mut L, facts: &Facts<'_>, king: Square) {
    let middle = king.file().index().clamp(1, 6);
    // Only pawns from the king's rank on count: pawns behind the king do not protect it.
    let not_behind = pawns::all_ahead::<S>(ahead::<S::Opponent>(Bitboard::from_rank(king.rank())))
        | Bitboard::from_rank(king.rank());
    let all_pawns = facts.board.role(Role::Pawn);
    for file in middle - 1..=middle + 1 {
        let on_file = Bitboard::from_file(File::ALL[file]);
        let edge = 8 * file.min(7 - file);
        let ours = nearest::<S>(facts.pawns_of::<S>() & on_file & not_behind);
        let theirs = nearest::<S>(facts.pawns_of::<S::Opponent>() & on_file & not_behind);
        ledger.once::<S>(terms::SHELTER + edge + ours.map_or(0, |pawn| rank_seen::<S>(pawn)));
        if let Some(storming) = theirs {
            let rank = rank_seen::<S>(storming);
            let blocked = ours.is_some_and(|pawn| rank_seen::<S>(pawn) + 1 == rank);
            let term = if blocked { terms::STORM_BLOCKED } else { terms::STORM + edge };
            ledger.once::<S>(term + rank);
        }
        if !on_file.meets(facts.pawns_of::<S>()) {
            let beside = usize::from(file != king.file().index());
            let open = usize::from(!on_file.meets(all_pawns));
            ledger.once::<S>(terms::KING_OPEN_FILE + beside + 2 * open);
        }
    }
}

/// The files around each file, as the bits of a rank.
const FLANKS: [u64; 8] = [0x07, 0x0F, 0x0F, 0x3C, 0x3C, 0xF0, 0xF0, 0xE0];

/// The king's side of the board: the files around it, and all ranks that are not the enemy's camp.
fn flank<S: Side>(king: Square) -> Bitboard {
    let files = FLANKS[king.file().index()] * 0x0101_0101_0101_0101;
    match S::COLOR {
        Color::White => Bitboard(files & 0x0000_00FF_FFFF_FFFF),
        Color::Black => Bitboard(files & 0xFFFF_FFFF_FF00_0000),
    }
}

/// The pawn nearest to the back rank of `S`.
fn nearest<S: Side>(pawns: Bitboard) -> Option<Square> {
    match S::COLOR {
        Color::White => pawns.first(),
        Color::Black => pawns.last(),
    }
}

/// What the attack on the king of `S` is worth.
fn danger<L: Ledger, S: Side>(ledger: &mut L, facts: &Facts<'_>, king: Square) {
    let (us, them) = (S::COLOR.index(), S::Opponent::COLOR.index());
    let enemy = facts.attacked::<S::Opponent>();
    let flank = flank::<S>(king);
    let flank_attacks = (enemy & flank).len() as i32;
    let flank_twice = (facts.attacked_twice[them] & flank).len() as i32;
    let flank_defence = (facts.attacked[us] & flank).len() as i32;
    ledger.add::<S>(terms::KING_FLANK, flank_attacks);
    ledger.add::<S>(terms::KING_FLANK + 1, flank_twice);
    ledger.add::<S>(terms::KING_FLANK + 2, flank_defence);
    if !facts.board.role(Role::Pawn).meets(flank) {
        ledger.once::<S>(terms::PAWNLESS_FLANK);
    }

    let attackers = facts.king_attackers[us];
    let queens = facts.of_role::<S::Opponent>(Role::Queen);
    if attackers.iter().sum::<i32>() + queens.len().min(1) as i32 <= 1 {
        return;
    }
    let mut units =
        BASE_UNITS + FLANK_UNITS * (flank_attacks + flank_twice) + FLANK_DEFENCE_UNITS * flank_defence;
    for (count, each) in attackers.into_iter().zip(ATTACKER_UNITS) {
        units += count * each;
    }
    if queens.is_empty() {
        units += NO_QUEEN_UNITS;
    }
    // Squares that the enemy attacks and we protect at most once, with the king or the queen.
    let weak = enemy.minus(facts.attacked_twice[us])
        & (!facts.attacked[us] | facts.attacked_by::<S>(Role::King) | facts.attacked_by::<S>(Role::Queen));
    units += WEAK_SQUARE_UNITS * (weak & attacks::king(king)).len() as i32;
    units += checks::<S>(facts, king, weak);
    let step = (units / UNITS_A_STEP).clamp(0, DANGER_STEPS - 1);
    ledger.once::<S>(terms::KING_DANGER + step as usize);
}

/// Units for the checks that the enemy can give to the king of `S`.
fn checks<S: Side>(facts: &Facts<'_>, king: Square, weak: Bitboard) -> i32 {
    // A check is safe on a square that we do not protect, or on a weak square that the enemy attacks twice.
    let free = !facts.board.color(S::Opponent::COLOR);
    let safe = !facts.attacked::<S>() | weak & facts.attacked_twice[S::Opponent::COLOR.index()];
    let occupied = facts.occupied ^ facts.of_role::<S>(Role::Queen);
    let (lines, diagonals) = (attacks::rook(king, occupied), attacks::bishop(king, occupied));
    let by = |role| facts.attacked_by::<S::Opponent>(role) & free;
    let checks = [
        attacks::knight(king) & by(Role::Knight),
        diagonals & by(Role::Bishop),
        lines & by(Role::Rook),
        (lines | diagonals) & by(Role::Queen),
    ];
    let (mut units, mut unsafe_checks) = (0, Bitboard::EMPTY);
    for (squares, each) in checks.into_iter().zip(CHECK_UNITS) {
        unsafe_checks |= squares.minus(safe);
        let squares = squares & safe;
        if squares.any() {
            units += each + if squares.more_than_one() { MORE_CHECKS_UNITS } else { 0 };
        }
    }
    units + UNSAFE_CHECK_UNITS * unsafe_checks.len() as i32
}

// The units were found one after the other: each was changed a little, the parameters were fitted again,
// and the change was kept if the fit predicted the positions better.

/// The units that every king starts with.
const BASE_UNITS: i32 = -6;

/// A knight, bishop, rook or queen that attacks the squares around the king.
const ATTACKER_UNITS: [i32; 4] = [20, 22, 26, 24];

/// A square on the king's side of the board that the enemy attacks. It counts again if attacked twice.
const FLANK_UNITS: i32 = 3;

/// Such a square that we protect.
const FLANK_DEFENCE_UNITS: i32 = -5;

/// No enemy queen.
const NO_QUEEN_UNITS: i32 = -17;

/// A square beside the king that the enemy attacks and only king or queen protect.
const WEAK_SQUARE_UNITS: i32 = 12;

/// A safe check by a knight, bishop, rook or queen.
const CHECK_UNITS: [i32; 4] = [43, 34, 39, 43];

/// More than one square for such a check.
const MORE_CHECKS_UNITS: i32 = 27;

/// A square for a check that is not safe.
const UNSAFE_CHECK_UNITS: i32 = 11;

/// How many units make a step in the danger table.
const UNITS_A_STEP: i32 = 8;

/// How many entries the danger table has.
const DANGER_STEPS: i32 = 40;
