//! What every problem of the workspace has. A failure says what to do.

use judge::workspace::judges;
use judge::workspace::order::Language::{En, Zh};
use judge::workspace::page::{block, cases_named, PARTS};
use judge::workspace::{Problem, Workspace};
use std::fmt::Display;
use std::fs;
use std::path::{Path, PathBuf};

/// The kinds of cases: all but the last are within what the judge promises.
const KINDS: [&str; 5] = ["sample-", "edge-", "max-", "hack-", "beyond-"];

/// What the problems lack.
pub struct Lacks(pub Vec<String>);

impl Lacks {
    pub fn unless(&mut self, is_so: bool, what: impl Display) {
        if !is_so {
            self.0.push(what.to_string());
        }
    }
}

/// Asks each problem, so that one run shows all that is lacking.
pub fn each(ask: impl Fn(&Workspace, &Problem, &mut Lacks)) {
    let workspace = Workspace::find().unwrap();
    let problems = workspace.problems().unwrap();
    assert!(!problems.is_empty(), "there is no problem at all");
    let mut all = vec![];
    for problem in &problems {
        let mut lacks = Lacks(vec![]);
        ask(&workspace, problem, &mut lacks);
        all.extend(lacks.0.into_iter().map(|line| format!("{}: {line}", problem.name)));
    }
    assert!(all.is_empty(), "\n{}", all.join("\n"));
}

#[test]
fn the_manifest_says_where_the_problem_is_found() {
    each(|_, problem, lacks| {
        let facts = &problem.facts;
        let found = facts.judge.is_some() && facts.id.is_some() && facts.url.is_some();
        lacks.unless(found || facts.no_judge.is_some(), "name judge, id and url, or no-judge");
        let are_known = facts.time_limit.is_some() && facts.memory_limit.is_some();
        let is_doubted = facts.limits.as_deref() == Some("not confirmed");
        let either = "name time-limit and memory-limit, or limits = \"not confirmed\"";
        lacks.unless(!found || are_known || is_doubted, either);
        let titles = [&facts.title, &facts.title_zh];
        lacks.unless(titles.iter().all(|title| !title.is_empty()), "name title and title-zh");
        let is_so = problem.folder.ends_with(&problem.name);
        lacks.unless(is_so, "name the folder as the package: it is looked for there");
        let (Some(judge), Some(url)) = (&facts.judge, &facts.url) else { return };
        let at = judges::at(url).map(|judge| judge.title);
        lacks.unless(at == Some(judge), format!("{url} is not at {judge}"));
    });
}

#[test]
fn the_page_has_its_parts_in_order() {
    each(|_, problem, lacks| {
        for language in [En, Zh] {
            let (page, file) = (problem.page(language).unwrap(), language.page());
            let is_told = !page.technique.is_empty() && !page.cost.is_empty();
            lacks.unless(is_told, format!("{file}: below the title write `technique · time`"));
            let names: Vec<&str> = page.parts.iter().map(|part| part.0.as_str()).collect();
            let parts = PARTS.map(|part| part[language as usize]);
            let is_so = names == PARTS.map(|part| part[0]);
            lacks.unless(is_so, format!("{file} has the parts {parts:?}, not {names:?}"));
            for (name, text) in &page.parts {
                let is_said = text.len() >= 20;
                lacks.unless(is_said, format!("{file}: {name} says next to nothing"));
            }
            let steps = page.part("Method").lines().filter(|line| is_step(line)).count();
            let is_short = (3..=6).contains(&steps);
            lacks.unless(is_short, format!("{file}: a method has 3 to 6 steps, not {steps}"));
        }
    });
}

/// 1. , 2. , …
fn is_step(line: &str) -> bool {
    line.starts_with(|letter: char| letter.is_ascii_digit()) && line.get(1..3) == Some(". ")
}

/// A reader compares what the own program prints with the page.
#[test]
fn the_first_case_of_the_page_is_a_sample() {
    each(|_, problem, lacks| {
        let cases = [En, Zh].map(|language| {
            let page = problem.page(language).unwrap();
            block(page.part("Output"), "cases").map(|(names, _)| names.to_owned())
        });
        lacks.unless(cases[0] == cases[1], format!("the pages show other cases: {cases:?}"));
        let names = cases[0].as_deref().unwrap_or("");
        let is_sample = names.starts_with("sample-") || problem.facts.no_sample.is_some();
        lacks
            .unless(is_sample && !names.is_empty(), "write <!-- cases sample-1 … --> under Output");
    });
}

#[test]
fn the_page_is_tested_against_the_rules() {
    each(|_, problem, lacks| {
        let tests = fs::read_to_string(problem.folder.join("src/tests.rs")).unwrap_or_default();
        let is_tested = tests.contains("fn agrees_with_the_rules_on_every_");
        lacks.unless(is_tested, "write `agrees_with_the_rules_on_every_…`: the moves played out");
        lacks.unless(tests.contains("rules::"), "that test must ask the referee, shared::rules");
    });
}

#[test]
fn the_cases_are_whole() {
    each(|workspace, problem, lacks| {
        let folder = workspace.root.join("testdata").join(&problem.name);
        let cases = match workspace.cases(problem) {
            Ok(cases) => cases,
            Err(error) => return lacks.0.push(error.to_string()),
        };
        let count = |kind: &str| cases.iter().filter(|case| case.name.starts_with(kind)).count();
        let has_sample = count("sample-") > 0 || problem.facts.no_sample.is_some();
        lacks.unless(has_sample, "copy the statement's sample to sample-1, or name no-sample");
        let edges = count("edge-") + count("beyond-");
        lacks.unless(edges > 3, "write four edge cases, as the smallest input, equal numbers, a loss, a number next to a limit");
        lacks.unless(count("hack-") > 0, "write a hack case for each tempting mistake");
        for case in &cases {
            let name = &case.name;
            let is_kind = KINDS.iter().any(|kind| name.starts_with(kind));
            lacks.unless(is_kind, format!("{name}: a case is a {KINDS:?}…"));
            for path in [&case.input, &case.output] {
                let (length, place) = (fs::metadata(path).unwrap().len(), path.display());
                let is_written = length > 0 || !name.starts_with("sample-");
                lacks.unless(is_written, format!("{place} is an empty sample"));
                let is_short = length <= 64 << 10;
                lacks.unless(
                    is_short,
                    format!("{place}: above 64 KiB; make it under `long` in spec.rs"),
                );
            }
        }
        for file in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            let is_known = cases.iter().any(|case| case.input == file || case.output == file);
            lacks.unless(is_known, format!("{}: belongs to no case", file.display()));
        }
    });
}

/// Each of them falls on its case, and a hunt finds it: that is held by the test `hunt`.
#[test]
fn the_mistakes_in_spec_rs_are_those_of_the_page_in_its_order() {
    each(|workspace, problem, lacks| {
        let mistakes = problem.page(En).unwrap().part("Mistakes").replace('\n', " ");
        let told: Vec<&str> = cases_named(&mistakes).collect();
        let spec = spec::find(&problem.name).map_or(&[][..], |spec| spec.mistakes);
        let programs: Vec<&str> = spec.iter().map(|mistake| mistake.case).collect();
        lacks.unless(!told.is_empty(), "tell of a mistake under Mistakes, and name its case");
        for case in told.iter().filter(|case| !programs.contains(case)) {
            lacks.unless(false, format!("spec.rs has no wrong program for `{case}`"));
        }
        for case in programs.iter().filter(|case| !told.contains(case)) {
            lacks.unless(
                false,
                format!(
                    "spec.rs has a wrong program for `{case}`, which the page does not tell of"
                ),
            );
        }
        let is_same = told == programs || told.len() != programs.len();
        lacks
            .unless(is_same, format!("spec.rs has the page's mistakes in another order: {told:?}"));
        let written = workspace.cases(problem).unwrap_or_default();
        let written = written.iter().map(|case| case.name.as_str());
        let long = spec::long(&problem.name).iter().map(|long| long.0);
        let all: Vec<&str> = written.chain(long).collect();
        for case in told.iter().filter(|case| !all.contains(case)) {
            lacks.unless(false, format!("Mistakes names `{case}`, which is no case"));
        }
        for case in all.iter().filter(|case| case.starts_with("hack-") && !told.contains(case)) {
            lacks.unless(false, format!("say under Mistakes what `{case}` shows"));
        }
    });
}

/// A page that uses the theorem of Sprague and Grundy links the one that proves it.
#[test]
fn a_page_with_grundy_values_links_their_proof() {
    each(|_, problem, lacks| {
        let page = problem.page(En).unwrap();
        let has = |what: &str| page.parts.iter().any(|part| part.1.contains(what));
        let proof = "(../set-nim/README.md)";
        let is_linked = !has("sum of games") || has(proof) || problem.name == "set-nim";
        lacks.unless(is_linked, format!("link the theorem: [set-nim]{proof}"));
    });
}

/// On any viewer of repositories, pictures too.
#[test]
fn links_between_files_lead_to_one() {
    let workspace = Workspace::find().unwrap();
    let mut files = files_of(&workspace.root);
    files.extend(files_of(&workspace.root.join("scripts/judge")));
    for problem in workspace.problems().unwrap() {
        let pages = files_of(&problem.folder);
        assert_eq!(pages.len(), 2, "{}: a page in each language", problem.name);
        files.extend(pages);
    }
    let mut dead = vec![];
    for file in files {
        let text = fs::read_to_string(&file).unwrap();
        let folder = file.parent().unwrap();
        let prose = text.split("```").step_by(2).flat_map(|text| text.split("](").skip(1));
        for link in prose.filter_map(|rest| rest.split([')', '#', ' ']).next()) {
            let is_here = !link.is_empty() && !link.contains("://");
            if is_here && !folder.join(link).exists() {
                dead.push(format!("{}: {link}", file.display()));
            }
        }
    }
    assert!(dead.is_empty(), "\n{}", dead.join("\n"));
}

/// The texts in Markdown of a folder.
fn files_of(folder: &Path) -> Vec<PathBuf> {
    let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    files.filter(|path| path.extension().is_some_and(|ending| ending == "md")).collect()
}

#[test]
fn every_folder_of_testdata_belongs_to_a_problem() {
    let workspace = Workspace::find().unwrap();
    for folder in fs::read_dir(workspace.root.join("testdata")).unwrap() {
        let name = folder.unwrap().file_name().into_string().unwrap();
        let known = workspace.names().unwrap().contains(&name);
        assert!(known, "testdata/{name} has no problem: rename it or write problems/{name}");
    }
}
