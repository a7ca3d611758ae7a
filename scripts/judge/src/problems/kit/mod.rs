//! What the files of the problems are written with.

pub mod draw;
pub mod given;
mod large;
mod shapes;
pub mod words;

/// All that a problem's file needs.
pub mod prelude {
    pub use super::super::{Known, UNKNOWN};
    pub use super::draw::Draw;
    pub use super::given::{mex, table, unknown, yes_or_no, Given};
    pub use super::large::pairs;
    pub use super::nim_sum;
    pub use super::shapes::{counted, fibonacci, line, pair};
    pub use super::words::{Words, INT, U64};
    pub use std::collections::HashSet;
}

/// The nim-sum, apart from the solutions' own.
pub fn nim_sum(values: impl IntoIterator<Item = u64>) -> u64 {
    values.into_iter().fold(0, |sum, value| sum ^ value)
}
