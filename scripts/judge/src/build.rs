//! Compiles the workspace's solutions with cargo, and bundles as a judge would.

pub mod cpp;

use crate::bundle::bundle;
use crate::run::parallel::{parallel, processors};
use crate::run::stop::output;
use crate::run::Program;
use crate::workspace::{Problem, Workspace};
use anyhow::{bail, Context, Result};
use fs_err as fs;
use serde_json::Value;
use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fmt};

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
pub fn build_solutions(workspace: &Workspace, problems: &[&Problem]) -> Result<Vec<Program>> {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
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
        path.map(|path| Program::from(path.as_path()))
            .with_context(|| format!("{} has no program", problem.name))
    };
    problems.iter().map(program).collect()
}

/// Name and path from a message of cargo's about an executable.
fn executable(message: &Value) -> Option<(String, PathBuf)> {
    let name = message.get("target")?.get("name")?.as_str()?;
    Some((name.to_owned(), message.get("executable")?.as_str()?.into()))
}

/// Compiles a bundle in a folder; also the first edition of Rust in which it compiles.
pub fn compile_bundle(text: &str, folder: &Path) -> Result<(Program, &'static str)> {
    let (source, program) =
        (folder.join("main.rs"), folder.join(format!("main{}", env::consts::EXE_SUFFIX)));
    fs::write(&source, text)?;
    let compiler = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let mut errors = String::new();
    for edition in ["2021", "2024"] {
        let mut command = Command::new(&compiler);
        command.args(["-O", "--cap-lints", "warn", "--edition", edition, "-o"]).arg(&program);
        let output =
            output(command.arg(&source)).with_context(|| compiler.display().to_string())?;
        if output.status.success() {
            return Ok((Program::from(program.as_path()), edition));
        }
        errors = format!("in edition {edition}:\n{}", String::from_utf8_lossy(&output.stderr));
    }
    bail!(CompileError(format!("the bundle does not compile {errors}")))
}

/// Bundles and compiles in a folder, in parallel; in the order of the problems. `done` is called after
/// each.
pub fn build_bundles(
    workspace: &Workspace,
    problems: &[&Problem],
    folder: &Path,
    done: impl FnMut(),
) -> Result<Vec<Program>> {
    make_all(
        problems.len(),
        |number| {
            let problem = problems[number];
            let folder = folder.join(&problem.name);
            fs::create_dir_all(&folder)?;
            let compiled = compile_bundle(&bundle(workspace, problem)?, &folder);
            Ok(compiled.with_context(|| problem.name.clone())?.0)
        },
        done,
    )
}

/// Makes programs 0 to `count - 1` in parallel. `done` is called after each.
fn make_all(
    count: usize,
    make: impl Fn(usize) -> Result<Program> + Sync,
    mut done: impl FnMut(),
) -> Result<Vec<Program>> {
    let mut programs = vec![None; count];
    parallel(
        processors(),
        |number| number < count,
        || Ok(()),
        |(), number| make(number),
        |number, program| {
            programs[number] = Some(program);
            done();
        },
    )?;
    Ok(programs.into_iter().flatten().collect())
}
