//! Which position is asked about: from a FEN, a PGN file, the string of a teaching bot, or moves,
//! to a game as far as it was played.

use std::io::Read as _;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail, ensure};
use chess_runtime::judge::{Diagnostic, GameReader, Problem, judge, judge_all};
use chess_runtime::{
    Bitboard, CastlingRights, Color, History, Move, MoveNumber, Piece, Position, Role, Setup, Square,
};

/// The heading of these arguments in the help.
const POSITION: &str = "The position";

/// Where the position comes from.
#[derive(clap::Args)]
pub(super) struct Source {
    /// Moves to play first, in SAN or UCI, with or without numbers.
    #[arg(value_name = "MOVE")]
    moves: Vec<String>,
    /// Start from this position; fields at the end may be left out.
    #[arg(long, conflicts_with_all = ["board", "pgn"], help_heading = POSITION)]
    fen: Option<String>,
    /// Start from 64 squares from a8 to h1, dots for empty ones, then W or B for the side to move.
    ///
    /// The string says nothing of castling: a king and a rook that stand where they began may
    /// castle. Use --fen to say otherwise.
    #[arg(long, value_name = "SQUARES", conflicts_with = "pgn", help_heading = POSITION)]
    board: Option<String>,
    /// Start from the end of a game in this file; `-` reads from standard input.
    #[arg(long, value_name = "FILE", help_heading = POSITION)]
    pgn: Option<PathBuf>,
    /// Which game of the file, from 1.
    #[arg(long, value_name = "NUMBER", default_value_t = 1, requires = "pgn", help_heading = POSITION)]
    game: usize,
    /// Ask about this move of the game: 12w or 12b. The position is the one before it.
    #[arg(long, value_name = "MOVE", requires = "pgn", value_parser = read_move_number, help_heading = POSITION)]
    at: Option<MoveNumber>,
}

/// A position with its past, and what happened next where that is known.
pub(super) struct Question {
    pub(super) history: History,
    /// The move that was played in the game.
    pub(super) played: Option<Move>,
}

impl Source {
    /// # Errors
    /// What is wrong with the position, the file or the moves, in a sentence.
    pub(super) fn read(&self) -> anyhow::Result<Question> {
        let mut question = match (&self.fen, &self.board, &self.pgn) {
            (Some(fen), _, _) => {
                Question::new(Position::from_fen(fen).with_context(|| format!("--fen {fen:?}"))?)
            }
            (_, Some(board), _) => Question::new(read_board(board).context("--board")?),
            (_, _, Some(path)) => self.read_game(path)?,
            _ => Question::new(Position::default()),
        };
        if !self.moves.is_empty() {
            question.played = None;
            play_words(&mut question.history, &self.moves.join(" "))?;
        }
        Ok(question)
    }

    /// The game of the file, up to the move asked for. Mistakes after it do not matter.
    fn read_game(&self, path: &Path) -> anyhow::Result<Question> {
        let text = read_file(path).with_context(|| format!("cannot read {}", path.display()))?;
        let verdict = self.game.checked_sub(1).and_then(|index| judge_all(&text).nth(index));
        let Some(verdict) = verdict else {
            bail!(
                "{} has {} games, so there is no game {}",
                path.display(),
                judge_all(&text).count(),
                self.game
            );
        };
        let moves = verdict.record.moves();
        let mut history = History::new(*verdict.record.start());
        for &m in moves {
            if self.at == Some(MoveNumber::of(history.position())) {
                return Ok(Question { history, played: Some(m) });
            }
            history.play(m)?;
        }
        if let Some(mistake) = verdict.diagnostics.iter().find(|mistake| stops_the_game(mistake)) {
            bail!("{}: {}", path.display(), mistake.title(&text));
        }
        match self.at {
            Some(at) if at != MoveNumber::of(history.position()) => {
                bail!(
                    "game {} has no move {at}; the next one would be {}",
                    self.game,
                    MoveNumber::of(history.position())
                )
            }
            _ => Ok(Question { history, played: None }),
        }
    }
}

impl Question {
    fn new(position: Position) -> Question {
        Question { history: History::new(position), played: None }
    }
}

fn read_file(path: &Path) -> std::io::Result<Vec<u8>> {
    if path.as_os_str() != "-" {
        return std::fs::read(path);
    }
    let mut text = Vec::new();
    std::io::stdin().lock().read_to_end(&mut text)?;
    Ok(text)
}

/// Plays moves as a person writes them. Their numbers are not checked: who starts from a FEN counts
/// from 1 again.
fn play_words(history: &mut History, words: &str) -> anyhow::Result<()> {
    let text = words.as_bytes();
    let Some(game) = GameReader::new(text).next() else { return Ok(()) };
    let verdict = judge(&game, text, *history.position());
    if let Some(mistake) = verdict.diagnostics.iter().find(|mistake| !is_about_numbers(mistake)) {
        match &mistake.help {
            Some(help) => bail!("{}\n{help}", mistake.title(text)),
            None => bail!("{}", mistake.title(text)),
        }
    }
    for &m in verdict.record.moves() {
        history.play(m)?;
    }
    Ok(())
}

fn is_about_numbers(mistake: &Diagnostic) -> bool {
    matches!(mistake.problem, Problem::Number { .. })
}

/// Whether the moves after the mistake are not known.
fn stops_the_game(mistake: &Diagnostic) -> bool {
    matches!(
        mistake.problem,
        Problem::NotAMove(_)
            | Problem::Illegal(_)
            | Problem::Ambiguous(_)
            | Problem::AfterEnd(_)
            | Problem::Fen(_)
    )
}

/// `12w`, `12b`; `12`, `12.` and `12...` as well.
fn read_move_number(text: &str) -> anyhow::Result<MoveNumber> {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let (number, side) = text.split_at(digits);
    let color = match side.to_ascii_lowercase().as_str() {
        "" | "w" | "." => Color::White,
        "b" | "..." => Color::Black,
        _ => bail!("a move is written 12w or 12b"),
    };
    Ok(MoveNumber { number: number.parse().context("a move is written 12w or 12b")?, color })
}

/// Reads the 64 squares and the side to move. Blanks and slashes between them are no matter.
fn read_board(text: &str) -> anyhow::Result<Position> {
    let chars: Vec<char> = text.chars().filter(|c| !c.is_whitespace() && *c != '/').collect();
    ensure!(chars.len() == 65, "64 squares and W or B are 65 characters, these are {}", chars.len());
    let mut setup = Setup::EMPTY;
    for (index, &c) in chars[..64].iter().enumerate() {
        // From a8 to h8 and so on down; squares count from a1 up.
        let square = Square::from_index(index as u8).flipped();
        match Piece::from_fen_char(c) {
            Some(piece) => setup.board.put(square, piece),
            None => ensure!(c == '.', "`{c}` on {square} is neither one of PNBRQK and pnbrqk nor a dot"),
        }
    }
    setup.turn = match chars[64] {
        'W' | 'w' => Color::White,
        'B' | 'b' => Color::Black,
        other => bail!("the side to move is W or B, not `{other}`"),
    };
    setup.castling = rights_at_home(&setup);
    Ok(setup.validate()?)
}

/// The rights of kings and rooks that stand where they began.
fn rights_at_home(setup: &Setup) -> CastlingRights {
    let homes = [
        (Color::White, Square::E1, [Square::A1, Square::H1]),
        (Color::Black, Square::E8, [Square::A8, Square::H8]),
    ];
    let mut rooks = Bitboard::EMPTY;
    for (color, king, corners) in homes {
        if setup.board.of(Role::King, color).contains(king) {
            let own = setup.board.of(Role::Rook, color);
            rooks = corners
                .into_iter()
                .filter(|&corner| own.contains(corner))
                .fold(rooks, |rooks, corner| rooks | corner.into());
        }
    }
    CastlingRights::from_rooks(rooks)
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: &str = "rnbqkbnrpppppppp................................PPPPPPPPRNBQKBNRW";

    #[test]
    fn the_bots_string_is_a_position() {
        assert_eq!(read_board(START).unwrap(), Position::default());
        let rooks = format!("r...k...{}R....K..B", ".".repeat(48));
        assert_eq!(read_board(&rooks).unwrap().to_fen(), "r3k3/8/8/8/8/8/8/R4K2 b q - 0 1");
        let rows = "....k... ........ ........ ........ ........ ........ ........ ....K..R W";
        assert_eq!(read_board(rows).unwrap().to_fen(), "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    }

    #[test]
    fn mistakes_in_the_string_are_named() {
        let reason = |text: &str| format!("{:#}", read_board(text).unwrap_err());
        assert_eq!(reason("W"), "64 squares and W or B are 65 characters, these are 1");
        assert_eq!(
            reason(&START.replacen('r', "x", 1)),
            "`x` on a8 is neither one of PNBRQK and pnbrqk nor a dot"
        );
        assert_eq!(reason(&START.replace('W', "X")), "the side to move is W or B, not `X`");
        assert_eq!(reason(&START.replace('K', ".")), "there is no white king");
    }

    #[test]
    fn move_numbers_are_read() {
        let number = |text| read_move_number(text).ok().map(|number| number.to_string());
        assert_eq!(number("12w").as_deref(), Some("12."));
        assert_eq!(number("12B").as_deref(), Some("12..."));
        assert_eq!(number("3...").as_deref(), Some("3..."));
        assert_eq!(number("7").as_deref(), Some("7."));
        assert_eq!(number("w"), None);
        assert_eq!(number("7x"), None);
    }

    #[test]
    fn moves_are_played_in_any_notation() {
        let mut history = History::default();
        play_words(&mut history, "1. e4 e7e5 2.Nf3 9... Nb8-c6").unwrap();
        assert_eq!(history.moves().len(), 4);
        let error = play_words(&mut history, "Qh5").unwrap_err().to_string();
        assert!(error.starts_with("illegal move 3. Qh5: the white knight on f3 stands between"), "{error}");
        assert!(error.contains("the queen on d1 can go to e2"), "{error}");
        assert_eq!(history.moves().len(), 4);
    }
}
