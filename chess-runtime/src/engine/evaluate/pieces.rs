//! Knights, bishops, rooks and queens: where they stand, where they can go, and what they attack.

use chess_types::{Bitboard, Rank, Role, Side, Square, attacks};

use super::ledger::Ledger;
use super::{Facts, ahead, pawns, rank_seen, seen, terms};

/// Tells the ledger what the pieces of `S` are worth, and notes what they attack.
pub(crate) fn count<L: Ledger, S: Side>(ledger: &mut L, facts: &mut Facts<'_>) {
    let area = mobility_area::<S>(facts);
    let outposts = outposts::<S>(facts);
    for square in facts.of_role::<S>(Role::Knight) {
        let reach = attacks::knight(square);
        piece::<L, S>(ledger, facts, Role::Knight, square, reach, area);
        minor::<L, S>(ledger, facts, 0, square, outposts);
        if (reach & outposts).minus(facts.board.color(S::COLOR)).any() {
            ledger.once::<S>(terms::OUTPOST_NEAR);
        }
    }
    // A bishop sees through queens, and a rook through queens and own rooks, because they form a battery.
    let queens = facts.board.role(Role::Queen);
    for square in facts.of_role::<S>(Role::Bishop) {
        let reach = attacks::bishop(square, facts.occupied ^ queens);
        piece::<L, S>(ledger, facts, Role::Bishop, square, reach, area);
        minor::<L, S>(ledger, facts, 1, square, outposts);
        let centre = attacks::bishop(square, facts.board.role(Role::Pawn)) & CENTRE;
        if centre.more_than_one() {
            ledger.once::<S>(terms::LONG_DIAGONAL);
        }
        let color = if square.is_light() { Bitboard::LIGHT } else { Bitboard::DARK };
        ledger.add::<S>(terms::BISHOP_PAWNS, (facts.pawns_of::<S>() & color).len() as i32);
    }
    let bishops = facts.of_role::<S>(Role::Bishop);
    if bishops.meets(Bitboard::LIGHT) && bishops.meets(Bitboard::DARK) {
        ledger.once::<S>(terms::BISHOP_PAIR);
    }
    let rooks = facts.of_role::<S>(Role::Rook);
    for square in rooks {
        let reach = attacks::rook(square, facts.occupied ^ queens ^ rooks);
        piece::<L, S>(ledger, facts, Role::Rook, square, reach, area);
        rook::<L, S>(ledger, facts, square);
    }
    for square in facts.of_role::<S>(Role::Queen) {
        let reach = attacks::queen(square, facts.occupied);
        piece::<L, S>(ledger, facts, Role::Queen, square, reach, area);
    }
}

/// The squares that count as mobility: not those that enemy pawns attack, nor those of our king and of our
/// blocked pawns.
fn mobility_area<S: Side>(facts: &Facts<'_>) -> Bitboard {
    let ours = facts.pawns_of::<S>();
    let stuck =
        ours & (ahead::<S::Opponent>(facts.occupied) | Bitboard::from_rank(Rank::Second.seen_by(S::COLOR)));
    !(facts.attacked_by::<S::Opponent>(Role::Pawn) | stuck | facts.king::<S>().into())
}

/// The squares outside our camp that one of our pawns protects and that no enemy pawn can ever attack.
fn outposts<S: Side>(facts: &Facts<'_>) -> Bitboard {
    let enemy_front = pawns::all_ahead::<S::Opponent>(facts.pawns_of::<S::Opponent>());
    let ranks =
        [Rank::Fourth, Rank::Fifth, Rank::Sixth].map(|rank| Bitboard::from_rank(rank.seen_by(S::COLOR)));
    (facts.attacked_by::<S>(Role::Pawn) & (ranks[0] | ranks[1] | ranks[2])).minus(pawns::beside(enemy_front))
}

/// The four squares in the middle.
const CENTRE: Bitboard = Bitboard(0x0000_0018_1800_0000);

/// Counts what every kind of piece is counted for, and notes what the piece attacks.
#[inline(always)]
fn piece<L: Ledger, S: Side>(
    ledger: &mut L,
    facts: &mut Facts<'_>,
    role: Role,
    square: Square,
    reach: Bitboard,
    area: Bitboard,
) {
    let (squares, mobility) = match role {
        Role::Knight => (terms::KNIGHT_SQUARES, terms::KNIGHT_MOBILITY),
        Role::Bishop => (terms::BISHOP_SQUARES, terms::BISHOP_MOBILITY),
        Role::Rook => (terms::ROOK_SQUARES, terms::ROOK_MOBILITY),
        _ => (terms::QUEEN_SQUARES, terms::QUEEN_MOBILITY),
    };
    ledger.once::<S>(terms::MATERIAL + role.index());
    ledger.once::<S>(squares + seen::<S>(square));
    ledger.once::<S>(mobility + (reach & area).len() as usize);
    facts.note::<S>(role, reach);
    let enemy = S::Opponent::COLOR.index();
    if reach.meets(facts.king_zone[enemy]) {
        facts.king_attackers[enemy][role.index() - 1] += 1;
    }
}

#[inline(always)]
fn minor<L: Ledger, S: Side>(
    ledger: &mut L,
    facts: &Facts<'_>,
    kind: usize,
    square: Square,
    outposts: Bitboard,
) {
    if outposts.contains(square) {
        ledger.once::<S>(terms::OUTPOST + kind);
    }
    ledger.add::<S>(terms::KING_PROTECTOR + kind, i32::from(square.distance(facts.king::<S>())));
    if ahead::<S>(square.into()).meets(facts.board.role(Role::Pawn)) {
        ledger.once::<S>(terms::MINOR_BEHIND_PAWN);
    }
}

#[inline(always)]
fn rook<L: Ledger, S: Side>(ledger: &mut L, facts: &Facts<'_>, square: Square) {
    let file = Bitboard::from_file(square.file());
    if !file.meets(facts.pawns_of::<S>()) {
        let half = usize::from(file.meets(facts.pawns_of::<S::Opponent>()));
        ledger.once::<S>(terms::ROOK_FILE + half);
    }
    if rank_seen::<S>(square) == 6 && rank_seen::<S>(facts.king::<S::Opponent>()) == 7 {
        ledger.once::<S>(terms::ROOK_SEVENTH);
    }
}
