//! What the solutions share.
//!
//! Solutions import [`nim`], [`grundy`], [`fibonacci`] and [`mod@print`]:
//! std only, they travel to the judge inside the submitted file. Tests import the referee, `rules`
//! and `small`: it knows the rules of a game and nothing else. What a problem tells a board of its
//! game is of the types in `board`. Both stay at home behind the features `referee` and `board`.

#[cfg(feature = "board")]
pub mod board;
pub mod fibonacci;
pub mod grundy;
#[cfg(feature = "board")]
mod heaps;
pub mod nim;
#[cfg(feature = "board")]
mod picture;
pub mod print;
#[cfg(feature = "board")]
pub mod rules;
#[cfg(feature = "referee")]
pub mod small;
