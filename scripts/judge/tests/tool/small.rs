//! A small workspace: two of the problems and what they need.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

/// The folder is removed when this is dropped.
pub struct Small(pub TempDir);

impl Small {
    pub fn new() -> Small {
        Small::with(&[])
    }

    /// The same with further problems.
    pub fn with(problems: &[&str]) -> Small {
        let here = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).unwrap();
        let there = tempfile::tempdir().unwrap();
        let mut open: Vec<PathBuf> = PATHS.iter().map(|path| here.join(path)).collect();
        for folder in ["problems", "testdata"] {
            open.extend(problems.iter().map(|name| here.join(folder).join(name)));
        }
        while let Some(path) = open.pop() {
            if path.is_dir() {
                open.extend(fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path()));
            } else {
                let to = there.path().join(path.strip_prefix(here).unwrap());
                fs::create_dir_all(to.parent().unwrap()).unwrap();
                fs::copy(&path, to).unwrap();
            }
        }
        let manifest = there.path().join("Cargo.toml");
        let text = fs::read_to_string(&manifest).unwrap();
        fs::write(manifest, text.replace(r#", "scripts/*"]"#, "]")).unwrap();
        Small(there)
    }

    /// A command line in its folder, in which `judge` is the tool; on Windows one for cmd.
    pub fn shell(&self, line: &str) -> Command {
        let judge = Path::new(env!("CARGO_BIN_EXE_judge")).parent().unwrap();
        let path = std::env::var_os("PATH").unwrap();
        let all = [judge.to_owned()].into_iter().chain(std::env::split_paths(&path));
        let path = std::env::join_paths(all).unwrap();
        #[cfg(unix)]
        let mut command = Command::new("sh");
        #[cfg(unix)]
        command.args(["-c", line]);
        #[cfg(windows)]
        let mut command = Command::new("cmd");
        #[cfg(windows)]
        std::os::windows::process::CommandExt::raw_arg(&mut command, format!("/s /c \"{line}\""));
        command.current_dir(self.0.path()).env("PATH", path);
        command.env_remove("CARGO_TARGET_DIR").env("CARGO_NET_OFFLINE", "true");
        // The transcripts contain messages of cargo's.
        command.env("CARGO_TERM_COLOR", "never");
        command
    }
}

const PATHS: [&str; 10] = [
    "Cargo.lock",
    "Cargo.toml",
    "problems/nim",
    "problems/nim-duel",
    "problems/order.toml",
    "rustfmt.toml",
    "scripts/referee",
    "shared",
    "testdata/nim",
    "testdata/nim-duel",
];
