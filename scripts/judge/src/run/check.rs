//! Runs cases, several at once, and judges them.

use crate::files;
use crate::problems;
use crate::run::verdict::{judge, Checker, Finding, Right, Verdict};
use crate::run::{Limits, Program, Runner, Usage};
use crate::workspace::{Case, Problem, Workspace};
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

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
    /// For a wrong answer what was expected and what was printed.
    pub texts: Option<(String, String)>,
}

impl Task {
    /// All cases of a problem for this program.
    pub fn new(workspace: &Workspace, problem: &Problem, program: Program) -> Result<Task, String> {
        let cases = workspace.cases(problem)?;
        if cases.is_empty() {
            return Err(format!("{0}: no cases in testdata/{0}", problem.name));
        }
        if let Some(case) = cases.iter().find(|case| !case.output.is_file()) {
            return Err(format!("{}: no file; an input needs its answer", case.output.display()));
        }
        let checker = problems::find(&problem.name).ok().and_then(|known| known.checker);
        let (problem, limits) = (problem.name.clone(), Limits::of(problem));
        Ok(Task { problem, program, limits, checker, cases })
    }

    /// Runs one of its cases.
    pub fn check(&self, runner: &mut Runner, case: &Case) -> Result<Checked, String> {
        let expected = files::text(&case.output)?;
        let report = runner.run(&self.program, &case.input, &self.limits)?;
        let input = self.checker.map(|_| files::text(&case.input)).transpose()?;
        let right = match (self.checker, &input) {
            (Some(checker), Some(input)) => Right::Passes(checker, input),
            _ => Right::Text(&expected),
        };
        let finding = judge(&report, &self.limits, right);
        let is_wrong = finding.verdict == Verdict::WrongAnswer;
        let printed = || String::from_utf8_lossy(&report.output).into_owned();
        let texts = is_wrong.then(|| (expected, printed()));
        Ok(Checked { case: case.clone(), finding, usage: report.usage, texts })
    }
}

/// Runs all cases of all tasks, `jobs` at once, by the runner's program. `ran` is called for each
/// case as it comes; `done` is told of each task, in their order, as soon as it is whole.
pub fn check_all(
    runner: &Path,
    tasks: &[Task],
    jobs: usize,
    mut ran: impl FnMut(),
    mut done: impl FnMut(&Task, Vec<Checked>),
) -> Result<(), String> {
    let all: Vec<(usize, &Case)> = tasks
        .iter()
        .enumerate()
        .flat_map(|(i, task)| task.cases.iter().map(move |case| (i, case)))
        .collect();
    let next = AtomicUsize::new(0);
    thread::scope(|scope| {
        let (sender, results) = mpsc::channel();
        for _ in 0..jobs.clamp(1, all.len().max(1)) {
            let (sender, all, next) = (sender.clone(), &all, &next);
            scope.spawn(move || {
                let mut runner = match Runner::start(runner) {
                    Ok(runner) => runner,
                    Err(error) => return drop(sender.send((0, Err(error)))),
                };
                while let Some((task, case)) = all.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let checked = tasks[*task].check(&mut runner, case);
                    // Nobody listens any more after an error.
                    if sender.send((*task, checked)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        let mut gathered: Vec<Vec<Checked>> = tasks.iter().map(|_| vec![]).collect();
        let mut first = 0;
        for (task, checked) in results {
            gathered[task].push(checked?);
            ran();
            while first < tasks.len() && gathered[first].len() == tasks[first].cases.len() {
                let mut cases = std::mem::take(&mut gathered[first]);
                cases.sort_by(|a, b| natord::compare(&a.case.name, &b.case.name));
                done(&tasks[first], cases);
                first += 1;
            }
        }
        Ok(())
    })
}

/// Two a processor: while one program runs, what another printed is read and judged.
pub fn usual_jobs() -> usize {
    2 * processors()
}

/// How many programs run at once without slowing each other.
pub fn processors() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}
