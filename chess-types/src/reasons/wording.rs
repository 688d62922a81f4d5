//! The words: one sentence for each reason, and the help that says what would be right.
//!
//! Every text that a person reads about a refused move comes from here, in the compiler as on the
//! command line.

use alloc::vec::Vec;
use core::fmt;

use super::illegality::{Ambiguity, CastlingLoss, Illegality, Man};
use crate::notation::{WrittenKind, WrittenMove};
use crate::{Bitboard, CastleSide, Color, File, Move, MoveList, Position, Rank, Role, Square};

impl fmt::Display for Man {
    /// `the white pawn on d2`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the {} on {}", self.piece, self.square)
    }
}

/// A piece of the moving side, whose color everybody knows: `the queen on d1`.
struct Own(Man);

impl fmt::Display for Own {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the {} on {}", self.0.piece.role, self.0.square)
    }
}

/// Squares in words: `a1`, `a1 and b2`, `a1, b2 and c3`; with `or` in the alternate form.
pub struct Squares(pub Bitboard);

impl fmt::Display for Squares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const MOST: u32 = 14;
        let word = if f.alternate() { "or" } else { "and" };
        if self.0.len() <= MOST {
            return write_list(f, self.0.into_iter(), word);
        }
        for square in self.0.into_iter().take(MOST as usize) {
            write!(f, "{square}, ")?;
        }
        write!(f, "{word} {} more", self.0.len() - MOST)
    }
}

/// Things with commas and a word before the last.
fn write_list(
    f: &mut fmt::Formatter<'_>,
    items: impl ExactSizeIterator<Item = impl fmt::Display>,
    word: &str,
) -> fmt::Result {
    let len = items.len();
    for (i, item) in items.enumerate() {
        match len - i {
            1 => write!(f, "{item}")?,
            2 => write!(f, "{item} {word} ")?,
            _ => write!(f, "{item}, ")?,
        }
    }
    Ok(())
}

impl fmt::Display for Illegality {
    #[rustfmt::skip]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use Illegality as I;
        match *self {
            I::NoSuchPiece { piece } => write!(f, "{} has no {}", piece.color, piece.role),
            I::NotThere { piece, file, rank, stand } => write_not_there(f, piece.color, piece.role, (file, rank), stand),
            I::NothingThere { square } => write!(f, "{square} is empty"),
            I::WrongColor { man } => write!(f, "{man} belongs to {}, but it is {}'s turn", man.piece.color, man.piece.color.opponent()),
            I::AlreadyThere { man } => write!(f, "the {} is on {} already", man.piece.role, man.square),
            I::OwnPiece { man } => write!(f, "{}'s own {} stands on {}", man.piece.color, man.piece.role, man.square),
            I::CannotReach { piece, from, to } => write_cannot_reach(f, piece.role, from, to),
            I::Blocked { man, to, by } => write!(f, "{by} stands between {} and {to}", Own(man)),
            I::TakesKing { man, to } => write!(f, "{} cannot take the king on {to}: kings are never taken", Own(man)),
            I::StillInCheck { color, by } => write!(f, "{color} is in check from {by}, and this does not answer it"),
            I::DoubleCheck { color, by: [a, b] } => write!(f, "{color} is in double check from {a} and {b}: only the king can move"),
            I::Pinned { man, by } => write!(f, "{} is pinned to its king by {by}", Own(man)),
            I::IntoAttack { to, by, takes: None } => write!(f, "{by} attacks {to}, and a king may not move into check"),
            I::IntoAttack { to, by, takes: Some(role) } => write!(f, "{by} protects the {role} on {to}, and a king may not move into check"),
            I::KingsTouch { to, other } => write!(f, "{to} is next to the other king on {other}"),
            I::PawnBlocked { man, to, by } if by.square == to && by.piece.color != man.piece.color => write!(f, "{} is blocked by {by}: a pawn takes only diagonally", Own(man)),
            I::PawnBlocked { man, by, .. } => write!(f, "{} is blocked by {by}", Own(man)),
            I::NothingToTake { man, to } => write!(f, "there is nothing on {to} for {} to take", Own(man)),
            I::NotDoubleStep { man, to } => write!(f, "{} cannot go two squares to {to}: it has left its first square", Own(man)),
            I::PawnBackwards { man, to } => write!(f, "{} cannot go to {to}: pawns only move forward", Own(man)),
            I::EnPassantNotNow { man, victim, .. } => write!(f, "{} cannot take the pawn on {victim} en passant: it did not step two squares in the last move", Own(man)),
            I::EnPassantExpired { man, victim, stepped } => write!(f, "{} cannot take the pawn on {victim} en passant any more: it stepped two squares with {stepped} and had to be taken at once", Own(man)),
            I::EnPassantSingleStep { man, victim, arrived } => write!(f, "{} cannot take the pawn on {victim} en passant: it came there with {arrived}, not with a double step", Own(man)),
            I::EnPassantOpensCheck { man, victim, by } => write!(f, "taking the pawn on {victim} en passant with {} would open a check from {by}", Own(man)),
            I::PromotionMissing { to } => write!(f, "a pawn that reaches {to} must become a queen, rook, bishop or knight"),
            I::PromotionRole { role } => write!(f, "a pawn cannot become {}", role.with_article()),
            I::PromotionTooEarly { to, color } => write!(f, "a pawn does not promote on {to} but on the {} rank", if color == Color::White { "eighth" } else { "first" }),
            I::PromotionOfPiece { role } => write!(f, "{} cannot promote: only pawns do", role.with_article()),
            I::CastlingLost { color, loss, .. } => write_castling_loss(f, color, loss),
            I::CastlingBlocked { by, .. } => write!(f, "{by} stands in the way of castling"),
            I::CastlingInCheck { by } => write!(f, "the king is in check from {by} and may not castle out of it"),
            I::CastlingThroughCheck { square, by } => write!(f, "the king would pass {square}, which {by} attacks"),
            I::CastlingIntoCheck { square, by } => write!(f, "the king would arrive on {square}, which {by} attacks"),
        }
    }
}

fn plural(role: Role, squares: Bitboard) -> &'static str {
    match (role, squares.more_than_one()) {
        (role, false) => role.name(),
        (Role::Pawn, true) => "pawns",
        (Role::Knight, true) => "knights",
        (Role::Bishop, true) => "bishops",
        (Role::Rook, true) => "rooks",
        (Role::Queen, true) => "queens",
        (Role::King, true) => "kings",
    }
}

fn write_not_there(
    f: &mut fmt::Formatter<'_>,
    color: Color,
    role: Role,
    (file, rank): (Option<crate::File>, Option<crate::Rank>),
    stand: Bitboard,
) -> fmt::Result {
    write!(f, "{color} has no {role} on ")?;
    match (file, rank) {
        (Some(file), Some(rank)) => write!(f, "{file}{rank}")?,
        (Some(file), None) => write!(f, "the {file}-file")?,
        (None, Some(rank)) => write!(f, "rank {rank}")?,
        (None, None) => f.write_str("the board")?,
    }
    let verb = if stand.more_than_one() { "stand" } else { "stands" };
    write!(f, ": the {} {verb} on {}", plural(role, stand), Squares(stand))
}

fn write_cannot_reach(f: &mut fmt::Formatter<'_>, role: Role, from: Bitboard, to: Square) -> fmt::Result {
    match role {
        Role::Pawn if from.single().is_none() => write!(f, "no pawn can step to {to}"),
        _ if from.more_than_one() => {
            write!(f, "the {} on {} cannot go to {to} in one move", plural(role, from), Squares(from))
        }
        Role::King if is_castling_step(from, to) => {
            write!(f, "the king on {} can go to {to} only by castling", Squares(from))
        }
        _ => write!(f, "the {role} on {} cannot go to {to} in one move", Squares(from)),
    }
}

/// Whether a king that stands here would go where it goes in castling.
fn is_castling_step(king: Bitboard, to: Square) -> bool {
    let homes = Bitboard::from(Square::E1) | Bitboard::from(Square::E8);
    king.single().is_some_and(|from| {
        homes.contains(from) && from.rank() == to.rank() && matches!(to.file(), File::C | File::G)
    })
}

fn write_castling_loss(f: &mut fmt::Formatter<'_>, color: Color, loss: CastlingLoss) -> fmt::Result {
    let king = Role::King.of(color);
    match loss {
        CastlingLoss::KingAway { now } => {
            write!(f, "the {king} stands on {now}, not where it started")
        }
        CastlingLoss::RookAway { home } => write!(f, "there is no {} on {home}", Role::Rook.of(color)),
        CastlingLoss::Earlier => write!(f, "the {king} or that rook has moved before"),
        CastlingLoss::KingMoved(when) => write!(f, "the {king} has moved with {when}"),
        CastlingLoss::RookMoved(home, when) => write!(f, "the rook from {home} has moved with {when}"),
        CastlingLoss::RookTaken(home, when) => write!(f, "the rook from {home} was taken with {when}"),
    }
}

impl fmt::Display for Ambiguity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let quantity = if self.movers.len() == 2 { "both" } else { "each of" };
        let role = plural(self.role, self.movers);
        write!(f, "{quantity} the {role} on {} can go to {}", Squares(self.movers), self.to)
    }
}

/// What would be right in place of a refused move.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Help {
    /// Where the piece can go.
    Targets {
        /// The piece.
        man: Man,
        /// Its legal targets; perhaps none.
        to: Bitboard,
        /// Where it can castle to.
        castles: Vec<CastleSide>,
    },
    /// None of these pieces can go anywhere.
    Stuck {
        /// Their role.
        role: Role,
        /// Where they stand.
        from: Bitboard,
    },
    /// Where each of several pieces can go.
    SeveralTargets(Vec<(Man, Bitboard)>),
    /// These moves can be written.
    Write(MoveList, Position),
    /// These other moves go where the refused one was to go.
    Others(MoveList, Square, Position),
    /// The player is in check, and these moves answer it.
    Answers(MoveList, Position),
}

impl Help {
    /// What helps somebody whose writing was refused for this reason.
    #[must_use]
    pub fn for_illegality(position: &Position, san: &WrittenMove, illegality: &Illegality) -> Option<Help> {
        use Illegality as I;
        let turn = position.turn();
        match *illegality {
            I::StillInCheck { .. } | I::DoubleCheck { .. } | I::CastlingInCheck { .. } => {
                Some(Help::Answers(position.legal_moves(), *position))
            }
            I::PromotionMissing { to } | I::PromotionTooEarly { to, .. } => pawn_moves(position, san, to),
            I::PromotionRole { .. } => pawn_moves(position, san, san.to()?),
            I::PromotionOfPiece { role } => {
                let plain = without_promotion(san);
                let found = position.find(&plain).map(|m| Help::write([m], position));
                found.or_else(|| {
                    Help::targets_of_each(position, position.board().of(role, turn) & san.origin())
                })
            }
            I::CannotReach { piece, from, to } => {
                other_writing(position, piece.role, to).or_else(|| Help::targets_of_each(position, from))
            }
            I::AlreadyThere { man } => Some(Help::targets(position, man.square)),
            I::Blocked { man, .. }
            | I::TakesKing { man, .. }
            | I::Pinned { man, .. }
            | I::PawnBlocked { man, .. }
            | I::NothingToTake { man, .. }
            | I::NotDoubleStep { man, .. }
            | I::PawnBackwards { man, .. }
            | I::EnPassantNotNow { man, .. }
            | I::EnPassantExpired { man, .. }
            | I::EnPassantSingleStep { man, .. }
            | I::EnPassantOpensCheck { man, .. } => Some(Help::targets(position, man.square)),
            I::IntoAttack { .. } | I::KingsTouch { .. } => Some(Help::targets(position, position.king(turn))),
            I::CastlingLost { .. }
            | I::CastlingBlocked { .. }
            | I::CastlingThroughCheck { .. }
            | I::CastlingIntoCheck { .. } => Some(Help::targets(position, position.king(turn))),
            I::NotThere { stand, .. } => {
                let plain = position.find(&without_origin(san)).map(|m| Help::write([m], position));
                plain.or_else(|| Help::targets_of_each(position, stand))
            }
            I::OwnPiece { .. } => match san.kind {
                WrittenKind::Squares { from, .. } => Some(Help::targets(position, from)),
                WrittenKind::Piece { role, .. } => {
                    Help::targets_of_each(position, position.board().of(role, turn) & san.origin())
                }
                WrittenKind::Castle(_) => None,
            },
            I::NoSuchPiece { .. } | I::NothingThere { .. } | I::WrongColor { .. } => {
                let to = san.to()?;
                let moves = position.legal_moves_to(to.into());
                match moves.as_slice() {
                    [] => None,
                    // Squares alone say no role, so the one move to go there is what was meant.
                    [only] if matches!(san.kind, WrittenKind::Squares { .. }) => {
                        Some(Help::write([*only], position))
                    }
                    _ => Some(Help::Others(moves, to, *position)),
                }
            }
        }
    }

    /// How to write each of the moves that an ambiguous writing could mean.
    #[must_use]
    pub fn for_ambiguity(position: &Position, ambiguity: &Ambiguity) -> Help {
        let moves = position
            .legal_moves_to(ambiguity.to.into())
            .into_iter()
            .filter(|m| ambiguity.movers.contains(m.from()) && m.castles().is_none())
            .filter(|m| ambiguity.promotion.is_none() || m.promotes_to() == ambiguity.promotion);
        Help::write(moves, position)
    }

    /// The legal move whose writing is nearest to a word that is none.
    #[must_use]
    pub fn for_misspelling(position: &Position, word: &str) -> Option<Help> {
        let word = word.trim_end_matches(['+', '#']);
        let distance = |&m: &Move| edit_distance(word.as_bytes(), position.san_without_mark(m).as_bytes());
        let moves = position.legal_moves();
        let nearest =
            moves.iter().map(distance).min().filter(|&nearest| nearest <= 2 && nearest < word.len())?;
        let near: MoveList = moves.into_iter().filter(|m| distance(m) == nearest).collect();
        (near.len() <= 4).then(|| Help::write(near, position))
    }

    /// Moves that can be written in place of the refused one, from the a-file to the h-file.
    fn write(moves: impl IntoIterator<Item = Move>, position: &Position) -> Help {
        Help::Write(in_order(&moves.into_iter().collect()), *position)
    }

    fn targets(position: &Position, from: Square) -> Help {
        let moves: Vec<Move> = position.legal_moves_from(from).collect();
        let to = moves.iter().filter(|m| m.castles().is_none()).map(|m| m.to()).collect();
        let castles = moves.iter().filter_map(|m| m.castles()).collect();
        Help::Targets { man: Man::on(position, from), to, castles }
    }

    /// Where the few pieces on these squares can go; of many pawns nobody wants to read.
    fn targets_of_each(position: &Position, from: Bitboard) -> Option<Help> {
        if let Some(from) = from.single() {
            return Some(Help::targets(position, from));
        }
        let targets = |from| {
            let to: Bitboard = position.legal_moves_from(from).map(Move::to).collect();
            (Man::on(position, from), to)
        };
        let movable = |(_, to): &(Man, Bitboard)| to.any();
        let each: Vec<(Man, Bitboard)> = from.into_iter().map(targets).filter(movable).collect();
        match each.len() {
            0 => Some(Help::Stuck { role: position.board().role_at(from.first()?)?, from }),
            1..=3 => Some(Help::SeveralTargets(each)),
            _ => None,
        }
    }
}

/// How else a king or pawn can go there: by castling, or by taking.
fn other_writing(position: &Position, role: Role, to: Square) -> Option<Help> {
    let moves: Vec<Move> = position
        .legal_moves_to(to.into())
        .into_iter()
        .filter(|m| m.castles().is_some() && role == Role::King || role == Role::Pawn)
        .filter(|m| m.castles().is_some() || position.board().role_at(m.from()) == Some(Role::Pawn))
        .collect();
    (!moves.is_empty()).then(|| Help::write(moves, position))
}

/// The pawn moves to a square as they must be written.
fn pawn_moves(position: &Position, san: &WrittenMove, to: Square) -> Option<Help> {
    let file = match san.kind {
        WrittenKind::Piece { file, takes: false, .. } => file.or(Some(to.file())),
        WrittenKind::Piece { file, .. } => file,
        WrittenKind::Squares { from, .. } => Some(from.file()),
        WrittenKind::Castle(_) => None,
    };
    let moves: Vec<Move> = position
        .legal_moves_to(to.into())
        .into_iter()
        .filter(|m| position.board().role_at(m.from()) == Some(Role::Pawn))
        .filter(|m| file.is_none_or(|file| m.from().file() == file))
        .collect();
    (!moves.is_empty()).then(|| Help::write(moves, position))
}

/// What was written, less where the piece comes from.
fn without_origin(san: &WrittenMove) -> WrittenMove {
    match san.kind {
        WrittenKind::Piece { role, takes, to, promotion, .. } => {
            let kind = WrittenKind::Piece { role, file: None, rank: None, takes, to, promotion };
            WrittenMove { kind, ..*san }
        }
        _ => *san,
    }
}

/// What was written, less its promotion.
fn without_promotion(san: &WrittenMove) -> WrittenMove {
    let kind = match san.kind {
        WrittenKind::Piece { role, file, rank, takes, to, .. } => {
            WrittenKind::Piece { role, file, rank, takes, to, promotion: None }
        }
        WrittenKind::Squares { from, takes, to, .. } => {
            WrittenKind::Squares { from, takes, to, promotion: None }
        }
        castle => castle,
    };
    WrittenMove { kind, ..*san }
}

/// Moves by where they start, file by file. Picked one by one: the library's sort takes the compiler longer
/// than all the rest of this file.
fn in_order(moves: &MoveList) -> MoveList {
    let mut sorted = MoveList::default();
    for file in File::ALL {
        for rank in Rank::ALL {
            for &m in moves {
                if m.from() == Square::new(file, rank) {
                    sorted.push(m);
                }
            }
        }
    }
    sorted
}

/// How many letters must be added, removed or changed to make one word of the other. Words longer
/// than a move are far from any.
fn edit_distance(a: &[u8], b: &[u8]) -> usize {
    const LONGEST: usize = 16;
    if a.len() >= LONGEST || b.len() >= LONGEST {
        return LONGEST;
    }
    let mut row: [usize; LONGEST + 1] = core::array::from_fn(|i| i);
    for (i, x) in a.iter().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, y) in b.iter().enumerate() {
            let changed = diagonal + usize::from(x != y);
            diagonal = row[j + 1];
            row[j + 1] = changed.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[b.len()]
}

/// Moves in words, at most eight of them.
struct Moves<'a>(&'a [Move], &'a Position, &'static str);

impl fmt::Display for Moves<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const MOST: usize = 8;
        let shown = &self.0[..self.0.len().min(MOST)];
        let san = shown.iter().map(|&m| self.1.san(m));
        if shown.len() < self.0.len() {
            for san in san {
                write!(f, "{san}, ")?;
            }
            return write!(f, "and {} more", self.0.len() - shown.len());
        }
        write_list(f, san, self.2)
    }
}

fn write_targets(f: &mut fmt::Formatter<'_>, man: Man, to: Bitboard, castles: &[CastleSide]) -> fmt::Result {
    if to.is_empty() && castles.is_empty() {
        return write!(f, "{} has no legal move", Own(man));
    }
    write!(f, "{} can ", Own(man))?;
    if to.any() {
        write!(f, "go to {:#}", Squares(to))?;
    }
    if !castles.is_empty() {
        f.write_str(if to.any() { ", or castle " } else { "castle " })?;
        write_list(f, castles.iter().map(|side| side.san()), "or")?;
    }
    Ok(())
}

impl fmt::Display for Help {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Help::Targets { man, to, castles } => write_targets(f, *man, *to, castles),
            Help::Stuck { role, from } => {
                write!(f, "the {} on {} have no legal move", plural(*role, *from), Squares(*from))
            }
            Help::SeveralTargets(each) => {
                for (i, (man, to)) in each.iter().enumerate() {
                    let (before, verb) = if i == 0 { ("", "can go to") } else { (", ", "to") };
                    write!(f, "{before}{} {verb} {:#}", Own(*man), Squares(*to))?;
                }
                Ok(())
            }
            Help::Write(moves, position) => match moves.as_slice() {
                [] => f.write_str("no such move is legal"),
                [one] => write!(f, "write {}", position.san(*one)),
                many => write!(f, "write {}", Moves(many, position, "or")),
            },
            Help::Others(moves, to, position) => match moves.as_slice() {
                [one] => write!(f, "the only legal move to {to} is {}", position.san(*one)),
                many => write!(f, "the legal moves to {to} are {}", Moves(many, position, "and")),
            },
            Help::Answers(moves, position) => match moves.as_slice() {
                [] => f.write_str("it is checkmate"),
                [one] => write!(f, "the only legal move is {}", position.san(*one)),
                many => write!(f, "the legal moves are {}", Moves(many, position, "and")),
            },
        }
    }
}
