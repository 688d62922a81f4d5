//! For people: findings that look like those of the Rust compiler.

use std::io::{self, Write};

use annotate_snippets::renderer::DecorStyle;
use annotate_snippets::{AnnotationKind, Element, Level, Origin, Renderer, Snippet};
use chess_runtime::Position;
use chess_runtime::archive::Severity;

use super::{Format, plain};
use crate::check::report::{Record, Report};
use crate::numbers::count;

/// How many findings are written by default: more than a person is likely to read.
const MOST: u64 = 1_000;

/// How many columns of a long line are shown around the mistake. The excerpt has more.
const WIDTH_AROUND: usize = 60;

/// The longest line of which a part is shown.
const LONGEST: usize = 100_000;

/// The format. Colours are always written; the printer takes them out where they are not wanted.
pub(super) struct Human {
    renderer: Renderer,
}

impl Default for Human {
    fn default() -> Human {
        Human { renderer: Renderer::styled().decor_style(DecorStyle::Ascii) }
    }
}

impl Format for Human {
    fn usual_limit(&self) -> Option<u64> {
        Some(MOST)
    }

    fn finding(&mut self, out: &mut dyn Write, finding: &Record) -> io::Result<()> {
        let renderer = match cut_off(finding) {
            0 => self.renderer.clone(),
            // Narrow enough to hide all of the filler.
            _ => self.renderer.clone().term_width(WIDTH_AROUND + finding.excerpt.marked),
        };
        writeln!(out, "{}\n", renderer.render(&[group(finding)]))
    }

    fn end(&mut self, out: &mut dyn Write, report: &Report) -> io::Result<()> {
        match report.omitted {
            0 => Ok(()),
            more => {
                let more = count(more, "more finding is", "more findings are");
                writeln!(out, "{more} not shown (--max-findings 0 shows all)")
            }
        }
    }
}

fn group(finding: &Record) -> annotate_snippets::Group<'_> {
    let level = match finding.severity {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
        Severity::Note => Level::NOTE,
    };
    let title = level.primary_title(plain(&finding.message)).id(finding.rule.id());
    let group = title.elements(excerpt(finding));
    let group = match board(finding) {
        Some(board) => group.element(Level::NOTE.with_name("board").message(board)),
        None => group,
    };
    let group = match &finding.help {
        Some(help) => group.element(Level::HELP.message(plain(help))),
        None => group,
    };
    match &finding.game {
        Some(game) => group.element(Level::NOTE.message(plain(&game.name().to_string()))),
        None => group,
    }
}

/// The place and the line. A long line is cut to the part around the mistake. Filler replaces the text before
/// that part, so that the columns are those of the file; the renderer shows dots for it.
fn excerpt(finding: &Record) -> Vec<Element<'_>> {
    let line = usize::try_from(finding.line).unwrap_or(usize::MAX);
    let column = usize::try_from(finding.column).unwrap_or(usize::MAX);
    let (excerpt, cut) = (&finding.excerpt, cut_off(finding));
    if excerpt.text.trim().is_empty() || cut > LONGEST {
        return vec![Origin::path(plain(&finding.file)).line(line).char_column(column).into()];
    }
    let byte = |chars: usize| excerpt.text.char_indices().nth(chars).map_or(excerpt.text.len(), |(at, _)| at);
    let span = cut + byte(excerpt.before)..cut + byte(excerpt.before + excerpt.marked);
    let text = format!("{}{}", ".".repeat(cut), excerpt.text);
    let snippet = Snippet::source(text).line_start(line).path(plain(&finding.file));
    vec![snippet.annotation(AnnotationKind::Primary.span(span)).into()]
}

/// How many characters of the line come before the excerpt.
fn cut_off(finding: &Record) -> usize {
    usize::try_from(finding.column).unwrap_or(usize::MAX).saturating_sub(finding.excerpt.before + 1)
}

/// The board before the move.
fn board(finding: &Record) -> Option<String> {
    let position = Position::from_fen(finding.fen.as_deref()?).ok()?;
    let before =
        finding.played.as_deref().map_or("here".to_string(), |played| format!("before {}", plain(played)));
    Some(format!("{before}\n{}", position.diagram()))
}
