//! A game is an expression, wherever an expression can stand.

use chess_runtime::ending::{Checkmate, InProgress};
use chess_runtime::typenum::{U0, U3, U4};
use chess_runtime::{Black, Color, Game, GameView, White, chess};

const OPENING: Game<U3, InProgress<Black>> = chess! { 1. e4 e5 2. Nf3 };
static FOOLS_MATE: Game<U4, Checkmate<Black>> = chess! { 1. f3 e5 2. g4 Qh4 mate };
const LENGTH: usize = chess! { 1. e4 e5 2. Nf3 }.len();
const TURN: Color = OPENING.end().turn();
const VIEWS: [GameView<'static>; 2] = [OPENING_REF.view(), FOOLS_MATE_REF.view()];
const OPENING_REF: &Game<U3, InProgress<Black>> = &OPENING;
const FOOLS_MATE_REF: &Game<U4, Checkmate<Black>> = &chess! { 1. f3 e5 2. g4 Qh4 mate };

const fn nothing() -> Game<U0, InProgress<White>> {
    chess! {}
}

const fn plies() -> usize {
    let game = chess! { 1. d4 d5 };
    game.moves().len()
}

fn labelled<T: core::fmt::Display>(label: T) -> String {
    format!("{label}: {}", chess! { 1. c4 })
}

fn by_black(game: &Game<U4, Checkmate<Black>>) -> usize {
    game.len()
}

struct Lesson<'a> {
    title: &'a str,
    game: GameView<'a>,
}

impl Lesson<'_> {
    const FIRST: Lesson<'static> = Lesson { title: "mate", game: FOOLS_MATE_REF.view() };
}

fn main() {
    assert_eq!((OPENING.len(), LENGTH, TURN), (3, 3, Color::Black));
    assert_eq!(FOOLS_MATE.outcome().unwrap().winner(), Some(Color::Black));
    assert_eq!(VIEWS.map(|game| game.len()), [3, 4]);
    assert_eq!(nothing().len() + plies(), 2);
    assert_eq!(labelled("English"), "English: 1. c4");
    assert_eq!(by_black(&chess! { 1. f4 e6 2. g4 Qh4 }), 4);
    assert_eq!(format!("{} {:?}", Lesson::FIRST.title, Lesson::FIRST.game), "mate Game(1. f3 e5 2. g4 Qh4# 0-1)");

    let chosen = match LENGTH {
        3 => chess! { 1. e4 c5 },
        _ => chess! { 1. d4 d5 },
    };
    assert_eq!(chosen.to_string(), "1. e4 c5");
    let later = move || chess!(1. e4 c5);
    assert_eq!(later(), chosen);
    assert_eq!([chess! { 1. e4 }, chess! { 1. d4 }].map(|game| game.len()), [1, 1]);
}
