//! Writes the slider table that `src/board/sliders.rs` reads: `sliders.bin` (the attacked squares, eight
//! bytes an entry) and `sliders.rs` (where each square's part begins and how its index is made); and `pairs.bin`, which
//! `src/board/geometry.rs` reads (what is between two squares, and what is behind one).
//!
//! A build script and not a `const fn`: the compiler's own evaluator takes more than a second for
//! these entries, this program a few milliseconds.

use std::fmt::Write as _;
use std::path::PathBuf;
use std::{env, fs};

type Steps = [(i8, i8); 4];

const ROOK_STEPS: Steps = [(1, 0), (0, 1), (-1, 0), (0, -1)];
const BISHOP_STEPS: Steps = [(1, 1), (1, -1), (-1, -1), (-1, 1)];

/// Up to a power of two, so that masking the index replaces the bounds check.
const LENGTH: usize = 1 << 17;

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    let features = env::var("CARGO_CFG_TARGET_FEATURE").unwrap_or_default();
    let pext = features.split(',').any(|feature| feature == "bmi2");

    let mut table = Vec::with_capacity(LENGTH);
    let mut source = String::new();
    for (name, steps, magics) in
        [("ROOKS", ROOK_STEPS, &ROOK_MAGICS), ("BISHOPS", BISHOP_STEPS, &BISHOP_MAGICS)]
    {
        writeln!(source, "static {name}: [Slider; 64] = [").unwrap();
        for from in 0..64 {
            let offset = table.len();
            let mask = relevant(from, steps);
            let (magic, shift) = (magics[from as usize], 64 - mask.count_ones());
            writeln!(
                source,
                "Slider {{ mask: {mask:#x}, magic: {magic:#x}, shift: {shift}, offset: {offset} }},"
            )
            .unwrap();
            table.resize(offset + (1 << mask.count_ones()), 0);
            for (number, occupied) in subsets(mask).enumerate() {
                // Counting through the subsets in order is what PEXT counts.
                let index = if pext { number } else { (occupied.wrapping_mul(magic) >> shift) as usize };
                let (entry, seen) = (&mut table[offset + index], walk(from, occupied, steps));
                assert!(*entry == 0 || *entry == seen, "the magic number of {name} {from} collides");
                *entry = seen;
            }
        }
        source.push_str("];\n");
    }
    table.resize(LENGTH, 0);

    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap());
    let bytes: Vec<u8> = table.iter().flat_map(|entry: &u64| entry.to_le_bytes()).collect();
    fs::write(out.join("sliders.bin"), bytes).unwrap();
    fs::write(out.join("sliders.rs"), source).unwrap();
    let pairs: Vec<u8> = pairs().iter().flat_map(|entry| entry.to_le_bytes()).collect();
    fs::write(out.join("pairs.bin"), pairs).unwrap();
}

/// For each two squares of one rank, file or diagonal what is between them; after that, for each two what is behind the
/// second as the first sees it.
fn pairs() -> Vec<u64> {
    let mut pairs = vec![0; 2 * 64 * 64];
    for from in 0..64 {
        for step in ROOK_STEPS.into_iter().chain(BISHOP_STEPS) {
            let ray = walk(from, 0, [step; 4]);
            for to in (0..64).filter(|to| ray >> to & 1 == 1) {
                let (up_to, index) = (walk(from, 1 << to, [step; 4]), 64 * from as usize + to);
                pairs[index] = up_to & !(1 << to);
                pairs[64 * 64 + index] = ray & !up_to;
            }
        }
    }
    pairs
}

/// The squares seen from a square until something stands in the way.
fn walk(from: i8, occupied: u64, steps: Steps) -> u64 {
    let mut seen = 0;
    for (files, ranks) in steps {
        let (mut file, mut rank) = (from % 8 + files, from / 8 + ranks);
        while (0..8).contains(&file) && (0..8).contains(&rank) {
            let square = 1 << (rank * 8 + file);
            seen |= square;
            if occupied & square != 0 {
                break;
            }
            (file, rank) = (file + files, rank + ranks);
        }
    }
    seen
}

/// The squares whose occupation matters: the lines without their last squares.
fn relevant(from: i8, steps: Steps) -> u64 {
    let last_of = |(files, ranks): (i8, i8)| {
        let ray = walk(from, 0, [(files, ranks); 4]);
        // The last square of a ray is the highest if it leads up the numbering, else the lowest.
        let highest = 1u64.checked_shl(63 - ray.leading_zeros().min(63)).unwrap_or(0);
        if ranks * 8 + files > 0 { ray & highest } else { ray & ray.wrapping_neg() }
    };
    steps.into_iter().fold(walk(from, 0, steps), |mask, step| mask & !last_of(step))
}

/// All subsets of a set, in counting order.
fn subsets(set: u64) -> impl Iterator<Item = u64> {
    let mut next = Some(0u64);
    std::iter::from_fn(move || {
        let subset = next?;
        next = Some(subset.wrapping_sub(set) & set).filter(|&subset| subset != 0);
        Some(subset)
    })
}

/// Factors without destructive collisions, found by trying sparse random numbers.
#[rustfmt::skip]
const ROOK_MAGICS: [u64; 64] = [
    0x1280_12C0_0080_00E0, 0x0240_0020_0040_1001, 0x4100_2000_4100_1008, 0x8280_1000_0801_8004,
    0x2080_0800_0204_0080, 0x1300_0100_0400_8208, 0x0400_0208_A910_1408, 0x0200_0020_4A01_8F04,
    0x1080_8000_4000_8020, 0x0000_C010_0040_2001, 0x0080_8080_1000_2000, 0x0408_8008_0080_1000,
    0x0010_8008_0104_0080, 0x4804_8004_0080_4200, 0x0304_800D_0080_0200, 0x0102_0004_0081_006A,
    0x8280_0440_2008_4000, 0x0420_00C0_1000_4021, 0x2010_0020_0408_0020, 0x0040_2100_1000_0900,
    0x0008_0040_0402_0041, 0x0004_0080_8004_0200, 0x1C20_0400_7061_0208, 0x1020_A200_0050_8104,
    0x0100_C003_8000_8120, 0x4001_2002_8040_0080, 0x0200_1000_8020_0080, 0x0000_4012_0008_2200,
    0xC02C_0800_8004_0080, 0x0840_0400_8002_0080, 0x2102_0040_4080_0100, 0x0042_079A_0000_4104,
    0x0000_4004_2480_0280, 0x4820_1000_2040_0040, 0x5010_0020_0080_1880, 0x9061_0800_8180_1002,
    0x208A_0500_1100_0800, 0x0002_0008_0E00_3094, 0xA010_0182_0400_3008, 0x2000_2880_4200_1401,
    0x4001_81C0_0022_8000, 0x0200_4020_1000_4000, 0x8388_9286_0042_0021, 0x4000_2100_1001_000A,
    0x2100_0800_1101_0004, 0x1002_0200_0400_8080, 0x0802_0008_0402_0001, 0x8800_4410_408A_0001,
    0x0105_08C0_3080_0100, 0x4000_4000_8031_0100, 0x0030_2000_1004_8080, 0x2000_8008_0010_0080,
    0x0100_0400_0800_8080, 0x0022_0002_0400_8080, 0x0108_0201_7028_4400, 0x1001_0100_8400_4200,
    0x0004_8901_4190_2202, 0x0100_8811_0022_0042, 0x0100_1020_0100_0841, 0x4408_0500_2008_1001,
    0x0002_0088_8420_1002, 0x2002_0004_9041_0802, 0x0020_0148_0090_0204, 0x0100_0820_8104_4402,
];

#[rustfmt::skip]
const BISHOP_MAGICS: [u64; 64] = [
    0x0010_1040_8884_0042, 0x0110_1040_8100_4062, 0x0091_1420_8200_0100, 0x0108_2088_2100_8100,
    0x0101_1040_0008_0000, 0x0101_0420_0404_001C, 0x0C01_0402_02C0_0010, 0x0001_0048_0084_1080,
    0xCA8B_4610_0E28_0102, 0x0010_10D0_0085_024C, 0x4180_0898_8102_0120, 0x8010_0820_5041_1000,
    0x0800_0202_1010_0000, 0x0002_1209_0520_1200, 0xC000_0404_0404_0510, 0x0110_4101_0110_0200,
    0x0042_2014_0802_0C27, 0xA882_0004_0444_0C20, 0x0002_0001_0204_0100, 0x8002_0020_2202_C200,
    0x4002_0050_1210_1401, 0x2441_0148_8060_0200, 0x0214_0201_0401_8400, 0x0001_8000_4414_410A,
    0x0105_410C_1002_0800, 0x0004_2000_8401_3400, 0x2005_8204_5004_001B, 0x1000_4040_0401_0200,
    0x0001_0010_8100_4021, 0x2400_4302_0200_8628, 0x0006_04C1_4423_0800, 0x0400_4840_008A_1804,
    0x4010_0450_0022_0210, 0x2012_1004_0050_0120, 0x1000_1C02_0590_0081, 0x0020_8808_0036_0A00,
    0x8500_4600_2006_0080, 0x0420_0082_0901_0110, 0x0010_0202_5000_8C00, 0x8010_A401_0000_4104,
    0x0000_8208_4000_22C8, 0x0008_4104_5040_2100, 0x0008_9201_1000_4104, 0x43A8_0110_4400_2024,
    0x0029_1020_2190_0602, 0x2270_1010_0021_2040, 0x0020_C411_1200_4040, 0x3004_8405_50C4_2200,
    0x5002_0222_0240_4480, 0x0402_8223_0920_0840, 0x0032_0104_2324_0048, 0x2000_CA03_8411_0008,
    0x4001_1404_1044_0000, 0x2092_E508_1001_1010, 0x0140_0408_5200_5041, 0x0020_0200_C101_0104,
    0x4012_0202_0201_04E0, 0xA000_0100_4230_0500, 0x4000_4800_4A00_9001, 0x4200_8004_0041_1081,
    0x0010_0406_0410_5400, 0x0107_0042_1002_4080, 0x0004_4230_0421_0040, 0xC220_0230_8801_0040,
];
