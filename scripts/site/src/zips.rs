//! The cases of each problem as a zip, for who has no Rust.

use crate::book::{own, Book, Entry};
use crate::kept::{self, key, Kept};
use anyhow::Result;
use fs_err as fs;
use std::collections::HashMap;
use std::path::Path;
use workspace::build::build_solutions;
use workspace::case_files::{files, obstacle, zip};
use workspace::parallel::all;
use workspace::Workspace;

/// Writes `<name>-cases.zip` for each problem whose cases are files; the bytes of each.
pub fn write(
    book: &Book,
    workspace: &Workspace,
    folder: &Path,
    kept: &Kept,
) -> Result<HashMap<String, usize>> {
    let has_files = |entry: &&Entry| obstacle(&entry.problem).is_none();
    let problems: Vec<_> = book.problems().filter(has_files).map(|entry| &entry.problem).collect();
    let common = kept::of(&workspace.root, &COMMON)?;
    let programs = build_solutions(workspace, &problems)?;
    let write = |number: usize| {
        let (problem, program) = (problems[number], &programs[number]);
        let (name, own) = (&problem.name, kept::of(&workspace.root, &own(&problem.name))?);
        let zip = kept.or_made(&format!("{name}.zip"), key(&(common, own)), |path| {
            Ok(fs::write(path, zip(&files(workspace, problem, program)?)?)?)
        })?;
        fs::write(folder.join(format!("{name}-cases.zip")), &zip)?;
        Ok((name.clone(), zip.len()))
    };
    Ok(all(problems.len(), write, || ())?.into_iter().collect())
}

/// What the cases of each problem are made with.
const COMMON: [&str; 4] =
    ["scripts/check.cpp", "scripts/workspace/src", "scripts/spec/src", "shared/src"];
