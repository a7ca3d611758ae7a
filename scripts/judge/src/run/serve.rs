//! The second process: starts a program, monitors it and reports what it used.
//!
//! It must stay small, because it cannot report a peak below its own. So programs write to files and
//! not to it, and it has a single thread.

use super::child::{self, Event, Running};
use super::{Answer, Exit, Fault, Limits, Request, Usage};
use std::fs::{self, File};
use std::io::{self, BufRead, Write};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

/// The file for a program's stdout, in the runner's folder.
pub const OUTPUT: &str = "output";
/// The file for its stderr.
pub const MESSAGES: &str = "messages";

/// How much longer than its time limit a program may sleep.
const GRACE: Duration = Duration::from_millis(200);
/// How many times its limit and grace a program may take by the clock on a busy machine.
const PATIENCE: u32 = 10;
/// How often a running program is observed.
const INTERVAL: Duration = Duration::from_millis(5);

/// Answers the requests on stdin until it ends, then removes the folder.
pub fn serve(folder: &Path) {
    child::prepare();
    let files = Files::create(folder);
    for line in io::stdin().lock().lines().map_while(Result::ok) {
        let answer: Answer = match (serde_json::from_str(&line), &files) {
            (Ok(request), Ok(files)) => run(&request, files),
            (Err(error), _) => Err(Fault::Machine(error.to_string())),
            (_, Err(error)) => Err(Fault::Machine(format!("{}: {error}", folder.display()))),
        };
        let answer = serde_json::to_string(&answer).expect("a usage is plain data") + "\n";
        if io::stdout().write_all(answer.as_bytes()).is_err() {
            break;
        }
    }
    // So does the judge, unless it was killed.
    let _ = fs::remove_dir_all(folder);
}

/// The two files to which all programs write, one after the other.
struct Files {
    folder: PathBuf,
    output: File,
    messages: File,
}

impl Files {
    fn create(folder: &Path) -> io::Result<Files> {
        let create = |name| File::options().append(true).create(true).open(folder.join(name));
        let (output, messages) = (create(OUTPUT)?, create(MESSAGES)?);
        Ok(Files { folder: folder.to_owned(), output, messages })
    }

    fn clear(&self) -> io::Result<()> {
        for file in [&self.output, &self.messages] {
            if length(file) > 0 {
                file.set_len(0)?;
            }
        }
        Ok(())
    }

    fn longest(&self) -> u64 {
        length(&self.output).max(length(&self.messages))
    }
}

fn length(file: &File) -> u64 {
    file.metadata().map_or(0, |file| file.len())
}

fn run(request: &Request, files: &Files) -> Answer {
    let Request { program, input, limits } = request;
    let start_fault = |error: io::Error| Fault::Start(program.path.clone(), error.to_string());
    let fault = |path: &Path, error| Fault::Machine(format!("{}: {error}", path.display()));
    let input = File::open(input).map_err(|error| fault(input, error))?;
    child::limit_stack(limits.memory);
    let start = || {
        files.clear()?;
        let mut command = Command::new(&program.path);
        command.args(&program.arguments).stdin(input);
        command.stdout(files.output.try_clone()?).stderr(files.messages.try_clone()?);
        Running::spawn(&mut command)
    };
    let mut running = start().map_err(start_fault)?;
    let monitor = Monitor::watch(&mut running, limits, files);
    let mut usage = running.finish().map_err(start_fault)?;
    let Some(monitor) = monitor else { return Err(Fault::Abandoned) };
    if child::is_full(&files.folder) {
        return Err(Fault::Machine(format!("no space left in {}", files.folder.display())));
    }
    if monitor.exceeded.is_some() {
        // The system's figures lack the children for which it has not waited yet.
        usage.processor = usage.processor.max(monitor.used);
        usage.peak = usage.peak.max(Some(monitor.largest).filter(|&bytes| bytes > 0));
    }
    // A program may exceed a limit between two observations.
    let over = [
        (files.longest() > limits.output, Exit::OutputLimit),
        (usage.peak > Some(limits.memory), Exit::MemoryLimit),
        (usage.processor > limits.time, Exit::TimeLimit),
    ];
    let exceeded = monitor.exceeded.or(over.into_iter().find(|over| over.0).map(|over| over.1));
    Ok(Usage { exit: exceeded.unwrap_or(usage.exit), ..usage })
}

#[derive(Default)]
struct Monitor {
    /// Processor time.
    used: Duration,
    /// Time during which nothing was runnable.
    slept: Duration,
    /// Bytes in memory of the largest process.
    largest: u64,
    exceeded: Option<Exit>,
}

impl Monitor {
    /// Watches a program until it ends or exceeds a limit; `None` if the judge is gone before that.
    fn watch(running: &mut Running, limits: &Limits, files: &Files) -> Option<Monitor> {
        let (mut monitor, mut last) = (Monitor::default(), Duration::ZERO);
        while monitor.exceeded.is_none() {
            match running.wait(INTERVAL) {
                Event::Exit => break,
                Event::Abandoned => return None,
                Event::Timeout => {}
            }
            let clock = running.clock();
            match child::snapshot() {
                // Without information all time counts as sleep.
                None => monitor.slept = clock,
                Some(snapshot) => {
                    if !snapshot.is_active {
                        monitor.slept += clock.saturating_sub(last).min(2 * INTERVAL);
                    }
                    monitor.used = monitor.used.max(snapshot.used);
                    monitor.largest = monitor.largest.max(snapshot.memory);
                }
            }
            last = clock;
            monitor.exceeded = monitor.limit_exceeded(limits, clock, files);
        }
        Some(monitor)
    }

    /// By the clock a program is late if it sleeps, not if a busy machine keeps it waiting.
    fn limit_exceeded(&self, limits: &Limits, clock: Duration, files: &Files) -> Option<Exit> {
        let most = limits.time + GRACE;
        let is_late = clock > most && self.used + self.slept > most || clock > PATIENCE * most;
        if self.used > limits.time || is_late {
            Some(Exit::TimeLimit)
        } else if self.largest > limits.memory {
            Some(Exit::MemoryLimit)
        } else if files.longest() > limits.output {
            Some(Exit::OutputLimit)
        } else {
            None
        }
    }
}
