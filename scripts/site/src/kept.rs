//! What follows from files alone: it is kept, and made anew when one of them has changed.

use crate::wasm::key;
use anyhow::Result;
use fs_err as fs;
use serde::de::DeserializeOwned;
use serde::Serialize;
use std::path::{Path, PathBuf};

/// The folder in which it is kept.
pub struct Kept(PathBuf);

impl Kept {
    pub fn at(folder: PathBuf) -> Result<Kept> {
        fs::create_dir_all(&folder)?;
        Ok(Kept(folder))
    }

    /// What was made from files of this key, or is made now.
    pub fn or_made<T: Serialize + DeserializeOwned>(
        &self,
        name: &str,
        key: u64,
        make: impl FnOnce() -> Result<T>,
    ) -> Result<T> {
        let path = self.0.join(name);
        let kept = fs::read(&path).ok().and_then(|text| serde_json::from_slice(&text).ok());
        if let Some((_, made)) = kept.filter(|(of, _): &(u64, T)| *of == key) {
            return Ok(made);
        }
        let anew = (key, make()?);
        fs::write(path, serde_json::to_vec(&anew)?)?;
        Ok(anew.1)
    }
}

/// A number that stands for these files and all in these folders, with their names.
pub fn of(root: &Path, paths: &[impl AsRef<Path>]) -> Result<u64> {
    let mut open: Vec<PathBuf> = paths.iter().map(|path| root.join(path)).collect();
    let mut files = vec![];
    while let Some(path) = open.pop() {
        if path.is_dir() {
            for entry in fs::read_dir(path)? {
                open.push(entry?.path());
            }
        } else if path.exists() {
            files.push(path);
        }
    }
    files.sort();
    let texts: Result<Vec<Vec<u8>>, _> = files.iter().map(fs::read).collect();
    Ok(key(&(files, texts?)))
}
