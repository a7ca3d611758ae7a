use crate::ui::terminal::print;
use crate::ui::values;
use crate::whole::{Check, Whole, CHECKS};
use anyhow::{ensure, Context, Result};
use clap::Args;
use std::collections::BTreeSet;
use std::env;
use std::process::Command;
use std::time::Instant;
use workspace::build::tool;
use workspace::parallel::all;
use workspace::selection::select;
use workspace::stop;
use workspace::{Problem, Workspace};

/// Tests a problem whole: page, programs, cases, mistakes, board, words
///
/// What it passes, a push passes; it also hunts each mistake. Without a name: every problem in which something differs
/// from the branch main.
#[derive(Args, Debug)]
#[command(after_help = "Example: cargo judge test matches")]
pub struct Test {
    /// Problems by name, id, address or title
    #[arg(add = values::problems())]
    problems: Vec<String>,
}

impl Test {
    /// False if something is wrong.
    pub fn run(&self, workspace: Workspace) -> Result<bool> {
        let asked =
            if self.problems.is_empty() { changed(&workspace)? } else { self.problems.clone() };
        if asked.is_empty() {
            print("no problem differs from main: name one, as in: cargo judge test matches\n")?;
            return Ok(true);
        }
        let selected = select(&workspace, &asked)?;
        let problems: Vec<Problem> = selected.into_iter().map(|(problem, _)| problem).collect();
        let judge = env::current_exe().context("this program")?;
        let whole = Whole::of(workspace, problems, judge);
        let mut steps = Steps { whole, failed: vec![], unseen: vec![] };
        let (run, read): (Vec<&Check>, Vec<&Check>) = CHECKS.iter().partition(|check| check.runs);
        // Who has just begun a problem is told what to write, and not by the panics of tests.
        if let Some(last) = read.iter().position(|check| steps.is_template_by(check)) {
            steps.ask("what to write first", &read[..=last])?;
            return Ok(false);
        }
        steps.ask("page, cases, spec", &read)?;
        steps.format()?;
        steps.lint()?;
        steps.cargo("the page's tests", &["test", "--quiet"], true)?;
        steps.judge("cases in Rust", "check", &[])?;
        steps.judge("cases in C++", "check", &["--cpp"])?;
        steps.ask("mistakes and commands", &run)?;
        let games = ["test", "--quiet", "--package", "play", "--test", "games"];
        steps.cargo("the board", &games, false)?;
        steps.judge("copies", "fix", &["--check"])?;
        steps.end()
    }
}

struct Steps {
    whole: Whole,
    failed: Vec<&'static str>,
    /// What could not be looked at.
    unseen: Vec<&'static str>,
}

impl Steps {
    fn names(&self) -> impl Iterator<Item = &str> {
        self.whole.problems.iter().map(|problem| problem.name.as_str())
    }

    fn packages(&self) -> Vec<String> {
        self.names().flat_map(|name| ["--package".to_owned(), name.to_owned()]).collect()
    }

    /// Does a step, which says what is wrong if anything is, and tells how it went.
    fn step(
        &mut self,
        what: &'static str,
        ask: impl FnOnce(&Steps) -> Result<Option<String>>,
    ) -> Result<()> {
        let begin = Instant::now();
        let wrong = ask(self)?;
        let sign = if wrong.is_none() { "ok" } else { "FAILED" };
        print(&format!("{what:<24}{sign:<8}{:.1} s\n", begin.elapsed().as_secs_f64()))?;
        if let Some(said) = wrong {
            print(&(said.trim_end().to_owned() + "\n"))?;
            self.failed.push(what);
        }
        Ok(())
    }

    /// The checks of each problem.
    fn ask(&mut self, what: &'static str, checks: &[&Check]) -> Result<()> {
        self.step(what, |steps| {
            let of_all = |&check| steps.whole.problems.iter().map(move |problem| (problem, check));
            let asked: Vec<(&Problem, &Check)> = checks.iter().flat_map(of_all).collect();
            let todo = |number: usize| Ok(steps.whole.todo(asked[number].1, asked[number].0));
            let told = all(asked.len(), todo, || ())?;
            let lines = asked.iter().zip(told).flat_map(|((problem, _), todo)| {
                todo.into_iter().map(|line| format!("  {}: {line}", problem.name))
            });
            let mut lines: Vec<String> = lines.collect();
            lines.dedup();
            Ok(Some(lines.join("\n")).filter(|_| !lines.is_empty()))
        })
    }

    /// Is one of the problems a template yet, as this check says?
    fn is_template_by(&self, check: &Check) -> bool {
        check.name == "nothing-is-still-to-be-written"
            && self.whole.problems.iter().any(|problem| !self.whole.todo(check, problem).is_empty())
    }

    /// Runs a command in the workspace; a warning is wrong, too.
    fn command(&mut self, what: &'static str, mut command: Command) -> Result<()> {
        self.step(what, |steps| {
            let names: Vec<&str> = steps.names().collect();
            command.current_dir(&steps.whole.workspace.root).env("PROBLEMS", names.join(" "));
            // What a test says is about the problem, and where it says it is not.
            command.env("RUST_BACKTRACE", "0");
            let program = command.get_program().to_owned();
            let output =
                stop::output(&mut command).with_context(|| program.display().to_string())?;
            let said = [output.stdout, output.stderr].concat();
            let said = String::from_utf8_lossy(&said).into_owned();
            let is_wrong = !output.status.success() || said.contains("warning: ");
            Ok(Some(said).filter(|_| is_wrong))
        })
    }

    fn cargo(&mut self, what: &'static str, arguments: &[&str], of_each: bool) -> Result<()> {
        let mut command = Command::new(tool("CARGO", "cargo"));
        command.args(arguments).args(self.packages().iter().filter(|_| of_each));
        self.command(what, command)
    }

    fn judge(&mut self, what: &'static str, name: &str, options: &[&str]) -> Result<()> {
        let mut command = Command::new(&self.whole.judge);
        command.arg(name).args(options);
        if name == "check" {
            command.args(self.names());
        }
        self.command(what, command)
    }

    /// The files of each problem; also those that no module names.
    fn format(&mut self) -> Result<()> {
        let files = ["src/main.rs", "spec.rs", "study/board.rs", "study/picture.rs"];
        let of_each = |name| files.map(|file| format!("problems/{name}/{file}"));
        let mut files: Vec<String> = self.names().flat_map(of_each).collect();
        files.retain(|file| self.whole.workspace.root.join(file).is_file());
        let mut command = Command::new(tool("RUSTFMT", "rustfmt"));
        command.args(["--check", "--edition", "2021"]).args(&files);
        self.optional("format", command)?;
        if self.failed.contains(&"format") {
            print(&format!("  rustfmt --edition 2021 {}\n", files.join(" ")))?;
        }
        Ok(())
    }

    /// The program with its tests; `spec.rs` and the board in the crates that take them in.
    fn lint(&mut self) -> Result<()> {
        let mut command = Command::new(tool("CARGO", "cargo"));
        command.args(["clippy", "--quiet", "--all-targets"]).args(self.packages());
        command.args(["--package", "specs", "--package", "play"]);
        self.optional("lints", command)
    }

    /// By a tool that rustup may not have installed.
    fn optional(&mut self, what: &'static str, command: Command) -> Result<()> {
        let mut version = Command::new(command.get_program());
        version.args(command.get_args().take(1).filter(|word| *word == "clippy")).arg("--version");
        if !stop::output(&mut version).is_ok_and(|output| output.status.success()) {
            self.unseen.push(what);
            return Ok(());
        }
        self.command(what, command)
    }

    fn end(self) -> Result<bool> {
        for what in &self.unseen {
            let first = "rustup component add rustfmt clippy";
            print(&format!("{what:<24}not looked at; first `{first}`\n"))?;
        }
        print(&match self.failed[..] {
            [] if self.unseen.is_empty() => "all is right: a push finds nothing else\n\
                 no test reads the prose, or whether README.zh-CN.md says the same\n"
                .into(),
            [] => "all else is right\n".into(),
            _ => format!("wrong: {}\n", self.failed.join(", ")),
        })?;
        Ok(self.failed.is_empty())
    }
}

/// The problems of which something differs from the branch main.
fn changed(workspace: &Workspace) -> Result<Vec<String>> {
    let git = |arguments: &[&str]| {
        let mut command = Command::new("git");
        let output = command.args(arguments).current_dir(&workspace.root).output();
        let output = output.context("git says what has changed: name a problem")?;
        let why = String::from_utf8_lossy(&output.stderr);
        let why = why.lines().next().unwrap_or("").trim();
        ensure!(
            output.status.success(),
            "what differs from the branch main cannot be told ({why}): name a problem, as in: cargo judge test matches"
        );
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    };
    let known = workspace.names()?;
    let all = git(&["diff", "--name-only", "main"])?
        + &git(&["ls-files", "--others", "--exclude-standard"])?;
    let folder = |path: &str| path.split('/').nth(1).map(str::to_owned);
    let names: BTreeSet<String> = all.lines().filter_map(folder).collect();
    Ok(names.into_iter().filter(|name| known.contains(name)).collect())
}
