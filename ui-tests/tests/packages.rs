//! Packages as users have them: a renamed dependency, no standard library, games in files that
//! change, and games of the greatest length. Each is written to disk and given to cargo.

use std::path::Path;

use chess_ui_tests::long_game::{self, LONGEST, LONGEST_PLAYED};
use chess_ui_tests::package::{Build, Package};

const DEPENDENCY: &str = "chess-runtime = { path = RUNTIME }";

/// A package with this program in it.
fn package(name: &str, dependencies: &str, main: &str) -> Package {
    let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let package = Package::new(root, "2024", dependencies);
    package.write("src/main.rs", main);
    package
}

fn cargo(package: &Package, command: &str) -> Build {
    package.cargo(command, &Path::new(env!("CARGO_TARGET_TMPDIR")).join("packages"))
}

fn assert_runs(package: &Package) {
    let build = cargo(package, "run");
    assert!(build.succeeded && build.stderr.is_empty(), "{}", build.stderr);
}

/// Checks a package that must not compile, and returns what the compiler says.
fn refusal(package: &Package) -> String {
    let build = cargo(package, "check");
    assert!(!build.succeeded, "it compiles");
    build.stderr
}

/// One program with every macro in it. `KRATE` stands for the name of the dependency.
const EVERY_MACRO: &str = r#"use KRATE::{Position, chess, fen, pgn, position, san, square};

chess! { const OPENING = 1. e4 e5 (1... c5) 2. Nf3; }
const ENDING: Position = fen!("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");

fn main() {
    let mate = chess! { [Event "Test"] 1. f3 e5 2. g4 Qh4 mate 0-1 };
    assert_eq!(OPENING.len() + mate.len() + pgn!("games.pgn").len(), 9);
    assert_eq!(ENDING, position! { put white king at e1; put white pawn at e2; put black king at e8 });
    assert!(ENDING.resolve(&san!(e4)).is_ok());
    assert_eq!(square!(e4).to_string(), "e4");
}
"#;

fn assert_every_macro_runs(name: &str, dependency: &str, krate: &str) {
    let package = package(name, dependency, &EVERY_MACRO.replace("KRATE", krate));
    package.write("games.pgn", "1. e4 *\n\n1. d4 *\n");
    assert_runs(&package);
}

#[test]
fn dependency_under_its_own_name() {
    assert_every_macro_runs("plain", DEPENDENCY, "chess_runtime");
}

#[test]
fn renamed_dependency() {
    let dependency = "my_chess = { package = \"chess-runtime\", path = RUNTIME }";
    assert_every_macro_runs("renamed", dependency, "my_chess");
}

#[test]
fn renamed_dependency_in_a_section_of_its_own() {
    let dependency = "\n[dependencies.schach-brett]\npackage = \"chess-runtime\"\npath = RUNTIME";
    assert_every_macro_runs("section", dependency, "schach_brett");
}

#[test]
fn dependency_renamed_by_the_workspace() {
    let root = package("workspace", "", "");
    let runtime = Path::new(env!("CARGO_MANIFEST_DIR")).with_file_name("chess-runtime");
    root.write(
        "Cargo.toml",
        format!(
            "[workspace]\nresolver = \"3\"\nmembers = [\"member\"]\n\n\
            [workspace.dependencies]\nmy-chess = {{ package = \"chess-runtime\", path = {runtime:?} }}\n"
        ),
    );
    let member = Package { root: root.root.join("member") };
    member.write(
        "Cargo.toml",
        "[package]\nname = \"member\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[dependencies]\n\
        # chess = { package = \"chess-runtime\" }\nmy-chess = { workspace = true }\n",
    );
    member.write("src/main.rs", EVERY_MACRO.replace("KRATE", "my_chess"));
    member.write("games.pgn", "1. e4 *\n\n1. d4 *\n");
    assert_runs(&member);
}

/// The program depends on `club` alone, which depends on chess-runtime: it uses the macros that `club` exports again,
/// wrappers of its own making, and goes on from its lines.
#[test]
fn macros_that_another_crate_exports_again() {
    let main = r#"use club::openings::{self, ITALIAN};

club::chess! { const OPENING = 1. e4 e5 (1... c5) 2. Nf3; }
club::chess! { const GIUOCO_PIANO = after ITALIAN; 3... Bc5; }
club::chess! { pub line TWO_KNIGHTS = after openings::ITALIAN; 3... Nf6; }
club::chess! { const FRIED_LIVER = after TWO_KNIGHTS; 4. Ng5 d5 5. exd5 Nxd5 6. Nxf7; }
club::annotated! { const PETROV = 1. e4 e5 2. Nf3 Nf6; }

fn main() {
    let mate = club::chess! { 1. f3 e5 2. g4 Qh4 mate 0-1 };
    let wrapped = club::play!(1. d4 d5);
    let literal = club::play!("1. d4 d5");
    let lengths = [OPENING.len(), mate.len(), wrapped.len(), literal.len(), PETROV.len()];
    assert_eq!(lengths, [3, 4, 2, 2, 4]);
    assert_eq!(ITALIAN.then(&GIUOCO_PIANO).to_string(), "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5");
    assert_eq!(TWO_KNIGHTS.then(&FRIED_LIVER).to_string(), "3... Nf6 4. Ng5 d5 5. exd5 Nxd5 6. Nxf7");
    assert_eq!(club::schach::pgn!("games.pgn").len(), 2);
    let ending = club::schach::fen!("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    assert!(ending.resolve(&club::schach::san!(e4)).is_ok());
    assert_eq!(club::schach::square!(e4).to_string(), "e4");
}
"#;
    let program = package("exported", "club = { path = \"club\" }", main);
    program.write("games.pgn", "1. e4 *\n\n1. d4 *\n");
    let runtime = Path::new(env!("CARGO_MANIFEST_DIR")).with_file_name("chess-runtime");
    program.write(
        "club/Cargo.toml",
        format!(
            "[package]\nname = \"club\"\nversion = \"0.0.0\"\nedition = \"2021\"\n\n\
            [dependencies]\nschach = {{ package = \"chess-runtime\", path = {runtime:?} }}\n"
        ),
    );
    program.write(
        "club/src/lib.rs",
        r#"//! A club's own macros.
#![deny(warnings, missing_docs)]

pub use schach;
pub use schach::chess;

/// A game.
#[macro_export]
macro_rules! play {
    ($($game:tt)*) => { $crate::chess! { $($game)* } };
}

/// A documented game.
#[macro_export]
macro_rules! annotated {
    ($($game:tt)*) => { $crate::schach::chess! { $($game)* } };
}

/// Lines for all.
pub mod openings {
    schach::chess! {
        /// The Italian game.
        pub line ITALIAN = 1. e4 e5 2. Nf3 Nc6 3. Bc4;
    }
    schach::chess! {
        /// The Spanish game, of the same name in two modules.
        pub line MAIN = after ITALIAN; 3... Bc5;
    }
}

/// More lines.
pub mod more {
    schach::chess! {
        /// The Queen's Gambit.
        pub line MAIN = 1. d4 d5 2. c4;
    }
}
"#,
    );
    assert_runs(&program);

    program.write(
        "src/main.rs",
        "fn main() {\n    club::play!(1. e4 e5 2. Ke3);\n    club::play!(\"1. e4 d4\");\n}\n",
    );
    let told = refusal(&program);
    assert!(told.contains("illegal move 2. Ke3") && told.contains("src/main.rs:2:29"), "{told}");
    assert!(told.contains("illegal move 1... d4") && told.contains("src/main.rs:3:17"), "{told}");
}

/// `prove!` needs a feature that changes how the compiler names some types, so its errors are tested here.
#[test]
fn what_cannot_be_proved_is_reported_as_usual() {
    let dependency = "chess-runtime = { path = RUNTIME, features = [\"proof\"] }";
    let program = r#"use chess_runtime::prove;
prove! { 1. e4 e5 2. Ke3 }
prove! { after OPENING; 1. Kf7 }
prove! { const FOOLS_MATE = 1. f3 e5 2. g4 Qh4 mate; }
prove! { 1. e4; e5 }
prove! { { 1. e4 e5 } }
prove! { [FEN "4k3/8/8/8/8/8/8/4KR2 w F - 0 1"] 1. O-O }
fn main() {}
"#;
    let refusal = refusal(&package("proof", dependency, program));
    let told: Vec<&str> = refusal.lines().filter_map(|line| line.strip_prefix("error: ")).collect();
    let what_it_takes =
        "prove! takes moves, after another start perhaps: prove! { from fen!(\"...\"); 1. e4 e5 }";
    let expected = [
        "illegal move 2. Ke3: the king on e1 cannot go to e3 in one move (FIDE 3.8)",
        what_it_takes,
        what_it_takes,
        "`;` begins a comment to the end of the line: write no sign between moves, or // for a comment",
        "braces hold a comment, so this is a game without moves: write the moves without braces",
        "prove! knows standard chess only, not the castling of Chess960",
        "could not compile `proof` (bin \"proof\") due to 6 previous errors",
    ];
    assert_eq!(told, expected, "{refusal}");
}

#[test]
fn without_standard_library_unsafe_code_or_warnings() {
    let package = package("bare", DEPENDENCY, "fn main() {}\n");
    package.write(
        "src/lib.rs",
        r#"//! Games without the standard library.
#![no_std]
#![forbid(unsafe_code)]
#![deny(warnings, missing_docs, unused_qualifications, unreachable_pub)]

use chess_runtime::ending::InProgress;
use chess_runtime::typenum::U3;
use chess_runtime::{Black, Game, GameView, Position, chess, fen, pgn};

/// An opening.
pub static OPENING: Game<U3, InProgress<Black>> = chess! { 1. e4 e5 2. Nf3 (2. f4) };
/// An ending.
pub const ENDING: Position = fen!("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
/// Two games.
pub const GAMES: [GameView<'static>; 2] = pgn!("games.pgn");
chess! { pub(crate) const MATE = 1. f3 e5 2. g4 Qh4 mate; }

/// All the plies.
#[must_use]
pub fn plies() -> usize {
    OPENING.len() + MATE.len()
}
"#,
    );
    package.write("games.pgn", "1. e4 *\n\n1. d4 *\n");
    let build = cargo(&package, "check");
    assert!(build.succeeded && build.stderr.is_empty(), "{}", build.stderr);
}

#[test]
fn file_is_read_again_when_it_changes() {
    let main = r#"use chess_runtime::pgn;

pgn! { const GAME = "games/game.pgn"; }

fn main() {
    assert_eq!(GAME.to_string(), include_str!("../expected.txt"));
}
"#;
    let package = package("file", DEPENDENCY, main);
    package.write("games/game.pgn", "1. e4 e5 2. Nf3 *\n");
    package.write("expected.txt", "1. e4 e5 2. Nf3 *");
    assert_runs(&package);

    package.write("games/game.pgn", "1. e4 e5\n2. Nf4 *\n");
    let told = refusal(&package);
    assert!(told.contains("illegal move 2. Nf4"), "{told}");
    assert!(told.contains("--> games/game.pgn:2:4"), "{told}");

    package.write("games/game.pgn", "1. d4 d5 *\n");
    package.write("expected.txt", "1. d4 d5 *");
    assert_runs(&package);
}

#[test]
fn one_file_of_several_games_is_read_again_when_it_changes() {
    let main = r#"use chess_runtime::{GameView, pgn};

static GAMES: [GameView<'static>; 2] = pgn!("games.pgn");

fn main() {
    assert_eq!(GAMES.map(|game| game.len()), [2, 3]);
}
"#;
    let package = package("files", DEPENDENCY, main);
    package.write("games.pgn", "[Event \"A\"]\n\n1. e4 e5 *\n\n[Event \"B\"]\n\n1. d4 d5 2. c4 *\n");
    assert_runs(&package);

    package.write("games.pgn", "[Event \"A\"]\n\n1. e4 e5 *\n\n[Event \"B\"]\n\n1. d4 d5 2. c5 *\n");
    let told = refusal(&package);
    assert!(told.contains("illegal move 2. c5"), "{told}");
    assert!(told.contains("--> games.pgn:7:13"), "{told}");
    assert_eq!(told.matches("error: ").count(), 2, "more than the error and cargo's summary: {told}");
}

/// A file that a build script makes, and one that stands beside the source. Both are read again when they change.
#[test]
fn files_of_a_build_script_and_beside_the_source() {
    let main = r#"use chess_runtime::{chess, pgn};

pgn! { const MADE = concat!(env!("OUT_DIR"), "/made.pgn"); }
chess! { const BESIDE = include_str!("beside.pgn"); }

fn main() {
    assert_eq!((MADE.len(), BESIDE.to_string()), (2, include_str!("expected.txt").to_string()));
}
"#;
    let package = package("made", DEPENDENCY, main);
    let script = "fn main() {\n    let folder = std::env::var(\"OUT_DIR\").unwrap();\n    \
        std::fs::write(format!(\"{folder}/made.pgn\"), \"1. e4 e5 *\").unwrap();\n}\n";
    package.write("build.rs", script);
    package.write("src/beside.pgn", "1. d4 *\n");
    package.write("src/expected.txt", "1. d4 *");
    assert_runs(&package);

    package.write("src/beside.pgn", "1. c4 e5 *\n");
    package.write("src/expected.txt", "1. c4 e5 *");
    assert_runs(&package);

    package.write("build.rs", script.replace("e5", "e4"));
    let told = refusal(&package);
    assert!(told.contains("illegal move 1... e4") && told.contains("made.pgn:1:7"), "{told}");
}

/// A byte order mark, Windows line ends and a name in Latin-1.
#[test]
fn file_of_an_old_program() {
    let main = r#"use chess_runtime::pgn;

pgn! { static GAME = "games/old.pgn"; }

fn main() {
    assert_eq!(GAME.to_string(), "1. e4 e5 1/2-1/2");
    assert!(GAME.tag("White").is_some_and(|white| white.ends_with("rn")));
}
"#;
    let package = package("old", DEPENDENCY, main);
    let game = b"\xEF\xBB\xBF[White \"Bj\xF6rn\"]\r\n\r\n1. e4 e5\r\n\xBD-\xBD\r\n";
    package.write("games/old.pgn", game);
    assert_runs(&package);

    package.write("games/old.pgn", game.map(|byte| if byte == b'5' { b'4' } else { byte }));
    let told = refusal(&package);
    assert!(told.contains("--> games/old.pgn:3:7"), "{told}");
}

/// A program with one game as a string and as a file, both of so many plies.
fn assert_long_game_runs(name: &str, plies: usize) {
    let movetext = long_game::movetext(plies);
    let end = movetext.rsplit([' ', '\n']).next().unwrap_or_default();
    let main = format!(
        r#"use chess_runtime::{{chess, pgn}};

chess! {{ static STRING = "{movetext}"; }}
pgn! {{ static FILE = "games/long.pgn"; }}

fn main() {{
    assert_eq!((STRING.len(), FILE.len()), ({plies}, {plies}));
    assert!(STRING.view() == FILE.view());
    assert!(STRING.to_string().ends_with({end:?}));
}}
"#
    );
    let package = package(name, DEPENDENCY, &main);
    package.write("games/long.pgn", format!("[Event \"Long\"]\n\n{movetext} *\n"));
    assert_runs(&package);
}

#[test]
fn longest_game_ever_played() {
    assert_long_game_runs("longest-played", LONGEST_PLAYED);
}

#[test]
fn longest_game_under_the_fifty_move_rule() {
    assert_long_game_runs("longest", LONGEST);
}

/// A proof rests on the impls of this library: none can be added, for types of one's own neither.
#[test]
fn no_impl_can_be_added_to_a_proof() {
    let dependency = "chess-runtime = { path = RUNTIME, features = [\"proof\"] }";
    let forgeries = [
        ("impl Play<Cheat> for Start { type Next = Start; }", "error[E0046]", "`SEALED`"),
        ("impl Play<Move<Cheat, E4>> for Start { type Next = Start; }", "error[E0117]", "proof::Move`"),
        (
            "impl Play<Cheat> for Start { type Next = Start; const SEALED: Cheat = Cheat; }",
            "error[E0326]",
            "incompatible type",
        ),
        ("impl Checkmate for Cheat {}", "error[E0046]", "`SEALED`"),
        ("impl Stalemate for Cheat {}", "error[E0046]", "`SEALED`"),
        ("impl Sound for Cheat {}", "error[E0046]", "`SEALED`"),
        ("impl Promotion<White> for Cheat { type Man = WhiteKing; }", "error[E0405]", "`Promotion`"),
        ("impl<B> At<B> for Cheat { type Man = WhiteKing; }", "error[E0405]", "`At`"),
        ("impl<B, P> Put<B, P> for Cheat { type Board = B; }", "error[E0405]", "`Put`"),
        ("impl<R> Forget<R> for Cheat { type Rights = R; }", "error[E0405]", "`Forget`"),
        ("impl<T> Jump<T> for Cheat {}", "error[E0405]", "`Jump`"),
        (
            "impl<P, F, T, M, X> Goes<P, F, T, M, X> for Cheat { type After = Start; }",
            "error[E0405]",
            "`Goes`",
        ),
        (
            "impl<P> proof::operators::At<P> for Cheat { type Man = WhiteKing; }",
            "error[E0603]",
            "`operators`",
        ),
        ("impl<P> proof::play::Nobody<P> for Cheat {}", "error[E0603]", "`play`"),
        ("const SEAL: proof::seal::Seal = proof::seal::Seal;", "error[E0603]", "`seal`"),
        ("const MATED: Position<E1, White, No, No, E1, E8> = Position::VALUE;", "error[E0599]", "`VALUE`"),
        ("fn next<P: Play<M>, M>() -> P::Next { <P::Next>::VALUE }", "error[E0599]", "`VALUE`"),
    ];
    let mut untold = String::new();
    for (forgery, code, about) in forgeries {
        let program = format!(
            "use chess_runtime::proof::{{self, *}};\n#[derive(Clone, Copy)]\npub struct Cheat;\n{forgery}\nfn main() {{}}\n"
        );
        let refusal = refusal(&package("forged-proof", dependency, &program));
        if !(refusal.contains(code) && refusal.contains(about)) {
            untold += &format!("{forgery}\n{refusal}\n");
        }
    }
    assert!(untold.is_empty(), "{untold}");
}
