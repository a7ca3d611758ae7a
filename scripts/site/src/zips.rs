//! The cases of each problem as a zip, for who has no Rust.

use crate::book::{own, Book, Entry};
use crate::kept::{self, Kept};
use crate::wasm::key;
use anyhow::Result;
use base64::engine::general_purpose::STANDARD;
use base64::Engine;
use fs_err as fs;
use judge::build::build_solutions;
use judge::pack::{cases, zip};
use judge::run::parallel::{parallel, processors};
use judge::workspace::Workspace;
use std::collections::HashMap;
use std::path::Path;

/// Writes `<name>-cases.zip` for each problem whose cases are files; the bytes of each.
pub fn write(
    book: &Book,
    workspace: &Workspace,
    folder: &Path,
    kept: &Kept,
) -> Result<HashMap<String, usize>> {
    let has_files = |entry: &&Entry| cases::obstacle(&entry.problem).is_none();
    let problems: Vec<_> = book.problems().filter(has_files).map(|entry| &entry.problem).collect();
    let common = kept::of(&workspace.root, &COMMON)?;
    let programs = build_solutions(workspace, &problems)?;
    let mut sizes = HashMap::new();
    parallel(
        processors(),
        |number| number < problems.len(),
        || Ok(()),
        |(), number| {
            let (problem, program) = (problems[number], &programs[number]);
            let (name, own) = (&problem.name, kept::of(&workspace.root, &own(&problem.name))?);
            let zip = kept.or_made(&format!("{name}.zip.json"), key(&(common, own)), || {
                Ok(STANDARD.encode(zip(&cases::files(workspace, problem, program)?)?))
            })?;
            let zip = STANDARD.decode(zip)?;
            fs::write(folder.join(format!("{}-cases.zip", problem.name)), &zip)?;
            Ok(zip.len())
        },
        |number, size| {
            sizes.insert(problems[number].name.clone(), size);
        },
    )?;
    Ok(sizes)
}

/// What the cases of each problem are made with.
const COMMON: [&str; 6] = [
    "scripts/check.cpp",
    "scripts/judge/src/bundle",
    "scripts/judge/src/pack",
    "scripts/judge/src/workspace",
    "scripts/spec/src",
    "shared/src",
];
