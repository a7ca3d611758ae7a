//! Finds a problem by any name that people use for it.

use super::order::Language::En;
use super::practice::{self, Elsewhere};
use super::{judges, Facts, OtherFormat, Problem, Workspace};
use anyhow::{bail, Result};

impl Workspace {
    /// Finds a problem by its name, judge's id, address, title or part of a title. Case, blanks and
    /// hyphens are ignored. A folder's own name is found without reading the other manifests.
    pub fn problem(&self, name: &str) -> Result<Problem> {
        if self.names()?.contains(&name.to_owned()) {
            return self.named(name);
        }
        let problems = self.problems()?;
        if let Some(problem) = find(&problems, name)? {
            return Ok(problem.clone());
        }
        let id = judges::id_at(name);
        match id.as_ref().map_or(Ok(None), |id| find(&problems, id))? {
            Some(problem) => Ok(problem.clone()),
            None => bail!(self.not_here(&problems, id.as_deref().unwrap_or(name))),
        }
    }

    /// Where the key to a problem without page stands, or else what is near to the name.
    fn not_here(&self, problems: &[Problem], name: &str) -> String {
        // A slip in a file of texts is no reason to say nothing of a name.
        let elsewhere = self.practice().map(|practice| practice.problems).unwrap_or_default();
        let study = self.text("STUDY", En).unwrap_or_default();
        let keys: Vec<String> = elsewhere
            .iter()
            .filter(|problem| problem.is_called(name))
            .map(|Elsewhere { id, title, section, .. }| {
                let idea = practice::title(&study, section).unwrap_or(section);
                format!("{id}, {title}: no page, but a key: PRACTICE.md, {idea}")
            })
            .collect();
        if !keys.is_empty() {
            return keys.join("\n");
        }
        let of_pages = problems.iter().flat_map(|problem| {
            let own = problem.facts.id.iter().map(|_| problem.facts.full_id());
            let ids = own.chain(problem.facts.also.iter().cloned());
            ids.map(|id| (id, problem.name.clone()))
        });
        let of_keys = elsewhere.iter().flat_map(|problem| {
            let ids = problem.also.iter().chain([&problem.id]);
            ids.map(|id| (id.clone(), String::from("a key in PRACTICE.md")))
        });
        if let Some((id, place)) = nearest_id(of_pages.chain(of_keys), name) {
            return format!(
                "`{name}` is not here, neither as a page nor as a key; of the same judge the nearest is \
                 {id} ({place})"
            );
        }
        let titles = problems.iter().flat_map(|problem| {
            let names = [&problem.name, &problem.facts.title, &problem.facts.title_zh];
            names.map(|title| (title.as_str(), problem.name.as_str()))
        });
        let of_keys = elsewhere.iter().map(|problem| (problem.title.as_str(), problem.id.as_str()));
        let all: Vec<(&str, &str)> = titles.chain(of_keys).collect();
        let near = nearest(all.iter().map(|one| one.0), name);
        let near = near.and_then(|near| all.iter().find(|one| one.0 == near));
        match near {
            Some((_, near)) => format!("no problem is called `{name}`; did you mean {near}?"),
            None => format!("no problem is called `{name}`; cargo judge list shows all"),
        }
    }
}

/// The problem that matches best, if any; an error if several do.
fn find<'a>(problems: &'a [Problem], name: &str) -> Result<Option<&'a Problem>> {
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
        Some([problem]) => Ok(Some(problem)),
        Some(several) => {
            let names: Vec<&str> = several.iter().map(|found| found.name.as_str()).collect();
            bail!("`{name}` is ambiguous: {}; use a name", names.join(", "))
        }
        None => Ok(None),
    }
}

/// The name with the fewest typing errors, if there are few.
pub fn nearest<'a>(names: impl Iterator<Item = &'a str>, wanted: &str) -> Option<&'a str> {
    let wanted = &plain(wanted);
    let near = names.map(|name| (strsim::damerau_levenshtein(&plain(name), wanted), name));
    near.filter(|(distance, _)| *distance <= 1 + wanted.len() / 5).min().map(|near| near.1)
}

/// Of what is wanted by an id: the nearest id that is written with the same letters before its number, with what
/// comes along. None if no judge writes its ids so.
fn nearest_id<T: Ord>(ids: impl Iterator<Item = (String, T)>, wanted: &str) -> Option<(String, T)> {
    let wanted = plain(wanted);
    let number = wanted.find(|letter: char| letter.is_ascii_digit())?;
    let letters = &wanted[..number];
    let near = ids.filter_map(|(id, with)| {
        let all = forms(&id).into_iter().map(|form| plain(&form));
        let same = all.filter(|form| form.strip_prefix(letters).is_some_and(begins_a_number));
        let near = |form: String| {
            let typing = strsim::damerau_levenshtein(&form, &wanted);
            (typing, value(&form[number..]).abs_diff(value(&wanted[number..])))
        };
        Some((same.map(near).min()?, id, with))
    });
    near.filter(|_| !letters.is_empty()).min().map(|(_, id, with)| (id, with))
}

fn begins_a_number(text: &str) -> bool {
    text.starts_with(|letter: char| letter.is_ascii_digit())
}

/// The number that a text begins with.
fn value(text: &str) -> u64 {
    let end = text.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(text.len());
    text[..end].parse().unwrap_or(0)
}

/// An id that begins with its judge's name, in all forms in which people type it: without that name, in Chinese, and
/// as Luogu writes those of Codeforces.
pub fn forms(id: &str) -> Vec<String> {
    let mut forms = vec![id.to_owned()];
    if let Some((judge, rest)) = id.split_once(' ') {
        // Of one that is a word or a small number this would be any problem's.
        if rest.len() > 2 && rest.contains(char::is_numeric) {
            forms.push(rest.to_owned());
        }
        match judge {
            "Luogu" => forms.push(format!("洛谷 {rest}")),
            "Codeforces" => forms.push(format!("CF{rest}")),
            _ => {}
        }
    }
    forms
}

impl Elsewhere {
    /// All that it is called.
    pub fn names(&self) -> impl Iterator<Item = String> + '_ {
        let ids = [&self.id].into_iter().chain(&self.also).flat_map(|id| forms(id));
        ids.chain([&self.title, &self.url].into_iter().chain(&self.title_zh).cloned())
    }

    fn is_called(&self, name: &str) -> bool {
        self.names().any(|own| plain(&own) == plain(name))
    }
}

impl Problem {
    pub fn names(&self) -> impl Iterator<Item = String> + '_ {
        let Facts { id, also, .. } = &self.facts;
        let full = id.iter().map(|_| self.facts.full_id()).chain(also.iter().cloned());
        let names = id.iter().chain([&self.name]).cloned().chain(full.flat_map(|id| forms(&id)));
        names.chain(self.titles().map(str::to_owned)).chain(self.addresses())
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

    /// The ids with another format that the name may be one of, which may go on as `POJ 2348/hack-1`.
    pub fn other_format(&self, name: &str) -> Option<(&str, &OtherFormat)> {
        let id = judges::id_at(name);
        let id = plain(id.as_deref().unwrap_or(name).split('/').next().unwrap_or(name));
        let all = self.facts.other_formats.iter();
        let mut all = all.flat_map(|format| format.ids.iter().map(move |id| (id, format)));
        let found = all.find(|(own, _)| forms(own).iter().any(|form| plain(form) == id));
        found.map(|(own, format)| (own.as_str(), format))
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
    use super::Workspace;

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
            ("https://acm.hdu.edu.cn/showproblem.php?pid=2516", "fibonacci-nim"),
        ] {
            assert_eq!(workspace.problem(name).unwrap().name, problem, "{name}");
        }
    }

    #[test]
    fn an_unknown_name_brings_one_that_is_near_if_any_is() {
        let workspace = Workspace::find().unwrap();
        let mut problems = workspace.problems().unwrap();
        for (name, error) in [
            ("matchs", "no problem is called `matchs`; did you mean matches?"),
            ("Takng Matches", "no problem is called `Takng Matches`; did you mean matches?"),
            ("Calender Game", "no problem is called `Calender Game`; did you mean HDU 1079?"),
            ("tetris", "no problem is called `tetris`; cargo judge list shows all"),
            ("取石子游戏", "`取石子游戏` is ambiguous: "),
            ("Christmas Game", "`Christmas Game` is ambiguous: "),
        ] {
            let said = workspace.problem(name).unwrap_err().to_string();
            assert!(said.starts_with(error), "{said}");
        }
        problems[0].facts.also.push(String::from("P1247"));
        let error = format!("`P1247` is ambiguous: {}, matches; use a name", problems[0].name);
        assert_eq!(super::find(&problems, "P1247").unwrap_err().to_string(), error);
    }

    #[test]
    fn of_a_problem_without_page_it_is_told_where_its_key_stands() {
        let workspace = Workspace::find().unwrap();
        let address = "http://acm.hdu.edu.cn/showproblem.php?pid=1079";
        for name in ["HDU 1079", "hdu1079", "poj-1082", "Calendar Game", address] {
            let said = workspace.problem(name).unwrap_err().to_string();
            let key = "HDU 1079, Calendar Game: no page, but a key: PRACTICE.md, ";
            assert!(said.starts_with(key) && said.lines().count() == 1, "{said}");
        }
        for (name, id) in [("CF1382B", "Codeforces 1382B"), ("ABC 059 D", "AtCoder ABC 059 D")] {
            let said = workspace.problem(name).unwrap_err().to_string();
            assert!(said.starts_with(id), "{said}");
        }
    }

    #[test]
    fn of_an_id_that_is_not_here_the_nearest_of_its_judge_is_told() {
        let workspace = Workspace::find().unwrap();
        for (name, near) in [
            ("P1248", "Luogu P1247 (matches)"),
            ("洛谷 P1248", "Luogu P1247 (matches)"),
            ("HDU 1078", "HDU 1079 (a key in PRACTICE.md)"),
            ("CF1375G", "Codeforces 1375F (integer-game)"),
            ("POJ 2349", "POJ 2348 (euclid-game)"),
        ] {
            let said = workspace.problem(name).unwrap_err().to_string();
            let told = format!(
                "`{name}` is not here, neither as a page nor as a key; of the same judge the nearest is {near}"
            );
            assert_eq!(said, told);
        }
    }

    #[test]
    fn an_id_may_have_another_format() {
        let euclid = Workspace::find().unwrap().problem("POJ 2348").unwrap();
        for (name, id) in [
            ("POJ 2348", Some("POJ 2348")),
            ("poj2348/sample-1", Some("POJ 2348")),
            ("2348", Some("POJ 2348")),
            ("HDU 1525", Some("HDU 1525")),
            ("http://poj.org/problem?id=2348", Some("POJ 2348")),
            ("https://www.luogu.com.cn/problem/P1290", None),
            ("P1290", None),
            ("euclid-game", None),
        ] {
            assert_eq!(euclid.other_format(name).map(|found| found.0), id, "{name}");
        }
    }
}
