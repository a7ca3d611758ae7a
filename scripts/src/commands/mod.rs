//! The commands, a file each.

pub mod bundle;
pub mod check;
pub mod list;
