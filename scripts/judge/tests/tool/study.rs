//! What a reader meets: both languages say the same, the order leads somewhere, and every command
//! that a text shows prints what stands below it.

use judge::build::built;
use judge::commands::study::FRONTS;
use judge::workspace::order::Order;
use judge::workspace::page::{cases_named, Page, PARTS};
use judge::workspace::{Problem, Workspace};
use std::collections::{BTreeSet, HashSet};
use std::fs;

/// The parts of a page as one text.
fn text(page: &Page) -> String {
    page.parts.iter().map(|part| part.1.as_str()).collect::<Vec<_>>().join("\n")
}

/// What stands between the two in a text, each time.
fn between<'a>(text: &'a str, before: &'a str, end: &'a [char]) -> BTreeSet<&'a str> {
    text.split(before).skip(1).filter_map(|rest| rest.split(end).next()).collect()
}

/// The pages that a text links, by their folders.
fn pages(text: &str) -> BTreeSet<String> {
    between(text, "](../", &['/']).into_iter().map(|name| name.replace('_', "-")).collect()
}

/// The numbers of two digits or more, powers too, with `500 000` as one.
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

fn lacks(problem: &Problem) -> Vec<String> {
    let (en, zh) = (&problem.page, &problem.page_zh);
    let part = |name: &str| (en.part(name).unwrap_or(""), zh.part(chinese(name)).unwrap_or(""));
    let mut lacks = vec![];
    let mut same = |what: &str, en: String, zh: String| {
        if en != zh {
            lacks.push(format!("{}, {what}: English {en}, Chinese {zh}", problem.name));
        }
    };
    let names = |page: &Page| page.parts.iter().map(|part| part.0.clone()).collect::<Vec<_>>();
    let expected: Vec<&str> = en.parts.iter().map(|part| chinese(&part.0)).collect();
    same("parts", format!("{expected:?}"), format!("{:?}", names(zh)));
    same("address", en.link.clone(), zh.link.clone());
    let (mistakes, mistakes_zh) = part("Mistakes");
    let cases = |text: &str| cases_named(&text.replace('\n', " ")).collect::<Vec<_>>().join(" ");
    same("cases", cases(mistakes), cases(mistakes_zh));
    let (statement, statement_zh) = part("Statement");
    let limits = |text: &str| format!("{:?}", numbers(text));
    same("limits", limits(statement), limits(statement_zh));
    let (en, zh) = (text(en), text(zh));
    same("pages", format!("{:?}", pages(&en)), format!("{:?}", pages(&zh)));
    let addresses = |text: &str| format!("{:?}", between(text, "https://", &[')', '>']));
    same("addresses", addresses(&en), addresses(&zh));
    let folder = std::path::Path::new("../../problems").join(&problem.name);
    let has = format!("{}", folder.join("picture.svg").is_file());
    same("picture", has.clone(), en.contains("(picture.svg)").to_string());
    same("picture", has, zh.contains("(picture.svg)").to_string());
    let is_told = zh.chars().count() * 3 > en.chars().count();
    same("length", String::from("true"), is_told.to_string());
    lacks
}

fn chinese(name: &str) -> &'static str {
    PARTS.iter().find(|part| part.0 == name).map_or("", |part| part.1)
}

#[test]
fn the_chinese_page_has_the_parts_cases_limits_and_links_of_the_english_one() {
    let workspace = Workspace::find().unwrap();
    let lacks: Vec<String> = workspace.problems.iter().flat_map(lacks).collect();
    assert!(lacks.is_empty(), "\n{}", lacks.join("\n"));
}

#[test]
fn the_reading_order_has_each_page_once_and_behind_all_that_it_needs() {
    let workspace = Workspace::find().unwrap();
    let order = Order::read(&workspace).unwrap();
    let mut read = HashSet::new();
    for chapter in &order.chapters {
        for place in &chapter.pages {
            workspace.named(&place.name).unwrap();
            for need in &place.needs {
                assert!(read.contains(need), "{} needs {need}, which comes later", place.name);
            }
            assert!(read.insert(&place.name), "{} has two places", place.name);
        }
        let title = &chapter.title.en;
        assert!(chapter.exercises.len() > 1, "{title}: a reader tries two exercises");
        for exercise in &chapter.exercises {
            let problem = &exercise.problem;
            let is_here = chapter.pages.iter().any(|place| place.name == *problem);
            assert!(is_here, "{title}: an exercise varies {problem}, which stands elsewhere");
        }
    }
    for problem in &workspace.problems {
        let name = &problem.name;
        assert!(read.contains(name), "problems/order.toml has no place for {name}");
    }
    for page in order.words.iter().filter_map(|word| word.page.as_ref()) {
        workspace.named(page).unwrap();
    }
}

#[test]
fn the_readmes_and_the_documentation_show_the_reading_order() {
    let workspace = Workspace::find().unwrap();
    for front in &FRONTS {
        let text = fs::read_to_string(workspace.root.join(front.path)).unwrap();
        let count = workspace.problems.len();
        let is_counted = text.contains(&format!(" {count} "));
        assert!(is_counted, "{} does not tell of {count} problems", front.path);
        let is_new = front.renewed(&workspace, &text).unwrap() == text;
        assert!(is_new, "`cargo judge list --readme` writes the order into {}", front.path);
    }
}

#[cfg(unix)]
#[test]
fn commands_print_what_the_text_says() {
    let workspace = Workspace::find().unwrap();
    let problems: Vec<&Problem> = workspace.problems.iter().collect();
    let programs = built(&workspace, &problems).unwrap();
    let folder = programs[0].path.parent().unwrap().display().to_string();
    let mut count = 0;
    for file in ["README.md", "README.zh-CN.md", "DOCUMENTS.md", "DOCUMENTS.zh-CN.md"] {
        let text = fs::read_to_string(workspace.root.join(file)).unwrap();
        for block in text.split("```console\n").skip(1) {
            let block = block.split("```").next().unwrap();
            for block in block.split("$ ").skip(1) {
                let (command, prints) = block.split_once('\n').unwrap();
                let direct =
                    command.replace("cargo run -q --release --bin ", &format!("{folder}/"));
                let output = std::process::Command::new("sh").args(["-c", &direct]).output();
                let printed = String::from_utf8(output.unwrap().stdout).unwrap();
                assert_eq!(printed.trim_end(), prints.trim_end(), "{file}: {command}");
                count += 1;
            }
        }
    }
    assert!(count > 40, "only {count} commands");
}
