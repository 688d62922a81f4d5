//! What our macros cost the compiler: crates are written, built by cargo, and measured from outside.
//!
//! ```text
//! games.rs ─► sources.rs ─► project.rs ─► usage.rs
//! moves       Rust text     cargo build   processor time and memory
//! ```

pub mod games;
pub mod project;
pub mod sources;
pub mod usage;
