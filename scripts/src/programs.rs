//! The solutions as programs: as the workspace builds them, or as they would be submitted.

use crate::judges::Judge;
use crate::runner::Program;
use crate::workspace::{Problem, Workspace};
use crate::{bundle, compile, files};
use rayon::prelude::*;
use std::path::Path;

/// Built by cargo; in the order of the problems.
///
/// # Errors
/// What cargo says.
pub fn built(workspace: &Workspace, problems: &[&Problem]) -> Result<Vec<Program>, String> {
    let names: Vec<&str> = problems.iter().map(|problem| problem.name.as_str()).collect();
    let mut built = compile::binaries(&workspace.root, &names)?;
    let program = |name: &str| {
        let path = built.remove(name).ok_or_else(|| format!("{name} has no program"))?;
        Ok(Program::from(path.as_path()))
    };
    names.into_iter().map(program).collect()
}

/// Bundled and compiled in a folder, several at once; in the order of the problems. `done` is
/// called after each.
///
/// # Errors
/// Why one of them cannot be bundled, or what the compiler says.
pub fn bundled(
    workspace: &Workspace,
    problems: &[&Problem],
    folder: &Path,
    done: impl Fn() + Sync,
) -> Result<Vec<Program>, String> {
    let judge = Judge::any();
    let program = |problem: &&Problem| {
        let text = bundle::bundle(workspace, problem, &judge)?;
        let folder = folder.join(&problem.name);
        files::folder(&folder)?;
        let path = compile::compile(&text, &judge, &workspace.root, &folder);
        done();
        let path = path.map_err(|error| format!("{}: {error}", problem.name))?;
        Ok(Program::from(path.as_path()))
    };
    problems.par_iter().map(program).collect()
}
