//! What a reader sees: both languages say the same, and the reading order is consistent.

use crate::house_style::{are_some, chosen};
use judge::workspace::lesson::Exercise;
use judge::workspace::order::Language::{self, En, Zh};
use judge::workspace::page::{cases_named, Page};
use judge::workspace::practice::Elsewhere;
use judge::workspace::{Problem, Workspace};
use std::collections::{BTreeSet, HashSet};
use std::fs;

/// All parts of a page but the program, as one text.
fn text(page: &Page) -> String {
    let parts = page.parts.iter().filter(|part| part.0 != "Program");
    parts.map(|part| part.1.as_str()).collect::<Vec<_>>().join("\n")
}

/// Everything between `before` and one of the letters `end`.
fn between<'a>(text: &'a str, before: &'a str, end: &'a [char]) -> BTreeSet<&'a str> {
    text.split(before).skip(1).filter_map(|rest| rest.split(end).next()).collect()
}

/// The folders of the pages to which a text links.
fn pages(text: &str) -> BTreeSet<String> {
    between(text, "](../", &['/']).into_iter().map(str::to_owned).collect()
}

/// The numbers of two digits or more, also powers; `500 000` is one number.
fn numbers(text: &str) -> BTreeSet<String> {
    let is_digit = |letter: char| letter.is_ascii_digit() || "⁰¹²³⁴⁵⁶⁷⁸⁹".contains(letter);
    let words = text.split(|letter: char| !is_digit(letter) && !letter.is_whitespace());
    let mut numbers: Vec<String> = vec![];
    for words in words {
        let mut is_open = false;
        for word in words.split_whitespace() {
            match numbers.last_mut() {
                Some(number) if is_open && word.len() == 3 => *number += word,
                _ => numbers.push(word.to_owned()),
            }
            is_open = true;
        }
    }
    numbers.into_iter().filter(|number| number.chars().count() > 1).collect()
}

fn differences(problem: &Problem) -> Vec<String> {
    let [en, zh] = [En, Zh].map(|language| problem.page(language).unwrap());
    let part = |name: &str| (en.part(name), zh.part(name));
    let mut differences = vec![];
    let mut same = |what: &str, en: String, zh: String| {
        if en != zh {
            differences.push(format!("{}, {what}: English {en}, Chinese {zh}", problem.name));
        }
    };
    let (mistakes, mistakes_zh) = part("Mistakes");
    let cases = |text: &str| cases_named(&text.replace('\n', " ")).collect::<Vec<_>>().join(" ");
    same("cases", cases(mistakes), cases(mistakes_zh));
    let (input, input_zh) = part("Input");
    let limits = |text: &str| format!("{:?}", numbers(text));
    same("limits", limits(input), limits(input_zh));
    let (en, zh) = (text(&en), text(&zh));
    same("pages", format!("{:?}", pages(&en)), format!("{:?}", pages(&zh)));
    let addresses = |text: &str| format!("{:?}", between(text, "https://", &[')', '>']));
    same("addresses", addresses(&en), addresses(&zh));
    let has = problem.folder.join("study/picture.rs").is_file().to_string();
    let shows =
        |text: &str, language: Language| text.contains(&format!("({})", language.picture()));
    same("picture", has.clone(), shows(&en, En).to_string());
    same("picture", has, shows(&zh, Zh).to_string());
    let is_told = zh.chars().count() * 3 > en.chars().count();
    same("length", String::from("true"), is_told.to_string());
    differences
}

#[test]
fn the_chinese_page_has_the_parts_cases_limits_and_links_of_the_english_one() {
    let workspace = Workspace::find().unwrap();
    let problems = chosen(&workspace);
    let differences: Vec<String> = problems.iter().flat_map(differences).collect();
    assert!(differences.is_empty(), "\n{}", differences.join("\n"));
}

/// A sentence that breaks before a sign or a bracket is shown as a list.
#[test]
fn no_sentence_breaks_where_a_viewer_begins_a_list() {
    let workspace = Workspace::find().unwrap();
    let pages = |problem: Problem| [En, Zh].map(|language| problem.folder.join(language.page()));
    let pages = chosen(&workspace).into_iter().flat_map(pages);
    let texts = ["STUDY.md", "STUDY.zh-CN.md"].map(|name| workspace.root.join(name));
    for path in pages.chain(texts) {
        let text = fs::read_to_string(&path).unwrap();
        let outside = text.split("```").step_by(2).collect::<Vec<_>>().join("");
        for (before, line) in outside.lines().zip(outside.lines().skip(1)) {
            let breaks = before.ends_with(['=', '+', '−', '<', '≤', '⊕', '·']);
            let begins_list = line.starts_with("1. ") && breaks;
            let is_cut = begins_list || line.starts_with("+ ") || line.starts_with("1) ");
            assert!(!is_cut, "{}: {before} | {line}", path.display());
        }
    }
}

#[test]
fn the_reading_order_has_each_page_once_and_behind_all_that_it_needs() {
    let workspace = Workspace::find().unwrap();
    let order = workspace.order().unwrap();
    let mut read = HashSet::new();
    for chapter in &order.chapters {
        for place in &chapter.pages {
            workspace.named(&place.name).unwrap();
            for need in &place.needs {
                assert!(read.contains(need), "{} needs {need}, which comes later", place.name);
            }
            assert!(read.insert(&place.name), "{} has two places", place.name);
        }
    }
    assert!(!read.is_empty(), "the reading order is empty");
    for name in &workspace.names().unwrap() {
        assert!(read.contains(name), "problems/order.toml has no place for {name}");
    }
    let on_routes = order.routes.iter().flat_map(|route| &route.pages);
    for page in order
        .words
        .iter()
        .filter_map(|word| word.page.as_ref())
        .chain(on_routes)
        .chain(order.aliases.iter().map(|alias| &alias.page))
    {
        workspace.named(page).unwrap();
    }
}

/// The form of `problems/practice.toml`: each problem once, at an address that fits its id, in the order of the
/// levels, and no problem that has a page.
#[test]
fn each_problem_elsewhere_is_named_once_and_found_at_its_address() {
    let workspace = Workspace::find().unwrap();
    let (mut ids, mut of_pages) = (HashSet::new(), HashSet::new());
    for problem in workspace.problems().unwrap() {
        of_pages.insert(problem.facts.full_id());
        of_pages.extend(problem.facts.also);
    }
    let problems = workspace.practice().unwrap().problems;
    for problem in &problems {
        let Elsewhere { id, also, title, title_zh, url, key, page, .. } = problem;
        for id in also.iter().chain([id]) {
            assert!(ids.insert(id.clone()), "{id} is there twice");
            match page {
                Some(page) => {
                    let page = workspace.named(page).unwrap();
                    let also = &page.facts.also;
                    assert!(also.contains(id), "{}: also = [… \"{id}\"]", page.name);
                }
                None => assert!(!of_pages.contains(id), "{id} has a page"),
            }
        }
        let (judge, rest) = id.rsplit_once(' ').unwrap();
        let judge = judge.split(' ').next().unwrap();
        let (host, end) = match judge {
            "Codeforces" => {
                let letter = rest.find(|letter: char| !letter.is_ascii_digit()).unwrap();
                ("codeforces.com", format!("/{}/{}", &rest[..letter], &rest[letter..]))
            }
            "AtCoder" => ("atcoder.jp", String::new()),
            "LeetCode" => {
                let words = title.split(|letter: char| !letter.is_ascii_alphanumeric());
                let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
                ("leetcode.com", format!("/{}/", words.join("-").to_lowercase()))
            }
            "Luogu" => ("www.luogu.com.cn", format!("/{rest}")),
            "HDU" => ("acm.hdu.edu.cn", format!("?pid={rest}")),
            "POJ" => ("poj.org", format!("?id={rest}")),
            "UVa" => ("onlinejudge.org", format!("/{rest}.pdf")),
            "SPOJ" => ("www.spoj.com", format!("/{rest}/")),
            "AcWing" => ("www.acwing.com", String::new()),
            "LibreOJ" => ("loj.ac", format!("/{rest}")),
            "Project" => ("projecteuler.net", format!("={rest}")),
            _ => panic!("{id}: which judge?"),
        };
        let scheme = if judge == "POJ" { "http" } else { "https" };
        let fits = url.starts_with(&format!("{scheme}://{host}/")) && url.ends_with(&end);
        assert!(fits, "{id}: {url} does not fit");
        let titles = [Some(title), title_zh.as_ref()].into_iter().flatten();
        for text in titles.chain([&key.en, &key.zh]) {
            assert!(!text.is_empty() && text.trim() == text, "{id}: {text:?}");
        }
        let ends = key.en.ends_with(['.', ')']) && key.zh.ends_with(['。', '）']);
        assert!(ends, "{id}: a key is a sentence");
        let has_chinese = |text: &str| text.chars().any(|sign| ('一'..='鿿').contains(&sign));
        assert!(!has_chinese(title) && has_chinese(&key.zh), "{id}: not both languages");
        assert_eq!(numbers(&key.en), numbers(&key.zh), "{id}: the numbers of the key");
    }
    let mut sections = HashSet::new();
    for section in problems.chunk_by(|one, next| one.section == next.section) {
        assert!(sections.insert(&section[0].section), "{} is in two places", section[0].section);
        let levels = section.windows(2).all(|two| two[0].level as u8 <= two[1].level as u8);
        assert!(levels, "{}: not from easy to hard", section[0].section);
    }
    for name in ["STUDY.md", "STUDY.zh-CN.md"] {
        let text = fs::read_to_string(workspace.root.join(name)).unwrap();
        for section in between(&text, "<!-- practice ", &[' ']) {
            assert!(sections.contains(&String::from(section)), "{name}: {section} has no problem");
        }
    }
}

#[test]
fn every_page_has_a_result_and_an_exercise_that_can_be_answered() {
    let workspace = Workspace::find().unwrap();
    let problems = chosen(&workspace);
    for problem in problems {
        let (name, lesson) = (&problem.name, problem.lesson().unwrap());
        let mut texts = vec![&lesson.technique, &lesson.result];
        assert!(!lesson.exercises.is_empty(), "{name}: add an exercise");
        assert!(!lesson.worked.is_empty(), "{name}: add the set-up that the Idea works out");
        for exercise in &lesson.exercises {
            let Exercise { ask, answer, choices, hint, because, .. } = exercise;
            texts.extend([ask, answer, hint, because]);
            assert!(ask.en.contains('?') && ask.zh.contains('？'), "{name}: ask: {}", ask.en);
            let is_given = |answer: &str, choices: Option<&Vec<String>>| match choices {
                Some(choices) => choices.iter().any(|choice| choice == answer),
                None => answer.split(' ').all(|number| number.parse::<i64>().is_ok()),
            };
            let fits = is_given(&answer.en, choices.as_ref().map(|choices| &choices.en))
                && is_given(&answer.zh, choices.as_ref().map(|choices| &choices.zh));
            assert!(fits, "{name}: {} is neither numbers nor a choice", answer.en);
        }
        for text in texts {
            let is_written = [&text.en, &text.zh].iter().all(|text| text.trim() == text.as_str());
            assert!(is_written && !text.en.is_empty() && !text.zh.is_empty(), "{name}: {text:?}");
        }
    }
}

#[test]
fn what_a_program_says_of_a_bad_input_is_there_in_chinese() {
    let workspace = Workspace::find().unwrap();
    let mut count = 0;
    // The program that is played speaks to its player.
    for problem in chosen(&workspace).iter().filter(|problem| problem.name != "nim-duel") {
        let (name, lesson) = (&problem.name, problem.lesson().unwrap());
        let program = problem.listing().unwrap();
        for assertion in program.split("assert!(").skip(1) {
            let assertion = assertion.split(");\n").next().unwrap_or("");
            let said = assertion.split('"').skip(1).step_by(2).find(|text| text.contains(' '));
            let said = said.unwrap_or_else(|| panic!("{name}: an assertion says nothing"));
            let what = format!("{name}: add to [refusals] of study/page.toml: \"{said}\" = \"…\"");
            assert!(lesson.refusals.contains_key(said), "{what}");
            count += 1;
        }
        for (en, zh) in &lesson.refusals {
            assert!(program.contains(&format!("\"{en}\"")), "{name} never says: {en}");
            let is_whole = en.matches('{').count() == zh.matches("{}").count();
            assert!(is_whole, "{name}: not the same placeholders: {en}, {zh}");
        }
    }
    assert!(count > 0 || are_some(), "no program refuses anything");
}
