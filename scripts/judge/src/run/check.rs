//! Runs cases in parallel and judges the answers.

use crate::run::play::play;
use crate::run::verdict::Finding;
use crate::run::{Limits, Program, Runner, Usage};
use anyhow::Result;
use spec::talk::Line;
use spec::Verdict;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use workspace::parallel::parallel;
use workspace::Case;

/// A program with the cases that it has to pass.
#[derive(Clone, Debug)]
pub struct Task {
    pub problem: String,
    pub program: Program,
    pub limits: Limits,
    pub cases: Vec<Case>,
}

#[derive(Clone, Debug)]
pub struct CaseResult {
    pub case: Case,
    pub finding: Finding,
    pub usage: Usage,
    /// Where the judge plays: what both said.
    pub talk: Vec<Line>,
}

impl CaseResult {
    pub fn is_right(&self) -> bool {
        self.finding == Finding::Right
    }

    /// The program neither read anything nor ended: so it will on every case.
    pub fn is_blind(&self) -> bool {
        self.usage.is_unread && self.finding.verdict() == Verdict::TLE
    }
}

impl Task {
    pub fn check(&self, runner: &mut Runner, case: &Case) -> Result<CaseResult> {
        let spec = specs::find(&self.problem);
        let (report, finding) = if let Some(interact) = spec.and_then(|spec| spec.interact) {
            let hidden = fs_err::read_to_string(&case.hidden)?;
            play(runner, &self.program, &self.limits, interact, &hidden)?
        } else {
            let expected = fs_err::read_to_string(&case.output)?;
            let report = runner.run(&self.program, &case.input, &self.limits)?;
            let accepts = |printed: &str| {
                let input = fs_err::read_to_string(&case.input).unwrap_or_default();
                spec.is_some_and(|spec| spec.accepts(&input, &expected, printed))
            };
            let finding = Finding::of(&report, &expected).or_right(&report, accepts);
            (report, finding)
        };
        Ok(CaseResult { case: case.clone(), finding, usage: report.usage, talk: report.talk })
    }
}

/// Runs all cases of all tasks. `judge` is the judge's own executable; `done` gets the index of the task
/// and the result of each case as it finishes. A single task ends where its program is blind.
pub fn check_all(
    judge: &Path,
    tasks: &[Task],
    threads: usize,
    mut done: impl FnMut(usize, CaseResult),
) -> Result<()> {
    let goes_on = AtomicBool::new(true);
    let all: Vec<(usize, &Case)> = tasks
        .iter()
        .enumerate()
        .flat_map(|(i, task)| task.cases.iter().map(move |case| (i, case)))
        .collect();
    parallel(
        threads.min(all.len()),
        |number| number < all.len() && goes_on.load(Ordering::Relaxed),
        || Runner::start(judge),
        |runner, number| {
            let result = tasks[all[number].0].check(runner, all[number].1)?;
            if tasks.len() == 1 && result.is_blind() {
                goes_on.store(false, Ordering::Relaxed);
            }
            Ok(result)
        },
        |number, result| done(all[number].0, result),
    )
}
