//! How a problem states its game, and the referee, who plays it out and knows no theorem.
//!
//! The file `rules.rs` of a problem says what its statement says: [`Game`]. The page's tests ask the
//! [`Referee`] who wins, or [`outcomes()`] where play may go on for ever, or [`expected`] where both choose
//! at once, and compare the program with that on every small position: [`small`].

#![warn(missing_docs)]

mod game;
pub mod graph;
pub mod grid;
mod heaps;
mod known;
pub mod matrix;
mod options;
mod outcomes;
mod referee;
mod secret;
pub mod small;
mod tree;

pub use game::{End, Game, Moves, Player};
pub use heaps::{in_order, take, HeapGame, Take};
pub use known::Known;
pub use options::{partizan, sum, turning};
pub use outcomes::{outcomes, Outcome, Timed};
pub use referee::Referee;
pub use secret::{expected, secured};
pub use tree::rooted;

/// Tests that something is refused: `name: call => "the message of its panic";`, a line for each.
#[macro_export]
macro_rules! refuses {
    ($($name:ident: $call:expr => $message:literal;)*) => {$(
        #[test]
        #[should_panic(expected = $message)]
        fn $name() {
            let _ = $call;
        }
    )*};
}
