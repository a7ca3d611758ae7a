//! The second process: it starts a program, watches it and says what it used.
//!
//! It must stay small, because its own peak of memory is the least that it can report. So programs
//! write to files and not to it, and it has one thread.

use super::child::{self, Event, Running};
use super::{Answer, End, Fault, Limits, Request, Usage};
use std::fs::{self, File};
use std::io::{self, BufRead, Write};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

/// Where a program's output goes, in the runner's folder.
pub const OUTPUT: &str = "output";
/// Where its messages go.
pub const MESSAGES: &str = "messages";

/// How long a program may sleep beyond its limit of time on a processor.
const GRACE: Duration = Duration::from_millis(200);
/// How many times its limit and grace a program may take by the clock if it waits for a processor.
const PATIENCE: u32 = 10;
/// How often a running program is looked at.
const WATCH: Duration = Duration::from_millis(5);

/// Answers the requests on stdin until they end; then the folder goes.
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
    // The judge does so as well, unless it was killed.
    let _ = fs::remove_dir_all(folder);
}

/// The two files that all programs write to, one program after the other.
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
    let watched = Watched::until_the_end(&mut running, limits, files);
    let mut usage = running.finish().map_err(start_fault)?;
    let Some(watched) = watched else { return Err(Fault::Abandoned) };
    if child::is_full(&files.folder) {
        return Err(Fault::Machine(format!("no room is left in {}", files.folder.display())));
    }
    if watched.cut.is_some() {
        // Those that it would have waited for are in no account.
        usage.processor = usage.processor.max(watched.used);
        usage.peak = usage.peak.max(Some(watched.largest).filter(|&bytes| bytes > 0));
    }
    // The limits hold as well for what was quicker than the watch.
    let over = [
        (files.longest() > limits.output, End::Output),
        (usage.peak > Some(limits.memory), End::Memory),
        (usage.processor > limits.time, End::Time),
    ];
    let cut = watched.cut.or(over.into_iter().find(|over| over.0).map(|over| over.1));
    Ok(Usage { end: cut.unwrap_or(usage.end), ..usage })
}

/// What was seen of a running program.
#[derive(Default)]
struct Watched {
    /// Time on a processor.
    used: Duration,
    /// Time in which nothing of it wanted to run.
    slept: Duration,
    /// Bytes in memory of its largest process.
    largest: u64,
    /// The limit that it broke.
    cut: Option<End>,
}

impl Watched {
    /// Watches a program until it ends or breaks a limit; nothing if the judge goes before that.
    fn until_the_end(running: &mut Running, limits: &Limits, files: &Files) -> Option<Watched> {
        let (mut watched, mut last) = (Watched::default(), Duration::ZERO);
        while watched.cut.is_none() {
            match running.wait(WATCH) {
                Event::End => break,
                Event::Abandoned => return None,
                Event::Timeout => {}
            }
            let clock = running.clock();
            match child::look() {
                // Where the system does not tell, all is sleep.
                None => watched.slept = clock,
                Some(look) => {
                    if !look.is_active {
                        watched.slept += clock.saturating_sub(last).min(2 * WATCH);
                    }
                    watched.used = watched.used.max(look.used);
                    watched.largest = watched.largest.max(look.memory);
                }
            }
            last = clock;
            watched.cut = watched.broken(limits, clock, files);
        }
        Some(watched)
    }

    /// The limit that is broken. A program is late if it sleeps, not if it would run on a machine that
    /// is busy.
    fn broken(&self, limits: &Limits, clock: Duration, files: &Files) -> Option<End> {
        let most = limits.time + GRACE;
        let is_late = clock > most && self.used + self.slept > most || clock > PATIENCE * most;
        if self.used > limits.time || is_late {
            Some(End::Time)
        } else if self.largest > limits.memory {
            Some(End::Memory)
        } else if files.longest() > limits.output {
            Some(End::Output)
        } else {
            None
        }
    }
}
