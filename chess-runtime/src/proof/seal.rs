//! What keeps proofs to this crate: types that nothing outside can name.
//!
//! The operators need none: they are not exported, so no other crate can implement them, whatever its types. A trait that is
//! exported asks of each impl for a constant of the type [`Seal`].

/// The type of a constant that only impls of this crate can write.
pub struct Seal;

/// A marker with its only value, which therefore is made by this crate alone.
pub trait Marker: Copy {
    /// The value.
    const VALUE: Self;
}
