//! The lines of the tables that the programs print.

use std::fmt::Display;

/// A line of a table: what it is about, then one cell for each crate.
#[must_use]
pub fn row<C: Display>(title: &str, cells: impl IntoIterator<Item = C>) -> String {
    let mut line = format!("{title:<24}");
    for cell in cells {
        line += &format!("{cell:>12}");
    }
    line
}

/// The same with numbers.
#[must_use]
pub fn numbers(title: &str, decimals: usize, cells: impl IntoIterator<Item = f64>) -> String {
    row(title, cells.into_iter().map(|number| format!("{number:.decimals$}")))
}
