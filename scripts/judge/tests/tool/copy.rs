//! A part of this workspace in a folder of its own, for tests that change it.

use std::fs;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// Copies files and folders of the workspace, named from its root, to the same places.
pub fn copy(paths: &[&str]) -> TempDir {
    let here = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).unwrap();
    let there = tempfile::tempdir().unwrap();
    let mut open: Vec<PathBuf> = paths.iter().map(|path| here.join(path)).collect();
    while let Some(path) = open.pop() {
        if path.is_dir() {
            open.extend(fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path()));
        } else {
            let to = there.path().join(path.strip_prefix(here).unwrap());
            fs::create_dir_all(to.parent().unwrap()).unwrap();
            fs::copy(&path, to).unwrap();
        }
    }
    there
}
