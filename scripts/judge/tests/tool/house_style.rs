//! What every problem of the workspace has. A failure says what to do.

use judge::problems::{self, kit::words::Limits};
use judge::workspace::judges;
use judge::workspace::page::{cases_named, PARTS};
use judge::workspace::table;
use judge::workspace::{Problem, Workspace};
use std::fs;

/// Where the tool keeps what it knows.
const PROBLEMS: &str = "scripts/judge/src/problems";

fn workspace() -> Workspace {
    Workspace::find().unwrap()
}

/// Collects what each problem lacks, so that one run shows all of it.
fn each(lacks: impl Fn(&Workspace, &Problem, &mut Vec<String>)) {
    let workspace = workspace();
    assert!(!workspace.problems.is_empty(), "there is no problem at all");
    let mut all = vec![];
    for problem in &workspace.problems {
        let mut lines = vec![];
        lacks(&workspace, problem, &mut lines);
        all.extend(lines.into_iter().map(|line| format!("{}: {line}", problem.name)));
    }
    assert!(all.is_empty(), "\n{}", all.join("\n"));
}

#[test]
fn the_manifest_says_where_the_problem_is_found() {
    each(|workspace, problem, lacks| {
        let facts = &problem.facts;
        let found = facts.judge.is_some() && facts.id.is_some() && facts.url.is_some();
        if !found && facts.no_judge.is_none() {
            lacks.push(
                "[package.metadata.judge] needs judge, id and url, or no-judge = \"why\"".into(),
            );
        }
        let known = facts.time_limit.is_some() && facts.memory_limit.is_some();
        if found && known == (facts.limits.as_deref() == Some("not confirmed")) {
            let either = "time-limit and memory-limit, or limits = \"not confirmed\"";
            lacks.push(format!("[package.metadata.judge] needs {either}"));
        }
        if facts.title.is_empty() || facts.title_zh.is_empty() {
            lacks.push("[package.metadata.judge] needs title and title-zh".into());
        }
        if !workspace.root.join("problems").join(&problem.name).is_dir() {
            lacks
                .push("name the folder as the package: the command line looks for it there".into());
        }
    });
}

#[test]
fn the_page_has_its_parts_in_order() {
    each(|_, problem, lacks| {
        let page = &problem.page;
        if page.title.is_empty() {
            lacks.push("begin src/main.rs with `//! # Title — 中文, Judge id`".into());
        }
        if let Some(id) = problem.facts.id.as_ref().filter(|id| !page.title.contains(id.as_str())) {
            lacks.push(format!("the title must name the judge's id, {id}"));
        }
        if page.link != problem.facts.url.as_deref().unwrap_or("") {
            lacks.push("the second paragraph must begin with the manifest's url: `<url> · technique · time`".into());
        }
        if page.technique.is_empty() || page.cost.is_empty() {
            lacks.push("the second paragraph must end `… · technique · time`".into());
        }
        let names: Vec<&str> = page.parts.iter().map(|part| part.0.as_str()).collect();
        let fixed: Vec<&str> = names.iter().copied().filter(|name| PARTS.contains(name)).collect();
        if fixed != PARTS {
            lacks.push(format!("a page has the parts {PARTS:?} in this order, not {names:?}"));
        }
        if page.parts.iter().any(|part| part.1.len() < 40) {
            lacks.push(
                "a part of the page says next to nothing: write it, a reader looks for it".into(),
            );
        }
        let essay = problem.source.lines().take_while(|line| line.starts_with("//!")).count();
        if essay > 90 {
            lacks.push(format!(
                "the page has {essay} lines; move the longest part to NOTES.md beside src"
            ));
        }
    });
}

#[test]
fn the_page_is_tested_against_the_rules() {
    each(|_, problem, lacks| {
        let tests = problem.source.split_once("#[cfg(test)]").map_or("", |parts| parts.1);
        if !tests.contains("fn agrees_with_the_rules_on_every_") {
            lacks.push("write the test `agrees_with_the_rules_on_every_…`: the statement's moves played out by shared::rules".into());
        }
        if !tests.contains("shared::rules") && !tests.contains("rules::") {
            lacks.push("the test against the rules must ask the referee, shared::rules".into());
        }
    });
}

#[test]
fn the_cases_are_whole() {
    each(|workspace, problem, lacks| {
        let Ok(cases) = workspace.cases(problem) else {
            lacks.push(format!(
                "make testdata/{} with a sample, four edge cases and a hack",
                problem.name
            ));
            return;
        };
        let count = |kind: &str| cases.iter().filter(|case| case.name.starts_with(kind)).count();
        if count("sample-") == 0 && problem.facts.no_sample.is_none() {
            lacks.push("copy the statement's sample to sample-1.in and .out, or say no-sample = \"why\" in the manifest".into());
        }
        if count("edge-") + count("beyond-") < 4 {
            lacks.push(
                "write four edge cases or more: nothing, one, equal, the largest accepted".into(),
            );
        }
        if count("hack-") == 0 {
            lacks.push("write a hack case for each tempting mistake".into());
        }
        for sample in cases.iter().filter(|case| case.name.starts_with("sample-")) {
            if fs::metadata(&sample.input).is_ok_and(|file| file.len() == 0) {
                lacks.push(format!("{} is empty: copy the statement's sample", sample.name));
            }
        }
        for case in &cases {
            if !KINDS.iter().any(|kind| case.name.starts_with(kind)) {
                lacks.push(format!("{}: a case is a {KINDS:?}…", case.name));
            }
            for path in [&case.input, &case.output] {
                match fs::metadata(path) {
                    Err(_) => lacks
                        .push(format!("{}: no file; an input needs its answer", path.display())),
                    Ok(file) if file.len() > 64 << 10 => {
                        lacks.push(format!(
                            "{}: above 64 KiB; make it in {PROBLEMS}",
                            path.display()
                        ));
                    }
                    Ok(_) => {}
                }
            }
        }
        let folder = workspace.root.join("testdata").join(&problem.name);
        for file in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            let known = cases.iter().any(|case| case.input == file || case.output == file);
            if !known {
                lacks.push(format!(
                    "{}: belongs to no case; an answer needs its input",
                    file.display()
                ));
            }
        }
    });
}

/// Within what the judge promises, but for the last.
const KINDS: [&str; 5] = ["sample-", "edge-", "max-", "hack-", "beyond-"];

#[test]
fn a_case_is_within_what_the_judge_promises_or_is_called_beyond_and_each_limit_has_one() {
    each(|workspace, problem, lacks| {
        let mut inputs = vec![];
        for case in workspace.cases(problem).unwrap_or_default() {
            inputs.push((fs::read_to_string(&case.input).unwrap(), case.name));
        }
        let Ok(known) = problems::find(&problem.name) else { return };
        inputs.extend(known.large.iter().map(|(name, make)| (make().0, (*name).to_owned())));
        let mut limits = Limits::new();
        for (input, name) in &inputs {
            match (known.validated(input), name.starts_with("beyond-")) {
                (Err(_), true) => {}
                (Ok(_), true) => {
                    lacks.push(format!("{name} is not beyond what the judge promises"));
                }
                (Err(why), false) => lacks.push(format!("{name}: {why}; call it beyond-…")),
                (Ok(touched), false) => {
                    for (limit, is_touched) in touched {
                        *limits.entry(limit).or_default() |= is_touched;
                    }
                }
            }
        }
        let untouched = limits.iter().filter(|limit| !limit.1);
        lacks.extend(untouched.map(|(limit, _)| format!("no case has {limit} at its limit")));
    });
}

#[test]
fn every_hack_is_told_under_mistakes_and_every_mistake_has_a_case() {
    each(|workspace, problem, lacks| {
        let cases = workspace.cases(problem).unwrap_or_default();
        let mistakes = problem.page.part("Mistakes").unwrap_or("").replace('\n', " ");
        for case in cases.iter().filter(|case| case.name.starts_with("hack-")) {
            if !mistakes.contains(&format!("(`{}`)", case.name)) {
                lacks.push(format!("say under Mistakes what `{}` kills", case.name));
            }
        }
        for sentence in mistakes.split(". ") {
            let named: Vec<&str> = cases_named(sentence).collect();
            if named.is_empty() {
                lacks.push(format!("name the case that kills this mistake: {sentence}"));
            }
            for name in named {
                if !cases.iter().any(|case| case.name == name) {
                    lacks.push(format!("Mistakes names `{name}`, which testdata has not"));
                }
            }
        }
    });
}

/// The words that only the theorem of Sprague and Grundy makes useful, and the page that proves it.
#[test]
fn a_page_that_speaks_of_grundy_values_links_their_proof() {
    each(|_, problem, lacks| {
        let essay: String = problem.page.parts.iter().map(|part| part.1.as_str()).collect();
        let proof = "(../set_nim/index.html)";
        if problem.name != "set-nim" && essay.contains("sum of games") && !essay.contains(proof) {
            lacks.push(format!("link the theorem of Sprague and Grundy: [set-nim]{proof}"));
        }
    });
}

#[test]
fn a_link_between_pages_leads_to_one() {
    each(|workspace, problem, lacks| {
        let essay: String = problem.page.parts.iter().map(|part| part.1.as_str()).collect();
        for link in essay.split("](../").skip(1) {
            let crate_name = link.split_once("/index.html)").map_or("", |parts| parts.0);
            let name = crate_name.replace('_', "-");
            if workspace.problems.iter().all(|other| other.name != name) {
                lacks.push(format!("there is no page at ../{crate_name}/index.html"));
            }
        }
    });
}

#[test]
fn the_tool_knows_it() {
    each(|_, problem, lacks| {
        lacks.extend(problems::find(&problem.name).err());
    });
}

#[test]
fn the_address_is_that_of_the_judge() {
    each(|_, problem, lacks| {
        let (Some(judge), Some(url)) = (&problem.facts.judge, &problem.facts.url) else { return };
        match judges::at(url) {
            Err(error) => lacks.push(error),
            Ok(at) if at.title != *judge => lacks.push(format!("{url} is not at {judge}")),
            Ok(_) => {}
        }
    });
}

#[test]
fn every_folder_of_testdata_belongs_to_a_problem() {
    let workspace = workspace();
    for folder in fs::read_dir(workspace.root.join("testdata")).unwrap() {
        let name = folder.unwrap().file_name().into_string().unwrap();
        let known = workspace.problems.iter().any(|problem| problem.name == name);
        assert!(known, "testdata/{name} has no problem: rename it or write problems/{name}");
    }
}

#[test]
fn the_readme_shows_the_table() {
    let workspace = workspace();
    let readme = fs::read_to_string(workspace.root.join("README.md")).unwrap();
    let is_new = table::into_readme(&workspace, &readme).unwrap() == readme;
    assert!(is_new, "`cargo judge list --readme` writes the table into the README");
}
