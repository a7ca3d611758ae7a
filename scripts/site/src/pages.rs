//! The pages, from templates.

use crate::address::file;
use crate::book::{Book, Entry, Mistake};
use crate::cards::cards;
use crate::highlight::{escape, highlight, CPP, RUST};
use crate::lab::Lab;
use crate::markdown::{html, inline, Place};
use crate::marks::Marks;
use crate::search;
use anyhow::{Context, Result};
use fs_err as fs;
use minijinja::value::Kwargs;
use minijinja::{context, path_loader, Environment, Error, ErrorKind, Value};
use std::collections::{HashMap, HashSet};
use std::path::Path;
use std::sync::Arc;
use words::{FluentArgs, Words};
use workspace::order::Language::{self, En, Zh};
use workspace::order::Word;
use workspace::page::{anchor, block, PARTS};

/// What the pages can do.
pub struct Can {
    pub search: bool,
    /// Run their program and play: the names of those.
    pub run: HashSet<String>,
    /// A number that stands for the scripts and styles that they load.
    pub version: String,
}

/// Writes all pages; how many. `zips` has the bytes of each problem's cases.
pub fn write(
    book: &Book,
    root: &Path,
    zips: &HashMap<String, usize>,
    lab: &Lab,
    can: Can,
    out: &Path,
) -> Result<usize> {
    let folders = ["templates", "files/lab"].map(|folder| root.join("scripts/site").join(folder));
    let [folder, of_lab] = &folders;
    let words = |language: Language| Words::read(language.code(), &[folder, of_lab]).map(Arc::new);
    let words = [words(En)?, words(Zh)?];
    let mut templates = Environment::new();
    templates.set_trim_blocks(true);
    templates.set_lstrip_blocks(true);
    templates.set_loader(path_loader(folder));
    let site = Site { book, words, zips, lab, can, templates };
    let mut count = 0;
    for language in [En, Zh] {
        let mut page = |name: &str, template: &str, context: Value| {
            count += 1;
            let text = site.page(template, name, language, &context)?;
            fs::write(out.join(file(name, language)), text).context("a page")
        };
        page("index", "front.html", site.front(language))?;
        let words = site.words(language);
        page("words", "words.html", context! { words => words })?;
        page("lab", "lab.html", context! {})?;
        page("mixed", "mixed.html", site.mixed(language))?;
        for (name, texts) in
            [("documents", &book.documents), ("study", &book.study), ("practice", &book.practice)]
        {
            let text = &texts[language as usize];
            let title = text.lines().next().unwrap_or("").trim_start_matches("# ");
            // The other language is in the header.
            let own = |line: &&str| !line.starts_with("[中文](") && !line.starts_with("[English](");
            let text = text.lines().filter(own).collect::<Vec<_>>().join("\n");
            let text = site.html(&text, language, name, &[], &mut Marks::default());
            let text = Value::from_safe_string(text);
            page(name, "text.html", context! { title => title, text => text })?;
        }
        for chapter in 0..book.chapters.len() {
            let sheet = site.sheet(chapter, language);
            page(&format!("sheet-{}", chapter + 1), "sheet.html", sheet)?;
            for entry in &book.chapters[chapter] {
                page(&entry.problem.name, "problem.html", site.problem(entry, chapter, language))?;
            }
        }
    }
    fs::write(out.join("files/search.js"), search::script(book))?;
    Ok(count)
}

/// A message of the templates.
fn said(words: &Words, id: &str, args: &Kwargs) -> Result<String, Error> {
    let mut given = FluentArgs::new();
    for name in args.args() {
        match i64::try_from(args.get::<Value>(name)?) {
            Ok(number) => given.set(name.to_owned(), number),
            Err(_) => given.set(name.to_owned(), args.get::<String>(name)?),
        }
    }
    let text = words.with(id, "", &given);
    text.map_err(|why| Error::new(ErrorKind::InvalidOperation, why.to_string()))
}

struct Site<'a> {
    book: &'a Book,
    /// What the templates say, in both languages.
    words: [Arc<Words>; 2],
    zips: &'a HashMap<String, usize>,
    lab: &'a Lab,
    can: Can,
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
        let other = language.either(Zh, En);
        let words = self.words[language as usize].clone();
        let say = move |id: String, args: Kwargs| said(&words, &id, &args);
        let common = context! {
            say => Value::from_function(say),
            prose => Value::from_function(|text: String| Value::from_safe_string(inline(&text))),
            lang => language.code(),
            other_lang => other.tag(),
            name => name,
            ending => file("", language),
            other_language => file(name, other),
            searches => self.can.search,
            runs => self.runs(name),
            version => self.can.version,
        };
        let template = self.templates.get_template(template);
        let rendered =
            template.and_then(|template| template.render(context! { ..common, ..context.clone() }));
        rendered.with_context(|| name.to_owned())
    }

    /// Whether programs and boards run on a page: on one that is no problem's, any.
    fn runs(&self, name: &str) -> bool {
        match self.book.problem(name) {
            Some(_) => self.can.run.contains(name),
            None => !self.can.run.is_empty(),
        }
    }

    fn front(&self, language: Language) -> Value {
        let chapters = self.book.order.chapters.iter().zip(&self.book.chapters);
        let chapters = chapters.map(|(chapter, problems)| {
            context! {
                chapter => chapter,
                problems => problems.iter().map(|entry| Self::head(entry, language)).collect::<Vec<_>>(),
            }
        });
        let count = self.book.problems().count();
        context! { chapters => chapters.collect::<Vec<_>>(), count => count }
    }

    /// What is played of each chapter.
    fn mixed(&self, language: Language) -> Value {
        let chapters = self.book.order.chapters.iter().zip(&self.book.chapters);
        let (titles, names): (Vec<&str>, Vec<Vec<&String>>) = chapters
            .map(|(chapter, problems)| {
                let names = problems.iter().map(|entry| &entry.problem.name);
                let names = names.filter(|name| self.can.run.contains(*name));
                (chapter.title.in_language(language), names.collect())
            })
            .filter(|(_, names): &(&str, Vec<&String>)| !names.is_empty())
            .unzip();
        context! { titles, names => in_script(&names) }
    }

    /// The exercises of a chapter, to be printed.
    fn sheet(&self, chapter: usize, language: Language) -> Value {
        let problems = self.book.chapters[chapter].iter().map(|entry| {
            let rule = entry.game.rule[language as usize].as_str();
            context! { head => Self::head(entry, language), lesson => &entry.lesson, rule => rule }
        });
        let order = &self.book.order.chapters[chapter];
        context! { number => chapter + 1, title => &order.title, problems => problems.collect::<Vec<_>>() }
    }

    /// The glossary: each word with its address.
    fn words(&self, language: Language) -> Vec<Value> {
        let entry = |word: &Word| {
            let id = anchor(word.term.in_language(language));
            let page = word.page.as_deref().and_then(|page| self.book.problem(page));
            context! { word => word, id => id, page => page.map(|entry| Self::head(entry, language)) }
        };
        self.book.order.words.iter().map(entry).collect()
    }

    /// What a list says of a problem.
    fn head(entry: &Entry, language: Language) -> Value {
        let (facts, page) = (&entry.problem.facts, entry.page(language));
        let other = language.either(Zh, En);
        context! {
            name => entry.problem.name,
            title => entry.title(language),
            other_title => entry.title(other),
            picture => entry.game.picture(&entry.problem.name, language),
            id => facts.url.as_ref().map(|_| facts.full_id()),
            also => facts.also,
            formats => facts.other_formats.iter().map(|format| {
                let how = inline(format.how.in_language(language));
                context! { ids => format.told_ids(language), how => how }
            }).collect::<Vec<_>>(),
            url => facts.url,
            game => page.game,
            cost => page.cost,
            level => entry.level.name(language),
            limits => facts.known_limits(language),
        }
    }

    fn problem(&self, entry: &Entry, chapter: usize, language: Language) -> Value {
        let problem = &entry.problem;
        let name = problem.name.as_str();
        let all: Vec<&Entry> = self.book.problems().collect();
        let at = all.iter().position(|other| other.problem.name == name).unwrap_or(0);
        let near = |at: Option<usize>| {
            at.and_then(|at| all.get(at)).map(|entry| Self::head(entry, language))
        };
        let order = &self.book.order.chapters[chapter];
        let place = order.pages.iter().find(|place| place.name == name);
        let needs = place.map_or(&[][..], |place| &place.needs[..]).iter();
        let needs = needs.filter_map(|need| Some(Self::head(self.book.problem(need)?, language)));
        let [program, tests] = &entry.program;
        let code = |text: &str| Value::from_safe_string(highlight(text, RUST));
        let plain = |text: &str| Value::from_safe_string(escape(text));
        let cpp = entry.cpp.as_ref();
        context! {
            head => Self::head(entry, language),
            chapter => context! { number => chapter + 1, title => &order.title },
            needs => needs.collect::<Vec<_>>(),
            lesson => &entry.lesson,
            before => near(at.checked_sub(1)),
            after => near(Some(at + 1)),
            parts => self.parts(entry, language),
            program => code(program),
            cpp => cpp.map(|text| Value::from_safe_string(highlight(text, CPP))),
            takes_rust => problem.judge().is_none_or(|judge| judge.takes_rust),
            tests => code(tests),
            bundle => plain(&entry.bundle),
            bundle_lines => entry.bundle.lines().count(),
            bundle_bytes => entry.bundle.len(),
            cases => in_script(&entry.cases),
            zip_kilobytes => self.zips.get(name).map(|bytes| bytes.div_ceil(1000)),
            in_lab => self.lab.has(name),
            interactive => specs::find(name).is_some_and(|spec| spec.interact.is_some()),
            refusals => in_script(&entry.lesson.refusals),
            board => context! {
                rule => entry.game.rule[language as usize],
                takes => entry.game.takes[language as usize],
                seen => &entry.game.seen[language as usize],
            },
        }
    }

    /// The HTML of a text on a page, with those cases on it.
    fn html(
        &self,
        text: &str,
        language: Language,
        page: &str,
        cases: &[Mistake],
        marks: &mut Marks,
    ) -> String {
        let title = |name: &str| Some(self.book.problem(name)?.title(language).to_owned());
        let has_case = |name: &str| cases.iter().any(|mistake| mistake.case.name == name);
        let words = &self.words[language as usize];
        let say =
            |id: &str| words.with(id, "", &FluentArgs::new()).expect("a test holds the words");
        let place = Place { language, page, title: &title, has_case: &has_case, say: &say };
        html(text, &place, marks)
    }

    /// The parts of a page.
    fn parts(&self, entry: &Entry, language: Language) -> Vec<Value> {
        let name = &entry.problem.name;
        let mut marks = Marks::of(&self.book.order.words, language);
        let mut html = |text: &str| self.html(text, language, name, &entry.mistakes, &mut marks);
        let part = |(kind, text): &(String, String)| {
            let title = PARTS.iter().find(|names| names[0] == kind)?[language as usize];
            // The listing stands beside the one in the other language.
            let text = match block(text, "program") {
                Some((_, listing)) => text.replace(&text[listing], ""),
                None => text.clone(),
            };
            // The mistakes after its first sentence are cards.
            let bullets = text.strip_prefix("- ");
            let bullets = bullets.or_else(|| text.split_once("\n- ").map(|parts| parts.1));
            let (text, cards) = match bullets {
                Some(bullets) if kind == "Mistakes" => {
                    ("", cards(bullets, entry, language, &mut html))
                }
                _ => (text.as_str(), vec![]),
            };
            let html = Value::from_safe_string(html(text));
            Some(context! { kind => kind.to_lowercase(), title, html, cards })
        };
        entry.page(language).parts.iter().filter_map(part).collect()
    }
}

/// JSON that may stand in a page.
fn in_script(data: &impl serde::Serialize) -> Value {
    let text = serde_json::to_string(data).expect("plain data");
    Value::from_safe_string(text.replace('<', "\\u003c"))
}
