//! The commands of the texts print what stands below them. They are written for a shell of Unix.

use super::{Todo, Whole};
use crate::build::build_solutions;
use crate::run::{message, Program};
use anyhow::Result;
use std::process::{Command, Output};
use workspace::stop::output;
use workspace::{Problem, Workspace};

/// How a text runs a solution.
const RUN: &str = "cargo run -q --release --bin ";

pub fn print_what_is_said(whole: &Whole, problem: &Problem, todo: &mut Todo) -> Result<()> {
    // A page may run another page's program, too.
    let built = |name: &str| whole.program(name).or_else(|_| build(&whole.workspace, name));
    for exercise in problem.lesson()?.exercises.iter().filter(|_| cfg!(unix)) {
        let (command, should) = (&exercise.command, exercise.prints.trim_end());
        let ended = run_by(&whole.workspace, command, built)?;
        let is = String::from_utf8_lossy(&ended.stdout);
        let is = is.trim_end();
        let said = message(&String::from_utf8_lossy(&ended.stderr));
        let is_well = ended.status.success() && said.is_empty();
        let how =
            if is_well { String::new() } else { format!(" ({}, stderr: {said})", ended.status) };
        todo.unless(is == should, format!("`{command}` prints `{is}`{how}, not `{should}`"));
    }
    Ok(())
}

/// What a command prints. The solutions that it runs are built before.
pub fn printed(workspace: &Workspace, command: &str) -> Result<String> {
    let ended = run_by(workspace, command, |name| build(workspace, name))?;
    Ok(String::from_utf8_lossy(&ended.stdout).into_owned())
}

fn build(workspace: &Workspace, name: &str) -> Result<Program> {
    Ok(build_solutions(workspace, &[&workspace.named(name)?])?.remove(0))
}

fn run_by(
    workspace: &Workspace,
    command: &str,
    program: impl Fn(&str) -> Result<Program>,
) -> Result<Output> {
    let is_of_a_name = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
    let mut parts = command.split(RUN);
    let mut direct = parts.next().unwrap_or("").to_owned();
    for part in parts {
        let (name, rest) = part.split_at(part.find(|c| !is_of_a_name(c)).unwrap_or(part.len()));
        let path = program(name)?.path.display().to_string();
        direct += &format!("{}{rest}", shlex::try_quote(&path)?);
    }
    let mut shell = Command::new("sh");
    output(shell.args(["-c", &direct]).current_dir(&workspace.root))
}
