//! The workspace on disk: its problems with their manifests and pages, and their cases.

pub mod cases;
pub mod judges;
pub mod lesson;
mod names;
pub mod order;
pub mod page;
pub mod selection;

pub use cases::Case;

use crate::workspace::judges::OnlineJudge;
use crate::workspace::lesson::Lesson;
use crate::workspace::order::{Language, Order};
use crate::workspace::page::Page;
use anyhow::{ensure, Context, Result};
use bytesize::ByteSize;
use fs_err as fs;
use serde::Deserialize;
use std::env;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The folder of the root manifest. Files are read when they are asked for, so that a slip in one of
/// them stops only what uses it.
#[derive(Debug)]
pub struct Workspace {
    /// That folder.
    pub root: PathBuf,
}

/// One problem: its folder, package, binary and testdata folder have the same name.
#[derive(Clone, Debug)]
pub struct Problem {
    /// That name.
    pub name: String,
    /// Its folder.
    pub folder: PathBuf,
    /// `[package.metadata.judge]` of its manifest.
    pub facts: Facts,
}

/// `[package.metadata.judge]`: what a judge says of the problem.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Facts {
    /// The judge's name; absent where no judge has the problem.
    pub judge: Option<String>,
    /// The problem's id there.
    pub id: Option<String>,
    /// Its address there.
    pub url: Option<String>,
    /// Ids of the same problem on other judges.
    #[serde(default)]
    pub also: Vec<String>,
    /// Why no judge is named.
    pub no_judge: Option<String>,
    /// The English title.
    pub title: String,
    /// The Chinese title.
    pub title_zh: String,
    /// Why testdata has no sample.
    pub no_sample: Option<String>,
    /// `"not confirmed"`, where the judge's limits are not known; the limits that stand there all the
    /// same are assumed.
    pub limits: Option<String>,
    /// The time limit, as `"1s"`.
    #[serde(default, with = "humantime_serde")]
    pub time_limit: Option<Duration>,
    /// The memory limit, as `"128MiB"`.
    pub memory_limit: Option<ByteSize>,
}

#[derive(Deserialize)]
struct Manifest {
    package: Package,
}

#[derive(Deserialize)]
struct Package {
    name: String,
    metadata: Metadata,
}

#[derive(Deserialize)]
struct Metadata {
    judge: Facts,
}

impl Workspace {
    /// The workspace around the current folder; outside of any, the one that this program was built
    /// from.
    pub fn find() -> Result<Workspace> {
        let here = env::current_dir().context("the current folder")?;
        let is_root = |folder: &&Path| folder.join("problems/order.toml").is_file();
        let home = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2);
        let root = here.ancestors().find(is_root).or(home.filter(is_root)).context(
            "this is not the workspace: no folder here or above holds problems/order.toml",
        )?;
        Ok(Workspace { root: root.to_owned() })
    }

    /// The names of all problems, in their order.
    pub fn names(&self) -> Result<Vec<String>> {
        let mut names = vec![];
        for entry in fs::read_dir(self.root.join("problems"))? {
            let entry = entry?;
            if entry.path().join("Cargo.toml").is_file() {
                names.push(entry.file_name().to_string_lossy().into_owned());
            }
        }
        names.sort();
        Ok(names)
    }

    /// All problems, in the order of their names.
    pub fn problems(&self) -> Result<Vec<Problem>> {
        self.names()?.iter().map(|name| self.named(name)).collect()
    }

    /// The problem in the folder of that name.
    pub fn named(&self, name: &str) -> Result<Problem> {
        let folder = self.root.join("problems").join(name);
        let manifest = folder.join("Cargo.toml");
        ensure!(manifest.is_file(), "there is no folder problems/{name}");
        let manifest: Manifest = toml(&manifest)?;
        Ok(Problem { name: manifest.package.name, folder, facts: manifest.package.metadata.judge })
    }

    /// The reading order.
    pub fn order(&self) -> Result<Order> {
        toml(&self.root.join("problems/order.toml"))
    }
}

impl Problem {
    /// The page in a language.
    pub fn page(&self, language: Language) -> Result<Page> {
        Ok(Page::parse(&fs::read_to_string(self.folder.join(language.page()))?))
    }

    /// What a reader takes along.
    pub fn lesson(&self) -> Result<Lesson> {
        toml(&self.folder.join("study.toml"))
    }

    /// The program in Rust.
    pub fn program(&self) -> Result<String> {
        Ok(fs::read_to_string(self.folder.join("src/main.rs"))?)
    }

    /// The program in Rust as its page shows it: without its head and its tests.
    pub fn listing(&self) -> Result<String> {
        let program = self.program()?;
        let begin = program.find("\n\n").map_or(0, |at| at + 2);
        let end = program.find("\n#[cfg(test)]").unwrap_or(program.len());
        Ok(program[begin.min(end)..end].to_owned())
    }

    /// The path of the program in C++.
    pub fn cpp(&self) -> Result<PathBuf> {
        let (name, path) = (&self.name, self.folder.join("solution.cpp"));
        ensure!(
            path.is_file(),
            "{name} has no program in C++: there is no problems/{name}/solution.cpp"
        );
        Ok(path)
    }

    /// The title in a language.
    pub fn title(&self, language: Language) -> &str {
        match language {
            Language::En => &self.facts.title,
            Language::Zh => &self.facts.title_zh,
        }
    }

    /// The judge that has it.
    pub fn judge(&self) -> Option<&'static OnlineJudge> {
        judges::at(self.facts.url.as_deref()?)
    }
}

impl Facts {
    /// The id with the judge's name before it; `-` where no judge has the problem.
    pub fn full_id(&self) -> String {
        match (&self.judge, &self.id) {
            (Some(judge), Some(id)) => judges::full_id(judge, id),
            _ => String::from("-"),
        }
    }
}

/// Reads a file of TOML.
pub fn toml<T: for<'a> Deserialize<'a>>(path: &Path) -> Result<T> {
    toml_edit::de::from_str(&fs::read_to_string(path)?)
        .with_context(|| format!("{} cannot be read", path.display()))
}
