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
use workspace::{Problem, Workspace};

/// Writes `<name>-cases.zip` for each problem whose cases are files: those made of the same before and, if they are
/// wanted, those made now. The bytes of each.
pub fn write(
    book: &Book,
    workspace: &Workspace,
    folder: &Path,
    kept: &Kept,
    wanted: &[String],
) -> Result<HashMap<String, usize>> {
    let has_files = |entry: &&Entry| obstacle(&entry.problem).is_none();
    let common = kept::of(&workspace.root, &COMMON)?;
    let (mut problems, mut new) = (vec![], vec![]);
    for Entry { problem, .. } in book.problems().filter(has_files) {
        let (file, own) = (file(problem), kept::of(&workspace.root, &own(&problem.name))?);
        let key = key(&(common, own));
        let (has, is_wanted) = (kept.has(&file, key), wanted.contains(&problem.name));
        if has || is_wanted {
            problems.push(problem);
        }
        if !has && is_wanted {
            new.push((problem, file, key));
        }
    }
    if !new.is_empty() {
        eprintln!("cases to take along are made and kept, pages: {}", new.len());
        let of_new: Vec<_> = new.iter().map(|(problem, ..)| *problem).collect();
        let programs = build_solutions(workspace, &of_new)?;
        let make = |number: usize| {
            let (problem, file, key) = &new[number];
            kept.or_made(file, *key, |path| {
                Ok(fs::write(path, zip(&files(workspace, problem, &programs[number])?)?)?)
            })
        };
        all(new.len(), make, || ())?;
    }
    let copy = |problem: &Problem| {
        let to = folder.join(format!("{}-cases.zip", problem.name));
        Ok((problem.name.clone(), fs::copy(kept.path(&file(problem)), to)? as usize))
    };
    problems.into_iter().map(copy).collect()
}

/// What is kept of a problem.
fn file(problem: &Problem) -> String {
    format!("{}.zip", problem.name)
}

/// What the cases of each problem are made with.
const COMMON: [&str; 4] =
    ["scripts/check.cpp", "scripts/workspace/src", "scripts/spec/src", "shared/src"];
