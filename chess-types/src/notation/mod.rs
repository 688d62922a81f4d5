//! Notation: moves, positions and the tokens of games as text, in and out.
//!
//! In: bytes, or a legal move. Out: [`Token`]s, a [`WrittenMove`] of any notation and the legal move
//! that it means, [`San`], FEN and drawings. Whole games are judged one floor up, in [`judge`](crate::judge).

mod creation;
mod diagram;
mod excerpt;
pub(crate) mod fen;
pub(crate) mod lexer;
pub(crate) mod number;
pub(crate) mod plain;
pub(crate) mod resolve;
pub(crate) mod san;
pub(crate) mod scan;
pub(crate) mod script;
pub(crate) mod span;
pub(crate) mod spoken;
pub mod type_names;
pub(crate) mod words;
mod write;

pub use creation::created_board;
pub use diagram::{Diagram, DiagramProblem};
pub use excerpt::Excerpt;
pub use fen::{Fen, FenError, FenProblem};
pub use lexer::{Lexer, TagLines, Token, TokenKind};
pub use number::{MoveNumber, PlayedMove};
pub use plain::PlainMove;
pub use resolve::ParseMoveError;
pub(crate) use san::foreign_roles;
pub use san::{CheckMark, San, WrittenKind, WrittenMove, WrittenMoveError};
pub use span::{Span, decode, line_and_column};
