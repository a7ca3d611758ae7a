//! Finds a problem by any name that people use for it.

use super::{judges, Facts, Problem, Workspace};
use anyhow::{bail, Result};

impl Workspace {
    /// Finds a problem by its name, judge's id, address, title or part of a title. Case, blanks and
    /// hyphens are ignored. A folder's own name is found without reading the other manifests.
    pub fn problem(&self, name: &str) -> Result<Problem> {
        if self.names()?.contains(&name.to_owned()) {
            self.named(name)
        } else {
            find(&self.problems()?, name).cloned()
        }
    }
}

/// The problem that matches best; an error if several do.
fn find<'a>(problems: &'a [Problem], name: &str) -> Result<&'a Problem> {
    let wanted = plain(name);
    let find = |fits: &dyn Fn(&Problem) -> bool| -> Vec<&Problem> {
        problems.iter().filter(|problem| fits(problem)).collect()
    };
    let found = [
        find(&|problem| problem.is_called(name)),
        find(&|problem| problem.addresses().any(|url| leads(&wanted, &plain(&url)))),
        find(&|problem| {
            // A very short name is part of too many titles.
            wanted.len() > 3 && problem.titles().any(|title| plain(title).contains(&wanted))
        }),
    ];
    match found.iter().find(|found| !found.is_empty()).map(Vec::as_slice) {
        Some([problem]) => Ok(problem),
        Some(several) => {
            let names: Vec<&str> = several.iter().map(|found| found.name.as_str()).collect();
            bail!("`{name}` is ambiguous: {}; use a name", names.join(", "))
        }
        None => match nearest(problems.iter().map(|problem| problem.name.as_str()), name) {
            Some(near) => bail!("no problem is called `{name}`; did you mean {near}?"),
            None => bail!("no problem is called `{name}`; cargo judge list shows all"),
        },
    }
}

/// The name with the fewest typing errors, if there are few.
pub fn nearest<'a>(names: impl Iterator<Item = &'a str>, wanted: &str) -> Option<&'a str> {
    let wanted = &plain(wanted);
    let near = names.map(|name| (strsim::damerau_levenshtein(&plain(name), wanted), name));
    near.filter(|(distance, _)| *distance <= 1 + wanted.len() / 5).min().map(|near| near.1)
}

impl Problem {
    pub fn names(&self) -> impl Iterator<Item = String> + '_ {
        let Facts { id, also, url, judge, .. } = &self.facts;
        let judge = judge.as_deref().unwrap_or("");
        let full = id.iter().map(move |id| judges::full_id(judge, id));
        let chinese = id.iter().filter(move |_| judge == "Luogu").map(|id| format!("洛谷 {id}"));
        let names = id.iter().chain(also).chain(url).chain([&self.name]).cloned();
        let names = names.chain(full).chain(chinese).chain(self.titles().map(str::to_owned));
        names.chain(self.short_ids()).chain(self.addresses())
    }

    /// Its ids without the judge's name, where they tell the problem, and as Luogu writes those of Codeforces.
    fn short_ids(&self) -> impl Iterator<Item = String> + '_ {
        let Facts { id, also, judge, .. } = &self.facts;
        let of_codeforces = id.iter().filter(|_| judge.as_deref() == Some("Codeforces"));
        let ids = id.iter().chain(also).filter_map(|id| id.split_once(' '));
        let is_telling =
            |rest: &str| rest.len() > 2 && !rest.contains(' ') && rest.contains(char::is_numeric);
        let short = ids.map(|id| id.1).filter(move |rest| is_telling(rest)).map(str::to_owned);
        short.chain(of_codeforces.map(|id| format!("CF{id}")))
    }

    /// The addresses of its pages, on its judge and on Luogu.
    fn addresses(&self) -> impl Iterator<Item = String> + '_ {
        let Facts { id, also, url, judge, .. } = &self.facts;
        let luogu = also.iter().filter_map(|id| id.strip_prefix("Luogu "));
        let luogu = luogu.map(|id| format!("https://www.luogu.com.cn/problem/{id}"));
        let of_codeforces = id.iter().filter(|_| judge.as_deref() == Some("Codeforces"));
        let contest = of_codeforces.filter_map(|id| {
            let (contest, problem) = id.split_at(id.find(char::is_alphabetic)?);
            Some(format!("https://codeforces.com/contest/{contest}/problem/{problem}"))
        });
        url.iter().cloned().chain(luogu).chain(contest)
    }

    pub fn is_called(&self, name: &str) -> bool {
        self.names().any(|own| plain(&own) == plain(name))
    }

    fn titles(&self) -> impl Iterator<Item = &str> {
        [self.facts.title.as_str(), self.facts.title_zh.as_str()].into_iter()
    }
}

/// Whether an address leads to that page or to something below it.
fn leads(address: &str, page: &str) -> bool {
    address.strip_prefix(page).is_some_and(|rest| rest.starts_with(['?', '&', '/']))
}

/// The part of a name that is compared; of an address without scheme and fragment.
fn plain(name: &str) -> String {
    let address = name.strip_prefix("https://").or(name.strip_prefix("http://"));
    let address = address.map(|rest| rest.split('#').next().unwrap_or("").trim_end_matches('/'));
    address.unwrap_or(name).to_lowercase().replace([' ', '-', '_'], "")
}

#[cfg(test)]
mod tests {
    use super::{find, Workspace};

    #[test]
    fn problems_are_found_by_all_that_they_are_called() {
        let workspace = Workspace::find().unwrap();
        for (name, problem) in [
            ("matches", "matches"),
            ("p1247", "matches"),
            ("Luogu P1247", "matches"),
            ("洛谷P1247", "matches"),
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
            ("2176", "stone-taking"),
            ("CF1375F", "integer-game"),
            ("AT_abc278_g", "generalized-subtraction-game"),
            ("https://www.luogu.com.cn/problem/CF1375F", "integer-game"),
            ("https://codeforces.com/contest/1375/problem/F", "integer-game"),
            ("christmas-game", "christmas-game"),
        ] {
            assert_eq!(workspace.problem(name).unwrap().name, problem, "{name}");
        }
    }

    #[test]
    fn an_unknown_name_brings_one_that_is_near_if_any_is() {
        let mut problems = Workspace::find().unwrap().problems().unwrap();
        for (name, error) in [
            ("matchs", "no problem is called `matchs`; did you mean matches?"),
            ("P1248", "no problem is called `P1248`; cargo judge list shows all"),
            ("tetris", "no problem is called `tetris`; cargo judge list shows all"),
            ("取石子游戏", "`取石子游戏` is ambiguous: "),
            ("Christmas Game", "`Christmas Game` is ambiguous: "),
        ] {
            let said = find(&problems, name).unwrap_err().to_string();
            assert!(said.starts_with(error), "{said}");
        }
        problems[0].facts.also.push(String::from("P1247"));
        let error = format!("`P1247` is ambiguous: {}, matches; use a name", problems[0].name);
        assert_eq!(find(&problems, "P1247").unwrap_err().to_string(), error);
    }
}
