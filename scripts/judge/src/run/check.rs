//! Runs cases, several at once, and judges them.

use crate::run::parallel::parallel;
use crate::run::verdict::Finding;
use crate::run::{Limits, Program, Runner, Usage};
use crate::workspace::Case;
use anyhow::Result;
use std::path::Path;

/// A program with the cases that it has to pass.
#[derive(Clone, Debug)]
pub struct Task {
    /// The problem's name.
    pub problem: String,
    /// What runs.
    pub program: Program,
    /// What it may use.
    pub limits: Limits,
    /// The cases.
    pub cases: Vec<Case>,
}

/// A case that was run.
#[derive(Clone, Debug)]
pub struct Checked {
    /// The case.
    pub case: Case,
    /// The verdict and its reason.
    pub finding: Finding,
    /// Time and memory.
    pub usage: Usage,
}

impl Checked {
    /// Is the answer right?
    pub fn is_right(&self) -> bool {
        self.finding == Finding::Right
    }
}

impl Task {
    /// Runs one of its cases.
    pub fn check(&self, runner: &mut Runner, case: &Case) -> Result<Checked> {
        let expected = fs_err::read_to_string(&case.output)?;
        let report = runner.run(&self.program, &case.input, &self.limits)?;
        let accepts = |printed: &str| {
            let input = fs_err::read_to_string(&case.input).unwrap_or_default();
            spec::find(&self.problem).is_some_and(|spec| spec.accepts(&input, printed))
        };
        let finding = Finding::of(&report, &expected).or_right(&report, accepts);
        Ok(Checked { case: case.clone(), finding, usage: report.usage })
    }
}

/// Runs all cases of all tasks in that many threads. `judge` is the judge's own program; `done` is told
/// of each case, and the number of its task.
pub fn check_all(
    judge: &Path,
    tasks: &[Task],
    threads: usize,
    mut done: impl FnMut(usize, Checked),
) -> Result<()> {
    let all: Vec<(usize, &Case)> = tasks
        .iter()
        .enumerate()
        .flat_map(|(i, task)| task.cases.iter().map(move |case| (i, case)))
        .collect();
    parallel(
        threads.min(all.len()),
        |number| number < all.len(),
        || Runner::start(judge),
        |runner, number| tasks[all[number].0].check(runner, all[number].1),
        |number, checked| done(all[number].0, checked),
    )
}
