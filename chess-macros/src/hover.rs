//! In the editor: hovering a move shows the board after it.
//!
//! A language server shows the documentation of whatever name stands under the cursor, and follows
//! tokens into what a macro makes of them. So for each move there is a documented constant, and a
//! use of it that carries the place of the move's own tokens. A compiler would only pay for that, so
//! it is printed for language servers alone.

use std::env;
use std::sync::OnceLock;

use chess_types::judge::{GameRecord, GameSyntax};
use chess_types::notation::{PlayedMove, Span as TextSpan};
use chess_types::{Move, MoveKind, Position, Role};
use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;

use crate::source::Source;

/// Whether this runs inside a language server, which is known by the name of its program.
pub(crate) fn is_wanted() -> bool {
    static WANTED: OnceLock<bool> = OnceLock::new();
    *WANTED.get_or_init(|| {
        let program = env::current_exe().unwrap_or_default();
        program.file_name().is_some_and(|name| name.to_string_lossy().contains("rust-analyzer"))
    })
}

/// A documented constant for every legal move of every line, each used at the move's tokens.
pub(crate) fn boards(source: &Source, syntax: &GameSyntax, record: &GameRecord) -> TokenStream {
    let (mut documentations, mut spans): (Vec<String>, Vec<TextSpan>) = (Vec::new(), Vec::new());
    for (line, written) in record.lines.iter().zip(&syntax.lines) {
        let mut before = line.start;
        for (&m, written) in line.moves.iter().zip(&written.moves) {
            let after = before.play_unchecked(m);
            documentations.push(documentation(&before, m, &after));
            spans.push(written.span);
            before = after;
        }
    }
    documentations.iter().zip(source.tokens_in(&spans)).map(|(text, tokens)| board(text, tokens)).collect()
}

/// One constant, used at every token of the move.
fn board(documentation: &str, tokens: Vec<Span>) -> TokenStream {
    let name = |at: Span| Ident::new("board_after_this_move", Span::call_site().located_at(at));
    let defined = name(Span::call_site());
    let used = tokens.into_iter().map(name);
    quote! {{
        #[doc = #documentation]
        #[allow(non_upper_case_globals)]
        const #defined: () = ();
        #(let () = #used;)*
    }}
}

/// What the move did, and the board after it.
fn documentation(before: &Position, m: Move, after: &Position) -> String {
    let played = PlayedMove::new(before, m);
    let role = before.board().role_at(m.from()).unwrap_or(Role::Pawn);
    let deed = match m.kind() {
        MoveKind::Castle(side) => format!("castles {side}"),
        MoveKind::EnPassant => format!("{role} from {} takes en passant on {}", m.from(), m.to()),
        kind => {
            let verb = match before.board().role_at(m.to()) {
                Some(taken) => format!("takes the {taken} on"),
                None => "to".to_string(),
            };
            let becomes = match kind {
                MoveKind::Promotion(role) => format!(" and becomes {}", role.with_article()),
                _ => String::new(),
            };
            format!("{role} from {} {verb} {}{becomes}", m.from(), m.to())
        }
    };
    let state = match after.outcome() {
        Some(outcome) => format!("\n\n{outcome}"),
        None if after.is_check() => "\n\ncheck".to_string(),
        None => String::new(),
    };
    let board = after.diagram();
    format!("**{played}**: {deed}\n\n```text\n{board}\n```{state}")
}
