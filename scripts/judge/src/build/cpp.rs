//! Compiles the pages' programs in C++ as judges do.

use super::{each, NotCompiled};
use crate::run::stop::output;
use crate::run::Program;
use crate::workspace::{Problem, Workspace};
use anyhow::{bail, Context, Result};
use fs_err as fs;
use std::env::consts::EXE_SUFFIX;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::NamedTempFile;

/// The system's compiler.
pub const COMPILER: &str = "g++";
/// As a judge calls it, and a warning is an error.
pub const FLAGS: [&str; 5] = ["-O2", "-std=c++17", "-Wall", "-Wextra", "-Werror"];

/// Where the compiled program of a problem is kept.
pub fn kept(workspace: &Workspace, problem: &str) -> PathBuf {
    workspace.root.join("target/cpp").join(format!("{problem}{EXE_SUFFIX}"))
}

/// The C++ programs of some problems, compiled where the source is newer; in the order of the problems.
/// `done` is called after each.
pub fn built(
    workspace: &Workspace,
    problems: &[&Problem],
    done: impl FnMut(),
) -> Result<Vec<Program>> {
    let sources = problems.iter().map(|problem| problem.cpp());
    let sources: Vec<PathBuf> = sources.collect::<Result<_>>()?;
    let time = |path: &Path| path.metadata().and_then(|file| file.modified()).ok();
    find()?;
    each(
        problems.len(),
        |number| {
            let (source, name) = (&sources[number], &problems[number].name);
            let program = kept(workspace, name);
            if time(&program) <= time(source) {
                compile(source, &program).with_context(|| name.clone())?;
            }
            Ok(Program::from(program.as_path()))
        },
        done,
    )
}

/// A text in C++ as a program, compiled in a folder.
pub fn compiled(text: &str, folder: &Path) -> Result<Program> {
    find()?;
    let (source, program) = (folder.join("main.cpp"), folder.join(format!("main{EXE_SUFFIX}")));
    fs::write(&source, text)?;
    compile(&source, &program)?;
    Ok(Program::from(program.as_path()))
}

/// Is there a compiler? Asked before anything is written.
fn find() -> Result<()> {
    let compiler = output(Command::new(COMPILER).arg("--version"));
    compiler.with_context(|| format!("{COMPILER} is needed to compile C++")).map(drop)
}

fn compile(source: &Path, program: &Path) -> Result<()> {
    let folder = program.parent().context("a program without a folder")?;
    fs::create_dir_all(folder)?;
    // Somebody may run the old one just now.
    let new = NamedTempFile::new_in(folder)?.into_temp_path();
    let mut command = Command::new(COMPILER);
    let output = output(command.args(FLAGS).arg("-o").arg(&new).arg(source)).context(COMPILER)?;
    if !output.status.success() {
        bail!(NotCompiled(String::from_utf8_lossy(&output.stderr).into_owned()));
    }
    Ok(new.persist(program)?)
}
