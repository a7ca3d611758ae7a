//! What every problem of the workspace has. A failure says what to do.

use judge::problems::{self, kit::words::Limits};
use judge::workspace::page::{cases_named, PARTS};
use judge::workspace::{judges, Problem, Workspace};
use std::fmt::Display;
use std::fs;

/// Where the tool keeps what it knows.
const PROBLEMS: &str = "scripts/judge/src/problems";
/// The kinds of cases: all but the last are within what the judge promises.
const KINDS: [&str; 5] = ["sample-", "edge-", "max-", "hack-", "beyond-"];

/// What the problems lack.
struct Lacks(Vec<String>);

impl Lacks {
    fn unless(&mut self, is_so: bool, what: impl Display) {
        if !is_so {
            self.0.push(what.to_string());
        }
    }
}

/// Asks each problem, so that one run shows all that is lacking.
fn each(ask: impl Fn(&Workspace, &Problem, &mut Lacks)) {
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
        let known = facts.time_limit.is_some() && facts.memory_limit.is_some();
        let is_said = known != (facts.limits.as_deref() == Some("not confirmed"));
        let either = "name time-limit and memory-limit, or limits = \"not confirmed\"";
        lacks.unless(!found || is_said, either);
        let titles = [&facts.title, &facts.title_zh];
        lacks.unless(titles.iter().all(|title| !title.is_empty()), "name title and title-zh");
        let folder = workspace.root.join("problems").join(&problem.name);
        lacks.unless(folder.is_dir(), "name the folder as the package: it is looked for there");
        let (Some(judge), Some(url)) = (&facts.judge, &facts.url) else { return };
        match judges::at(url) {
            Err(error) => lacks.0.push(error),
            Ok(at) => lacks.unless(at.title == *judge, format!("{url} is not at {judge}")),
        }
    });
}

#[test]
fn the_page_has_its_parts_in_order() {
    each(|_, problem, lacks| {
        let (page, facts) = (&problem.page, &problem.facts);
        lacks.unless(
            !page.title.is_empty(),
            "begin src/main.rs with `//! # Title — 中文, Judge id`",
        );
        let id = facts.id.as_deref().unwrap_or("");
        lacks.unless(page.title.contains(id), format!("the title must name the judge's id, {id}"));
        let is_linked = page.link == facts.url.as_deref().unwrap_or("");
        let is_told = is_linked && !page.technique.is_empty() && !page.cost.is_empty();
        lacks.unless(is_told, "the second paragraph is `<the manifest's url> · technique · time`");
        let names: Vec<&str> = page.parts.iter().map(|part| part.0.as_str()).collect();
        let parts = PARTS.map(|part| part.0);
        let needed = parts.iter().filter(|part| **part != "More" || names.contains(part));
        let is_whole = names.iter().eq(needed);
        lacks.unless(is_whole, format!("a page has the parts {parts:?}, not {names:?}"));
        let is_written = page.parts.iter().all(|part| part.1.len() >= 40);
        lacks.unless(is_written, "a part of the page says next to nothing: a reader looks for it");
        let essay = problem.source.lines().take_while(|line| line.starts_with("//!")).count();
        lacks.unless(essay <= 90, format!("the page has {essay} lines: say it in 90"));
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
        let cases = workspace.cases(problem).unwrap_or_default();
        let count = |kind: &str| cases.iter().filter(|case| case.name.starts_with(kind)).count();
        let has_sample = count("sample-") > 0 || problem.facts.no_sample.is_some();
        lacks.unless(has_sample, "copy the statement's sample to sample-1, or name no-sample");
        let edges = count("edge-") + count("beyond-");
        lacks.unless(edges > 3, "write four edge cases: nothing, one, equal, the largest accepted");
        lacks.unless(count("hack-") > 0, "write a hack case for each tempting mistake");
        for case in &cases {
            let name = &case.name;
            let is_kind = KINDS.iter().any(|kind| name.starts_with(kind));
            lacks.unless(is_kind, format!("{name}: a case is a {KINDS:?}…"));
            for path in [&case.input, &case.output] {
                let length = fs::metadata(path).map(|file| file.len());
                let least = u64::from(name.starts_with("sample-"));
                let is_there = length.as_ref().is_ok_and(|&length| length >= least);
                let place = path.display();
                lacks.unless(is_there, format!("{place} is not there, or an empty sample"));
                let is_short = length.is_ok_and(|length| length <= 64 << 10);
                lacks.unless(is_short, format!("{place}: above 64 KiB; make it in {PROBLEMS}"));
            }
        }
        for file in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            let is_known = cases.iter().any(|case| case.input == file || case.output == file);
            lacks.unless(is_known, format!("{}: belongs to no case", file.display()));
        }
    });
}

#[test]
fn a_case_is_within_what_the_judge_promises_or_is_called_beyond_and_each_limit_has_one() {
    each(|workspace, problem, lacks| {
        let mut inputs = vec![];
        for case in workspace.cases(problem).unwrap_or_default() {
            inputs.push((fs::read_to_string(&case.input).unwrap(), case.name));
        }
        let known = match problems::find(&problem.name) {
            Ok(known) => known,
            Err(error) => return lacks.0.push(error),
        };
        inputs.extend(known.large.iter().map(|(name, make)| (make().0, (*name).to_owned())));
        let mut limits = Limits::new();
        for (input, name) in &inputs {
            let is_beyond = name.starts_with("beyond-");
            match known.validated(input) {
                Err(why) => lacks.unless(is_beyond, format!("{name}: {why}; call it beyond-…")),
                Ok(touched) => {
                    lacks.unless(!is_beyond, format!("{name} is not beyond the judge's promise"));
                    for (limit, is_touched) in touched {
                        *limits.entry(limit).or_default() |= is_touched && !is_beyond;
                    }
                }
            }
        }
        for (limit, is_touched) in limits {
            lacks.unless(is_touched, format!("no case has {limit} at its limit"));
        }
    });
}

/// Each of them has a wrong program as well: the hunts run it.
#[test]
fn every_hack_is_told_under_mistakes_and_every_mistake_has_a_case() {
    each(|workspace, problem, lacks| {
        let cases = workspace.cases(problem).unwrap_or_default();
        let mistakes = problem.page.part("Mistakes").unwrap_or("").replace('\n', " ");
        for case in cases.iter().filter(|case| case.name.starts_with("hack-")) {
            let is_told = mistakes.contains(&format!("(`{}`)", case.name));
            lacks.unless(is_told, format!("say under Mistakes what `{}` kills", case.name));
        }
        for sentence in mistakes.split(". ") {
            let named: Vec<&str> = cases_named(sentence).collect();
            lacks.unless(!named.is_empty(), format!("name the case that kills this: {sentence}"));
            for name in named {
                let is_there = cases.iter().any(|case| case.name == name);
                lacks.unless(is_there, format!("Mistakes names `{name}`, which testdata has not"));
            }
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
