//! Files and folders; what goes wrong with one is a line that names it.

use serde::Serialize;
use std::path::Path;
use std::{fs, io};
use tempfile::TempDir;

fn named<T>(path: &Path, result: io::Result<T>) -> Result<T, String> {
    result.map_err(|error| format!("{}: {error}", path.display()))
}

/// The text of a file.
pub fn text(path: &Path) -> Result<String, String> {
    named(path, fs::read_to_string(path))
}

/// Writes a file anew.
pub fn write(path: &Path, text: &str) -> Result<(), String> {
    named(path, fs::write(path, text))
}

/// Makes a folder, and those above it that are missing.
pub fn folder(path: &Path) -> Result<(), String> {
    named(path, fs::create_dir_all(path))
}

/// A folder that goes when it is dropped.
pub fn scratch() -> Result<TempDir, String> {
    let folder = tempfile::Builder::new().prefix("judge-").tempdir();
    folder.map_err(|error| format!("no temporary folder: {error}"))
}

/// Writes JSON to a file, if one was asked for.
///
/// # Panics
/// If the records are no plain data.
pub fn write_json(path: Option<&Path>, records: &impl Serialize) -> Result<(), String> {
    let text = || serde_json::to_string_pretty(records).expect("plain data") + "\n";
    path.map_or(Ok(()), |path| write(path, &text()))
}
