//! The local judge. `README.md` says what each module holds. No solution depends on it.

// Errors are lines for the person who typed the command; their text says what is wrong.
#![allow(clippy::missing_errors_doc)]

pub mod build;
pub mod bundle;
pub mod commands;
pub mod copies;
pub mod hunt;
pub mod pack;
pub mod run;
pub mod ui;
pub mod whole;
pub mod workspace;

// The reader's macros use the name that it has in a bundle.
#[cfg(test)]
pub(crate) use bundle::reader as proconio;
