//! `chess translate`: every notation can be read back as the same game, and the macro's reader accepts the
//! Rust source.

#![allow(clippy::print_stdout, reason = "seeds and skipped tests are told")]

mod running;

use std::fs;

use chess_runtime::judge::{GameReader, Referee};
use running::{HARD, assert_same, chess, contents, directory, invented};

#[test]
fn whole_games_say_the_same_in_every_notation() {
    for (name, game) in HARD {
        for to in ["long", "figurine", "words", "pgn"] {
            let answer = chess(&["translate", "--to", to, "-"], game);
            assert_eq!(answer.code, 0, "{name} to {to}: {}", answer.err);
            assert_same(&format!("{name} to {to}"), game, answer.out.as_bytes());
        }
    }
}

#[test]
fn invented_games_survive_a_chain_of_translations() {
    let archive = invented(7, 60);
    println!("seed 7");
    let mut text = archive.clone();
    for to in ["words", "figurine", "rust", "long", "pgn"] {
        let answer = chess(&["translate", "--to", to, "-"], &text);
        assert_eq!(answer.code, 0, "to {to}: {}", answer.err);
        text = answer.out.into_bytes();
    }
    assert_same("chain", &archive, &text);
}

#[test]
fn lists_have_the_same_moves() {
    for (name, game) in HARD {
        let moves = |text: &[u8]| {
            contents(text).into_iter().map(|game| game.lines[0].moves.clone()).collect::<Vec<_>>()
        };
        for to in ["uci", "san"] {
            let list = chess(&["translate", "--to", to, "-"], game);
            assert_eq!(list.code, 0, "{name} to {to}: {}", list.err);
            assert_eq!(list.out.lines().count(), 1, "{name} to {to}: {}", list.out);
            let back = chess(&["translate", "--to", "pgn", "-"], list.out.as_bytes());
            assert_eq!(moves(game), moves(back.out.as_bytes()), "{name} to {to}: {}", list.out);
        }
    }
}

#[test]
fn rust_source_is_read_by_the_macro_and_back() {
    for (name, game) in HARD {
        let source = chess(&["translate", "--to", "rust", "-"], game);
        assert_eq!(source.code, 0, "{name}: {}", source.err);
        assert!(
            source.out.starts_with("use chess_runtime::chess;\n\nchess! {\n    pub const "),
            "{}",
            source.out
        );
        let back = chess(&["translate", "--to", "pgn", "--from", "rust", "-"], source.out.as_bytes());
        assert_eq!(back.code, 0, "{name}: {}\n{}", back.err, source.out);
        assert_same(name, game, back.out.as_bytes());

        // What the macro reads: the text after `=`, which is a raw string or tokens.
        let inside = source.out.split_once(" =").unwrap().1.trim_end().trim_end_matches(['}', '\n', ';']);
        let inside = inside.trim();
        let text = match inside.strip_prefix("r#\"").and_then(|rest| rest.strip_suffix("\"#")) {
            Some(text) => text,
            None => {
                assert!(!inside.contains('\''), "{name}: Rust's lexer refuses this:\n{inside}");
                assert!(!inside.contains("h4#"), "{name}: Rust's lexer refuses this:\n{inside}");
                inside
            }
        };
        let syntax = GameReader::new(text.as_bytes()).next().unwrap();
        let verdict = Referee::new(chess_runtime::Position::default()).judge(&syntax, text.as_bytes());
        assert!(verdict.is_legal(), "{name}: {}\n{text}", verdict.diagnostics[0].title(text.as_bytes()));
    }
}

#[test]
fn tokens_where_rust_reads_them_and_strings_elsewhere() {
    let to_rust = |text: &str| chess(&["translate", "--to", "rust", "-"], text.as_bytes()).out;
    let plain = to_rust("[White \"Ann\"] [Black \"Bob\"]\n1. f3 {weak} e5 2. g4?? (2. e4) Qh4# 0-1");
    assert!(plain.contains("pub const ANN_BOB =\n        [White \"Ann\"]\n"), "{plain}");
    assert!(plain.contains("1. f3 {weak} 1... e5 2. g4?? (2. e4) 2... Qh4 # 0-1;"), "{plain}");
    assert!(to_rust("1. e4 {White's} *").contains("r#\"1. e4 {White's} *\n\"#"));
    assert!(to_rust("[Event \"3 - 5\"]\n1. e4 *").contains("r#\"[Event"));
    assert_eq!(to_rust("1. e4 *\n\n1. d4 *").matches("const GAME_2 =").count(), 1);
}

#[test]
fn moves_on_the_command_line_are_translated() {
    let translate = |to: &str, moves: &[&str]| {
        let answer = chess(&[&["translate", "--to", to], moves].concat(), b"");
        (answer.code, answer.out.trim_end().to_string())
    };
    let moves = ["1.", "e4", "e5", "Nf3"];
    assert_eq!(translate("uci", &moves), (0, "e2e4 e7e5 g1f3".to_string()));
    assert_eq!(translate("san", &["e2e4", "e7e5", "g1f3"]), (0, "1. e4 e5 2. Nf3".to_string()));
    assert_eq!(translate("long", &moves), (0, "1. e2-e4 e7-e5 2. Ng1-f3".to_string()));
    assert_eq!(translate("figurine", &moves), (0, "1. e4 e5 2. ♘f3".to_string()));
    let words = "1. pawn e2 to e4 pawn e7 to e5 2. knight g1 to f3";
    assert_eq!(translate("words", &moves), (0, words.to_string()));
    assert_eq!(translate("san", &[words]), (0, "1. e4 e5 2. Nf3".to_string()));
    assert_eq!(
        translate("rust", &["f3", "e5", "g4", "Qh4"]),
        (0, "chess! { 1. f3 e5 2. g4 Qh4 # }".to_string())
    );
    let mate = ["--fen", "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", "Ra8"];
    let expected = "chess! { from fen!(\"6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1\"); 1. Ra8 # }";
    assert_eq!(translate("rust", &mate), (0, expected.to_string()));
    assert_eq!(translate("words", &mate).1, "1. rook a1 to a8 mate");
}

#[test]
fn what_is_wrong_is_said_with_its_place() {
    let illegal =
        chess(&["translate", "--to", "uci", "-"], b"[Event \"1\"]\n\n1. e4 *\n\n1. e4 e5\n2. Ke3 *\n");
    assert_eq!((illegal.code, illegal.out.as_str()), (1, "e2e4\n"));
    assert!(illegal.err.starts_with("<stdin>:6:4: not translated: illegal move 2. Ke3"), "{}", illegal.err);
    let other = chess(&["translate", "--to", "san", "--from", "uci", "-"], b"e2e4 e5\n");
    assert_eq!(other.code, 1);
    assert!(other.err.contains("e5 is not written in UCI notation"), "{}", other.err);
    let strict = chess(&["translate", "--to", "rust", "-"], b"[Result \"1-0\"]\n\n1. f3 e5 2. g4 Qh4# 1-0");
    assert_eq!(strict.code, 1, "the compiler would refuse this result");
    assert_eq!(chess(&["translate", "--to", "uci", "nowhere.pgn"], b"").code, 2);
    assert_eq!(chess(&["translate", "--to", "uci", "Cargo.toml", "e4"], b"").code, 2);
}

#[test]
fn compressed_files_and_rust_files_are_read() {
    let directory = directory("translate");
    let rust = directory.join("games.rs");
    fs::write(&rust, "use chess_runtime::chess;\n// chess! { no }\nconst A: () = { chess!(e4 e5); };")
        .unwrap();
    assert_eq!(chess(&["translate", "--to", "uci", rust.to_str().unwrap()], b"").out, "e2e4 e7e5\n");
    let packed = directory.join("games.pgn.zst");
    fs::write(&packed, zstd::encode_all(b"1. d4 *".as_slice(), 0).unwrap()).unwrap();
    assert_eq!(chess(&["translate", "--to", "uci", packed.to_str().unwrap()], b"").out, "d2d4\n");
}

/// The moves of the main line of every game.
fn main_lines(text: &[u8]) -> Vec<Vec<chess_runtime::Move>> {
    contents(text).into_iter().map(|game| game.lines[0].moves.clone()).collect()
}

#[test]
fn chesskell_says_the_same_moves_long_and_short() {
    let archive = invented(11, 60);
    println!("seed 11");
    for to in ["chesskell", "chesskell-short"] {
        let programs = chess(&["translate", "--to", to, "-"], &archive);
        // Few boards of games that start elsewhere can be said.
        let written = programs.out.matches(" = chess").count() + programs.out.matches(" = create").count();
        assert!(written > 30, "{}", programs.err);
        let back = chess(&["translate", "--to", "pgn", "--from", "chesskell", "-"], programs.out.as_bytes());
        assert_eq!(back.code, 0, "{to}: {}", back.err);
        let (all, said) = (main_lines(&archive), main_lines(back.out.as_bytes()));
        assert_eq!(said.len(), written, "{to}");
        let mut all = all.into_iter();
        for moves in said {
            assert!(
                all.any(|game| game == moves),
                "{to}: {moves:?} is no game of the archive, or not in order"
            );
        }
        // What the programs say, they say again.
        let again = chess(&["translate", "--to", to, "-"], back.out.as_bytes());
        assert_eq!(again.out, programs.out, "{to}");
    }
}

#[test]
fn chesskell_programs_are_read_as_they_were_written() {
    let answer = |program: &str| chess(&["translate", "--to", "san", "-"], program.as_bytes());
    let mate = answer("game = chess\n  p e4 p f5\n  q f3 p g5\n  q h5\nend\n");
    assert_eq!((mate.out.as_str(), mate.code), ("1. e4 f5 2. Qf3 g5 3. Qh5# *\n", 0), "{}", mate.err);
    let en_passant =
        answer("enPassant = chess\n  p d4 p a6\n  p d5 p e5\n  p e6 -- En Passant capture!\nend\n");
    assert_eq!(en_passant.out, "1. d4 a6 2. d5 e5 3. dxe6 *\n");
    let promotion = answer("failedToPromote = create\n  put _Wh _P at a7\nstartMoves\n  p a8\nend\n");
    assert_eq!(promotion.code, 1);
    assert!(
        promotion.err.contains("<stdin>:4:3: not translated: illegal move 1. p a8: "),
        "{}",
        promotion.err
    );
    let bishops =
        answer("twoBishops = create\n  put _Wh _B at d6\n  put _Wh _B at b4\nstartMoves\n  b c5\nend\n");
    assert!(bishops.err.contains("<stdin>:5:3: not translated: ambiguous move 1. b c5: "), "{}", bishops.err);
    let line = chess(&["translate", "--to", "pgn", "chess", "p", "e4", "p", "f5", "end"], b"");
    assert_eq!(line.out, "1. e4 f5\n", "{}", line.err);
    let short =
        chess(&["translate", "--to", "chesskell-short", "e4", "e5", "Nf3", "Nf6", "Bc4", "Bc5", "O-O"], b"");
    assert_eq!(short.out, "chess p e4 p e5 n f3 n f6 b c4 b c5 k g1 end\n");
    let long = chess(&["translate", "--to", "chesskell", "e4", "d5", "exd5"], b"");
    assert_eq!(long.out, "chess pawn e2 to e4 pawn d7 to d5 pawn e4 to d5 end\n");
}
