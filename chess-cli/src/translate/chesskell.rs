//! Chesskell's own language: games as its Haskell programs have them, in and out.
//!
//! ```text
//! game1 = chess                     game2 = create
//!   pawn e2 to e4 pawn e7 to e5       fen1 (ff fn4 bK fn3 fn0)
//!   knight g1 to f3                   ...
//! end                               startMoves
//!                                     p a8 = queen
//!                                   end
//! ```
//!
//! The language has moves only: comments, variations and results are left out. Its dissertation shows no promotion, which is
//! written `= queen`.

use anyhow::{anyhow, ensure};
use chess_runtime::notation::created_board;
use chess_runtime::{CastleSide, Color, File, Move, Position, Rank, Role, Setup, Square};

use crate::lines::wrap;

/// How a game is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Form {
    /// `pawn e2 to e4`
    Long,
    /// `p e4`, and the long form where that could be several moves.
    Short,
}

/// A game as a Haskell definition, or without a name on one line.
///
/// # Errors
/// When the language has no such board.
pub(super) fn program(
    name: Option<&str>,
    start: &Position,
    moves: impl Iterator<Item = (Position, Move)>,
    form: Form,
) -> anyhow::Result<String> {
    let mut head = "chess".to_string();
    if *start != Position::default() {
        head = format!("create\n{}startMoves", rows(start));
        let drawn = created(&head)?;
        // Chesskell counts no moves.
        let without_counts = |position: &Position| -> Vec<String> {
            position.to_fen().split(' ').take(4).map(String::from).collect()
        };
        ensure!(
            without_counts(start) == without_counts(&drawn),
            "on Chesskell's boards White is to move, and a king and a rook at home may castle: {}",
            start.fen()
        );
    }
    let spelt: Vec<String> = moves.map(|(before, m)| spell(&before, m, form)).collect();
    let Some(name) = name else {
        let words: Vec<&str> = head.split_whitespace().chain(spelt.iter().map(String::as_str)).collect();
        return Ok(words.join(" ") + " end\n");
    };
    let body: String = wrap(&spelt, 76).lines().map(|line| format!("  {line}\n")).collect();
    Ok(format!("{name} = {head}\n{body}end\n"))
}

/// The board row by row, from the eighth rank.
fn rows(start: &Position) -> String {
    let row = |(number, rank): (usize, Rank)| {
        let mut words = Vec::new();
        let mut free = 0;
        for file in File::ALL {
            match start.piece_at(Square::new(file, rank)) {
                None => free += 1,
                Some(piece) => {
                    if free > 0 {
                        words.push(format!("fn{free}"));
                    }
                    free = 0;
                    let color = if piece.color == Color::White { 'w' } else { 'b' };
                    words.push(format!("{color}{}", piece.role.letter()));
                }
            }
        }
        match free {
            8 => return format!("  fen{number} (fn8)\n"),
            0 => {}
            free => words.push(format!("fn{free}")),
        }
        format!("  fen{number} (ff {} fn0)\n", words.join(" "))
    };
    (1..).zip(Rank::ALL.into_iter().rev()).map(row).collect()
}

fn spell(before: &Position, m: Move, form: Form) -> String {
    let role = before.board().role_at(m.from()).unwrap_or(Role::Pawn);
    let to = match m.castles() {
        // The king's move says it.
        Some(CastleSide::King) => Square::new(File::G, m.from().rank()),
        Some(CastleSide::Queen) => Square::new(File::C, m.from().rank()),
        None => m.to(),
    };
    let is_rival = |other: &Move| {
        other.to() == to && other.from() != m.from() && before.board().role_at(other.from()) == Some(role)
    };
    let promotion = m.promotes_to().map(|role| format!(" = {role}")).unwrap_or_default();
    // Chesskell looks for pieces that can go there before it looks at checks.
    if form == Form::Short && !before.pseudo_legal_moves().iter().any(is_rival) {
        return format!("{} {to}{promotion}", role.letter().to_ascii_lowercase());
    }
    format!("{role} {} to {to}{promotion}", m.from())
}

/// The games of a Haskell source, each with the number of its first line: from `chess` or `create` to `end`.
///
/// # Errors
/// When a board is none.
pub(super) fn games(source: &str) -> anyhow::Result<Vec<(u64, String, Position)>> {
    let source = without_comments(source);
    let mut games = Vec::new();
    let mut at = 0;
    while let Some((word, begin)) = next_word(&source, at, &["chess", "create"]) {
        let after = begin + word.len();
        let end = next_word(&source, after, &["end"]).map_or(source.len(), |(_, end)| end);
        let line = source[..begin].matches('\n').count() as u64 + 1;
        let text = &source[begin..end];
        let (start, moves) = match created_board(text.as_bytes()) {
            Some((_, moves)) => {
                (created(text).map_err(|error| anyhow!("line {line}: {error}"))?, &text[moves..])
            }
            None => (Position::default(), &source[after..end]),
        };
        // The moves keep their lines.
        let passed = text[..text.len() - moves.len()].matches('\n').count() as u64;
        let is_standard = start == Position::default();
        let tag = if is_standard { String::new() } else { format!("[FEN \"{}\"] ", start.fen()) };
        // Without moves a result makes it a game.
        let end_of_game = if moves.trim().is_empty() { "*" } else { "" };
        games.push((line + passed, format!("{tag}{moves}{end_of_game}"), Position::default()));
        at = end + "end".len().min(source.len() - end);
    }
    Ok(games)
}

/// Whether a text begins like a game in this language.
pub(super) fn begins(text: &str) -> bool {
    let text = without_comments(text);
    let mut words = text.split_whitespace();
    let is_begin = |word: Option<&str>| matches!(word, Some("chess" | "create"));
    let first = words.next();
    is_begin(first) || words.next() == Some("=") && is_begin(words.next())
}

fn created(text: &str) -> anyhow::Result<Position> {
    let board = created_board(text.as_bytes()).map_or(text, |(board, _)| &text[board.start..board.end]);
    let setup = Setup::from_diagram(board)
        .map_err(|(problem, span)| anyhow!("`{}`: {problem}", &board[span.start..span.end]))?;
    Ok(setup.validate()?)
}

/// The first of these words at or after a place.
fn next_word<'t>(text: &'t str, at: usize, words: &[&str]) -> Option<(&'t str, usize)> {
    let rest = &text[at..];
    let is_found = |word: &&str| words.contains(word);
    let found = rest.split_whitespace().find(is_found)?;
    // A part of the text, so its place can be told.
    let place = at + (found.as_ptr() as usize - rest.as_ptr() as usize);
    Some((found, place))
}

/// The source with blanks in place of `-- comments` and `{- comments -}`.
fn without_comments(source: &str) -> String {
    let mut out = String::with_capacity(source.len());
    let mut rest = source;
    while let Some(c) = rest.chars().next() {
        let comment = if rest.starts_with("--") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("{-") {
            rest.find("-}").map_or(rest.len(), |end| end + 2)
        } else {
            out.push(c);
            rest = &rest[c.len_utf8()..];
            continue;
        };
        out.extend(rest[..comment].chars().map(|c| if c == '\n' { c } else { ' ' }));
        rest = &rest[comment..];
    }
    out
}

#[cfg(test)]
mod tests {
    use super::{begins, games};

    #[test]
    fn games_are_found_in_a_haskell_source() {
        let source = "module Games where\n\n-- chess end\ngame = chess\n  p e4 p f5\n  q f3 p g5 {- now -}\n  q h5\nend\n\
                      promoted = create\n  put _Wh _P at a7\nstartMoves\n  p a8 = queen\nend\n";
        let games = games(source).unwrap();
        assert_eq!(games.len(), 2);
        assert_eq!(games[0].0, 4);
        assert_eq!(games[0].1.split_whitespace().collect::<Vec<_>>().join(" "), "p e4 p f5 q f3 p g5 q h5");
        assert_eq!(games[1].0, 11);
        assert_eq!(games[1].1, "[FEN \"4k3/P7/8/8/8/8/8/4K3 w - - 0 1\"] \n  p a8 = queen\n");
        assert!(begins("game = chess p e4 end") && begins("chess\n p e4") && begins("-- a\nx = create"));
        assert!(!begins("1. e4 e5") && !begins("[Event \"chess\"]"));
    }
}
