//! The search does not allocate: a deep one asks the system for memory as often as a shallow one.

#![allow(unsafe_code, reason = "counting allocations takes an allocator, and its trait is unsafe")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicUsize, Ordering};

use chess_runtime::engine::{Engine, Limits, Options};
use chess_types::Position;

struct Counting;

static ALLOCATIONS: AtomicUsize = AtomicUsize::new(0);

// SAFETY: everything is passed on to the system's allocator unchanged.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.fetch_add(1, Ordering::Relaxed);
        // SAFETY: the caller keeps the contract.
        unsafe { System.alloc(layout) }
    }
    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: the caller keeps the contract.
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

#[test]
fn depth_costs_no_allocation() {
    let position =
        Position::from_fen("r1bq1rk1/pp2bppp/2n1pn2/3p4/3P4/2NB1N2/PP3PPP/R1BQ1RK1 w - - 0 10").unwrap();
    let mut engine = Engine::new(Options::default());
    let mut allocations = |depth| {
        engine.clear();
        let before = ALLOCATIONS.load(Ordering::Relaxed);
        let found = engine.suggest(&position, Limits::new().depth(depth));
        (ALLOCATIONS.load(Ordering::Relaxed) - before, found.nodes)
    };
    allocations(1);
    let (few, shallow) = allocations(2);
    let (many, deep) = allocations(11);
    assert!(deep > 100 * shallow);
    assert_eq!(few, many, "allocations at depth 2 and at depth 11");
}
