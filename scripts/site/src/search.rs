//! What the search looks through: pages, words, wrong statements, how to find an answer.

use crate::book::{Book, Entry};
use judge::workspace::order::Language::{self, En, Zh};
use judge::workspace::order::{Text, Word};
use judge::workspace::page::anchor;
use serde_json::{json, Value};

/// The parts of a page that one looks for words in.
const PARTS: [&str; 6] = ["Statement", "Idea", "Method", "Mistakes", "Beyond", "Source"];

/// The script that hands the entries over.
pub fn script(book: &Book) -> String {
    let mut entries: Vec<Value> = book.problems().map(|entry| problem(book, entry)).collect();
    entries.extend(book.order.words.iter().map(word));
    entries.extend(sections(&book.documents, "documents"));
    entries.extend(sections(&book.study, "study"));
    format!("loaded.search({});\n", Value::from(entries))
}

fn problem(book: &Book, entry: &Entry) -> Value {
    let (problem, facts) = (&entry.problem, &entry.problem.facts);
    let lines = |language: Language| {
        let page = entry.page(language);
        let (level, lesson) = (entry.level.name(language), &entry.lesson);
        let known = [&lesson.technique, &lesson.result].map(|text| text.in_language(language));
        let told = [level, page.game.as_str()].into_iter().chain(known);
        let parts = page.parts.iter().filter(|part| PARTS.contains(&part.0.as_str()));
        let text = parts.flat_map(|part| part.1.lines()).filter(|line| !line.trim().is_empty());
        told.chain(text).map(plain).collect::<Vec<_>>()
    };
    let aliases = book.order.aliases.iter().filter(|alias| alias.page == problem.name);
    let mut names: Vec<String> = problem.names().collect();
    names.extend(aliases.flat_map(|alias| alias.words.clone()));
    names.push(facts.full_id());
    json!({
        "page": problem.name,
        "id": facts.url.as_ref().map(|_| facts.full_id()),
        "level": { "en": entry.level.name(En), "zh": entry.level.name(Zh) },
        "title": { "en": facts.title, "zh": facts.title_zh },
        "names": names,
        "lines": { "en": lines(En), "zh": lines(Zh) },
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
        let lines = text.lines().filter(|line| !line.trim().is_empty()).map(plain);
        (title.to_owned(), lines.collect::<Vec<_>>())
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

/// A line without the marks of Markdown.
fn plain(line: &str) -> String {
    let mut plain = line.replace(['*', '`'], "");
    while let Some(middle) = plain.find("](") {
        let Some(end) = plain[middle..].find(')') else { break };
        plain.replace_range(middle..=middle + end, "");
        if let Some(begin) = plain[..middle].rfind('[') {
            plain.remove(begin);
        }
    }
    plain
}
