//! The local judge. It reads manifests, pages and cases and runs binaries; no solution knows it.

pub mod commands;
pub mod page;
pub mod table;
pub mod workspace;
