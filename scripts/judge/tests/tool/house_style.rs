//! What every problem of the workspace has. A failure says what to do.

use judge::workspace::judges::{self, full_id};
use judge::workspace::page::{cases_named, PARTS};
use judge::workspace::samples::samples;
use judge::workspace::{Case, Problem, Workspace};
use std::fmt::Display;
use std::fs;
use std::path::Path;

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
    assert!(!workspace.problems.is_empty(), "there is no problem at all");
    let mut all = vec![];
    for problem in &workspace.problems {
        let mut lacks = Lacks(vec![]);
        ask(&workspace, problem, &mut lacks);
        all.extend(lacks.0.into_iter().map(|line| format!("{}: {line}", problem.name)));
    }
    assert!(all.is_empty(), "\n{}", all.join("\n"));
}

#[test]
fn the_manifest_says_where_the_problem_is_found() {
    each(|workspace, problem, lacks| {
        let facts = &problem.facts;
        let found = facts.judge.is_some() && facts.id.is_some() && facts.url.is_some();
        lacks.unless(found || facts.no_judge.is_some(), "name judge, id and url, or no-judge");
        let are_known = facts.time_limit.is_some() && facts.memory_limit.is_some();
        let is_doubted = facts.limits.as_deref() == Some("not confirmed");
        let either = "name time-limit and memory-limit, or limits = \"not confirmed\"";
        lacks.unless(!found || are_known || is_doubted, either);
        let titles = [&facts.title, &facts.title_zh];
        lacks.unless(titles.iter().all(|title| !title.is_empty()), "name title and title-zh");
        let folder = workspace.root.join("problems").join(&problem.name);
        lacks.unless(folder.is_dir(), "name the folder as the package: it is looked for there");
        let (Some(judge), Some(url)) = (&facts.judge, &facts.url) else { return };
        let at = judges::at(url).map(|judge| judge.title);
        lacks.unless(at == Some(judge), format!("{url} is not at {judge}"));
    });
}

/// The titles and ids that the manifest has, as the pages show them.
#[test]
fn the_titles_of_the_pages_are_those_of_the_manifest() {
    each(|_, problem, lacks| {
        let facts = &problem.facts;
        let (judge, also) = (facts.judge.as_deref().unwrap_or(""), facts.also.iter().cloned());
        let ids: Vec<String> = facts.id.iter().map(|id| full_id(judge, id)).chain(also).collect();
        let mut title = facts.title.clone();
        if facts.title != facts.title_zh {
            title += &format!(" — {}", facts.title_zh);
        }
        let title = [&[title], &ids[..]].concat().join(", ");
        let written = title.replace('[', "\\[").replace(']', "\\]");
        let is_so = problem.page.title == title;
        lacks.unless(is_so, format!("begin src/main.rs with `//! # {written}`"));
        let mut title = facts.title_zh.clone();
        if !ids.is_empty() {
            title += &format!("（{}）", ids.join("，").replace("Luogu", "洛谷"));
        }
        let is_so = problem.page_zh.title == title;
        lacks.unless(is_so, format!("begin README.zh-CN.md with `# {title}`"));
    });
}

#[test]
fn the_page_has_its_parts_in_order() {
    each(|_, problem, lacks| {
        let (page, facts) = (&problem.page, &problem.facts);
        let is_linked = page.link == facts.url.as_deref().unwrap_or("");
        let is_told = is_linked && !page.technique.is_empty() && !page.cost.is_empty();
        lacks.unless(is_told, "the second paragraph is `<the manifest's url> · technique · time`");
        let names: Vec<&str> = page.parts.iter().map(|part| part.0.as_str()).collect();
        let parts = PARTS.map(|part| part.0);
        lacks.unless(names == parts, format!("a page has the parts {parts:?}, not {names:?}"));
        for (name, text) in &page.parts {
            lacks.unless(text.len() >= 20, format!("{name} says next to nothing"));
        }
        for steps in [page.part("Method"), problem.page_zh.part("做法")] {
            let count = steps.unwrap_or("").lines().filter(|line| is_step(line)).count();
            let is_short = (3..=6).contains(&count);
            lacks
                .unless(is_short, format!("a method has three to six numbered steps, not {count}"));
        }
    });
}

/// 1. , 2. , …
fn is_step(line: &str) -> bool {
    line.starts_with(|letter: char| letter.is_ascii_digit()) && line.get(1..3) == Some(". ")
}

/// A reader compares what the own program prints with the page.
#[test]
fn the_page_shows_samples_that_are_cases() {
    each(|workspace, problem, lacks| {
        let cases = workspace.cases(problem).unwrap_or_default();
        let lines =
            |text: &str| text.lines().map(|line| line.trim_end().to_owned()).collect::<Vec<_>>();
        let read = |path: &Path| lines(&fs::read_to_string(path).unwrap());
        let shown = samples(problem.page.part("Output").unwrap_or(""));
        let shown_zh = samples(problem.page_zh.part("输出").unwrap_or(""));
        lacks.unless(
            !shown.is_empty(),
            "show sample-1 in the part Output: input and output side by side",
        );
        let is_same = shown == shown_zh;
        lacks.unless(is_same, format!("the pages show other samples: {shown:?}, {shown_zh:?}"));
        for (at, (input, output)) in shown.iter().enumerate() {
            let is_shown = |case: &&Case| {
                read(&case.input) == lines(input) && read(&case.output) == lines(output)
            };
            let same: Vec<&Case> = cases.iter().filter(is_shown).collect();
            let what = format!("the page shows what is no case: {input:?}, {output:?}");
            lacks.unless(!same.is_empty(), what);
            let is_sample = same.iter().any(|case| case.name.starts_with("sample-"));
            let may_differ = at > 0 || problem.facts.no_sample.is_some();
            lacks.unless(is_sample || may_differ, "the first that the page shows is no sample");
        }
    });
}

#[test]
fn the_page_is_tested_against_the_rules() {
    each(|_, problem, lacks| {
        let tests = problem.source.split_once("#[cfg(test)]").map_or("", |parts| parts.1);
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
                    format!("{place}: above 64 KiB; make it under `long` in judge.rs"),
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
fn the_mistakes_in_judge_rs_are_those_of_the_page_in_its_order() {
    each(|workspace, problem, lacks| {
        let mistakes = problem.page.part("Mistakes").unwrap_or("").replace('\n', " ");
        let told: Vec<&str> = cases_named(&mistakes).collect();
        let spec = spec::find(&problem.name).map_or(&[][..], |spec| spec.mistakes);
        let programs: Vec<&str> = spec.iter().map(|mistake| mistake.case).collect();
        lacks.unless(!told.is_empty(), "tell of a mistake under Mistakes, and name its case");
        for case in told.iter().filter(|case| !programs.contains(case)) {
            lacks.unless(false, format!("judge.rs has no wrong program for `{case}`"));
        }
        for case in programs.iter().filter(|case| !told.contains(case)) {
            lacks.unless(
                false,
                format!(
                    "judge.rs has a wrong program for `{case}`, which the page does not tell of"
                ),
            );
        }
        let is_same = told == programs || told.len() != programs.len();
        lacks.unless(
            is_same,
            format!("judge.rs has the page's mistakes in another order: {told:?}"),
        );
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
fn a_link_between_pages_leads_to_one_and_grundy_values_to_their_proof() {
    each(|workspace, problem, lacks| {
        let essay: String = problem.page.parts.iter().map(|part| part.1.as_str()).collect();
        let proof = "(../set_nim/index.html)";
        let is_sum = essay.contains("sum of games") && problem.name != "set-nim";
        lacks.unless(
            !is_sum || essay.contains(proof),
            format!("link the theorem: [set-nim]{proof}"),
        );
        for link in essay.split("](../").skip(1) {
            let name =
                link.split_once("/index.html)").map_or("", |parts| parts.0).replace('_', "-");
            let is_there = workspace.problems.iter().any(|other| other.name == name);
            lacks.unless(is_there, format!("a link leads to {name}, which is no page"));
        }
    });
}

#[test]
fn every_folder_of_testdata_belongs_to_a_problem() {
    let workspace = Workspace::find().unwrap();
    for folder in fs::read_dir(workspace.root.join("testdata")).unwrap() {
        let name = folder.unwrap().file_name().into_string().unwrap();
        let known = workspace.problems.iter().any(|problem| problem.name == name);
        assert!(known, "testdata/{name} has no problem: rename it or write problems/{name}");
    }
}
