//! [`Rule`]: the one table of what can be wrong with a written game.
//!
//! A rule is one row: its id, its group, how bad it is, the article of the FIDE Laws, what it finds, why that matters, and
//! an example. Everything that refuses or reports names a [`Rule`], so a rule without a row does not compile. Archives
//! select rules by id and group, `chess check --explain` prints a row, and `docs/rules.md` is the table as a page.

use core::fmt;

use Group::{Claims, End, Input, Moves, Style, Syntax, Tags};
use Severity::{Error, Note, Warning};

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
    /// All severities, the mildest first.
    pub const ALL: [Severity; 3] = [Severity::Note, Severity::Warning, Severity::Error];

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
        Severity::ALL.into_iter().find(|severity| severity.name() == name)
    }
}

impl fmt::Display for Severity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// What rules are about. A group can be selected like a rule.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
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
    /// Whether the input can be read at all.
    Input,
    /// Whether the game is written in export form.
    Style,
}

impl Group {
    /// All groups, in the order of the table.
    pub const ALL: [Group; 7] = [Syntax, Moves, End, Claims, Tags, Input, Style];

    /// The name to select it by.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Group::Syntax => "syntax",
            Group::Moves => "moves",
            Group::End => "end",
            Group::Claims => "claims",
            Group::Tags => "tags",
            Group::Input => "input",
            Group::Style => "style",
        }
    }
}

impl fmt::Display for Group {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// What the table says of a rule.
struct Row {
    id: &'static str,
    group: Group,
    severity: Severity,
    article: Option<&'static str>,
    summary: &'static str,
    why: &'static str,
    example: &'static str,
}

/// Makes the enum and its table from one row a rule.
macro_rules! rules {
    ($($name:ident: $id:literal, $group:ident, $severity:ident, $article:expr, $summary:literal,
        $why:literal, $example:literal;)*) => {
        /// A rule that a written game can break.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[non_exhaustive]
        pub enum Rule {
            $(#[doc = $summary] $name,)*
        }

        impl Rule {
            /// All rules, group by group.
            pub const ALL: &[Rule] = &[$(Rule::$name),*];
        }

        static TABLE: &[Row] = &[$(Row {
            id: $id, group: $group, severity: $severity, article: $article, summary: $summary,
            why: $why, example: $example,
        }),*];
    };
}

impl Rule {
    const fn row(self) -> &'static Row {
        &TABLE[self as usize]
    }

    /// The stable id, in kebab-case.
    #[must_use]
    pub const fn id(self) -> &'static str {
        self.row().id
    }

    /// What the rule is about.
    #[must_use]
    pub const fn group(self) -> Group {
        self.row().group
    }

    /// How bad it is to break the rule, unless the user says otherwise.
    #[must_use]
    pub const fn severity(self) -> Severity {
        self.row().severity
    }

    /// The article of the FIDE Laws of Chess, where there is one. Some rules have a range of articles here, and each
    /// case names the one that applies.
    #[must_use]
    pub const fn article(self) -> Option<&'static str> {
        self.row().article
    }

    /// What the rule finds, in a line.
    #[must_use]
    pub const fn summary(self) -> &'static str {
        self.row().summary
    }

    /// Why that matters, in a few sentences.
    #[must_use]
    pub const fn why(self) -> &'static str {
        self.row().why
    }

    /// A game that breaks the rule, as PGN. For the rules about the input it is a description.
    #[must_use]
    pub const fn example(self) -> &'static str {
        self.row().example
    }

    /// The rule with this id.
    ///
    /// ```
    /// # use chess_types::Rule;
    /// let rule = Rule::named("pinned").unwrap();
    /// assert_eq!((rule, rule.id(), rule.article()), (Rule::Pinned, "pinned", Some("3.9.2")));
    /// ```
    #[must_use]
    pub fn named(id: &str) -> Option<Rule> {
        Rule::ALL.iter().copied().find(|rule| rule.id() == id)
    }
}

/// Its id.
impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

rules! {
    // Whether the text can be read.
    NotAMove: "not-a-move", Syntax, Error, None, "a word that is not a move",
        "A reader that skips a word invents a game that was never played. A typing mistake, a piece letter of another \
        language and the debris of an unclosed comment all show up here.",
        "1. e4 e5 2. Sf3 *";
    NullMove: "null-move", Syntax, Error, None, "a move that passes",
        "No player may pass. Annotators write `--` or `Z0` in variations to show a threat; `--allow-null-moves` lets that pass there, \
        but never in the game itself.",
        "1. e4 -- 2. d4 *";
    UnclosedComment: "unclosed-comment", Syntax, Error, None, "a { without its }",
        "Most readers take all that follows, other games included, for the comment. The checker goes on at the next tag section.",
        "1. e4 { the best move\n\n[Event \"next\"]\n\n1. d4 *";
    NestedComment: "nested-comment", Syntax, Error, None, "a comment inside a comment",
        "A comment ends at the first }, whatever braces are in it. What follows, up to the brace that was meant to end it, is \
        read as moves by other programs.",
        "1. e4 { a { b } c } e5 *";
    UnclosedVariation: "unclosed-variation", Syntax, Error, None, "a ( without its )",
        "Without its end, the rest of the game belongs to the variation, the result too.",
        "1. e4 (1. d4 d5 *";
    UnopenedVariation: "unopened-variation", Syntax, Error, None, "a ) without its (",
        "The moves before it are those of the game as far as can be known; perhaps they were meant to be a variation.",
        "1. e4 e5 ) 2. d4 *";
    BraceInComment: "brace-in-comment", Syntax, Warning, None, "a comment with a { in it, and something wrong after it",
        "Comments do not nest, so a second { in a comment often shows that the } of the comment before it is missing, and that \
        moves were taken for a part of the comment. It is told only where something is wrong with the moves that follow.",
        "1. e4 e5 {first 2. Nf3 Nc6 {second} 3. Bb5 *";
    VariationWithoutMove: "variation-without-move", Syntax, Error, None, "a variation where there is no move to vary",
        "A variation replaces the move before it. Before the first move there is nothing to replace, so its moves start from \
        nowhere.",
        "(1. d4 d5) 1. e4 *";
    BadTag: "bad-tag", Syntax, Error, None, "a line that begins like a tag pair and is none",
        "A tag that cannot be read is lost, and with it a player's name, a result or the position that the game starts from.",
        "[White \"a]\n\n1. e4 *";
    GlyphWithoutMove: "glyph-without-move", Syntax, Warning, None, "a glyph or mark that belongs to no move",
        "An annotation glyph judges the move before it. Before the first move it judges nothing; most often a move is missing.",
        "$1 1. e4 *";
    BadGlyph: "bad-glyph", Syntax, Warning, None, "a judgement that is none",
        "A move is judged with one or two signs out of ! and ?, or with a number from $0 to $255. Programs read anything else \
        differently, or drop it.",
        "1. e4 $256 e5 *";
    UnknownResult: "unknown-result", Syntax, Error, None, "something like a result that is none",
        "There are four results: 1-0, 0-1, 1/2-1/2 and *. Programs that count results count any other as unknown or not at all.",
        "[Result \"2-0\"]\n\n1. e4 *";
    NumberWithoutMove: "number-without-move", Syntax, Warning, None, "a move number that no move follows",
        "A number announces a move. Two in a row often mean that a move between them has been lost.",
        "1. e4 e5 2. 2. Nf3 *";
    Stray: "stray", Syntax, Error, None, "something that belongs in no game",
        "Characters that PGN does not know are a sign of damage: a file of another kind, a broken encoding, a brace lost.",
        "1. e4 e5 < 2. Nf3 *";

    // Whether the moves are legal.
    Ambiguous: "ambiguous", Moves, Error, Some("C.10"), "a move that could be several",
        "Two pieces can go there, and the text does not say which. Programs guess differently, and show different games.",
        "1. Nf3 d5 2. d4 e6 3. Nd2 *";
    NoSuchPiece: "no-such-piece", Moves, Error, Some("C.2"), "the player has no such piece",
        "A piece that has been taken cannot move. Most often an earlier move is wrong, or a letter is.",
        "[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n1. Qd4 *";
    NotThere: "not-there", Moves, Error, Some("C.10"), "no such piece on the file, rank or square named",
        "The move names where its piece stands, and no such piece stands there.",
        "1. Ncf3 *";
    NothingThere: "nothing-there", Moves, Error, Some("C.8"), "an empty square to move from",
        "The move names the square that it starts from, and that square is empty.",
        "1. e3e4 *";
    WrongColor: "wrong-color", Moves, Error, Some("1.2"), "a piece of the other player",
        "Players move their own pieces, in turn. Where the colors are the wrong way round, a move was often left out.",
        "1. e7e5 *";
    OwnPiece: "own-piece", Moves, Error, Some("3.1"), "a player's own piece stands on the target",
        "No piece moves to a square that a piece of its own color stands on.",
        "1. Nd2 *";
    AlreadyThere: "already-there", Moves, Error, Some("3.1"), "the piece stands there already",
        "A move goes from one square to another. The move was probably recorded twice.",
        "1. Nf3 d5 2. Nf3 *";
    CannotReach: "cannot-reach", Moves, Error, Some("3.2 to 3.8"), "no such piece moves like that",
        "Each piece has its own way to move, and no piece of this kind gets to that square in one move from where it stands.",
        "1. Nd4 *";
    Blocked: "blocked", Moves, Error, Some("3.5"), "something stands between",
        "Bishops, rooks and queens do not jump over other pieces.",
        "1. Ra3 *";
    TakesKing: "takes-king", Moves, Error, Some("1.4.1"), "a king would be taken",
        "The game ends before a king could be taken. Most often the check before was not answered in the text.",
        "1. e4 e5 2. Qh5 Nc6 3. Qxe8 *";
    StillInCheck: "still-in-check", Moves, Error, Some("3.9.2"), "the king stays in check",
        "A check must be answered at once: by moving the king, by taking the piece that gives check, or by standing between.",
        "1. e4 f6 2. Qh5+ a6 *";
    DoubleCheck: "double-check", Moves, Error, Some("3.9.2"), "only the king can answer a double check",
        "Two pieces give check. No single move can take both or stand before both, so the king itself has to move.",
        "[FEN \"4k2r/8/5N2/8/8/8/8/K3R3 b - - 0 1\"]\n\n1... Rh6 *";
    Pinned: "pinned", Moves, Error, Some("3.9.2"), "the piece is pinned",
        "The piece stands between its king and an attacker. If it left, the king would be in check.",
        "1. e4 e6 2. d4 Bb4+ 3. Nc3 d5 4. Nxd5 *";
    IntoAttack: "into-attack", Moves, Error, Some("3.9.2"), "the king would walk into an attack",
        "A king never moves to a square that the opponent attacks, whether or not the attacker is pinned itself.",
        "[FEN \"4k3/8/8/8/8/8/7r/4K3 w - - 0 1\"]\n\n1. Kd2 *";
    KingsTouch: "kings-touch", Moves, Error, Some("3.9.2"), "the kings would stand side by side",
        "Each king attacks the squares around it, so two kings never stand next to each other.",
        "[FEN \"8/8/k7/8/K7/8/8/7R w - - 0 1\"]\n\n1. Ka5 *";
    PawnBlocked: "pawn-blocked", Moves, Error, Some("3.7.1"), "something stands before the pawn",
        "A pawn moves straight on to an empty square only. What stands before it, it cannot take.",
        "1. e4 e5 2. e5 *";
    NothingToTake: "nothing-to-take", Moves, Error, Some("3.7.3"), "a pawn moves aside without taking",
        "A pawn changes its file only when it takes something.",
        "1. exd3 *";
    NotDoubleStep: "not-double-step", Moves, Error, Some("3.7.2"), "a pawn steps twice from elsewhere than its home",
        "Only from where it stood when the game began may a pawn go two squares at once.",
        "1. e3 e6 2. e5 *";
    PawnBackwards: "pawn-backwards", Moves, Error, Some("3.7.1"), "a pawn moves backwards",
        "Pawns move forwards only. In a text from a diagram, the board was perhaps seen from the other side.",
        "1. e4 e5 2. e4e3 *";
    EnPassantNotNow: "en-passant-not-now", Moves, Error, Some("3.7.3.1"), "no pawn has just stepped past",
        "Only a pawn that has just gone two squares can be taken en passant. The position that the game starts from names no \
        such pawn.",
        "[FEN \"4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1\"]\n\n1. exd6 *";
    EnPassantExpired: "en-passant-expired", Moves, Error, Some("3.7.3.2"), "en passant a move too late",
        "The right to take en passant lasts for one move only, the very next one.",
        "1. e4 a6 2. e5 d5 3. a3 a5 4. exd6 *";
    EnPassantSingleStep: "en-passant-single-step", Moves, Error, Some("3.7.3.1"), "the pawn came by single steps",
        "Only a double step can be answered en passant, as if the pawn had gone one square.",
        "1. e4 d6 2. e5 d5 3. exd6 *";
    EnPassantOpensCheck: "en-passant-opens-check", Moves, Error, Some("3.9.2"), "taking en passant would open a check",
        "Taking en passant removes two pawns from their lines at once, and what was behind them may attack the king.",
        "[FEN \"8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1\"]\n\n1. exd6 *";
    PromotionMissing: "promotion-missing", Moves, Error, Some("3.7.3.3"), "a pawn on the last rank must become something",
        "The exchange is part of the move, and the choice is the player's. Programs that silently take a queen show a game that \
        may not have been played.",
        "[FEN \"8/P6k/8/8/8/8/8/K7 w - - 0 1\"]\n\n1. a8 *";
    PromotionRole: "promotion-role", Moves, Error, Some("3.7.3.3"), "a pawn cannot become that",
        "A pawn becomes a queen, a rook, a bishop or a knight.",
        "[FEN \"8/P6k/8/8/8/8/8/K7 w - - 0 1\"]\n\n1. a8=K *";
    PromotionTooEarly: "promotion-too-early", Moves, Error, Some("3.7.3.3"), "a pawn promotes before the last rank",
        "Only a pawn that reaches the last rank is exchanged.",
        "1. e4=Q *";
    PromotionOfPiece: "promotion-of-piece", Moves, Error, Some("3.7.3.3"), "only pawns promote",
        "Other pieces stay what they are.",
        "1. Nf3=Q *";
    CastlingKingAway: "castling-king-away", Moves, Error, Some("3.8.2.1"), "the king is not at home",
        "Castling starts with the king on its original square. The position that the game starts from has it elsewhere.",
        "[FEN \"4k3/8/8/8/8/8/8/3K3R w - - 0 1\"]\n\n1. O-O *";
    CastlingRookAway: "castling-rook-away", Moves, Error, Some("3.8.2.1"), "the rook is not at home",
        "Castling takes a rook on its original square. The position that the game starts from has none there.",
        "[FEN \"4k3/8/8/8/8/8/8/4K1R1 w - - 0 1\"]\n\n1. O-O *";
    CastlingRightLost: "castling-right-lost", Moves, Error, Some("3.8.2.1"), "no right to castle to that side",
        "King and rook are in place, but the position that the game starts from gives no right to castle to that side.",
        "[FEN \"4k3/8/8/8/8/8/8/4K2R w - - 0 1\"]\n\n1. O-O *";
    CastlingKingMoved: "castling-king-moved", Moves, Error, Some("3.8.2.1"), "the king has moved in this game",
        "A king that has moved never castles, even if it has come back.",
        "1. e4 e5 2. Ke2 Nf6 3. Ke1 Nc6 4. Nf3 Be7 5. Bc4 d6 6. O-O *";
    CastlingRookMoved: "castling-rook-moved", Moves, Error, Some("3.8.2.1"), "the rook has moved in this game",
        "A rook that has moved never castles, even if it has come back.",
        "1. Nf3 Nf6 2. Rg1 Nc6 3. Rh1 e5 4. e3 d5 5. Be2 a6 6. O-O *";
    CastlingRookTaken: "castling-rook-taken", Moves, Error, Some("3.8.2.1"), "the rook was taken",
        "The rook to castle with has been taken in this game.",
        "1. g3 b6 2. Nh3 Bb7 3. a3 Bxh1 4. e4 a6 5. Be2 a5 6. O-O *";
    CastlingBlocked: "castling-blocked", Moves, Error, Some("3.8.2.2"), "something stands between king and rook",
        "All squares between king and rook must be empty before castling.",
        "1. e4 e5 2. O-O *";
    CastlingInCheck: "castling-in-check", Moves, Error, Some("3.8.2.2"), "castling out of check",
        "A player in check may not castle.",
        "[FEN \"4r1k1/8/8/8/8/8/8/4K2R w K - 0 1\"]\n\n1. O-O *";
    CastlingThroughCheck: "castling-through-check", Moves, Error, Some("3.8.2.2"), "castling through an attacked square",
        "The king may not pass a square that the opponent attacks. The rook may.",
        "[FEN \"5rk1/8/8/8/8/8/8/4K2R w K - 0 1\"]\n\n1. O-O *";
    CastlingIntoCheck: "castling-into-check", Moves, Error, Some("3.8.2.2"), "castling into check",
        "The king may not arrive on a square that the opponent attacks.",
        "[FEN \"4k3/8/8/8/8/6r1/8/4K2R w K - 0 1\"]\n\n1. O-O *";
    DigitalBoard: "digital-board", Moves, Error, None, "kings put in the centre to mark the result, recorded as moves",
        "Electronic boards are told the result by putting the kings on e4, d5, e5 or d4. Some record this as the last moves of the \
        game, which no reader can play.",
        "1. e4 e5 2. Nf3 Nc6 3. Ke4 Kd5 1-0";

    // Whether the game was over before.
    AfterCheckmate: "after-checkmate", End, Error, Some("5.1.1"), "a move after checkmate",
        "Checkmate ends the game at once. Moves after it belong to another game or to a variation.",
        "1. f3 e5 2. g4 Qh4# 3. a3 0-1";
    AfterStalemate: "after-stalemate", End, Error, Some("5.2.1"), "a move after stalemate",
        "Stalemate ends the game at once, drawn.",
        "[FEN \"7k/8/6K1/5Q2/8/8/8/8 w - - 0 1\"]\n\n1. Qf7 Kh7 1/2-1/2";
    AfterDeadPosition: "after-dead-position", End, Note, Some("5.2.2"), "a move in a dead position",
        "Once no series of legal moves can mate either king, the game is over and drawn. Players often do not notice.",
        "[FEN \"8/8/4k3/8/8/4K3/8/8 w - - 0 1\"]\n\n1. Ke4 1/2-1/2";
    AfterFivefoldRepetition: "after-fivefold-repetition", End, Note, Some("9.6.1"), "a move after fivefold repetition",
        "Since July 2014 a game is drawn, without any claim, when the same position has come about for the fifth time.",
        "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6 8. Ng1 Ng8 9. e4 *";
    AfterSeventyFiveMoves: "after-seventy-five-moves", End, Note, Some("9.6.2"),
        "a move after seventy-five moves without progress",
        "Since July 2014 a game is drawn, without any claim, after seventy-five moves by each player without a capture and \
        without a pawn's move.",
        "[FEN \"7k/8/8/8/8/8/R7/K7 w - - 149 100\"]\n\n100. Ra3 Kg8 1/2-1/2";

    // Whether what moves and results say is so.
    FalseCapture: "false-capture", Claims, Warning, Some("C.9"), "x where nothing is taken",
        "The move can be played, but it says of itself what is not so. Perhaps another move was played.",
        "1. Nxf3 e5 *";
    FalseEnPassant: "false-en-passant", Claims, Warning, Some("3.7.3.1"), "e.p. on another move",
        "The move can be played, but it takes nothing en passant.",
        "1. e4 d5 2. exd5 e.p. *";
    FalseCheck: "false-check", Claims, Warning, Some("3.9.1"), "+ without check",
        "The move can be played, but gives no check. Perhaps another move was played, or an earlier one is wrong.",
        "1. e4+ e5 *";
    FalseDoubleCheck: "false-double-check", Claims, Warning, Some("3.9.1"), "++ that is neither double check nor mate",
        "Old books write ++ for double check, others for mate. This is neither.",
        "1. e4 f6 2. Qh5++ g6 *";
    FalseMate: "false-mate", Claims, Warning, Some("5.1.1"), "# that is not mate",
        "The opponent has an answer, which the message names. Perhaps the game went on, or an earlier move is wrong.",
        "1. e4 f6 2. Qh5# g6 *";
    WrongMoveNumber: "wrong-move-number", Claims, Warning, None, "a move number that is not the right one",
        "Numbers do not decide which move is played, but a wrong one often means that a move was lost or recorded twice.",
        "1. e4 e5 3. Nf3 *";
    WrongResult: "wrong-result", Claims, Warning, Some("5.1 to 5.2, 9.6"), "a result that the final position contradicts",
        "The board has decided the game, and the result says otherwise. Statistics over such archives are wrong.",
        "1. f3 e5 2. g4 Qh4# 1-0";
    ResultMismatch: "result-mismatch", Claims, Warning, None, "a Result tag that differs from the result after the moves",
        "Programs read one or the other, and so count different results for the same game.",
        "[Result \"1-0\"]\n\n1. e4 e5 0-1";
    MissingResult: "missing-result", Claims, Warning, None, "no result after the moves",
        "The result ends a game in PGN. Without it, a reader cannot tell a whole game from one that was cut off.",
        "1. e4 e5";

    // Whether tags are right.
    DuplicateTag: "duplicate-tag", Tags, Warning, None, "a tag that appears twice",
        "Some programs keep the first value, others the last.",
        "[White \"a\"]\n[White \"b\"]\n\n*";
    SetupWithoutFen: "setup-without-fen", Tags, Warning, None, "SetUp without FEN",
        "SetUp \"1\" says that the game starts from a position of its own, and the tag that would name it is missing.",
        "[SetUp \"1\"]\n\n1. e4 *";
    UnknownVariant: "unknown-variant", Tags, Warning, None, "a game of other rules, whose moves are not checked",
        "The Variant tag names a game that is neither chess nor Chess960. Its moves are counted, not judged.",
        "[Variant \"Atomic\"]\n\n1. e4 e5 *";
    BadFen: "bad-fen", Tags, Error, None, "a FEN that is no legal position",
        "Where the start is not known, no move can be judged.",
        "[FEN \"4k3/8/8/8/8/8/8/4RK2 w - - 0 1\"]\n\n*";

    // Whether the input can be read at all.
    TooLarge: "too-large", Input, Error, None, "a game of more than eight megabytes",
        "No game is so long. A brace is missing, or the file is something else; the checker goes on at the next tag section.",
        "eight megabytes without the beginning of a game";
    TooMany: "too-many", Input, Error, None, "more tag pairs or nested variations than any game has",
        "What is no PGN can look like a million tags, or a million variations inside each other. The checker passes over \
        variations in more than a hundred others, and over the tags of a game after the first thousand.",
        "a hundred and one variations inside each other";
    NotPgn: "not-pgn", Input, Error, None, "a file that is something else than PGN",
        "A picture, a compressed file, a list of positions or a text in UTF-16 has thousands of mistakes and one cause. The checker \
        says what the file looks like, and goes on at the next tag pair.",
        "a picture that is named games.pgn";
    Truncated: "truncated", Input, Error, None, "input that ends too early or cannot be read on",
        "A compressed archive breaks off or is damaged, or the disk fails. What could be read has been checked.",
        "a .pgn.zst file of which the second half is missing";

    // Whether the game is written in export form.
    MoveStyle: "move-style", Style, Note, None, "a move not written as standard algebraic notation has it",
        "Readers accept e2-e4 and Ng1f3, but a text search for the same move does not find them.",
        "1. e2-e4 *";
    MissingMark: "missing-mark", Style, Note, None, "a check or mate without its mark",
        "The standard asks for + and #. Where they are sometimes left out, a search for them is of no use.",
        "1. e4 f6 2. Qh5 g6 *";
    GlyphStyle: "glyph-style", Style, Note, None, "!? and the like in place of $5",
        "Export format writes judgements as numbers, which every program reads alike.",
        "1. e4! *";
    NumberAtEnd: "number-at-end", Style, Note, None, "a move number at the end of a line",
        "It announces a move that does not come. Programs leave it behind where a game is cut off.",
        "1. e4 e5 2. *";
    EmptyVariation: "empty-variation", Style, Note, None, "a variation without moves",
        "It says nothing, and some programs cannot read it.",
        "1. e4 () e5 *";
    ResultInVariation: "result-in-variation", Style, Note, None, "a result at the end of a variation",
        "In PGN a result ends the game. Some readers take it for that inside a variation too, and stop there.",
        "1. e4 (1. d4 1-0) e5 *";
    MissingTag: "missing-tag", Style, Note, None, "a tag of the seven tag roster is missing",
        "Event, Site, Date, Round, White, Black and Result belong to every exported game; unknown values are ?.",
        "[White \"a\"]\n\n1. e4 *";
    TagOrder: "tag-order", Style, Note, None, "the seven tag roster is not first or not in order",
        "With a fixed order, two exports of the same game are the same bytes.",
        "[White \"a\"]\n[Event \"b\"]\n\n1. e4 *";
    FenWithoutSetup: "fen-without-setup", Style, Note, None, "FEN without SetUp",
        "The standard asks for SetUp \"1\" beside a FEN tag, and some programs look for that only.",
        "[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]\n\n1. O-O *";
    LongLine: "long-line", Style, Note, None, "a line of more than eighty characters",
        "Export format breaks lines before the eightieth character, so that changes are easy to compare.",
        "{ a comment of more than eighty characters in one line, which export format would have broken in two } 1. e4 *";
}
