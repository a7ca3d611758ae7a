//! The cases of each problem as a zip, for who has no Rust.

use crate::book::{Book, Entry};
use anyhow::Result;
use fs_err as fs;
use judge::build::build_solutions;
use judge::pack::{cases, zip};
use judge::run::parallel::{parallel, processors};
use judge::workspace::Workspace;
use std::collections::HashMap;
use std::path::Path;

/// Writes `<name>-cases.zip` for each problem whose cases are files; the bytes of each.
pub fn write(book: &Book, workspace: &Workspace, folder: &Path) -> Result<HashMap<String, usize>> {
    let has_files = |entry: &&Entry| cases::obstacle(&entry.problem).is_none();
    let problems: Vec<_> = book.problems().filter(has_files).map(|entry| &entry.problem).collect();
    let programs = build_solutions(workspace, &problems)?;
    let mut sizes = HashMap::new();
    parallel(
        processors(),
        |number| number < problems.len(),
        || Ok(()),
        |(), number| {
            let (problem, program) = (problems[number], &programs[number]);
            let zip = zip(&cases::files(workspace, problem, program)?)?;
            fs::write(folder.join(format!("{}-cases.zip", problem.name)), &zip)?;
            Ok(zip.len())
        },
        |number, size| {
            sizes.insert(problems[number].name.clone(), size);
        },
    )?;
    Ok(sizes)
}
