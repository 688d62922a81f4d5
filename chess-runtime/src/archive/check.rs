//! [`Checker`]: archives in, findings and totals out, on as many threads as wanted.
//!
//! ```text
//! Source ─► Chunks ─► skim ─┬─► nothing wrong: counted
//!                           └─► suspicious: audit ─► Findings ─► in order, to whoever listens
//! ```
//!
//! Whoever is free takes the next chunk; reports are put back in order before they are told. So
//! the answer is the same for any number of threads.

use std::boxed::Box;
use std::collections::BTreeMap;
use std::format;
use std::io::{self, Read};
use std::ops::ControlFlow;
use std::string::ToString;
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::thread;
use std::vec::Vec;

use chess_types::judge::{GameReader, GameSyntax};
use chess_types::notation::Span;

use super::audit::{Findings, Mistake, audit};
use super::finding::{Finding, GameName};
use super::lines::Lines;
use super::rules::{Group, Rules};
use super::skim::{Care, Skimmer};
use super::tally::Totals;
use crate::pgn::{Chunk, Chunks};

/// Which Laws decide whether a game has ended by itself: fivefold repetition and seventy-five moves end
/// games since July 2014.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Laws {
    /// Those of the day the game was played, by its `Date` tag; the current ones if there is none.
    #[default]
    OfTheDate,
    /// The current ones.
    Current,
    /// Those before July 2014.
    Before2014,
}

/// A part of the work: every `of`th chunk, beginning with number `index` from 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Shard {
    /// Which part, from 0.
    pub index: u64,
    /// How many parts there are.
    pub of: u64,
}

impl Shard {
    const fn has(self, chunk: u64) -> bool {
        chunk % self.of == self.index
    }
}

/// How to check.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// Which rules.
    pub rules: Rules,
    /// Which Laws.
    pub laws: Laws,
    /// Whether null moves pass in variations.
    pub null_moves_in_variations: bool,
    /// On how many threads.
    pub threads: usize,
    /// Which part of the work.
    pub shard: Option<Shard>,
}

impl Default for Options {
    /// All rules but those of style, the Laws of the game's date, one thread.
    fn default() -> Options {
        Options {
            rules: Rules::default(),
            laws: Laws::default(),
            null_moves_in_variations: false,
            threads: 1,
            shard: None,
        }
    }
}

type Opened<'a> = Box<dyn Read + Send + 'a>;

/// An archive to be checked.
pub struct Source<'a> {
    name: Arc<str>,
    open: Box<dyn FnOnce() -> io::Result<Opened<'a>> + Send + 'a>,
}

impl core::fmt::Debug for Source<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "Source({})", self.name)
    }
}

impl<'a> Source<'a> {
    /// An archive that is opened when its turn comes.
    pub fn new(
        name: impl Into<Arc<str>>,
        open: impl FnOnce() -> io::Result<Opened<'a>> + Send + 'a,
    ) -> Source<'a> {
        Source { name: name.into(), open: Box::new(open) }
    }
}

/// What a checker tells while it works.
#[derive(Debug)]
#[non_exhaustive]
pub enum Event<'a> {
    /// An archive begins.
    Begin {
        /// Its name.
        file: &'a Arc<str>,
    },
    /// Something is wrong.
    Finding(Box<Finding>),
    /// A chunk has been checked; the totals are those of everything so far.
    Progress(&'a Totals),
    /// An archive could not be opened.
    Unopened {
        /// Its name.
        file: &'a Arc<str>,
        /// Why.
        error: io::Error,
    },
    /// An archive is done; the totals are its own.
    End {
        /// Its name.
        file: &'a Arc<str>,
        /// What was counted.
        totals: &'a Totals,
    },
}

/// Checks archives.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Checker {
    options: Options,
}

impl Checker {
    /// A checker with these options.
    #[must_use]
    pub const fn new(options: Options) -> Checker {
        Checker { options }
    }

    /// Checks archives one after the other and tells what happens, in the order of the input. `listen`
    /// can end the work early. Returns what was counted.
    pub fn run<'a>(
        &self,
        sources: impl IntoIterator<Item = Source<'a>, IntoIter: Send>,
        listen: &mut dyn FnMut(Event<'_>) -> ControlFlow<()>,
    ) -> Totals {
        let mut feed =
            Feed { sources: sources.into_iter(), open: None, shard: self.options.shard, chunks: 0 };
        let mut teller =
            Teller { listen, totals: Totals::default(), file: None, is_part: feed.shard.is_some() };
        if self.options.threads <= 1 {
            let mut skimmer = self.skimmer();
            while let Some(step) = feed.next() {
                if teller.tell(self.work(step, &mut skimmer)).is_break() {
                    break;
                }
            }
            return teller.totals;
        }
        self.run_on_threads(Mutex::new((0, feed)), &mut teller);
        teller.totals
    }

    fn run_on_threads<'a, I: Iterator<Item = Source<'a>> + Send>(
        &self,
        feed: Mutex<(u64, Feed<'a, I>)>,
        teller: &mut Teller<'_>,
    ) {
        let threads = self.options.threads;
        let (sender, receiver) = mpsc::sync_channel(2 * threads);
        thread::scope(|scope| {
            for _ in 0..threads {
                let (sender, feed) = (sender.clone(), &feed);
                scope.spawn(move || {
                    let mut skimmer = self.skimmer();
                    while let Some((turn, step)) = next_step(feed) {
                        // Nobody listens any more.
                        if sender.send((turn, self.work(step, &mut skimmer))).is_err() {
                            break;
                        }
                    }
                });
            }
            drop(sender);
            let mut early = BTreeMap::new();
            let mut turn = 0;
            for (done, report) in &receiver {
                early.insert(done, report);
                while let Some(report) = early.remove(&turn) {
                    turn += 1;
                    if teller.tell(report).is_break() {
                        return drop(receiver);
                    }
                }
            }
        });
    }

    /// Style is looked at in every game; nothing is skimmed then.
    fn skimmer(&self) -> Option<Skimmer> {
        let care = Care { claims: self.has_claims(), laws: self.options.laws };
        (!self.options.rules.has(Group::Style)).then(|| Skimmer::new(care))
    }

    /// Whether anybody asks for more than legal moves.
    fn has_claims(&self) -> bool {
        let rules = &self.options.rules;
        rules.has(Group::End) || rules.has(Group::Claims)
    }

    fn work(&self, step: Step, skimmer: &mut Option<Skimmer>) -> Report {
        match step {
            Step::Check(file, chunk) => Report::Checked(self.check_chunk(file, &chunk, skimmer)),
            Step::Tell(report) => report,
        }
    }

    fn check_chunk(&self, file: Arc<str>, chunk: &Chunk, skimmer: &mut Option<Skimmer>) -> Checked {
        let mut totals = Totals { bytes: chunk.text.len() as u64, ..Totals::default() };
        let text = &chunk.text;
        let mut findings =
            Findings { options: &self.options, file, chunk, lines: Lines::default(), found: Vec::new() };
        let mut at = 0;
        while at < text.len() {
            if let Some(plain) = skimmer.as_mut().and_then(|skimmer| skimmer.skim(text, at)) {
                totals.add_game(&plain.tally);
                at = plain.end;
                continue;
            }
            let mut reader = GameReader::starting_at(text, at);
            let Some(game) = reader.next() else { break };
            at = if chunk.is_too_large { text.len() } else { reader.offset() };
            let found = findings.found.len();
            let name = name_of(&game, chunk, totals.games + 1);
            if chunk.is_too_large {
                totals.games += 1;
                let span = Span::new(game.span.start, game.span.start + 1);
                findings.take(&name, Mistake::new("too-large", span, "this is too large to be a game"));
            } else {
                let mut tally = audit(game, &name, &mut findings);
                // Counted for all games or for none: who skims for legal moves only does not look for ends.
                tally.outcome = tally.outcome.filter(|_| skimmer.is_none() || self.has_claims());
                totals.add_game(&tally);
            }
            totals.faulty_games += u64::from(findings.found.len() > found);
        }
        for finding in &findings.found {
            totals.add_finding(finding.rule.id, finding.severity);
        }
        Checked { totals, findings: findings.found }
    }
}

fn name_of(game: &GameSyntax, chunk: &Chunk, number: u64) -> GameName {
    let tags = GameName::TAGS.map(|name| game.tag(&chunk.text, name.as_bytes()));
    GameName { number: Some(number), offset: chunk.offset + game.span.start as u64, tags }
}

fn next_step<'a, I: Iterator<Item = Source<'a>>>(feed: &Mutex<(u64, Feed<'a, I>)>) -> Option<(u64, Step)> {
    let mut feed = feed.lock().unwrap_or_else(PoisonError::into_inner);
    let step = feed.1.next()?;
    feed.0 += 1;
    Some((feed.0 - 1, step))
}

/// What is to be done next, in the order of the input.
enum Step {
    Check(Arc<str>, Chunk),
    /// Nothing to do but to tell.
    Tell(Report),
}

/// What is to be told.
enum Report {
    Begin(Arc<str>),
    Checked(Checked),
    Unopened(Arc<str>, io::Error),
    /// The archive ended, perhaps too early: where and why.
    End(Option<(Chunk, io::Error)>),
}

struct Checked {
    totals: Totals,
    findings: Vec<Finding>,
}

/// Opens the archives and cuts them.
struct Feed<'a, I> {
    sources: I,
    open: Option<(Arc<str>, Chunks<Opened<'a>>)>,
    shard: Option<Shard>,
    /// How many chunks there have been.
    chunks: u64,
}

impl<'a, I: Iterator<Item = Source<'a>>> Feed<'a, I> {
    fn next(&mut self) -> Option<Step> {
        loop {
            let Some((name, chunks)) = &mut self.open else {
                let source = self.sources.next()?;
                return Some(Step::Tell(match (source.open)() {
                    Ok(opened) => {
                        self.open = Some((source.name.clone(), Chunks::new(opened)));
                        Report::Begin(source.name)
                    }
                    Err(error) => Report::Unopened(source.name, error),
                }));
            };
            match chunks.next_chunk() {
                Ok(Some(chunk)) => {
                    self.chunks += 1;
                    let is_ours = self.shard.is_none_or(|shard| shard.has(self.chunks - 1));
                    if is_ours {
                        return Some(Step::Check(name.clone(), chunk));
                    }
                }
                Ok(None) => {
                    self.open = None;
                    return Some(Step::Tell(Report::End(None)));
                }
                Err(error) => {
                    let end = chunks.here();
                    self.open = None;
                    // It is told by whoever would have the chunk that is not there.
                    let is_ours = self.shard.is_none_or(|shard| shard.has(self.chunks));
                    return Some(Step::Tell(Report::End(is_ours.then_some((end, error)))));
                }
            }
        }
    }
}

/// Tells reports, in order, to whoever listens.
struct Teller<'l> {
    listen: &'l mut dyn FnMut(Event<'_>) -> ControlFlow<()>,
    totals: Totals,
    /// The archive that is being told of, and what was counted in it.
    file: Option<(Arc<str>, Totals)>,
    /// Whether only a part of the work is done: games have no numbers then.
    is_part: bool,
}

impl Teller<'_> {
    fn tell(&mut self, report: Report) -> ControlFlow<()> {
        match report {
            Report::Begin(file) => {
                (self.listen)(Event::Begin { file: &file })?;
                self.file = Some((file, Totals::default()));
                ControlFlow::Continue(())
            }
            Report::Unopened(file, error) => (self.listen)(Event::Unopened { file: &file, error }),
            Report::Checked(checked) => self.tell_checked(checked),
            Report::End(error) => {
                if let Some((end, error)) = error {
                    self.tell_truncated(&end, &error)?;
                }
                let Some((file, totals)) = self.file.take() else { return ControlFlow::Continue(()) };
                (self.listen)(Event::End { file: &file, totals: &totals })
            }
        }
    }

    fn tell_checked(&mut self, checked: Checked) -> ControlFlow<()> {
        let before = self.file.as_ref().map_or(0, |(_, totals)| totals.games);
        self.totals.merge(&checked.totals);
        if let Some((_, totals)) = &mut self.file {
            totals.merge(&checked.totals);
        }
        for mut finding in checked.findings {
            let number = finding.game.number.filter(|_| !self.is_part);
            finding.game.number = number.map(|number| number + before);
            (self.listen)(Event::Finding(Box::new(finding)))?;
        }
        (self.listen)(Event::Progress(&self.totals))
    }

    fn tell_truncated(&mut self, end: &Chunk, error: &io::Error) -> ControlFlow<()> {
        let Some((file, _)) = &self.file else { return ControlFlow::Continue(()) };
        let options = Options::default();
        let mut findings = Findings {
            options: &options,
            file: file.clone(),
            chunk: end,
            lines: Lines::default(),
            found: Vec::new(),
        };
        let title = format!("the input cannot be read on: {error}");
        let help = "what could be read up to here has been checked".to_string();
        let mistake = Mistake::new("truncated", Span::default(), title).help(help);
        findings.take(&GameName::default(), mistake);
        let mut totals = Totals::default();
        findings.found.iter().for_each(|finding| totals.add_finding(finding.rule.id, finding.severity));
        self.tell_checked(Checked { totals, findings: findings.found })
    }
}
