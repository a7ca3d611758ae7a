//! Looks for an input on which a person's program and ours differ, and makes it small.

use crate::checkers::Checker;
use crate::generators::{Generator, Size};
use crate::input::Input;
use crate::runner::{Limits, Program, Report, Runner};
use crate::shrink::shrink;
use crate::verdict::{failure, judge, Finding, Verdict};
use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::Mutex;
use std::thread;
use std::time::{Duration, Instant};
use tempfile::NamedTempFile;

/// What is compared, on what.
pub struct Hunt<'a> {
    /// The runner's program.
    pub runner: &'a Path,
    /// Where the inputs come from.
    pub generator: &'a Generator,
    /// How large they are.
    pub size: Size,
    /// The first one's seed; the others follow it.
    pub seed: u64,
    /// The program that is right, and that refuses what is no input.
    pub ours: Program,
    /// The program that may be wrong.
    pub theirs: Program,
    /// For theirs.
    pub limits: Limits,
    /// What judges theirs, if not a comparison.
    pub checker: Option<Checker>,
    /// How long to look, and then how long to shrink.
    pub time: Duration,
}

/// An input on which they differ.
#[derive(Debug)]
pub struct Found {
    /// The seed of the input as it was generated.
    pub seed: u64,
    /// That input's length in bytes.
    pub bytes: usize,
    /// The input, shrunk.
    pub input: String,
    /// Our answer to it.
    pub ours: String,
    /// What theirs printed.
    pub theirs: String,
    /// What is wrong with that.
    pub finding: Finding,
}

/// The end of a hunt.
#[derive(Debug)]
pub struct Outcome {
    /// How many inputs were tried before shrinking.
    pub tried: u64,
    /// What was found.
    pub found: Option<Found>,
}

/// One input, run by both.
struct Trial {
    ours: Report,
    theirs: Report,
    finding: Finding,
}

impl Hunt<'_> {
    /// Tries inputs, `jobs` at once, until one shows a difference or the time is over.
    ///
    /// # Errors
    /// A line that says what cannot be run, or that our program refuses a generated input.
    pub fn run(&self, jobs: usize) -> Result<Outcome, String> {
        let start = Instant::now();
        let next = AtomicU64::new(0);
        // The first seed of those that show a difference, whichever thread meets it.
        let first = AtomicU64::new(u64::MAX);
        let error = Mutex::new(None);
        let search = || -> Result<(), String> {
            let mut pair = Pair::start(self.runner)?;
            while start.elapsed() < self.time {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= first.load(Ordering::Relaxed) {
                    break;
                }
                let seed = self.seed.wrapping_add(number);
                let trial = pair.run(self, &self.generator.text(self.size, seed))?;
                let trial = trial.ok_or_else(|| {
                    format!("our program refuses what the generator made of seed {seed}")
                })?;
                if trial.finding.verdict != Verdict::Accepted {
                    first.fetch_min(number, Ordering::Relaxed);
                }
            }
            Ok(())
        };
        thread::scope(|scope| {
            for _ in 0..jobs.max(1) {
                scope.spawn(|| {
                    if let Err(message) = search() {
                        first.store(0, Ordering::Relaxed);
                        error.lock().expect("nobody panics").get_or_insert(message);
                    }
                });
            }
        });
        if let Some(message) = error.into_inner().expect("nobody panics") {
            return Err(message);
        }
        let tried = next.into_inner();
        let found = match first.into_inner() {
            u64::MAX => None,
            number => Some(self.smallest(self.seed.wrapping_add(number))?),
        };
        Ok(Outcome { tried, found })
    }

    /// Looks for smaller inputs among the seeds that follow, then shrinks the smallest while theirs
    /// fails in the same way.
    fn smallest(&self, first: u64) -> Result<Found, String> {
        let mut pair = Pair::start(self.runner)?;
        let start = Instant::now();
        let (mut seed, mut best) = (first, self.generator.tree(self.size, first));
        let wanted = pair.finding(self, &best)?;
        let mut holds = |candidate: &Input| {
            start.elapsed() < self.time
                && pair.finding(self, candidate).is_ok_and(|finding| finding == wanted)
        };
        let mut runs = 0;
        // To make a large input takes long.
        let more = if self.size == Size::Small { MORE_SEEDS } else { 0 };
        for next in (1..more).map(|i| first.wrapping_add(i)) {
            let other = self.generator.tree(self.size, next);
            if other.text().len() < best.text().len() && runs < MORE_RUNS {
                runs += 1;
                if holds(&other) {
                    (seed, best) = (next, other);
                }
            }
        }
        let bytes = best.text().len();
        let input = shrink(best, &mut holds).text();
        let trial = pair.again(self, &input, wanted)?.ok_or_else(|| {
            format!("yours failed on seed {first} but not again: its answers change by themselves")
        })?;
        let text = |report: &Report| String::from_utf8_lossy(&report.output).into_owned();
        Ok(Found {
            seed,
            bytes,
            input,
            ours: text(&trial.ours),
            theirs: text(&trial.theirs),
            finding: trial.finding,
        })
    }
}

/// So many seeds after the first find are looked at for a smaller one.
const MORE_SEEDS: u64 = 500;
/// So many of their inputs are run.
const MORE_RUNS: u64 = 100;

/// Two runners and the file that both programs read.
struct Pair {
    ours: Runner,
    theirs: Runner,
    input: NamedTempFile,
}

impl Pair {
    fn start(runner: &Path) -> Result<Pair, String> {
        let input = NamedTempFile::new().map_err(|error| format!("no temporary file: {error}"))?;
        Ok(Pair { ours: Runner::start(runner)?, theirs: Runner::start(runner)?, input })
    }

    /// Runs both; nothing if ours says that this is no input.
    fn run(&mut self, hunt: &Hunt, text: &str) -> Result<Option<Trial>, String> {
        let path = self.input.path();
        fs::write(path, text).map_err(|error| format!("{}: {error}", path.display()))?;
        // Ours has the time that its own cases need, whatever the person allows theirs.
        let patient = Limits { time: Duration::from_secs(10), ..Limits::default() };
        let ours = self.ours.run(&hunt.ours, path, &patient)?;
        if failure(&ours, &patient).is_some() {
            return Ok(None);
        }
        let theirs = self.theirs.run(&hunt.theirs, path, &hunt.limits)?;
        let expected = String::from_utf8_lossy(&ours.output);
        let finding = match hunt.checker {
            None => judge(&theirs, &hunt.limits, &expected),
            Some(checker) => {
                let printed = String::from_utf8_lossy(&theirs.output);
                failure(&theirs, &hunt.limits).unwrap_or_else(|| match checker(text, &printed) {
                    Ok(()) => Finding::accepted(),
                    Err(why) => Finding::wrong(why),
                })
            }
        };
        Ok(Some(Trial { ours, theirs, finding }))
    }

    /// The run in which theirs fails like this, if it does so again.
    fn again(&mut self, hunt: &Hunt, text: &str, how: Verdict) -> Result<Option<Trial>, String> {
        const PATIENCE: u32 = 10;
        for _ in 0..PATIENCE {
            let trial = self.run(hunt, text)?.filter(|trial| trial.finding.verdict == how);
            if trial.is_some() && how != Verdict::Accepted {
                return Ok(trial);
            }
        }
        Ok(None)
    }

    /// How theirs fails; that an input is none counts as an error.
    fn finding(&mut self, hunt: &Hunt, input: &Input) -> Result<Verdict, String> {
        let trial = self.run(hunt, &input.text())?;
        trial.map(|trial| trial.finding.verdict).ok_or_else(|| String::from("this is no input"))
    }
}
