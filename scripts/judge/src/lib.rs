//! The local judge, in rooms: what the workspace holds, what is known of each problem, how programs
//! run, how a hunt goes, what travels in a bundle, and the commands. No solution knows of it.

// An error is a line for the person who typed the command; its text says what is wrong.
#![allow(clippy::missing_errors_doc)]

pub mod bundle;
pub mod commands;
pub mod files;
pub mod hunt;
#[allow(clippy::cast_sign_loss)] // a mistake, too, of wrong programs
pub mod problems;
pub mod run;
pub mod workspace;

// The name under which a bundle has it.
#[cfg(test)]
pub(crate) use bundle::reader as proconio;
