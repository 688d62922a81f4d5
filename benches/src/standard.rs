//! The six positions that move generators are measured on, with their published node counts
//! (<https://www.chessprogramming.org/Perft_Results>).

/// A position of the six.
#[derive(Clone, Copy, Debug)]
pub struct Standard {
    /// Its name on that page.
    pub name: &'static str,
    /// The position.
    pub fen: &'static str,
    /// Deep enough to measure, shallow enough to repeat.
    pub depth: u32,
    /// The published counts, from depth 1 on.
    pub counts: &'static [u64],
}

impl Standard {
    /// The published count at this depth, if there is one.
    #[must_use]
    pub fn published(&self, depth: u32) -> Option<u64> {
        let index = depth.checked_sub(1)?;
        self.counts.get(index as usize).copied()
    }
}

/// The six.
pub const POSITIONS: [Standard; 6] = [
    Standard {
        name: "initial",
        fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        depth: 6,
        counts: &[20, 400, 8_902, 197_281, 4_865_609, 119_060_324, 3_195_901_860],
    },
    Standard {
        name: "Kiwipete",
        fen: "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        depth: 5,
        counts: &[48, 2_039, 97_862, 4_085_603, 193_690_690, 8_031_647_685],
    },
    Standard {
        name: "position 3",
        fen: "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        depth: 6,
        counts: &[14, 191, 2_812, 43_238, 674_624, 11_030_083, 178_633_661],
    },
    Standard {
        name: "position 4",
        fen: "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        depth: 5,
        counts: &[6, 264, 9_467, 422_333, 15_833_292, 706_045_033],
    },
    Standard {
        name: "position 5",
        fen: "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        depth: 5,
        counts: &[44, 1_486, 62_379, 2_103_487, 89_941_194],
    },
    Standard {
        name: "position 6",
        fen: "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        depth: 5,
        counts: &[46, 2_079, 89_890, 3_894_594, 164_075_551, 6_923_051_137],
    },
];
