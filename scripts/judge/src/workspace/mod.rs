//! The workspace on disk: its problems with their manifests and pages, and their cases.

pub mod cases;
pub mod judges;
pub mod lesson;
mod names;
pub mod order;
pub mod page;
pub mod samples;

pub use cases::Case;

use crate::workspace::judges::OnlineJudge;
use crate::workspace::lesson::Lesson;
use crate::workspace::order::Language;
use crate::workspace::page::Page;
use anyhow::{ensure, Context, Result};
use bytesize::ByteSize;
use fs_err as fs;
use serde::Deserialize;
use std::env;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// All problems, by name.
#[derive(Debug)]
pub struct Workspace {
    /// The folder of the root manifest.
    pub root: PathBuf,
    /// In the order of their names.
    pub problems: Vec<Problem>,
}

/// One problem: its folder, package, binary and testdata folder have the same name.
#[derive(Debug)]
pub struct Problem {
    /// That name.
    pub name: String,
    /// `[package.metadata.judge]` of its manifest.
    pub facts: Facts,
    /// The essay at the top of `src/main.rs`.
    pub page: Page,
    /// `README.zh-CN.md`; empty where it is missing.
    pub page_zh: Page,
    /// `study.toml`.
    pub lesson: Lesson,
    /// All of `src/main.rs`.
    pub source: String,
}

/// `[package.metadata.judge]`: what a judge says of the problem.
#[derive(Debug, Deserialize)]
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
    /// Reads the workspace around the current folder; outside of any, the one that this program was
    /// built from.
    pub fn find() -> Result<Workspace> {
        let here = env::current_dir().context("the current folder")?;
        let is_root = |folder: &&Path| folder.join("problems/order.toml").is_file();
        let home = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2);
        let root = here.ancestors().find(is_root).or(home.filter(is_root));
        Workspace::read(root.context(
            "this is not the workspace: no folder here or above holds problems/order.toml",
        )?)
    }

    /// Reads the workspace in a folder.
    pub fn read(root: &Path) -> Result<Workspace> {
        let mut problems = vec![];
        for entry in fs::read_dir(root.join("problems"))? {
            let folder = entry?.path();
            if folder.join("Cargo.toml").is_file() {
                problems.push(Problem::read(&folder)?);
            }
        }
        problems.sort_by(|a, b| a.name.cmp(&b.name));
        Ok(Workspace { root: root.to_owned(), problems })
    }

    /// The problem in the folder of that name.
    pub fn named(&self, name: &str) -> Result<&Problem> {
        let found = self.problems.iter().find(|problem| problem.name == name);
        found.with_context(|| format!("there is no folder problems/{name}"))
    }

    /// The problem's program in C++.
    pub fn cpp(&self, problem: &Problem) -> Result<PathBuf> {
        let name = &problem.name;
        let path = self.root.join("problems").join(name).join("solution.cpp");
        ensure!(
            path.is_file(),
            "{name} has no program in C++: there is no problems/{name}/solution.cpp"
        );
        Ok(path)
    }
}

impl Problem {
    fn read(folder: &Path) -> Result<Problem> {
        let manifest: Manifest = toml(&folder.join("Cargo.toml"))?;
        let source = fs::read_to_string(folder.join("src/main.rs"))?;
        let chinese = folder.join("README.zh-CN.md");
        let chinese = if chinese.is_file() { fs::read_to_string(chinese)? } else { String::new() };
        Ok(Problem {
            name: manifest.package.name,
            facts: manifest.package.metadata.judge,
            page: Page::parse(&source),
            page_zh: Page::parse_zh(&chinese),
            lesson: toml(&folder.join("study.toml"))?,
            source,
        })
    }

    /// The page in a language.
    pub fn page(&self, language: Language) -> &Page {
        match language {
            Language::En => &self.page,
            Language::Zh => &self.page_zh,
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
