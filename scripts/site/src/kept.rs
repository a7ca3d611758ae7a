//! What follows from files alone: it is kept, and made anew when one of them has changed.

use anyhow::Result;
use fs_err as fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};

/// The folder in which it is kept, beside each file the key of what it was made of.
pub struct Kept(PathBuf);

impl Kept {
    pub fn at(folder: PathBuf) -> Result<Kept> {
        fs::create_dir_all(&folder)?;
        Ok(Kept(folder))
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    /// Whether a file was made of what this key stands for.
    pub fn has(&self, name: &str, key: u64) -> bool {
        let known = fs::read_to_string(self.path(&format!("{name}.key")));
        self.path(name).exists() && known.is_ok_and(|known| known == key.to_string())
    }

    /// A file that was made of this, or is made now.
    pub fn or_made(
        &self,
        name: &str,
        key: u64,
        make: impl FnOnce(&Path) -> Result<()>,
    ) -> Result<Vec<u8>> {
        let (path, known) = (self.path(name), self.path(&format!("{name}.key")));
        if !self.has(name, key) {
            // If this fails, nothing of an older source stays.
            let _ = fs::remove_file(&known);
            make(&path)?;
            fs::write(known, key.to_string())?;
        }
        Ok(fs::read(path)?)
    }
}

/// A number that stands for what something is made of.
pub fn key(parts: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    parts.hash(&mut hasher);
    hasher.finish()
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
    let names: Vec<_> = files.iter().map(|path| path.strip_prefix(root).ok()).collect();
    Ok(key(&(names, texts?)))
}
