//! Checked games and positions as Rust: constant expressions with exact types.

use chess_types::notation::{GameRecord, GameResult, GameSyntax, Line};
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
        let krate = self.krate;
        let mut bytes = self.record.end().to_bytes().to_vec();
        push_moves(&mut bytes, self.record.moves(), self.plies);
        let bytes = Literal::byte_string(&bytes);
        if *self.record.start() == Position::STANDARD && is_plain(self.record) {
            let mut value = parsed(&format!("{krate}::__private::game{types}"));
            value.extend(quote! { (#bytes) });
            return value;
        }
        let mut value = parsed(&format!("{krate}::__private::game_with{types}"));
        let (start, details) = (position(self.record.start(), krate), details(self.record, krate));
        value.extend(quote! { (#bytes, #start, #details) });
        value
    }
}

/// Several games without their types, as an array.
pub(crate) fn views(games: &[TypedGame<'_>], krate: &Krate) -> TokenStream {
    let count = games.len();
    let mut wholes = TokenStream::new();
    for game in games {
        let mut bytes = game.record.start().to_bytes().to_vec();
        bytes.extend(game.record.end().to_bytes());
        push_moves(&mut bytes, game.record.moves(), game.plies);
        let bytes = Literal::byte_string(&bytes);
        wholes.extend(parsed(&format!("&{krate}::__private::whole::<{}>({bytes}),", game.plies)));
    }
    let details = if games.iter().all(|game| is_plain(game.record)) {
        parsed(&format!("[{krate}::__private::PLAIN; {count}]"))
    } else {
        let each = games.iter().map(|game| details(game.record, krate));
        quote! { [#(#each),*] }
    };
    quote! {
        const GAMES: &[&#krate::__private::Whole<[u16]>; #count] = &[#wholes];
        #krate::__private::views::<#count>(GAMES, &#details)
    }
}

/// Rust tokens from text. The compiler reads text faster than a macro without optimisation makes
/// tokens, and faster than proc-macro2, which stands in where there is no compiler.
pub(crate) fn parsed(text: &str) -> TokenStream {
    if proc_macro::is_available() {
        return text.parse().map(|tokens: proc_macro::TokenStream| tokens.into()).unwrap_or_default();
    }
    text.parse().unwrap_or_default()
}

/// Whether a game has nothing but its moves.
fn is_plain(record: &GameRecord) -> bool {
    record.tags.is_empty() && record.lines.len() == 1 && record.result.is_none() && record.outcome.is_none()
}

/// Adds the moves, two bytes each; moves that were not legal are zeros.
fn push_moves(bytes: &mut Vec<u8>, moves: &[Move], plies: usize) {
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

fn details(record: &GameRecord, krate: &Krate) -> TokenStream {
    let tags = record.tags.iter().map(|(name, value)| quote! { (#name, #value) });
    let variations: Vec<TokenStream> =
        record.lines.iter().skip(1).filter_map(|line| variation(line, krate)).collect();
    // Most games have none, and need no constant for them.
    let variations = match &variations[..] {
        [] => quote! { &[] },
        some => quote! { const { &[#(#some),*] } },
    };
    let result =
        option(record.result.map(|result| variant("GameResult", &format!("{result:?}"), krate)), krate);
    let outcome = option(record.outcome.map(|outcome| self::outcome(outcome, krate)), krate);
    quote! {
        #krate::__private::Details {
            tags: &[#(#tags),*],
            variations: #variations,
            result: #result,
            outcome: #outcome,
        }
    }
}

fn variation(line: &Line, krate: &Krate) -> Option<TokenStream> {
    let branch = line.branch?;
    let (from, ply) = (branch.line, branch.ply);
    let plies = line.moves.len();
    let length = parsed(&length(plies, krate));
    let mut bytes = Vec::new();
    push_moves(&mut bytes, &line.moves, plies);
    let moves = Literal::byte_string(&bytes);
    Some(quote! {
        #krate::__private::Variation {
            line: #from,
            ply: #ply,
            moves: const { &#krate::__private::moves::<#length>(#moves) }.as_slice(),
        }
    })
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

fn outcome(outcome: Outcome, krate: &Krate) -> TokenStream {
    match outcome {
        Outcome::Checkmate { winner } => {
            let winner = variant("Color", &format!("{winner:?}"), krate);
            quote! { #krate::__private::Outcome::Checkmate { winner: #winner } }
        }
        other => variant("Outcome", &format!("{other:?}"), krate),
    }
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
