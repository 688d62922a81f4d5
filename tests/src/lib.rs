//! What the tests of this member share.
