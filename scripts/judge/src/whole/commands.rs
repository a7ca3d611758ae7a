//! The commands of the texts print what stands below them. They are written for a shell of Unix.

use super::{Todo, Whole};
use crate::build::build_solutions;
use crate::run::stop::output;
use crate::workspace::{Problem, Workspace};
use anyhow::{Context, Result};
use std::collections::BTreeSet;
use std::process::Command;

/// How a text runs a solution.
const RUN: &str = "cargo run -q --release --bin ";

pub fn print_what_is_said(whole: &Whole, problem: &Problem, todo: &mut Todo) -> Result<()> {
    for exercise in problem.lesson()?.exercises.iter().filter(|_| cfg!(unix)) {
        let (command, should) = (&exercise.command, exercise.prints.trim_end());
        let is = printed(&whole.workspace, command)?;
        let is = is.trim_end();
        todo.unless(is == should, format!("`{command}` prints `{is}`, not `{should}`"));
    }
    Ok(())
}

/// What a command prints. The solutions that it runs, which may be those of several pages, are built before.
pub fn printed(workspace: &Workspace, command: &str) -> Result<String> {
    let rest = command.split(RUN).skip(1);
    let is_of_a_name = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
    let names: BTreeSet<&str> =
        rest.filter_map(|rest| rest.split(|letter| !is_of_a_name(letter)).next()).collect();
    let problems: Result<Vec<Problem>> = names.iter().map(|name| workspace.named(name)).collect();
    let problems = problems?;
    let mut direct = command.to_owned();
    if !problems.is_empty() {
        let programs = build_solutions(workspace, &problems.iter().collect::<Vec<_>>())?;
        let folder = programs[0].path.parent().context("a program has a folder")?;
        direct = command.replace(RUN, &format!("{}/", folder.display()));
    }
    let mut shell = Command::new("sh");
    let output = output(shell.args(["-c", &direct]).current_dir(&workspace.root))?;
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}
