//! Runs cases, several at once, and judges them.

use crate::files;
use crate::problems::{self, Checker};
use crate::run::at_once::at_once;
use crate::run::compare::Difference;
use crate::run::verdict::{judge, Finding, Right};
use crate::run::{Limits, Program, Runner, Usage};
use crate::workspace::{Case, Problem, Workspace};
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
    /// What judges its answers, if not a comparison.
    pub checker: Option<Checker>,
    /// In natural order.
    pub cases: Vec<Case>,
}

/// A case that was run.
#[derive(Clone, Debug)]
pub struct Checked {
    /// The case.
    pub case: Case,
    /// The verdict.
    pub finding: Finding,
    /// Time and memory.
    pub usage: Usage,
    /// Where a comparison found a wrong word, what `show` made of the place.
    pub shown: String,
}

/// Makes of a difference, of what was expected and what was printed what is kept of them.
pub type Show = fn(&Difference, expected: &str, printed: &str) -> String;

impl Task {
    /// All cases of a problem for this program.
    pub fn new(workspace: &Workspace, problem: &Problem, program: Program) -> Result<Task, String> {
        let cases = workspace.cases(problem)?;
        if cases.is_empty() {
            return Err(format!("{0}: no cases in testdata/{0}", problem.name));
        }
        for case in &cases {
            if !case.output.is_file() {
                let output = case.output.display();
                return Err(format!("{output}: no file; an input needs its answer"));
            }
            if !case.input.is_file() {
                return Err(format!("{}: not a regular file", case.input.display()));
            }
        }
        let checker = problems::find(&problem.name).ok().and_then(|known| known.checker);
        let (problem, limits) = (problem.name.clone(), Limits::of(problem));
        Ok(Task { problem, program, limits, checker, cases })
    }

    /// Runs one of its cases.
    pub fn check(&self, runner: &mut Runner, case: &Case, show: Show) -> Result<Checked, String> {
        let expected = files::text(&case.output)?;
        let report = runner.run(&self.program, &case.input, &self.limits)?;
        let finding = match self.checker {
            None => judge(&report, &self.limits, Right::Text(&expected)),
            Some(checker) => {
                let input = files::text(&case.input)?;
                judge(&report, &self.limits, Right::Passes(checker, &input))
            }
        };
        let printed = String::from_utf8_lossy(&report.output);
        let shown = finding.difference.as_ref();
        let shown = shown.map(|difference| show(difference, &expected, &printed));
        let shown = shown.unwrap_or_default();
        Ok(Checked { case: case.clone(), finding, usage: report.usage, shown })
    }
}

/// Runs all cases of all tasks, `jobs` at once, by the runner's program. `ran` is called for each
/// case as it comes; `done` is told of each task, in their order, as soon as it is whole.
pub fn check_all(
    runner: &Path,
    tasks: &[Task],
    jobs: usize,
    show: Show,
    mut ran: impl FnMut(),
    mut done: impl FnMut(&Task, Vec<Checked>),
) -> Result<(), String> {
    let all: Vec<(usize, &Case)> = tasks
        .iter()
        .enumerate()
        .flat_map(|(i, task)| task.cases.iter().map(move |case| (i, case)))
        .collect();
    let mut gathered: Vec<Vec<Checked>> = tasks.iter().map(|_| vec![]).collect();
    let mut first = 0;
    at_once(
        jobs.min(all.len()),
        |number| number < all.len(),
        || Runner::start(runner),
        |runner, number| tasks[all[number].0].check(runner, all[number].1, show),
        |number, checked| {
            gathered[all[number].0].push(checked);
            ran();
            while first < tasks.len() && gathered[first].len() == tasks[first].cases.len() {
                let mut cases = std::mem::take(&mut gathered[first]);
                cases.sort_by(|a, b| natord::compare(&a.case.name, &b.case.name));
                done(&tasks[first], cases);
                first += 1;
            }
        },
    )
}
