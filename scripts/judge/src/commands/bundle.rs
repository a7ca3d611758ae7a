//! `bundle`: one file to submit.

use crate::build::{compiled, cpp, NotCompiled};
use crate::bundle::bundle;
use crate::run::check::{check_all, Task};
use crate::run::parallel::processors;
use crate::run::{Limits, Program};
use crate::ui::clipboard;
use crate::ui::report::{coloured, why};
use crate::ui::terminal::print;
use crate::ui::values;
use crate::workspace::selection::cases;
use crate::workspace::{Problem, Workspace};
use anyhow::{Context, Result};
use clap::Args;
use fs_err as fs;
use std::env;
use std::io::{stderr, IsTerminal};
use std::path::{Path, PathBuf};
use std::slice::from_ref;

/// Prints one file to submit: it needs the standard library alone
///
/// It is compiled first, and run on all cases that a judge may give.
#[derive(Args, Debug)]
#[allow(clippy::struct_excessive_bools)] // each is a flag
pub struct Bundle {
    /// A problem's name, id, address or title
    #[arg(add = values::problems())]
    problem: String,
    /// The page's program in C++, for a judge that takes no Rust
    #[arg(long)]
    cpp: bool,
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
    /// Bundles, checks, and hands the file out; false if the check fails.
    pub fn run(&self, workspace: &Workspace) -> Result<bool> {
        let problem = &workspace.problem(&self.problem)?;
        let text = if self.cpp {
            fs::read_to_string(problem.cpp()?)?
        } else {
            bundle(workspace, problem)?
        };
        if !self.no_check && !self.check(workspace, problem, &text)? {
            return Ok(false);
        }
        let without_rust = problem.judge().filter(|judge| !judge.takes_rust && !self.cpp);
        if let Some(judge) = without_rust {
            let (judge, name) = (judge.title, &problem.name);
            eprintln!("{judge}, which has {name}, takes no Rust; --cpp bundles {name} in C++");
        }
        self.hand_out(problem, &text)?;
        Ok(true)
    }

    fn hand_out(&self, problem: &Problem, text: &str) -> Result<()> {
        if let Some(path) = &self.output {
            fs::write(path, text)?;
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
            let url = problem.facts.url.as_ref();
            let url =
                url.with_context(|| format!("{} has no page to open: {why}", problem.name))?;
            open::that_detached(url).with_context(|| format!("{url} cannot be opened"))?;
        }
        Ok(())
    }

    /// Compiles the file and runs it on all cases within the judge's promise; says what is wrong.
    fn check(&self, workspace: &Workspace, problem: &Problem, text: &str) -> Result<bool> {
        let (folder, name) = (tempfile::tempdir()?, &problem.name);
        let (program, language) = match self.compiled(text, folder.path()) {
            Err(error) if error.is::<NotCompiled>() => {
                eprintln!("{name}: {error}");
                return Ok(false);
            }
            other => other?,
        };
        let mut cases = cases(workspace, problem)?;
        cases.retain(|case| !case.is_beyond());
        let task = Task { problem: name.clone(), program, limits: Limits::of(problem), cases };
        let mut wrong = vec![];
        check_all(&env::current_exe()?, from_ref(&task), processors(), |_, checked| {
            if !checked.is_right() {
                wrong.push(checked);
            }
        })?;
        wrong.sort_by(|a, b| natord::compare(&a.case.name, &b.case.name));
        for checked in &wrong {
            let (verdict, why) =
                (coloured(checked.finding.verdict()), why(&checked.finding, &task.limits));
            anstream::eprintln!("{name}/{}: {verdict}, {why}", checked.case.name);
        }
        if wrong.is_empty() {
            let (count, size) = (task.cases.len(), text.len());
            eprintln!("{name}: {count} cases right, {size} bytes, {language}");
        }
        Ok(wrong.is_empty())
    }

    /// The program, and in what language it is written.
    fn compiled(&self, text: &str, folder: &Path) -> Result<(Program, String)> {
        if self.cpp {
            return Ok((cpp::compiled(text, folder)?, String::from("C++17")));
        }
        let (program, edition) = compiled(text, folder)?;
        Ok((program, format!("edition {edition}")))
    }
}
