//! Compiles the workspace's solutions, and bundles as a judge would.

pub mod cpp;

use crate::run::Program;
use anyhow::{bail, Context, Result};
use fs_err as fs;
use std::env;
use std::path::Path;
use std::process::Command;
use workspace::build::{self, tool, CompileError};
use workspace::bundle::bundle;
use workspace::parallel::all;
use workspace::stop::output;
use workspace::{Problem, Workspace};

/// Builds the solutions with cargo; in the order of the problems.
pub fn build_solutions(workspace: &Workspace, problems: &[&Problem]) -> Result<Vec<Program>> {
    let made = build::build_solutions(workspace, problems)?;
    Ok(made.iter().map(|path| Program::from(path.as_path())).collect())
}

/// Compiles a bundle in a folder; also the first edition of Rust in which it compiles.
pub fn compile_bundle(text: &str, folder: &Path) -> Result<(Program, &'static str)> {
    let (source, program) =
        (folder.join("main.rs"), folder.join(format!("main{}", env::consts::EXE_SUFFIX)));
    fs::write(&source, text)?;
    let compiler = tool("RUSTC", "rustc");
    let mut errors = String::new();
    for edition in ["2021", "2024"] {
        let mut command = Command::new(&compiler);
        command.args(["-O", "--cap-lints", "warn", "--edition", edition, "-o"]).arg(&program);
        let output = output(command.arg(&source))
            .with_context(|| compiler.to_string_lossy().into_owned())?;
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
    all(
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
