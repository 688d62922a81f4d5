//! [`Source`]: an archive to be checked; [`Feed`]: archives in, the next step of the work out, in the order of the input.

use std::boxed::Box;
use std::fmt;
use std::io::{self, Read};
use std::sync::Arc;

use chess_types::judge::{NotPgn, what_it_looks_like};

use super::options::Shard;
use super::order::Report;
use crate::pgn::{Chunk, Chunks};

type Opened<'a> = Box<dyn Read + Send + 'a>;

/// An archive to be checked.
pub struct Source<'a> {
    name: Arc<str>,
    open: Box<dyn FnOnce() -> io::Result<Opened<'a>> + Send + 'a>,
}

impl fmt::Debug for Source<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
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

/// What is to be done next.
pub(super) enum Step {
    /// Check a chunk of this archive.
    Check(Arc<str>, Chunk),
    /// Report that this archive, which begins so, is no PGN.
    Refuse(Arc<str>, Chunk, NotPgn),
    /// Nothing but to report.
    Report(Report),
}

/// Opens the archives and cuts them.
pub(super) struct Feed<'a, I> {
    sources: I,
    open: Option<(Arc<str>, Chunks<Opened<'a>>)>,
    shard: Option<Shard>,
    /// How many chunks there have been.
    chunks: u64,
}

impl<'a, I: Iterator<Item = Source<'a>>> Feed<'a, I> {
    pub(super) const fn new(sources: I, shard: Option<Shard>) -> Feed<'a, I> {
        Feed { sources, open: None, shard, chunks: 0 }
    }

    /// The next step; `None` when all archives are done.
    pub(super) fn next(&mut self) -> Option<Step> {
        loop {
            let Some((name, chunks)) = &mut self.open else {
                let source = self.sources.next()?;
                return Some(Step::Report(match (source.open)() {
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
                    let looks_like = if chunk.offset == 0 { what_it_looks_like(&chunk.text) } else { None };
                    if let Some(kind) = looks_like {
                        chunks.pass_over_rest();
                        if is_ours {
                            return Some(Step::Refuse(name.clone(), chunk, kind));
                        }
                    } else if is_ours {
                        return Some(Step::Check(name.clone(), chunk));
                    }
                }
                Ok(None) => {
                    self.open = None;
                    return Some(Step::Report(Report::End(None)));
                }
                Err(error) => {
                    let end = chunks.here();
                    self.open = None;
                    // The shard that would have the missing chunk reports it.
                    let is_ours = self.shard.is_none_or(|shard| shard.has(self.chunks));
                    return Some(Step::Report(Report::End(is_ours.then_some((end, error)))));
                }
            }
        }
    }
}
