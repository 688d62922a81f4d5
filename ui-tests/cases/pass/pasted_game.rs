//! A whole game from a PGN file, pasted; only the mark of the mate is set apart.

use chess_runtime::{chess, pgn};

fn main() {
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
