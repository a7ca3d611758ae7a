use crate::build::{compile_bundle, cpp};
use crate::run::check::{check_all, Task};
use crate::run::{temporary_folder, Limits, Program};
use crate::ui::asked;
use crate::ui::clipboard;
use crate::ui::report::{coloured, why};
use crate::ui::terminal::print;
use crate::ui::values;
use anyhow::{Context, Result};
use clap::Args;
use fs_err as fs;
use std::env;
use std::io::{stderr, IsTerminal};
use std::path::{Path, PathBuf};
use std::slice::from_ref;
use workspace::build::CompileError;
use workspace::bundle::bundle;
use workspace::parallel::processors;
use workspace::selection::cases;
use workspace::{Problem, Workspace};

/// Prints one file to submit, which needs only the standard library
///
/// It is first compiled, and run on all cases that a judge may give.
#[derive(Args, Debug)]
#[allow(clippy::struct_excessive_bools)] // each is a flag
pub struct Bundle {
    /// A problem's name, id, address or title
    #[arg(add = values::problems())]
    problem: String,
    /// Print the page's C++ program, for a judge that takes no Rust
    #[arg(long)]
    cpp: bool,
    /// Put the file on the clipboard instead of printing it
    #[arg(long)]
    copy: bool,
    /// Open the problem's page in the browser
    #[arg(long)]
    open: bool,
    /// Write to this file instead of printing
    #[arg(long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Do not compile it and run it on the cases first
    #[arg(long)]
    no_check: bool,
}

impl Bundle {
    /// False if the check fails; then nothing is handed out.
    pub fn run(&self, workspace: &Workspace) -> Result<bool> {
        let problem = &asked::problem(workspace, &self.problem)?;
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
            eprintln!("{judge} takes no Rust; --cpp bundles {name} in C++");
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

    /// Compiles the file, runs it on all cases that a judge may give, and prints what is wrong.
    fn check(&self, workspace: &Workspace, problem: &Problem, text: &str) -> Result<bool> {
        let (folder, name) = (temporary_folder()?, &problem.name);
        let (program, language) = match self.compile(text, folder.path()) {
            Err(error) if error.is::<CompileError>() => {
                eprintln!("{name}: {error}");
                return Ok(false);
            }
            other => other?,
        };
        let mut cases = cases(workspace, problem)?;
        cases.retain(|case| !case.is_beyond());
        let task = Task { problem: name.clone(), program, limits: Limits::of(problem), cases };
        let mut wrong = vec![];
        check_all(&env::current_exe()?, from_ref(&task), processors(), |_, result| {
            if !result.is_right() {
                wrong.push(result);
            }
        })?;
        wrong.sort_by(|a, b| natord::compare(&a.case.name, &b.case.name));
        for result in &wrong {
            let (verdict, why) =
                (coloured(result.finding.verdict()), why(&result.finding, &task.limits));
            anstream::eprintln!("{name}/{}: {verdict}, {why}", result.case.name);
        }
        if wrong.is_empty() {
            let (count, size) = (task.cases.len(), text.len());
            eprintln!("{name}: {count} cases right, {size} bytes, {language}");
        }
        Ok(wrong.is_empty())
    }

    /// The program, and the language or edition for the report.
    fn compile(&self, text: &str, folder: &Path) -> Result<(Program, String)> {
        if self.cpp {
            return Ok((cpp::compile_text(text, folder)?, String::from("C++17")));
        }
        let (program, edition) = compile_bundle(text, folder)?;
        Ok((program, format!("edition {edition}")))
    }
}
