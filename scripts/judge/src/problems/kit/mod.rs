//! What the files of the problems are written with.

pub mod draw;
pub mod given;
pub mod input;
pub mod large;
pub mod shapes;
pub mod words;
