//! The cases of a problem: files of testdata, and long ones that are made when first needed and kept
//! under `target/`.

use crate::workspace::{Problem, Workspace};
use anyhow::{ensure, Result};
use fs_err as fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// A case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Case {
    /// The files' name without its ending, for example `hack-order`.
    pub name: String,
    /// The input.
    pub input: PathBuf,
    /// The expected output.
    pub output: PathBuf,
}

impl Case {
    /// Is it only for our page, and not for every right program?
    pub fn is_beyond(&self) -> bool {
        self.name.starts_with("beyond-")
    }

    fn at(folder: &Path, name: &str) -> Case {
        let path = |ending| folder.join(format!("{name}.{ending}"));
        Case { name: name.to_owned(), input: path("in"), output: path("out") }
    }
}

impl Workspace {
    /// The cases in testdata, in natural order: `max-2` before `max-10`.
    pub fn cases(&self, problem: &Problem) -> Result<Vec<Case>> {
        let folder = self.root.join("testdata").join(&problem.name);
        let mut cases = vec![];
        for entry in fs::read_dir(&folder)? {
            let input = entry?.path();
            if input.extension().is_some_and(|ending| ending == "in") {
                let case =
                    Case::at(&folder, &input.file_stem().unwrap_or_default().to_string_lossy());
                ensure!(input.is_file(), "{}: not a regular file", input.display());
                ensure!(
                    case.output.is_file(),
                    "{}: an input needs its answer",
                    case.output.display()
                );
                cases.push(case);
            }
        }
        ensure!(!cases.is_empty(), "{0}: no cases in testdata/{0}", problem.name);
        cases.sort_by(|a, b| natord::compare(&a.name, &b.name));
        Ok(cases)
    }

    /// A case that `make` makes, input and answer. What this program or a later one has made is used
    /// again.
    pub fn made_case(
        &self,
        problem: &str,
        name: &str,
        make: fn() -> (String, String),
    ) -> Result<Case> {
        let folder = self.root.join("target/cases").join(problem);
        let case = Case::at(&folder, name);
        let time = |path: &Path| path.metadata().and_then(|file| file.modified()).ok();
        let program = std::env::current_exe().ok().and_then(|path| time(&path));
        let is_new = |path: &Path| time(path) > program.or(Some(SystemTime::UNIX_EPOCH));
        if !is_new(&case.input) || !is_new(&case.output) {
            fs::create_dir_all(&folder)?;
            let (input, output) = make();
            for (path, text) in [(&case.output, output), (&case.input, input)] {
                // Somebody may read the old one just now.
                let new = tempfile::NamedTempFile::new_in(&folder)?;
                fs::write(new.path(), text)?;
                new.persist(path)?;
            }
        }
        Ok(case)
    }
}
