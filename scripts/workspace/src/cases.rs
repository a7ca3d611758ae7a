//! The cases of a problem: files in testdata, and long ones that are generated on first use and kept
//! under `target/`.

use crate::{Problem, Workspace};
use anyhow::{ensure, Context, Result};
use fs_err as fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// When a file was last written, if it is there.
pub fn changed(path: &Path) -> Option<SystemTime> {
    path.metadata().and_then(|file| file.modified()).ok()
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Case {
    /// The name of both files without the ending, for example `hack-order`.
    pub name: String,
    pub input: PathBuf,
    pub output: PathBuf,
    /// Where the judge plays, what its part reads; then the other files hold what our program reads and
    /// prints. Else there is no such file.
    pub hidden: PathBuf,
}

impl Case {
    /// Holds more than any judge gives: only the page's own programs must solve it.
    pub fn is_beyond(&self) -> bool {
        self.name.starts_with("beyond-")
    }

    /// What the judge promises: the hidden input if there is one, else the input.
    pub fn promised(&self) -> Result<String> {
        let path = if self.hidden.exists() { &self.hidden } else { &self.input };
        Ok(fs::read_to_string(path)?)
    }

    fn at(folder: &Path, name: &str) -> Case {
        let path = |ending| folder.join(format!("{name}.{ending}"));
        let [input, output, hidden] = ["in", "out", "hidden"].map(path);
        Case { name: name.to_owned(), input, output, hidden }
    }
}

impl Workspace {
    /// The cases in testdata, in natural order: `max-2` before `max-10`.
    pub fn cases(&self, problem: &Problem) -> Result<Vec<Case>> {
        let folder = self.root.join("testdata").join(&problem.name);
        let mut cases = vec![];
        for entry in fs::read_dir(&folder)? {
            let path = entry?.path();
            if path.extension().is_some_and(|ending| ending == "out" || ending == "hidden") {
                let input = path.with_extension("in");
                ensure!(
                    input.exists(),
                    "{}: its input {} is gone",
                    path.display(),
                    input.display()
                );
            }
            let input = path;
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

    /// A case whose input and answer come from `make`. Files are made again if they are older than this
    /// program, or not as they were made.
    pub fn long_case(
        &self,
        problem: &str,
        name: &str,
        make: fn() -> (String, String),
    ) -> Result<Case> {
        let folder = self.target().join("cases").join(problem);
        let case = Case::at(&folder, name);
        let program = std::env::current_exe().ok().and_then(|path| changed(&path));
        let is_new = |path: &Path| changed(path) > program.or(Some(SystemTime::UNIX_EPOCH));
        // Sizes and times of both files, as they were made.
        let stamp = || {
            let files = [&case.input, &case.output].map(|path| path.metadata().ok());
            format!("{:?}", files.map(|file| file.map(|file| (file.len(), file.modified().ok()))))
        };
        let stamp_file = folder.join(format!("{name}.made"));
        let is_whole = fs::read_to_string(&stamp_file).is_ok_and(|made| made == stamp());
        if !is_new(&case.input) || !is_new(&case.output) || !is_whole {
            fs::create_dir_all(&folder)
                .context("the longest inputs are kept there; --no-long leaves them out")?;
            let (input, output) = make();
            for (path, text) in [(&case.output, output), (&case.input, input)] {
                // Another process may be reading the old file.
                let new = tempfile::NamedTempFile::new_in(&folder)?;
                fs::write(new.path(), text)?;
                new.persist(path)?;
            }
            fs::write(stamp_file, stamp())?;
        }
        Ok(case)
    }
}
