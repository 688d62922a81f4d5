//! What the benchmarks of this member share.
