//! Checked games and positions as Rust: constant expressions with exact types.

use chess_types::notation::{GameRecord, GameResult, GameSyntax};
use chess_types::{CastleSide, CheckMark, Color, Move, Outcome, Position, Role, San, SanKind, Square};
use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::quote;

use crate::krate::Krate;

/// A game ready to be printed.
pub(crate) struct TypedGame<'a> {
    record: &'a GameRecord,
    /// Plies of the main line as written: more than are legal if there was a mistake, so that a
    /// type that somebody wrote for the game still fits.
    plies: usize,
    ending: String,
    krate: &'a Krate,
}

impl<'a> TypedGame<'a> {
    pub(crate) fn new(record: &'a GameRecord, syntax: &GameSyntax, krate: &'a Krate) -> Self {
        let plies = syntax.lines[0].moves.len();
        let ending = ending(record, syntax, krate);
        TypedGame { record, plies, ending, krate }
    }

    /// `Game<U3, InProgress<Black>>`
    pub(crate) fn type_(&self) -> TokenStream {
        let (krate, length, ending) = (self.krate, length(self.plies, self.krate), &self.ending);
        parsed(&format!("{krate}::Game<{length}, {ending}>"))
    }

    /// The game as an expression that names its type, for where nothing else does.
    pub(crate) fn typed_value(&self) -> TokenStream {
        self.value_with(&format!("::<{}, {}>", length(self.plies, self.krate), self.ending))
    }

    /// The game as an expression whose type is known: the compiler reads it once, not twice.
    pub(crate) fn value(&self) -> TokenStream {
        self.value_with("")
    }

    fn value_with(&self, types: &str) -> TokenStream {
        let mut value = parsed(&format!("{}::__private::game{types}", self.krate));
        let bytes = self.bytes();
        value.extend(quote! { (#bytes) });
        value
    }

    /// The game as bytes, which `chess_runtime::game::bytes` describes and reads.
    fn bytes(&self) -> Literal {
        let record = self.record;
        let mut bytes = Vec::new();
        bytes.extend_from_slice(&record.start().to_bytes());
        bytes.extend_from_slice(&record.end().to_bytes());
        bytes.push(match record.result {
            None => 0,
            Some(GameResult::WhiteWins) => 1,
            Some(GameResult::BlackWins) => 2,
            Some(GameResult::Draw) => 3,
            Some(GameResult::Unknown) => 4,
        });
        bytes.push(match record.outcome {
            Some(Outcome::Checkmate { winner: Color::White }) => 1,
            Some(Outcome::Checkmate { winner: Color::Black }) => 2,
            Some(Outcome::Stalemate) => 3,
            Some(Outcome::DeadPosition) => 4,
            Some(Outcome::FivefoldRepetition) => 5,
            Some(Outcome::SeventyFiveMoves) => 6,
            // No other end by the Laws is known.
            None | Some(_) => 0,
        });
        push_moves(&mut bytes, record.moves(), self.plies);
        if record.tags.is_empty() && record.lines.len() == 1 {
            return Literal::byte_string(&bytes);
        }
        push_counted(&mut bytes, |tags| {
            for (name, value) in &record.tags {
                push_counted(tags, |bytes| bytes.extend_from_slice(name.as_bytes()));
                push_counted(tags, |bytes| bytes.extend_from_slice(value.as_bytes()));
            }
        });
        for line in &record.lines {
            if let Some(branch) = line.branch {
                push_number(&mut bytes, branch.line);
                push_number(&mut bytes, branch.ply);
                push_moves(&mut bytes, &line.moves, line.moves.len());
            }
        }
        Literal::byte_string(&bytes)
    }
}

/// Several games without their types, as an array.
pub(crate) fn views(games: &[TypedGame<'_>], krate: &Krate) -> TokenStream {
    let count = games.len();
    // Each in a byte string of its own: the compiler looks at the whole of one for each pointer into it.
    let games = games.iter().map(TypedGame::bytes);
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

/// Adds how many bytes follow, and the bytes.
fn push_counted(bytes: &mut Vec<u8>, push: impl FnOnce(&mut Vec<u8>)) {
    let at = bytes.len();
    push_number(bytes, 0);
    push(bytes);
    let count = bytes.len() - at - 4;
    bytes[at..at + 4].copy_from_slice(&as_u32(count).to_le_bytes());
}

fn push_number(bytes: &mut Vec<u8>, number: usize) {
    bytes.extend_from_slice(&as_u32(number).to_le_bytes());
}

/// A number that is no larger than the game's text.
fn as_u32(number: usize) -> u32 {
    u32::try_from(number).expect("source files end before 4 GiB")
}

/// Adds the moves, two bytes each; moves that were not legal are zeros.
fn push_moves(bytes: &mut Vec<u8>, moves: &[Move], plies: usize) {
    push_number(bytes, 2 * plies);
    let start = bytes.len();
    bytes.resize(start + 2 * plies, 0);
    let mut ply = 0;
    // By index, which is quickest without optimisation.
    while ply < moves.len() {
        [bytes[start + 2 * ply], bytes[start + 2 * ply + 1]] = moves[ply].to_bits().to_le_bytes();
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

/// How the game ends as a type. For a broken game, what its text promises.
fn ending(record: &GameRecord, syntax: &GameSyntax, krate: &Krate) -> String {
    let with_side = |name: &str, color: Color| format!("{krate}::ending::{name}<{krate}::{color}>");
    let plain = |name: &str| format!("{krate}::ending::{name}");
    let written = &syntax.lines[0].moves;
    let is_broken = written.len() != record.moves().len();
    // After an even number of plies the side that started is to move again.
    let start = record.start().turn();
    let turn = if written.len().is_multiple_of(2) { start } else { start.opponent() };
    let last = written.last().and_then(|last| last.written.ok());
    let promised_mate = is_broken && last.is_some_and(|san| san.mark == Some(CheckMark::Mate));
    match (record.outcome, record.result) {
        (Some(Outcome::Checkmate { winner }), _) => with_side("Checkmate", winner),
        (Some(Outcome::Stalemate), _) => plain("Stalemate"),
        (Some(Outcome::DeadPosition), _) => plain("DeadPosition"),
        (Some(Outcome::FivefoldRepetition), _) => plain("FivefoldRepetition"),
        (Some(Outcome::SeventyFiveMoves), _) => plain("SeventyFiveMoves"),
        _ if promised_mate => with_side("Checkmate", turn.opponent()),
        (_, Some(GameResult::WhiteWins)) => with_side("Awarded", Color::White),
        (_, Some(GameResult::BlackWins)) => with_side("Awarded", Color::Black),
        (_, Some(GameResult::Draw)) => plain("DrawAgreed"),
        _ => with_side("InProgress", turn),
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
pub(crate) fn san(san: &San, krate: &Krate) -> TokenStream {
    let optional_role = |role: Option<Role>| option(role.map(|role| self::role(role, krate)), krate);
    let kind = match san.kind {
        SanKind::Castle(side) => {
            let side = castle_side(side, krate);
            quote! { Castle(#side) }
        }
        SanKind::Squares { from, takes, to, promotion } => {
            let (from, to, promotion) = (square(from, krate), square(to, krate), optional_role(promotion));
            quote! { Squares { from: #from, takes: #takes, to: #to, promotion: #promotion } }
        }
        SanKind::Piece { role, file, rank, takes, to, promotion } => {
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
        #krate::__private::San { kind: #krate::__private::SanKind::#kind, mark: #mark, en_passant: #en_passant }
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
