//! What the tests of this member share: the cases as files, small packages made for one test, and
//! a very long game.

pub mod calls;
pub mod cases;
pub mod long_game;
pub mod package;
