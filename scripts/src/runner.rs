//! Runs programs under limits, in a small process that accounts for them: see [`judge_runner`].

use crate::{compile, files};
use judge_runner::{apart, Answer, Request, MESSAGES, OUTPUT};
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use tempfile::TempDir;

pub use judge_runner::{End, Limits, Program, Usage};

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

/// One small process; it runs one program at a time.
pub struct Runner {
    process: Child,
    requests: Option<ChildStdin>,
    answers: BufReader<ChildStdout>,
    folder: TempDir,
}

/// Builds the small process's program, if need be; its path.
///
/// # Errors
/// What cargo says.
pub fn program() -> Result<PathBuf, String> {
    let home = Path::new(env!("CARGO_MANIFEST_DIR")).join("runner");
    let mut built = compile::binaries(&home, &["judge-runner"])?;
    built.remove("judge-runner").ok_or_else(|| String::from("cargo made no judge-runner"))
}

impl Runner {
    /// Starts the small process, whose program is [`program`].
    ///
    /// # Errors
    /// A line that says what the system refuses.
    pub fn start(program: &Path) -> Result<Runner, String> {
        let folder = files::scratch()?;
        let mut command = Command::new(program);
        // A judge shows no backtrace, and making one takes its time.
        command.env("RUST_BACKTRACE", "0");
        command.arg(folder.path()).stdin(Stdio::piped()).stdout(Stdio::piped());
        apart(&mut command);
        let mut process =
            command.spawn().map_err(|error| format!("{}: {error}", program.display()))?;
        let requests = process.stdin.take();
        let answers = BufReader::new(process.stdout.take().expect("it was asked for"));
        Ok(Runner { process, requests, answers, folder })
    }

    /// Runs the program on an input file, to its end or to a limit.
    ///
    /// # Errors
    /// A line that says why it cannot be started.
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
    ///
    /// # Errors
    /// See there.
    pub fn account(
        &mut self,
        program: &Program,
        input: &Path,
        limits: &Limits,
    ) -> Result<Usage, String> {
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

/// The line of stderr that tells most: what a Rust panic says, or the last one.
fn message(text: &str) -> String {
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    // Since Rust 1.73 what a panic says stands on a line of its own.
    let panicked = |line: &&str| line.contains("panicked at ") && line.ends_with(':');
    let said = match lines.clone().enumerate().filter(|(_, line)| panicked(line)).last() {
        Some((place, _)) => lines.nth(place + 1),
        None => lines.rfind(|line| !line.starts_with("note: run with `RUST_BACKTRACE")),
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
            ("x\nKeyError: 'panicked at '".into(), "KeyError: 'panicked at '"),
        ] {
            assert_eq!(message(&text), line, "{text}");
        }
    }
}
