//! Runs programs under limits and judges what they print.
//!
//! A child begins with its parent's peak of memory, because the kernel counts what the parent held
//! when it started the child. So the judge does not start programs itself: a second process of the same
//! program does, which holds next to nothing. They speak in lines of JSON: a [`Request`] in, an
//! [`Answer`] out. The second process ends with the judge, and what it has started ends with it.

pub mod check;
mod child;
pub mod compare;
pub mod parallel;
mod runner;
mod serve;
pub mod stop;
pub mod verdict;

pub use runner::Runner;
pub use serve::serve;

use crate::workspace::Problem;
use serde::{Deserialize, Serialize};
use std::ffi::OsString;
use std::fmt;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The first argument with which the judge's program is that second process; then comes a folder.
pub const SERVE: &str = "--serve";

/// A program to run.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
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

/// What a run may use.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Limits {
    /// Time on a processor; a program that sleeps has 0.2 s more by the clock.
    pub time: Duration,
    /// Bytes in memory at once.
    pub memory: u64,
    /// Bytes printed.
    pub output: u64,
    /// Are time and memory assumed, as the judge's own limits are not known?
    pub are_assumed: bool,
}

/// Where a manifest names no limits.
impl Default for Limits {
    fn default() -> Self {
        let time = Duration::from_secs(1);
        Limits { time, memory: 256 << 20, output: 64 << 20, are_assumed: true }
    }
}

impl Limits {
    /// The limits of a problem.
    pub fn of(problem: &Problem) -> Limits {
        let (facts, usual) = (&problem.facts, Limits::default());
        Limits {
            time: facts.time_limit.unwrap_or(usual.time),
            memory: facts.memory_limit.map_or(usual.memory, |size| size.as_u64()),
            are_assumed: facts.limits.is_some() || facts.time_limit.is_none(),
            ..usual
        }
    }
}

/// What the judge asks of the second process.
#[derive(Serialize, Deserialize)]
pub struct Request {
    /// What runs.
    pub program: Program,
    /// The file on its stdin.
    pub input: PathBuf,
    /// What it may use.
    pub limits: Limits,
}

/// How the run was, or why there was none.
pub type Answer = Result<Usage, Fault>;

/// Why there was no run.
#[derive(Debug, Serialize, Deserialize)]
pub enum Fault {
    /// The program cannot be started.
    Start(PathBuf, String),
    /// Something else of the machine's.
    Machine(String),
    /// The judge is gone.
    Abandoned,
}

impl fmt::Display for Fault {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Fault::Start(program, why) => write!(formatter, "{}: {why}", program.display()),
            Fault::Machine(why) => formatter.write_str(why),
            Fault::Abandoned => formatter.write_str("the judge is gone"),
        }
    }
}

impl std::error::Error for Fault {}

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
    /// Together with the process that runs it.
    Runner,
}

/// What the system says of a run.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Usage {
    /// How it ended.
    pub end: End,
    /// By the clock, from the start to the end.
    pub clock: Duration,
    /// Time on a processor, in the program and in the system for it.
    pub processor: Duration,
    /// The most bytes in memory at once, if the system tells.
    pub peak: Option<u64>,
}

/// A whole run.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// What the system says.
    pub usage: Usage,
    /// All that was printed, up to a little more than the limit.
    pub output: Vec<u8>,
    /// Of a run that failed the line of stderr that says most.
    pub message: String,
}
