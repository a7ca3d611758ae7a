//! Both languages say the same, exercises can be answered, and refusals are there in Chinese.

use super::{Todo, Whole};
use anyhow::Result;
use std::collections::BTreeSet;
use workspace::lesson::Exercise;
use workspace::order::Language::{self, En, Zh};
use workspace::page::{cases_named, Page};
use workspace::Problem;

/// All parts of a page but the program, as one text.
fn text(page: &Page) -> String {
    let parts = page.parts.iter().filter(|part| part.0 != "Program");
    parts.map(|part| part.1.as_str()).collect::<Vec<_>>().join("\n")
}

/// Everything between `before` and one of the letters `end`.
pub fn between<'a>(text: &'a str, before: &'a str, end: &'a [char]) -> BTreeSet<&'a str> {
    text.split(before).skip(1).filter_map(|rest| rest.split(end).next()).collect()
}

/// The numbers of two digits or more, also powers; `500 000` is one number.
pub fn numbers(text: &str) -> BTreeSet<String> {
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

/// Is at least a fifth of the letters Chinese, code aside? Formulas and names of cases have letters, too.
fn is_in_chinese(text: &str) -> bool {
    let prose = text.split('`').step_by(2).flat_map(str::chars);
    let letters: Vec<char> = prose.filter(|letter| letter.is_alphabetic()).collect();
    let chinese = letters.iter().filter(|letter| ('一'..='鿿').contains(*letter));
    5 * chinese.count() >= letters.len()
}

pub fn say_the_same(_: &Whole, problem: &Problem, todo: &mut Todo) -> Result<()> {
    let (en, zh) = (problem.page(En)?, problem.page(Zh)?);
    for (name, text) in &zh.parts {
        // Samples, the program and names are what they are.
        let is_free = ["Output", "Program", "Source"].contains(&name.as_str());
        todo.unless(
            is_free || is_in_chinese(text),
            format!("README.zh-CN.md: {name} is not in Chinese"),
        );
    }
    let mut same = |what: &str, en: String, zh: String| {
        todo.unless(en == zh, format!("{what}: English {en}, Chinese {zh}"));
    };
    let part = |name: &str| (en.part(name), zh.part(name));
    let (mistakes, mistakes_zh) = part("Mistakes");
    let cases = |text: &str| cases_named(&text.replace('\n', " ")).collect::<Vec<_>>().join(" ");
    same("cases", cases(mistakes), cases(mistakes_zh));
    let (input, input_zh) = part("Input");
    let limits = |text: &str| format!("{:?}", numbers(text));
    same("limits", limits(input), limits(input_zh));
    let (en, zh) = (text(&en), text(&zh));
    // The folders of the pages to which a text links.
    let pages = |text: &str| format!("{:?}", between(text, "](../", &['/']));
    same("pages", pages(&en), pages(&zh));
    let addresses = |text: &str| format!("{:?}", between(text, "https://", &[')', '>']));
    same("addresses", addresses(&en), addresses(&zh));
    let has = problem.folder.join("study/picture.rs").is_file().to_string();
    let shows =
        |text: &str, language: Language| text.contains(&format!("({})", language.picture()));
    same("picture", has.clone(), shows(&en, En).to_string());
    same("picture", has, shows(&zh, Zh).to_string());
    let is_told = zh.chars().count() * 3 > en.chars().count();
    todo.unless(is_told, "README.zh-CN.md says less than README.md");
    Ok(())
}

pub fn exercises(_: &Whole, problem: &Problem, todo: &mut Todo) -> Result<()> {
    let lesson = problem.lesson()?;
    let mut texts = vec![&lesson.technique, &lesson.result];
    todo.unless(!lesson.exercises.is_empty(), "study/page.toml: add an exercise");
    let is_worked = !lesson.worked.is_empty();
    todo.unless(is_worked, "study/page.toml: add the set-up that the Idea works out");
    for exercise in &lesson.exercises {
        let Exercise { ask, answer, choices, hint, because, .. } = exercise;
        texts.extend([ask, answer, hint, because]);
        let is_asked = ask.en.contains('?') && ask.zh.contains('？');
        todo.unless(is_asked, format!("an exercise asks nothing: {}", ask.en));
        let is_given = |answer: &str, choices: Option<&Vec<String>>| match choices {
            Some(choices) => choices.iter().any(|choice| choice == answer),
            None => answer.split(' ').all(|number| number.parse::<i64>().is_ok()),
        };
        let fits = is_given(&answer.en, choices.as_ref().map(|choices| &choices.en))
            && is_given(&answer.zh, choices.as_ref().map(|choices| &choices.zh));
        let answer = &answer.en;
        todo.unless(fits, format!("the answer {answer} is neither numbers nor a choice: write a number, or add choices.en = [\"{answer}\", …] and choices.zh"));
    }
    for text in texts {
        let is_written = [&text.en, &text.zh].iter().all(|text| text.trim() == text.as_str());
        let is_there = is_written && !text.en.is_empty() && !text.zh.is_empty();
        todo.unless(is_there, format!("study/page.toml: in both languages: {text:?}"));
    }
    Ok(())
}

pub fn refusals(_: &Whole, problem: &Problem, todo: &mut Todo) -> Result<()> {
    // The program that is played speaks to its player.
    if problem.name == "nim-duel" {
        return Ok(());
    }
    let (lesson, mut program) = (problem.lesson()?, problem.listing()?);
    if program.contains("from_root") {
        // It refuses what is no tree.
        program += include_str!("../../../../shared/src/tree.rs");
    }
    for assertion in program.split("assert!(").skip(1) {
        let assertion = assertion.split(");\n").next().unwrap_or("");
        match assertion.split('"').skip(1).step_by(2).find(|text| text.contains(' ')) {
            None => todo.add("src/main.rs: an assertion says nothing"),
            Some(said) => todo.unless(
                lesson.refusals.contains_key(said),
                format!("add to [refusals] of study/page.toml: \"{said}\" = \"…\""),
            ),
        }
    }
    for (en, zh) in &lesson.refusals {
        let is_said = program.contains(&format!("\"{en}\""));
        todo.unless(is_said, format!("study/page.toml: src/main.rs never says: {en}"));
        let is_whole = en.matches('{').count() == zh.matches("{}").count();
        todo.unless(is_whole, format!("not the same placeholders: {en}, {zh}"));
    }
    Ok(())
}
