//! A problem for other people's judges: a package in the ICPC format as Kattis has it, the version that
//! is called *legacy*. DOMjudge and Hydro 5 import it as it is.

mod data;
mod manifest;
mod program;
mod statement;
mod submissions;

use anyhow::Result;
use data::Data;
use workspace::case_files::Files;
use workspace::hints::Hints;
use workspace::{Problem, Workspace};

pub struct Package {
    pub files: Files,
    /// The cases for which there is no room.
    pub left_out: Vec<String>,
}

/// What a judge calls the problem: letters and digits alone.
pub fn short_name(problem: &Problem) -> String {
    problem.name.replace('-', "")
}

/// The package of a problem.
pub fn package(workspace: &Workspace, problem: &Problem) -> Result<Package> {
    let (spec, hints) = (specs::of(&problem.name)?, Hints::read(problem)?);
    let data = Data::choose(workspace, problem, spec)?;
    let mut files = Files::new();
    files.extend(statement::files(workspace, problem)?);
    files.extend(data.files(spec, &hints)?);
    files.extend(submissions::files(workspace, problem, spec, &data, &hints)?);
    files.extend(manifest::files(workspace, problem, spec, &data)?);
    Ok(Package { files, left_out: data.left_out })
}
