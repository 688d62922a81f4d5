//! The archive checker against another reader of PGN and another implementation of the rules: pgn-reader and shakmaty,
//! the oracle, on the same bytes.
//!
//! In come the famous games, games that chance plays and writes in many layouts, the same games damaged, and, if
//! `CHESS_PGN_DIR` names a directory, all its archives. Compared are:
//!
//! - of archives without a mistake: games, plies, plies of variations, set-ups and results, and that nothing is found;
//! - soundness: where the checker finds nothing in a game, the oracle plays every move of it and of its variations,
//!   counts as many, and every `x`, `+` and `#` is true;
//! - completeness: where the oracle refuses a move, the checker reports an error there or before.

use std::io::{Cursor, Seek};
use std::ops::ControlFlow;
use std::{env, fs, mem};

use chess_runtime::archive::{
    CheckEvent, CheckOptions, Checker, Finding, Rules, Severity, Source, Totals, check, pgn_files,
};
use chess_tests::{Random, random_move, say};
use chess_types::{Color, History, Move, Position};
use pgn_reader::{KnownOutcome, Outcome, RawTag, Reader, SanPlus, Skip, Visitor};
use shakmaty::fen::Fen;
use shakmaty::san::{San, Suffix};
use shakmaty::{CastlingMode, Chess, Position as _, Role};

// ---------------------------------------------------------------------------------------------- the oracle

/// What the oracle makes of a text, up to the first move that it refuses.
#[derive(Debug, Default)]
struct Reading {
    games: u64,
    plies: u64,
    side_plies: u64,
    set_up: u64,
    /// As in [`Totals::results`].
    results: [u64; 5],
    /// The move that it refuses, and where that ends in the text.
    refused: Option<(String, u64)>,
    /// A move that is legal but does not take, check or mate as it says.
    false_claim: Option<String>,
    /// A tag or comment without an end, or a `FEN` tag without a position.
    unreadable: Option<String>,
}

/// Plays what pgn-reader reads. A game ends with its result or where tags begin again, as the PGN standard has it; to
/// pgn-reader an empty line ends it too, so what follows one without tags goes on here.
#[derive(Default)]
struct Oracle {
    reading: Reading,
    is_within_game: bool,
    line: Line,
    waiting: Vec<Line>,
}

/// A line of moves: the position before its last move, and after it.
#[derive(Clone, Default)]
struct Line {
    before: Chess,
    now: Chess,
}

impl Oracle {
    fn begin(&mut self, start: Chess) {
        self.reading.games += 1;
        self.is_within_game = true;
        self.line = Line { before: start.clone(), now: start };
        self.waiting.clear();
    }

    fn begin_unless_begun(&mut self) {
        if !self.is_within_game {
            self.begin(Chess::default());
        }
    }
}

/// The tags of a game: whether there are any, and the start of a `FEN`.
#[derive(Default)]
struct Tags {
    are_there: bool,
    start: Option<Chess>,
}

impl Visitor for Oracle {
    type Tags = Tags;
    type Movetext = ();
    type Output = ();

    fn begin_tags(&mut self) -> ControlFlow<(), Tags> {
        ControlFlow::Continue(Tags::default())
    }

    fn tag(&mut self, tags: &mut Tags, name: &[u8], value: RawTag<'_>) -> ControlFlow<()> {
        tags.are_there = true;
        if name.trim_ascii().eq_ignore_ascii_case(b"FEN") && tags.start.is_none() {
            let fen = value.decode_utf8_lossy();
            let start =
                fen.parse::<Fen>().ok().and_then(|fen| fen.into_position(CastlingMode::Chess960).ok());
            tags.start = start;
            if tags.start.is_none() {
                self.reading.unreadable = Some(fen.into_owned());
            }
        }
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, tags: Tags) -> ControlFlow<()> {
        self.reading.set_up += u64::from(tags.start.is_some());
        if tags.are_there {
            self.begin(tags.start.unwrap_or_default());
        }
        ControlFlow::Continue(())
    }

    fn san(&mut self, (): &mut (), word: SanPlus) -> ControlFlow<()> {
        self.begin_unless_begun();
        let count =
            if self.waiting.is_empty() { &mut self.reading.plies } else { &mut self.reading.side_plies };
        *count += 1;
        let Line { before, now } = &mut self.line;
        let Some((played, is_capture_true)) = meant(word.san, now) else {
            self.reading.refused = Some((word.to_string(), 0));
            return ControlFlow::Break(());
        };
        before.clone_from(now);
        now.play_unchecked(played);
        let is_true = match word.suffix {
            None => true,
            Some(Suffix::Check) => now.is_check(),
            Some(Suffix::Checkmate) => now.is_checkmate(),
        };
        if !is_true || !is_capture_true {
            self.reading.false_claim = Some(word.to_string());
        }
        ControlFlow::Continue(())
    }

    fn begin_variation(&mut self, (): &mut ()) -> ControlFlow<(), Skip> {
        self.begin_unless_begun();
        let before = self.line.before.clone();
        let side_line = Line { before: before.clone(), now: before };
        self.waiting.push(mem::replace(&mut self.line, side_line));
        ControlFlow::Continue(Skip(false))
    }

    fn end_variation(&mut self, (): &mut ()) -> ControlFlow<()> {
        if let Some(line) = self.waiting.pop() {
            self.line = line;
        }
        ControlFlow::Continue(())
    }

    fn outcome(&mut self, (): &mut (), outcome: Outcome) -> ControlFlow<()> {
        self.begin_unless_begun();
        if self.waiting.is_empty() {
            let index = match outcome {
                Outcome::Known(KnownOutcome::Decisive { winner: shakmaty::Color::White }) => 0,
                Outcome::Known(KnownOutcome::Decisive { winner: shakmaty::Color::Black }) => 1,
                Outcome::Known(KnownOutcome::Draw) => 2,
                Outcome::Unknown => 3,
            };
            self.reading.results[index] += 1;
            self.is_within_game = false;
        }
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, (): ()) {}
}

/// The legal move that a word means, and whether it takes if the word says so. To shakmaty a move that takes without
/// saying so, or the other way round, is illegal; to the checker the one is careless and the other a false claim.
fn meant(san: San, position: &Chess) -> Option<(shakmaty::Move, bool)> {
    if let Ok(played) = san.to_move(position) {
        return Some((played, true));
    }
    let San::Normal { role, file, rank, capture, to, promotion } = san else { return None };
    if role == Role::Pawn && (capture || file.is_none()) {
        return None;
    }
    let otherwise = San::Normal { role, file, rank, capture: !capture, to, promotion };
    Some((otherwise.to_move(position).ok()?, !capture))
}

fn read(text: &[u8]) -> Reading {
    let mut oracle = Oracle::default();
    let mut reader = Reader::new(Cursor::new(text));
    loop {
        match reader.read_game(&mut oracle) {
            Ok(Some(())) if oracle.reading.refused.is_none() => {}
            Ok(_) => break,
            Err(error) => {
                oracle.reading.unreadable = Some(error.to_string());
                break;
            }
        }
    }
    let mut reading = oracle.reading;
    if let Some((_, end)) = &mut reading.refused {
        *end = reader.stream_position().expect("memory has positions");
    }
    reading.results[4] = reading.games - reading.results.iter().sum::<u64>();
    reading
}

/// The games of an archive as texts, which together are the archive.
fn games_of(archive: &[u8]) -> Vec<&[u8]> {
    let mut reader = Reader::new(Cursor::new(archive));
    let mut starts = Vec::new();
    while reader.has_more().expect("a readable archive") {
        let start = reader.stream_position().expect("memory has positions") as usize;
        // What follows an empty line without tags belongs to the game before.
        if starts.is_empty() || archive[start] == b'[' {
            starts.push(start);
        }
        reader.skip_game().expect("a readable archive");
    }
    starts.push(archive.len());
    starts.windows(2).map(|ends| &archive[ends[0]..ends[1]]).collect()
}

// --------------------------------------------------------------------------------------------- the checker

/// What the checker says of a text.
#[derive(Debug)]
struct Verdict {
    totals: Totals,
    findings: Vec<Finding>,
}

/// What the checker says of each text by itself.
fn verdicts(texts: &[&[u8]], rules: Rules) -> Vec<Verdict> {
    let sources: Vec<Source<'_>> =
        texts.iter().map(|&text| Source::new("game.pgn", move || Ok(Box::new(text) as _))).collect();
    let (mut verdicts, mut findings) = (Vec::new(), Vec::new());
    Checker::new(CheckOptions { rules, ..CheckOptions::default() }).run(sources, &mut |event| {
        match event {
            CheckEvent::Finding(finding) => findings.push(*finding),
            CheckEvent::End { totals, .. } => {
                verdicts.push(Verdict { totals: totals.clone(), findings: mem::take(&mut findings) });
            }
            _ => {}
        }
        ControlFlow::Continue(())
    });
    assert_eq!(verdicts.len(), texts.len());
    verdicts
}

/// What came of the comparisons. Comparing says nothing about what never came up.
#[derive(Debug, Default)]
struct Compared {
    games: usize,
    plies: u64,
    /// Nothing found, and the oracle agrees.
    clean: usize,
    /// A move refused by both.
    refused: usize,
    /// Something else found.
    faulty: usize,
    /// A notation that the checker reads and the oracle does not.
    other_notation: usize,
}

/// Compares checker and oracle on every text.
fn compare(texts: &[&[u8]]) -> Compared {
    let mut compared = Compared::default();
    // A number for the other side is told in place of the move that it stands before, as a warning.
    let mut without_numbers = Rules::default();
    without_numbers.ignore("wrong-move-number").expect("a rule of that name");
    let without_numbers = verdicts(texts, without_numbers);
    for ((text, verdict), without_numbers) in
        texts.iter().zip(verdicts(texts, Rules::default())).zip(without_numbers)
    {
        let reading = read(text);
        compared.games += 1;
        compared.plies += reading.plies;
        match disagreement(&reading, &verdict, &without_numbers) {
            Some(_) if has_other_notation(text) => compared.other_notation += 1,
            Some(disagreement) => {
                let told: Vec<String> = verdict.findings.iter().map(ToString::to_string).collect();
                eprintln!(
                    "{disagreement}\n{reading:?}\n{}\n{:?}\n{}---------------------------------",
                    told.join("\n"),
                    verdict.totals,
                    String::from_utf8_lossy(text)
                );
            }
            None if verdict.findings.is_empty() => compared.clean += 1,
            None if reading.refused.is_some() => compared.refused += 1,
            None => compared.faulty += 1,
        }
    }
    compared
}

/// What checker and oracle disagree on.
fn disagreement(reading: &Reading, verdict: &Verdict, without_numbers: &Verdict) -> Option<&'static str> {
    let Verdict { totals, findings } = verdict;
    if let Some((_, end)) = reading.refused {
        let is_there = |finding: &Finding| finding.place.offset < end;
        let is_error = |finding: &Finding| finding.severity == Severity::Error;
        if !findings.iter().any(is_there) {
            return Some("the checker finds nothing where the oracle refuses a move");
        }
        if !without_numbers.findings.iter().any(|finding| is_error(finding) && is_there(finding)) {
            return Some("the checker finds no error where the oracle refuses a move");
        }
    }
    if !findings.is_empty() {
        return None;
    }
    let counts = |totals: &Totals| (totals.games, totals.plies, totals.side_plies);
    if reading.unreadable.is_some() {
        Some("the checker finds nothing, and the oracle cannot read it")
    } else if reading.false_claim.is_some() {
        Some("the checker finds nothing, and a claim is false to the oracle")
    } else if counts(totals) != (reading.games, reading.plies, reading.side_plies) {
        Some("the checker finds nothing, and counts otherwise")
    } else {
        None
    }
}

fn has_other_notation(_text: &[u8]) -> bool {
    false
}

// ------------------------------------------------------------------------------------------------ archives

/// How games are written.
#[derive(Debug)]
struct Layout {
    width: usize,
    line_end: &'static str,
    /// Between a number and its move, if there are numbers.
    after_number: Option<&'static str>,
    has_tight_brackets: bool,
    has_marks: bool,
    castle: char,
    /// Each of these stands after one move in so many, if at all.
    comments: usize,
    glyphs: usize,
    variations: usize,
}

impl Layout {
    fn random(random: &mut Random) -> Layout {
        Layout {
            width: *random.choose(&[1, 40, 79, 79, 250, usize::MAX]),
            line_end: *random.choose(&["\n", "\n", "\r\n"]),
            after_number: *random.choose(&[Some(" "), Some(" "), Some(""), None]),
            has_tight_brackets: random.one_in(2),
            has_marks: !random.one_in(4),
            castle: if random.one_in(6) { '0' } else { 'O' },
            comments: *random.choose(&[0, 0, 1, 10, 40]),
            glyphs: *random.choose(&[0, 0, 3, 20]),
            variations: *random.choose(&[0, 0, 5, 20]),
        }
    }

    /// Words in lines no longer than the width, if a word is not. Comments to the end of the line and escaped lines
    /// have their own.
    fn wrap(&self, words: &[String]) -> String {
        let (mut text, mut column) = (String::new(), 0);
        for word in words {
            let is_escape = word.starts_with('%');
            if column > 0 && (is_escape || column + 1 + word.len() > self.width) {
                text += self.line_end;
                column = 0;
            } else if column > 0 {
                text.push(' ');
            }
            text += word;
            column += 1 + word.len();
            if is_escape || word.starts_with(';') {
                text += self.line_end;
                column = 0;
            }
        }
        text
    }
}

/// True once in so many times; never, if that is 0.
fn happens(random: &mut Random, times: usize) -> bool {
    times > 0 && random.one_in(times)
}

/// Moves that chance plays from here, until the game is over.
fn random_moves(random: &mut Random, start: Position, most: usize) -> History {
    let mut game = History::new(start);
    for _ in 0..most {
        let legal = game.position().legal_moves();
        if legal.is_empty() || game.outcome().is_some() {
            break;
        }
        let m = random_move(random, game.position(), &legal);
        game.play(m).expect("a legal move");
    }
    game
}

/// Appends the words of a line: moves with their numbers, glyphs, comments and variations.
fn write_line(
    random: &mut Random,
    layout: &Layout,
    start: Position,
    moves: &[Move],
    depth: usize,
    words: &mut Vec<String>,
) {
    let mut position = start;
    let mut needs_number = true;
    for &m in moves {
        let is_white = position.turn() == Color::White;
        let san = if layout.has_marks { position.san(m) } else { position.san_without_mark(m) };
        let mut word = san.to_string().replace('O', &layout.castle.to_string());
        if let (Some(blank), true) = (layout.after_number, is_white || needs_number) {
            let number = format!("{}{}", position.fullmoves(), if is_white { "." } else { "..." });
            if blank.is_empty() {
                word.insert_str(0, &number);
            } else {
                words.push(number);
            }
        }
        needs_number = false;
        if happens(random, layout.glyphs) {
            word += *random.choose(&["!", "?", "!!", "?!", " $1", " $14 $36", "! $139", " (=)"]);
        }
        words.extend(word.split(' ').map(str::to_owned));
        if happens(random, layout.comments) {
            words.extend(comment(random, depth));
            needs_number = random.one_in(2);
        }
        if depth < 3 && happens(random, layout.variations) {
            let most = 1 + random.below(6);
            let side_line = random_moves(random, position, most);
            let mut side_words = Vec::new();
            write_line(random, layout, position, side_line.moves(), depth + 1, &mut side_words);
            if layout.has_tight_brackets {
                side_words[0].insert(0, '(');
                side_words.last_mut().expect("a word").push(')');
                words.append(&mut side_words);
            } else {
                words.push("(".to_owned());
                words.append(&mut side_words);
                words.push(")".to_owned());
            }
            needs_number = true;
        }
        position = position.play_unchecked(m);
    }
}

/// The words of a comment. Those that have a line to themselves stand in the main line only, where no bracket follows.
fn comment(random: &mut Random, depth: usize) -> Vec<String> {
    let lines = ["; to the end of the line: 1. e4 {", "% an escaped line: 1. d4 ("];
    let braces = [
        "{[%clk 0:01:40]}",
        "{ [%eval -0.31] [%clk 1:00:00] }",
        "{}",
        "{ better was 12. Nxe5 (or 12. O-O $5); and now [ \"this\" ] 1-0 * is a comment }",
        "{a} {b}",
    ];
    if depth == 0 && random.one_in(8) {
        vec![(*random.choose(&lines)).to_owned()]
    } else {
        random.choose(&braces).split(' ').map(str::to_owned).collect()
    }
}

/// Where a game starts: usually as all do, else as in Chess960 or anywhere in the middle.
fn random_start(random: &mut Random) -> Position {
    match random.below(6) {
        0 => Position::chess960(random.below(960) as u16).expect("a start"),
        1 => {
            let most = random.below(80);
            *random_moves(random, Position::STANDARD, most).position()
        }
        _ => Position::STANDARD,
    }
}

/// A game that chance plays, with its tags and the empty line after it.
fn random_game(random: &mut Random, layout: &Layout) -> Vec<u8> {
    let start = random_start(random);
    let most = *random.choose(&[0, 5, 40, 90, 90, 160, 400]);
    let game = random_moves(random, start, most);
    let result = match game.outcome() {
        Some(outcome) => outcome.result(),
        None => *random.choose(&["1-0", "0-1", "1/2-1/2", "*"]),
    };
    let mut tags = vec![
        format!("[Event \"{}\"]", random.choose(&["?", "A \\\"cup\\\"", "Zürich [A]"])),
        format!("[Date \"{}\"]", random.choose(&["1972.07.11", "2024.??.??"])),
        format!("[Result \"{result}\"]"),
    ];
    if start != Position::STANDARD {
        tags.extend([
            "[Variant \"Chess960\"]".to_owned(),
            "[SetUp \"1\"]".to_owned(),
            format!("[FEN \"{}\"]", start.to_fen()),
        ]);
    }
    let mut words = Vec::new();
    write_line(random, layout, start, game.moves(), 0, &mut words);
    words.push(result.to_owned());
    let Layout { line_end, .. } = layout;
    let (tags, moves) = (tags.join(line_end), layout.wrap(&words));
    format!("{tags}{line_end}{line_end}{moves}{line_end}{line_end}").into_bytes()
}

// ------------------------------------------------------------------------------------------------- damage

/// Where the words of a text stand that are not in lines of tags.
fn words_of(text: &[u8]) -> Vec<std::ops::Range<usize>> {
    let mut words = Vec::new();
    let mut at = 0;
    for line in text.split_inclusive(|&byte| byte == b'\n') {
        for word in line.split(u8::is_ascii_whitespace).filter(|word| !word.is_empty() && line[0] != b'[') {
            let start = at + (word.as_ptr() as usize - line.as_ptr() as usize);
            words.push(start..start + word.len());
        }
        at += line.len();
    }
    words
}

/// Damages a game as files are damaged: by a word, a byte, a bracket or the result.
fn damage(random: &mut Random, text: &mut Vec<u8>, others: &[Vec<u8>]) {
    let words = words_of(text);
    if words.len() < 2 {
        return;
    }
    let first = random.below(words.len() - 1);
    let (word, next) = (words[first].clone(), words[first + 1].clone());
    let place = random.below(text.len());
    let usual = b"abcdefgh12345678NBRQKOPx+#=-.{}()[]$!?*%;0/ \n\"";
    let byte = if random.one_in(2) { random.below(256) as u8 } else { *random.choose(usual) };
    match random.below(9) {
        0 => {
            let other = random.choose(others);
            let words = words_of(other);
            let new = other[random.choose(&words).clone()].to_vec();
            text.splice(word, new);
        }
        1 => drop(text.drain(word.start..next.start)),
        2 => drop(text.splice(word.end..word.end, [b" ", &text[word.clone()].to_vec()[..]].concat())),
        3 => {
            let swapped = [&text[next.clone()], &text[word.end..next.start], &text[word.clone()]].concat();
            text.splice(word.start..next.end, swapped);
        }
        4 => text[place] = byte,
        5 => text.insert(place, byte),
        6 => drop(text.remove(place)),
        7 => {
            let brackets: Vec<usize> =
                (0..text.len()).filter(|&at| b"[](){}\"".contains(&text[at])).collect();
            text.remove(*random.choose(&brackets));
        }
        _ => drop(text.drain(words[words.len() - 1].clone())),
    }
}

// -------------------------------------------------------------------------------------------------- tests

const FAMOUS: &[u8] = include_bytes!("../data/games/famous.pgn");

/// Asserts that nothing is found in an archive, and that both count the same. Returns the plies.
fn assert_clean(archive: &[u8]) -> u64 {
    let report = check("archive.pgn", archive);
    let totals = &report.totals;
    let shown = String::from_utf8_lossy(archive);
    assert!(report.findings.is_empty(), "{report}\nin {shown}");
    let reading = read(archive);
    assert_eq!(
        (&reading.refused, &reading.false_claim, &reading.unreadable),
        (&None, &None, &None),
        "in {shown}"
    );
    assert_eq!(
        (totals.games, totals.plies, totals.side_plies, totals.set_up, totals.results),
        (reading.games, reading.plies, reading.side_plies, reading.set_up, reading.results),
        "in {shown}"
    );
    totals.plies
}

#[test]
fn famous_games_are_counted_alike() {
    assert_eq!(assert_clean(FAMOUS), 652);
    let compared = compare(&games_of(FAMOUS));
    assert_eq!((compared.games, compared.clean), (12, 12));
}

#[test]
fn legal_games_are_counted_alike() {
    let mut random = Random::announced();
    let (mut games, mut plies) = (0, 0);
    for _ in 0..60 {
        let mut archive = Vec::new();
        for _ in 0..50 {
            let layout = Layout::random(&mut random);
            archive.extend(random_game(&mut random, &layout));
            games += 1;
        }
        plies += assert_clean(&archive);
    }
    say(&format!("{games} games of {plies} plies"));
}

#[test]
fn damaged_games_are_judged_alike() {
    let mut random = Random::announced();
    let mut games = Vec::new();
    for _ in 0..1000 {
        let layout = Layout::random(&mut random);
        games.push(random_game(&mut random, &layout));
    }
    let mut damaged = games.clone();
    for game in &mut damaged {
        damage(&mut random, game, &games);
        while random.one_in(3) {
            damage(&mut random, game, &games);
        }
    }
    let texts: Vec<&[u8]> = damaged.iter().map(|text| &text[..]).collect();
    say(&format!("{:?}", compare(&texts)));
}

/// The archives of a directory, if there is one to compare.
#[test]
fn archives_of_a_directory_are_judged_alike() {
    let Some(directory) = env::var_os("CHESS_PGN_DIR") else { return };
    for file in pgn_files(directory.as_ref()).expect("a directory that can be read") {
        let archive = fs::read(&file).expect("a file that can be read");
        let games = games_of(&archive);
        say(&format!("{}: {:?}", file.display(), compare(&games)));
    }
}
