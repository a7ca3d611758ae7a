//! The commands, a file each. What the person reads stands here.

pub mod bundle;
mod cases;
pub mod check;
mod clipboard;
mod difference;
pub mod fix;
pub mod gen;
pub mod hunt;
pub mod list;
pub mod new;
pub mod report;
mod terminal;
mod text;
mod values;

pub use cases::{case, cases};
