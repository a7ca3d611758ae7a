//! What the files of the problems are written with.

pub mod draw;
pub mod given;
pub mod large;
pub mod pen;
pub mod shapes;
pub mod words;
