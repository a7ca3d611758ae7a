use crate::run::stop;
use crate::ui::terminal::print;
use crate::ui::values;
use crate::workspace::selection::select;
use crate::workspace::Workspace;
use anyhow::{ensure, Context, Result};
use clap::Args;
use std::collections::BTreeSet;
use std::env;
use std::process::Command;
use std::time::Instant;

/// Tests a problem whole: page, programs, cases, board, words
///
/// What the page's tests, its cases, its board and what holds them together say of it. Without a name: of every
/// problem in which something differs from the branch main.
#[derive(Args, Debug)]
#[command(after_help = "Example: cargo judge test matches")]
pub struct Test {
    /// Problems by name, id, address or title
    #[arg(add = values::problems())]
    problems: Vec<String>,
}

impl Test {
    /// False if something is wrong.
    pub fn run(&self, workspace: &Workspace) -> Result<bool> {
        let asked =
            if self.problems.is_empty() { changed(workspace)? } else { self.problems.clone() };
        if asked.is_empty() {
            print("no problem differs from main: name one, as in: cargo judge test matches\n")?;
            return Ok(true);
        }
        let names: Vec<String> =
            select(workspace, &asked)?.into_iter().map(|(problem, _)| problem.name).collect();
        let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let judge = env::current_exe().context("this program")?;
        let all = names.join(" ");
        let mut packages = vec!["test", "--quiet"];
        packages.extend(names.iter().flat_map(|name| ["--package", name]));
        let tests = |package, test| vec!["test", "--quiet", "--package", package, "--test", test];
        let mine = |words: &[&'static str]| {
            [words, &names.iter().map(String::as_str).collect::<Vec<_>>()].concat()
        };
        let cpp = [mine(&["check"]), vec!["--cpp"]].concat();
        let whole =
            [tests("judge", "tool"), vec!["--", "house_style", "limits", "study", "generators"]]
                .concat();
        let steps = [
            ("the page's tests", cargo.as_os_str(), packages),
            ("cases in Rust", judge.as_os_str(), mine(&["check"])),
            ("cases in C++", judge.as_os_str(), cpp),
            ("page, spec and words", cargo.as_os_str(), whole),
            ("the board", cargo.as_os_str(), tests("play", "games")),
            ("copies", judge.as_os_str(), vec!["fix", "--check"]),
        ];
        let mut failed = vec![];
        for (what, program, arguments) in steps {
            let begin = Instant::now();
            let mut command = Command::new(program);
            command.args(&arguments).current_dir(&workspace.root).env("PROBLEMS", &all);
            let output = stop::output(&mut command)?;
            let is_right = output.status.success();
            let sign = if is_right { "ok" } else { "FAILED" };
            print(&format!("{what:<22}{sign:<8}{:.1} s\n", begin.elapsed().as_secs_f64()))?;
            if !is_right {
                let said = [output.stdout, output.stderr].concat();
                print(&String::from_utf8_lossy(&said))?;
                failed.push(what);
            }
        }
        print(&match failed[..] {
            [] => format!("all is right; next: cargo judge hunt {}\n", names[0]),
            _ => format!("wrong: {}\n", failed.join(", ")),
        })?;
        Ok(failed.is_empty())
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
