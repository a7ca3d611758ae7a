//! `bundle`: one file to submit.

use super::clipboard;
use crate::bundle::{self, compile};
use crate::commands::terminal::print;
use crate::run::at_once::processors;
use crate::run::check::{check_all, Checked, Task};
use crate::run::verdict::{Finding, Verdict};
use crate::run::Program;
use crate::workspace::judges::{self, Judge};
use crate::workspace::{Problem, Workspace};
use crate::{files, run};
use clap::Args;
use std::io::{stderr, IsTerminal};
use std::path::PathBuf;
use std::slice::from_ref;

/// Prints one file to submit: it needs the standard library alone
#[derive(Args, Debug)]
pub struct Bundle {
    /// A problem's name, or its id on a judge
    problem: String,
    /// The judge to submit to: its edition, its limit, the crates it has
    #[arg(long = "for", value_name = "JUDGE")]
    judge: Option<String>,
    /// Put the file on the clipboard instead of printing it
    #[arg(long)]
    copy: bool,
    /// Open the problem's page in the browser
    #[arg(long)]
    open: bool,
    /// Write the file there instead of printing it
    #[arg(long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Do not compile the file and run it on the cases first
    #[arg(long)]
    no_check: bool,
}

impl Bundle {
    /// Bundles, checks, and hands the file out; false if it cannot travel or the check fails.
    pub fn run(&self, workspace: &Workspace) -> Result<bool, String> {
        let problem = workspace.problem(&self.problem)?;
        let judge = self.judge.as_deref().map_or_else(|| Ok(Judge::any()), judges::find)?;
        if !judge.rust {
            return Err(format!("{} takes no Rust ({}); leave --for out", judge.title, judge.from));
        }
        let refused = |why: String| {
            eprintln!("{why}");
            Ok(false)
        };
        let text = match bundle::bundle(workspace, problem, &judge) {
            Ok(text) => text,
            Err(why) => return refused(why),
        };
        let (name, size) = (&problem.name, text.len());
        if let Some(limit) = judge.limit.filter(|&limit| limit < size) {
            let whose = &judge.title;
            return refused(format!(
                "{name}: {size} bytes are above the {limit} that {whose} takes"
            ));
        }
        if !self.no_check {
            match check(workspace, problem, &judge, &text)? {
                Ok(cases) => {
                    let Judge { title, edition, compiler, .. } = &judge;
                    eprintln!("{name}: {cases} cases right, {size} bytes, edition {edition}");
                    if self.judge.is_some() {
                        eprintln!("{title} compiles with {compiler}");
                    }
                }
                Err(report) => return refused(report),
            }
        }
        let home = problem.facts.url.as_deref().map(judges::at).transpose()?;
        if let Some(home) = home.filter(|home| !home.rust && self.judge.is_none()) {
            eprintln!("{}, which has {name}, takes no Rust ({})", home.title, home.from);
        }
        self.hand_out(problem, &text)?;
        Ok(true)
    }

    fn hand_out(&self, problem: &Problem, text: &str) -> Result<(), String> {
        if let Some(path) = &self.output {
            files::write(path, text)?;
        }
        if self.copy {
            let by = clipboard::copy(text, stderr().is_terminal().then_some(&mut stderr()))?;
            eprintln!("{} is on the clipboard, by {by}", problem.name);
        }
        if self.output.is_none() && !self.copy {
            print(text)?;
        }
        if self.open {
            let why = problem.facts.no_judge.as_deref().unwrap_or("its manifest has no url");
            let url = problem
                .facts
                .url
                .as_ref()
                .ok_or_else(|| format!("{} has no page to open: {why}", problem.name))?;
            open::that_detached(url).map_err(|error| format!("{url} cannot be opened: {error}"))?;
        }
        Ok(())
    }
}

/// Compiles the text and runs it on all cases: how many there are, or a report of what is wrong.
fn check(
    workspace: &Workspace,
    problem: &Problem,
    judge: &Judge,
    text: &str,
) -> Result<Result<usize, String>, String> {
    let folder = files::scratch()?;
    let program = match compile::compile(text, judge, &workspace.root, folder.path()) {
        Ok(program) => program,
        Err(report) => return Ok(Err(format!("{}: {report}", problem.name))),
    };
    let task = Task::new(workspace, problem, Program::from(program.as_path()))?;
    let mut report = String::new();
    check_all(
        &run::program()?,
        from_ref(&task),
        processors(),
        |_, _, _| String::new(),
        || {},
        |task, cases| {
            for Checked { case, finding, .. } in cases {
                if finding.verdict != Verdict::AC {
                    let Finding { verdict, why, .. } = finding;
                    report += &format!("{}/{}: {verdict}, {why}\n", task.problem, case.name);
                }
            }
        },
    )?;
    Ok(if report.is_empty() { Ok(task.cases.len()) } else { Err(report.trim_end().to_owned()) })
}
