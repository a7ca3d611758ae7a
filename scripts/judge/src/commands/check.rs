//! `check`: all cases, or those of some problems.

use super::hunt::with_hint;
use crate::bundle::programs::{built, bundled};
use crate::commands::report;
use crate::commands::terminal::{print, Bar};
use crate::files::{self, Wanted};
use crate::run::at_once::processors;
use crate::run::check::{check_all, Checked, Task};
use crate::run::verdict::Verdict;
use crate::run::{self, Program};
use crate::workspace::Workspace;
use clap::Args;
use serde_json::json;
use std::ffi::OsString;
use std::path::PathBuf;
use std::time::Instant;

/// Runs the cases of testdata and tells what is wrong
///
/// Exit status 0: all is right; 1: something is wrong; 2: it could not be run.
#[derive(Args, Debug)]
pub struct Check {
    /// Problems by name or id; all of them without any
    problems: Vec<String>,
    /// Check the file that would be submitted, not the workspace's program
    #[arg(long)]
    bundle: bool,
    /// Cases at once; without it one a processor
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    jobs: Option<u16>,
    /// Write the verdicts there as well
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// Run a program of yours on the cases beyond what the judge promises, too
    #[arg(long, requires = "command")]
    beyond: bool,
    /// Check a program of yours on the cases of one problem, not the workspace's
    #[arg(last = true, value_name = "COMMAND", conflicts_with = "bundle")]
    command: Vec<OsString>,
}

impl Check {
    /// Builds once and runs all cases; false if one is not right.
    pub fn run(&self, workspace: &Workspace) -> Result<bool, String> {
        let problems = workspace.problems_called(&self.problems)?;
        let json = Wanted::create(self.json.as_deref())?;
        let jobs = self.jobs.map_or_else(processors, usize::from);
        let folder = files::scratch()?;
        let programs = if let Some((path, arguments)) = self.command.split_first() {
            if problems.len() != 1 {
                return Err(String::from("one problem at a time for a program of yours"));
            }
            vec![Program { path: path.into(), arguments: arguments.to_vec() }]
        } else if self.bundle {
            let bar = Bar::new(Some(problems.len() as u64));
            let programs = bundled(workspace, &problems, folder.path(), || bar.advance())?;
            bar.finish();
            programs
        } else {
            built(workspace, &problems)?
        };
        let mut tasks = problems
            .iter()
            .zip(programs)
            .map(|(problem, program)| Task::new(workspace, problem, program))
            .collect::<Result<Vec<_>, _>>()?;
        let mut left_out = 0;
        if !self.command.is_empty() && !self.beyond {
            let all: usize = tasks.iter().map(|task| task.cases.len()).sum();
            for task in &mut tasks {
                task.cases.retain(|case| !case.name.starts_with("beyond-"));
            }
            left_out = all - tasks.iter().map(|task| task.cases.len()).sum::<usize>();
        }

        let runner = run::program()?;
        let start = Instant::now();
        let width = report::width(tasks.iter().map(|task| task.problem.as_str()));
        let count = tasks.iter().map(|task| task.cases.len()).sum::<usize>();
        print(&report::header(width))?;
        let mut said = vec![];
        let bar = Bar::new(Some(count as u64));
        let (mut right, mut records) = (0, vec![]);
        check_all(
            &runner,
            &tasks,
            jobs,
            report::difference,
            || bar.advance(),
            |task, cases| {
                let again = |case: &str| self.again(&task.problem, case);
                let text = report::summary(&task.problem, &cases, width)
                    + &report::failures(task, &cases, again);
                bar.aside(|| said.extend(print(&text).err()));
                let is_right = |checked: &&Checked| checked.finding.verdict == Verdict::Accepted;
                right += cases.iter().filter(is_right).count();
                records.extend(cases.iter().map(|checked| record(&task.problem, checked)));
            },
        )
        .map_err(|error| match self.command.first() {
            Some(command) => with_hint(error, command),
            None => error,
        })?;
        bar.finish();
        said.into_iter().next().map_or(Ok(()), Err)?;
        let beyond = match left_out {
            0 => String::new(),
            some => format!("; {some} beyond what the judge promises left out, --beyond runs them"),
        };
        let time = report::time(start.elapsed());
        print(&format!("{right} of {count} cases right, {time}{beyond}\n"))?;
        if let Some(json) = json {
            json.write_json(&records)?;
        }
        Ok(right == count)
    }

    /// The command line that runs a case again.
    fn again(&self, problem: &str, case: &str) -> String {
        let input = format!("testdata/{problem}/{case}.in");
        if !self.command.is_empty() {
            let words: Vec<_> = self.command.iter().map(|word| word.to_string_lossy()).collect();
            let words = words.iter().map(AsRef::as_ref);
            format!("{} < {input}", shlex::try_join(words).unwrap_or_default())
        } else if self.bundle {
            format!("cargo judge bundle {problem} --no-check --output {problem}.rs && rustc -O {problem}.rs && ./{problem} < {input}")
        } else {
            format!("cargo run --release --quiet --bin {problem} < {input}")
        }
    }
}

fn record(problem: &str, checked: &Checked) -> serde_json::Value {
    let Checked { case, finding, usage, .. } = checked;
    json!({
        "problem": problem,
        "case": case.name,
        "verdict": finding.verdict,
        "why": finding.why,
        "difference": finding.difference,
        "clock_seconds": usage.clock.as_secs_f64(),
        "processor_seconds": usage.processor.as_secs_f64(),
        "peak_bytes": usage.peak,
    })
}
