//! The commands, each in a file of its own.

pub mod bundle;
pub mod check;
pub mod fix;
pub mod gen;
pub mod hunt;
pub mod list;
pub mod new;
pub mod pack;
pub mod test;
