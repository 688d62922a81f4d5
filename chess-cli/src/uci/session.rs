//! The state between commands: the game and the settings. The engine has its own thread.
//!
//! Commands come in, one after the other. Nothing here waits for a search, so that the next command is
//! always read at once.

use chess_runtime::engine::{Clock, Limits};
use chess_runtime::{
    Bitboard, CastlingRights, Color, FenError, History, Move, Position, Setup, SetupProblem,
};

use super::engine_thread::{EngineThread, Question};
use super::options::{Change, Settings};
use super::output::Output;
use super::parse::{Command, Go, PositionText};

pub(super) struct Session {
    history: History,
    settings: Settings,
    engine_thread: EngineThread,
    output: Output,
}

impl Session {
    /// # Errors
    /// When the system cannot start a thread for the engine.
    pub(super) fn new(output: Output) -> std::io::Result<Session> {
        let settings = Settings::default();
        let engine_thread = EngineThread::start(settings.clone(), output.clone())?;
        Ok(Session { history: History::default(), settings, engine_thread, output })
    }

    pub(super) fn execute(&mut self, command: Command) {
        match command {
            Command::Uci => self.introduce(),
            Command::IsReady => {
                self.engine_thread.settle();
                self.output.line("readyok");
            }
            Command::NewGame => self.engine_thread.clear(),
            Command::SetOption { name, value } => self.set_option(&name, &value),
            Command::Position(text) => match read_position(&text, &self.output) {
                Ok(history) => self.history = history,
                Err(reason) => self.output.info(&format!("position ignored: {reason}")),
            },
            Command::Go(go) => self.go(&go),
            Command::Perft(depth) => self.engine_thread.count(*self.history.position(), depth),
            Command::Stop => self.engine_thread.stop(),
            Command::PonderHit => self.engine_thread.ponder_hit(),
            Command::Display => self.display(),
            Command::Unknown(text) => self.output.info(&format!("not understood: {text}")),
            Command::Quit | Command::Nothing => {}
        }
    }

    /// Ends the session at once.
    pub(super) fn quit(self) {
        self.engine_thread.stop();
        self.engine_thread.finish();
    }

    /// Ends the session at the end of the input, when `stop` can no longer come. Searches that end by
    /// themselves may finish, so that commands can be piped in.
    pub(super) fn end_of_input(self) {
        self.engine_thread.stop_open_ended();
        self.engine_thread.finish();
    }

    fn introduce(&self) {
        let version = env!("CARGO_PKG_VERSION");
        let options = Settings::declaration();
        self.output.line(&format!("id name chess {version}\nid author the chess! authors\n{options}uciok"));
    }

    fn set_option(&mut self, name: &str, value: &str) {
        match self.settings.set(name, value) {
            Ok(Change::Setting) => self.engine_thread.set(self.settings.clone()),
            Ok(Change::ClearHash) => self.engine_thread.clear(),
            Err(reason) => self.output.info(&reason),
        }
    }

    fn go(&mut self, go: &Go) {
        for word in &go.without_number {
            self.output.info(&format!("go: `{word}` needs a number"));
        }
        let (only, refused) = read_search_moves(self.history.position(), &go.search_moves);
        for reason in refused {
            self.output.info(&reason);
        }
        let limits = limits(go, self.history.position().turn(), &self.settings);
        // `go` alone means what `go infinite` means.
        let infinite = go.infinite || limits.is_infinite() && !go.ponder;
        let history = self.history.clone();
        self.engine_thread.ask(Question { history, limits, only, infinite, ponder: go.ponder });
    }

    fn display(&self) {
        let position = self.history.position();
        let fen = if self.settings.chess960 { position.fen().shredder() } else { position.fen() };
        let outcome = self.history.outcome().map(|outcome| format!("\nOver: {outcome}")).unwrap_or_default();
        self.output.line(&format!(
            "{}\n\nFen: {fen}\nKey: {:016x}{outcome}",
            position.diagram(),
            position.key()
        ));
    }
}

/// When to stop. The clock is that of the side to move. If a program sends only the other clock, that one is
/// used, because the game has a time limit in any case.
fn limits(go: &Go, turn: Color, settings: &Settings) -> Limits {
    let (time, increment) = match turn {
        Color::White => (go.white_time.or(go.black_time), go.white_increment),
        Color::Black => (go.black_time.or(go.white_time), go.black_increment),
    };
    let mut limits = Limits::new();
    if let Some(time) = time {
        let mut clock = Clock::new(time).overhead(settings.move_overhead);
        clock = clock.increment(increment.unwrap_or_default());
        if let Some(moves) = go.moves_to_go.filter(|&moves| moves > 0) {
            clock = clock.moves_to_go(small(moves));
        }
        limits = limits.clock(clock);
    }
    if let Some(time) = go.move_time {
        limits = limits.time(time);
    }
    if let Some(depth) = go.depth {
        limits = limits.depth(small(depth.max(1)));
    }
    if let Some(nodes) = go.nodes {
        limits = limits.nodes(nodes.max(1));
    }
    if let Some(moves) = go.mate {
        limits = limits.mate(small(moves.max(1)));
    }
    if go.ponder { limits.pondering() } else { limits }
}

fn small(number: u64) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

/// The legal moves among these, and a sentence about each of the others.
fn read_search_moves(position: &Position, words: &[String]) -> (Vec<Move>, Vec<String>) {
    let (mut only, mut refused) = (Vec::new(), Vec::new());
    for word in words {
        match position.parse_uci(word) {
            Ok(m) => only.push(m),
            Err(error) => refused.push(format!("searchmoves: {word} ignored: {error}")),
        }
    }
    (only, refused)
}

/// The game that a `position` command describes.
///
/// # Errors
/// A sentence: what is wrong with the FEN or with which move.
fn read_position(text: &PositionText, output: &Output) -> Result<History, String> {
    let start = match &text.fen {
        None => Position::default(),
        Some(fen) => read_fen(fen, output)?,
    };
    let mut history = History::new(start);
    for word in &text.moves {
        let m = history.position().parse_uci(word).map_err(|error| format!("{word}: {error}"))?;
        history.play(m).map_err(|error| format!("{word}: {error}"))?;
    }
    Ok(history)
}

/// Reads a FEN. Castling rights without a rook and en passant squares without a pawn are common, and no
/// reason to refuse a position. They are dropped, and an `info string` says so.
fn read_fen(fen: &str, output: &Output) -> Result<Position, String> {
    let mut setup = Setup::from_fen(fen).map_err(|error| error.to_string())?;
    let problems: Vec<SetupProblem> = setup.problems().collect();
    for problem in problems {
        let lost = match problem {
            SetupProblem::EnPassant(_) => {
                setup.en_passant = None;
                Bitboard::EMPTY
            }
            SetupProblem::CastlingRookAway(_, rook) => rook.into(),
            SetupProblem::CastlingKingAway(color) | SetupProblem::TooManyCastlingRooks(color) => {
                setup.castling.of(color)
            }
            _ => continue,
        };
        setup.castling = CastlingRights::from_rooks(setup.castling.rooks().minus(lost));
        output.info(&format!("position mended: {problem}"));
    }
    setup.validate().map_err(|problems| FenError::from(problems).to_string())
}
