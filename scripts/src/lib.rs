//! The local judge. It reads manifests, pages and cases and runs binaries; no solution knows it.

pub mod commands;
pub mod page;
#[allow(unused_imports, unused_macros)] // its macros are for the bundles
pub mod proconio;
pub mod table;
pub mod workspace;
