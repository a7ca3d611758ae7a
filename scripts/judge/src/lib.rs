//! The local judge. `README.md` says what each module holds. No solution depends on it.

// Errors are lines for the person who typed the command; their text says what is wrong.
#![allow(clippy::missing_errors_doc)]

pub mod build;
pub mod commands;
pub mod copies;
pub mod hunt;
pub mod pack;
pub mod run;
pub mod ui;
pub mod whole;
