//! Two players in two threads, with whose turn it is in the type of what they hand each other.
//!
//! Each thread waits for a `Turn` of its own color, plays, and sends the other a `Turn` of the
//! other color. Playing twice, out of turn or after the end does not compile.

#![allow(clippy::print_stdout, reason = "an example shows what it does")]

use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use chess_runtime::Side;
use chess_runtime::table::{Next, Over, Turn};

/// Takes captures and checks where there are any, else some quiet move: a player, but not a good one.
fn choose<S: Side>(turn: &Turn<S>) -> chess_runtime::Move {
    let position = turn.position();
    let moves = position.legal_moves();
    let gives_check = |m: &&chess_runtime::Move| position.play_unchecked(**m).is_check();
    let quiet = usize::from(position.halfmoves()) * 7 + position.fullmoves() as usize * 3;
    *moves
        .iter()
        .find(|&&m| position.is_capture(m))
        .or_else(|| moves.iter().find(gives_check))
        .unwrap_or(&moves[quiet % moves.len()])
}

/// One player's side of the table.
fn player<S: Side>(mine: Receiver<Turn<S>>, theirs: Sender<Turn<S::Opponent>>, end: Sender<Over>) {
    for turn in mine {
        let chosen = choose(&turn);
        let next = turn.play(chosen).expect("the move was chosen from the legal ones");
        let sent = match next {
            Next::Turn(their_turn) => theirs.send(their_turn).is_ok(),
            Next::Over(over) => {
                let _ = end.send(over);
                false
            }
        };
        // The game is over, here or at the other side.
        if !sent {
            return;
        }
    }
}

fn main() {
    let (to_white, white) = channel();
    let (to_black, black) = channel();
    let (end, ended) = channel();
    let first = to_white.clone();
    let other_end = end.clone();
    thread::spawn(move || player(white, to_black, end));
    thread::spawn(move || player(black, to_white, other_end));

    first.send(Turn::start()).expect("White is waiting");
    drop(first);
    let over = ended.recv().expect("the game ends by the Laws at the latest");
    println!(
        "{}\n\n{:?} after {} plies",
        over.history().position(),
        over.end(),
        over.history().moves().len()
    );
}
