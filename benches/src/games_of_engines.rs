//! Games between two engines: openings, play, adjudication, and the score.
//!
//! An engine is part of this process, or it is another build that runs as a child process and reads queries
//! from its standard input ([`Beside`], [`serve`]).

use std::fmt;
use std::io::{self, Write};

use chess_runtime::engine::{Engine, Limits, Options, Query, StopHandle};
use chess_types::{Color, History, Move, Outcome, Position};

use crate::beside::Program;
use crate::dice::Dice;

/// How two engines play each other.
#[derive(Clone, Copy, Debug)]
pub struct Pairing {
    /// How long each move takes.
    pub limits: Limits,
    /// Whether a game ends early when both sides judge it to be decided.
    pub adjudicate: bool,
}

/// A finished game.
#[derive(Clone, Debug)]
pub struct Played {
    /// The moves.
    pub history: History,
    /// The score of each search, from White's point of view.
    pub scores: Vec<i32>,
    /// 1 if White won, 0 for a draw, -1 if Black won.
    pub score: i32,
}

/// A player: chooses moves.
pub trait Player {
    /// A new game begins.
    fn forget(&mut self);
    /// The move to play, and its score as a number
    /// ([`Score::to_number`](chess_runtime::engine::Score::to_number)).
    fn choose(&mut self, history: &History, limits: Limits) -> Option<(Move, i32)>;
}

impl Player for Engine {
    fn forget(&mut self) {
        self.clear();
    }

    fn choose(&mut self, history: &History, limits: Limits) -> Option<(Move, i32)> {
        let answer = self.search(&Query::new(history).limits(limits), &mut (), &StopHandle::new());
        Some((answer.best()?, answer.score.to_number()))
    }
}

/// Another build of this program, which [`serve`]s.
#[derive(Debug)]
pub struct Beside(Program);

impl Beside {
    /// Starts the program with these arguments.
    ///
    /// # Errors
    /// If it cannot be started.
    pub fn start(program: &str, arguments: &[String]) -> io::Result<Beside> {
        Program::start(program, arguments).map(Beside)
    }
}

impl Player for Beside {
    fn forget(&mut self) {
        self.0.send_line("forget").expect("the other engine reads its input");
    }

    /// Its limits are those it was started with.
    fn choose(&mut self, history: &History, _: Limits) -> Option<(Move, i32)> {
        let moves: Vec<String> = history.moves().iter().map(|m| m.to_bits().to_string()).collect();
        let question = format!("{};{}", history.start().to_fen(), moves.join(" "));
        self.0.send_line(&question).expect("the other engine reads its input");
        let answer = self.0.read_line().expect("the other engine answers");
        let (bits, score) = answer.trim().split_once(' ')?;
        Some((Move::from_bits(bits.parse().ok()?)?, score.parse().ok()?))
    }
}

/// Answers the queries of a [`Beside`] until its standard input ends.
pub fn serve(engine: &mut Engine, limits: Limits) {
    for line in io::stdin().lines().map_while(Result::ok) {
        let Some((fen, moves)) = line.split_once(';') else {
            engine.clear();
            continue;
        };
        let mut history = History::new(Position::from_fen(fen).expect("a position"));
        for bits in moves.split_whitespace() {
            let m = bits.parse().ok().and_then(Move::from_bits).expect("a move");
            history.play(m).expect("a legal move");
        }
        let answer = engine.choose(&history, limits).map(|(m, score)| format!("{} {score}", m.to_bits()));
        let mut out = io::stdout();
        writeln!(out, "{}", answer.unwrap_or_default())
            .and_then(|()| out.flush())
            .expect("the parent process reads the answer");
    }
}

/// Opening lines that people play, one per row. `tools/match.py` reads them too.
const LINES: &str = include_str!("openings.txt");

/// The positions at the ends of the first lines. The engine itself plays on from there to this ply. The
/// positions are the same in each run.
#[must_use]
pub fn middlegames(count: usize, ply: usize) -> Vec<Position> {
    let mut engine = Engine::new(Options::default());
    let play_on = |line: &str| {
        let mut history = History::default();
        for word in line.split_whitespace() {
            let m = history.position().parse_san(word).expect("a line of legal moves");
            history.play(m).expect("a legal move");
        }
        engine.clear();
        while history.moves().len() < ply
            && let Some((m, _)) = engine.choose(&history, Limits::new().nodes(2_000))
        {
            history.play(m).expect("a legal move");
        }
        *history.position()
    };
    LINES.lines().take(count).map(play_on).collect()
}

/// An even position near a line that people play: some of its moves, then two random moves.
#[must_use]
pub fn opening(judge: &mut Engine, seed: u64) -> Position {
    let mut dice = Dice::new(seed);
    let lines: Vec<&str> = LINES.lines().collect();
    loop {
        let words: Vec<&str> = lines[dice.below(lines.len() as u64) as usize].split_whitespace().collect();
        let known = 4 + dice.below(words.len() as u64 - 3) as usize;
        let mut position = words[..known].iter().fold(Position::default(), |position, word| {
            position.play_unchecked(position.parse_san(word).expect("a line of legal moves"))
        });
        for _ in 0..2 {
            let moves = position.legal_moves();
            position = position.play_unchecked(moves[dice.below(moves.len() as u64) as usize]);
        }
        if position.outcome().is_some() {
            continue;
        }
        judge.clear();
        let judged = judge.suggest(&position, Limits::new().nodes(2_000));
        if judged.score.to_number().abs() < 100 {
            return position;
        }
    }
}

/// Plays a game.
pub fn play(start: &Position, white: &mut dyn Player, black: &mut dyn Player, pairing: &Pairing) -> Played {
    white.forget();
    black.forget();
    let mut history = History::new(*start);
    let mut scores = Vec::new();
    let (mut decided, mut drawn) = (0, 0);
    let score = loop {
        if let Some(outcome) = history.outcome() {
            break result(outcome);
        }
        if history.repetitions() >= 3 || history.position().halfmoves() >= 100 || history.moves().len() > 300
        {
            break 0;
        }
        let turn = history.position().turn();
        let player: &mut dyn Player = if turn == Color::White { &mut *white } else { &mut *black };
        let Some((best, score)) = player.choose(&history, pairing.limits) else { break 0 };
        let seen_by_white = if turn == Color::White { score } else { -score };
        scores.push(seen_by_white);
        history.play(best).expect("engines play legal moves");
        decided = if score.abs() >= DECIDED { decided + 1 } else { 0 };
        drawn = if history.moves().len() > 60 && score.abs() <= 8 { drawn + 1 } else { 0 };
        if pairing.adjudicate && decided >= 6 {
            break seen_by_white.signum();
        }
        if pairing.adjudicate && drawn >= 12 {
            break 0;
        }
    };
    Played { history, scores, score }
}

/// The score of either side from which a game counts as decided, once it has lasted for three moves.
const DECIDED: i32 = 900;

fn result(outcome: Outcome) -> i32 {
    match outcome.winner() {
        Some(Color::White) => 1,
        Some(Color::Black) => -1,
        None => 0,
    }
}

/// Wins, draws and losses of the first engine.
#[derive(Clone, Copy, Default, Debug)]
pub struct Match {
    wins: u32,
    draws: u32,
    losses: u32,
}

impl Match {
    /// Adds a game: 1 for a win, 0 for a draw, -1 for a loss.
    pub fn note(&mut self, score: i32) {
        match score {
            1 => self.wins += 1,
            0 => self.draws += 1,
            _ => self.losses += 1,
        }
    }

    /// How many games were played.
    #[must_use]
    pub fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// The Elo difference that explains the score, and its 95 % error.
    #[must_use]
    pub fn elo(&self) -> (f64, f64) {
        let games = f64::from(self.games()).max(1.0);
        let (wins, draws, losses) = (f64::from(self.wins), f64::from(self.draws), f64::from(self.losses));
        let mean = (wins + 0.5 * draws) / games;
        let squares = wins * (1.0 - mean).powi(2) + draws * (0.5 - mean).powi(2) + losses * mean.powi(2);
        let error = 1.96 * (squares / games / games).sqrt();
        let elo = |mean: f64| -400.0 * (1.0 / mean.clamp(0.001, 0.999) - 1.0).log10();
        (elo(mean), (elo(mean + error) - elo(mean - error)) / 2.0)
    }
}

impl fmt::Display for Match {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (elo, error) = self.elo();
        write!(
            f,
            "{} games: +{} ={} -{}, {elo:+.0} ± {error:.0} Elo",
            self.games(),
            self.wins,
            self.draws,
            self.losses
        )
    }
}
