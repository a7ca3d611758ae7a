//! Runs programs under limits.
//!
//! A child begins with its parent's peak of memory, for the kernel counts what the parent held at the
//! spawn. So not the judge itself starts programs but a second process of the same program, which
//! holds next to nothing. They speak in lines of JSON: a [`Request`] in, an [`Answer`] out. It ends
//! with the judge, and whatever it has started ends with it.

pub mod at_once;
pub mod check;
mod child;
pub mod compare;
pub mod measure;
mod serve;
pub mod verdict;

pub use serve::serve;

use crate::files;
use crate::workspace::Problem;
use at_once::is_stopped;
use serde::{Deserialize, Serialize};
use std::env;
use std::ffi::{OsStr, OsString};
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::Duration;
use tempfile::TempDir;

/// The first argument with which the judge's program is that second process; then comes a folder.
pub const SERVE: &str = "--serve";

/// Where a program's output goes, in the runner's folder.
const OUTPUT: &str = "output";
/// Where its messages go, in the runner's folder.
const MESSAGES: &str = "messages";

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

impl Limits {
    /// The judge's limits, ours where the manifest names none.
    pub fn of(problem: &Problem) -> Limits {
        let usual = Limits::default();
        Limits {
            time: problem.facts.time_limit.unwrap_or(usual.time),
            memory: problem.facts.memory_limit.map_or(usual.memory, |size| size.as_u64()),
            ..usual
        }
    }
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
            End::Time => self.clock.max(self.processor),
            _ => self.processor,
        }
    }
}

/// A run, whole.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// What the system says.
    pub usage: Usage,
    /// All that was printed, up to a little more than the limit.
    pub output: Vec<u8>,
    /// Of a run that failed the line of stderr that tells most: the last one, if it is no panic of
    /// Rust.
    pub message: String,
}

/// The second process; it runs one program at a time.
pub struct Runner {
    process: Child,
    requests: Option<ChildStdin>,
    answers: BufReader<ChildStdout>,
    folder: TempDir,
}

impl Runner {
    /// A folder that goes with it, however it ends.
    pub fn folder(&self) -> &Path {
        self.folder.path()
    }
}

/// The second process's program: the judge itself, unless a test says where that is.
pub fn program() -> Result<PathBuf, String> {
    env::current_exe().map_err(|error| format!("the judge's own program: {error}"))
}

/// Where a program's libraries are looked for; cargo puts its own and the tool's in front.
const LIBRARIES: &str = "LD_LIBRARY_PATH";

/// Has cargo set this variable for the program that it runs?
fn is_cargos(name: &OsStr) -> bool {
    const OURS: [&str; 5] =
        ["CARGO_BIN_", "CARGO_CRATE_", "CARGO_MANIFEST_", "CARGO_PKG_", "CARGO_PRIMARY_"];
    let name = name.to_string_lossy();
    name == "CARGO"
        || name == "RUSTUP_TOOLCHAIN"
        || name == "RUST_RECURSION_COUNT"
        || OURS.iter().any(|our| name.starts_with(our))
}

impl Runner {
    /// Starts it; its program is [`program`].
    pub fn start(program: &Path) -> Result<Runner, String> {
        let folder = files::scratch()?;
        let mut command = Command::new(program);
        command.arg(SERVE).arg(folder.path()).stdin(Stdio::piped()).stdout(Stdio::piped());
        // A judge shows no backtrace, and making one takes its time.
        command.env("RUST_BACKTRACE", "0").env("ONLINE_JUDGE", "1");
        for (name, _) in env::vars_os().filter(|variable| is_cargos(&variable.0)) {
            command.env_remove(name);
        }
        if let (Some(paths), Some(cargo)) = (env::var_os(LIBRARIES), env::var_os("CARGO")) {
            let homes = [program.parent(), Path::new(&cargo).ancestors().nth(2)];
            let is_own =
                |path: &PathBuf| !homes.iter().flatten().any(|home| path.starts_with(home));
            let own = env::join_paths(env::split_paths(&paths).filter(is_own));
            command.env(LIBRARIES, own.unwrap_or_default());
        }
        // Linux gives it a session of its own.
        #[cfg(all(unix, not(target_os = "linux")))]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut process =
            command.spawn().map_err(|error| format!("{}: {error}", program.display()))?;
        let requests = process.stdin.take();
        let answers = BufReader::new(process.stdout.take().expect("it was asked for"));
        Ok(Runner { process, requests, answers, folder })
    }

    /// Runs the program on an input file, to its end or to a limit.
    pub fn run(
        &mut self,
        program: &Program,
        input: &Path,
        limits: &Limits,
    ) -> Result<Report, String> {
        let usage = self.account(program, input, limits)?;
        let (output, messages) =
            (self.folder.path().join(OUTPUT), self.folder.path().join(MESSAGES));
        let error = |error| format!("what {} printed: {error}", program.path.display());
        let mut bytes = vec![];
        let most = limits.output + 1;
        File::open(output).map_err(error)?.take(most).read_to_end(&mut bytes).map_err(error)?;
        // Warnings of a program that ended well are read by nobody.
        let message = match usage.end {
            End::Exit(0) => String::new(),
            _ => message(&tail(&messages).map_err(error)?),
        };
        Ok(Report { usage, output: bytes, message })
    }

    /// Runs the program like [`Runner::run`], but leaves what it printed alone.
    pub fn account(
        &mut self,
        program: &Program,
        input: &Path,
        limits: &Limits,
    ) -> Result<Usage, String> {
        if is_stopped() {
            return Err(String::from("stopped"));
        }
        let request =
            Request { program: program.clone(), input: input.to_owned(), limits: *limits };
        let mut line = serde_json::to_string(&request)
            .map_err(|error| format!("{}: {error}", program.path.display()))?;
        line.push('\n');
        let mut answer = String::new();
        let requests = self.requests.as_mut().expect("it closes when the runner goes");
        requests
            .write_all(line.as_bytes())
            .and_then(|()| self.answers.read_line(&mut answer))
            .map_err(|error| format!("the runner: {error}"))?;
        serde_json::from_str::<Answer>(&answer).map_err(|_| String::from("the runner has ended"))?
    }
}

/// The small process ends when there is nobody left to ask it.
impl Drop for Runner {
    fn drop(&mut self) {
        self.requests = None;
        let _ = self.process.wait();
    }
}

/// The end of a file, at most this long.
fn tail(path: &Path) -> io::Result<String> {
    const LONGEST: u64 = 4096;
    let mut file = File::open(path)?;
    file.seek(SeekFrom::Start(file.metadata()?.len().saturating_sub(LONGEST)))?;
    let mut bytes = vec![];
    file.take(LONGEST).read_to_end(&mut bytes)?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// The line of stderr that tells most: what a Rust panic says, or an exception, or the last one.
fn message(text: &str) -> String {
    let is_told =
        |line: &&str| !line.is_empty() && !line.starts_with("note: run with `RUST_BACKTRACE");
    let mut lines = text.lines().map(str::trim).filter(is_told);
    // Since Rust 1.73 what a panic says stands on a line of its own.
    let panicked = |line: &&str| line.contains("panicked at ") && line.ends_with(':');
    let place = lines.clone().enumerate().filter(|(_, line)| panicked(line)).last();
    let is_error = |line: &&str| {
        !line.starts_with("at ") && ["Error", "Exception", "ERROR"].iter().any(|e| line.contains(e))
    };
    let said = match place {
        Some((place, _)) => lines.nth(place + 1),
        None => lines.clone().rfind(is_error).or_else(|| lines.next_back()),
    };
    said.unwrap_or("").to_owned()
}

#[cfg(test)]
mod tests {
    use super::message;

    #[test]
    fn the_line_that_tells_most_is_found() {
        let note = "note: run with `RUST_BACKTRACE=1` environment variable to display a backtrace";
        for (text, line) in [
            (String::new(), ""),
            ("one\ntwo \n\n".into(), "two"),
            (format!("\nthread 'main' (7) panicked at a.rs:1:2:\nheap 3\n{note}\n"), "heap 3"),
            ("thread 'main' panicked at a.rs:1:2:\n".into(), ""),
            (
                format!("thread 'main' panicked at 'heap 3', a.rs:1:2\n{note}\n"),
                "thread 'main' panicked at 'heap 3', a.rs:1:2",
            ),
            ("TypeError: x\n    at Error (a.js:1)\n\nNode.js v20".into(), "TypeError: x"),
            ("x\nKeyError: 'panicked at '".into(), "KeyError: 'panicked at '"),
        ] {
            assert_eq!(message(&text), line, "{text}");
        }
    }
}
