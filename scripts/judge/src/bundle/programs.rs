//! The solutions as programs: as the workspace builds them, or as they would be submitted.

use crate::bundle::{self, compile};
use crate::files;
use crate::run::at_once::{at_once, processors};
use crate::run::Program;
use crate::workspace::judges::Judge;
use crate::workspace::{Problem, Workspace};
use std::path::Path;

/// Built by cargo; in the order of the problems.
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
pub fn bundled(
    workspace: &Workspace,
    problems: &[&Problem],
    folder: &Path,
    mut done: impl FnMut(),
) -> Result<Vec<Program>, String> {
    let judge = Judge::any();
    let program = |problem: &Problem| {
        let text = bundle::bundle(workspace, problem, &judge)?;
        let folder = folder.join(&problem.name);
        files::folder(&folder)?;
        let path = compile::compile(&text, &judge, &workspace.root, &folder);
        let path = path.map_err(|error| format!("{}: {error}", problem.name))?;
        Ok(Program::from(path.as_path()))
    };
    let mut programs = vec![None; problems.len()];
    at_once(
        processors(),
        |number| number < problems.len(),
        || Ok(()),
        |(), number| program(problems[number]),
        |number, program| {
            programs[number] = Some(program);
            done();
        },
    )?;
    Ok(programs.into_iter().flatten().collect())
}

/// Compiles the program that only reads, as a bundle is compiled.
pub fn floor(root: &Path, folder: &Path) -> Result<Program, String> {
    let folder = folder.join("read-floor");
    files::folder(&folder)?;
    let source = include_str!("floor.rs.txt");
    let path = compile::compile(source, &Judge::any(), root, &folder)?;
    Ok(Program::from(path.as_path()))
}
