//! Compiles the pages' C++ programs as judges do.

use super::{make_all, CompileError};
use crate::run::stop::output;
use crate::run::Program;
use crate::workspace::{Problem, Workspace};
use anyhow::{bail, Context, Result};
use fs_err as fs;
use std::env::consts::EXE_SUFFIX;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::NamedTempFile;

pub const COMPILER: &str = "g++";
/// Those of the judges, and warnings are errors.
pub const FLAGS: [&str; 5] = ["-O2", "-std=c++17", "-Wall", "-Wextra", "-Werror"];

pub fn program_path(workspace: &Workspace, problem: &str) -> PathBuf {
    workspace.root.join("target/cpp").join(format!("{problem}{EXE_SUFFIX}"))
}

/// Compiles the C++ programs whose source is newer; in the order of the problems. `done` is called after
/// each.
pub fn build(
    workspace: &Workspace,
    problems: &[&Problem],
    done: impl FnMut(),
) -> Result<Vec<Program>> {
    let sources = problems.iter().map(|problem| problem.cpp());
    let sources: Vec<PathBuf> = sources.collect::<Result<_>>()?;
    let time = |path: &Path| path.metadata().and_then(|file| file.modified()).ok();
    require_compiler()?;
    make_all(
        problems.len(),
        |number| {
            let (source, name) = (&sources[number], &problems[number].name);
            let program = program_path(workspace, name);
            if time(&program) <= time(source) {
                compile(source, &program).with_context(|| name.clone())?;
            }
            Ok(Program::from(program.as_path()))
        },
        done,
    )
}

pub fn compile_text(text: &str, folder: &Path) -> Result<Program> {
    require_compiler()?;
    let (source, program) = (folder.join("main.cpp"), folder.join(format!("main{EXE_SUFFIX}")));
    fs::write(&source, text)?;
    compile(&source, &program)?;
    Ok(Program::from(program.as_path()))
}

/// An error if there is no compiler; called before anything is written.
fn require_compiler() -> Result<()> {
    let compiler = output(Command::new(COMPILER).arg("--version"));
    compiler.with_context(|| format!("{COMPILER} is needed to compile C++")).map(drop)
}

fn compile(source: &Path, program: &Path) -> Result<()> {
    let folder = program.parent().context("a program without a folder")?;
    fs::create_dir_all(folder)?;
    // Another process may be running the old program.
    let new = NamedTempFile::new_in(folder)?.into_temp_path();
    let mut command = Command::new(COMPILER);
    let output = output(command.args(FLAGS).arg("-o").arg(&new).arg(source)).context(COMPILER)?;
    if !output.status.success() {
        bail!(CompileError(String::from_utf8_lossy(&output.stderr).into_owned()));
    }
    Ok(new.persist(program)?)
}
