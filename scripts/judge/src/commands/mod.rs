//! The commands, a file each.

pub mod bundle;
pub mod check;
pub mod fix;
pub mod gen;
pub mod hunt;
pub mod list;
pub mod new;
