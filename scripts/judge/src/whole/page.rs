//! Manifest and page: what every problem must have.

use super::{numbers, Todo, Whole};
use anyhow::Result;
use fs_err as fs;
use workspace::judges;
use workspace::order::Language::{En, Zh};
use workspace::page::{block, PARTS};
use workspace::{OtherFormat, Problem};

/// Words of answers, which no one line of a game has.
const ANSWERS: &str = "nim-sum Grundy parity mod modulo golden Fibonacci matching period pattern \
                       异或和 SG 奇偶 取模 余数 黄金 斐波那契 匹配 周期 规律";

/// The files that a template leaves to be written, in the order in which they are.
const FILES: [&str; 11] = [
    "src/rules.rs",
    "src/main.rs",
    "src/tests.rs",
    "solution.cpp",
    "README.md",
    "spec.rs",
    "study/board.rs",
    "study/words.en.ftl",
    "study/page.toml",
    "README.zh-CN.md",
    "study/words.zh.ftl",
];

#[allow(clippy::unnecessary_wraps)] // as all checks
pub fn manifest(_: &Whole, problem: &Problem, todo: &mut Todo) -> Result<()> {
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
    let mut told = vec![];
    for OtherFormat { ids, how } in &facts.other_formats {
        for id in ids {
            todo.unless(
                facts.also.contains(id),
                format!("also = [… \"{id}\"], or no other-format"),
            );
            todo.unless(!told.contains(&id), format!("tell one other-format of {id}"));
            told.push(id);
        }
        // It stands in sentences.
        let ends = how.en.ends_with('.') || how.zh.ends_with('。');
        todo.unless(!ends, format!("other-format: no full stop: {}", how.en));
        let is_same = numbers(&how.en) == numbers(&how.zh);
        todo.unless(is_same, format!("other-format: other numbers in Chinese: {}", how.en));
    }
    if let (Some(judge), Some(url)) = (&facts.judge, &facts.url) {
        let at = judges::at(url).map(|judge| judge.title);
        todo.unless(at == Some(judge), format!("{url} is not at {judge}"));
    }
    Ok(())
}

pub fn parts(_: &Whole, problem: &Problem, todo: &mut Todo) -> Result<()> {
    for language in [En, Zh] {
        let (page, file) = (problem.page(language)?, language.page());
        let is_told = !page.game.is_empty() && !page.cost.is_empty();
        todo.unless(is_told, format!("{file}: below the title write `the game · time`"));
        if let Some(word) = ANSWERS.split(' ').find(|word| page.game.contains(word)) {
            todo.add(format!("{file}: below the title `{word}` gives it away"));
        }
        let names: Vec<&str> = page.parts.iter().map(|part| part.0.as_str()).collect();
        let parts = PARTS.map(|part| part[language as usize]);
        let is_so = names == PARTS.map(|part| part[0]);
        todo.unless(is_so, format!("{file} has the parts {parts:?}, not {names:?}"));
        for (name, text) in &page.parts {
            todo.unless(text.len() >= 20, format!("{file}: {name} says next to nothing"));
        }
        let steps = page.part("Method").lines().filter(|line| is_step(line)).count();
        let is_short = (3..=6).contains(&steps);
        todo.unless(is_short, format!("{file}: a method has 3 to 6 steps, not {steps}"));
    }
    Ok(())
}

fn is_step(line: &str) -> bool {
    line.starts_with(|letter: char| letter.is_ascii_digit()) && line.get(1..3) == Some(". ")
}

/// Readers compare the output of their program with the page.
pub fn samples(_: &Whole, problem: &Problem, todo: &mut Todo) -> Result<()> {
    let mut shown = vec![];
    for language in [En, Zh] {
        let page = problem.page(language)?;
        shown.push(block(page.part("Output"), "cases").map(|(names, _)| names.to_owned()));
    }
    todo.unless(shown[0] == shown[1], format!("the pages show other cases: {shown:?}"));
    let names = shown[0].as_deref().unwrap_or("");
    let is_sample = names.starts_with("sample-") || problem.facts.no_sample.is_some();
    todo.unless(is_sample && !names.is_empty(), "write <!-- cases sample-1 … --> under Output");
    Ok(())
}

pub fn rules(_: &Whole, problem: &Problem, todo: &mut Todo) -> Result<()> {
    let tests = fs::read_to_string(problem.folder.join("src/tests.rs"))?;
    let is_tested = tests.contains("fn agrees_with_the_rules_on_every_");
    todo.unless(is_tested, "write `agrees_with_the_rules_on_every_…`: the moves played out");
    todo.unless(tests.contains("referee::"), "that test must ask the referee");
    Ok(())
}

/// A page that uses the theorem of Sprague and Grundy links the one that proves it.
pub fn proof(_: &Whole, problem: &Problem, todo: &mut Todo) -> Result<()> {
    let page = problem.page(En)?;
    let proof = "(../set-nim/README.md";
    let uses = ["Idea", "Method", "Proof"].map(|part| page.part(part).contains("Grundy value"));
    let is_linked = page.parts.iter().any(|part| part.1.contains(proof));
    let is_fine = is_linked || !uses.contains(&true) || problem.name == "set-nim";
    todo.unless(is_fine, format!("link the theorem of Sprague and Grundy: {proof}#…)"));
    Ok(())
}

#[allow(clippy::unnecessary_wraps)] // as all checks
pub fn is_written(_: &Whole, problem: &Problem, todo: &mut Todo) -> Result<()> {
    for name in FILES {
        if let Some(line) = to_be_written(problem, name) {
            todo.add(format!("{name}, line {line}: to be written"));
        }
    }
    Ok(())
}

/// The first line of a file that the template left. What is missing altogether is told elsewhere.
pub fn to_be_written(problem: &Problem, file: &str) -> Option<usize> {
    let text = fs::read_to_string(problem.folder.join(file)).unwrap_or_default();
    let line = text.lines().position(|line| line.to_lowercase().contains("to be written"));
    line.map(|line| line + 1)
}

/// Who reads seven mistakes does not find the three that people make.
pub fn mistakes(_: &Whole, problem: &Problem, todo: &mut Todo) -> Result<()> {
    let page = problem.page(En)?;
    let count = page.part("Mistakes").lines().filter(|line| line.starts_with("- ")).count();
    let is_short = (1..=5).contains(&count);
    todo.unless(is_short, format!("Mistakes tells of {count}; keep those that people make"));
    Ok(())
}

/// A sentence that breaks before a sign or a bracket is shown as a list.
pub fn breaks(_: &Whole, problem: &Problem, todo: &mut Todo) -> Result<()> {
    for language in [En, Zh] {
        let text = fs::read_to_string(problem.folder.join(language.page()))?;
        if let Some(place) = broken(&text) {
            todo.add(format!("{}: begin this line in another way: {place}", language.page()));
        }
    }
    Ok(())
}

/// The first line of a text that a viewer would take for one of a list.
pub fn broken(text: &str) -> Option<String> {
    let outside = text.split("```").step_by(2).collect::<Vec<_>>().join("");
    let mut two = outside.lines().zip(outside.lines().skip(1));
    let is_cut = |&(before, line): &(&str, &str)| {
        let breaks = before.ends_with(['=', '+', '−', '<', '≤', '⊕', '·']);
        line.starts_with("1. ") && breaks || line.starts_with("+ ") || line.starts_with("1) ")
    };
    two.find(is_cut).map(|(_, line)| line.to_owned())
}
