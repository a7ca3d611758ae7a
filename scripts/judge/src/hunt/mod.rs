//! Looks for an input on which a person's program and ours differ, and makes it small.

pub mod shrink;

use crate::run::compare::lines;
use crate::run::parallel::parallel;
use crate::run::stop::is_stopped;
use crate::run::verdict::Finding;
use crate::run::{End, Limits, Program, Report, Runner};
use anyhow::{Context, Result};
use shrink::{shrink, Made, Questions};
use spec::draw::Draw;
use spec::{Size, Spec, Verdict};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// What is compared, on what.
pub struct Hunt<'a> {
    /// The judge's own program.
    pub judge: &'a Path,
    /// Where the inputs come from.
    pub spec: &'a Spec,
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
    /// The seed of which it was made.
    pub seed: u64,
    /// How many units it had, if it was not a small one.
    pub units: Option<usize>,
    /// How many bytes it had.
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
    /// How many units those had that were not small.
    pub sizes: BTreeSet<usize>,
    /// What was found.
    pub found: Option<Found>,
}

/// How far a hunt is.
#[derive(Clone, Copy, Debug)]
pub enum Progress {
    /// So many inputs were tried.
    Tried(u64),
    /// Something was found, of so many bytes; now it has so many.
    Shrunk(usize, usize),
}

/// Most inputs are small. Every `period`-th input, beginning with number `offset`, has `size` units:
/// period, offset, size.
const LADDER: [(usize, usize, usize); 4] =
    [(8, 3, 20), (16, 7, 60), (32, 15, 250), (128, 63, 1000)];
/// The same for inputs as large as the judge's.
const JUDGE: (usize, usize) = (128, 31);
/// How many seeds after the first find are tried for a smaller one, in a fifth of the time.
const MORE_SEEDS: u64 = 150;

impl Hunt<'_> {
    fn size(&self, number: usize) -> Size {
        let judge = (JUDGE.0, JUDGE.1, self.spec.largest);
        let mut rungs = LADDER.into_iter().filter(|rung| rung.2 < judge.2).chain([judge]);
        let rung = rungs.find(|&(period, offset, _)| number % period == offset);
        self.size.unwrap_or(rung.map_or(Size::Small, |rung| Size::Units(rung.2)))
    }

    fn draw(&self, number: usize) -> Draw {
        self.spec.draw(self.size(number), self.seed.wrapping_add(number as u64))
    }

    /// Hunts in that many threads. What is found, whichever thread meets it, is the first one that a
    /// single thread would find.
    pub fn run(&self, threads: usize, progress: &mut dyn FnMut(Progress)) -> Result<Outcome> {
        let start = Instant::now();
        // The lowest number of those that show a difference.
        let lowest = AtomicUsize::new(usize::MAX);
        let (mut tried, mut sizes, mut first) = (0, BTreeSet::new(), None);
        let hunted = parallel(
            threads,
            |number| start.elapsed() < self.time && number < lowest.load(Ordering::Relaxed),
            || Pair::start(self),
            |pair, number| {
                let trial = pair.run(self.draw(number).text)?;
                let trial = trial.with_context(|| {
                    let seed = self.seed.wrapping_add(number as u64);
                    format!("our program refuses what the generator made of seed {seed}")
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
        // What was found by then is told.
        if first.is_none() {
            hunted?;
        }
        let found = first.map(|(number, trial)| self.smallest(number, trial, progress));
        Ok(Outcome { tried, sizes, found: found.transpose()? })
    }

    /// Looks for smaller inputs among the seeds that follow, then shrinks the smallest.
    fn smallest(
        &self,
        number: usize,
        trial: Trial,
        progress: &mut dyn FnMut(Progress),
    ) -> Result<Found> {
        let (seed, bytes) = (self.seed.wrapping_add(number as u64), trial.input.len());
        let mut search = Search::start(self, trial)?;
        let start = Instant::now();
        let mut best = (seed, self.size(number), self.draw(number));
        // A run that was stopped shows nothing.
        let repeats = is_stopped() || search.is_shown_by(&best.2.text) || is_stopped();
        if repeats {
            // What shows on a large input often shows on a small one.
            let size = self.size.unwrap_or(Size::Small);
            for next in (1..MORE_SEEDS).map(|i| seed.wrapping_add(i)) {
                if is_stopped() || start.elapsed() > self.time / 5 {
                    break;
                }
                let other = self.spec.draw(size, next);
                if other.text.len() < best.2.text.len() && search.is_shown_by(&other.text) {
                    best = (next, size, other);
                }
            }
            let place = search.place();
            let questions = Questions {
                is_over: &|| is_stopped() || start.elapsed() > self.time,
                make: &|choices| Made::from(self.spec.draw_again(&best.2, choices)),
                holds: &mut |text| {
                    let holds = search.is_shown_by(text);
                    progress(Progress::Shrunk(bytes, search.shown.input.len()));
                    holds
                },
            };
            shrink(Made::from(best.2.clone()), place, questions);
        }
        let (seed, size, draw) = best;
        let Trial { input, ours, theirs, finding } = search.shown;
        let text = |report: &Report| String::from_utf8_lossy(&report.output).into_owned();
        let (ours, theirs, units) = (text(&ours), text(&theirs), self.spec.units(size));
        Ok(Found { seed, units, bytes: draw.text.len(), input, ours, theirs, finding, repeats })
    }
}

/// One input, run by both.
struct Trial {
    input: String,
    ours: Report,
    theirs: Report,
    finding: Finding,
}

/// Keeps the smallest input on which theirs fails in the same way, or by a wrong answer.
struct Search<'a> {
    pair: Pair<'a>,
    wanted: Verdict,
    /// An input that was asked for may be larger than the judge's.
    is_promised: bool,
    shown: Trial,
}

impl<'a> Search<'a> {
    fn start(hunt: &'a Hunt, shown: Trial) -> Result<Search<'a>> {
        let is_promised = hunt.spec.check(&shown.input).is_ok();
        Ok(Search { pair: Pair::start(hunt)?, wanted: shown.finding.verdict(), is_promised, shown })
    }

    /// Does theirs fail on this input?
    fn is_shown_by(&mut self, input: &str) -> bool {
        if self.is_promised && self.pair.hunt.spec.check(input).is_err() {
            return false;
        }
        let Ok(Some(trial)) = self.pair.run(input.to_owned()) else { return false };
        let verdict = trial.finding.verdict();
        let holds = verdict == self.wanted || verdict == Verdict::WA;
        if holds {
            (self.wanted, self.shown) = (verdict, trial);
        }
        holds
    }

    /// How many lines stand before the wrong one, of how many.
    fn place(&self) -> Option<(usize, usize)> {
        let Finding::Wrong(difference) = &self.shown.finding else { return None };
        let expected = String::from_utf8_lossy(&self.shown.ours.output).into_owned();
        Some((difference.line - 1, lines(&expected).count())).filter(|(at, of)| at < of)
    }
}

/// Two runners and the file that both programs read.
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

    /// Runs both; nothing if ours says that this is no input.
    fn run(&mut self, input: String) -> Result<Option<Trial>> {
        fs_err::write(&self.input, &input)?;
        // Ours has what its own cases need, whatever the person allows theirs.
        let (time, memory) = (Duration::from_secs(10), 1 << 30);
        let patient = Limits { time, memory, output: 1 << 30, are_assumed: true };
        let ours = self.ours.run(&self.hunt.ours, &self.input, &patient)?;
        if ours.usage.end != End::Exit(0) {
            return Ok(None);
        }
        let theirs = self.theirs.run(&self.hunt.theirs, &self.input, &self.hunt.limits)?;
        let finding = Finding::of(&theirs, &String::from_utf8_lossy(&ours.output))
            .or_right(&theirs, |printed| self.hunt.spec.accepts(&input, printed));
        Ok(Some(Trial { input, ours, theirs, finding }))
    }
}
