//! Reading and writing PGN: games of any archive, one at a time, and games in export format.
//!
//! ```
//! use chess_runtime::pgn::Reader;
//!
//! let archive = "[White \"Anderssen\"]\n\n1. e4 e5 2. f4 exf4 *\n\n1. d4 d5 1/2-1/2\n";
//! let mut reader = Reader::new(archive.as_bytes());
//! let mut plies = Vec::new();
//! while let Some(game) = reader.next_game()? {
//!     assert!(game.judge().is_legal());
//!     plies.push(game.syntax().lines[0].moves.len());
//! }
//! assert_eq!(plies, [4, 2]);
//! # Ok::<(), std::io::Error>(())
//! ```
//!
//! A [`Reader`] takes anything that can be read, a file, a decompressor or bytes, and keeps no more
//! than a megabyte or two of it in memory, however long it is. The games that it gives know their
//! [syntax](ReadGame::syntax), their [events](ReadGame::events) and their place, and can be
//! [judged](ReadGame::judge). What cannot be read is in the syntax too: nothing is dropped, and a game
//! that is broken does not take the next one with it.
//!
//! [`Writer`] writes games as the PGN standard's export format wants them.

mod chunks;
mod event;
mod export;
mod reader;

pub use chunks::{Chunk, Chunks};
pub use event::Event;
pub use export::{Writer, export};
pub use reader::{Place, ReadGame, Reader};
