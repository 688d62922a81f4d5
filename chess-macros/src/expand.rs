//! Checked games and positions as Rust: constant expressions with exact types.

use std::ffi::CString;

use chess_types::GameResult;
use chess_types::judge::packed::{PackedNote, notes, pack, pack_position};
use chess_types::judge::{GameRecord, GameSyntax, MoveSyntax};
use chess_types::{CastleSide, CheckMark, Color, Outcome, Position, Role, Square, WrittenKind, WrittenMove};
use proc_macro2::{Delimiter, Group, Ident, Literal, Span, TokenStream, TokenTree};
use quote::{TokenStreamExt, quote};

use crate::runtime::{PATH, Runtime, parsed};

/// A game ready to be printed.
pub(crate) struct TypedGame<'a> {
    record: &'a GameRecord,
    /// Plies of the main line as written: more than are legal if there was a mistake, so that a
    /// type that the user wrote for the game still fits.
    plies: usize,
    ending: Ending,
    notes: Vec<(PackedNote<'static>, &'a [u8])>,
}

impl<'a> TypedGame<'a> {
    /// A game in which `turn` was to move at first, perhaps with mistakes.
    pub(crate) fn written(
        record: &'a GameRecord,
        syntax: &'a GameSyntax,
        turn: Color,
        text: &'a [u8],
    ) -> Self {
        let written = &syntax.lines[0].moves;
        let ending = match record.outcome {
            Some(_) => Ending::of(record),
            None => Ending::promised(record, written, turn),
        };
        TypedGame { record, plies: written.len(), ending, notes: notes(syntax, text) }
    }

    /// `BlackOnMove<U3>`, or `Game<U3, Stalemate>`: the shorter, the sooner the compiler has read it.
    pub(crate) fn type_(&self, runtime: &Runtime) -> TokenStream {
        let length = length(self.plies);
        runtime.parsed(&match self.ending.short_name() {
            Some(name) => format!("{PATH}::ending::{name}<{length}>"),
            None => format!("{PATH}::Game<{length}, {}>", self.ending.type_()),
        })
    }

    /// The game as an expression that names its type, for where nothing else does. It is a constant, so that there may be
    /// references to it for ever.
    pub(crate) fn typed_value(&self, runtime: &Runtime) -> TokenStream {
        let (length, ending) = (length(self.plies), self.ending.type_());
        let transmute = runtime.parsed(&format!(
            "{PATH}::__private::transmute::<&'static {PATH}::__private::CStr, {PATH}::Game<{length}, {ending}>>"
        ));
        let block = Group::new(Delimiter::Brace, self.value_by(transmute, runtime));
        let mut value = parsed("const");
        value.append(block);
        value
    }

    /// The game as an expression whose type is known: the compiler reads it once, not twice.
    pub(crate) fn value(&self, runtime: &Runtime) -> TokenStream {
        self.value_by(parsed("::core::mem::transmute"), runtime)
    }

    /// The text as a game, as which it was judged. (Calls of constant functions and unions cost the compiler more.)
    fn value_by(&self, mut transmute: TokenStream, runtime: &Runtime) -> TokenStream {
        let text = CString::new(self.bytes()).unwrap_or_default();
        transmute
            .append(Group::new(Delimiter::Parenthesis, TokenTree::from(Literal::c_string(&text)).into()));
        runtime.sealed(transmute)
    }

    /// The game as bytes, none of them zero.
    fn bytes(&self) -> Vec<u8> {
        pack(self.record, self.plies, &self.notes)
    }
}

/// Several games without their types, as an array.
pub(crate) fn views(games: &[TypedGame<'_>], runtime: &Runtime) -> TokenStream {
    let count = games.len();
    // Each in a byte string of its own: the compiler looks at the whole of one for each pointer into it.
    let games = games.iter().map(|game| Literal::byte_string(&game.bytes()));
    runtime.sealed(quote! { #runtime::__private::views::<#count>([#(#games),*]) })
}

/// A number of plies as a type: `U80`, or put together from bits where no name exists.
fn length(plies: usize) -> String {
    if plies <= 1024 {
        return format!("{PATH}::typenum::U{plies}");
    }
    let mut bits = format!("{PATH}::typenum::UTerm");
    for bit in (0..=plies.ilog2()).rev() {
        bits = format!("{PATH}::typenum::UInt<{bits}, {PATH}::typenum::B{}>", plies >> bit & 1);
    }
    bits
}

/// Who is to move after so many plies: after an even number the side that started.
pub(crate) fn turn_after(plies: usize, start: Color) -> Color {
    if plies.is_multiple_of(2) { start } else { start.opponent() }
}

/// How a game ends, by the names of `chess_runtime::ending`.
#[derive(Clone, Copy)]
struct Ending {
    name: &'static str,
    side: Option<Color>,
}

impl Ending {
    const fn new(name: &'static str, side: Option<Color>) -> Ending {
        Ending { name, side }
    }

    /// How the game ends.
    fn of(record: &GameRecord) -> Ending {
        match record.outcome {
            Some(Outcome::Checkmate { winner }) => Ending::new("Checkmate", Some(winner)),
            Some(Outcome::Stalemate) => Ending::new("Stalemate", None),
            Some(Outcome::DeadPosition) => Ending::new("DeadPosition", None),
            Some(Outcome::FivefoldRepetition) => Ending::new("FivefoldRepetition", None),
            Some(Outcome::SeventyFiveMoves) => Ending::new("SeventyFiveMoves", None),
            _ => Ending::declared(record.result, record.end().turn()),
        }
    }

    /// How the text of a broken game promises that it ends.
    fn promised(record: &GameRecord, written: &[MoveSyntax], start: Color) -> Ending {
        let turn = turn_after(written.len(), start);
        let last = written.last().and_then(|last| last.written.ok());
        if last.is_some_and(|san| san.mark == Some(CheckMark::Mate)) {
            return Ending::new("Checkmate", Some(turn.opponent()));
        }
        Ending::declared(record.result, turn)
    }

    /// How a game ends that could go on by the Laws.
    fn declared(result: Option<GameResult>, turn: Color) -> Ending {
        match result {
            Some(GameResult::WhiteWins) => Ending::new("Awarded", Some(Color::White)),
            Some(GameResult::BlackWins) => Ending::new("Awarded", Some(Color::Black)),
            Some(GameResult::Draw) => Ending::new("DrawAgreed", None),
            Some(GameResult::Unknown) | None => Ending::new("InProgress", Some(turn)),
        }
    }

    /// `InProgress<White>`
    fn type_(self) -> String {
        match self.side {
            Some(side) => format!("{PATH}::ending::{}<{PATH}::{side}>", self.name),
            None => format!("{PATH}::ending::{}", self.name),
        }
    }

    /// The name that games with this ending have.
    fn short_name(self) -> Option<&'static str> {
        Some(match (self.name, self.side) {
            ("InProgress", Some(Color::White)) => "WhiteOnMove",
            ("InProgress", Some(Color::Black)) => "BlackOnMove",
            ("Checkmate", Some(Color::White)) => "WhiteMates",
            ("Checkmate", Some(Color::Black)) => "BlackMates",
            ("Awarded", Some(Color::White)) => "WhiteWins",
            ("Awarded", Some(Color::Black)) => "BlackWins",
            ("DrawAgreed", None) => "AgreedDraw",
            _ => return None,
        })
    }
}

/// A position as a constant expression, or the error that stands in its place: an error by itself fits wherever a position
/// would.
pub(crate) fn position_or_error(read: Result<Position, TokenStream>, runtime: &Runtime) -> TokenStream {
    read.map_or_else(|error| error, |position| self::position(&position, runtime))
}

/// A position as a constant expression.
pub(crate) fn position(position: &Position, runtime: &Runtime) -> TokenStream {
    if *position == Position::STANDARD {
        return quote! { #runtime::__private::Position::STANDARD };
    }
    let bytes = Literal::byte_string(&pack_position(position));
    runtime.sealed(quote! { #runtime::__private::position(#bytes) })
}

/// A written move as a constant expression.
pub(crate) fn san(san: &WrittenMove, runtime: &Runtime) -> TokenStream {
    let optional_role = |role: Option<Role>| option(role.map(|role| self::role(role, runtime)), runtime);
    let kind = match san.kind {
        WrittenKind::Castle(side) => {
            let side = castle_side(side, runtime);
            quote! { Castle(#side) }
        }
        WrittenKind::Squares { from, takes, to, promotion } => {
            let (from, to, promotion) =
                (square(from, runtime), square(to, runtime), optional_role(promotion));
            quote! { Squares { from: #from, takes: #takes, to: #to, promotion: #promotion } }
        }
        WrittenKind::Piece { role, file, rank, takes, to, promotion } => {
            let file = option(file.map(|file| variant("File", &format!("{file:?}"), runtime)), runtime);
            let rank = option(rank.map(|rank| variant("Rank", &format!("{rank:?}"), runtime)), runtime);
            let (role, to, promotion) =
                (self::role(role, runtime), square(to, runtime), optional_role(promotion));
            quote! {
                Piece { role: #role, file: #file, rank: #rank, takes: #takes, to: #to, promotion: #promotion }
            }
        }
    };
    let mark = option(san.mark.map(|mark| variant("CheckMark", &format!("{mark:?}"), runtime)), runtime);
    let en_passant = san.en_passant;
    quote! {
        #runtime::__private::WrittenMove { kind: #runtime::__private::WrittenKind::#kind, mark: #mark, en_passant: #en_passant }
    }
}

/// A square as a constant expression.
pub(crate) fn square(square: Square, runtime: &Runtime) -> TokenStream {
    variant("Square", &format!("{square:?}"), runtime)
}

fn role(role: Role, runtime: &Runtime) -> TokenStream {
    variant("Role", &format!("{role:?}"), runtime)
}

fn castle_side(side: CastleSide, runtime: &Runtime) -> TokenStream {
    variant("CastleSide", &format!("{side:?}"), runtime)
}

/// `Type::Variant` of the vocabulary, whose `Debug` prints the variant's name.
fn variant(type_: &str, name: &str, runtime: &Runtime) -> TokenStream {
    let (type_, name) = (Ident::new(type_, Span::call_site()), Ident::new(name, Span::call_site()));
    quote! { #runtime::__private::#type_::#name }
}

fn option(value: Option<TokenStream>, runtime: &Runtime) -> TokenStream {
    match value {
        Some(value) => quote! { #runtime::__private::Option::Some(#value) },
        None => quote! { #runtime::__private::Option::None },
    }
}
