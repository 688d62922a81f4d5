//! The archive checker against another reader of PGN with another implementation of the rules, pgn-reader and
//! shakmaty: the oracle. Both get the same bytes.
//!
//! In come the famous games, games that chance plays and writes in many layouts, such games damaged, and, if
//! `CHESS_PGN_DIR` names a directory, all its archives. Compared are:
//!
//! - of archives without a mistake: games, plies, plies of variations, set-ups and results, and that nothing is found;
//! - soundness: where the checker finds no move and no text at fault, the oracle plays every move of the game and of its
//!   variations, and counts as many; where it finds nothing at all, every `x`, `+` and `#` is true to the oracle;
//! - completeness: where the oracle refuses a move, the checker reports an error there or before.

use std::io::{Cursor, Seek};
use std::ops::{ControlFlow, Range};
use std::{env, fs, mem};

use chess_runtime::archive::{
    CheckEvent, CheckOptions, Checker, Finding, Group, Rule, Rules, Severity, Source, Totals, check,
    pgn_files,
};
use chess_tests::{Random, random_move, say};
use chess_types::{Color, History, Move, Position};
use pgn_reader::{KnownOutcome, Outcome, RawTag, Reader, SanPlus, Skip, Visitor};
use shakmaty::fen::Fen;
use shakmaty::san::{San, Suffix};
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Chess, Position as _, Role, Square};

const FAMOUS: &[u8] = include_bytes!("../data/games/famous.pgn");

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
    refused: Option<(SanPlus, u64)>,
    /// A move that is legal but does not take, check or mate as it says.
    false_claim: Option<SanPlus>,
    /// A tag or comment without an end, or a `FEN` tag without a position.
    unreadable: Option<String>,
}

/// Plays what pgn-reader reads. A game ends with its result or where tags begin again, as in the PGN standard; to
/// pgn-reader an empty line ends it too, so what follows one without tags goes on here.
#[derive(Default)]
struct Oracle {
    reading: Reading,
    is_within_game: bool,
    line: Line,
    waiting: Vec<Line>,
}

/// The positions before and after the last move of a line.
#[derive(Default)]
struct Line {
    before: Chess,
    now: Chess,
}

impl Oracle {
    fn begin(&mut self, start: Chess) {
        self.reading.games += 1;
        self.is_within_game = true;
        self.waiting.clear();
        self.line = Line { before: start.clone(), now: start };
    }

    fn begin_unless_begun(&mut self) {
        if !self.is_within_game {
            self.begin(Chess::default());
        }
    }
}

impl Visitor for Oracle {
    /// The start of the game, once there is a tag.
    type Tags = Option<Chess>;
    type Movetext = ();
    type Output = ();

    fn begin_tags(&mut self) -> ControlFlow<(), Option<Chess>> {
        ControlFlow::Continue(None)
    }

    fn tag(&mut self, start: &mut Option<Chess>, name: &[u8], value: RawTag<'_>) -> ControlFlow<()> {
        start.get_or_insert_default();
        if !name.trim_ascii().eq_ignore_ascii_case(b"FEN") {
            return ControlFlow::Continue(());
        }
        // The checker takes any blanks between the fields.
        let fen = value.decode_utf8_lossy().split_ascii_whitespace().collect::<Vec<_>>().join(" ");
        let position = fen.parse::<Fen>().ok().and_then(|fen| fen.into_position(CastlingMode::Chess960).ok());
        let Some(position) = position else {
            self.reading.unreadable = Some(fen);
            return ControlFlow::Break(());
        };
        *start = Some(position);
        self.reading.set_up += 1;
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, start: Option<Chess>) -> ControlFlow<()> {
        if let Some(start) = start {
            self.begin(start);
        }
        ControlFlow::Continue(())
    }

    fn san(&mut self, (): &mut (), word: SanPlus) -> ControlFlow<()> {
        self.begin_unless_begun();
        let Reading { plies, side_plies, .. } = &mut self.reading;
        *(if self.waiting.is_empty() { plies } else { side_plies }) += 1;
        let Line { before, now } = &mut self.line;
        let Some((played, is_capture_true)) = meant(word.san, now) else {
            self.reading.refused = Some((word, 0));
            return ControlFlow::Break(());
        };
        before.clone_from(now);
        now.play_unchecked(played);
        let is_mark_true = match word.suffix {
            None => true,
            Some(Suffix::Check) => now.is_check(),
            Some(Suffix::Checkmate) => now.is_checkmate(),
        };
        if !is_mark_true || !is_capture_true {
            self.reading.false_claim = Some(word);
        }
        ControlFlow::Continue(())
    }

    fn begin_variation(&mut self, (): &mut ()) -> ControlFlow<(), Skip> {
        self.begin_unless_begun();
        let start = self.line.before.clone();
        self.waiting.push(mem::replace(&mut self.line, Line { before: start.clone(), now: start }));
        ControlFlow::Continue(Skip(false))
    }

    fn end_variation(&mut self, (): &mut ()) -> ControlFlow<()> {
        self.line = self.waiting.pop().unwrap_or_else(|| mem::take(&mut self.line));
        ControlFlow::Continue(())
    }

    fn outcome(&mut self, (): &mut (), outcome: Outcome) -> ControlFlow<()> {
        self.begin_unless_begun();
        if self.waiting.is_empty() {
            let index = match outcome {
                Outcome::Known(KnownOutcome::Decisive { winner }) => usize::from(winner.is_black()),
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
/// saying so (`ed5`), or does not and says so, is illegal; to the checker the one is careless and the other a false
/// claim. Two squares (`g1f3`) are the move of a pawn to shakmaty, and of whatever stands there to the checker.
fn meant(san: San, position: &Chess) -> Option<(shakmaty::Move, bool)> {
    if let Ok(played) = san.to_move(position) {
        return Some((played, true));
    }
    let San::Normal { role, file, rank, capture, to, promotion } = san else { return None };
    let is_pawn = role == Role::Pawn;
    if let (true, Some(file), Some(rank)) = (is_pawn, file, rank) {
        let squares = UciMove::Normal { from: Square::from_coords(file, rank), to, promotion };
        let played = squares.to_move(position).ok()?;
        return Some((played, !capture || played.is_capture()));
    }
    // A pawn that comes from another file takes, and one that comes from the same does not.
    if is_pawn && capture == file.is_some_and(|file| file != to.file()) {
        return None;
    }
    let otherwise = San::Normal { role, file, rank, capture: !capture, to, promotion };
    Some((otherwise.to_move(position).ok()?, !capture))
}

fn read(text: &[u8]) -> Reading {
    let mut oracle = Oracle::default();
    let mut reader = Reader::new(Cursor::new(text));
    while oracle.reading.refused.is_none() && oracle.reading.unreadable.is_none() {
        match reader.read_game(&mut oracle) {
            Ok(Some(())) => {}
            Ok(None) => break,
            Err(error) => oracle.reading.unreadable = Some(error.to_string()),
        }
    }
    let mut reading = oracle.reading;
    if let Some((_, end)) = &mut reading.refused {
        *end = reader.stream_position().expect("a place in memory");
    }
    reading.results[4] = reading.games - reading.results.iter().sum::<u64>();
    reading
}

/// The games of an archive, cut where the oracle cuts, but only between moves and tags: it cuts at empty lines and at bare
/// quotes in tags, too.
fn games_of(archive: &[u8]) -> Vec<&[u8]> {
    let (mut games, mut start) = (Vec::new(), 0);
    let mut reader = Reader::new(Cursor::new(archive));
    while reader.skip_game().expect("a readable archive") {
        reader.has_more().expect("a readable archive");
        let end = reader.stream_position().expect("a place in memory") as usize;
        let mut lines = archive[start..end].split(|&byte| byte == b'\n').map(<[u8]>::trim_ascii);
        let has_moves = lines.any(|line| !line.is_empty() && line[0] != b'[');
        if end == archive.len() || has_moves && archive[end] == b'[' {
            games.push(&archive[start..end]);
            start = end;
        }
    }
    games
}

/// What the checker says of a text.
#[derive(Debug)]
struct Verdict {
    totals: Totals,
    findings: Vec<Finding>,
}

/// What the checker says of each text by itself.
fn verdicts(texts: &[&[u8]], rules: Rules) -> Vec<Verdict> {
    let source = |text| Source::new("game.pgn", move || Ok(Box::new(text) as _));
    let sources: Vec<Source<'_>> = texts.iter().copied().map(source).collect();
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
    verdicts
}

/// What came of the comparisons. Comparing says nothing about what never came up.
#[derive(Debug, Default)]
struct Compared {
    /// Nothing is found, and the oracle agrees.
    clean: usize,
    /// Only claims, results or numbers are found at fault, and to the oracle, too, all moves are legal.
    legal: usize,
    /// The oracle refuses a move, and an error is found there or before.
    refused: usize,
    /// Something else is found.
    faulty: usize,
    /// They disagree on something that only the checker reads.
    other_notation: usize,
}

/// Compares checker and oracle on each text. Returns the totals of the checker, too.
fn compare(texts: &[&[u8]]) -> (Compared, Totals) {
    // A number for the other side is told in place of a refused move, and is a warning. Without that rule, the move is.
    let mut without_numbers = Rules::default();
    without_numbers.ignore("wrong-move-number").expect("a rule");
    let verdicts = verdicts(texts, Rules::default()).into_iter().zip(verdicts(texts, without_numbers));
    let (mut compared, mut sum) = (Compared::default(), Totals::default());
    for (text, (verdict, without_numbers)) in texts.iter().zip(verdicts) {
        let reading = read(text);
        let is_legal = without_numbers.findings.iter().all(|finding| finding.rule.group() == Group::Claims);
        sum.merge(&verdict.totals);
        *match disagreement(&reading, &verdict, &without_numbers.findings, is_legal) {
            Some(_) if has_other_notation(text) => &mut compared.other_notation,
            Some(what) => {
                panic!("{what}: {reading:?}, {verdict:?}\nin {:?}\n", String::from_utf8_lossy(text))
            }
            None if verdict.findings.is_empty() => &mut compared.clean,
            None if is_legal => &mut compared.legal,
            None if reading.refused.is_some() => &mut compared.refused,
            None => &mut compared.faulty,
        } += 1;
    }
    (compared, sum)
}

/// What checker and oracle disagree on.
fn disagreement(
    reading: &Reading,
    Verdict { totals, findings }: &Verdict,
    without_numbers: &[Finding],
    is_legal: bool,
) -> Option<&'static str> {
    // Of a game by other rules the checker says that it does not judge it.
    if findings.iter().any(|finding| finding.rule == Rule::UnknownVariant) {
        return None;
    }
    if let Some((_, end)) = reading.refused {
        let is_there = |finding: &Finding| finding.place.offset < end;
        // The first word after a draw by the Laws is told as that, and is a warning, whatever it is.
        let is_told = |finding: &Finding| {
            is_there(finding) && (finding.severity == Severity::Error || finding.rule.group() == Group::End)
        };
        if !findings.iter().any(is_there) {
            return Some("nothing is found where the oracle refuses a move, nor before");
        }
        if !without_numbers.iter().any(is_told) {
            return Some("no error is found where the oracle refuses a move, nor before");
        }
    }
    if is_legal && reading.unreadable.is_some() {
        Some("no text is at fault, but the oracle cannot read it")
    } else if is_legal && (totals.plies, totals.side_plies) != (reading.plies, reading.side_plies) {
        Some("no move is at fault, but the oracle counts other moves")
    } else if findings.is_empty() && totals.games != reading.games {
        Some("nothing is found, but the oracle counts other games")
    } else if findings.is_empty() && reading.false_claim.is_some() {
        Some("nothing is found, but a claim is false to the oracle")
    } else {
        None
    }
}

/// Whether a text has something that the checker reads, and the oracle passes over or takes for something else:
///
/// - a move in another notation (see [`is_other_notation`]), or `1/2` for a draw;
/// - a tag with a bare quote in its value, which the checker reads up to the last quote of the line; a tag with something
///   before or behind it, or a comment between tags: the oracle wants tags in a row;
/// - a carriage return alone, which ends a line to the checker, and with it a comment that begins with `;`;
/// - a vertical tab, a form feed or the end-of-file byte of old systems, which are blanks to the checker.
fn has_other_notation(text: &[u8]) -> bool {
    let text: String = text.iter().map(|&byte| char::from(byte)).collect();
    let is_name = |c: char| c.is_ascii_alphanumeric();
    let is_tag = |line: &&str| {
        line.strip_prefix('[').is_some_and(|name| name.starts_with(is_name)) || line.ends_with("\"]")
    };
    let unescaped = |line: &str| line.replace("\\\\", "").replace("\\\"", "");
    let is_odd = |line: &str| !line.starts_with('[') || unescaped(line).split('"').nth(2) != Some("]");
    let last_tag = text.lines().rfind(is_tag);
    let mut before_last_tag = text.lines().take_while(|line| Some(*line) != last_tag);
    let moves = text.lines().filter(|line| !is_tag(line)).collect::<Vec<_>>().join("\n");
    let is_between = |c: char| c.is_ascii_whitespace() || "(){};!?*".contains(c);
    text.lines().filter(is_tag).any(is_odd)
        || before_last_tag.any(|line| line.starts_with([';', '{']))
        || text.replace("\r\n", "").contains(['\r', '\u{B}', '\u{C}', '\u{1A}'])
        || moves.replace("1/2-1/2", "").contains("1/2")
        || moves.replace('$', " $").split(is_between).any(is_other_notation)
}

/// Whether a word is a move, or a part of one, in a notation that people use and that the oracle does not know:
///
/// - a sign of who stands better, or a mark, that touches the move before or after it: `Rg7=`, `=Kg8`, `Nf3+-`, `Qh4++`;
/// - a numeric glyph that touches the move after it: `$1Nf3`;
/// - a promotion without `=`: `e8Q`, `e7e8q`, `e8/Q`, and `e8(Q)`, of which `Q` is a word here;
/// - a letter by itself, as in moves in words: `N f3`;
/// - long notation with a hyphen, and captures with a colon: `e2-e4`, `Ng1-f3`, `e4:d5`;
/// - `exd6e.p.`, castling in lower case, and figurines.
fn is_other_notation(word: &str) -> bool {
    let is_san = |word: &str| word.parse::<SanPlus>().is_ok();
    let is_digit = |c: char| c.is_ascii_digit();
    if let Some(glyph) = word.strip_prefix('$') {
        return !glyph.trim_start_matches(is_digit).is_empty();
    }
    let word = word.replace("0-0", "O-O").replace("O-0", "O-O");
    let word = word.trim_start_matches(is_digit).trim_start_matches('.');
    if is_san(word) {
        return false;
    }
    let is_sign = |c: char| "=+-/#".contains(c);
    let core = word.trim_start_matches(|c| is_sign(c) || is_digit(c)).trim_end_matches(is_sign);
    is_san(core)
        || is_san(&word.replace('-', "").replace(':', "x"))
        || is_san(core.trim_end_matches(['N', 'B', 'R', 'Q', 'n', 'b', 'r', 'q']).trim_end_matches('/'))
        || core.len() == 1 && "PNBRQKpnbrqk".contains(core)
        || word.trim_end_matches('.').ends_with('p')
        || word.starts_with("o-o")
        // The first byte of all figurines.
        || word.starts_with('\u{E2}')
}

/// Writes a game that chance plays, in a layout of its own.
struct Writer<'r> {
    random: &'r mut Random,
    width: usize,
    line_end: &'static str,
    /// What stands between a number and its move, if there are numbers.
    after_number: Option<&'static str>,
    /// A comment stands after one move in so many, a glyph, a variation; after none, if 0.
    rates: [usize; 3],
    words: Vec<String>,
}

impl Writer<'_> {
    fn new(random: &mut Random) -> Writer<'_> {
        Writer {
            width: *random.choose(&[1, 40, 79, 79, 250, usize::MAX]),
            line_end: if random.one_in(3) { "\r\n" } else { "\n" },
            after_number: *random.choose(&[Some(" "), Some(" "), Some(""), None]),
            rates: [[0, 0, 1, 10, 40], [0, 0, 3, 20, 20], [0, 0, 0, 5, 20]]
                .map(|rates| *random.choose(&rates)),
            words: Vec::new(),
            random,
        }
    }

    /// The game with its tags, and an empty line after it.
    fn game(mut self) -> Vec<u8> {
        let start = random_start(self.random);
        let most = *self.random.choose(&[0, 5, 40, 90, 90, 160, 400]);
        let game = random_game(self.random, start, most);
        let result = match game.outcome() {
            Some(outcome) => outcome.result().to_string(),
            None => (*self.random.choose(&["1-0", "0-1", "1/2-1/2", "*"])).to_owned(),
        };
        let mut lines = vec![
            format!("[Event \"{}\"]", self.random.choose(&["?", "A \\\"cup\\\"", "Zürich [A]"])),
            format!("[Date \"{}\"]", self.random.choose(&["1972.07.11", "2024.??.??"])),
            format!("[Result \"{result}\"]"),
        ];
        if start != Position::STANDARD {
            let fen = format!("[FEN \"{}\"]", start.to_fen());
            lines.extend(["[Variant \"Chess960\"]".to_owned(), "[SetUp \"1\"]".to_owned(), fen]);
        }
        self.line(start, game.moves(), 0);
        self.words.push(result);
        lines.extend([String::new(), self.wrapped(), String::new(), String::new()]);
        lines.join(self.line_end).into_bytes()
    }

    fn happens(&mut self, what: usize) -> bool {
        self.rates[what] > 0 && self.random.one_in(self.rates[what])
    }

    /// A line of moves, with all that stands between them.
    fn line(&mut self, mut position: Position, moves: &[Move], depth: usize) {
        let mut needs_number = true;
        for &m in moves {
            let is_white = position.turn() == Color::White;
            let san = position.san(m);
            let mut written = if self.random.one_in(5) { san.replace('O', "0") } else { san.to_string() };
            if let Some(blank) = self.after_number.filter(|_| is_white || needs_number) {
                let dots = if is_white { "." } else { "..." };
                written = format!("{}{dots}{blank}{written}", position.fullmoves());
            }
            needs_number = false;
            if self.happens(1) {
                written += *self.random.choose(&["!", "?", "!!", "?!", " $1", " $14 $36", "! $139", " (=)"]);
            }
            self.words.extend(written.split(' ').map(str::to_owned));
            if self.happens(0) {
                self.comment(depth);
                needs_number = self.random.one_in(2);
            }
            if depth < 3 && self.happens(2) {
                self.variation(position, depth + 1);
                needs_number = true;
            }
            position = position.play_unchecked(m);
        }
    }

    fn variation(&mut self, start: Position, depth: usize) {
        let (first, most) = (self.words.len(), 1 + self.random.below(6));
        let moves = random_game(self.random, start, most);
        self.line(start, moves.moves(), depth);
        if self.random.one_in(2) {
            self.words[first].insert(0, '(');
            self.words.last_mut().expect("a move").push(')');
        } else {
            self.words.insert(first, "(".to_owned());
            self.words.push(")".to_owned());
        }
    }

    /// A comment. One that has a line to itself stands in the main line only, where no bracket follows.
    fn comment(&mut self, depth: usize) {
        let lines = ["; to the end of the line: 1. e4 {", "% an escaped line: 1. d4 ("];
        let braces = [
            "{[%clk 0:01:40]}",
            "{ [%eval -0.31] [%clk 1:00:00] }",
            "{} {1} {2}",
            "{ better was 12. Nxe5 (or 12. O-O $5); and now [ \"this\" ] 1-0 * is a comment }",
        ];
        if depth == 0 && self.random.one_in(8) {
            self.words.push((*self.random.choose(&lines)).to_owned());
        } else {
            self.words.extend(self.random.choose(&braces).split(' ').map(str::to_owned));
        }
    }

    /// The words in lines no longer than the width, unless a word is.
    fn wrapped(&self) -> String {
        let (mut text, mut column) = (String::new(), 0);
        for word in &self.words {
            let is_escape = word.starts_with('%');
            if column > 0 {
                let is_over = is_escape || column + 1 + word.len() > self.width;
                text += if is_over { self.line_end } else { " " };
                column = if is_over { 0 } else { column + 1 };
            }
            text += word;
            column += word.len();
            if is_escape || word.starts_with(';') {
                text += self.line_end;
                column = 0;
            }
        }
        text
    }
}

/// Moves that chance plays from here, until the game is over.
fn random_game(random: &mut Random, start: Position, most: usize) -> History {
    let mut game = History::new(start);
    while game.moves().len() < most && game.outcome().is_none() {
        let m = random_move(random, game.position(), &game.position().legal_moves());
        game.play(m).expect("a legal move");
    }
    game
}

/// Where a game starts: usually as all do, else as in Chess960 or anywhere in the middle.
fn random_start(random: &mut Random) -> Position {
    let plies = random.below(80);
    match random.below(6) {
        0 => Position::chess960(random.below(960) as u16).expect("a start"),
        1 => *random_game(random, Position::STANDARD, plies).position(),
        _ => Position::STANDARD,
    }
}

/// Where the words of a text stand that are not in lines of tags.
fn words_of(text: &[u8]) -> Vec<Range<usize>> {
    let (mut words, mut start, mut is_tag) = (Vec::new(), 0, false);
    for (at, &byte) in text.iter().enumerate() {
        let is_line_start = at == 0 || text[at - 1] == b'\n';
        is_tag = if is_line_start { byte == b'[' } else { is_tag };
        if byte.is_ascii_whitespace() {
            words.extend((at > start && !is_tag).then_some(start..at));
            start = at + 1;
        }
    }
    words
}

/// Damages a game as files are damaged: in a word, a byte, a bracket or the result.
fn damage(random: &mut Random, text: &mut Vec<u8>, others: &[Vec<u8>]) {
    let words = words_of(text);
    let [.., _, result] = &words[..] else { return };
    let first = random.below(words.len() - 1);
    let (word, next) = (words[first].clone(), words[first + 1].clone());
    let place = random.below(text.len());
    let usual = b"abcdefgh12345678NBRQKOPx+#=-.{}()[]$!?*%;0/ \n\"";
    let byte = if random.one_in(2) { random.below(256) as u8 } else { *random.choose(usual) };
    let (range, new) = match random.below(9) {
        0 => {
            let other = random.choose(others);
            (word, other[random.choose(&words_of(other)).clone()].to_vec())
        }
        1 => (word, Vec::new()),
        2 => (word.end..word.end, [b" ", &text[word]].concat()),
        3 => {
            let swapped = [&text[next.clone()], &text[word.end..next.start], &text[word.clone()]].concat();
            (word.start..next.end, swapped)
        }
        4 => (place..place + 1, vec![byte]),
        5 => (place..place, vec![byte]),
        6 => (place..place + 1, Vec::new()),
        7 => {
            let brackets: Vec<usize> =
                (0..text.len()).filter(|&at| b"[](){}\"".contains(&text[at])).collect();
            let at = *random.choose(&brackets);
            (at..at + 1, Vec::new())
        }
        _ => (result.clone(), Vec::new()),
    };
    text.splice(range, new);
}

/// Asserts that nothing is found in an archive, and that both count the same. Returns the plies.
fn assert_clean(archive: &[u8]) -> u64 {
    let (report, reading, shown) =
        (check("archive.pgn", archive), read(archive), String::from_utf8_lossy(archive));
    assert!(report.findings.is_empty(), "{report}\nin {shown}");
    let is_legal = reading.refused.is_none() && reading.false_claim.is_none() && reading.unreadable.is_none();
    assert!(is_legal, "{reading:?}\nin {shown}");
    let Totals { games, plies, side_plies, set_up, results, .. } = report.totals;
    let theirs = (reading.games, reading.plies, reading.side_plies, reading.set_up, reading.results);
    assert_eq!((games, plies, side_plies, set_up, results), theirs, "in {shown}");
    plies
}

#[test]
fn famous_games_are_counted_alike() {
    assert_clean(FAMOUS);
    let (compared, totals) = compare(&games_of(FAMOUS));
    assert_eq!((compared.clean, totals), (12, check("famous.pgn", FAMOUS).totals));
}

#[test]
fn legal_games_are_counted_alike() {
    let mut random = Random::announced();
    let mut plies = 0;
    for _ in 0..100 {
        let archive: Vec<u8> = (0..50).flat_map(|_| Writer::new(&mut random).game()).collect();
        plies += assert_clean(&archive);
    }
    say(&format!("5000 games of {plies} plies"));
}

#[test]
fn damaged_games_are_judged_alike() {
    let mut random = Random::announced();
    let games: Vec<Vec<u8>> = (0..6_000).map(|_| Writer::new(&mut random).game()).collect();
    assert!(
        !games.iter().any(|game| has_other_notation(game)),
        "before it is damaged, no game is beyond the oracle"
    );
    let mut damaged = games.clone();
    for game in &mut damaged {
        damage(&mut random, game, &games);
        while random.one_in(3) {
            damage(&mut random, game, &games);
        }
    }
    let texts: Vec<&[u8]> = damaged.iter().map(|text| &text[..]).collect();
    let (compared, totals) = compare(&texts);
    say(&format!("{compared:?} of {} plies", totals.plies));
    let Compared { clean, legal, refused, faulty, other_notation } = compared;
    assert!(clean.min(refused) > 1_000 && legal.min(faulty) > 300 && other_notation < 60, "{compared:?}");
}

/// All archives of a directory, if one is named: they are the sum of their games, and each is judged alike.
#[test]
fn archives_of_a_directory_are_judged_alike() {
    let Some(directory) = env::var_os("CHESS_PGN_DIR") else { return };
    for file in pgn_files(directory.as_ref()).expect("a directory that can be read") {
        let archive = fs::read(&file).expect("a file that can be read");
        let (compared, totals) = compare(&games_of(&archive));
        assert_eq!(totals, check("archive.pgn", &archive[..]).totals, "{}", file.display());
        let Totals { games, plies, side_plies, .. } = totals;
        say(&format!("{}: {games} games, {plies} and {side_plies} plies, {compared:?}", file.display()));
    }
}
