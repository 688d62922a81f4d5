//! The rules, against shakmaty and against themselves, over random games of standard chess and
//! Chess960.
//!
//! In every position, moves, checks, outcome and FEN agree with shakmaty, and the key does not depend on how
//! the position came about. In a sample of positions, the tests compare more expensive answers, each with a
//! simpler way to the same answer.

mod comparison;

use chess_tests::{Random, random_move, say};
use chess_types::{Color, Move, MoveKind, Position, Square};
use comparison::Pair;
use shakmaty::uci::UciMove;
use shakmaty::{Chess, Position as _};

/// Games without progress are cut off here.
const LONGEST_GAME: usize = 300;

/// What came up in the games. The comparison proves nothing about what never came up.
#[derive(Debug, Default)]
struct Met {
    games: usize,
    positions: usize,
    castles: usize,
    en_passant: usize,
    promotions: usize,
    checks: usize,
    mates: usize,
    ends: usize,
}

impl Met {
    fn count_move(&mut self, m: Move) {
        match m.kind() {
            MoveKind::Castle(_) => self.castles += 1,
            MoveKind::EnPassant => self.en_passant += 1,
            MoveKind::Promotion(_) => self.promotions += 1,
            MoveKind::Normal => (),
        }
    }

    fn count_position(&mut self, position: &Position) {
        self.positions += 1;
        self.checks += usize::from(position.is_check());
        self.mates += usize::from(position.is_checkmate());
        self.ends += usize::from(position.outcome().is_some());
    }

    fn assert_everything_came_up(&self, name: &str) {
        say(&format!("{name}: {self:?}"));
        let rarest = [self.castles, self.en_passant, self.promotions, self.checks, self.mates];
        assert!(rarest.iter().all(|&times| times > 0), "{name}: {self:?}");
    }
}

/// Plays random games and shows every position of them to `look`.
fn play_games(
    random: &mut Random,
    games: usize,
    start: impl Fn(&mut Random) -> Position,
    mut look: impl FnMut(&Pair),
) -> Met {
    let mut met = Met::default();
    for _ in 0..games {
        let mut pair = Pair::new(start(random));
        met.games += 1;
        for _ in 0..LONGEST_GAME {
            look(&pair);
            met.count_position(&pair.ours);
            let legal = pair.ours.legal_moves();
            if legal.is_empty() {
                break;
            }
            let m = random_move(random, &pair.ours, &legal);
            met.count_move(m);
            pair = pair.play(m);
        }
    }
    met
}

fn standard_start(_: &mut Random) -> Position {
    Position::STANDARD
}

fn chess960_start(random: &mut Random) -> Position {
    let number = random.below(960) as u16;
    Position::chess960(number).unwrap_or_else(|| panic!("start {number} is missing"))
}

/// Half standard chess, half Chess960.
fn any_start(random: &mut Random) -> Position {
    if random.one_in(2) { standard_start(random) } else { chess960_start(random) }
}

#[test]
fn standard_games_agree() {
    let mut random = Random::announced();
    let met = play_games(&mut random, 200, standard_start, |pair| {
        pair.assert_agreement();
        assert_same_standard_names(pair);
        assert_key_forgets_the_way(&pair.ours);
    });
    met.assert_everything_came_up("standard games");
}

#[test]
fn chess960_games_agree() {
    let mut random = Random::announced();
    let met = play_games(&mut random, 200, chess960_start, |pair| {
        pair.assert_agreement();
        assert_key_forgets_the_way(&pair.ours);
    });
    met.assert_everything_came_up("Chess960 games");
}

/// If the king castles from the e-file, a move prints as UCI writes it in standard chess.
fn assert_same_standard_names(pair: &Pair) {
    let ours = pair.ours.legal_moves();
    let mut ours: Vec<String> = ours.iter().map(Move::to_string).collect();
    let theirs = pair.theirs.legal_moves();
    let mut theirs: Vec<String> = theirs.iter().map(|&m| UciMove::from_standard(m).to_string()).collect();
    ours.sort_unstable();
    theirs.sort_unstable();
    assert_eq!(ours, theirs, "{:?}", pair.ours);
}

/// The key is updated move by move. For a position read from a FEN, it is computed from the board.
fn assert_key_forgets_the_way(position: &Position) {
    let fen = position.to_fen();
    let read = Position::from_fen(&fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
    assert_eq!(position.key(), read.key(), "key of {fen}");
    assert_eq!(*position, read, "{fen}");
    assert!(position.is_same_position(&read), "{fen}");
}

#[test]
fn all_chess960_starts_agree() {
    for number in 0..960 {
        let start = Position::chess960(number).unwrap_or_else(|| panic!("{number} is missing"));
        Pair::new(start).assert_agreement();
        assert_key_forgets_the_way(&start);
        let fen = start.to_fen();
        let (black, white) = (&fen[..8], &fen[35..43]);
        assert_eq!(scharnagl_number(white), Some(number), "{fen}");
        assert_eq!(black.to_uppercase(), white, "{fen}");
    }
    assert_eq!(Position::chess960(960), None);
    assert_eq!(Position::chess960(518), Some(Position::STANDARD));
}

/// The number of a back rank by Scharnagl's scheme, computed from the finished rank: a digit for the bishop
/// on light squares (b, d, f, h), one for the bishop on dark squares, one for the queen among the six files
/// that are left, and one for the knights among the five files that are left then.
fn scharnagl_number(rank: &str) -> Option<u16> {
    let bishops: Vec<usize> = rank.match_indices('B').map(|(file, _)| file).collect();
    let light = bishops.iter().find(|&file| file % 2 == 1)? / 2;
    let dark = bishops.iter().find(|&file| file % 2 == 0)? / 2;
    let without_bishops = rank.replace('B', "");
    let queen = without_bishops.find('Q')?;
    let knights = knight_pairs().position(|pair| pair == without_bishops.replace('Q', ""))?;
    u16::try_from(light + 4 * dark + 16 * queen + 96 * knights).ok()
}

/// Where two knights can stand among rook, king and rook, the leftmost places first.
fn knight_pairs() -> impl Iterator<Item = String> {
    let pairs = (0..5).flat_map(|first| (first + 1..5).map(move |second| (first, second)));
    pairs.map(|(first, second)| {
        let mut rank = String::from("RKR");
        rank.insert(first, 'N');
        rank.insert(second, 'N');
        rank
    })
}

/// Asks about every possible move one by one, and compares the answers with the list of legal moves.
#[test]
fn asking_about_a_move_is_looking_it_up() {
    let every_move: Vec<Move> = (0..=u16::MAX).filter_map(Move::from_bits).collect();
    let mut random = Random::announced();
    let mut asked = 0;
    let met = play_games(&mut random, 200, any_start, |pair| {
        asked += 1;
        if asked % 20 == 0 {
            let mut said_legal: Vec<Move> =
                every_move.iter().copied().filter(|&m| pair.ours.is_legal(m)).collect();
            let mut listed = pair.ours.legal_moves().to_vec();
            said_legal.sort_unstable();
            listed.sort_unstable();
            assert_eq!(said_legal, listed, "{:?}", pair.ours);
        }
    });
    met.assert_everything_came_up("single moves");
}

#[test]
fn refused_moves_change_nothing_and_legal_ones_play() {
    let mut random = Random::announced();
    play_games(&mut random, 20, any_start, |pair| {
        let position = &pair.ours;
        for m in position.pseudo_legal_moves() {
            match position.play(m) {
                Ok(next) => assert_eq!(next, position.play_unchecked(m)),
                Err(error) => assert_eq!(error.refused, m),
            }
            assert_eq!(position.play(m).is_ok(), position.is_legal(m), "{m} in {position:?}");
        }
    });
}

/// FIDE 3.9.2 word by word: a pseudo-legal move is legal unless it leaves the mover's king attacked. For
/// castling (3.8.2), no square that the king passes may be attacked either.
#[test]
fn legal_moves_are_the_safe_pseudo_legal_ones() {
    let mut random = Random::announced();
    let met = play_games(&mut random, 200, any_start, |pair| {
        let position = &pair.ours;
        let pseudo_legal = position.pseudo_legal_moves();
        let mut safe: Vec<Move> =
            pseudo_legal.iter().copied().filter(|&m| leaves_king_safe(position, m)).collect();
        let mut legal = position.legal_moves().to_vec();
        safe.sort_unstable();
        legal.sort_unstable();
        assert_eq!(safe, legal, "{position:?}");
    });
    met.assert_everything_came_up("pseudo-legal moves");
}

fn leaves_king_safe(position: &Position, m: Move) -> bool {
    let us = position.turn();
    let after = position.play_unchecked(m);
    let arrives_safely = !after.is_attacked(after.king(us), us.opponent());
    arrives_safely && (m.castles().is_none() || king_passes_safely(position, m))
}

/// Whether no square from the king's old to its new square is attacked while the king moves. The rook moves
/// only afterwards.
fn king_passes_safely(position: &Position, castle: Move) -> bool {
    let us = position.turn();
    let mut without_king = *position.board();
    without_king.remove(castle.from());
    let (one_end, other_end) = (castle.from().index(), castle.to().index());
    let mut way = one_end.min(other_end)..=one_end.max(other_end);
    way.all(|index| {
        let square = Square::ALL[index];
        without_king.attackers_of(square, us.opponent()).is_empty()
    })
}

/// The other ways to ask for moves and attacks give parts of the same answer.
#[test]
fn parts_and_wholes_agree() {
    let mut random = Random::announced();
    play_games(&mut random, 60, any_start, |pair| {
        let position = &pair.ours;
        let legal = position.legal_moves();
        for from in Square::all() {
            let own = legal.iter().copied().filter(|m| m.from() == from).collect();
            let asked_for = position.legal_moves_from(from).collect();
            assert_eq!(sorted(asked_for), sorted(own), "{from} in {position:?}");
        }

        let enemies = position.board().color(position.turn().opponent());
        let captures = legal.iter().copied().filter(|m| enemies.contains(m.to())).collect();
        let asked_for = position.legal_moves_to(enemies).to_vec();
        assert_eq!(sorted(asked_for), sorted(captures), "{position:?}");
        assert_same_attacks(pair);
    });
}

fn sorted(mut moves: Vec<Move>) -> Vec<Move> {
    moves.sort_unstable();
    moves
}

fn assert_same_attacks(pair: &Pair) {
    let their_board = pair.theirs.board();
    let colors = [(Color::White, shakmaty::Color::White), (Color::Black, shakmaty::Color::Black)];
    for square in Square::all() {
        let their_square = shakmaty::Square::new(square.index() as u32);
        for (by, their_by) in colors {
            let theirs = their_board.attacks_to(their_square, their_by, their_board.occupied());
            let ours = pair.ours.attackers(square, by);
            assert_eq!(ours.0, theirs.0, "attackers of {square} in {:?}", pair.ours);
            assert_eq!(pair.ours.is_attacked(square, by), ours.any());
        }
    }
}

/// Both implementations and the key agree on which positions are the same. The test compares all pairs of
/// positions from many short walks, which often lead to the same positions.
#[test]
fn sameness_agrees() {
    let mut random = Random::announced();
    let mut met: Vec<Pair> = Vec::new();
    let mut same = 0;
    for _ in 0..150 {
        let mut pair = Pair::new(start_of_short_walks());
        for _ in 0..6 {
            same += met.iter().filter(|earlier| are_same(earlier, &pair)).count();
            met.push(pair.clone());
            let legal = pair.ours.legal_moves();
            if legal.is_empty() {
                break;
            }
            let m = random_move(&mut random, &pair.ours, &legal);
            pair = pair.play(m);
        }
    }
    say(&format!("{} positions, {same} pairs are the same", met.len()));
    assert!(same > 0, "no position came back");
}

fn are_same(one: &Pair, other: &Pair) -> bool {
    let same = one.ours.is_same_position(&other.ours);
    let both = (&one.ours, &other.ours);
    assert_eq!(same, Chess::eq(&one.theirs, &other.theirs), "{both:?}");
    assert_eq!(same, one.ours.key() == other.ours.key(), "keys of {both:?}");
    same
}

/// A position with rooks that may castle, pawns that can be taken en passant, and one that cannot because
/// the taker is pinned. So the same pieces on the same squares are not always the same position.
fn start_of_short_walks() -> Position {
    let fen = "4k2r/3p1p2/8/K3P2r/2p5/8/1P6/8 b k - 0 1";
    Position::from_fen(fen).unwrap_or_else(|error| panic!("{error}"))
}
