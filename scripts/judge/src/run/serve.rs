//! Answers requests: starts a program, watches it, says what it used.
//!
//! This process must stay small, for its own peak of memory is the least that it can report. So
//! programs write to files, not to it, and it has one thread.

use super::child::{self, Event, Running};
use super::{Answer, End, Request, MESSAGES, OUTPUT};
use std::fs::{self, File};
use std::io::{self, BufRead, Write};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

/// How long a program may sleep beyond its limit of processor time.
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
        let answer = match (serde_json::from_str(&line), &files) {
            (Ok(request), Ok(files)) => run(&request, files),
            (Err(error), _) => Err(error.to_string()),
            (_, Err(error)) => Err(format!("{}: {error}", folder.display())),
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
        [&self.output, &self.messages]
            .into_iter()
            .filter(|file| length(file) > 0)
            .try_for_each(|file| file.set_len(0))
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
    let name = program.path.display();
    let input = File::open(input).map_err(|error| format!("{}: {error}", input.display()))?;
    child::stack(limits.memory);
    let start = || {
        files.clear()?;
        let mut command = Command::new(&program.path);
        command.args(&program.arguments).stdin(input);
        command.stdout(files.output.try_clone()?).stderr(files.messages.try_clone()?);
        Running::spawn(&mut command)
    };
    let mut running = start().map_err(|error| format!("{name}: {error}"))?;

    // A program is late that sleeps, not one that would run on a machine that is busy.
    let (mut cut, mut slept, mut last) = (None, Duration::ZERO, Duration::ZERO);
    let (mut used, mut largest) = (Duration::ZERO, 0);
    while cut.is_none() {
        match running.wait(WATCH) {
            Event::End => break,
            Event::Abandoned => {
                let _ = running.finish();
                return Err(String::from("the judge is gone"));
            }
            Event::Timeout => {}
        }
        let clock = running.clock();
        match child::look() {
            // Where the system does not tell, all is sleep.
            None => slept = clock,
            Some(look) => {
                if !look.is_active {
                    slept += clock.saturating_sub(last).min(2 * WATCH);
                }
                (used, largest) = (used.max(look.used), largest.max(look.memory));
            }
        }
        last = clock;
        let most = limits.time + GRACE;
        let is_late = clock > most && used + slept > most || clock > PATIENCE * most;
        if used > limits.time || is_late {
            cut = Some(End::Time);
        } else if largest > limits.memory {
            cut = Some(End::Memory);
        } else if files.longest() > limits.output {
            cut = Some(End::Output);
        }
    }
    let mut usage = running.finish().map_err(|error| format!("{name}: {error}"))?;
    if child::is_full(&files.folder) {
        return Err(format!("no room is left in {}", files.folder.display()));
    }
    if cut.is_some() {
        // Those that it would have waited for are in no account.
        usage.processor = usage.processor.max(used);
        usage.peak = usage.peak.max(Some(largest).filter(|&bytes| bytes > 0));
    }
    // The limits hold for what was quicker than the watch, too.
    let late = [
        (files.longest() > limits.output, End::Output),
        (usage.peak > Some(limits.memory), End::Memory),
        (usage.processor > limits.time, End::Time),
    ];
    let cut = cut.or(late.into_iter().find(|late| late.0).map(|late| late.1));
    usage.end = cut.unwrap_or(usage.end);
    Ok(usage)
}
