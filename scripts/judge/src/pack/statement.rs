//! The statement of a package: rules, input and output as the page has them. In LaTeX for Kattis, in HTML
//! for DOMjudge, in Markdown and in both languages for Hydro.

use anyhow::{Context, Result};
use fs_err as fs;
use pulldown_cmark::{html, Event, Parser, Tag, TagEnd};
use spec::talk::{replay, Line};
use spec::Spec;
use workspace::case_files::Files;
use workspace::order::Language::{self, En, Zh};
use workspace::page::block;
use workspace::{Case, Problem, Workspace};

/// The names of the samples: the cases that the page shows, and others of the original.
pub fn samples(workspace: &Workspace, problem: &Problem) -> Result<Vec<String>> {
    let page = problem.page(En)?;
    let shown = block(page.part("Output"), "cases").map_or("", |(names, _)| names);
    let is_sample = |name: &String| {
        name.starts_with("sample-") || shown.split_whitespace().any(|other| other == name)
    };
    let names = workspace.cases(problem)?.into_iter().map(|case| case.name).filter(is_sample);
    Ok(names.collect())
}

pub fn files(workspace: &Workspace, problem: &Problem) -> Result<Files> {
    let [english, chinese] = [markdown(problem, En)?, markdown(problem, Zh)?];
    let samples = |language| samples_for_hydro(workspace, problem, language);
    let files = [
        ("problem.en.tex", latex(problem, &english)),
        ("problem.html", page(problem, &english, &chinese)),
        ("problem.en.md", english + &samples(En)?),
        ("problem.zh.md", chinese + &samples(Zh)?),
    ];
    let file =
        |(name, text): (&str, String)| (format!("problem_statement/{name}"), text.into_bytes());
    Ok(files.into_iter().map(file).collect())
}

/// The parts of the page that state the problem, without samples, and where it comes from.
fn markdown(problem: &Problem, language: Language) -> Result<String> {
    let page = problem.page(language)?;
    let [input, output] = language.either(["Input", "Output"], ["输入", "输出"]);
    let mut text = format!("{}\n\n## {input}\n\n", page.part("Statement"));
    text += &format!("{}\n\n## {output}\n\n", page.part("Input"));
    text += &without_samples(page.part("Output"));
    let facts = &problem.facts;
    let id = facts.full_id();
    text += &match (&facts.url, language) {
        (None, _) => String::new(),
        (Some(url), En) => format!("\n\nReworded from [{id}]({url})."),
        (Some(url), Zh) => format!("\n\n改写自 [{id}]({url})。"),
    };
    Ok(text + "\n")
}

/// Judges show the samples themselves.
fn without_samples(part: &str) -> String {
    let Some((_, table)) = block(part, "cases") else { return part.to_owned() };
    let before =
        part[..table.start].rsplit_once("<!-- cases").map_or("", |parts| parts.0).trim_end();
    // What only leads to the table.
    let last = before.rfind("\n\n").map_or(0, |at| at + 2);
    let leads = before.ends_with([':', '：']);
    let before = if leads { before[..last].trim_end() } else { before };
    let after = part[table.end..].split_once("-->").map_or("", |parts| parts.1).trim();
    format!("{before}\n\n{after}").trim().to_owned()
}

/// Its samples stand in the text; where the judge plays, as the page's table of both sides.
fn samples_for_hydro(
    workspace: &Workspace,
    problem: &Problem,
    language: Language,
) -> Result<String> {
    if specs::of(&problem.name)?.interact.is_some() {
        let page = problem.page(language)?;
        let table =
            block(page.part("Output"), "cases").map(|(_, table)| &page.part("Output")[table]);
        return Ok(format!("\n{}", table.unwrap_or_default()));
    }
    let (shown, mut text) = (samples(workspace, problem)?, String::new());
    let cases = workspace.cases(problem)?;
    for (number, name) in (1..).zip(&shown) {
        let case = cases.iter().find(|case| case.name == *name).context("a case of the page")?;
        for (kind, path) in [("input", &case.input), ("output", &case.output)] {
            let sample = fs::read_to_string(path)?;
            text += &format!("\n```{kind}{number}\n{}\n```\n", sample.trim_end());
        }
    }
    Ok(text)
}

/// A talk as Kattis shows it: the program writes after `>` and reads after `<`.
pub fn interaction(spec: &Spec, case: &Case) -> Result<String> {
    let interact = spec.interact.context("a judge's part")?;
    let (_, talk) = replay(interact, &case.promised()?, &fs::read_to_string(&case.output)?);
    let line = |line: &Line| match line {
        Line::Said(line) => format!("<{line}\n"),
        Line::Heard(line) => format!(">{line}\n"),
    };
    Ok(talk.iter().map(line).collect())
}

/// Both languages, as DOMjudge takes one file.
fn page(problem: &Problem, english: &str, chinese: &str) -> String {
    let mut page = String::from("<!doctype html>\n<meta charset=\"utf-8\">\n");
    for (language, text) in [(En, english), (Zh, chinese)] {
        let title = problem.title(language).replace('&', "&amp;").replace('<', "&lt;");
        page += &format!("<h1>{title}</h1>\n");
        html::push_html(&mut page, Parser::new(text));
    }
    page
}

fn latex(problem: &Problem, text: &str) -> String {
    let title = &problem.facts.title;
    let mut tex = format!("%% plainproblemname: {title}\n\\problemname{{{}}}\n\n", in_tex(title));
    for event in Parser::new(text) {
        tex += &match event {
            Event::Text(text) => in_tex(&text),
            Event::Code(text) => format!("\\texttt{{{}}}", in_tex(&text)),
            Event::Start(Tag::Heading { .. }) => "\\section*{".into(),
            Event::End(TagEnd::Heading(_)) => "}\n\n".into(),
            Event::Start(Tag::Emphasis) => "\\emph{".into(),
            Event::Start(Tag::Strong) => "\\textbf{".into(),
            Event::Start(Tag::Link { dest_url, .. }) if dest_url.starts_with("http") => {
                format!("\\href{{{}}}{{", dest_url.replace('%', "\\%").replace('#', "\\#"))
            }
            // A link to another page leads nowhere from here.
            Event::Start(Tag::Link { .. }) => "{".into(),
            Event::End(TagEnd::Emphasis | TagEnd::Strong | TagEnd::Link) => "}".into(),
            Event::Start(Tag::List(_)) => "\\begin{itemize}\n".into(),
            Event::End(TagEnd::List(_)) => "\\end{itemize}\n\n".into(),
            Event::Start(Tag::Item) => "\\item ".into(),
            Event::End(TagEnd::Item) | Event::SoftBreak => "\n".into(),
            Event::End(TagEnd::Paragraph) => "\n\n".into(),
            _ => String::new(),
        };
    }
    tex.trim_end().to_owned() + "\n"
}

const RAISED: &str = "⁰¹²³⁴⁵⁶⁷⁸⁹ᵏ";
const LOWERED: &str = "₀₁₂₃₄₅₆₇₈₉ₙᵢₖ₋";

/// Signs that LaTeX has names for; digits above and below the line are collected.
fn in_tex(text: &str) -> String {
    let mut tex = String::new();
    for letter in text.chars() {
        let place = |all: &str| all.chars().position(|other| other == letter);
        let small = |mark: char, sign: char| format!("${mark}{{{sign}}}$");
        tex += &match letter {
            '\\' => "\\textbackslash{}".into(),
            '~' => "\\textasciitilde{}".into(),
            '^' => "\\textasciicircum{}".into(),
            '<' => "$<$".into(),
            '>' => "$>$".into(),
            '&' | '%' | '$' | '#' | '_' | '{' | '}' => format!("\\{letter}"),
            '≤' => "$\\le$".into(),
            '≥' => "$\\ge$".into(),
            '≠' => "$\\ne$".into(),
            '×' => "$\\times$".into(),
            '·' => "$\\cdot$".into(),
            '⊕' => "$\\oplus$".into(),
            '⊗' => "$\\otimes$".into(),
            '⌊' => "$\\lfloor$".into(),
            '⌋' => "$\\rfloor$".into(),
            '−' => "$-$".into(),
            '…' => "\\ldots{}".into(),
            _ => match (place(RAISED), place(LOWERED)) {
                (Some(i), _) => small('^', "0123456789k".chars().nth(i).unwrap_or(' ')),
                (_, Some(i)) => small('_', "0123456789nik-".chars().nth(i).unwrap_or(' ')),
                _ => letter.into(),
            },
        };
    }
    // 10$^{1}$$^{0}$ is one exponent.
    tex.replace("}$$^{", "").replace("}$$_{", "")
}

#[cfg(test)]
mod tests {
    use super::{in_tex, without_samples};

    #[test]
    fn signs_have_names_in_tex() {
        assert_eq!(in_tex("h₁₂ ≤ 10¹⁸ & 5%"), "h$_{12}$ $\\le$ 10$^{18}$ \\& 5\\%");
        assert_eq!(in_tex("aₙ₋₁"), "a$_{n-1}$");
    }

    #[test]
    fn samples_stay_on_the_page() {
        let part = "One line.\n\nA game:\n\n<!-- cases a -->\n| x |\n<!-- /cases -->\n\nAfter.";
        assert_eq!(without_samples(part), "One line.\n\nAfter.");
        assert_eq!(without_samples("One line.\n"), "One line.\n");
        assert_eq!(
            without_samples("One line.\n\n<!-- cases a -->\n| x |\n<!-- /cases -->"),
            "One line."
        );
    }
}
