//! What every problem of the workspace must have. A failure says what to do.

use judge::workspace::judges;
use judge::workspace::order::Language::{En, Zh};
use judge::workspace::page::{anchor, block, cases_named, PARTS};
use judge::workspace::{Case, Problem, Workspace};
use spec::talk::{replay, sides};
use std::env;
use std::fmt::Display;
use std::fs;
use std::path::{Path, PathBuf};

/// The prefixes of cases; all but the last are within what the judge promises.
const KINDS: [&str; 5] = ["sample-", "edge-", "max-", "hack-", "beyond-"];

/// Words of answers, which no one line of a game has.
const ANSWERS: &str = "nim-sum Grundy parity mod modulo golden Fibonacci matching period pattern \
                       异或和 SG 奇偶 取模 余数 黄金 斐波那契 匹配 周期 规律";

/// What is still to do for a problem.
pub struct Todo(pub Vec<String>);

impl Todo {
    pub fn unless(&mut self, is_so: bool, what: impl Display) {
        if !is_so {
            self.0.push(what.to_string());
        }
    }
}

/// Does PROBLEMS name those that are to be checked? Then what is counted over all is not.
pub fn are_some() -> bool {
    env::var("PROBLEMS").is_ok()
}

/// The problems that are to be checked: those that PROBLEMS names, all without it.
pub fn chosen(workspace: &Workspace) -> Vec<Problem> {
    let mut problems = workspace.problems().unwrap();
    if let Ok(names) = env::var("PROBLEMS") {
        problems.retain(|problem| names.split(' ').any(|name| name == problem.name));
    }
    assert!(!problems.is_empty(), "there are no such problems");
    problems
}

/// Checks all problems, so that one run shows everything that is missing.
pub fn each(ask: impl Fn(&Workspace, &Problem, &mut Todo)) {
    let workspace = Workspace::find().unwrap();
    let problems = chosen(&workspace);
    let mut all = vec![];
    for problem in &problems {
        let mut todo = Todo(vec![]);
        ask(&workspace, problem, &mut todo);
        all.extend(todo.0.into_iter().map(|line| format!("{}: {line}", problem.name)));
    }
    assert!(all.is_empty(), "\n{}", all.join("\n"));
}

#[test]
fn the_manifest_says_where_the_problem_is_found() {
    each(|_, problem, todo| {
        let facts = &problem.facts;
        let found = facts.judge.is_some() && facts.id.is_some() && facts.url.is_some();
        todo.unless(found || facts.no_judge.is_some(), "name judge, id and url, or no-judge");
        let are_known = facts.time_limit.is_some() && facts.memory_limit.is_some();
        let is_doubted = facts.limits.as_deref() == Some("not confirmed");
        let either = "name time-limit and memory-limit, or limits = \"not confirmed\"";
        todo.unless(!found || are_known || is_doubted, either);
        let titles = [&facts.title, &facts.title_zh];
        todo.unless(titles.iter().all(|title| !title.is_empty()), "name title and title-zh");
        let is_so = problem.folder.ends_with(&problem.name);
        todo.unless(is_so, "give the folder the name of the package");
        let (Some(judge), Some(url)) = (&facts.judge, &facts.url) else { return };
        let at = judges::at(url).map(|judge| judge.title);
        todo.unless(at == Some(judge), format!("{url} is not at {judge}"));
    });
}

#[test]
fn the_page_has_its_parts_in_order() {
    each(|_, problem, todo| {
        for language in [En, Zh] {
            let (page, file) = (problem.page(language).unwrap(), language.page());
            let is_told = !page.game.is_empty() && !page.cost.is_empty();
            todo.unless(is_told, format!("{file}: below the title write `the game · time`"));
            let gives = ANSWERS.split(' ').find(|word| page.game.contains(word));
            let gives = gives.unwrap_or("");
            todo.unless(
                gives.is_empty(),
                format!("{file}: below the title `{gives}` gives it away"),
            );
            let names: Vec<&str> = page.parts.iter().map(|part| part.0.as_str()).collect();
            let parts = PARTS.map(|part| part[language as usize]);
            let is_so = names == PARTS.map(|part| part[0]);
            todo.unless(is_so, format!("{file} has the parts {parts:?}, not {names:?}"));
            for (name, text) in &page.parts {
                let is_said = text.len() >= 20;
                todo.unless(is_said, format!("{file}: {name} says next to nothing"));
            }
            let steps = page.part("Method").lines().filter(|line| is_step(line)).count();
            let is_short = (3..=6).contains(&steps);
            todo.unless(is_short, format!("{file}: a method has 3 to 6 steps, not {steps}"));
        }
    });
}

fn is_step(line: &str) -> bool {
    line.starts_with(|letter: char| letter.is_ascii_digit()) && line.get(1..3) == Some(". ")
}

/// Readers compare the output of their program with the page.
#[test]
fn the_first_case_of_the_page_is_a_sample() {
    each(|_, problem, todo| {
        let cases = [En, Zh].map(|language| {
            let page = problem.page(language).unwrap();
            block(page.part("Output"), "cases").map(|(names, _)| names.to_owned())
        });
        todo.unless(cases[0] == cases[1], format!("the pages show other cases: {cases:?}"));
        let names = cases[0].as_deref().unwrap_or("");
        let is_sample = names.starts_with("sample-") || problem.facts.no_sample.is_some();
        todo.unless(is_sample && !names.is_empty(), "write <!-- cases sample-1 … --> under Output");
    });
}

#[test]
fn the_page_is_tested_against_the_rules() {
    each(|_, problem, todo| {
        let tests = fs::read_to_string(problem.folder.join("src/tests.rs")).unwrap_or_default();
        let is_tested = tests.contains("fn agrees_with_the_rules_on_every_");
        todo.unless(is_tested, "write `agrees_with_the_rules_on_every_…`: the moves played out");
        todo.unless(tests.contains("referee::"), "that test must ask the referee");
    });
}

#[test]
fn the_cases_are_whole() {
    each(|workspace, problem, todo| {
        let folder = workspace.root.join("testdata").join(&problem.name);
        let cases = match workspace.cases(problem) {
            Ok(cases) => cases,
            Err(error) => return todo.0.push(error.to_string()),
        };
        let count = |kind: &str| cases.iter().filter(|case| case.name.starts_with(kind)).count();
        let has_sample = count("sample-") > 0 || problem.facts.no_sample.is_some();
        todo.unless(has_sample, "copy the statement's sample to sample-1, or name no-sample");
        let edges = count("edge-") + count("beyond-");
        todo.unless(edges > 3, "write four edge cases, such as the smallest input, equal numbers, a loss, a number next to a limit");
        todo.unless(count("hack-") > 0, "write a hack case for each tempting mistake");
        for case in &cases {
            let name = &case.name;
            let is_kind = KINDS.iter().any(|kind| name.starts_with(kind));
            todo.unless(is_kind, format!("{name}: a case is a {KINDS:?}…"));
            for path in [&case.input, &case.output] {
                let (length, place) = (fs::metadata(path).unwrap().len(), path.display());
                let is_written = length > 0 || !name.starts_with("sample-");
                todo.unless(is_written, format!("{place} is an empty sample"));
                let is_short = length <= 64 << 10;
                todo.unless(
                    is_short,
                    format!("{place}: above 64 KiB; make it under `long` in spec.rs"),
                );
            }
        }
        // It tells scripts/check.cpp not to compare all.
        let notes = folder.join("cases.txt");
        let takes_others = spec::find(&problem.name).is_some_and(|spec| spec.check.is_some());
        todo.unless(
            notes.exists() == takes_others,
            "where several answers are right, cases.txt says `only the first line counts`",
        );
        for file in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            let is_of = |case: &Case| [&case.input, &case.output, &case.hidden].contains(&&file);
            let is_hidden = file.extension().is_some_and(|ending| ending == "hidden");
            let is_known = cases.iter().any(is_of) && (!is_hidden || judge_plays(problem));
            todo.unless(
                is_known || file == notes,
                format!("{}: belongs to no case", file.display()),
            );
        }
    });
}

fn judge_plays(problem: &Problem) -> bool {
    spec::find(&problem.name).is_some_and(|spec| spec.interact.is_some())
}

/// Where the judge plays, a case is a whole game, which the program of the page wins. That this program
/// says what the case holds is tested in `cases`.
#[test]
fn a_case_is_what_the_judge_makes_of_the_hidden_input() {
    each(|workspace, problem, todo| {
        let interact = spec::find(&problem.name).and_then(|spec| spec.interact);
        let Some(interact) = interact else { return };
        for case in workspace.cases(problem).unwrap_or_default() {
            let name = &case.name;
            let read = |path| fs::read_to_string(path).unwrap_or_default();
            let [hidden, input, output] = [&case.hidden, &case.input, &case.output].map(read);
            todo.unless(!hidden.is_empty(), format!("{name}: write {name}.hidden"));
            let (ending, talk) = replay(interact, &hidden, &output);
            todo.unless(ending.is_ok(), format!("{name}: {ending:?}"));
            let is_so = sides(&talk) == (input, output);
            todo.unless(is_so, format!("{name}: SNAPSHOTS=overwrite cargo test --package judge --test cases {} writes the talk", problem.name));
        }
    });
}

/// That each fails on its case and a hunt finds it is tested in `hunt`.
#[test]
fn the_mistakes_in_spec_rs_are_those_of_the_page_in_its_order() {
    each(|workspace, problem, todo| {
        let mistakes = problem.page(En).unwrap().part("Mistakes").replace('\n', " ");
        let told: Vec<&str> = cases_named(&mistakes).collect();
        let spec = spec::find(&problem.name).map_or(&[][..], |spec| spec.mistakes);
        let programs: Vec<&str> = spec.iter().map(|mistake| mistake.case).collect();
        todo.unless(!told.is_empty(), "tell of a mistake under Mistakes, and name its case");
        for case in told.iter().filter(|case| !programs.contains(case)) {
            todo.unless(false, format!("spec.rs has no wrong program for `{case}`"));
        }
        for case in programs.iter().filter(|case| !told.contains(case)) {
            todo.unless(
                false,
                format!(
                    "spec.rs has a wrong program for `{case}`, which the page does not tell of"
                ),
            );
        }
        let is_same = told == programs || told.len() != programs.len();
        todo.unless(is_same, format!("spec.rs has the page's mistakes in another order: {told:?}"));
        let written = workspace.cases(problem).unwrap_or_default();
        let written = written.iter().map(|case| case.name.as_str());
        let long = spec::long(&problem.name).iter().map(|long| long.0);
        let all: Vec<&str> = written.chain(long).collect();
        for case in told.iter().filter(|case| !all.contains(case)) {
            todo.unless(false, format!("Mistakes names `{case}`, which is no case"));
        }
        for case in all.iter().filter(|case| case.starts_with("hack-") && !told.contains(case)) {
            todo.unless(false, format!("say under Mistakes what `{case}` shows"));
        }
    });
}

/// A page that uses the theorem of Sprague and Grundy links the one that proves it.
#[test]
fn a_page_with_grundy_values_links_their_proof() {
    each(|_, problem, todo| {
        let page = problem.page(En).unwrap();
        let proof = "(../set-nim/README.md";
        let uses = ["Idea", "Method", "Proof"].map(|part| page.part(part).contains("Grundy value"));
        let is_linked = page.parts.iter().any(|part| part.1.contains(proof));
        let is_fine = is_linked || !uses.contains(&true) || problem.name == "set-nim";
        todo.unless(is_fine, format!("link the theorem of Sprague and Grundy: {proof}#…)"));
    });
}

/// Links and pictures work in any viewer of the repository.
#[test]
fn links_between_files_lead_to_one() {
    let workspace = Workspace::find().unwrap();
    let mut files = files_of(&workspace.root);
    files.extend(files_of(&workspace.root.join("scripts/judge")));
    files.extend(files_of(&workspace.root.join("problems")));
    for problem in workspace.problems().unwrap() {
        let pages = files_of(&problem.folder);
        assert_eq!(pages.len(), 2, "{}: a page in each language", problem.name);
        files.extend(pages);
    }
    let (mut count, mut dead) = (0, vec![]);
    for file in files {
        let text = fs::read_to_string(&file).unwrap();
        let folder = file.parent().unwrap();
        let prose = text.split("```").step_by(2);
        let links = prose
            .flat_map(|text| text.split("](").skip(1).chain(text.split("<img src=\"").skip(1)));
        for link in links.filter_map(|rest| rest.split([')', ' ', '"']).next()) {
            if link.contains("://") {
                continue;
            }
            count += 1;
            let (name, heading) = link.split_once('#').unwrap_or((link, ""));
            let to = if name.is_empty() { file.clone() } else { folder.join(name) };
            if !to.exists() || !heading.is_empty() && !has_heading(&to, heading) {
                dead.push(format!("{}: {link}", file.display()));
            }
        }
    }
    assert!(count > 100, "only {count} links");
    assert!(dead.is_empty(), "\n{}", dead.join("\n"));
}

fn has_heading(file: &Path, address: &str) -> bool {
    let text = fs::read_to_string(file).unwrap();
    let mut headings = text.lines().filter(|line| line.starts_with('#'));
    headings.any(|line| anchor(line.trim_start_matches('#').trim()) == address)
}

#[test]
fn nothing_is_still_to_be_written() {
    each(|_, problem, todo| {
        for name in ["README.md", "README.zh-CN.md", "spec.rs", "solution.cpp", "src/main.rs"]
            .into_iter()
            .chain(["src/rules.rs", "src/tests.rs", "study/board.rs", "study/page.toml"])
            .chain(["study/words.en.ftl", "study/words.zh.ftl"])
        {
            let text = fs::read_to_string(problem.folder.join(name)).unwrap_or_default();
            let line = text.lines().position(|line| line.to_lowercase().contains("to be written"));
            let line = line.map_or(0, |line| line + 1);
            todo.unless(line == 0, format!("{name}, line {line}: to be written"));
        }
    });
}

/// Who reads seven mistakes does not find the three that people make.
#[test]
fn a_page_tells_of_at_most_five_mistakes() {
    each(|_, problem, todo| {
        let page = problem.page(En).unwrap();
        let mistakes = page.part("Mistakes").lines().filter(|line| line.starts_with("- "));
        let count = mistakes.count();
        todo.unless(
            (1..=5).contains(&count),
            format!("Mistakes tells of {count}; keep those that people make"),
        );
    });
}

/// A stranger sees on one screen what this is and what to type, then the chapters.
#[test]
fn the_front_page_is_short() {
    let workspace = Workspace::find().unwrap();
    for language in [En, Zh] {
        let text = fs::read_to_string(workspace.root.join(language.page())).unwrap();
        assert!(text.lines().count() <= 80, "{}: at most 80 lines", language.page());
    }
}

/// The Markdown files of a folder.
fn files_of(folder: &Path) -> Vec<PathBuf> {
    let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    files.filter(|path| path.extension().is_some_and(|ending| ending == "md")).collect()
}

#[test]
fn every_folder_of_testdata_belongs_to_a_problem() {
    let workspace = Workspace::find().unwrap();
    let names = workspace.names().unwrap();
    let folders = fs::read_dir(workspace.root.join("testdata")).unwrap();
    let folders: Vec<_> = folders.map(|folder| folder.unwrap().file_name()).collect();
    assert!(!folders.is_empty(), "testdata is empty");
    for folder in folders {
        let name = folder.into_string().unwrap();
        assert!(
            names.contains(&name),
            "testdata/{name} has no problem: rename it or write problems/{name}"
        );
    }
}
