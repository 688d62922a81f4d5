//! Comments and glyphs stay in the game.

use chess_runtime::{Note, Remark, chess, pgn};

chess! {
    const ANNOTATED = [White "A"] { before all } 1. e4! e5 $14 { solid; known } (1... c5?! { Sicilian } 2. Nf3) 2. Nf3 *;
}
chess! { const STRING = "1. e4 {it's best by test} e5 ; to the end of the line\n2. Nf3"; }
chess! { const PLAIN = 1. e4 e5; }
pgn! { const FILE = "games/players.pgn", game 1; }

fn main() {
    let comment = |line, ply, text| Note { line, ply, remark: Remark::Comment(text) };
    let glyph = |line, ply, number| Note { line, ply, remark: Remark::Glyph(number) };
    let notes: Vec<Note<'_>> = ANNOTATED.notes().collect();
    let expected = [
        comment(0, 0, "before all"),
        glyph(0, 1, 1),
        glyph(0, 2, 14),
        comment(0, 2, "solid; known"),
        glyph(1, 1, 6),
        comment(1, 1, "Sicilian"),
    ];
    assert_eq!(notes, expected);
    assert_eq!(ANNOTATED.variations().len(), 1);
    assert_eq!(ANNOTATED.tag("White"), Some("A"));
    assert_eq!(ANNOTATED.to_string(), "1. e4 e5 2. Nf3 *");
    let notes: Vec<Note<'_>> = STRING.notes().collect();
    assert_eq!(notes, [comment(0, 1, "it's best by test"), comment(0, 2, "to the end of the line")]);
    assert_eq!((PLAIN.notes().len(), FILE.notes().len()), (0, 0));
    assert_eq!(ANNOTATED.prefix::<chess_runtime::typenum::U1>().notes().len(), 0);
}
