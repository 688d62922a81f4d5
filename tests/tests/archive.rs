//! The archive checker from outside: what it says of texts as they are found, that rules of style change nothing else,
//! that a damaged game is found where it is damaged and nowhere else, and that no bytes at all upset it.

mod marked;

use std::collections::BTreeSet;
use std::io::{self, Read};
use std::ops::ControlFlow;

use chess_runtime::archive::{
    CheckEvent, CheckOptions, Checker, Finding, Group, Rule, Rules, Severity, Source, Totals, check,
};
use chess_runtime::pgn::{Chunks, Reader};
use chess_tests::Random;
use chess_types::judge::GameReader;
use chess_types::notation::{Lexer, TokenKind};
use marked::{Marked, rows};
use proptest::prelude::*;
use shakmaty::san::SanPlus;
use shakmaty::{Chess, Position as _};

const FAMOUS: &str = include_str!("../data/games/famous.pgn");

fn run(text: &[u8], options: CheckOptions) -> (Totals, Vec<Finding>) {
    collect(Source::new("a.pgn", || Ok(Box::new(text) as _)), options)
}

fn collect(source: Source<'_>, options: CheckOptions) -> (Totals, Vec<Finding>) {
    let mut findings = Vec::new();
    let totals = Checker::new(options).run([source], &mut |event| {
        if let CheckEvent::Finding(finding) = event {
            findings.push(*finding);
        }
        ControlFlow::Continue(())
    });
    (totals, findings)
}

/// What is found when a rule of style is selected too, for which the auditor takes every move the general way.
fn with_style(text: &[u8]) -> (Totals, Vec<Finding>) {
    let mut rules = Rules::default();
    rules.select("long-line").expect("a rule of that name");
    let (totals, mut findings) = run(text, CheckOptions { rules, ..CheckOptions::default() });
    findings.retain(|finding| finding.rule.group() != Group::Style);
    (totals, findings)
}

/// Everything of the totals that does not depend on style.
fn counts(totals: &Totals) -> impl PartialEq + std::fmt::Debug {
    (totals.games, totals.plies, totals.side_plies, totals.set_up, totals.results, totals.outcomes)
}

/// Checks a text with and without a rule of style, and returns what both say.
fn checked(text: &[u8]) -> (Totals, Vec<Finding>) {
    let plainly = run(text, CheckOptions::default());
    let with_style = with_style(text);
    let shown = String::from_utf8_lossy(text);
    assert_eq!(plainly.1, with_style.1, "a rule of style changes the other findings of {shown:?}");
    assert_eq!(format!("{:?}", counts(&plainly.0)), format!("{:?}", counts(&with_style.0)), "in {shown:?}");
    plainly
}

/// Checks a text in the way that stands in brackets before its name.
fn checked_as(name: &str, text: &[u8]) -> (Totals, Vec<Finding>) {
    if name.starts_with("[strict]") {
        run(text, CheckOptions { rules: Rules::strict(), ..CheckOptions::default() })
    } else if name.starts_with("[breaks off]") {
        let source = || Ok(Box::new(text.chain(Broken)) as _);
        collect(Source::new("a.pgn", source), CheckOptions::default())
    } else if name.starts_with("[too large]") {
        let (before, after) = core::str::from_utf8(text).expect("UTF-8").split_once('…').expect("…");
        checked(format!("{before}{}{after}", "x".repeat(9 << 20)).as_bytes())
    } else {
        checked(text)
    }
}

/// An input that cannot be read.
struct Broken;

impl Read for Broken {
    fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
        Err(io::Error::other("the disk is gone"))
    }
}

#[test]
fn archives_are_checked_as_the_table_says() {
    let mut wrong = Vec::new();
    let mut unseen: BTreeSet<Rule> = Rule::ALL.iter().copied().collect();
    for (line, [name, text, games, findings]) in rows("archives.txt") {
        let is_deep = name.starts_with("[too many]");
        let text = if is_deep {
            text.replace('…', &"(1... d5 ".repeat(100)).replace(")*100", &")".repeat(100))
        } else {
            text
        };
        let marked = Marked::from_field(&text);
        let (totals, found) = checked_as(&name, marked.text.as_bytes());
        unseen.retain(|rule| found.iter().all(|finding| finding.rule != *rule));
        let told = |finding: &Finding| format!("{} {}", finding.severity, finding.rule.id());
        let told: Vec<String> = found.iter().map(told).collect();
        let told = if told.is_empty() { "-".to_owned() } else { told.join(", ") };
        if told != findings || totals.games.to_string() != games {
            wrong.push(format!("line {line}, {name}: {} games, {told}", totals.games));
        }
        for (finding, span) in found.iter().zip(&marked.spans) {
            if finding.place.offset != span.start as u64 {
                wrong.push(format!("line {line}, {name}: at {:?}, not at {span:?}", finding.place));
            }
        }
        if marked.spans.len() != found.len() {
            wrong.push(format!(
                "line {line}, {name}: {} marks for {} findings",
                marked.spans.len(),
                found.len()
            ));
        }
    }
    assert!(wrong.is_empty(), "{} archives are not so:\n{}", wrong.len(), wrong.join("\n"));
    assert!(unseen.is_empty(), "no archive of the table breaks {unseen:?}");
}

/// The example of a rule breaks it, and the place that it is reported at is in the example.
#[test]
fn the_example_of_a_rule_breaks_it() {
    for &rule in Rule::ALL.iter().filter(|rule| rule.group() != Group::Input) {
        let mut rules = Rules::none();
        rules.select(rule.id()).expect("a rule");
        let (_, found) = run(rule.example().as_bytes(), CheckOptions { rules, ..CheckOptions::default() });
        let broken: Vec<Rule> = found.iter().map(|finding| finding.rule).collect();
        assert_eq!(broken, [rule], "{}", rule.example());
    }
}

/// Ids are unique, in kebab-case and named as their variants; each rule says why.
#[test]
fn the_table_of_rules_is_in_order() {
    let ids: BTreeSet<&str> = Rule::ALL.iter().map(|rule| rule.id()).collect();
    assert_eq!(ids.len(), Rule::ALL.len());
    for &rule in Rule::ALL {
        let name: String = rule.id().split('-').map(|word| word[..1].to_uppercase() + &word[1..]).collect();
        assert_eq!(format!("{rule:?}"), name);
        assert_eq!((Rule::named(rule.id()), rule.to_string()), (Some(rule), rule.id().to_owned()));
        assert!(rule.why().ends_with(['.', ';']) && !rule.summary().ends_with('.'), "{rule}");
    }
    assert!(Rule::ALL.is_sorted_by_key(|rule| Group::ALL.iter().position(|group| *group == rule.group())));
}

#[test]
fn famous_games_are_in_order() {
    let (totals, findings) = checked(FAMOUS.as_bytes());
    assert_eq!(findings, []);
    assert_eq!((totals.games, totals.outcomes[0]), (12, 7));
    assert_eq!(check("famous.pgn", FAMOUS.as_bytes()).totals, totals);
}

#[test]
fn findings_of_a_long_line_have_their_columns() {
    // Not all characters are one byte.
    let text = format!("1. e4 {{ é }} * {}\n1. d4 , *\n", "1. d5 {ü} * ".repeat(20_000));
    let (_, findings) = checked(text.as_bytes());
    assert_eq!(findings.len(), 20_001);
    let mut characters = text.char_indices().zip(1..);
    for finding in &findings[..20_000] {
        let is_there = |&((at, _), _): &((usize, char), u64)| at as u64 == finding.place.offset;
        let (_, column) = characters.find(is_there).expect("findings come in the order of the text");
        assert_eq!((finding.place.column, finding.excerpt.column as u64), (column, column));
        assert_eq!(finding.excerpt.text.chars().nth(finding.excerpt.before), Some('d'));
    }
    assert_eq!((findings[20_000].place.line, findings[20_000].place.column), (2, 7));
}

/// A game tells twenty mistakes of a rule, and counts the others; after a word that is no move all that cannot be read is
/// counted.
#[test]
fn mistakes_without_end_are_counted() {
    let (totals, findings) =
        run(format!("1. e4 {} e5 *", ") ".repeat(5000)).as_bytes(), CheckOptions::default());
    assert_eq!(
        (findings.len(), findings[19].more, totals.by_rule[&Rule::UnopenedVariation]),
        (20, 4980, 5000)
    );
    assert!(findings[19].title.ends_with("; there are 4980 more in this game"), "{}", findings[19].title);
    let (totals, findings) = run(b"1. e4 what ) ( is ! this ) *", CheckOptions::default());
    assert_eq!((findings.len(), findings[0].more, totals.findings()), (1, 2, 3));
    assert!(
        findings[0].title.ends_with("; 2 more things in this game cannot be read"),
        "{}",
        findings[0].title
    );
}

/// A rule that is left out takes no other findings with it.
#[test]
fn what_is_left_out_hides_nothing() {
    let mut rules = Rules::default();
    rules.ignore("not-a-move").expect("a rule of that name");
    let (totals, findings) =
        run(b"1. e4 what ) is ! this *", CheckOptions { rules, ..CheckOptions::default() });
    assert_eq!(findings.iter().map(|it| it.rule).collect::<Vec<_>>(), [Rule::UnopenedVariation]);
    assert_eq!(totals.findings(), 1);
}

#[test]
fn endings_are_counted_whatever_rules_are_selected() {
    let text = b"1. f3 e5 2. g4 Qh4# 0-1\n\n1. f3 e5 2. g4 Qh4 mate 0-1\n";
    let mates = |rules: Rules| run(text, CheckOptions { rules, ..CheckOptions::default() }).0.outcomes[0];
    assert_eq!(mates(Rules::default()), 2);
    assert_eq!(mates(Rules::strict()), 2);
    assert_eq!(mates(Rules::legality()), 2);
}

#[test]
fn threads_do_not_change_the_answer() {
    let mut archive = FAMOUS.repeat(200).into_bytes();
    let broken = b"[White \"a\"]\n\n1. e5 *\n\n";
    for at in [0, archive.len() / 3, archive.len() / 2] {
        // Before a game, so that each of these is a game by itself.
        let place = at + archive[at..].windows(7).position(|window| window == b"[Event ").expect("a game");
        archive.splice(place..place, broken.iter().copied());
    }
    let alone = run(&archive, CheckOptions::default());
    assert_eq!((alone.0.games, alone.1.len()), (2_403, 3));
    for threads in [2, 3, 8] {
        assert_eq!(alone, run(&archive, CheckOptions { threads, ..CheckOptions::default() }));
    }
}

/// A game of an archive: its text, and the words of its moves with where they stand.
struct Played {
    text: String,
    words: Vec<(usize, String)>,
}

fn famous() -> Vec<Played> {
    let mut reader = GameReader::new(FAMOUS.as_bytes());
    let mut games = Vec::new();
    let mut start = 0;
    while let Some(game) = reader.next() {
        let end = reader.offset();
        let words = game.lines[0].moves.iter().map(|written| {
            let word = &FAMOUS[written.span.start..written.span.end];
            (written.span.start - start, word.to_owned())
        });
        games.push(Played { words: words.collect(), text: FAMOUS[start..end].to_owned() });
        start = end;
    }
    games
}

/// The move that another implementation takes a word for, whether or not it takes what it says.
fn meant(word: &str, position: &Chess) -> Option<shakmaty::Move> {
    let mut san = SanPlus::from_ascii(word.as_bytes()).ok()?.san;
    san.to_move(position).ok().or_else(|| {
        if let shakmaty::san::San::Normal { role, capture, .. } = &mut san
            && *role != shakmaty::Role::Pawn
        {
            *capture = !*capture;
        }
        san.to_move(position).ok()
    })
}

/// How far another implementation can play a game: the index of the first word it refuses.
fn first_refused(words: &[(usize, String)]) -> Option<usize> {
    let mut position = Chess::default();
    for (index, (_, word)) in words.iter().enumerate() {
        match meant(word, &position) {
            Some(m) => position.play_unchecked(m),
            None => return Some(index),
        }
    }
    None
}

/// One word of a game is changed for a word of another: found where it is, or legal to the other
/// implementation too; and the games before and after it stay as they were.
#[test]
fn a_changed_move_is_found_where_it_is() {
    let mut random = Random::announced();
    let games = famous();
    let all_words: Vec<&str> =
        games.iter().flat_map(|game| &game.words).map(|(_, word)| word.as_str()).collect();
    let (mut found, mut legal) = (0, 0);
    for _ in 0..3_000 {
        let at = random.below(games.len());
        let game = &games[at];
        let changed = random.below(game.words.len());
        let (offset, old) = &game.words[changed];
        let new = all_words[random.below(all_words.len())];
        let mut words = game.words.clone();
        new.clone_into(&mut words[changed].1);
        let text = format!("{}{new}{}", &game.text[..*offset], &game.text[offset + old.len()..]);
        let (before, after) = (&games[(at + 1) % games.len()].text, &games[(at + 2) % games.len()].text);
        let archive = format!("{before}{text}{after}");
        let (totals, findings) = checked(archive.as_bytes());
        assert_eq!(totals.games, 3, "in {archive}");
        assert!(findings.iter().all(|finding| finding.game.number == Some(2)), "{findings:?}");

        // The words after the changed one have moved by as much as it is longer.
        let moved = |index: usize| {
            let offset = words[index].0 + if index > changed { new.len() } else { 0 };
            (before.len() + offset - if index > changed { old.len() } else { 0 }) as u64
        };
        let errors: Vec<&Finding> =
            findings.iter().filter(|finding| finding.severity == Severity::Error).collect();
        match first_refused(&words) {
            Some(refused) => {
                let [error] = &errors[..] else { panic!("{} errors in {text}: {errors:?}", errors.len()) };
                assert_eq!(error.place.offset, moved(refused), "{error}");
                assert!(refused >= changed);
                found += 1;
            }
            None => {
                assert!(errors.is_empty(), "{errors:?} in {text}");
                legal += 1;
            }
        }
    }
    assert!(found > 2_000 && legal > 50, "{found} found, {legal} legal");
}

/// One token of a game is damaged: its neighbours stay as they were, and the game itself is either
/// found fault with, or still says the same or something legal.
#[test]
fn a_damaged_game_leaves_its_neighbours_alone() {
    let mut random = Random::announced();
    let games = famous();
    let damages: [&[u8]; 12] =
        [b"{", b"}", b"(", b")", b"\"", b"\0", b"1-0 ", b"*", b"\n\n", b"&", b"Ke5 ", b"\xFF\xFE"];
    let mut faulty = 0;
    for _ in 0..3_000 {
        let at = random.below(games.len());
        let (before, after) = (&games[(at + 1) % games.len()].text, &games[(at + 2) % games.len()].text);
        let mut game = games[at].text.clone().into_bytes();
        let place = random.below(game.len());
        let damage = damages[random.below(damages.len())];
        if random.below(3) == 0 {
            game.drain(place..(place + 1 + random.below(6)).min(game.len()));
            game.extend_from_slice(b"\n\n");
        } else {
            game.splice(place..place, damage.iter().copied());
        }
        let archive = [before.as_bytes(), &game, after.as_bytes()].concat();
        let (totals, findings) = checked(&archive);
        let own = before.len() as u64..(before.len() + game.len()) as u64;
        for finding in &findings {
            assert!(
                own.contains(&finding.place.offset),
                "{finding}\nin {}",
                String::from_utf8_lossy(&archive)
            );
        }
        // A result in the middle ends a game there; tags in the moves begin one.
        assert!((2..=4).contains(&totals.games), "{} games", totals.games);
        let last = Reader::new(&archive[..]);
        assert_eq!(last_tags(last), last_tags(Reader::new(after.as_bytes())));
        faulty += usize::from(!findings.is_empty());
    }
    assert!(faulty > 1_500, "{faulty}");
}

fn last_tags(mut reader: Reader<&[u8]>) -> Option<(Option<String>, usize)> {
    let mut last = None;
    while let Some(game) = reader.next_game().expect("bytes can be read") {
        last = Some((game.tag("White"), game.syntax().lines[0].moves.len()));
    }
    last
}

/// Pieces of archives in any order: gets further than noise.
fn pieces() -> impl Strategy<Value = Vec<u8>> {
    let piece = prop_oneof![
        Just(b"[White \"a\"]\n".to_vec()),
        Just(b"[Result \"1-0\"]\n".to_vec()),
        Just(b"[SetUp \"1\"]\n".to_vec()),
        Just(b"[FEN \"7k/8/8/8/8/8/R7/K7 w - - 148 100\"]\n".to_vec()),
        Just(b"\n".to_vec()),
        Just(b" ".to_vec()),
        Just(b"1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 ".to_vec()),
        Just(b"1. f3 e5 2. g4 Qh4# ".to_vec()),
        Just(b"Nf3 Nf6 Ng1 Ng8 ".to_vec()),
        Just(b"1-0\n".to_vec()),
        Just(b"1/2-1/2\n".to_vec()),
        Just(b"*\n\n".to_vec()),
        Just(b"{a comment}".to_vec()),
        Just(b"{".to_vec()),
        Just(b"(1. d4 d5) ".to_vec()),
        Just(b"(".to_vec()),
        Just(b") ".to_vec()),
        Just(b"$14 ".to_vec()),
        Just(b"!? ".to_vec()),
        Just(b"; a line\n".to_vec()),
        Just(b"\n% a line\n".to_vec()),
        Just(b"1... ".to_vec()),
        Just(b"2. ".to_vec()),
        Just(b"O-O ".to_vec()),
        Just(b"Ra3 Kg8 ".to_vec()),
        prop::collection::vec(any::<u8>(), 0..6),
    ];
    prop::collection::vec(piece, 0..40).prop_map(|pieces| pieces.concat())
}

fn config() -> ProptestConfig {
    ProptestConfig { cases: 3_000, failure_persistence: None, ..ProptestConfig::default() }
}

proptest! {
    #![proptest_config(config())]

    /// No bytes make the checker panic, or style change the other findings.
    #[test]
    fn any_bytes_are_checked(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        checked(&bytes);
    }

    /// Nor any pieces of archives.
    #[test]
    fn any_pieces_are_checked(text in pieces()) {
        checked(&text);
    }

    /// Cutting an archive changes nothing: the games are those of the whole text, wherever the cuts fall.
    #[test]
    fn cuts_do_not_change_the_games(text in pieces(), usual in 1..200_usize) {
        let spans = |text: &[u8], offset: usize| -> Vec<(usize, usize, usize)> {
            let games = GameReader::new(text);
            games.map(|game| (game.span.start + offset, game.span.end + offset, game.lines.len())).collect()
        };
        let mut chunks = Chunks::with_sizes(&text[..], usual, 1 << 20);
        let (mut cut, mut whole) = (Vec::new(), Vec::new());
        while let Some(chunk) = chunks.next_chunk().expect("bytes can be read") {
            prop_assert_eq!(chunk.offset as usize, whole.len());
            prop_assert_eq!(chunk.line as usize, 1 + whole.iter().filter(|&&byte| byte == b'\n').count());
            cut.extend(spans(&chunk.text, whole.len()));
            whole.extend(chunk.text);
        }
        prop_assert_eq!(&whole, &text);
        prop_assert_eq!(cut, spans(&text, 0), "of {:?}", String::from_utf8_lossy(&text));
    }

    /// Every byte belongs to a game, to an escape line or to white space.
    #[test]
    fn no_byte_is_lost(text in pieces()) {
        let games: Vec<_> = GameReader::new(&text).map(|game| game.span).collect();
        for token in Lexer::new(&text).filter(|token| token.kind != TokenKind::Escape) {
            let owner = games.iter().find(|game| game.start <= token.span.start && token.span.end <= game.end);
            prop_assert!(owner.is_some(), "{token:?} in {:?}", String::from_utf8_lossy(&text));
        }
    }
}
