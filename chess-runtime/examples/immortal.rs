//! The Immortal Game (Anderssen - Kieseritzky, London 1851), checked while this is compiled.
//!
//! Change a move and run it again: `cargo run -p chess-runtime --example immortal`.

#![allow(clippy::print_stdout, reason = "an example shows what it does")]

use chess_runtime::chess;

chess! { const IMMORTAL =
    [White "Adolf Anderssen"]
    [Black "Lionel Kieseritzky"]
    [Site "London"]
    [Date "1851.06.21"]

    1. e4 e5 2. f4 exf4 3. Bc4 Qh4+ 4. Kf1 b5 5. Bxb5 Nf6 6. Nf3 Qh6
    7. d3 Nh5 8. Nh4 Qg5 9. Nf5 c6 10. g4 Nf6 11. Rg1 cxb5 12. h4 Qg6
    13. h5 Qg5 14. Qf3 Ng8 15. Bxf4 Qf6 16. Nc3 Bc5 17. Nd5 Qxb2
    18. Bd6 Bxg1 19. e5 Qxa1+ 20. Ke2 Na6 21. Nxg7+ Kd8 22. Qf6+ Nxf6
    23. Be7 mate 1-0;
}

fn main() {
    let player = |name| IMMORTAL.tag(name).unwrap_or("?");
    println!("{} - {}, {} plies\n", player("White"), player("Black"), IMMORTAL.len());
    println!("{IMMORTAL}\n");
    println!("{}", IMMORTAL.end());
    if let Some(outcome) = IMMORTAL.outcome() {
        println!("\n{outcome}");
    }
}
