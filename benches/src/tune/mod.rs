//! Tuning the evaluation on the engine's own games.
//!
//! ```text
//! games of the engine ─► positions with results ─► gradient descent ─► parameters.rs
//!  generate.rs                                      fit.rs             write.rs
//! ```

pub mod fit;
pub mod generate;
pub mod write;
