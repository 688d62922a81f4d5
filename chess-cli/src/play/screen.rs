//! The board on the screen: a position in, text out. Colored squares where the terminal has
//! colors, figurines where it has Unicode, letters elsewhere.

use anstyle::{Color::Ansi256, Style};
use chess_runtime::{Color, File, Move, Piece, Position, Rank, Square};

use crate::terminal;

/// How boards are drawn.
pub(super) struct Screen {
    figurines: bool,
    colors: bool,
    /// The side at the bottom.
    bottom: Color,
}

impl Screen {
    pub(super) fn new(ascii: bool, bottom: Color) -> Screen {
        Screen { figurines: !ascii && terminal::has_utf8(), colors: terminal::has_colors(), bottom }
    }

    pub(super) fn flip(&mut self) {
        self.bottom = self.bottom.opponent();
    }

    /// The board with its coordinates; the squares of the last move stand out.
    pub(super) fn board(&self, position: &Position, last: Option<Move>) -> String {
        let (mut ranks, mut files) = (Rank::ALL, File::ALL);
        match self.bottom {
            Color::White => ranks.reverse(),
            Color::Black => files.reverse(),
        }
        let mut text = String::new();
        for rank in ranks {
            text.push_str(&format!(" {rank} "));
            for file in files {
                let square = Square::new(file, rank);
                let is_marked = last.is_some_and(|last| last.from() == square || last.to() == square);
                self.push_square(&mut text, position.piece_at(square), square.is_light(), is_marked);
            }
            text.push('\n');
        }
        text.push_str("   ");
        for file in files {
            text.push_str(&format!(" {file} "));
        }
        text
    }

    fn push_square(&self, text: &mut String, piece: Option<Piece>, is_light: bool, is_marked: bool) {
        let empty = if self.colors { " " } else { "." };
        let symbol = piece.map_or(empty.to_string(), |piece| self.symbol(piece));
        if !self.colors {
            // Without colors, brackets show where the last move began and ended.
            let (left, right) = if is_marked { ('[', ']') } else { (' ', ' ') };
            text.push_str(&format!("{left}{symbol}{right}"));
            return;
        }
        let background = match (is_marked, is_light) {
            (true, true) => 186,
            (true, false) => 143,
            (false, true) => 180,
            (false, false) => 137,
        };
        let foreground = if piece.is_some_and(|piece| piece.color == Color::White) { 231 } else { 16 };
        let style = Style::new()
            .bg_color(Some(Ansi256(background.into())))
            .fg_color(Some(Ansi256(foreground.into())));
        text.push_str(&format!("{style} {symbol} {style:#}"));
    }

    fn symbol(&self, piece: Piece) -> String {
        if self.figurines { terminal::figurine(piece, self.colors) } else { piece.fen_char().to_string() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(bottom: Color, figurines: bool) -> Screen {
        Screen { figurines, colors: false, bottom }
    }

    #[test]
    fn boards_are_seen_from_both_sides() {
        let start = Position::default();
        let e4 = start.parse_san("e4").unwrap();
        let position = start.play_unchecked(e4);
        let white = plain(Color::White, false).board(&position, Some(e4));
        let rows: Vec<&str> = white.lines().collect();
        assert_eq!(rows[0], " 8  r  n  b  q  k  b  n  r ");
        assert_eq!(rows[4], " 4  .  .  .  . [P] .  .  . ");
        assert_eq!(rows[6], " 2  P  P  P  P [.] P  P  P ");
        assert_eq!(rows[8], "    a  b  c  d  e  f  g  h ");
        let black = plain(Color::Black, true).board(&position, None);
        let rows: Vec<&str> = black.lines().collect();
        assert_eq!(rows[0], " 1  ♖  ♘  ♗  ♔  ♕  ♗  ♘  ♖ ");
        assert_eq!(rows[8], "    h  g  f  e  d  c  b  a ");
    }

    #[test]
    fn colors_hold_the_same_squares() {
        let screen = Screen { figurines: true, colors: true, bottom: Color::White };
        let text = screen.board(&Position::default(), None);
        assert_eq!(text.matches('♚').count(), 2);
        assert_eq!(text.matches("♟\u{FE0E}").count(), 16, "pawns are as full as the other pieces");
        assert_eq!(text.matches("\u{1b}[0m").count(), 64);
    }
}
