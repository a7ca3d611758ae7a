//! The judge's side of the second process.

use super::{
    lines, serve, Answer, Exit, Limits, Program, Reply, Report, Request, Turn, Usage, SERVE,
};
use anyhow::{bail, Context, Result};
use crossbeam_channel::{Receiver, RecvTimeoutError};
use fs_err::File;
use serde::de::DeserializeOwned;
use serde::Serialize;
use spec::talk::{after_the_end, sides, Ending, Line, Talk};
use std::env;
use std::ffi::OsStr;
use std::io::{Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;
use workspace::stop::{is_stopped, Pipe, Stopped};

pub fn temporary_folder() -> Result<TempDir> {
    let folder = tempfile::Builder::new().prefix("judge-").tempdir();
    folder.context("no folder for temporary files: see the variable TMPDIR")
}

/// A second process, which runs one program at a time.
pub struct Runner {
    process: Child,
    requests: Pipe,
    answers: Receiver<String>,
    folder: TempDir,
    judge: PathBuf,
}

impl Runner {
    /// `judge` is the judge's own executable.
    pub fn start(judge: &Path) -> Result<Runner> {
        process::adopt_orphans();
        let folder = temporary_folder()?;
        let mut command = Command::new(judge);
        command.arg(SERVE).arg(folder.path()).stdin(Stdio::piped()).stdout(Stdio::piped());
        // Judges show no backtraces, and producing one takes time.
        command.env("RUST_BACKTRACE", "0").env("ONLINE_JUDGE", "1");
        // HackerRank's own templates print to the file of this name.
        let printed = folder.path().join(serve::OUTPUT);
        let name = if cfg!(windows) { printed.as_os_str() } else { "/dev/stdout".as_ref() };
        command.env("OUTPUT_PATH", name);
        for (name, _) in env::vars_os().filter(|variable| is_ours(&variable.0)) {
            command.env_remove(name);
        }
        if let (Some(paths), Some(cargo)) = (env::var_os(LIBRARIES), env::var_os("CARGO")) {
            let homes = [judge.parent(), Path::new(&cargo).ancestors().nth(2)];
            let is_own =
                |path: &PathBuf| !homes.iter().flatten().any(|home| path.starts_with(home));
            let own = env::join_paths(env::split_paths(&paths).filter(is_own));
            command.env(LIBRARIES, own.unwrap_or_default());
        }
        process::separate(&mut command);
        let mut process = command.spawn().with_context(|| judge.display().to_string())?;
        let requests = Pipe::new(process.stdin.take());
        let answers = lines(process.stdout.take().expect("it is piped"));
        Ok(Runner { process, requests, answers, folder, judge: judge.to_owned() })
    }

    /// A folder that is removed with the runner, however that ends.
    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// Runs the program on an input file until it ends or exceeds a limit.
    pub fn run(&mut self, program: &Program, input: &Path, limits: &Limits) -> Result<Report> {
        let (request, start) = (request(program, Some(input), limits), Instant::now());
        let usage = match self.ask::<Answer>(&request)? {
            Some(answer) => answer?,
            None => self.restart(start)?,
        };
        if usage.exit == Exit::Runner {
            return Ok(Report { usage, output: vec![], message: String::new(), talk: vec![] });
        }
        let mut output = vec![];
        let path = self.folder().join(serve::OUTPUT);
        File::open(path)?.take(limits.output + 1).read_to_end(&mut output)?;
        Ok(Report { usage, output, message: self.message(usage)?, talk: vec![] })
    }

    /// Lets the judge's part play against the program, and says how that ended; `None` if the program
    /// ended before, or was ended at a limit.
    pub fn talk(
        &mut self,
        program: &Program,
        limits: &Limits,
        judge: impl FnOnce(&mut Talk) -> Ending,
    ) -> Result<(Report, Option<Ending>)> {
        let start = Instant::now();
        let over = match self.ask(&request(program, None, limits))? {
            Some(Reply::Started) => None,
            other => Some(Ok(other)),
        };
        let mut link = Link { runner: self, over };
        let mut answer = |said: &str| link.turn(&Turn::Say(said.to_owned()));
        let mut talk = Talk::new(&mut answer);
        let ending = judge(&mut talk);
        let ending = match (ending, talk.left_over()) {
            (Ok(()), Some(words)) => Err(after_the_end(&words)),
            (ending, _) => ending,
        };
        let (last, mut lines) = (talk.unsent(), talk.lines);
        let mut ending = Some(ending).filter(|_| link.over.is_none());
        if ending == Some(Ok(())) {
            let mut more = link.turn(&Turn::Last(last));
            while more.as_ref().is_some_and(|line| line.trim().is_empty()) {
                more = link.turn(&Turn::Last(String::new()));
            }
            if let Some(line) = more {
                ending = Some(Err(after_the_end(&line)));
                lines.push(Line::Heard(line));
            }
        }
        if link.over.is_none() {
            link.turn(&Turn::Stop);
        }
        let over = link.over.context("the second process goes on")??;
        let (rest, usage) = match over {
            Some(Reply::Over(rest, answer)) => (rest, answer?),
            Some(other) => bail!("the second process says {other:?}"),
            None => (String::new(), self.restart(start)?),
        };
        let mut message = self.message(usage)?;
        if usage.exit == Exit::Waits && !rest.is_empty() {
            lines.push(Line::Heard(rest));
            message = String::from("the last line has no end");
        }
        let output = sides(&lines).1.into_bytes();
        Ok((Report { usage, output, message, talk: lines }, ending))
    }

    /// The most telling line of stderr. Nobody reads the warnings of a program that succeeded.
    fn message(&self, usage: Usage) -> Result<String> {
        match usage.exit {
            Exit::Status(0) | Exit::Runner => Ok(String::new()),
            _ => Ok(message(&ends(&self.folder().join(serve::MESSAGES))?)),
        }
    }

    /// Sends a line to the second process and reads its answer; `None` if it has ended.
    fn ask<A: DeserializeOwned>(&mut self, what: &impl Serialize) -> Result<Option<A>> {
        let line = serde_json::to_string(what)? + "\n";
        let mut answer = Err(RecvTimeoutError::Disconnected);
        if !is_stopped() && self.requests.write(&line).is_ok() {
            loop {
                answer = self.answers.recv_timeout(Duration::from_millis(500));
                if answer != Err(RecvTimeoutError::Timeout) {
                    break;
                }
                // The program may have sent it SIGSTOP.
                process::wake(&self.process);
            }
        }
        if is_stopped() {
            return Err(Stopped.into());
        }
        Ok(answer.ok().map(|answer| serde_json::from_str(&answer)).transpose()?)
    }

    /// Replaces the second process after a program, started then, has killed it.
    fn restart(&mut self, start: Instant) -> Result<Usage> {
        let _ = self.process.kill();
        self.process.wait()?;
        process::kill_left_by(&self.process);
        *self = Runner::start(&self.judge.clone())?;
        let clock = start.elapsed();
        Ok(Usage::of(Exit::Runner, clock))
    }
}

fn request(program: &Program, input: Option<&Path>, limits: &Limits) -> Request {
    Request { program: program.clone(), input: input.map(Path::to_owned), limits: *limits }
}

/// A talk as long as it lasts.
struct Link<'a> {
    runner: &'a mut Runner,
    /// What ended it: a reply, nothing because the second process has ended, or an error.
    over: Option<Result<Option<Reply>>>,
}

impl Link<'_> {
    /// The program's next line; `None` if the talk is over.
    fn turn(&mut self, turn: &Turn) -> Option<String> {
        if self.over.is_none() {
            match self.runner.ask(turn) {
                Ok(Some(Reply::Line(line))) => return Some(line),
                other => self.over = Some(other),
            }
        }
        None
    }
}

impl Drop for Runner {
    fn drop(&mut self) {
        // The second process ends when its stdin is closed.
        self.requests.close();
        let _ = self.process.wait();
    }
}

/// The search path for libraries; cargo puts its own folders and the tool's in front.
const LIBRARIES: &str = "LD_LIBRARY_PATH";

/// Whether cargo set this variable for the judge, or it would change what is measured.
fn is_ours(name: &OsStr) -> bool {
    const CARGO: [&str; 5] =
        ["CARGO_BIN_", "CARGO_CRATE_", "CARGO_MANIFEST_", "CARGO_PKG_", "CARGO_PRIMARY_"];
    const WHOLE: [&str; 4] =
        ["CARGO", "RUSTUP_TOOLCHAIN", "RUST_RECURSION_COUNT", "PYTHONUNBUFFERED"];
    let name = name.to_string_lossy();
    WHOLE.contains(&&*name) || CARGO.iter().any(|start| name.starts_with(start))
}

/// The beginning and the end of a file, if that is long: Java's stack overflow is named first, in a long trace.
fn ends(path: &Path) -> Result<String> {
    const LONGEST: u64 = 4096;
    let mut file = File::open(path)?;
    let (length, mut bytes) = (file.metadata()?.len(), vec![]);
    (&mut file).take(LONGEST).read_to_end(&mut bytes)?;
    if length > LONGEST {
        bytes.push(b'\n');
        file.seek(SeekFrom::Start((length - LONGEST).max(LONGEST)))?;
        file.take(LONGEST).read_to_end(&mut bytes)?;
    }
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// The most telling line of stderr: that of a Rust panic or of an exception, else the last one.
pub fn message(text: &str) -> String {
    let is_told =
        |line: &&str| !line.is_empty() && !line.starts_with("note: run with `RUST_BACKTRACE");
    let mut lines = text.lines().map(str::trim).filter(is_told);
    // Since Rust 1.73 the message of a panic is on its own line.
    let panicked = |line: &&str| line.contains("panicked at ") && line.ends_with(':');
    let place = lines.clone().enumerate().filter(|(_, line)| panicked(line)).last();
    let is_error = |line: &&str| {
        !line.starts_with("at ") && ["Error", "Exception", "ERROR"].iter().any(|e| line.contains(e))
    };
    let line = match place {
        Some((place, _)) => lines.nth(place + 1),
        None => lines.clone().rfind(is_error).or_else(|| lines.next_back()),
    };
    line.unwrap_or("").to_owned()
}

#[cfg(test)]
mod tests {
    use super::message;

    #[test]
    fn the_most_telling_line_is_found() {
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
            (
                format!("java.lang.StackOverflowError\n{}", "\tat A.f\n".repeat(9)),
                "java.lang.StackOverflowError",
            ),
        ] {
            assert_eq!(message(&text), line, "{text}");
        }
    }
}
