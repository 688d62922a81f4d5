//! The trait solver and the rulebook agree on what is legal, and on the position after it.
//!
//! Moves of random games are written as types into two crates: one has legal moves and must compile,
//! the other has illegal ones, one on each line, and the compiler must find a mistake on every line.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use chess_runtime::proof::names;
use chess_tests::{Random, perft_suite, random_move, say};
use chess_types::{Bitboard, Color, File, Move, MoveKind, MoveList, Position, Rank, Role, Square, attacks};

/// How many moves of either kind are sampled.
const MOVES: usize = 1_200;

#[test]
fn the_geometry_is_that_of_the_rulebook() {
    let path = workspace().join("chess-runtime/src/proof/geometry.rs");
    let committed = fs::read_to_string(&path).expect("the file is there");
    let generator = Command::new(env!("CARGO_BIN_EXE_proof_tables")).output().expect("it runs");
    let generated = String::from_utf8(generator.stdout).expect("it prints text");
    assert!(generated == committed, "{path:?} is not up to date: its first lines say how to write it");
}

#[test]
fn legal_moves_compile_and_lead_where_they_should() {
    let mut random = Random::announced();
    let mut source = Source::default();
    let mut kinds = BTreeMap::new();
    for position in positions(&mut random, MOVES) {
        let m = rare_move(&mut random, &position);
        let kind = format!("{:?}", m.kind());
        *kinds.entry(kind.split('(').next().unwrap_or_default().to_owned()).or_insert(0) += 1;
        source.check(&position, m);
    }
    for (fen, name) in LEGAL {
        let position = Position::from_fen(fen).expect(fen);
        source.check(&position, chess_tests::move_named(&position, name));
    }
    say(&format!("{} legal moves: {kinds:?}", source.claims.len()));
    let refused = source.refused("proof-legal");
    assert!(refused.is_empty(), "legal moves that do not compile:\n{}", source.describe(&refused));
}

#[test]
fn illegal_moves_do_not_compile() {
    let mut random = Random::announced();
    let mut source = Source::default();
    let mut reasons = BTreeMap::new();
    for position in positions(&mut random, MOVES) {
        let (reason, m) = illegal_move(&mut random, &position);
        *reasons.entry(reason).or_insert(0) += 1;
        source.claim(&position, &m);
    }
    for (fen, m) in ILLEGAL {
        let position = Position::from_fen(fen).expect(fen);
        assert!(position.legal_moves().iter().all(|legal| legal.to_string() != m), "{m} in {fen}");
        source.claim(&position, m);
    }
    say(&format!("{} illegal moves: {reasons:?}", source.claims.len()));
    let refused = source.refused("proof-illegal");
    let passed = (0..source.claims.len()).filter(|claim| !refused.contains(claim)).collect();
    assert_eq!(refused.len(), source.claims.len(), "that compile:\n{}", source.describe(&passed));
}

#[test]
fn mates_and_stalemates_compile() {
    let mut random = Random::announced();
    let mut source = Source::default();
    let (mut mates, mut stalemates) = (0, 0);
    for position in narrow_positions(&mut random, GAMES) {
        if position.is_checkmate() {
            source.end(&position, "checkmate");
            mates += 1;
        } else if position.is_stalemate() {
            source.end(&position, "stalemate");
            stalemates += 1;
        }
    }
    for (fen, end) in ENDS {
        source.end(&Position::from_fen(fen).expect(fen), end);
    }
    say(&format!("{mates} mates, {stalemates} stalemates, and {} others", ENDS.len()));
    let refused = source.refused("proof-ends");
    assert!(refused.is_empty(), "ends that do not compile:\n{}", source.describe(&refused));
}

#[test]
fn other_positions_are_no_ends() {
    let mut random = Random::announced();
    let mut source = Source::default();
    for position in narrow_positions(&mut random, GAMES / 5) {
        if !position.is_checkmate() {
            source.end(&position, "checkmate");
        }
        if !position.is_stalemate() {
            source.end(&position, "stalemate");
        }
    }
    for (fen, end) in NO_ENDS {
        source.end(&Position::from_fen(fen).expect(fen), end);
    }
    say(&format!("{} claims of an end", source.claims.len()));
    let refused = source.refused("proof-no-ends");
    let passed = (0..source.claims.len()).filter(|claim| !refused.contains(claim)).collect();
    assert_eq!(refused.len(), source.claims.len(), "that compile:\n{}", source.describe(&passed));
}

/// Ends of games that random play hardly meets.
const ENDS: [(&str, &str); 10] = [
    ("k7/2Q5/1K6/8/8/8/8/8 b - - 0 1", "stalemate"),
    ("8/8/8/8/8/5k2/5p2/5K2 w - - 0 1", "stalemate"),
    ("6rk/5Npp/8/8/8/8/8/6K1 b - - 0 1", "checkmate"),
    ("4R1k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", "checkmate"),
    // A pawn could take en passant, but that would leave the king in check.
    ("K3k3/2q5/p7/Pp6/8/5b1r/8/8 w - b6 0 1", "checkmate"),
    ("2K5/8/1qp5/2Pp2b1/8/5k1q/8/8 w - d6 0 1", "checkmate"),
    ("8/8/1q1p4/2pP4/3K4/n3r3/4k3/8 w - c6 0 1", "checkmate"),
    ("8/3q3r/2b2p2/5Pp1/6K1/8/7k/8 w - g6 0 1", "stalemate"),
    ("K7/8/1q1p4/p2Pp3/3kq3/8/8/8 w - e6 0 1", "stalemate"),
    ("7K/5q2/3p4/3Pp3/3b4/1n6/1k6/8 w - e6 0 1", "stalemate"),
];

/// Positions that are not ends: en passant is the only legal move.
const NO_ENDS: [(&str, &str); 6] = [
    ("8/8/qq3p2/5Pp1/5K2/5b2/5k2/8 w - g6 0 1", "checkmate"),
    ("8/8/3p1bq1/3Pp3/5K2/8/4kp2/8 w - e6 0 1", "checkmate"),
    ("8/8/p7/Pp3b1k/K7/6q1/1r6/8 w - b6 0 1", "checkmate"),
    ("8/1q4r1/4p3/4Pp2/8/6k1/6r1/7K w - f6 0 1", "stalemate"),
    ("8/8/1n2p3/3pP3/8/2q5/k5q1/3K4 w - d6 0 1", "stalemate"),
    ("8/3r4/3p3K/2pP4/6q1/5kn1/8/8 w - c6 0 1", "stalemate"),
];

/// How many random games are played for their ends.
const GAMES: usize = 150;

/// Positions of random games in which there are few legal moves, or none.
fn narrow_positions(random: &mut Random, games: usize) -> Vec<Position> {
    let mut positions = Vec::new();
    for _ in 0..games {
        let mut position = Position::default();
        for _ in 0..300 {
            let legal = position.legal_moves();
            if legal.is_empty() || legal.len() <= 3 && random.one_in(4) {
                positions.push(position);
            }
            if legal.is_empty() {
                break;
            }
            let m = random_move(random, &position, &legal);
            position = position.play(m).expect("one of the legal moves");
        }
    }
    positions
}

/// Legal moves that random play hardly meets.
const LEGAL: [(&str, &str); 12] = [
    // Castling with the rook or b1 attacked, which does not matter.
    ("1r2k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c1"),
    ("r3k2r/8/8/8/8/8/8/1R2K3 b kq - 0 1", "e8c8"),
    ("4k2r/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1"),
    ("r3k2r/8/8/8/8/8/8/4K2R b kq - 0 1", "e8g8"),
    // Taking the rook that the opponent would castle with.
    ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "a1a8"),
    ("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "h8h1"),
    // En passant: on either side, and as the answer to a check by the pawn.
    ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6"),
    ("4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 1", "e4d3"),
    ("8/8/8/3pP3/4K3/8/8/7k w - d6 0 1", "e5d6"),
    // Promotion by a capture that ends a right to castle.
    ("r3k3/1P6/8/8/8/8/8/4K3 w q - 0 1", "b7a8n"),
    ("4k3/8/8/8/8/8/1p6/R3K3 b Q - 0 1", "b2a1q"),
    // A pinned piece along its pin.
    ("4k3/4r3/8/8/8/8/4R3/4K3 w - - 0 1", "e2e7"),
];

/// Illegal moves that random play hardly meets.
const ILLEGAL: [(&str, &str); 33] = [
    // Castling out of check, through check, into check.
    ("4r3/6k1/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1"),
    ("4r3/6k1/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c1"),
    ("5r2/6k1/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1"),
    ("3r4/6k1/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c1"),
    ("6r1/5k2/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1"),
    ("2r5/6k1/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c1"),
    ("r3k2r/8/8/8/8/8/8/4RK2 b kq - 0 1", "e8g8"),
    ("r3k2r/8/8/8/8/8/8/3R1K2 b kq - 0 1", "e8c8"),
    ("r3k2r/8/8/8/8/8/8/5KR1 b kq - 0 1", "e8g8"),
    ("r3k2r/8/8/8/8/8/7P/5K2 b k - 0 1", "e8c8"),
    ("r3k2r/4P3/8/8/8/8/8/5K2 b kq - 0 1", "e8c8"),
    ("4k3/8/8/8/8/8/6p1/R3K2R w KQ - 0 1", "e1g1"),
    ("4k3/8/8/8/8/4n3/8/R3K2R w KQ - 0 1", "e1c1"),
    // Castling without the right, or past another piece.
    ("4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", "e1g1"),
    ("4k3/8/8/8/8/8/8/R3K2R w K - 0 1", "e1c1"),
    ("4k3/8/8/8/8/8/8/R3K1NR w KQ - 0 1", "e1g1"),
    ("4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1", "e1c1"),
    ("rn2k2r/8/8/8/8/8/8/4K3 b kq - 0 1", "e8c8"),
    // Castling for the wrong side.
    ("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "e1g1"),
    ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e8c8"),
    // En passant that opens the rank, the file or the diagonal of the king.
    ("7k/8/8/K2pP2r/8/8/8/8 w - d6 0 1", "e5d6"),
    ("8/8/8/8/k2Pp2R/8/8/7K b - d3 0 1", "e4d3"),
    ("4r3/6k1/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6"),
    ("7k/6b1/8/3pP3/3K4/8/8/8 w - d6 0 1", "e5d6"),
    // En passant a move too late.
    ("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "e5d6"),
    // A king along the line of its attacker, and next to the other king.
    ("4k3/8/8/8/r3K3/8/8/8 w - - 0 1", "e4f4"),
    ("8/8/8/3k4/8/3K4/8/8 w - - 0 1", "d3d4"),
    // Promotions: missing, to what cannot be, too early, by what is no pawn.
    ("8/4P2k/8/8/8/8/8/4K3 w - - 0 1", "e7e8"),
    ("8/4P2k/8/8/8/8/8/4K3 w - - 0 1", "e7e8k"),
    ("8/4P2k/8/8/8/8/8/4K3 w - - 0 1", "e7e8p"),
    ("8/7k/4P3/8/8/8/8/4K3 w - - 0 1", "e6e7q"),
    ("8/4R3/7k/8/8/8/8/4K3 w - - 0 1", "e7e8q"),
    ("4n3/4P2k/8/8/8/8/8/4K3 w - - 0 1", "e7e8q"),
];

/// Positions of random games, from the starting position and from those of the perft suite.
fn positions(random: &mut Random, count: usize) -> Vec<Position> {
    let mut starts: Vec<Position> = perft_suite("tricky.perft")
        .iter()
        .filter_map(|case| Position::from_fen(&case.fen).ok())
        .filter(|position| names::position_type(position).is_some())
        .collect();
    assert!(!starts.is_empty());
    starts.extend(vec![Position::default(); starts.len()]);
    let mut positions = Vec::new();
    while positions.len() < count {
        let mut position = *random.choose(&starts);
        for _ in 0..60 {
            let legal = position.legal_moves();
            if legal.is_empty() {
                break;
            }
            // Not every position is taken, because they are much alike.
            if has_rare_move(&legal) || random.one_in(6) {
                positions.push(position);
            }
            let m = random_move(random, &position, &legal);
            position = position.play(m).expect("one of the legal moves");
        }
    }
    positions.truncate(count);
    positions
}

fn has_rare_move(legal: &MoveList) -> bool {
    legal.iter().any(|m| m.kind() != MoveKind::Normal)
}

/// A move that castles, promotes or takes en passant, if there is any.
fn rare_move(random: &mut Random, position: &Position) -> Move {
    let legal = position.legal_moves();
    let rare: Vec<Move> = legal.iter().copied().filter(|m| m.kind() != MoveKind::Normal).collect();
    if rare.is_empty() { *random.choose(&legal) } else { *random.choose(&rare) }
}

/// An illegal move in UCI notation, and the kind of attempt.
fn illegal_move(random: &mut Random, position: &Position) -> (&'static str, String) {
    let legal: BTreeSet<String> = position.legal_moves().iter().map(Move::to_string).collect();
    let mut attempts = attempts(position);
    for (_, moves) in &mut attempts {
        moves.retain(|m| !legal.contains(m));
    }
    attempts.retain(|(_, moves)| !moves.is_empty());
    // The first attempts are the rare and interesting ones.
    let chosen = attempts.iter().find(|_| random.one_in(2)).or(attempts.last());
    let (reason, moves) = chosen.expect("there is always an illegal move");
    (reason, random.choose(moves).clone())
}

/// Moves that a faulty rulebook might accept, by kind.
fn attempts(position: &Position) -> Vec<(&'static str, Vec<String>)> {
    let us = position.turn();
    let own = position.board().color(us);
    let pawns = position.board().of(Role::Pawn, us);
    let home = Rank::First.seen_by(us);
    let king = position.king(us);
    let pairs = |from: Bitboard, to: &dyn Fn(Square) -> Bitboard| -> Vec<String> {
        from.into_iter().flat_map(|f| to(f).into_iter().map(move |t| format!("{f}{t}"))).collect()
    };
    let on_empty_board = |from: Square| {
        position
            .board()
            .role_at(from)
            .map_or(Bitboard::EMPTY, |role| attacks::of(role, us, from, Bitboard::EMPTY))
    };
    let ahead = |from: Square| {
        let step = if us == Color::White { 1 } else { -1 };
        let squares = [1, 2].into_iter().filter_map(|steps| from.offset(0, steps * step));
        squares.fold(Bitboard::EMPTY, Bitboard::with)
    };
    let castlings = [File::C, File::G].map(|file| Square::new(file, home));
    let castlings = castlings.into_iter().fold(Bitboard::EMPTY, Bitboard::with);
    let pseudo_legal = position.pseudo_legal_moves();
    vec![
        ("leaves check", pseudo_legal.iter().map(Move::to_string).collect()),
        ("promotion missing", {
            let promotions = pseudo_legal.iter().filter(|m| m.promotes_to().is_some());
            promotions.map(|m| format!("{}{}", m.from(), m.to())).collect()
        }),
        (
            "castling",
            match king == Square::new(File::E, home) {
                true => pairs(Bitboard::from(king), &|_| castlings),
                false => Vec::new(),
            },
        ),
        ("pawn capture", pairs(pawns, &|from| attacks::pawn(us, from))),
        ("pawn advance", pairs(pawns, &ahead)),
        ("no promotion", pseudo_legal.iter().map(|m| format!("{}{}q", m.from(), m.to())).collect()),
        ("blocked", pairs(own, &on_empty_board)),
        ("not its piece", pairs(!own, &|_| Bitboard::FULL)),
        ("wrong shape", pairs(own, &|_| Bitboard::FULL)),
    ]
}

/// A crate of claims, one on a line, and what they are about.
#[derive(Default)]
struct Source {
    aliases: names::Aliases,
    items: Vec<String>,
    claims: Vec<String>,
}

/// The beginning of the source, before the aliases and the claims.
const OPENING: &str = "\
#![allow(dead_code)]
use chess_runtime::proof;
const fn legal<P: proof::Play<M>, M>() {}
";

impl Source {
    fn position(&mut self, position: &Position) -> String {
        self.aliases.position(position).expect("not Chess960")
    }

    /// Claims that the move leads where the rulebook says.
    fn check(&mut self, position: &Position, m: Move) {
        let next = position.play(m).expect("a legal move");
        let (before, after) = (self.position(position), self.position(&next));
        self.items.push(names::check(&before, m, &after));
        self.claims.push(format!("{m} in {position:?}"));
    }

    /// Claims that the move, written as in UCI, is legal.
    fn claim(&mut self, position: &Position, m: &str) {
        let before = self.position(position);
        self.items.push(format!("const _: () = legal::<{before}, {}>();", move_type(m)));
        self.claims.push(format!("{m} in {position:?}"));
    }

    /// Claims that the game has ended in this way.
    fn end(&mut self, position: &Position, end: &str) {
        let name = self.position(position);
        self.items.push(format!("const _: () = proof::{end}::<{name}>();"));
        self.claims.push(format!("{end} in {position:?}"));
    }

    fn describe(&self, claims: &BTreeSet<usize>) -> String {
        claims.iter().map(|claim| self.claims[*claim].as_str()).collect::<Vec<_>>().join("\n")
    }

    /// The claims that the compiler refuses.
    fn refused(&self, name: &str) -> BTreeSet<usize> {
        let opening = OPENING.to_string() + self.aliases.text();
        let errors = errors_of(name, &(opening.clone() + &self.items.join("\n")));
        let above = opening.lines().count();
        errors
            .into_iter()
            .map(|line| line.checked_sub(above + 1).expect("no errors but in the claims"))
            .collect()
    }
}

/// The lines of a crate's source where the compiler finds mistakes.
fn errors_of(name: &str, source: &str) -> BTreeSet<usize> {
    let root = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(root.join("src")).expect("a directory for the crate");
    let runtime = workspace().join("chess-runtime");
    let manifest = format!(
        "[package]\nname = \"{name}\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n\
         [dependencies]\nchess-runtime = {{ path = {runtime:?}, features = [\"proof\"] }}\n\n\
         [workspace]\n"
    );
    fs::write(root.join("Cargo.toml"), manifest).expect("its manifest");
    fs::write(root.join("src/lib.rs"), source).expect("its source");
    fs::copy(workspace().join("Cargo.lock"), root.join("Cargo.lock")).expect("its versions");
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("proof-target");
    let output = Command::new(cargo)
        .args(["check", "--offline", "--message-format", "short", "--target-dir"])
        .arg(&target)
        .env_remove("RUSTFLAGS")
        .env_remove("CARGO_ENCODED_RUSTFLAGS")
        .current_dir(&root)
        .output()
        .expect("cargo runs");
    remove_long_types(&target.join("debug/deps"));
    let errors = String::from_utf8_lossy(&output.stderr);
    let lines: BTreeSet<usize> = errors.lines().filter_map(line_of_error).collect();
    assert_eq!(output.status.success(), lines.is_empty(), "{errors}");
    lines
}

/// Removes the files that the compiler writes next to errors about types with long names.
fn remove_long_types(directory: &Path) {
    let Ok(entries) = fs::read_dir(directory) else { return };
    for entry in entries.flatten() {
        if entry.file_name().to_string_lossy().contains(".long-type-") {
            // An error does not matter: the files are only clutter.
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// The line of an error: 7 in `src/lib.rs:7:15: error[E0277]: the way is not clear`.
fn line_of_error(message: &str) -> Option<usize> {
    let (line, rest) = message.strip_prefix("src/lib.rs:")?.split_once(':')?;
    rest.contains(": error").then(|| line.parse().ok())?
}

/// The type of a move in UCI notation, legal or not.
fn move_type(m: &str) -> String {
    let squares = m[..4].to_ascii_uppercase();
    let squares = format!("proof::{}, proof::{}", &squares[..2], &squares[2..]);
    match m.chars().nth(4).and_then(Role::from_letter) {
        Some(role) => format!("proof::Promote<{squares}, proof::{role:?}>"),
        None => format!("proof::Move<{squares}>"),
    }
}

fn workspace() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the member is in the workspace")
}
