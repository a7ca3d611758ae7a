//! The local judge. It reads manifests, pages and cases and runs binaries; no solution knows it.

pub mod bundle;
pub mod check;
pub mod checkers;
pub mod clipboard;
pub mod commands;
pub mod compare;
pub mod compile;
pub mod draw;
pub mod files;
pub mod generators;
pub mod hunt;
pub mod input;
pub mod judges;
pub mod measure;
pub mod page;
pub mod plot;
pub mod programs;
// Its macros are for the bundles; a call costs as much as a number.
#[allow(unused_imports, unused_macros, clippy::inline_always)]
pub mod proconio;
pub mod report;
pub mod runner;
pub mod shrink;
pub mod source;
pub mod table;
pub mod terminal;
pub mod validators;
pub mod verdict;
pub mod workspace;
