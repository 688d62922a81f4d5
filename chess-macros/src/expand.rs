//! Checked games and positions as Rust: constant expressions with exact types.

use chess_types::notation::{GameRecord, GameResult, GameSyntax, Line};
use chess_types::{CastleSide, CheckMark, Color, Move, Outcome, Position, Role, San, SanKind, Square};
use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::{format_ident, quote};

/// A game ready to be printed.
pub(crate) struct TypedGame<'a> {
    record: &'a GameRecord,
    /// Plies of the main line as written: more than are legal if there was a mistake, so that a
    /// type that somebody wrote for the game still fits.
    plies: usize,
    ending: TokenStream,
    krate: &'a TokenStream,
}

impl<'a> TypedGame<'a> {
    pub(crate) fn new(record: &'a GameRecord, syntax: &GameSyntax, krate: &'a TokenStream) -> Self {
        let plies = syntax.lines[0].moves.len();
        let ending = ending(record, syntax, krate);
        TypedGame { record, plies, ending, krate }
    }

    /// `Game<U3, InProgress<Black>>`
    pub(crate) fn type_(&self) -> TokenStream {
        let (krate, length, ending) = (self.krate, length(self.plies, self.krate), &self.ending);
        quote! { #krate::Game<#length, #ending> }
    }

    /// The game as an expression of its type.
    pub(crate) fn value(&self) -> TokenStream {
        let krate = self.krate;
        let (length, ending) = (length(self.plies, krate), &self.ending);
        let moves = move_bytes(self.record.moves(), self.plies);
        let start = position(self.record.start(), krate);
        let end = position(self.record.end(), krate);
        let details = details(self.record, krate);
        quote! {
            #krate::__private::Game::<#length, #ending>::from_macro(
                #krate::__private::moves(#moves), #start, #end, #details,
            )
        }
    }

    /// The game without its type, as the element of an array.
    pub(crate) fn view(&self) -> TokenStream {
        let krate = self.krate;
        let length = length(self.plies, krate);
        let moves = move_bytes(self.record.moves(), self.plies);
        let start = position(self.record.start(), krate);
        let end = position(self.record.end(), krate);
        let details = details(self.record, krate);
        quote! {{
            const DETAILS: #krate::__private::Details = #details;
            const START: #krate::Position = #start;
            const END: #krate::Position = #end;
            const GAME: #krate::__private::Game<#length, ()> = #krate::__private::Game::from_macro(
                #krate::__private::moves(#moves), START, END, DETAILS,
            );
            #krate::GameView::from_macro(GAME.moves(), &START, &END, DETAILS)
        }}
    }
}

/// The moves as a byte string, two bytes each; moves that were not legal are zeros.
fn move_bytes(moves: &[Move], plies: usize) -> Literal {
    let mut bytes: Vec<u8> = Vec::with_capacity(2 * plies);
    for m in moves {
        bytes.extend(m.to_bits().to_le_bytes());
    }
    bytes.resize(2 * plies, 0);
    Literal::byte_string(&bytes)
}

/// A number of plies as a type: `U80`, or put together from bits where no name exists.
fn length(plies: usize, krate: &TokenStream) -> TokenStream {
    if plies <= 1024 {
        let name = format_ident!("U{plies}");
        return quote! { #krate::typenum::#name };
    }
    let mut bits = quote! { #krate::typenum::UTerm };
    for bit in (0..=plies.ilog2()).rev() {
        let name = if plies >> bit & 1 == 1 { format_ident!("B1") } else { format_ident!("B0") };
        bits = quote! { #krate::typenum::UInt<#bits, #krate::typenum::#name> };
    }
    bits
}

/// How the game ends as a type. For a broken game, what its text promises.
fn ending(record: &GameRecord, syntax: &GameSyntax, krate: &TokenStream) -> TokenStream {
    let side = |color: Color| {
        let name = format_ident!("{color}");
        quote! { #krate::#name }
    };
    let with_side = |name: &str, color: Color| {
        let (name, side) = (Ident::new(name, Span::call_site()), side(color));
        quote! { #krate::ending::#name<#side> }
    };
    let plain = |name: &str| {
        let name = Ident::new(name, Span::call_site());
        quote! { #krate::ending::#name }
    };
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

fn details(record: &GameRecord, krate: &TokenStream) -> TokenStream {
    let tags = record.tags.iter().map(|(name, value)| quote! { (#name, #value) });
    let variations: Vec<TokenStream> =
        record.lines.iter().skip(1).filter_map(|line| variation(line, krate)).collect();
    // Most games have none, and need no constant for them.
    let variations = match &variations[..] {
        [] => quote! { &[] },
        some => quote! { const { &[#(#some),*] } },
    };
    let result = option(record.result.map(|result| variant("GameResult", &format!("{result:?}"), krate)), krate);
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

fn variation(line: &Line, krate: &TokenStream) -> Option<TokenStream> {
    let branch = line.branch?;
    let (from, ply) = (branch.line, branch.ply);
    let plies = line.moves.len();
    let length = length(plies, krate);
    let moves = move_bytes(&line.moves, plies);
    Some(quote! {
        #krate::__private::Variation {
            line: #from,
            ply: #ply,
            moves: const { &#krate::__private::moves::<#length>(#moves) }.as_slice(),
        }
    })
}

/// A position as a constant expression.
pub(crate) fn position(position: &Position, krate: &TokenStream) -> TokenStream {
    if *position == Position::STANDARD {
        return quote! { #krate::__private::Position::STANDARD };
    }
    let literals = position.to_literals();
    let words = literals.words.iter().map(|&word| Literal::u64_unsuffixed(word));
    let (fullmoves, halfmoves) = (literals.fullmoves, literals.halfmoves);
    quote! {
        #krate::__private::Position::from_literals(#krate::__private::PositionLiterals {
            words: [#(#words),*],
            fullmoves: #fullmoves,
            halfmoves: #halfmoves,
        })
    }
}

/// A written move as a constant expression.
pub(crate) fn san(san: &San, krate: &TokenStream) -> TokenStream {
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
            let (role, to, promotion) = (self::role(role, krate), square(to, krate), optional_role(promotion));
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
pub(crate) fn square(square: Square, krate: &TokenStream) -> TokenStream {
    variant("Square", &format!("{square:?}"), krate)
}

fn role(role: Role, krate: &TokenStream) -> TokenStream {
    variant("Role", &format!("{role:?}"), krate)
}

fn castle_side(side: CastleSide, krate: &TokenStream) -> TokenStream {
    variant("CastleSide", &format!("{side:?}"), krate)
}

fn outcome(outcome: Outcome, krate: &TokenStream) -> TokenStream {
    match outcome {
        Outcome::Checkmate { winner } => {
            let winner = variant("Color", &format!("{winner:?}"), krate);
            quote! { #krate::__private::Outcome::Checkmate { winner: #winner } }
        }
        other => variant("Outcome", &format!("{other:?}"), krate),
    }
}

/// `Type::Variant` of the vocabulary, whose `Debug` prints the variant's name.
fn variant(type_: &str, name: &str, krate: &TokenStream) -> TokenStream {
    let (type_, name) = (Ident::new(type_, Span::call_site()), Ident::new(name, Span::call_site()));
    quote! { #krate::__private::#type_::#name }
}

fn option(value: Option<TokenStream>, krate: &TokenStream) -> TokenStream {
    match value {
        Some(value) => quote! { #krate::__private::Option::Some(#value) },
        None => quote! { #krate::__private::Option::None },
    }
}
