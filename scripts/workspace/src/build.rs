//! Compiles the workspace's solutions with cargo.

use crate::stop::output;
use crate::{Problem, Workspace};
use anyhow::{bail, Context, Result};
use serde_json::Value;
use std::collections::HashMap;
use std::ffi::OsString;
use std::path::PathBuf;
use std::process::Command;
use std::{env, fmt};

/// A tool that cargo names in a variable, or as it is called.
pub fn tool(variable: &str, name: &str) -> OsString {
    env::var_os(variable).unwrap_or_else(|| name.into())
}

/// Holds what the compiler printed.
#[derive(Debug)]
pub struct CompileError(pub String);

impl fmt::Display for CompileError {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        formatter.write_str(self.0.trim_end())
    }
}

impl std::error::Error for CompileError {}

/// Builds the solutions with cargo; in the order of the problems.
pub fn build_solutions(workspace: &Workspace, problems: &[&Problem]) -> Result<Vec<PathBuf>> {
    let mut command = Command::new(tool("CARGO", "cargo"));
    command.args(["build", "--release", "--quiet", "--message-format", "json-render-diagnostics"]);
    command.args(problems.iter().flat_map(|problem| ["--package", &problem.name]));
    let output = output(command.current_dir(&workspace.root)).context("cargo")?;
    if !output.status.success() {
        bail!(CompileError(String::from_utf8_lossy(&output.stderr).into_owned()));
    }
    let lines = String::from_utf8_lossy(&output.stdout).into_owned();
    let made = lines.lines().filter_map(|line| executable(&serde_json::from_str(line).ok()?));
    let made: HashMap<String, PathBuf> = made.collect();
    let program = |problem: &&Problem| {
        let path = made.get(&problem.name);
        path.cloned().with_context(|| format!("{} has no program", problem.name))
    };
    problems.iter().map(program).collect()
}

/// Name and path from a message of cargo's about an executable.
fn executable(message: &Value) -> Option<(String, PathBuf)> {
    let name = message.get("target")?.get("name")?.as_str()?;
    Some((name.to_owned(), message.get("executable")?.as_str()?.into()))
}
