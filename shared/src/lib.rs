//! What the solutions share.
//!
//! Solutions import [`nim`], [`grundy`], [`basis`], [`fibonacci`], [`modular`] and [`mod@print`]:
//! std only, they travel to the judge inside the submitted file. Tests import the referee, `rules`
//! and `small`: it knows the rules of a game and nothing else, and stays at home behind the feature
//! `referee`.

pub mod basis;
pub mod fibonacci;
pub mod grundy;
pub mod modular;
pub mod nim;
pub mod print;
#[cfg(feature = "referee")]
pub mod rules;
#[cfg(feature = "referee")]
pub mod small;
