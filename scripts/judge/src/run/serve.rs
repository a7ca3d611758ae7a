//! The second process: starts a program, monitors it and reports what it used.
//!
//! It must stay small, because on Linux it cannot report a peak below its own. So programs write to files and
//! not to it; in a talk it passes the lines on, one at a time. One thread starts the programs and decides; others
//! only wait, each for one thing: the judge's next line, a program's end, and in a talk what it says and that it reads.

mod talk;

use super::{lines, Answer, Exit, Fault, Limits, Program, Request, Usage};
use crossbeam_channel::{bounded, select, Receiver};
use process::{Running, Used};
use serde::Serialize;
use std::fs::{self, File};
use std::io::{self, Seek, Write};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;
use std::time::Duration;

/// The file for a program's stdout, in the runner's folder.
pub const OUTPUT: &str = "output";
/// The file for its stderr.
pub const MESSAGES: &str = "messages";
/// The copy of its input. A program can write to what it reads, by the name that the system has for its stdin.
const INPUT: &str = "stdin";

/// How much longer than its time limit a program may sleep.
const GRACE: Duration = Duration::from_millis(200);
/// How many times its limit and grace a program may take by the clock on a busy machine.
const PATIENCE: u32 = 10;
/// How often a running program is observed.
const INTERVAL: Duration = Duration::from_millis(5);
/// What counts at most as asleep from one observation to the next: Windows wakes who waits every 16 ms.
const LONGEST_SLEEP: Duration = Duration::from_millis(20);

/// Answers the requests on stdin until it ends, then removes the folder.
pub fn serve(folder: &Path) {
    process::prepare();
    let (files, judge) = (Files::create(folder), lines(io::stdin()));
    while let Ok(line) = judge.recv() {
        let is_told = match (serde_json::from_str(&line), &files) {
            (Ok(request), Ok(files)) => answer(&request, files, &judge),
            (Err(error), _) => tell(&Answer::Err(Fault::Machine(error.to_string()))),
            (_, Err(error)) => {
                let why = format!("{}: {error}", folder.display());
                tell(&Answer::Err(Fault::Machine(why)))
            }
        };
        if is_told.is_err() {
            break;
        }
    }
    drop(files);
    // So does the judge, unless it was killed.
    let _ = fs::remove_dir_all(folder);
}

fn answer(request: &Request, files: &Files, judge: &Receiver<String>) -> io::Result<()> {
    let Request { program, input, limits } = request;
    match input {
        Some(input) => tell(&run(program, input, limits, files, judge)),
        None => talk::talk(program, limits, files, judge),
    }
}

/// Sends a line to the judge.
fn tell(what: &impl Serialize) -> io::Result<()> {
    let line = serde_json::to_string(what).expect("it is plain data") + "\n";
    io::stdout().write_all(line.as_bytes())
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

    /// Opens a copy of an input; also says how long it is.
    fn input(&self, original: &Path) -> io::Result<(File, u64)> {
        let copy = self.folder.join(INPUT);
        let length = io::copy(&mut File::open(original)?, &mut File::create(&copy)?)?;
        Ok((File::open(copy)?, length))
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

fn start_fault(program: &Program) -> impl Fn(io::Error) -> Fault + '_ {
    |error| Fault::Start(program.path.clone(), error.to_string(), error.raw_os_error())
}

/// Starts a program, and tells when it ends; `connect` says what its input and output are.
fn start(
    program: &Program,
    limits: &Limits,
    files: &Files,
    connect: impl FnOnce(&mut Command) -> io::Result<()>,
) -> Result<(Running, Receiver<()>), Fault> {
    let start = || {
        files.clear()?;
        let mut command = Command::new(&program.path);
        command.args(&program.arguments).stderr(files.messages.try_clone()?);
        connect(&mut command)?;
        let running = Running::spawn(&mut command, limits.memory)?;
        let (end, (sender, ended)) = (running.end()?, bounded(1));
        thread::spawn(move || {
            end();
            sender.send(())
        });
        Ok((running, ended))
    };
    start().map_err(start_fault(program))
}

fn run(
    program: &Program,
    input: &Path,
    limits: &Limits,
    files: &Files,
    judge: &Receiver<String>,
) -> Answer {
    let fault = |error| Fault::Machine(format!("{}: {error}", input.display()));
    let (mut stdin, given_bytes) = files.input(input).map_err(fault)?;
    let given = stdin.try_clone().map_err(fault)?;
    let (running, ended) = start(program, limits, files, |command| {
        command.stdin(given).stdout(files.output.try_clone()?);
        Ok(())
    })?;
    let (mut monitor, mut is_abandoned) = (Monitor::default(), false);
    while monitor.exceeded.is_none() {
        select! {
            recv(ended) -> _ => break,
            // It says nothing during a run.
            recv(judge) -> _ => {
                is_abandoned = true;
                break;
            }
            default(INTERVAL) => {}
        }
        monitor.observe(&running, running.clock(), limits, files.longest());
    }
    let usage = finish(running, program)?;
    if is_abandoned {
        return Err(Fault::Abandoned);
    }
    // It shares its place in the input with us.
    let is_unread = given_bytes > 0 && stdin.stream_position().is_ok_and(|place| place == 0);
    monitor.judged(Usage { is_unread, ..usage }, limits, files.longest(), files)
}

/// Ends a program with all that it started.
fn finish(running: Running, program: &Program) -> Result<Usage, Fault> {
    let clock = running.clock();
    let Used { status, processor, peak } = running.finish().map_err(start_fault(program))?;
    let exit = process::signal(status)
        .map_or_else(|| Exit::Status(status.code().unwrap_or(-1)), Exit::Signal);
    Ok(Usage { processor, peak: Some(peak).filter(|&bytes| bytes > 0), ..Usage::of(exit, clock) })
}

#[derive(Default)]
struct Monitor {
    /// The clock at the last observation.
    last: Duration,
    /// Processor time.
    used: Duration,
    /// Time during which nothing was runnable.
    slept: Duration,
    /// Bytes in memory of the largest process.
    largest: u64,
    exceeded: Option<Exit>,
}

impl Monitor {
    /// Notes what the program does now; `clock` is the time that it had so far, `printed` the bytes.
    /// Returns whether it waits, but not for a time of its own choice.
    fn observe(
        &mut self,
        running: &Running,
        clock: Duration,
        limits: &Limits,
        printed: u64,
    ) -> bool {
        let snapshot = running.snapshot();
        if !snapshot.is_active {
            self.slept += clock.saturating_sub(self.last).min(LONGEST_SLEEP);
        }
        self.used = self.used.max(snapshot.used);
        self.largest = self.largest.max(snapshot.memory);
        self.last = clock;
        self.exceeded = self.limit_exceeded(limits, clock, printed);
        !snapshot.is_active && !snapshot.naps
    }

    /// By the clock a program is late if it sleeps, not if a busy machine keeps it waiting.
    fn is_late(&self, clock: Duration, most: Duration) -> bool {
        let most = most + GRACE;
        clock > most && self.used + self.slept > most
    }

    /// The limit at which a program is to be ended.
    fn limit_exceeded(&self, limits: &Limits, clock: Duration, printed: u64) -> Option<Exit> {
        let most = limits.most_time();
        if self.used > most || self.is_late(clock, most) || clock > PATIENCE * (most + GRACE) {
            Some(Exit::TimeLimit)
        } else if self.largest > limits.most_memory() {
            Some(Exit::MemoryLimit)
        } else if printed > limits.output {
            Some(Exit::OutputLimit)
        } else {
            None
        }
    }

    /// The usage of a program that has ended, with the limit that it exceeded; an assumed one is a warning.
    fn judged(&self, mut usage: Usage, limits: &Limits, printed: u64, files: &Files) -> Answer {
        if process::is_full(&files.folder) {
            let folder = files.folder.display();
            return Err(Fault::Machine(format!("no space left in {folder}")));
        }
        // The system's figures lack the children for which it has not waited yet.
        usage.peak = usage.peak.max(Some(self.largest).filter(|&bytes| bytes > 0));
        if self.exceeded.is_some() {
            usage.processor = usage.processor.max(self.used);
        }
        let is_above = |time| usage.processor > time || self.is_late(usage.clock, time);
        // A program may exceed a limit between two observations.
        let over = [
            (printed > limits.output, Exit::OutputLimit),
            (usage.peak > Some(limits.most_memory()), Exit::MemoryLimit),
            (is_above(limits.most_time()), Exit::TimeLimit),
            (usage.peak > Some(limits.memory) && !limits.is_memory_assumed, Exit::MemoryLimit),
            (is_above(limits.time) && !limits.is_time_assumed, Exit::TimeLimit),
        ];
        let assumed = [
            (is_above(limits.time), Exit::TimeLimit),
            (usage.peak > Some(limits.memory), Exit::MemoryLimit),
        ];
        let first = |found: &[(bool, Exit)]| found.iter().find(|one| one.0).map(|one| one.1);
        let mut exceeded = self.exceeded.or(first(&over));
        if exceeded == Some(Exit::OutputLimit) && length(&files.messages) > limits.output {
            exceeded = Some(Exit::MessageLimit);
        }
        let warning = first(&assumed).filter(|_| exceeded.is_none());
        Ok(Usage { exit: exceeded.unwrap_or(usage.exit), warning, ..usage })
    }
}
