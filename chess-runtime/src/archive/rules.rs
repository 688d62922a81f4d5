//! The rules of the archive checker: their ids, groups, severities, and which of them are asked for.

use std::string::{String, ToString};
use std::vec::Vec;

use core::fmt;

/// How bad a finding is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Severity {
    /// Good to know; no reason to fail.
    Note,
    /// Something that is not so, in a game that can be played through.
    Warning,
    /// Something that is no legal game.
    Error,
}

impl Severity {
    /// The word for it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Severity::Note => "note",
            Severity::Warning => "warning",
            Severity::Error => "error",
        }
    }

    /// The severity of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Severity> {
        [Severity::Note, Severity::Warning, Severity::Error]
            .into_iter()
            .find(|severity| severity.name() == name)
    }
}

impl fmt::Display for Severity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// What rules are about. A group can be selected like a rule.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Group {
    /// Whether the text can be read.
    Syntax,
    /// Whether the moves are legal.
    Moves,
    /// Whether the game was over before.
    End,
    /// Whether what moves and results say is so.
    Claims,
    /// Whether tags are right.
    Tags,
    /// Whether the game is written in export form.
    Style,
    /// Whether the input can be read at all.
    Input,
}

impl Group {
    /// The name to select it by.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Group::Syntax => "syntax",
            Group::Moves => "moves",
            Group::End => "end",
            Group::Claims => "claims",
            Group::Tags => "tags",
            Group::Style => "style",
            Group::Input => "input",
        }
    }
}

/// A rule of the checker.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rule {
    /// The stable id, in kebab-case.
    pub id: &'static str,
    /// What it is about.
    pub group: Group,
    /// How bad it is, if nobody says otherwise.
    pub severity: Severity,
    /// What it forbids, in a line.
    pub summary: &'static str,
}

impl Rule {
    /// The rule with this id.
    #[must_use]
    pub fn named(id: &str) -> Option<&'static Rule> {
        RULES.iter().find(|rule| rule.id == id)
    }

    /// Its place in [`RULES`].
    fn index(&self) -> usize {
        RULES.iter().position(|rule| rule.id == self.id).unwrap_or(0)
    }
}

const fn error(group: Group, id: &'static str, summary: &'static str) -> Rule {
    Rule { id, group, severity: Severity::Error, summary }
}

const fn warning(group: Group, id: &'static str, summary: &'static str) -> Rule {
    Rule { id, group, severity: Severity::Warning, summary }
}

const fn note(id: &'static str, summary: &'static str) -> Rule {
    Rule { id, group: Group::Style, severity: Severity::Note, summary }
}

/// All rules there are.
pub static RULES: &[Rule] = &[
    error(Group::Syntax, "not-a-move", "a word that is not a move"),
    error(Group::Syntax, "null-move", "a move that passes"),
    error(Group::Syntax, "unclosed-comment", "a { without its }"),
    error(Group::Syntax, "unclosed-variation", "a ( without its )"),
    error(Group::Syntax, "unopened-variation", "a ) without its ("),
    error(Group::Syntax, "variation-without-move", "a variation where there is no move to vary"),
    error(Group::Syntax, "bad-tag", "a line that begins like a tag pair and is none"),
    warning(Group::Syntax, "glyph-without-move", "a glyph or mark that belongs to no move"),
    error(Group::Syntax, "unknown-result", "something like a result that is none"),
    warning(Group::Syntax, "number-without-move", "a move number that no move follows"),
    error(Group::Syntax, "stray", "something that belongs in no game"),
    error(Group::Moves, "ambiguous", "a move that could be several"),
    error(Group::Moves, "no-such-piece", "the player has no such piece"),
    error(Group::Moves, "not-there", "no such piece on the file, rank or square named"),
    error(Group::Moves, "nothing-there", "an empty square to move from"),
    error(Group::Moves, "wrong-color", "a piece of the other player"),
    error(Group::Moves, "wrong-kind", "another piece stands on the square named"),
    error(Group::Moves, "own-piece", "a player's own piece stands on the target"),
    error(Group::Moves, "already-there", "the piece stands there already"),
    error(Group::Moves, "cannot-reach", "no such piece moves like that"),
    error(Group::Moves, "blocked", "something stands between"),
    error(Group::Moves, "takes-king", "a king would be taken"),
    error(Group::Moves, "still-in-check", "the king stays in check"),
    error(Group::Moves, "double-check", "only the king can answer a double check"),
    error(Group::Moves, "pinned", "the piece is pinned"),
    error(Group::Moves, "into-attack", "the king would walk into an attack"),
    error(Group::Moves, "kings-touch", "the kings would stand side by side"),
    error(Group::Moves, "pawn-blocked", "something stands before the pawn"),
    error(Group::Moves, "nothing-to-take", "a pawn moves aside without taking"),
    error(Group::Moves, "not-double-step", "a pawn steps twice from elsewhere than its home"),
    error(Group::Moves, "pawn-backwards", "a pawn moves backwards"),
    error(Group::Moves, "en-passant-not-now", "no pawn has just stepped past"),
    error(Group::Moves, "en-passant-expired", "en passant a move too late"),
    error(Group::Moves, "en-passant-single-step", "the pawn came by single steps"),
    error(Group::Moves, "en-passant-opens-check", "taking en passant would open a check"),
    error(Group::Moves, "promotion-missing", "a pawn on the last rank must become something"),
    error(Group::Moves, "promotion-role", "a pawn cannot become that"),
    error(Group::Moves, "promotion-too-early", "a pawn promotes before the last rank"),
    error(Group::Moves, "promotion-of-piece", "only pawns promote"),
    error(Group::Moves, "castling-king-away", "the king is not at home"),
    error(Group::Moves, "castling-rook-away", "the rook is not at home"),
    error(Group::Moves, "castling-right-lost", "king or rook has moved before"),
    error(Group::Moves, "castling-king-moved", "the king has moved in this game"),
    error(Group::Moves, "castling-rook-moved", "the rook has moved in this game"),
    error(Group::Moves, "castling-rook-taken", "the rook was taken"),
    error(Group::Moves, "castling-blocked", "something stands between king and rook"),
    error(Group::Moves, "castling-in-check", "castling out of check"),
    error(Group::Moves, "castling-through-check", "castling through an attacked square"),
    error(Group::Moves, "castling-into-check", "castling into check"),
    error(Group::Moves, "digital-board", "kings put in the centre to mark the result, recorded as moves"),
    error(Group::End, "after-checkmate", "a move after checkmate"),
    error(Group::End, "after-stalemate", "a move after stalemate"),
    warning(Group::End, "after-dead-position", "a move in a dead position"),
    warning(Group::End, "after-fivefold-repetition", "a move after fivefold repetition"),
    warning(Group::End, "after-seventy-five-moves", "a move after seventy-five moves without progress"),
    warning(Group::Claims, "false-capture", "x where nothing is taken"),
    warning(Group::Claims, "false-en-passant", "e.p. on another move"),
    warning(Group::Claims, "false-check", "+ without check"),
    warning(Group::Claims, "false-double-check", "++ that is neither double check nor mate"),
    warning(Group::Claims, "false-mate", "# that is not mate"),
    warning(Group::Claims, "wrong-move-number", "a move number that is not the right one"),
    warning(Group::Claims, "wrong-result", "a result that the final position contradicts"),
    warning(Group::Claims, "result-mismatch", "a Result tag that differs from the result after the moves"),
    warning(Group::Claims, "missing-result", "no result after the moves"),
    warning(Group::Tags, "duplicate-tag", "a tag that appears twice"),
    warning(Group::Tags, "setup-without-fen", "SetUp without FEN"),
    warning(Group::Tags, "unknown-variant", "a game of other rules, whose moves are not checked"),
    error(Group::Tags, "bad-fen", "a FEN that is no legal position"),
    error(Group::Input, "too-large", "a game of more than sixteen megabytes"),
    error(Group::Input, "truncated", "input that ends too early or cannot be read on"),
    note("move-style", "a move not written as standard algebraic notation has it"),
    note("missing-mark", "a check or mate without its mark"),
    note("glyph-style", "!? and the like in place of $5"),
    note("missing-tag", "a tag of the seven tag roster is missing"),
    note("tag-order", "the seven tag roster is not first or not in order"),
    note("fen-without-setup", "FEN without SetUp"),
    note("long-line", "a line of more than eighty characters"),
];

/// Which rules are asked for, and how bad each is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rules {
    severities: Vec<Option<Severity>>,
}

/// A name that is no rule and no group.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownRule(pub String);

impl fmt::Display for UnknownRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no rule or group of rules named `{}`", self.0)
    }
}

impl std::error::Error for UnknownRule {}

impl Default for Rules {
    /// All rules but those of style.
    fn default() -> Rules {
        let severity = |rule: &Rule| (rule.group != Group::Style).then_some(rule.severity);
        Rules { severities: RULES.iter().map(severity).collect() }
    }
}

impl Rules {
    /// No rule at all, to select from.
    #[must_use]
    pub fn none() -> Rules {
        Rules { severities: std::vec![None; RULES.len()] }
    }

    /// Whether moves are legal, and nothing else.
    #[must_use]
    pub fn legality() -> Rules {
        let kept = |rule: &Rule| matches!(rule.group, Group::Syntax | Group::Moves | Group::Input);
        let severity = |rule: &Rule| (kept(rule) || rule.id == "bad-fen").then_some(rule.severity);
        Rules { severities: RULES.iter().map(severity).collect() }
    }

    /// The default rules, and those of style as warnings: what the PGN standard asks of an exported file.
    #[must_use]
    pub fn strict() -> Rules {
        let severity = |rule: &Rule| Some(rule.severity.max(Severity::Warning));
        Rules { severities: RULES.iter().map(severity).collect() }
    }

    /// How bad a finding of this rule is; `None` if it is not asked for.
    #[must_use]
    pub fn severity(&self, rule: &Rule) -> Option<Severity> {
        self.severities[rule.index()]
    }

    /// Whether any rule of a group is asked for.
    #[must_use]
    pub fn has(&self, group: Group) -> bool {
        RULES.iter().zip(&self.severities).any(|(rule, severity)| rule.group == group && severity.is_some())
    }

    /// Asks for a rule or a group, or for `all`.
    ///
    /// # Errors
    /// [`UnknownRule`] if there is none of that name.
    pub fn select(&mut self, name: &str) -> Result<(), UnknownRule> {
        self.change(name, |rule, severity| Some(severity.unwrap_or(rule.severity)))
    }

    /// Asks not for a rule or a group.
    ///
    /// # Errors
    /// [`UnknownRule`] if there is none of that name.
    pub fn ignore(&mut self, name: &str) -> Result<(), UnknownRule> {
        self.change(name, |_, _| None)
    }

    /// Says how bad a rule is, or all rules of a group.
    ///
    /// # Errors
    /// [`UnknownRule`] if there is none of that name.
    pub fn set(&mut self, name: &str, severity: Severity) -> Result<(), UnknownRule> {
        self.change(name, |_, _| Some(severity))
    }

    fn change(
        &mut self,
        name: &str,
        change: impl Fn(&Rule, Option<Severity>) -> Option<Severity>,
    ) -> Result<(), UnknownRule> {
        let mut is_known = false;
        for (rule, severity) in RULES.iter().zip(&mut self.severities) {
            if rule.id == name || rule.group.name() == name || name == "all" {
                *severity = change(rule, *severity);
                is_known = true;
            }
        }
        if is_known { Ok(()) } else { Err(UnknownRule(name.to_string())) }
    }
}
