//! The pages, from templates.

use crate::book::{Book, Shown};
use crate::highlight::highlight;
use crate::markdown::{file, html};
use anyhow::{Context, Result};
use fs_err as fs;
use judge::workspace::order::Language::{self, En, Zh};
use judge::workspace::page::{PARTS, PICTURE};
use minijinja::{context, Environment, Value};
use std::path::Path;

/// The problem that is a game to play.
const BOARD: &str = "nim-duel";

/// Writes all pages; how many.
pub fn write(book: &Book, runs: bool, out: &Path) -> Result<usize> {
    let site = Site { book, runs, templates: templates()? };
    let mut count = 0;
    for language in [En, Zh] {
        let mut page = |name: &str, template: &str, context: Value| {
            count += 1;
            let text = site.page(template, name, language, &context)?;
            fs::write(out.join(file(name, language)), text).context("a page")
        };
        page("index", "front.html", site.front(language))?;
        page("words", "words.html", context! { words => &book.order.words })?;
        let documents = html(&book.documents[language as usize], language, "documents");
        page("documents", "text.html", context! { text => Value::from_safe_string(documents) })?;
        for chapter in 0..book.chapters().len() {
            for shown in &book.chapters()[chapter] {
                page(&shown.problem.name, "problem.html", site.problem(shown, chapter, language))?;
            }
        }
    }
    fs::write(out.join("files/search.js"), site.search())?;
    Ok(count)
}

fn templates() -> Result<Environment<'static>> {
    let mut templates = Environment::new();
    templates.set_trim_blocks(true);
    templates.set_lstrip_blocks(true);
    for (name, text) in [
        ("base.html", include_str!("../templates/base.html")),
        ("exercise.html", include_str!("../templates/exercise.html")),
        ("front.html", include_str!("../templates/front.html")),
        ("problem.html", include_str!("../templates/problem.html")),
        ("text.html", include_str!("../templates/text.html")),
        ("words.html", include_str!("../templates/words.html")),
    ] {
        templates.add_template(name, text).context(name)?;
    }
    Ok(templates)
}

struct Site<'a> {
    book: &'a Book<'a>,
    runs: bool,
    templates: Environment<'static>,
}

impl Site<'_> {
    fn page(
        &self,
        template: &str,
        name: &str,
        language: Language,
        context: &Value,
    ) -> Result<String> {
        let is_chinese = language == Zh;
        // The words of the pages themselves stand in the templates, in both languages.
        let say = move |en: String, zh: String| if is_chinese { zh } else { en };
        let common = context! {
            say => Value::from_function(say),
            lang => if is_chinese { "zh" } else { "en" },
            name => name,
            ending => file("", language),
            other_language => file(name, if is_chinese { En } else { Zh }),
            runs => self.runs,
        };
        let template = self.templates.get_template(template);
        let rendered =
            template.and_then(|template| template.render(context! { ..common, ..context.clone() }));
        rendered.with_context(|| name.to_owned())
    }

    fn front(&self, language: Language) -> Value {
        let chapters = self.book.order.chapters.iter().zip(self.book.chapters());
        let chapters = chapters.map(|(chapter, problems)| {
            context! {
                chapter => chapter,
                problems => problems.iter().map(|shown| Self::head(shown, language)).collect::<Vec<_>>(),
            }
        });
        let count = self.book.problems().count();
        context! { chapters => chapters.collect::<Vec<_>>(), count => count }
    }

    /// What a list says of a problem.
    fn head(shown: &Shown, language: Language) -> Value {
        let (facts, page) = (&shown.problem.facts, shown.problem.page(language));
        let other = if language == En { Zh } else { En };
        context! {
            name => shown.problem.name,
            title => shown.title(language),
            other_title => shown.title(other),
            id => facts.url.as_ref().map(|_| facts.full_id()),
            also => facts.also,
            url => facts.url,
            technique => page.technique,
            cost => page.cost,
        }
    }

    fn problem(&self, shown: &Shown, chapter: usize, language: Language) -> Value {
        let (problem, page) = (shown.problem, shown.problem.page(language));
        let name = problem.name.as_str();
        let title = shown.picture.as_deref().and_then(|picture| {
            Some(picture.split_once("<title")?.1.split_once('>')?.1.split_once("</title>")?.0)
        });
        let picture = format!("![{}](picture.svg)", title.unwrap_or(""));
        let parts = page.parts.iter().map(|(title, text)| {
            let kind = PARTS.iter().find(|part| part.0 == title || part.1 == title);
            let text = text.replace(PICTURE, &picture);
            let text = with_links_to_cases(&html(&text, language, name), shown);
            context! {
                kind => kind.map_or("", |part| part.0).to_lowercase(),
                title => title,
                html => Value::from_safe_string(text),
            }
        });
        let all: Vec<&Shown> = self.book.problems().collect();
        let at = all.iter().position(|other| other.problem.name == name).unwrap_or(0);
        let near = |at: Option<usize>| {
            at.and_then(|at| all.get(at)).map(|shown| Self::head(shown, language))
        };
        let order = &self.book.order.chapters[chapter];
        let place = order.pages.iter().find(|place| place.name == name);
        let needs = place.map_or(&[][..], |place| &place.needs[..]).iter();
        let needs = needs.filter_map(|need| Some(Self::head(self.book.problem(need)?, language)));
        let (program, tests) = program_and_tests(&problem.source);
        let code = |text: &str| Value::from_safe_string(highlight(text));
        context! {
            head => Self::head(shown, language),
            chapter => context! { number => chapter + 1, title => &order.title },
            needs => needs.collect::<Vec<_>>(),
            exercises => order.exercises.iter().filter(|exercise| exercise.problem == name).collect::<Vec<_>>(),
            before => near(at.checked_sub(1)),
            after => near(Some(at + 1)),
            parts => parts.collect::<Vec<_>>(),
            program => code(program),
            tests => code(tests),
            bundle => code(&shown.bundle),
            bundle_lines => shown.bundle.lines().count(),
            bundle_bytes => shown.bundle.len(),
            samples => shown.cases.iter().filter(|case| case.name.starts_with("sample-")).collect::<Vec<_>>(),
            mistakes => &shown.mistakes,
            cases => in_script(&shown.cases),
            is_board => name == BOARD,
        }
    }

    /// What the search looks through: for each page its address, titles, ids, and words in both
    /// languages.
    fn search(&self) -> String {
        let entry = |shown: &Shown| {
            let (problem, facts) = (shown.problem, &shown.problem.facts);
            let ids: Vec<String> = problem.names().collect();
            let text = |language| {
                let parts = problem.page(language).parts.iter().map(|part| part.1.as_str());
                parts.collect::<Vec<_>>().join(" ").to_lowercase()
            };
            serde_json::json!({
                "page": problem.name,
                "title": { "en": facts.title, "zh": facts.title_zh },
                "names": (ids.join(" ") + " " + &facts.full_id()).to_lowercase(),
                "words": format!("{} {}", text(En), text(Zh)),
            })
        };
        let entries: Vec<_> = self.book.problems().map(entry).collect();
        format!("loaded.search({});\n", serde_json::Value::from(entries))
    }
}

/// The names of cases lead to them.
fn with_links_to_cases(html: &str, shown: &Shown) -> String {
    let mut html = html.to_owned();
    for mistake in &shown.mistakes {
        let name = &mistake.case.name;
        let code = format!("<code>{name}</code>");
        html = html.replace(&code, &format!("<a href=\"#{name}\">{code}</a>"));
    }
    html
}

/// JSON that may stand in a page.
fn in_script(data: &impl serde::Serialize) -> Value {
    let text = serde_json::to_string(data).expect("plain data");
    Value::from_safe_string(text.replace('<', "\\u003c"))
}

/// What stands below the essay: the program, and its tests.
fn program_and_tests(source: &str) -> (&str, &str) {
    let begin = source.find("\nuse ").map_or(0, |at| at + 1);
    let end = source.find("#[cfg(test)]").unwrap_or(source.len());
    (source[begin..end].trim_end(), source[end..].trim_end())
}
