//! Runs programs under limits and judges what they print.
//!
//! On Linux a child inherits its parent's peak memory: the kernel counts what the parent held when it forked.
//! So the judge does not start programs itself. A second process of the same executable, which holds
//! next to nothing, does. They talk in lines of JSON: a [`Request`] in, an [`Answer`] out; where the judge
//! plays, [`Turn`]s in and [`Reply`]s out between. The second process ends with the judge, and takes all
//! that it has started with it. What differs between systems is in the crate [`process`].

pub mod check;
pub mod compare;
pub mod play;
mod runner;
mod serve;
pub mod verdict;

pub use runner::{message, temporary_folder, Runner};
pub use serve::serve;

use crossbeam_channel::Receiver;
use serde::{Deserialize, Serialize};
use spec::talk::Line;
use std::ffi::{OsStr, OsString};
use std::fmt;
use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::time::Duration;
use workspace::{Problem, USUAL_TIME};

/// The first argument that makes the judge's executable that second process; a folder follows.
pub const SERVE: &str = "--serve";

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Program {
    /// A path, or a name to look up in `PATH`.
    pub path: PathBuf,
    pub arguments: Vec<OsString>,
}

impl Program {
    /// One that a person typed. On Windows a bare name also stands for a program of this folder, as in cmd.
    pub fn typed(path: &OsStr, arguments: &[OsString]) -> Program {
        let here = Path::new(".").join(path);
        let is_bare = Path::new(path).components().count() == 1;
        let is_here = is_bare && (here.is_file() || here.with_extension("exe").is_file());
        let path = if cfg!(windows) && is_here { here } else { path.into() };
        Program { path, arguments: arguments.to_vec() }
    }
}

impl From<&Path> for Program {
    fn from(path: &Path) -> Program {
        Program { path: path.to_owned(), arguments: vec![] }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Limits {
    /// Processor time; a program that sleeps gets 0.2 s more by the clock.
    pub time: Duration,
    /// Bytes at once.
    pub memory: u64,
    /// Bytes printed.
    pub output: u64,
    /// Whether the judge's limit is unknown. What is above an assumed limit, and not above twice that, is not wrong.
    pub is_time_assumed: bool,
    pub is_memory_assumed: bool,
    /// Whether a program is ended at its time limit. Else it may go on to twice that, so that its time can be told.
    pub is_ended_at_once: bool,
}

impl Default for Limits {
    /// What is assumed where a manifest has no limits.
    fn default() -> Self {
        Limits {
            time: USUAL_TIME,
            memory: 256 << 20,
            output: 64 << 20,
            is_time_assumed: true,
            is_memory_assumed: true,
            is_ended_at_once: false,
        }
    }
}

impl Limits {
    pub fn of(problem: &Problem) -> Limits {
        let (facts, usual) = (&problem.facts, Limits::default());
        Limits {
            time: facts.time_limit.unwrap_or(usual.time),
            memory: facts.memory_limit.map_or(usual.memory, |size| size.as_u64()),
            is_time_assumed: facts.limits.is_some() || facts.time_limit.is_none(),
            is_memory_assumed: facts.limits.is_some() || facts.memory_limit.is_none(),
            ..usual
        }
    }

    /// Assumed limits are taken for the judge's.
    #[must_use]
    pub fn strict(self) -> Limits {
        Limits { is_time_assumed: false, is_memory_assumed: false, ..self }
    }

    /// The time at which a program is ended.
    pub fn most_time(&self) -> Duration {
        let is_twice = self.is_time_assumed || !self.is_ended_at_once;
        if is_twice {
            2 * self.time
        } else {
            self.time
        }
    }

    /// The memory at which a program is ended.
    pub fn most_memory(&self) -> u64 {
        if self.is_memory_assumed {
            2 * self.memory
        } else {
            self.memory
        }
    }
}

#[derive(Serialize, Deserialize)]
pub struct Request {
    pub program: Program,
    /// The file for its stdin; none if the judge talks to it.
    pub input: Option<PathBuf>,
    pub limits: Limits,
}

/// What the judge does in a talk with a program. It waits for the reply to each turn.
#[derive(Debug, Serialize, Deserialize)]
pub enum Turn {
    /// Says these lines, and wants the program's next one.
    Say(String),
    /// The same, and says nothing more: the program's input ends.
    Last(String),
    /// Has heard enough: the program is killed.
    Stop,
}

/// What comes of a request for a talk, and of each turn.
#[derive(Debug, Serialize, Deserialize)]
pub enum Reply {
    Started,
    Line(String),
    /// The talk is over: the program has ended, or was. The text is a line without its end.
    Over(String, Answer),
}

/// What a run used, or why there was none.
pub type Answer = Result<Usage, Fault>;

#[derive(Debug, Serialize, Deserialize)]
pub enum Fault {
    /// The system's reason, in words and as its number.
    Start(PathBuf, String, Option<i32>),
    /// Anything else that is not the program's doing.
    Machine(String),
    Abandoned,
}

impl fmt::Display for Fault {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Fault::Start(program, why, _) => write!(formatter, "{}: {why}", program.display()),
            Fault::Machine(why) => formatter.write_str(why),
            Fault::Abandoned => formatter.write_str("the judge is gone"),
        }
    }
}

impl std::error::Error for Fault {}

/// How a run ended; if the judge ended it, at which limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Exit {
    Status(i32),
    /// A signal that the judge did not send.
    Signal(i32),
    TimeLimit,
    /// The program waited for input, and the judge for the program.
    Waits,
    MemoryLimit,
    OutputLimit,
    /// It is stderr to which too much was printed.
    MessageLimit,
    /// The process that runs programs ended too.
    Runner,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Usage {
    pub exit: Exit,
    /// By the clock, from start to end.
    pub clock: Duration,
    /// Processor time, user and system.
    pub processor: Duration,
    /// Peak memory in bytes, if the system reports it.
    pub peak: Option<u64>,
    /// The assumed limit above which it is.
    pub warning: Option<Exit>,
    /// Whether there was an input of which nothing was read.
    pub is_unread: bool,
}

impl Usage {
    /// How it ended, and nothing else is known.
    pub fn of(exit: Exit, clock: Duration) -> Usage {
        let processor = Duration::ZERO;
        Usage { exit, clock, processor, peak: None, warning: None, is_unread: false }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    pub usage: Usage,
    /// What was printed, cut one byte above the limit.
    pub output: Vec<u8>,
    /// The most telling line of stderr, if the run failed.
    pub message: String,
    /// Where the judge plays: what both said.
    pub talk: Vec<Line>,
}

/// The lines that come from somewhere, read by a thread of their own.
fn lines(from: impl Read + Send + 'static) -> Receiver<String> {
    let (sender, lines) = crossbeam_channel::unbounded();
    std::thread::spawn(move || {
        let all = BufReader::new(from).lines().map_while(Result::ok);
        all.map(|line| sender.send(line)).take_while(Result::is_ok).for_each(drop);
    });
    lines
}
