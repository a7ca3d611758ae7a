//! The generated parts of a problem's page and of its programs.

use super::markdown::{escaped, with_block};
use anyhow::{Context, Result};
use fs_err as fs;
use spec::talk::{replay, Line};
use workspace::lesson::Exercise;
use workspace::order::Language::{self, En, Zh};
use workspace::order::Level;
use workspace::page::{block, link};
use workspace::{Problem, Workspace};

/// Where a page stands in the reading order.
pub struct Neighbours {
    pub level: Level,
    pub needs: Vec<Problem>,
    pub before: Option<Problem>,
    pub after: Option<Problem>,
}

/// The page with its title, judge, links, samples, program and exercises brought up to date.
pub fn with_copies(
    text: &str,
    workspace: &Workspace,
    problem: &Problem,
    near: &Neighbours,
    language: Language,
) -> Result<String> {
    let mut lines = text.splitn(4, '\n');
    let [_, _, summary, rest] = [(); 4].map(|()| lines.next().unwrap_or(""));
    let summary = format!("{}{}", on_judge(problem, language), &summary[link(summary).end..]);
    let text = format!("# {}\n\n{summary}\n{rest}", problem.title(language));
    let text = with_block(&text, "links", &links(problem, near, language))?;
    let text = with_block(&text, "cases", &cases(&text, workspace, problem, language)?)?;
    let text = with_block(&text, "program", &listing(problem, language)?)?;
    let exercises = problem.lesson()?.exercises;
    let (first, others) = exercises.split_first().context("study/page.toml has no exercise")?;
    let [try_first, heading] = language
        .either(["**Try first.** ", "\n## Exercises\n"], ["**先试一试。** ", "\n## 练习\n"]);
    let text = with_block(&text, "try", &exercise(try_first, first, language))?;
    let others: String = others.iter().map(|other| exercise("", other, language)).collect();
    let heading = if others.is_empty() { "" } else { heading };
    with_block(&text, "exercises", &format!("{heading}{others}"))
}

pub fn rust(problem: &Problem) -> Result<String> {
    Ok(with_head(problem, problem.title(En), &problem.program()?, "//! ", ["<", ">."]))
}

pub fn cpp(problem: &Problem) -> Result<String> {
    let [english, chinese] = [problem.title(En), problem.title(Zh)];
    let title =
        if chinese == english { String::from(english) } else { format!("{english} / {chinese}") };
    Ok(with_head(problem, &title, &fs::read_to_string(problem.cpp()?)?, "// ", ["", ""]))
}

/// Replaces or adds the first line: a comment with title, judge's id and address.
fn with_head(
    problem: &Problem,
    title: &str,
    source: &str,
    comment: &str,
    [open, shut]: [&str; 2],
) -> String {
    let rest = match source.split_once('\n') {
        Some((first, rest)) if first.starts_with(comment) => rest,
        _ => source,
    };
    match &problem.facts.url {
        Some(url) => {
            format!("{comment}{title}, {}: {open}{url}{shut}\n{rest}", problem.facts.full_id())
        }
        None => format!("{comment}{title}.\n{rest}"),
    }
}

/// The judge's id as a link, then the ids on other judges.
fn on_judge(problem: &Problem, language: Language) -> String {
    let facts = &problem.facts;
    let Some(url) = &facts.url else { return String::new() };
    let first = format!("[{}]({url})", facts.full_id());
    let ids: Vec<&str> = [&first].into_iter().chain(&facts.also).map(String::as_str).collect();
    language.either(
        ids.join(", ") + " · ",
        ids.join("、").replace("[Luogu", "[洛谷").replace("、Luogu", "、洛谷") + " · ",
    )
}

fn links(problem: &Problem, near: &Neighbours, language: Language) -> String {
    let page = |other: &Problem, text: &str| {
        format!("[{}](../{}/{})", escaped(text), other.name, language.page())
    };
    let mut links = vec![String::from("[Rust](src/main.rs)")];
    if problem.cpp().is_ok() {
        links.push(String::from("[C++](solution.cpp)"));
    }
    links.push(String::from(language.either("[中文](README.zh-CN.md)", "[English](README.md)")));
    links.extend(
        near.before.iter().map(|other| page(other, &format!("← {}", other.title(language)))),
    );
    links.extend(
        near.after.iter().map(|other| page(other, &format!("{} →", other.title(language)))),
    );
    let needs: Vec<_> = near.needs.iter().map(|need| page(need, need.title(language))).collect();
    let mut place = language.either(String::from("Level: "), String::from("难度："));
    place += near.level.name(language);
    if let Some(limits) = problem.facts.known_limits(language) {
        place += language.either(" · Limits: ", " · 时空限制：");
        place += &limits;
    }
    if !needs.is_empty() {
        place += &language.either(
            format!(" · Read first: {}", needs.join(", ")),
            format!(" · 先读：{}", needs.join("、")),
        );
    }
    place += &other_formats(problem, language);
    format!("{}\n\n{place}\n", links.join(" · "))
}

/// A paragraph: which judges want another input or output, and how it differs.
fn other_formats(problem: &Problem, language: Language) -> String {
    let formats = &problem.facts.other_formats;
    let mut all = String::new();
    for format in formats {
        let (ids, how) = (format.told_ids(language), format.how.in_language(language));
        all += &match language {
            En => format!(" {ids}: {how}."),
            Zh => format!("{ids}：{how}。"),
        };
    }
    match language {
        _ if all.is_empty() => all,
        En => format!("\n\n**With another input or output:**{all}"),
        Zh => format!("\n\n**输入输出格式不同：**{all}"),
    }
}

/// An exercise, with what helps and what solves it folded.
fn exercise(before: &str, exercise: &Exercise, language: Language) -> String {
    let [hint, answer] = language.either(["Hint", "Answer"], ["提示", "答案"]);
    let choices = exercise.choices.as_ref().map_or(String::new(), |choices| {
        language.either(
            format!(" ({})", choices.en.join("; ")),
            format!("（{}）", choices.zh.join("；")),
        )
    });
    format!(
        "\n{before}{}{choices}\n\n\
         <details><summary>{hint}</summary>\n\n{}\n\n</details>\n\n\
         <details><summary>{answer}</summary>\n\n**{}**\n\n{}\n\n\
         ```console\n$ {}\n{}\n```\n\n</details>\n",
        exercise.ask.in_language(language),
        exercise.hint.in_language(language),
        exercise.answer.in_language(language),
        exercise.because.in_language(language),
        exercise.command,
        exercise.prints,
    )
}

/// A table of the cases that the page names in its block; where the judge plays, of what both say.
fn cases(
    text: &str,
    workspace: &Workspace,
    problem: &Problem,
    language: Language,
) -> Result<String> {
    let names =
        block(text, "cases").context("there are no lines <!-- cases … --> and <!-- /cases -->")?.0;
    let interact = specs::find(&problem.name).and_then(|spec| spec.interact);
    let mut table = String::from(match (language, interact) {
        (En, None) => "| input | output |\n",
        (Zh, None) => "| 输入 | 输出 |\n",
        (En, Some(_)) => "| judge | program |\n",
        (Zh, Some(_)) => "| 评测程序 | 你的程序 |\n",
    });
    table += "| --- | --- |\n";
    let all = workspace.cases(problem)?;
    for name in names.split_whitespace() {
        let case = all.iter().find(|case| case.name == name);
        let case = case.with_context(|| format!("there is no case {name}"))?;
        if let Some(interact) = interact {
            let hidden = fs::read_to_string(&case.hidden)?;
            let (_, talk) = replay(interact, &hidden, &fs::read_to_string(&case.output)?);
            for line in &talk {
                table += &match line {
                    Line::Said(line) => format!("| {} |  |\n", escaped(line)),
                    Line::Heard(line) => format!("|  | {} |\n", escaped(line)),
                };
            }
            continue;
        }
        let cell = |path| -> Result<String> {
            let text = fs::read_to_string(path)?.replace('_', "\\_").replace('*', "\\*");
            let lines: Vec<&str> = text.trim_end().lines().map(str::trim_end).collect();
            Ok(escaped(&lines.join("<br>")))
        };
        table += &format!("| {} | {} |\n", cell(&case.input)?, cell(&case.output)?);
    }
    Ok(table)
}

/// C++ on a Chinese page if there is any, else Rust.
fn listing(problem: &Problem, language: Language) -> Result<String> {
    match (language, problem.cpp()) {
        (Zh, Ok(_)) => Ok(format!("```cpp\n{}```\n", cpp(problem)?)),
        _ => Ok(format!("```rust\n{}```\n", problem.listing()?)),
    }
}
