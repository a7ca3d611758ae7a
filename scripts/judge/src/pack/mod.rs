//! A problem for other people's judges: a package in the ICPC format as Kattis has it, the version that
//! is called *legacy*. DOMjudge and Hydro 5 import it as it is.

pub mod cases;
mod data;
mod hints;
mod manifest;
mod program;
mod statement;
mod submissions;

use crate::workspace::{Problem, Workspace};
use anyhow::Result;
use data::Data;
use hints::Hints;
use std::collections::BTreeMap;
use std::io::{Cursor, Write};
use zip::write::{SimpleFileOptions, ZipWriter};

/// By path, in order.
pub type Files = BTreeMap<String, Vec<u8>>;

pub struct Package {
    pub files: Files,
    /// The cases for which there is no room.
    pub left_out: Vec<String>,
}

/// What a judge calls the problem: letters and digits alone.
pub fn short_name(problem: &Problem) -> String {
    problem.name.replace('-', "")
}

/// Why a problem cannot be packed: it is none for a judge.
pub fn obstacle(problem: &Problem) -> Option<String> {
    problem.cpp().err().and(problem.facts.no_judge.clone())
}

/// The package of a problem.
pub fn package(workspace: &Workspace, problem: &Problem) -> Result<Package> {
    let (spec, hints) = (spec::of(&problem.name)?, Hints::read(problem)?);
    let data = Data::choose(workspace, problem, spec)?;
    let mut files = Files::new();
    files.extend(statement::files(workspace, problem)?);
    files.extend(data.files(spec, &hints)?);
    files.extend(submissions::files(workspace, problem, spec, &data, &hints)?);
    files.extend(manifest::files(workspace, problem, spec, &data)?);
    Ok(Package { files, left_out: data.left_out })
}

/// The files as a zip: the same bytes whenever it is made.
pub fn zip(files: &Files) -> Result<Vec<u8>> {
    let mut zip = ZipWriter::new(Cursor::new(vec![]));
    let options = SimpleFileOptions::default().last_modified_time(zip::DateTime::default());
    for (path, text) in files {
        let mode = if path.ends_with("/build") { 0o755 } else { 0o644 };
        zip.start_file(path.as_str(), options.unix_permissions(mode))?;
        zip.write_all(text)?;
    }
    Ok(zip.finish()?.into_inner())
}
