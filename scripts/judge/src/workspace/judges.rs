//! What judges take: the data file `scripts/judge/src/workspace/judges.toml`, embedded.

use serde::Deserialize;
use std::sync::LazyLock;

/// One judge.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Judge {
    /// As `--for` takes it.
    pub name: String,
    /// As people write it.
    pub title: String,
    /// A part of its pages' host, between dots; without it the name.
    pub host: Option<String>,
    /// Does it take Rust?
    pub rust: bool,
    /// With what it compiles, in words.
    #[serde(default)]
    pub compiler: String,
    /// The edition it compiles with.
    #[serde(default = "any_edition")]
    pub edition: String,
    /// Crates that it has.
    #[serde(default)]
    pub crates: Vec<String>,
    /// The most bytes that a source may have.
    pub limit: Option<usize>,
    /// Where the facts are from.
    pub from: String,
}

/// What compiles everywhere compiles as this.
fn any_edition() -> String {
    String::from("2021")
}

#[derive(Deserialize)]
struct Table {
    /// The month in which the facts were gathered.
    checked: String,
    judge: Vec<Judge>,
}

static TABLE: LazyLock<Table> = LazyLock::new(|| {
    toml::from_str(include_str!("judges.toml")).expect("a test reads judges.toml")
});

/// All judges, as the data file lists them.
pub fn all() -> &'static [Judge] {
    &TABLE.judge
}

fn names() -> String {
    all().iter().map(|judge| judge.name.as_str()).collect::<Vec<_>>().join(", ")
}

/// The judge of that name; letter case does not count.
pub fn find(name: &str) -> Result<Judge, String> {
    let fits = |judge: &&Judge| {
        [&judge.name, &judge.title].iter().any(|known| known.eq_ignore_ascii_case(name))
    };
    let (known, checked) = (all().iter().find(fits), &TABLE.checked);
    known.cloned().ok_or_else(|| {
        format!("no judge is called `{name}`; known are, as of {checked}: {}", names())
    })
}

/// The judge whose page has this address.
pub fn at(url: &str) -> Result<&'static Judge, String> {
    let host = url.strip_prefix("https://").or(url.strip_prefix("http://"));
    let host = host.and_then(|rest| rest.split('/').next()).unwrap_or("").to_lowercase();
    let fits = |judge: &&Judge| {
        host.split(['.', ':']).any(|part| part == judge.host.as_ref().unwrap_or(&judge.name))
    };
    let more = "scripts/judge/src/workspace/judges.toml takes more";
    all()
        .iter()
        .find(fits)
        .ok_or_else(|| format!("{url} is of no known judge; known are {}; {more}", names()))
}

impl Judge {
    /// No judge in particular: one file, no crates.
    pub fn any() -> Judge {
        Judge {
            name: String::from("any"),
            title: String::from("any judge"),
            host: None,
            rust: true,
            compiler: String::from("rustc 1.63 or later"),
            edition: any_edition(),
            crates: vec![],
            limit: None,
            from: String::new(),
        }
    }

    /// Does it have the crate?
    pub fn has(&self, name: &str) -> bool {
        self.crates.iter().any(|known| known == name)
    }
}

#[cfg(test)]
mod tests {
    use super::{all, at, find};

    #[test]
    fn every_judge_has_what_a_bundle_needs() {
        for judge in all() {
            assert!(["2018", "2021", "2024"].contains(&judge.edition.as_str()), "{judge:?}");
            assert!(
                !judge.from.is_empty() && (!judge.rust || !judge.compiler.is_empty()),
                "{judge:?}"
            );
        }
    }

    #[test]
    fn a_judge_is_found_in_any_case_and_an_unknown_one_brings_the_names() {
        assert_eq!(find("AtCoder").unwrap().name, "atcoder");
        let error = find("topcoder").unwrap_err();
        assert!(
            error.starts_with("no judge is called `topcoder`; known are")
                && error.contains("luogu, atcoder")
        );
    }

    #[test]
    fn a_judge_is_known_by_the_address_of_its_pages() {
        for (url, name) in [
            ("https://www.luogu.com.cn/problem/P1247", "luogu"),
            ("https://loj.ac/p/10241", "libreoj"),
            ("http://acm.HDU.edu.cn/showproblem.php?pid=1846", "hdu"),
            ("https://judge.yosupo.jp/problem/x", "library-checker"),
        ] {
            assert_eq!(at(url).unwrap().name, name);
        }
        for url in ["luogu", "https://example.org/luogu.com.cn", "ftp://luogu.com.cn/"] {
            assert!(at(url).unwrap_err().contains(" is of no known judge; known are luogu, "));
        }
    }
}
