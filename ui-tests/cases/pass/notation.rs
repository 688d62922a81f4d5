//! Short, long and coordinate notation; castling, promotion and en passant in every spelling.

use chess_runtime::chess;

fn main() {
    let short = chess! { e4 d5 exd5 Nf6 };
    assert_eq!(short, chess! { e2-e4 d7-d5 e4xd5 Ng8-f6 });
    assert_eq!(short, chess! { e2e4 d7d5 e4d5 g8f6 });
    assert_eq!(short, chess! { Pe4 Pd5 Pexd5 Ngf6 });
    assert_eq!(short.to_string(), "1. e4 d5 2. exd5 Nf6");

    let disambiguated = chess! { Nf3 Nf6 d4 d5 Nb1-d2 Nb8-d7 };
    assert_eq!(disambiguated.to_string(), "1. Nf3 Nf6 2. d4 d5 3. Nbd2 Nbd7");

    castling();
    promotion();
    en_passant();
}

fn castling() {
    let kingside = chess! { from fen!("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"); O-O O-O-O };
    assert_eq!(kingside.to_string(), "1. O-O O-O-O");
    assert_eq!(
        kingside,
        chess! { from fen!("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"); 0-0 0-0-0 }
    );
    assert_eq!(
        kingside,
        chess! { from fen!("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"); e1g1 e8c8 }
    );
}

fn promotion() {
    let queen = chess! { from fen!("8/4P3/8/8/8/k7/8/4K3 w - - 0 1"); e8=Q };
    assert_eq!(queen.to_string(), "1. e8=Q");
    assert_eq!(queen, chess! { from fen!("8/4P3/8/8/8/k7/8/4K3 w - - 0 1"); e8Q });
    assert_eq!(queen, chess! { from fen!("8/4P3/8/8/8/k7/8/4K3 w - - 0 1"); e8(Q) });
    assert_eq!(queen, chess! { from fen!("8/4P3/8/8/8/k7/8/4K3 w - - 0 1"); e8/Q });
    assert_eq!(queen, chess! { from fen!("8/4P3/8/8/8/k7/8/4K3 w - - 0 1"); e7e8q });

    let knight = chess! { from fen!("3r4/4P3/8/8/8/k7/7P/4K3 w - - 0 1"); exd8=N };
    assert_eq!(knight.to_string(), "1. exd8=N");
}

fn en_passant() {
    let plain = chess! { e4 a6 e5 d5 exd6 };
    assert_eq!(plain.to_string(), "1. e4 a6 2. e5 d5 3. exd6");
    assert_eq!(plain, chess! { e4 a6 e5 d5 exd6 e.p. });
    assert_eq!(plain, chess! { e4 a6 e5 d5 exd6e.p. });
    assert_eq!(plain, chess! { e4 a6 e5 d5 exd6 ep });
}
