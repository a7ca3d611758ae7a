//! Looks for an input on which a person's program and ours differ, and makes it small.

pub mod shrink;

use crate::files;
use crate::hunt::shrink::shrink;
use crate::problems::{Known, Size};
use crate::run::at_once::{at_once, is_stopped};
use crate::run::verdict::{failure, judge, Finding, Right, Verdict};
use crate::run::{Limits, Program, Report, Runner};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// What is compared, on what.
pub struct Hunt<'a> {
    /// The runner's program.
    pub runner: &'a Path,
    /// Where the inputs come from, and what judges theirs, if not a comparison.
    pub known: &'a Known,
    /// How large they are; without it from small to the judge's size.
    pub size: Option<Size>,
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
    /// How many things it then had, if it was not a small one.
    pub items: Option<usize>,
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
    /// How many inputs were tried.
    pub tried: u64,
    /// How many things those had that were not small.
    pub sizes: BTreeSet<usize>,
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

/// Most inputs are small. Of so many that follow each other the one at this place has so many things.
const LADDER: [(usize, usize, usize); 4] =
    [(8, 3, 20), (16, 7, 60), (32, 15, 250), (128, 63, 1000)];
/// The same for inputs as large as the judge's.
const JUDGE: (usize, usize) = (128, 31);
/// So many seeds after the first find are looked at for a smaller one, for a fifth of the time.
const MORE_SEEDS: u64 = 150;

impl Hunt<'_> {
    fn size(&self, number: usize) -> Size {
        let judge = (JUDGE.0, JUDGE.1, self.known.size);
        let mut rungs = LADDER.into_iter().filter(|rung| rung.2 < self.known.size).chain([judge]);
        let rung = rungs.find(|&(rare, at, _)| number % rare == at);
        self.size.unwrap_or(rung.map_or(Size::Small, |rung| Size::Items(rung.2)))
    }

    /// Tries inputs, `jobs` at once, until one shows a difference, the time is over or the person
    /// stops it. `told` is called now and then with what is being done.
    pub fn run(&self, jobs: usize, told: &mut dyn FnMut(String)) -> Result<Outcome, String> {
        let start = Instant::now();
        let seed = |number: usize| self.seed.wrapping_add(number as u64);
        // The lowest number of those that show a difference, whichever thread meets it.
        let lowest = AtomicUsize::new(usize::MAX);
        let (mut tried, mut sizes, mut first) = (0, BTreeSet::new(), None);
        let hunted = at_once(
            jobs,
            |number| start.elapsed() < self.time && number < lowest.load(Ordering::Relaxed),
            || Pair::start(self.runner),
            |pair, number| {
                let trial = pair.run(self, self.known.text(self.size(number), seed(number)))?;
                let trial = trial.ok_or_else(|| {
                    let seed = seed(number);
                    format!("our program refuses what the generator made of seed {seed}")
                })?;
                if trial.finding.verdict == Verdict::AC {
                    return Ok(None);
                }
                lowest.fetch_min(number, Ordering::Relaxed);
                Ok(Some(trial))
            },
            |number, trial| {
                tried += 1;
                sizes.extend(self.known.items(self.size(number)));
                if let Some(trial) = trial.filter(|_| number == lowest.load(Ordering::Relaxed)) {
                    first = Some((number, trial));
                }
                told(format!("{tried} inputs tried"));
            },
        );
        if first.is_none() && !is_stopped() {
            hunted?;
        }
        let found = first.map(|(number, trial)| self.smallest(number, seed(number), trial, told));
        Ok(Outcome { tried, sizes, found: found.transpose()? })
    }

    /// Looks for smaller inputs among the seeds that follow, then shrinks the smallest while theirs
    /// fails in the same way, or by a wrong answer.
    fn smallest(
        &self,
        number: usize,
        first: u64,
        trial: Trial,
        told: &mut dyn FnMut(String),
    ) -> Result<Found, String> {
        let mut pair = Pair::start(self.runner)?;
        let (mut wanted, bytes) = (trial.finding.verdict, trial.input.len());
        let start = Instant::now();
        let mut shown = trial;
        // One that was asked for may be larger than the judge's.
        let is_promised = self.known.validated(&shown.input).is_ok();
        let mut holds = |input: &str| {
            let trial = match self.known.validated(input) {
                Err(_) if is_promised => None,
                _ => pair.run(self, input.to_owned()).ok().flatten(),
            };
            let verdict = trial.as_ref().map_or(Verdict::AC, |trial| trial.finding.verdict);
            let holds = verdict == wanted || verdict == Verdict::WA;
            if let Some(trial) = trial.filter(|_| holds) {
                (shown, wanted) = (trial, verdict);
            }
            told(format!("found; {bytes} bytes, made smaller: {}", shown.input.len()));
            holds
        };
        let (mut seed, mut items) = (first, self.known.items(self.size(number)));
        let mut best = self.known.drawn(self.size(number), first);
        let repeats = holds(&best.text) || is_stopped();
        if repeats {
            // What shows on a large input often shows on a small one.
            let size = self.size.unwrap_or(Size::Small);
            for next in (1..MORE_SEEDS).map(|i| first.wrapping_add(i)) {
                if is_stopped() || start.elapsed() > self.time / 5 {
                    break;
                }
                let other = self.known.drawn(size, next);
                if other.text.len() < best.text.len() && holds(&other.text) {
                    (seed, items, best) = (next, self.known.items(size), other);
                }
            }
            let make = |choices: &[u64]| {
                let draw = self.known.drawn_again(&best, choices);
                (draw.text, draw.choices)
            };
            let is_over = || is_stopped() || start.elapsed() > self.time;
            shrink((best.text.clone(), best.choices.clone()), &is_over, &make, &mut holds);
        }
        let bytes = if seed == first { bytes } else { best.text.len() };
        let text = |report: &Report| String::from_utf8_lossy(&report.output).into_owned();
        let (ours, theirs) = (text(&shown.ours), text(&shown.theirs));
        let Trial { input, finding, .. } = shown;
        Ok(Found { seed, items, bytes, input, ours, theirs, finding, repeats })
    }
}

/// Two runners and the file that both programs read.
struct Pair {
    ours: Runner,
    theirs: Runner,
    input: PathBuf,
}

impl Pair {
    fn start(runner: &Path) -> Result<Pair, String> {
        let (ours, theirs) = (Runner::start(runner)?, Runner::start(runner)?);
        let input = ours.folder().join("input");
        Ok(Pair { ours, theirs, input })
    }

    /// Runs both; nothing if ours says that this is no input.
    fn run(&mut self, hunt: &Hunt, input: String) -> Result<Option<Trial>, String> {
        let path = &self.input;
        files::write(path, &input)?;
        // Ours has what its own cases need, whatever the person allows theirs.
        let patient = Limits { time: Duration::from_secs(10), output: 1 << 30, memory: 1 << 30 };
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
