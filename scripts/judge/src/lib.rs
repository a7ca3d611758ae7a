//! The local judge, in rooms: what the workspace holds, what is known of each problem, how programs
//! run, how a hunt goes, what a bundle is, and the commands. No solution knows of it.

// An error is a line for the person who typed the command; its text says what is wrong.
#![allow(clippy::missing_errors_doc)]

pub mod build;
pub mod bundle;
pub mod commands;
pub mod copies;
pub mod hunt;
pub mod run;
pub mod ui;
pub mod workspace;

// The name under which a bundle has it.
#[cfg(test)]
pub(crate) use bundle::reader as proconio;
