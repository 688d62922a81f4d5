//! `chess show`: positions of a FEN, a game or a list of moves in, boards out.
//!
//! ```text
//! arguments ─► view.rs ─► terminal.rs: letters, figurines
//!              View    ├► svg.rs: a picture; png.rs: the same in pixels, or all of a game moving
//!                      └► JSON, FEN: for programs
//! ```

mod png;
mod shapes;
mod signs;
mod svg;
mod terminal;
mod view;

use std::io::{self, IsTerminal as _};
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use chess_runtime::notation::PlayedMove;
use chess_runtime::{History, Position, Square};
use clap::ValueEnum;
use serde_json::{Value, json};

use crate::output;
use crate::terminal::{ColorWhen, has_colors, has_utf8};
use view::{At, View};

/// Draw the board of a position.
///
/// The position is the starting one, that of a FEN or of a drawing in words, or the end of a game; moves given are
/// played from there. A board that is no legal position, such as an empty one, is drawn as well.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  chess show e4 e5 Nf3
  chess show \"6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1\" Ra8
  chess show e4 e5 --reach d1
  chess show create put _Wh _B at d6 put _Wh _B at b4 end
  chess show put white knight at d4 --reach d4
  chess show empty
  chess show --pgn games.pgn --game 3 --at 12b
  chess show --pgn games.pgn --all
  chess show --pgn games.pgn --output board.svg --flip
  chess show --pgn games.pgn --all --output game.png")]
pub(crate) struct Arguments {
    /// A FEN, a drawing such as `put white king at e1` or `empty`, moves, or one of the first and moves.
    #[arg(value_name = "FEN|DRAWING|MOVE")]
    words: Vec<String>,
    /// Show a game of this file; `-` reads from standard input.
    #[arg(long, value_name = "FILE")]
    pgn: Option<PathBuf>,
    /// Which game of the file, from 1.
    #[arg(long, value_name = "NUMBER", default_value_t = 1, requires = "pgn")]
    game: u64,
    /// The position after this move: 12w, 12b, or a number of plies, 0 for the start.
    #[arg(long, value_name = "MOVE", value_parser = At::read)]
    at: Option<At>,
    /// Every position of the game, one after the other; as PNG, in one moving picture.
    #[arg(long, conflicts_with = "at")]
    all: bool,
    /// How to draw. Without it: figurines on a terminal that can show them, letters elsewhere.
    #[arg(long, value_enum)]
    format: Option<Format>,
    /// Mark the squares that the piece on this square can go to; can be given again.
    #[arg(long, value_name = "SQUARE")]
    reach: Vec<Square>,
    /// Seen from Black's side.
    #[arg(long)]
    flip: bool,
    /// Whether to use colors.
    #[arg(long, value_enum, default_value_t)]
    color: ColorWhen,
    /// Write to this file; one that ends with .svg, .png, .json, .fen or .txt says its format itself.
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Format {
    /// Letters and dots.
    Text,
    /// Figurines, in colors where there are any.
    Unicode,
    /// A picture.
    Svg,
    /// A picture in pixels.
    Png,
    /// The position in one line.
    Fen,
    /// All that is known of the position.
    Json,
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<bool> {
    let game = view::Game::read(&arguments.words, arguments.pgn.as_deref(), arguments.game)?;
    let mut views = match (arguments.all, arguments.at) {
        (true, _) => game.views(),
        (false, at) => vec![game.view(at)?],
    };
    let format = arguments.format()?;
    anyhow::ensure!(
        !(arguments.all && format == Format::Svg),
        "an SVG shows one position: choose it with --at, or take PNG, which moves"
    );
    anyhow::ensure!(
        format != Format::Png || !arguments.is_on_terminal(),
        "a terminal cannot show PNG: name a file with --output"
    );
    let mut text = String::new();
    let mut pictures = Vec::new();
    for (index, view) in views.iter_mut().enumerate() {
        for &square in &arguments.reach {
            view.mark_reach(square)?;
        }
        if index > 0 && matches!(format, Format::Text | Format::Unicode) {
            text.push('\n');
            view.title = None;
        }
        match format {
            Format::Png => pictures.push(arguments.draw(view, Format::Svg)),
            _ => text += &arguments.draw(view, format),
        }
    }
    let bytes = if format == Format::Png { png::encode(&pictures)? } else { text.into_bytes() };
    match &arguments.output {
        Some(path) => {
            std::fs::write(path, bytes).with_context(|| format!("cannot write {}", path.display()))?
        }
        None => output::write(&bytes)?,
    }
    // Without --all, a broken game has already been reported as an error.
    if let Some(mistake) = game.mistake().filter(|_| arguments.all) {
        output::tell(format_args!("chess: the game goes no further: {mistake}"));
        return Ok(false);
    }
    Ok(true)
}

/// The board as people see it: what `chess show` prints of a position without other wishes.
pub(crate) fn board(history: &History) -> String {
    let view = View::of(history);
    match io::stdout().is_terminal() && has_utf8() {
        true if has_colors() => terminal::colored(&view, false),
        true => terminal::figurines(&view, false),
        false => terminal::letters(&view, false),
    }
}

impl Arguments {
    fn format(&self) -> anyhow::Result<Format> {
        let extension = self.output.as_deref().and_then(Path::extension).map(|name| name.to_string_lossy());
        let extension = extension.map(|name| name.to_lowercase());
        Ok(match (self.format, extension.as_deref()) {
            (Some(format), _) => format,
            (None, Some("svg")) => Format::Svg,
            (None, Some("png" | "apng")) => Format::Png,
            (None, Some("json")) => Format::Json,
            (None, Some("fen")) => Format::Fen,
            (None, Some("txt")) => Format::Text,
            (None, Some(other)) => anyhow::bail!(
                "no format ends with .{other}: known are .svg, .png, .json, .fen and .txt, or name one with --format"
            ),
            (None, _) if self.is_on_terminal() && has_utf8() => Format::Unicode,
            (None, _) => Format::Text,
        })
    }

    fn is_on_terminal(&self) -> bool {
        self.output.is_none() && io::stdout().is_terminal()
    }

    fn has_color(&self) -> bool {
        match self.color {
            ColorWhen::Always => true,
            ColorWhen::Never => false,
            ColorWhen::Auto => self.is_on_terminal() && has_colors(),
        }
    }

    fn draw(&self, view: &View, format: Format) -> String {
        match format {
            Format::Text => terminal::letters(view, self.flip),
            Format::Unicode if self.has_color() => terminal::colored(view, self.flip),
            Format::Unicode => terminal::figurines(view, self.flip),
            Format::Svg | Format::Png => svg::picture(view, self.flip),
            Format::Fen => format!("{}\n", view.fen()),
            Format::Json => format!("{}\n", described(view)),
        }
    }
}

/// All that is known of a position, or of a board that is none.
fn described(view: &View) -> Value {
    let last = view.last.map(|(before, m)| {
        let played = PlayedMove::new(&before, m);
        json!({
            "san": played.san.as_str(),
            "uci": m.to_string(),
            "number": played.number.number,
            "color": played.number.color.to_string(),
        })
    });
    let legal = |position: Position| -> Vec<String> {
        position.legal_moves().iter().map(|&m| position.san(m).to_string()).collect()
    };
    let problems: Vec<String> = view.setup.problems().map(|problem| problem.to_string()).collect();
    let rows: Vec<String> = terminal::rows(view).map(|row| row.collect()).collect();
    let reached: Vec<String> = view.reached.into_iter().map(|square| square.to_string()).collect();
    json!({
        "fen": view.fen(),
        "turn": view.setup.turn.to_string(),
        "board": rows,
        "problems": problems,
        "reached": reached,
        "check": view.position.is_some_and(|position| position.is_check()),
        "outcome": view.outcome.map(|outcome| outcome.to_string()),
        "last_move": last,
        "legal_moves": view.position.map(legal),
        "ply": view.ply,
        "game": view.title,
    })
}
