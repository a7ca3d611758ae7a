//! What the search looks through: pages, problems of other judges, words, wrong statements, how to find an answer.

use crate::book::{Book, Entry};
use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};
use serde_json::{json, Value};
use workspace::names::forms;
use workspace::order::Language::{self, En, Zh};
use workspace::order::{Text, Word};
use workspace::page::anchor;
use workspace::practice::{title, Elsewhere};
use workspace::OtherFormat;

/// The parts of a page that one looks for words in.
const PARTS: [&str; 6] = ["Statement", "Idea", "Method", "Mistakes", "Beyond", "Source"];

/// The script that hands the entries over.
pub fn script(book: &Book) -> String {
    let mut entries: Vec<Value> = book.problems().map(|entry| problem(book, entry)).collect();
    entries.extend(book.order.words.iter().map(word));
    entries.extend(book.elsewhere.problems.iter().map(|problem| elsewhere(book, problem)));
    entries.extend(sections(&book.documents, "documents"));
    entries.extend(sections(&book.study, "study"));
    format!("loaded.search({});\n", Value::from(entries))
}

fn problem(book: &Book, entry: &Entry) -> Value {
    let (problem, facts) = (&entry.problem, &entry.problem.facts);
    let lines = |language: Language| {
        let (page, lesson) = (entry.page(language), &entry.lesson);
        let told = [page.game.as_str(), &entry.game.rule[language as usize]];
        let known = [&lesson.technique, &lesson.result].map(|text| text.in_language(language));
        let parts = page.parts.iter().filter(|part| PARTS.contains(&part.0.as_str()));
        let texts = told.into_iter().chain(known).chain(parts.map(|part| part.1.as_str()));
        plain(&texts.collect::<Vec<_>>().join("\n\n"))
    };
    let aliases = book.order.aliases.iter().filter(|alias| alias.page == problem.name);
    let mut names: Vec<String> = problem.names().collect();
    names.extend(aliases.flat_map(|alias| alias.words.clone()));
    json!({
        "page": problem.name,
        "id": facts.url.as_ref().map(|_| facts.full_id()),
        "level": { "en": entry.level.name(En), "zh": entry.level.name(Zh) },
        "title": { "en": facts.title, "zh": facts.title_zh },
        "names": names,
        "formats": facts.other_formats.iter().map(format).collect::<Vec<_>>(),
        "lines": { "en": lines(En), "zh": lines(Zh) },
    })
}

/// What is said to who searches by one of the ids.
fn format(OtherFormat { ids, how }: &OtherFormat) -> Value {
    let names: Vec<String> = ids.iter().flat_map(|id| forms(id)).collect();
    json!({ "names": names, "how": how })
}

/// A problem that has no page, at its place in PRACTICE. Its key is no line: it would give the answer away.
fn elsewhere(book: &Book, problem: &Elsewhere) -> Value {
    let idea = |language: Language| {
        let study = &book.study[language as usize];
        [title(study, &problem.section).unwrap_or_default().to_owned()]
    };
    json!({
        "page": "practice",
        "anchor": { "en": anchor(&problem.id), "zh": anchor(&problem.id) },
        "id": problem.id,
        "level": { "en": problem.level.name(En), "zh": problem.level.name(Zh) },
        "title": { "en": problem.title(En), "zh": problem.title(Zh) },
        "names": problem.names().collect::<Vec<_>>(),
        "lines": { "en": idea(En), "zh": idea(Zh) },
    })
}

fn word(Word { term, means, also, .. }: &Word) -> Value {
    let names: Vec<&str> =
        [&term.en, &term.zh].into_iter().chain(also).map(String::as_str).collect();
    json!({
        "page": "words",
        "anchor": anchors(term),
        "title": term,
        "names": names,
        "lines": { "en": [means.en], "zh": [means.zh] },
    })
}

/// An entry for each section of a text in both languages.
fn sections(texts: &[String; 2], page: &str) -> Vec<Value> {
    let [en, zh] = texts.each_ref().map(|text| text.split("\n##").skip(1));
    let parts = |section: &str| {
        let section = section.trim_start_matches(['#', ' ']);
        let (title, text) = section.split_once('\n').unwrap_or((section, ""));
        (title.to_owned(), plain(text))
    };
    let entries = en.zip(zh).map(|(en, zh)| {
        let ((en, in_english), (zh, in_chinese)) = (parts(en), parts(zh));
        let title = Text { en, zh };
        json!({
            "page": page,
            "anchor": anchors(&title),
            "title": title,
            "names": [title.en, title.zh],
            "lines": { "en": in_english, "zh": in_chinese },
        })
    });
    entries.collect()
}

fn anchors(title: &Text) -> Value {
    json!({ "en": anchor(&title.en), "zh": anchor(&title.zh) })
}

/// The lines of a text as they are read, without listings, pictures and folded answers.
fn plain(text: &str) -> Vec<String> {
    let mut lines = vec![String::new()];
    let mut hidden = 0;
    for event in Parser::new_ext(text, Options::ENABLE_TABLES) {
        let line = lines.last_mut().expect("there is always one");
        match event {
            Event::Start(Tag::CodeBlock(_) | Tag::Image { .. }) => hidden += 1,
            Event::End(TagEnd::CodeBlock | TagEnd::Image) => hidden -= 1,
            Event::Html(tag) | Event::InlineHtml(tag) if tag.starts_with("<details>") => {
                hidden += 1;
            }
            Event::Html(tag) | Event::InlineHtml(tag) if tag.starts_with("</details>") => {
                hidden -= 1;
            }
            Event::Text(text) | Event::Code(text) if hidden == 0 => line.push_str(&text),
            Event::SoftBreak | Event::HardBreak => line.push(' '),
            Event::Start(Tag::TableCell) if !line.is_empty() => line.push_str(" · "),
            Event::Start(
                Tag::Paragraph | Tag::Heading { .. } | Tag::Item | Tag::TableHead | Tag::TableRow,
            ) => {
                lines.push(String::new());
            }
            _ => {}
        }
    }
    lines.retain(|line| !line.trim().is_empty());
    lines
}

#[cfg(test)]
mod tests {
    use super::plain;

    #[test]
    fn lines_are_plain_and_give_no_answer_away() {
        let text = "**A** [b](c.md) \\[D\\] `e`\n\n![picture](p.svg)\n\n<!-- try -->\n\n\
                    ```console\n$ cargo run\n```\n\n\
                    | f | g |\n| --- | --- |\n| h | i |\n\n\
                    <details><summary>Answer</summary>\n\nno\n\n</details>\n\n\
                    - [Luogu P1](x) · j<details><summary>key</summary>no</details>\n- k\n\n\
                    l < m";
        let lines = ["A b [D] e", "f · g", "h · i", "Luogu P1 · j", "k", "l < m"];
        assert_eq!(plain(text), lines);
    }
}
