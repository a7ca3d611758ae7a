//! Looks for an input on which a contestant's program and ours differ, and shrinks it.

pub mod shrink;

use crate::run::compare::lines;
use crate::run::play::play;
use crate::run::verdict::Finding;
use crate::run::{Exit, Limits, Program, Report, Runner};
use anyhow::{Context, Result};
use shrink::{shrink, Callbacks, Candidate};
use spec::random::Random;
use spec::talk::Line;
use spec::{Size, Spec, Verdict};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use workspace::parallel::parallel;
use workspace::stop::is_stopped;

pub struct Hunt<'a> {
    /// The judge's own executable.
    pub judge: &'a Path,
    pub spec: &'a Spec,
    /// `None` mixes sizes from small to the judge's.
    pub size: Option<Size>,
    /// The seed of the first input; each further input adds 1.
    pub seed: u64,
    /// The right program, which also rejects invalid inputs; not needed where the judge plays.
    pub ours: Option<Program>,
    pub theirs: Program,
    /// For theirs; ours has limits of its own.
    pub limits: Limits,
    /// For the search, and once more for the shrinking. A search through mixed sizes tries its
    /// first thousand inputs even if that takes up to five times as long.
    pub time: Duration,
}

/// An input on which the programs differ, or on which theirs fails where the judge plays. `seed`, `units`
/// and `bytes` are from before it was shrunk.
#[derive(Debug)]
pub struct Counterexample {
    pub seed: u64,
    /// `None` for a small input.
    pub units: Option<usize>,
    pub bytes: usize,
    pub input: String,
    pub ours: String,
    pub theirs: String,
    /// Where the judge plays: what both said.
    pub talk: Vec<Line>,
    pub finding: Finding,
    /// Whether theirs failed again on the same input; if not, nothing was shrunk.
    pub repeats: bool,
    /// Whether the time was over before the input was as small as could be.
    pub is_cut: bool,
}

#[derive(Debug)]
pub struct Outcome {
    pub tried: u64,
    /// The units of those inputs that were not small.
    pub sizes: BTreeSet<usize>,
    /// Whether the time was over before the first thousand inputs of mixed sizes.
    pub is_cut: bool,
    pub found: Option<Counterexample>,
}

#[derive(Clone, Copy, Debug)]
pub enum Progress {
    /// The number of inputs so far.
    Tried(u64),
    /// The bytes of the input that was found, and of the smallest one so far.
    Shrunk(usize, usize),
}

/// Most inputs are small. Each row is (period, offset, units): every `period`-th input, starting with
/// number `offset`, is that large.
const LADDER: [(usize, usize, usize); 4] =
    [(8, 3, 20), (16, 7, 60), (32, 15, 250), (128, 63, 1000)];
/// Period and offset of inputs as large as the judge's.
const JUDGE: (usize, usize) = (128, 31);
/// Where the largest is no larger than the lowest rung, it takes that rung's place.
const LOWEST: (usize, usize, usize) = LADDER[0];
/// These inputs are tried even on a busy machine, unless they take so many times the time.
const FIRST: (usize, u32) = (1000, 5);
/// How many further seeds are tried for a smaller input, in a fifth of the time.
const MORE_SEEDS: u64 = 150;

impl Hunt<'_> {
    fn size(&self, number: usize) -> Size {
        let largest = self.spec.largest;
        let (period, offset) = if largest <= LOWEST.2 { (LOWEST.0, LOWEST.1) } else { JUDGE };
        let judge = (period, offset, largest);
        let mut rungs = LADDER.into_iter().filter(|rung| rung.2 < judge.2).chain([judge]);
        let rung = rungs.find(|&(period, offset, _)| number % period == offset);
        self.size.unwrap_or(rung.map_or(Size::Small, |rung| Size::Units(rung.2)))
    }

    /// Is there time for one more input? What a hunt finds is to depend little on the machine.
    fn has_time(&self, number: usize, elapsed: Duration) -> bool {
        let (first, times) = FIRST;
        let is_early = self.size.is_none() && number < first;
        elapsed < if is_early { self.time.saturating_mul(times) } else { self.time }
    }

    fn draw(&self, number: usize) -> Random {
        self.spec.draw(self.size(number), self.seed.wrapping_add(number as u64))
    }

    /// The result does not depend on the number of threads: of all counterexamples the one with the
    /// lowest number counts.
    pub fn run(&self, threads: usize, progress: &mut dyn FnMut(Progress)) -> Result<Outcome> {
        let start = Instant::now();
        // The lowest number of an input that shows a difference.
        let lowest = AtomicUsize::new(usize::MAX);
        let (mut tried, mut sizes, mut first) = (0, BTreeSet::new(), None);
        let hunted = parallel(
            threads,
            |number| {
                self.has_time(number, start.elapsed()) && number < lowest.load(Ordering::Relaxed)
            },
            || Pair::start(self),
            |pair, number| {
                let trial = pair.run(self.draw(number).text)?;
                let trial = trial.with_context(|| {
                    let seed = self.seed.wrapping_add(number as u64);
                    format!("our program rejects the input generated from seed {seed}")
                })?;
                let differs = trial.finding != Finding::Right;
                if differs {
                    lowest.fetch_min(number, Ordering::Relaxed);
                }
                Ok(differs.then_some(trial))
            },
            |number, trial| {
                tried += 1;
                sizes.extend(self.spec.units(self.size(number)));
                if let Some(trial) = trial.filter(|_| number == lowest.load(Ordering::Relaxed)) {
                    first = Some((number, trial));
                }
                progress(Progress::Tried(tried));
            },
        );
        // A find is reported even if the hunt was stopped after it.
        if first.is_none() {
            hunted?;
        }
        let found = first.map(|(number, trial)| self.reduce(number, trial, progress));
        let is_cut = self.size.is_none() && tried < FIRST.0 as u64;
        Ok(Outcome { tried, sizes, is_cut, found: found.transpose()? })
    }

    /// Looks for a smaller input among the following seeds, then shrinks the smallest.
    fn reduce(
        &self,
        number: usize,
        trial: Trial,
        progress: &mut dyn FnMut(Progress),
    ) -> Result<Counterexample> {
        let (seed, bytes) = (self.seed.wrapping_add(number as u64), trial.input.len());
        let mut smallest = Smallest::start(self, trial)?;
        let start = Instant::now();
        let mut best = (seed, self.size(number), self.draw(number));
        // A run that was stopped proves nothing.
        let mut is_cut = false;
        let repeats = is_stopped() || smallest.take(&best.2.text) || is_stopped();
        if repeats {
            // What fails on a large input often fails on a small one.
            let size = self.size.unwrap_or(Size::Small);
            for next in (1..MORE_SEEDS).map(|i| seed.wrapping_add(i)) {
                if is_stopped() || start.elapsed() > self.time / 5 {
                    break;
                }
                let other = self.spec.draw(size, next);
                if other.text.len() < best.2.text.len() && smallest.take(&other.text) {
                    best = (next, size, other);
                }
            }
            let place = smallest.place();
            let callbacks = Callbacks {
                is_over: &|| is_stopped() || start.elapsed() > self.time,
                make: &|choices| Candidate::from(self.spec.draw_again(&best.2, choices)),
                holds: &mut |text| {
                    let holds = smallest.take(text);
                    progress(Progress::Shrunk(bytes, smallest.trial.input.len()));
                    holds
                },
            };
            is_cut = !shrink(Candidate::from(best.2.clone()), place, callbacks);
        }
        let (seed, size, draw) = best;
        let Trial { input, ours, theirs, finding } = smallest.trial;
        let talk = theirs.talk;
        let [ours, theirs] =
            [ours, theirs.output].map(|text| String::from_utf8_lossy(&text).into());
        let (units, bytes) = (self.spec.units(size), draw.text.len());
        Ok(Counterexample {
            seed,
            units,
            bytes,
            input,
            ours,
            theirs,
            talk,
            finding,
            repeats,
            is_cut,
        })
    }
}

struct Trial {
    input: String,
    /// What ours printed.
    ours: Vec<u8>,
    theirs: Report,
    finding: Finding,
}

/// The smallest input so far on which theirs fails.
struct Smallest<'a> {
    pair: Pair<'a>,
    verdict: Verdict,
    /// False if the person asked for inputs beyond what the judge promises.
    is_promised: bool,
    trial: Trial,
}

impl<'a> Smallest<'a> {
    fn start(hunt: &'a Hunt, trial: Trial) -> Result<Smallest<'a>> {
        let is_promised = hunt.spec.limits(&trial.input).is_ok();
        let verdict = trial.finding.verdict();
        Ok(Smallest { pair: Pair::start(hunt)?, verdict, is_promised, trial })
    }

    /// Takes the input if theirs fails on it in the same way, or by a wrong answer.
    fn take(&mut self, input: &str) -> bool {
        if self.is_promised && self.pair.hunt.spec.limits(input).is_err() {
            return false;
        }
        let Ok(Some(trial)) = self.pair.run(input.to_owned()) else { return false };
        let verdict = trial.finding.verdict();
        let holds = verdict == self.verdict || verdict == Verdict::WA;
        if holds {
            (self.verdict, self.trial) = (verdict, trial);
        }
        holds
    }

    /// The index of the first wrong line, and the number of lines expected.
    fn place(&self) -> Option<(usize, usize)> {
        let Finding::Wrong(difference) = &self.trial.finding else { return None };
        let expected = String::from_utf8_lossy(&self.trial.ours).into_owned();
        Some((difference.line - 1, lines(&expected).count())).filter(|(at, of)| at < of)
    }
}

struct Pair<'a> {
    hunt: &'a Hunt<'a>,
    ours: Runner,
    theirs: Runner,
    input: PathBuf,
}

impl<'a> Pair<'a> {
    fn start(hunt: &'a Hunt) -> Result<Pair<'a>> {
        let (ours, theirs) = (Runner::start(hunt.judge)?, Runner::start(hunt.judge)?);
        let input = ours.folder().join("input");
        Ok(Pair { hunt, ours, theirs, input })
    }

    /// Runs both, or theirs against the judge's part; `None` if ours rejects the input.
    fn run(&mut self, input: String) -> Result<Option<Trial>> {
        let Hunt { spec, ours, theirs, limits, .. } = self.hunt;
        if let Some(interact) = spec.interact {
            let (theirs, finding) = play(&mut self.theirs, theirs, limits, interact, &input)?;
            return Ok(Some(Trial { input, ours: vec![], theirs, finding }));
        }
        let ours = ours.as_ref().context("there is no program of ours")?;
        fs_err::write(&self.input, &input)?;
        // Enough for any case of ours, whatever the limits of theirs.
        let (time, memory) = (Duration::from_secs(10), 1 << 30);
        let patient = Limits { time, memory, output: 1 << 30, ..Limits::default() };
        let ours = self.ours.run(ours, &self.input, &patient)?;
        if ours.usage.exit != Exit::Status(0) {
            return Ok(None);
        }
        let theirs = self.theirs.run(theirs, &self.input, limits)?;
        let right = String::from_utf8_lossy(&ours.output);
        let finding = Finding::of(&theirs, &right)
            .or_right(&theirs, |printed| spec.accepts(&input, &right, printed));
        Ok(Some(Trial { input, ours: ours.output, theirs, finding }))
    }
}
