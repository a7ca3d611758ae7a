//! Files and folders; what goes wrong with one is a line that names it.

use serde::Serialize;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
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

/// A file that a person asked for: made before the work, so that the work is not done in vain.
#[derive(Debug)]
pub struct Wanted {
    path: PathBuf,
    file: File,
}

impl Wanted {
    /// Makes it, empty, if one was asked for.
    pub fn create(path: Option<&Path>) -> Result<Option<Wanted>, String> {
        let wanted = |path: &Path| {
            let file = named(path, File::create(path))?;
            Ok(Wanted { path: path.to_owned(), file })
        };
        path.map(wanted).transpose()
    }

    /// Fills it with a text.
    pub fn write(mut self, text: &str) -> Result<(), String> {
        named(&self.path, self.file.write_all(text.as_bytes()))
    }

    /// Fills it with JSON.
    ///
    /// # Errors
    /// Why it takes no more.
    ///
    /// # Panics
    /// If the records are no plain data.
    pub fn write_json(self, records: &impl Serialize) -> Result<(), String> {
        self.write(&(serde_json::to_string_pretty(records).expect("plain data") + "\n"))
    }
}
