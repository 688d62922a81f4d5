//! The expansion names everything by its full path and needs nothing from where it stands.

#![deny(warnings)]

#[allow(dead_code, non_snake_case)]
mod shadows {
    pub struct Option;
    pub struct Game;
    pub struct Position;
    pub fn Some() {}
    pub mod core {}
    pub mod std {}
    pub mod chess_types {}
    pub mod typenum {}
    pub const DETAILS: u8 = 0;
    pub const START: u8 = 0;

    pub fn plies() -> usize {
        let game = chess_runtime::chess! {
            [White "A"] 1. e4 e5 (1... c5) 2. Nf3 1/2-1/2
        };
        let games = chess_runtime::pgn!("games/mates.pgn");
        let position = chess_runtime::fen!("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
        let san = chess_runtime::san!(e4);
        assert!(position.resolve(&san).is_ok());
        game.len() + games.len() + usize::from(DETAILS + START)
    }
}

fn main() {
    assert_eq!(shadows::plies(), 6);
}
