//! Limited strength: fewer nodes, and a move that is not always the best.
//!
//! In: an Elo rating and the lines of a search. Out: how many nodes to search, and which of the lines to
//! play. The ratings are about right for quick games between programs. Compared with a person of the
//! same rating, the engine is weaker at strategy and stronger at tactics.

use core::ops::RangeInclusive;

use chess_types::Move;

use super::report::Line;

/// The range of [`Options::strength`](super::Options::strength). Values outside it are clamped to the
/// nearest value inside.
pub const ELO_RANGE: RangeInclusive<u16> = 800..=2600;

/// How many lines a weaker player chooses from.
const CHOICES: usize = 4;

fn clamped(elo: u16) -> u32 {
    u32::from(elo.clamp(*ELO_RANGE.start(), *ELO_RANGE.end()))
}

/// Below this rating, 200 Elo cost twice as many nodes; from this rating on, 95 Elo do.
const CLUB: u32 = 1400;

/// How many nodes may be searched: the number doubles every 200 Elo, and every 95 Elo from [`CLUB`] on.
pub(crate) fn nodes(strength: Option<u16>, limit: Option<u64>) -> u64 {
    let limit = limit.unwrap_or(u64::MAX);
    let Some(elo) = strength else { return limit };
    let elo = clamped(elo);
    let (first, above, doubling) = if elo < CLUB { (48, elo - 800, 200) } else { (384, elo - CLUB, 95) };
    let doubled = first << (above / doubling);
    limit.min(doubled + doubled * u64::from(above % doubling) / u64::from(doubling))
}

/// The largest error of a player's judgement, in centipawns: 667 for the weakest, none from 2200 on.
fn error(strength: Option<u16>) -> u64 {
    let below = strength.map_or(0, |elo| u32::from(*ELO_RANGE.end()) - clamped(elo));
    (u64::from(below).pow(3) / 8_640_000).saturating_sub(8)
}

/// How many lines to find.
pub(crate) fn lines(strength: Option<u16>, multi_pv: usize) -> usize {
    if error(strength) > 0 { multi_pv.max(CHOICES) } else { multi_pv }
}

/// The move to play: the best, or one that looks nearly as good to a weaker player.
pub(crate) fn choose(strength: Option<u16>, lines: &[Line], seed: u64) -> Option<Move> {
    let error = error(strength);
    let judged = (0u64..).zip(lines).map(|(number, line)| {
        let mistake = mixed(seed.wrapping_add(number)) % (error + 1);
        (i64::from(line.score.to_number()) + mistake as i64, line)
    });
    // Of equally judged lines, the first is chosen, which is the best.
    let chosen = judged.reduce(|best, next| if next.0 > best.0 { next } else { best });
    chosen?.1.moves.first().copied()
}

/// A number that looks random.
fn mixed(n: u64) -> u64 {
    let n = n.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let n = (n ^ n >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let n = (n ^ n >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    n ^ n >> 31
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Score;
    use chess_types::Square;
    use std::vec::Vec;

    #[test]
    fn stronger_players_look_at_more() {
        let mut last = 0;
        for elo in (800..=2600).step_by(50) {
            let nodes = nodes(Some(elo), None);
            assert!(nodes > last, "{elo}");
            last = nodes;
        }
        assert_eq!(nodes(Some(100), None), nodes(Some(800), None));
        assert_eq!(nodes(Some(2600), Some(10)), 10);
        assert_eq!(nodes(None, None), u64::MAX);
    }

    #[test]
    fn only_weak_players_choose_worse_moves() {
        let line = |to, score| Line {
            moves: std::vec![Move::normal(Square::A1, to)],
            score: Score::Centipawns(score),
            depth: 1,
        };
        let lines = [line(Square::A2, 60), line(Square::A3, 0), line(Square::A4, -900)];
        let chosen = |elo| (0..200).map(|seed| choose(elo, &lines, seed).unwrap().to()).collect::<Vec<_>>();
        assert!(chosen(None).iter().all(|&to| to == Square::A2));
        assert!(chosen(Some(2600)).iter().all(|&to| to == Square::A2));
        assert!(chosen(Some(800)).contains(&Square::A3));
        assert!(chosen(Some(800)).iter().all(|&to| to != Square::A4), "no blunders of this size");
    }
}
