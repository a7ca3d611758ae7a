//! The small process that starts programs under limits, watches them and accounts for them.
//!
//! A child begins with its parent's peak of memory, for the kernel counts what the parent held at
//! the spawn. So not the judge starts programs but this process, which holds next to nothing. They
//! speak in lines of JSON: a [`Request`] in, an [`Answer`] out. It ends with the judge, and
//! whatever it has started ends with it.

mod child;
mod serve;

pub use child::apart;
pub use serve::serve;

use serde::{Deserialize, Serialize};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Where a program's output goes, in the runner's folder.
pub const OUTPUT: &str = "output";
/// Where its messages go, in the runner's folder.
pub const MESSAGES: &str = "messages";

/// What a run may use.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Limits {
    /// Of processor time; a program that sleeps has 0.2 s more by the clock.
    pub time: Duration,
    /// Bytes in memory at once.
    pub memory: u64,
    /// Bytes printed.
    pub output: u64,
}

/// Where a manifest names no limits.
impl Default for Limits {
    fn default() -> Self {
        Limits { time: Duration::from_secs(1), memory: 256 << 20, output: 64 << 20 }
    }
}

/// A program to run.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Program {
    /// Its path, or a name that the system finds.
    pub path: PathBuf,
    /// Its arguments.
    pub arguments: Vec<OsString>,
}

impl From<&Path> for Program {
    fn from(path: &Path) -> Program {
        Program { path: path.to_owned(), arguments: vec![] }
    }
}

/// What the judge asks.
#[derive(Serialize, Deserialize)]
pub struct Request {
    /// What runs.
    pub program: Program,
    /// The file on its stdin.
    pub input: PathBuf,
    /// What it may use.
    pub limits: Limits,
}

/// What it is told: how the run was, or why there was none.
pub type Answer = Result<Usage, String>;

/// How a run ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum End {
    /// With this exit status.
    Exit(i32),
    /// By this signal, which was not ours.
    Signal(i32),
    /// Above the limit of time.
    Time,
    /// Above the limit of memory.
    Memory,
    /// Above the limit of output.
    Output,
}

/// What the system says of a run.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Usage {
    /// How it ended.
    pub end: End,
    /// By the clock, from the spawn to the end.
    pub clock: Duration,
    /// Time on the processor, in the program and in the system for it.
    pub processor: Duration,
    /// The most bytes in memory at once, if the system tells.
    pub peak: Option<u64>,
}

impl Usage {
    /// The time that counts: on the processor, or by the clock if that was its end.
    pub fn time(&self) -> Duration {
        match self.end {
            End::Time => self.clock,
            _ => self.processor,
        }
    }
}
