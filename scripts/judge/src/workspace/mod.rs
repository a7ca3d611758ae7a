//! The workspace on disk: its problems, their manifests, pages and cases.

pub mod judges;
pub mod order;
pub mod page;
pub mod study;
pub mod table;

use crate::files::text;
use crate::workspace::order::Language;
use crate::workspace::page::Page;
use bytesize::ByteSize;
use serde::Deserialize;
use std::path::{Path, PathBuf};
use std::time::Duration;
use std::{env, fs};

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
    /// What `src/main.rs` says at its top.
    pub page: Page,
    /// What `README.zh-CN.md` says; empty where it is not written yet.
    pub page_zh: Page,
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
    /// `"not confirmed"`, where the judge's limits are not known.
    pub limits: Option<String>,
    /// The judge's time limit, as `"1s"`, where known.
    #[serde(default, with = "humantime_serde")]
    pub time_limit: Option<Duration>,
    /// The judge's memory limit, as `"128MiB"`, where known.
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

/// A case of testdata.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Case {
    /// The file's name without its ending, as `hack-order`.
    pub name: String,
    /// The input's path.
    pub input: PathBuf,
    /// The expected output's path, whether or not there is such a file.
    pub output: PathBuf,
}

impl Workspace {
    /// Reads the workspace around the current folder; outside of any, that of this program's source.
    pub fn find() -> Result<Workspace, String> {
        let here = env::current_dir().map_err(|error| format!("the current folder: {error}"))?;
        let is_root =
            |folder: &&Path| folder.join("problems").is_dir() && folder.join("testdata").is_dir();
        let home = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2);
        let root = here.ancestors().find(is_root).or(home.filter(is_root));
        Workspace::read(root.ok_or(
            "this is not the workspace: no folder here or above holds `problems` and `testdata`",
        )?)
    }

    /// Reads the workspace in a folder.
    pub fn read(root: &Path) -> Result<Workspace, String> {
        let mut problems = vec![];
        for folder in entries(&root.join("problems"))? {
            if folder.join("Cargo.toml").is_file() {
                problems.push(Problem::read(&folder)?);
            }
        }
        Ok(Workspace { root: root.to_owned(), problems })
    }

    /// The problem with this name; else with this judge's id, address or title, or with a title that
    /// holds this, unless this is very short. Letter case, blanks and hyphens do not count.
    pub fn problem(&self, name: &str) -> Result<&Problem, String> {
        let wanted = plain(name);
        let find = |fits: &dyn Fn(&Problem) -> bool| -> Vec<&Problem> {
            self.problems.iter().filter(|problem| fits(problem)).collect()
        };
        let is_long = wanted.len() > 3;
        let found = [
            find(&|problem| plain(&problem.name) == wanted),
            find(&|problem| problem.names().any(|name| plain(name) == wanted)),
            find(&|problem| problem.facts.url.iter().any(|url| leads(&wanted, &plain(url)))),
            find(&|problem| {
                is_long && problem.titles().any(|title| plain(title).contains(&wanted))
            }),
        ];
        match found.iter().find(|found| !found.is_empty()).map(Vec::as_slice) {
            Some([problem]) => Ok(problem),
            Some(several) => {
                let names: Vec<&str> = several.iter().map(|found| found.name.as_str()).collect();
                Err(format!("`{name}` is said of {}; use a name", names.join(", ")))
            }
            None => Err(match self.nearest(&wanted) {
                Some(near) => format!("no problem is called `{name}`; is it {near}?"),
                None => format!("no problem is called `{name}`; cargo judge list shows all"),
            }),
        }
    }

    /// The problem in the folder of that name.
    pub fn named(&self, name: &str) -> Result<&Problem, String> {
        let found = self.problems.iter().find(|problem| problem.name == name);
        found.ok_or_else(|| format!("problems/{name} is not there"))
    }

    /// A problem that is called just so.
    pub fn called(&self, name: &str) -> Option<&Problem> {
        let wanted = plain(name);
        self.problems.iter().find(|problem| problem.names().any(|name| plain(name) == wanted))
    }

    /// The name that differs little from this.
    fn nearest(&self, wanted: &str) -> Option<&str> {
        let names = self.problems.iter().map(|problem| problem.name.as_str());
        let near = names.map(|name| (strsim::damerau_levenshtein(&plain(name), wanted), name));
        near.filter(|(distance, _)| *distance <= 1 + wanted.len() / 5).min().map(|near| near.1)
    }

    /// The problems with these names or ids, each once; all of them if none is named.
    pub fn problems_called(&self, names: &[String]) -> Result<Vec<&Problem>, String> {
        if names.is_empty() {
            return Ok(self.problems.iter().collect());
        }
        let mut problems: Vec<&Problem> = vec![];
        for name in names {
            let problem = self.problem(name)?;
            if problems.iter().all(|known| known.name != problem.name) {
                problems.push(problem);
            }
        }
        Ok(problems)
    }

    /// The cases of a problem in natural order: `max-2` before `max-10`.
    pub fn cases(&self, problem: &Problem) -> Result<Vec<Case>, String> {
        let mut cases = vec![];
        for input in entries(&self.root.join("testdata").join(&problem.name))? {
            if input.extension().is_some_and(|ending| ending == "in") {
                let name = input.file_stem().unwrap_or_default().to_string_lossy().into_owned();
                cases.push(Case { name, output: input.with_extension("out"), input });
            }
        }
        cases.sort_by(|a, b| natord::compare(&a.name, &b.name));
        Ok(cases)
    }
}

impl Problem {
    fn read(folder: &Path) -> Result<Problem, String> {
        let manifest = folder.join("Cargo.toml");
        let parsed: Manifest = toml::from_str(&text(&manifest)?)
            .map_err(|error| format!("{}: {}", manifest.display(), error.to_string().trim_end()))?;
        let source = text(&folder.join("src/main.rs"))?;
        let chinese = folder.join("README.zh-CN.md");
        let chinese = if chinese.is_file() { text(&chinese)? } else { String::new() };
        Ok(Problem {
            name: parsed.package.name,
            facts: parsed.package.metadata.judge,
            page: Page::parse(&source),
            page_zh: Page::parse_zh(&chinese),
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

    /// The names by which the problem is found.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        let Facts { id, also, url, .. } = &self.facts;
        let names = id.iter().chain(also).chain(url).map(String::as_str);
        names.chain([self.name.as_str()]).chain(self.titles())
    }

    fn titles(&self) -> impl Iterator<Item = &str> {
        [self.facts.title.as_str(), self.facts.title_zh.as_str()].into_iter()
    }
}

/// Does an address lead to a part of that page?
fn leads(address: &str, page: &str) -> bool {
    address.strip_prefix(page).is_some_and(|rest| rest.starts_with(['?', '&', '/']))
}

/// What counts of a name; of an address neither the scheme nor what leads to a part of the page.
fn plain(name: &str) -> String {
    let address = name.strip_prefix("https://").or(name.strip_prefix("http://"));
    let address = address.map(|rest| rest.split('#').next().unwrap_or("").trim_end_matches('/'));
    address.unwrap_or(name).to_lowercase().replace([' ', '-', '_'], "")
}

/// The paths in a folder, sorted.
fn entries(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let read = || -> std::io::Result<Vec<PathBuf>> {
        let mut paths = vec![];
        for entry in fs::read_dir(folder)? {
            paths.push(entry?.path());
        }
        paths.sort();
        Ok(paths)
    };
    read().map_err(|error| format!("{}: {error}", folder.display()))
}

#[cfg(test)]
mod tests {
    use super::Workspace;

    #[test]
    fn problems_are_found_by_all_that_they_are_called() {
        let workspace = Workspace::find().unwrap();
        for (name, problem) in [
            ("matches", "matches"),
            ("p1247", "matches"),
            ("Matches", "matches"),
            ("https://www.luogu.com.cn/problem/P1247", "matches"),
            ("http://www.luogu.com.cn/problem/P1247/#submit", "matches"),
            ("https://www.luogu.com.cn/problem/P1247?contestId=3", "matches"),
            ("Taking Matches", "matches"),
            ("取火柴", "matches"),
            ("HDU 2176", "stone-taking"),
            ("hdu-2176", "stone-taking"),
            ("nim", "nim"),
            ("高手过招", "masters-duel"),
            ("[COCI 2010/2011 #4] HRPA", "fibonacci-nim"),
        ] {
            assert_eq!(workspace.problem(name).unwrap().name, problem, "{name}");
        }
    }

    #[test]
    fn an_unknown_name_brings_one_that_is_near_if_any_is() {
        let mut workspace = Workspace::find().unwrap();
        for (name, error) in [
            ("matchs", "no problem is called `matchs`; is it matches?"),
            ("P1248", "no problem is called `P1248`; cargo judge list shows all"),
            ("tetris", "no problem is called `tetris`; cargo judge list shows all"),
            ("取石子游戏", "`取石子游戏` is said of "),
        ] {
            let said = workspace.problem(name).unwrap_err();
            assert!(said.starts_with(error), "{said}");
        }
        workspace.problems[0].facts.also.push(String::from("P1247"));
        let error =
            format!("`P1247` is said of {}, matches; use a name", workspace.problems[0].name);
        assert_eq!(workspace.problem("P1247").unwrap_err(), error);
    }
}
