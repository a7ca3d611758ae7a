//! The workspace on disk: its problems with their manifests and pages, their cases, and what is handed out of them.
//! It runs no program of a contestant's. No solution depends on it.

// Errors are lines for the person who typed the command; their text says what is wrong.
#![allow(clippy::missing_errors_doc)]

pub mod build;
pub mod bundle;
pub mod case_files;
pub mod cases;
pub mod hints;
pub mod judges;
pub mod lesson;
pub mod names;
pub mod order;
pub mod page;
pub mod parallel;
pub mod practice;
pub mod selection;
pub mod stop;

pub use cases::Case;

use crate::judges::OnlineJudge;
use crate::lesson::Lesson;
use crate::order::{Language, Order, Text};
use crate::page::Page;
// The reader's macros use the name that it has in a bundle.
#[cfg(test)]
pub(crate) use bundle::reader as proconio;

use anyhow::{ensure, Context, Result};
use bytesize::ByteSize;
use fs_err as fs;
use serde::Deserialize;
use std::env;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Cargo's variables for the folder in which it builds.
const TARGET: [&str; 2] = ["CARGO_TARGET_DIR", "CARGO_BUILD_TARGET_DIR"];

/// What is assumed where a manifest has no limit.
pub const USUAL_TIME: Duration = Duration::from_secs(1);

/// Files are read only when they are needed, so that a mistake in one of them stops only what uses it.
#[derive(Debug)]
pub struct Workspace {
    pub root: PathBuf,
}

/// One problem. Its folder, package, binary and testdata folder all have its name.
#[derive(Clone, Debug)]
pub struct Problem {
    pub name: String,
    pub folder: PathBuf,
    pub facts: Facts,
}

/// `[package.metadata.judge]` in a problem's manifest. The fields `no-…` say why something is missing.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Facts {
    pub judge: Option<String>,
    pub id: Option<String>,
    pub url: Option<String>,
    /// Its ids on other judges.
    #[serde(default)]
    pub also: Vec<String>,
    /// Those of them whose judge wants another input or output.
    #[serde(default, rename = "other-format")]
    pub other_formats: Vec<OtherFormat>,
    pub no_judge: Option<String>,
    pub title: String,
    pub title_zh: String,
    pub no_sample: Option<String>,
    /// `"not confirmed"` where the judge's limits are unknown; any limits given are then assumed.
    pub limits: Option<String>,
    #[serde(default, with = "humantime_serde")]
    pub time_limit: Option<Duration>,
    pub memory_limit: Option<ByteSize>,
}

/// How the input or output that goes with some ids differs from the one of the page.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OtherFormat {
    pub ids: Vec<String>,
    pub how: Text,
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
    /// The workspace around the current folder, or else the one that this program was built from.
    pub fn find() -> Result<Workspace> {
        for name in TARGET {
            let is_empty = env::var_os(name).is_some_and(|folder| folder.is_empty());
            ensure!(!is_empty, "the variable {name} is empty: unset it, or let it name a folder");
        }
        let here = env::current_dir().context("the current folder")?;
        let is_root = |folder: &&Path| folder.join("problems/order.toml").is_file();
        let home = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2);
        let root = here.ancestors().find(is_root).or(home.filter(is_root)).context(
            "this is not the workspace: no folder here or above holds problems/order.toml",
        )?;
        Ok(Workspace { root: root.to_owned() })
    }

    /// Where cargo builds, and the tools put what they make: as cargo's variables say, or where this program was
    /// built, if cargo's settings name another folder.
    pub fn target(&self) -> PathBuf {
        let said = TARGET.into_iter().find_map(env::var_os);
        let is_home = Path::new(env!("CARGO_MANIFEST_DIR")).starts_with(&self.root);
        let own = env::current_exe().ok().filter(|_| is_home).and_then(|program| {
            let is_target = |folder: &&Path| folder.join("CACHEDIR.TAG").is_file();
            program.ancestors().find(is_target).map(PathBuf::from)
        });
        said.map(PathBuf::from).or(own).unwrap_or_else(|| self.root.join("target"))
    }

    /// The names of all problems, sorted.
    pub fn names(&self) -> Result<Vec<String>> {
        let mut names = vec![];
        for entry in fs::read_dir(self.root.join("problems"))? {
            let entry = entry?;
            // A link leads to a problem that is listed already.
            if entry.path().join("Cargo.toml").is_file() && !entry.path().is_symlink() {
                names.push(entry.file_name().to_string_lossy().into_owned());
            }
        }
        names.sort();
        Ok(names)
    }

    /// All problems, sorted by name.
    pub fn problems(&self) -> Result<Vec<Problem>> {
        self.names()?.iter().map(|name| self.named(name)).collect()
    }

    /// The problem whose folder has exactly this name.
    pub fn named(&self, name: &str) -> Result<Problem> {
        let folder = self.root.join("problems").join(name);
        let manifest = folder.join("Cargo.toml");
        ensure!(manifest.is_file(), "there is no folder problems/{name}");
        let manifest: Manifest = toml(&manifest)?;
        Ok(Problem { name: manifest.package.name, folder, facts: manifest.package.metadata.judge })
    }

    pub fn order(&self) -> Result<Order> {
        toml(&self.root.join("problems/order.toml"))
    }

    /// STUDY or another text beside the pages.
    pub fn text(&self, name: &str, language: Language) -> Result<String> {
        Ok(fs::read_to_string(self.root.join(format!("{name}{}", language.ending())))?)
    }

    pub fn practice(&self) -> Result<practice::Practice> {
        toml(&self.root.join("problems/practice.toml"))
    }
}

impl Problem {
    pub fn page(&self, language: Language) -> Result<Page> {
        Ok(Page::parse(&fs::read_to_string(self.folder.join(language.page()))?))
    }

    pub fn lesson(&self) -> Result<Lesson> {
        toml(&self.folder.join("study/page.toml"))
    }

    pub fn program(&self) -> Result<String> {
        Ok(fs::read_to_string(self.folder.join("src/main.rs"))?)
    }

    /// The Rust program as its page shows it: without the comment at its top and without tests.
    pub fn listing(&self) -> Result<String> {
        let program = self.program()?;
        let begin = program.find("\n\n").map_or(0, |at| at + 2);
        let end = program.find("\n#[cfg(test)]").unwrap_or(program.len());
        Ok(program[begin.min(end)..end].to_owned())
    }

    pub fn cpp(&self) -> Result<PathBuf> {
        let (name, path) = (&self.name, self.folder.join("solution.cpp"));
        ensure!(
            path.is_file(),
            "{name} has no program in C++: there is no problems/{name}/solution.cpp"
        );
        Ok(path)
    }

    pub fn title(&self, language: Language) -> &str {
        language.either(&self.facts.title, &self.facts.title_zh)
    }

    /// Why it cannot be packed: it is none for a judge.
    pub fn obstacle(&self) -> Option<String> {
        self.cpp().err().and(self.facts.no_judge.clone())
    }

    pub fn judge(&self) -> Option<&'static OnlineJudge> {
        judges::at(self.facts.url.as_deref()?)
    }
}

impl OtherFormat {
    /// The ids in a sentence.
    pub fn told_ids(&self, language: Language) -> String {
        match language {
            Language::En => self.ids.join(", "),
            Language::Zh => self.ids.join("、").replace("Luogu", "洛谷"),
        }
    }
}

impl Facts {
    /// The id after the judge's name; `-` if no judge has the problem.
    pub fn full_id(&self) -> String {
        match (&self.judge, &self.id) {
            (Some(judge), Some(id)) => judges::full_id(judge, id),
            _ => String::from("-"),
        }
    }

    /// The judge's limits where they are known.
    pub fn known_limits(&self, language: Language) -> Option<String> {
        let (None, Some(time), Some(memory)) = (&self.limits, self.time_limit, self.memory_limit)
        else {
            return None;
        };
        let (time, memory) = (time.as_secs_f64(), memory.as_u64() >> 20);
        Some(language.either(format!("{time} s, {memory} MB"), format!("{time} 秒，{memory} MB")))
    }
}

pub fn toml<T: for<'a> Deserialize<'a>>(path: &Path) -> Result<T> {
    toml_edit::de::from_str(&fs::read_to_string(path)?)
        .with_context(|| format!("{} cannot be read", path.display()))
}
