//! Whole games from PGN files, pasted; only the mark of the mate is set apart.

use chess_runtime::{chess, pgn};

fn main() {
    opera();
    online();
}

fn opera() {
    let opera = chess! {
        [Event "Paris"]
        [Site "Paris FRA"]
        [Date "1858.??.??"]
        [Round "?"]
        [White "Morphy, Paul"]
        [Black "Duke of Brunswick and Count Isouard"]
        [Result "1-0"]

        1. e4 e5 2. Nf3 d6 3. d4 Bg4 {This is a weak move already.} 4. dxe5 Bxf3
        5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 8. Nc3 c6 9. Bg5 b5 10. Nxb5 cxb5
        11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7 14. Rd1 Qe6 15. Bxd7+ Nxd7
        16. Qb8+ Nxb8 17. Rd8 # 1-0
    };
    assert_eq!(opera.len(), 33);
    assert_eq!(opera.tags().len(), 7);
    assert_eq!(opera.outcome().unwrap().to_string(), "checkmate, White wins");
    assert_eq!(opera, pgn!("games/opera.pgn"));
}

/// With addresses in the tags and clocks in the comments.
fn online() {
    let game = chess! {
        [Event "Rated Blitz game https://lichess.org/tournament/yc1WW2Ox"]
        [Site "https://lichess.org/PpwPOZMq"]
        [Date "2017.03.31"]
        [Opening "Sicilian Defense: /* Old */ \"Sicilian\""]
        [Result "1-0"]

        1. e4 { [%eval 0.17] [%clk 0:00:30] } 1... c5 { [%eval -0.19] [%clk 0:00:30] }
        2. Nf3 { [%eval 0.25] [%clk 0:00:29] } 2... Nc6 { [%eval #3] [%csl Ga4,Rb5][%cal Gc2c4] } 1-0
    };
    assert_eq!(game.to_string(), "1. e4 c5 2. Nf3 Nc6 1-0");
    assert_eq!(game.tag("Site"), Some("https://lichess.org/PpwPOZMq"));
    assert_eq!(game.tag("Opening"), Some("Sicilian Defense: /* Old */ \"Sicilian\""));
}
