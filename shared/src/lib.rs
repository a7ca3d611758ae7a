//! What the solutions share.
//!
//! Solutions import [`nim`], [`grundy`], [`fibonacci`] and [`mod@print`]:
//! std only, they travel to the judge inside the submitted file. What only tests and tools import
//! stays at home behind the feature `referee`: `game` is how a problem states its game, `rules` has
//! the referee, who knows the rules of a game and nothing else, `matrix` solves games in which both
//! choose at once, and `small` lists small positions.

#![warn(missing_docs)]

pub mod fibonacci;
#[cfg(feature = "referee")]
pub mod game;
pub mod grundy;
#[cfg(feature = "referee")]
mod heaps;
#[cfg(feature = "referee")]
pub mod matrix;
pub mod nim;
pub mod print;
#[cfg(feature = "referee")]
pub mod rules;
#[cfg(feature = "referee")]
pub mod small;
