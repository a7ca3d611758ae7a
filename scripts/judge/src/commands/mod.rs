//! The commands, a file each.

pub mod bench;
pub mod bundle;
pub mod check;
mod clipboard;
pub mod gen;
pub mod hunt;
pub mod list;
pub mod new;
pub mod report;
pub mod terminal;
