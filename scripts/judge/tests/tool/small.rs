//! A small workspace, and what the commands say there.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use tempfile::TempDir;

/// A workspace with two of the problems and all that they need.
pub struct Small(pub TempDir);

impl Small {
    pub fn new() -> Small {
        let there = copy(&[
            "Cargo.lock",
            "Cargo.toml",
            "problems/nim",
            "problems/nim-duel",
            "problems/order.toml",
            "scripts/judge/src/problems/mod.rs",
            "shared",
            "testdata/nim",
            "testdata/nim-duel",
        ]);
        let small = Small(there);
        small.edit("Cargo.toml", r#", "scripts/*"]"#, "]");
        small.edit("Cargo.toml", r#", "scripts/about"]"#, "]");
        small
    }

    pub fn path(&self, path: &str) -> PathBuf {
        self.0.path().join(path)
    }

    pub fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_cargo-judge"));
        command.args(arguments).current_dir(self.0.path());
        command.env_remove("CARGO_TARGET_DIR").env("CARGO_NET_OFFLINE", "true");
        command
    }

    pub fn judge(&self, arguments: &[&str]) -> Said {
        Said::from(self.command(arguments).output().unwrap())
    }

    /// Replaces a text of a file that has it.
    pub fn edit(&self, path: &str, old: &str, new: &str) {
        let text = fs::read_to_string(self.path(path)).unwrap();
        assert!(text.contains(old), "{path} has no {old}");
        fs::write(self.path(path), text.replace(old, new)).unwrap();
    }
}

/// What a command left behind.
#[derive(Debug)]
pub struct Said {
    pub status: Option<i32>,
    pub out: String,
    pub err: String,
}

impl From<Output> for Said {
    fn from(output: Output) -> Said {
        let text = |bytes| String::from_utf8(bytes).unwrap();
        Said { status: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
    }
}

/// Copies files and folders of this workspace, named from its root, to a folder of their own.
fn copy(paths: &[&str]) -> TempDir {
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
