//! Looks for an input on which a person's program and ours differ, and makes it small.

pub mod shrink;

use crate::files;
use crate::hunt::shrink::shrink;
use crate::problems::{Known, Size};
use crate::run::at_once::at_once;
use crate::run::verdict::{failure, judge, Finding, Right, Verdict};
use crate::run::{Limits, Program, Report, Runner};
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use tempfile::NamedTempFile;

/// What is compared, on what.
pub struct Hunt<'a> {
    /// The runner's program.
    pub runner: &'a Path,
    /// Where the inputs come from, and what judges theirs, if not a comparison.
    pub known: &'a Known,
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
    /// How long to look, and then how long to shrink.
    pub time: Duration,
}

/// An input on which they differ.
#[derive(Debug)]
pub struct Found {
    /// The seed from which the generator made it.
    pub seed: u64,
    /// How many bytes it had then.
    pub bytes: usize,
    /// The input, shrunk.
    pub input: String,
    /// Our answer to it.
    pub ours: String,
    /// What theirs printed.
    pub theirs: String,
    /// What is wrong with that.
    pub finding: Finding,
    /// Did theirs fail again on the same input? If not, nothing was shrunk.
    pub repeats: bool,
}

/// The end of a hunt.
#[derive(Debug)]
pub struct Outcome {
    /// How many inputs were tried before one was found.
    pub tried: u64,
    /// What was found.
    pub found: Option<Found>,
}

/// One input, run by both.
struct Trial {
    input: String,
    ours: Report,
    theirs: Report,
    finding: Finding,
}

impl Hunt<'_> {
    /// Tries inputs, `jobs` at once, until one shows a difference or the time is over.
    pub fn run(&self, jobs: usize) -> Result<Outcome, String> {
        let start = Instant::now();
        let seed = |number: usize| self.seed.wrapping_add(number as u64);
        // The lowest number of those that show a difference, whichever thread meets it.
        let lowest = AtomicUsize::new(usize::MAX);
        let (mut tried, mut first) = (0, None);
        at_once(
            jobs,
            |number| start.elapsed() < self.time && number < lowest.load(Ordering::Relaxed),
            || Pair::start(self.runner),
            |pair, number| {
                let trial = pair.run(self, self.known.text(self.size, seed(number)))?;
                let trial = trial.ok_or_else(|| {
                    let seed = seed(number);
                    format!("our program refuses what the generator made of seed {seed}")
                })?;
                if trial.finding.verdict == Verdict::Accepted {
                    return Ok(None);
                }
                lowest.fetch_min(number, Ordering::Relaxed);
                Ok(Some(trial))
            },
            |number, trial| {
                tried += 1;
                if let Some(trial) = trial.filter(|_| number == lowest.load(Ordering::Relaxed)) {
                    first = Some((number, trial));
                }
            },
        )?;
        let found = first.map(|(number, trial)| self.smallest(seed(number), trial)).transpose()?;
        Ok(Outcome { tried, found })
    }

    /// Looks for smaller inputs among the seeds that follow, then shrinks the smallest while theirs
    /// fails in the same way.
    fn smallest(&self, first: u64, trial: Trial) -> Result<Found, String> {
        let mut pair = Pair::start(self.runner)?;
        let start = Instant::now();
        let wanted = trial.finding.verdict;
        let (mut seed, mut best) = (first, self.known.draw(self.size, first));
        let mut bytes = trial.input.len();
        let mut shown = trial;
        let mut holds = |input: &str| {
            let trial = pair.run(self, input.to_owned()).ok().flatten();
            let failed = trial.filter(|trial| trial.finding.verdict == wanted);
            failed.map(|trial| shown = trial).is_some()
        };
        let mut input = self.known.write(&mut best);
        let repeats = holds(&input);
        if repeats {
            // To make a large input takes long, so only for small ones.
            let more = if self.size == Size::Small { MORE_SEEDS } else { 0 };
            for next in (1..more).map(|i| first.wrapping_add(i)) {
                let mut other = self.known.draw(self.size, next);
                let text = self.known.write(&mut other);
                if start.elapsed() > self.time / 5 {
                    break;
                }
                if text.len() < bytes && holds(&text) {
                    (seed, best, bytes, input) = (next, other, text.len(), text);
                }
            }
            let make = |choices: &[u64]| {
                let mut draw = best.again(choices);
                (self.known.write(&mut draw), draw.choices)
            };
            shrink((input, best.choices.clone()), start + self.time, &make, &mut holds);
        }
        let text = |report: &Report| String::from_utf8_lossy(&report.output).into_owned();
        Ok(Found {
            seed,
            bytes,
            ours: text(&shown.ours),
            theirs: text(&shown.theirs),
            input: shown.input,
            finding: shown.finding,
            repeats,
        })
    }
}

/// So many seeds after the first find are looked at for a smaller one, for a fifth of the time.
const MORE_SEEDS: u64 = 150;

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
    fn run(&mut self, hunt: &Hunt, input: String) -> Result<Option<Trial>, String> {
        let path = self.input.path();
        files::write(path, &input)?;
        // Ours has the time that its own cases need, whatever the person allows theirs.
        let patient = Limits { time: Duration::from_secs(10), ..Limits::default() };
        let ours = self.ours.run(&hunt.ours, path, &patient)?;
        if failure(&ours, &patient).is_some() {
            return Ok(None);
        }
        let theirs = self.theirs.run(&hunt.theirs, path, &hunt.limits)?;
        let expected = String::from_utf8_lossy(&ours.output);
        let right = match hunt.known.checker {
            None => Right::Text(&expected),
            Some(checker) => Right::Passes(checker, &input),
        };
        let finding = judge(&theirs, &hunt.limits, right);
        Ok(Some(Trial { input, ours, theirs, finding }))
    }
}
