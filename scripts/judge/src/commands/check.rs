//! `check`: all cases, or those of some problems.

use super::hunt::with_hint;
use crate::bundle::programs::{built, bundled};
use crate::commands::report;
use crate::commands::terminal::{print, Bar};
use crate::files;
use crate::run::at_once::processors;
use crate::run::check::{check_all, Checked, Task};
use crate::run::verdict::Verdict;
use crate::run::{self, Program};
use crate::workspace::{Case, Problem, Workspace};
use clap::Args;
use serde_json::json;
use std::env;
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::time::Instant;

/// Runs the cases of testdata and tells what is wrong
///
/// Exit status 0: all is right; 1: something is wrong; 2: it could not be run.
#[derive(Args, Debug)]
#[command(after_help = "Example: cargo judge check matches/hack-order -- python3 mine.py")]
pub struct Check {
    /// Problems by name, id, address or title; or cases, as matches/hack-order; without any all
    problems: Vec<String>,
    /// Only the samples
    #[arg(long)]
    samples: bool,
    /// How long a case may take, as 500ms; the problem's limit without it
    #[arg(long, value_name = "TIME")]
    limit: Option<humantime::Duration>,
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
        let named = self.named(workspace)?;
        let problems: Vec<&Problem> = named.iter().map(|named| named.0).collect();
        let jobs = self.jobs.map_or_else(processors, usize::from);
        let folder = files::scratch()?;
        let programs = self.programs(workspace, &problems, folder.path())?;
        let (mut tasks, mut left_out) = (vec![], 0);
        for ((problem, cases), program) in named.iter().zip(programs) {
            let mut task = Task::new(workspace, problem, program)?;
            task.limits.time = self.limit.map_or(task.limits.time, Into::into);
            task.cases.retain(|case| !self.samples || case.name.starts_with("sample-"));
            if !cases.is_empty() {
                task.cases.retain(|case| cases.contains(&case.name));
            } else if !self.command.is_empty() && !self.beyond {
                let all = task.cases.len();
                task.cases.retain(|case| !case.name.starts_with("beyond-"));
                left_out += all - task.cases.len();
            }
            if !task.cases.is_empty() {
                tasks.push(task);
            }
        }
        let count = tasks.iter().map(|task| task.cases.len()).sum::<usize>();
        if count == 0 {
            return Err(String::from("there is no such case"));
        }

        let start = Instant::now();
        let width = report::width(tasks.iter().map(|task| task.problem.as_str()));
        print(&report::header(width))?;
        let mut said = vec![];
        let bar = Bar::new(Some(count as u64));
        let (mut right, mut records) = (0, vec![]);
        let ran = check_all(
            &run::program()?,
            &tasks,
            jobs,
            report::difference,
            || bar.advance(),
            |task, cases| {
                let again = |case: &Case| self.again(workspace, &task.problem, case);
                let text = report::summary(&task.problem, &cases, width)
                    + &report::failures(task, &cases, again);
                bar.aside(|| said.extend(print(&text).err()));
                let is_right = |checked: &&Checked| checked.finding.verdict == Verdict::AC;
                right += cases.iter().filter(is_right).count();
                records.extend(cases.iter().map(|checked| record(&task.problem, checked)));
            },
        );
        bar.finish();
        ran.map_err(|error| match self.command.first() {
            Some(command) => with_hint(error, command),
            None => error,
        })?;
        said.into_iter().next().map_or(Ok(()), Err)?;
        let beyond = match left_out {
            0 => String::new(),
            some => format!("; {some} beyond what the judge promises left out, --beyond runs them"),
        };
        let time = report::time(start.elapsed());
        print(&format!("{right} of {count} cases right, {time}{beyond}\n"))?;
        files::write_json(self.json.as_deref(), &records)?;
        Ok(right == count)
    }

    /// The problems, each once, with the cases that are named of them; none for all.
    fn named<'a>(
        &self,
        workspace: &'a Workspace,
    ) -> Result<Vec<(&'a Problem, Vec<String>)>, String> {
        let mut named: Vec<(&Problem, Vec<String>)> = vec![];
        for name in &self.problems {
            let whole = name.trim_end_matches('/');
            let is_name = whole.contains("://") || workspace.called(whole).is_some();
            let parts = whole.rsplit_once('/').filter(|_| !is_name);
            // If not even what stands before the case is known, nothing of it is.
            let known = parts.and_then(|(before, _)| workspace.problem(before).ok());
            let problem = known.map_or_else(|| workspace.problem(whole), Ok)?;
            let case = parts.map(|parts| parts.1.to_owned());
            if let Some(case) = &case {
                if workspace.cases(problem)?.iter().all(|known| known.name != *case) {
                    let name = &problem.name;
                    return Err(format!(
                        "testdata/{name} has no case {case}: see `ls testdata/{name}`"
                    ));
                }
            }
            match named.iter_mut().find(|known| known.0.name == problem.name) {
                None => named.push((problem, case.into_iter().collect())),
                Some((_, cases)) if !cases.is_empty() && case.is_some() => cases.extend(case),
                Some((_, cases)) => cases.clear(),
            }
        }
        if named.is_empty() {
            named = workspace.problems.iter().map(|problem| (problem, vec![])).collect();
        }
        Ok(named)
    }

    fn programs(
        &self,
        workspace: &Workspace,
        problems: &[&Problem],
        folder: &Path,
    ) -> Result<Vec<Program>, String> {
        match self.command.split_first() {
            Some(_) if problems.len() != 1 => {
                Err(String::from("one problem at a time for a program of yours"))
            }
            Some((path, arguments)) => {
                Ok(vec![Program { path: path.into(), arguments: arguments.to_vec() }])
            }
            None if self.bundle => {
                let bar = Bar::new(Some(problems.len() as u64));
                let programs = bundled(workspace, problems, folder, || bar.advance());
                bar.finish();
                programs
            }
            None => built(workspace, problems),
        }
    }

    /// The command line that runs a case again, from where the person stands.
    fn again(&self, workspace: &Workspace, problem: &str, case: &Case) -> String {
        let here = env::current_dir().unwrap_or_default();
        let input = match here.strip_prefix(&workspace.root) {
            Ok(below) => {
                let up: PathBuf = below.components().map(|_| "..").collect();
                up.join(case.input.strip_prefix(&workspace.root).unwrap_or(&case.input))
            }
            Err(_) => case.input.clone(),
        };
        let input = quoted([input.as_os_str()]);
        if !self.command.is_empty() {
            return format!("{} < {input}", quoted(self.command.iter().map(AsRef::as_ref)));
        }
        let manifest = workspace.root.join("Cargo.toml");
        let at = if here.starts_with(&workspace.root) {
            String::new()
        } else {
            format!(" --manifest-path {}", quoted([manifest.as_os_str()]))
        };
        if self.bundle {
            format!(
                "cargo judge bundle {problem} --no-check --output {problem}.rs && \
                 rustc -O --edition 2021 {problem}.rs && ./{problem} < {input}"
            )
        } else {
            format!("cargo run{at} --release --quiet --bin {problem} < {input}")
        }
    }
}

/// Words as a shell takes them.
fn quoted<'a>(words: impl IntoIterator<Item = &'a OsStr>) -> String {
    let words: Vec<_> = words.into_iter().map(OsStr::to_string_lossy).collect();
    shlex::try_join(words.iter().map(AsRef::as_ref)).unwrap_or_default()
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
