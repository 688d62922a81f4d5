//! `chess show`: the right board in every format; and `chess completions`.

mod running;

use std::fs;

use running::{chess, directory};

const GAME: &[u8] =
    b"[White \"A & B\"]\n[Black \"C\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n\n1. e4 *\n\n1. e4 Ke3 *\n";

fn game(arguments: &[&str]) -> running::Answer {
    chess(&[&["show", "--pgn", "-"], arguments].concat(), GAME)
}

#[test]
fn letters_are_the_default_where_there_is_no_terminal() {
    let expected = "\
A & B - C
2... Qh4#
8 r n b . k b n r
7 p p p p . p p p
6 . . . . . . . .
5 . . . . p . . .
4 . . . . . . P q
3 . . . . . P . .
2 P P P P P . . P
1 R N B Q K B N R
  a b c d e f g h   checkmate, Black wins
";
    assert_eq!(game(&[]).out, expected);
}

#[test]
fn a_position_is_found_by_move_and_by_ply() {
    let fen = |at: &str| game(&["--format", "fen", "--at", at]).out;
    assert_eq!(fen("0"), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n");
    assert_eq!(fen("1w"), fen("1"));
    assert_eq!(fen("1b"), fen("2"));
    assert_eq!(fen("2b"), fen("4"));
    assert_ne!(fen("1w"), fen("1b"));
    assert_eq!(game(&["--at", "5"]).code, 2);
    assert_eq!(game(&["--at", "3w"]).code, 2);
    assert_eq!(
        game(&["--game", "2", "--format", "fen"]).out,
        chess(&["show", "--format", "fen", "e4"], b"").out
    );
    assert_eq!(game(&["--game", "4"]).code, 2);
    let broken = game(&["--game", "3"]);
    assert_eq!(broken.code, 2);
    assert!(broken.err.contains("<stdin>:8:7: illegal move 1... Ke3"), "{}", broken.err);
    assert_eq!(game(&["--game", "3", "--at", "1w"]).code, 0);
}

#[test]
fn a_fen_in_one_word_or_in_six_with_moves_after_it() {
    let one = chess(&["show", "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", "Ra8"], b"");
    let six = chess(&["show", "6k1/5ppp/8/8/8/8/8/R3K3", "w", "Q", "-", "0", "1", "Ra8"], b"");
    assert!(one.out.contains("8 R . . . . . k ."), "{}", one.out);
    assert_eq!(one.out, six.out);
    assert_eq!(chess(&["show", "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", "Ra9"], b"").code, 2);
    assert_eq!(chess(&["show", "6k1/9/8/8/8/8/8/R3K3 w Q - 0 1"], b"").code, 2);
}

#[test]
fn figurines_and_colors() {
    let plain = chess(&["show", "--format", "unicode"], b"").out;
    // White's pawns are hollow and Black's are filled, as all pieces are; the selector keeps a pawn from being an emoji.
    assert!(plain.contains(&format!("7{}\n", " ♟\u{FE0E}".repeat(8))), "{plain}");
    assert!(plain.contains(&format!("2{}\n", " ♙".repeat(8))), "{plain}");
    assert!(plain.starts_with("8 ♜ ♞ ♝ ♛ ♚ ♝ ♞ ♜\n") && plain.contains("1 ♖ ♘ ♗ ♕ ♔ ♗ ♘ ♖\n"), "{plain}");
    assert!(!plain.contains('\u{1B}'));
    let colored = chess(&["show", "--format", "unicode", "--color", "always"], b"").out;
    assert_eq!(colored.matches('♟').count(), 16);
    assert!(colored.contains("\u{1B}[48;5;223m") || colored.contains("48;5;223"), "{colored}");
    let flipped = chess(&["show", "--flip"], b"").out;
    assert!(flipped.starts_with("1 R N B K Q B N R\n") && flipped.contains("  h g f e d c b a"), "{flipped}");
}

#[test]
fn all_positions_one_after_the_other() {
    let all = game(&["--all"]).out;
    assert_eq!(all.matches("a b c d e f g h").count(), 5);
    assert!(all.starts_with("A & B - C\n8 r") && all.contains("\n\n1. f3\n8 r"), "{all}");
    assert_eq!(game(&["--all", "--format", "fen"]).out.lines().count(), 5);
    assert_eq!(game(&["--all", "--format", "svg"]).code, 2);
    let broken = game(&["--all", "--game", "3"]);
    assert_eq!((broken.code, broken.out.matches("a b c d e f g h").count()), (1, 2));
}

#[test]
fn json_says_all_that_is_known() {
    let json: serde_json::Value = serde_json::from_str(&game(&["--format", "json"]).out).unwrap();
    assert_eq!(json["outcome"], "checkmate, Black wins");
    assert_eq!(json["last_move"]["uci"], "d8h4");
    assert_eq!(json["board"][0], "rnb.kbnr");
    assert_eq!((&json["check"], &json["ply"]), (&true.into(), &4.into()));
    let start: serde_json::Value =
        serde_json::from_str(&chess(&["show", "--format", "json"], b"").out).unwrap();
    assert_eq!(start["legal_moves"].as_array().unwrap().len(), 20);
}

#[test]
fn a_picture_has_all_pieces_the_last_move_and_the_check() {
    let path = directory("show").join("board.svg");
    assert_eq!(game(&["--output", path.to_str().unwrap()]).out, "");
    let svg = fs::read_to_string(&path).unwrap();
    assert!(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 448 448\""), "{svg}");
    assert!(svg.contains("<title>A &amp; B - C, 2... Qh4#</title>"), "{svg}");
    assert_eq!(svg.matches("<use ").count(), 32);
    assert_eq!(svg.matches("fill=\"#e0523d\"").count(), 1, "the king in check");
    // From d8, a dark square, to h4, another.
    assert_eq!(svg.matches("fill=\"#d9bd4e\"").count(), 2);
    // The coordinates are strokes: no font has a say.
    assert!(!svg.contains("<text") && !svg.contains("font"));
    assert_eq!(svg.matches("<path transform=").count(), 16);
    let rook_on_a1 = "<use href=\"#rook\" transform=\"translate(24 374)";
    assert!(svg.contains(rook_on_a1) && svg.trim_end().ends_with("</svg>"));
    assert!(
        !game(&["--format", "svg", "--flip"])
            .out
            .contains("<use href=\"#king\" transform=\"translate(224 374)")
    );
    assert!(svg.contains("<use href=\"#king\" transform=\"translate(224 374)"));
}

/// The pixels of a PNG: the pictures that it says it has, its width, and the colors of the first picture.
fn png(bytes: &[u8]) -> (u32, u32, Vec<u8>) {
    let mut reader = png::Decoder::new(std::io::Cursor::new(bytes)).read_info().expect("a PNG");
    let mut pixels = vec![0; reader.output_buffer_size().expect("it fits")];
    reader.next_frame(&mut pixels).expect("a picture");
    let frames = reader.info().animation_control.map_or(1, |animation| animation.num_frames);
    for _ in 1..frames {
        reader.next_frame(&mut vec![0; pixels.len()]).expect("another picture");
    }
    (frames, reader.info().width, pixels)
}

#[test]
fn a_png_has_the_pixels_of_the_picture() {
    let path = directory("png").join("board.PNG");
    assert_eq!(game(&["--output", path.to_str().unwrap()]).out, "");
    let (frames, width, pixels) = png(&fs::read(&path).unwrap());
    assert_eq!((frames, width, pixels.len()), (1, 896, 896 * 896 * 4));
    // Of each square a pixel near its corner, where no piece is.
    let color = |file: usize, row: usize| {
        let at = ((2 * (24 + 50 * row) + 6) * 896 + 2 * (24 + 50 * file) + 6) * 4;
        format!("{:02x}{:02x}{:02x}", pixels[at], pixels[at + 1], pixels[at + 2])
    };
    assert_eq!(color(0, 0), "eddcc0", "a8 is light");
    assert_eq!(color(0, 7), "b28a66", "a1 is dark");
    assert_eq!(color(7, 4), "d9bd4e", "the queen went to h4");
    assert_eq!(color(4, 7), "e0523d", "the king on e1 is in check");
    let middle = |x: usize, y: usize| &pixels[(2 * y * 896 + 2 * x) * 4..][..3];
    assert_eq!(middle(24 + 25, 24 + 375), [0xff, 0xfd, 0xf7], "the rook on a1 is white");
    assert_eq!(middle(24 + 25, 24 + 25), [0x39, 0x32, 0x2c], "the rook on a8 is black");
}

#[test]
fn all_positions_are_one_moving_picture() {
    let path = directory("apng").join("game.png");
    assert_eq!(game(&["--all", "--output", path.to_str().unwrap()]).out, "");
    let (frames, width, _) = png(&fs::read(&path).unwrap());
    assert_eq!((frames, width), (5, 448));
}

#[test]
fn a_name_that_says_no_format_is_refused() {
    let path = directory("formats").join("board.jpg");
    let answer = game(&["--output", path.to_str().unwrap()]);
    assert_eq!(answer.code, 2);
    assert!(
        answer.err.contains("no format ends with .jpg: known are .svg, .png, .json, .fen and .txt"),
        "{}",
        answer.err
    );
    assert!(!path.exists());
    assert_eq!(game(&["--format", "text", "--output", path.to_str().unwrap()]).code, 0);
}

#[test]
fn show_and_suggest_draw_the_same_board() {
    // In check, which the one said and the other did not.
    let fen = "4k3/8/8/8/8/8/4R3/4K3 b - - 0 1";
    let shown = chess(&["show", fen], b"").out;
    let suggested = chess(&["suggest", "--depth", "1", "--fen", fen], b"").out;
    assert!(shown.contains("Black to move, in check"), "{shown}");
    assert!(suggested.starts_with(&shown), "{suggested}");
}

#[test]
fn shells_and_man_are_served() {
    for (target, sign) in [("bash", "complete -F"), ("zsh", "#compdef chess"), ("fish", "complete -c chess")]
    {
        let answer = chess(&["completions", target], b"");
        assert!(
            answer.code == 0 && answer.out.contains(sign) && answer.out.contains("translate"),
            "{target}"
        );
    }
    let page = chess(&["completions", "man"], b"").out;
    assert!(page.contains(".TH chess 1") && page.contains("chess\\-fmt(1)"), "{page}");
    let page = chess(&["completions", "man", "fmt"], b"").out;
    assert!(page.contains(".TH chess-fmt 1") && page.contains("\\-\\-check"), "{page}");
    assert_eq!(chess(&["completions", "man", "nothing"], b"").code, 2);
}

#[test]
fn boards_that_are_no_position_are_drawn() {
    let shown = |arguments: &[&str]| {
        let answer = chess(&[&["show"], arguments].concat(), b"");
        assert_eq!((answer.err.as_str(), answer.code), ("", 0));
        answer.out
    };
    let empty = "8 . . . . . . . .\n7 . . . . . . . .\n6 . . . . . . . .\n5 . . . . . . . .\n4 . . . . . . . .\n\
                 3 . . . . . . . .\n2 . . . . . . . .\n1 . . . . . . . .\n  a b c d e f g h\n";
    assert_eq!(shown(&["empty"]), empty);
    assert_eq!(shown(&["8/8/8/8/8/8/8/8 w - - 0 1"]), empty);
    // The bishops of the Chesskell dissertation, as it puts them.
    let bishops = "create put _Wh _B at d6 put _Wh _B at b4 end";
    assert!(shown(&[bishops]).ends_with("a b c d e f g h   dead position\n"), "{}", shown(&[bishops]));
    assert_eq!(shown(&["--format", "fen", bishops]), "4k3/8/3B4/8/1B6/8/8/4K3 w - - 0 1\n");
    let words: Vec<&str> = bishops.split(' ').collect();
    assert_eq!(shown(&words), shown(&[bishops]));
    let json: serde_json::Value = serde_json::from_str(&shown(&["empty", "--format", "json"])).unwrap();
    assert_eq!(json["problems"][0], "there is no white king");
    assert!(json["legal_moves"].is_null());
    assert!(shown(&["empty", "--format", "svg"]).starts_with("<svg"));
    // From a board that is no position nothing is played.
    assert_eq!(chess(&["show", "8/8/8/8/8/8/8/8", "w", "-", "-", "e4"], b"").code, 2);
    assert_eq!(chess(&["show", "put white bishop"], b"").code, 2);
}

#[test]
fn what_a_piece_reaches_is_marked() {
    let shown = |arguments: &[&str]| chess(&[&["show"], arguments].concat(), b"").out;
    // Chesskell's queen on d1 after 1. e4 f5: she can move to e2, f3, g4 and h5.
    let queen = shown(&["e4", "f5", "--reach", "d1"]);
    let expected = "\
8 r n b q k b n r
7 p p p p p . p p
6 . . . . . . . .
5 . . . . . p . *
4 . . . . P . * .
3 . . . . . * . .
2 P P P P * P P P
1 R N B Q K B N R
  a b c d e f g h   White to move
";
    assert!(queen.ends_with(expected), "{queen}");
    // A bishop on an empty board, whose squares Chesskell looks at to find who can go to c5; and a capture.
    let bishop =
        shown(&["put white bishop at c5 put black pawn at e7 put white pawn at a3", "--reach", "c5"]);
    assert!(
        bishop.starts_with("8 . . . . . . . .\n7 * . . .xp . . .\n6 . * . * . . . .\n5 . . B"),
        "{bishop}"
    );
    assert!(bishop.contains("\n3 P . . . * . . .\n2 . . . . . * . .\n1 . . . . . . * .\n"), "{bishop}");
    let pawn = shown(&["put black pawn at e7 put white pawn at d6", "--reach", "e7"]);
    assert!(pawn.contains("\n6 . . .xP * . . .\n5 . . . . * . . .\n"), "{pawn}");
    let json = shown(&["e4", "e5", "--reach", "g1", "--format", "json"]);
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json["reached"], serde_json::json!(["e2", "f3", "h3"]));
    assert_eq!(chess(&["show", "--reach", "e4"], b"").code, 2);
}
