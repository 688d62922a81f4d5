//! Checked games and positions as Rust: constant expressions with exact types.

use chess_types::judge::{GameRecord, GameSyntax, MoveSyntax};
use chess_types::notation::GameResult;
use chess_types::{
    CastleSide, CheckMark, Color, Move, Outcome, Position, Role, Square, WrittenKind, WrittenMove,
};
use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::quote;

use crate::krate::Krate;

/// A game ready to be printed.
pub(crate) struct TypedGame<'a> {
    record: &'a GameRecord,
    /// Plies of the main line as written: more than are legal if there was a mistake, so that a
    /// type that somebody wrote for the game still fits.
    plies: usize,
    ending: Ending,
    krate: &'a Krate,
}

impl<'a> TypedGame<'a> {
    /// A game in which `turn` was to move at first, perhaps with mistakes.
    pub(crate) fn written(
        record: &'a GameRecord,
        syntax: &GameSyntax,
        turn: Color,
        krate: &'a Krate,
    ) -> Self {
        let written = &syntax.lines[0].moves;
        let ending = match record.outcome {
            Some(_) => Ending::of(record),
            None => Ending::promised(record, written, turn),
        };
        TypedGame { record, plies: written.len(), ending, krate }
    }

    /// `BlackToMove<U3>`, or `Game<U3, Stalemate>`: the shorter, the sooner the compiler has read it.
    pub(crate) fn type_(&self) -> String {
        let (krate, length) = (self.krate, length(self.plies, self.krate));
        match self.ending.short_name() {
            Some(name) => format!("{krate}::ending::{name}<{length}>"),
            None => format!("{krate}::Game<{length}, {}>", self.ending.type_(krate)),
        }
    }

    /// The game as an expression that names its type, for where nothing else does.
    pub(crate) fn typed_value(&self) -> String {
        let (length, ending) = (length(self.plies, self.krate), self.ending.type_(self.krate));
        self.value_with(&format!("::<{length}, {ending}>"))
    }

    /// The game as an expression whose type is known: the compiler reads it once, not twice.
    pub(crate) fn value(&self) -> String {
        self.value_with("")
    }

    fn value_with(&self, types: &str) -> String {
        format!("{}::Game{types} {{ __text: c\"{}\" }}", self.krate, self.bytes().escape_ascii())
    }

    /// The game as bytes, none of them zero, which `chess_runtime::game::bytes` describes and reads.
    fn bytes(&self) -> Vec<u8> {
        let record = self.record;
        let has_start = *record.start() != Position::STANDARD;
        let (start, end) = (record.start().to_bytes(), record.end().to_bytes());
        let mask = if has_start { mask(&[&start, &end]) } else { mask(&[&end]) };
        let result = record.result.and_then(|result| GameResult::ALL.iter().position(|&it| it == result));
        let outcome = record.outcome.and_then(|outcome| Outcome::ALL.iter().position(|&it| it == outcome));
        let number = |place: Option<usize>| place.map_or(1, |place| place as u8 + 2);

        let mut bytes = Vec::with_capacity(256 + 2 * self.plies);
        bytes.extend_from_slice(&[mask, number(result), number(outcome), 1 + u8::from(has_start)]);
        push_masked(&mut bytes, &end, mask);
        if has_start {
            push_masked(&mut bytes, &start, mask);
        }
        push_moves(&mut bytes, record.moves(), self.plies);
        if record.tags.is_empty() && record.lines.len() == 1 {
            return bytes;
        }
        push_counted(&mut bytes, |tags| {
            for (name, value) in &record.tags {
                push_counted(tags, |bytes| push_text(bytes, name));
                push_counted(tags, |bytes| push_text(bytes, value));
            }
        });
        for line in &record.lines {
            if let Some(branch) = line.branch {
                push_number(&mut bytes, branch.line);
                push_number(&mut bytes, branch.ply);
                push_moves(&mut bytes, &line.moves, line.moves.len());
            }
        }
        bytes
    }
}

/// Several games without their types, as an array.
pub(crate) fn views(games: &[TypedGame<'_>], krate: &Krate) -> TokenStream {
    let count = games.len();
    // Each in a byte string of its own: the compiler looks at the whole of one for each pointer into it.
    let games = games.iter().map(|game| Literal::byte_string(&game.bytes()));
    quote! { #krate::__private::views::<#count>([#(#games),*]) }
}

/// Rust tokens from text. The compiler reads text faster than a macro without optimisation makes
/// tokens, and faster than proc-macro2, which stands in where there is no compiler.
pub(crate) fn parsed(text: &str) -> TokenStream {
    if proc_macro::is_available() {
        return text.parse().map(|tokens: proc_macro::TokenStream| tokens.into()).unwrap_or_default();
    }
    text.parse().unwrap_or_default()
}

/// A byte that is in none of these, so that no byte exclusive-ored with it is zero. If it can be, one
/// that needs no escape: positions are zeros for the most part.
fn mask(positions: &[&[u8]]) -> u8 {
    let mut is_there = [false; 256];
    for bytes in positions {
        let mut at = 0;
        while at < bytes.len() {
            is_there[bytes[at] as usize] = true;
            at += 1;
        }
    }
    let mut mask = b'#';
    while is_there[mask as usize] {
        mask = mask.wrapping_add(1);
    }
    mask
}

fn push_masked(bytes: &mut Vec<u8>, position: &[u8], mask: u8) {
    let start = bytes.len();
    bytes.extend_from_slice(position);
    let masked = &mut bytes[start..];
    let mut at = 0;
    // By index, which is quickest without optimisation.
    while at < masked.len() {
        masked[at] ^= mask;
        at += 1;
    }
}

/// Adds a tag's name or value. A zero, which no file of games has, becomes a sign for what cannot be shown.
fn push_text(bytes: &mut Vec<u8>, text: &str) {
    bytes.extend_from_slice(text.replace('\0', "\u{FFFD}").as_bytes());
}

/// Adds how many bytes follow, and the bytes.
fn push_counted(bytes: &mut Vec<u8>, push: impl FnOnce(&mut Vec<u8>)) {
    let at = bytes.len();
    push_number(bytes, 0);
    push(bytes);
    let count = bytes.len() - at - 4;
    bytes[at..at + 4].copy_from_slice(&number(count));
}

fn push_number(bytes: &mut Vec<u8>, value: usize) {
    bytes.extend_from_slice(&number(value));
}

/// A number as four bytes of seven bits each, none of them zero.
fn number(number: usize) -> [u8; 4] {
    assert!(number < 1 << 28, "no source file is so long");
    [
        number as u8 | 0x80,
        (number >> 7) as u8 | 0x80,
        (number >> 14) as u8 | 0x80,
        (number >> 21) as u8 | 0x80,
    ]
}

/// Adds the moves, two bytes each; for those that were not legal, one that never is.
fn push_moves(bytes: &mut Vec<u8>, moves: &[Move], plies: usize) {
    push_number(bytes, 2 * plies);
    let start = bytes.len();
    bytes.extend_from_slice(&vec![0; 2 * plies]);
    let added = &mut bytes[start..];
    let mut ply = 0;
    // By index, which is quickest without optimisation.
    while ply < plies {
        let m = if ply < moves.len() { moves[ply] } else { Move::normal(Square::A1, Square::A1) };
        let bits = m.to_bits();
        (added[2 * ply], added[2 * ply + 1]) = (bits as u8, (bits >> 8) as u8);
        ply += 1;
    }
}

/// A number of plies as a type: `U80`, or put together from bits where no name exists.
fn length(plies: usize, krate: &Krate) -> String {
    if plies <= 1024 {
        return format!("{krate}::typenum::U{plies}");
    }
    let mut bits = format!("{krate}::typenum::UTerm");
    for bit in (0..=plies.ilog2()).rev() {
        bits = format!("{krate}::typenum::UInt<{bits}, {krate}::typenum::B{}>", plies >> bit & 1);
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
    fn type_(self, krate: &Krate) -> String {
        match self.side {
            Some(side) => format!("{krate}::ending::{}<{krate}::{side}>", self.name),
            None => format!("{krate}::ending::{}", self.name),
        }
    }

    /// The name that games with this ending have.
    fn short_name(self) -> Option<&'static str> {
        Some(match (self.name, self.side) {
            ("InProgress", Some(Color::White)) => "WhiteToMove",
            ("InProgress", Some(Color::Black)) => "BlackToMove",
            ("Checkmate", Some(Color::White)) => "WhiteMates",
            ("Checkmate", Some(Color::Black)) => "BlackMates",
            ("Awarded", Some(Color::White)) => "WhiteWins",
            ("Awarded", Some(Color::Black)) => "BlackWins",
            ("DrawAgreed", None) => "Drawn",
            _ => return None,
        })
    }
}

/// A position as a constant expression.
pub(crate) fn position(position: &Position, krate: &Krate) -> TokenStream {
    if *position == Position::STANDARD {
        return quote! { #krate::__private::Position::STANDARD };
    }
    let bytes = Literal::byte_string(&position.to_bytes());
    quote! { #krate::__private::position(#bytes) }
}

/// A written move as a constant expression.
pub(crate) fn san(san: &WrittenMove, krate: &Krate) -> TokenStream {
    let optional_role = |role: Option<Role>| option(role.map(|role| self::role(role, krate)), krate);
    let kind = match san.kind {
        WrittenKind::Castle(side) => {
            let side = castle_side(side, krate);
            quote! { Castle(#side) }
        }
        WrittenKind::Squares { from, takes, to, promotion } => {
            let (from, to, promotion) = (square(from, krate), square(to, krate), optional_role(promotion));
            quote! { Squares { from: #from, takes: #takes, to: #to, promotion: #promotion } }
        }
        WrittenKind::Piece { role, file, rank, takes, to, promotion } => {
            let file = option(file.map(|file| variant("File", &format!("{file:?}"), krate)), krate);
            let rank = option(rank.map(|rank| variant("Rank", &format!("{rank:?}"), krate)), krate);
            let (role, to, promotion) =
                (self::role(role, krate), square(to, krate), optional_role(promotion));
            quote! {
                Piece { role: #role, file: #file, rank: #rank, takes: #takes, to: #to, promotion: #promotion }
            }
        }
    };
    let mark = option(san.mark.map(|mark| variant("CheckMark", &format!("{mark:?}"), krate)), krate);
    let en_passant = san.en_passant;
    quote! {
        #krate::__private::WrittenMove { kind: #krate::__private::WrittenKind::#kind, mark: #mark, en_passant: #en_passant }
    }
}

/// A square as a constant expression.
pub(crate) fn square(square: Square, krate: &Krate) -> TokenStream {
    variant("Square", &format!("{square:?}"), krate)
}

fn role(role: Role, krate: &Krate) -> TokenStream {
    variant("Role", &format!("{role:?}"), krate)
}

fn castle_side(side: CastleSide, krate: &Krate) -> TokenStream {
    variant("CastleSide", &format!("{side:?}"), krate)
}

/// `Type::Variant` of the vocabulary, whose `Debug` prints the variant's name.
fn variant(type_: &str, name: &str, krate: &Krate) -> TokenStream {
    let (type_, name) = (Ident::new(type_, Span::call_site()), Ident::new(name, Span::call_site()));
    quote! { #krate::__private::#type_::#name }
}

fn option(value: Option<TokenStream>, krate: &Krate) -> TokenStream {
    match value {
        Some(value) => quote! { #krate::__private::Option::Some(#value) },
        None => quote! { #krate::__private::Option::None },
    }
}
