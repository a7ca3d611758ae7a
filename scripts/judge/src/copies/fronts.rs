//! The chapters in the README; the index of problems, the routes and the words in the README beside the problems.

use super::markdown::{escaped, with_block};
use anyhow::{Context, Result};
use fs_err as fs;
use std::path::PathBuf;
use workspace::order::{Chapter, Language, Order, Place, Text};
use workspace::{Problem, Workspace};
use Language::{En, Zh};

pub fn all(workspace: &Workspace, order: &Order) -> Result<Vec<(PathBuf, String)>> {
    let mut files = vec![];
    for language in [En, Zh] {
        let front = Fronts { workspace, order, language, problems: "problems/" };
        let index = Fronts { problems: "", ..front };
        for (name, blocks) in [
            ("README", vec![("chapters", front.chapters()?)]),
            (
                "problems/README",
                vec![
                    ("index", index.index()?),
                    ("routes", index.routes()?),
                    ("words", index.words()?),
                ],
            ),
        ] {
            let path = workspace.root.join(format!("{name}{}", language.ending()));
            let mut text = fs::read_to_string(&path)?;
            for (block, inside) in blocks {
                let new = with_block(&text, block, &format!("\n{inside}\n"));
                text = new.with_context(|| path.display().to_string())?;
            }
            files.push((path, text));
        }
    }
    Ok(files)
}

#[derive(Clone, Copy)]
struct Fronts<'a> {
    workspace: &'a Workspace,
    order: &'a Order,
    language: Language,
    /// Where the problems' folders are, from the file that is written.
    problems: &'static str,
}

impl Fronts<'_> {
    fn say<'a>(&self, text: &'a Text) -> &'a str {
        text.in_language(self.language)
    }

    fn link(&self, name: &str, text: &str) -> String {
        format!("[{}]({}{name}/{})", escaped(text), self.problems, self.language.page())
    }

    /// The problem's title as a link to its page.
    fn page(&self, name: &str) -> Result<String> {
        Ok(self.link(name, self.workspace.named(name)?.title(self.language)))
    }

    /// A line for each chapter: its title, and its pages.
    fn chapters(&self) -> Result<String> {
        let mut text = String::new();
        for (number, chapter) in (1..).zip(&self.order.chapters) {
            let pages = chapter.pages.iter().map(|place| self.page(&place.name));
            let pages = pages.collect::<Result<Vec<_>>>()?.join(self.language.either(", ", "、"));
            let title = self.say(&chapter.title);
            text += &format!("{number}. **{title}**{}{pages}\n", self.language.either(": ", "："));
        }
        Ok(text)
    }

    /// A section for each chapter: a table of its pages, and their results folded.
    fn index(&self) -> Result<String> {
        let chapters = (1..).zip(&self.order.chapters);
        let chapters = chapters.map(|(number, chapter)| self.chapter(number, chapter));
        Ok(chapters.collect::<Result<Vec<_>>>()?.join("\n"))
    }

    fn chapter(&self, number: usize, chapter: &Chapter) -> Result<String> {
        let pages = chapter.pages.iter().map(|place| self.entry(place));
        let results = chapter.pages.iter().map(|place| self.result(&place.name));
        Ok(format!(
            "## {number}. {}\n\n{}\n\n{}| --- | --- | --- | --- | --- |\n{}\n\
             <details><summary>{}</summary>\n\n{}| --- | --- | --- |\n{}\n</details>\n",
            self.say(&chapter.title),
            self.say(&chapter.adds),
            self.language.either(
                "| name | problem | judge | level | read before |\n",
                "| 名称 | 题目 | 出处 | 难度 | 先读 |\n",
            ),
            pages.collect::<Result<String>>()?,
            self.language.either("The answers of this chapter", "本章的答案"),
            self.language.either("| name | ideas | result |\n", "| 名称 | 方法 | 结论 |\n"),
            results.collect::<Result<String>>()?,
        ))
    }

    /// What a reader sees of a page before reading it: no answer.
    fn entry(&self, place: &Place) -> Result<String> {
        let problem = self.workspace.named(&place.name)?;
        let needs: Vec<String> = place.needs.iter().map(|name| self.link(name, name)).collect();
        Ok(format!(
            "| {} | **{}**{}{} | {} | {} | {} |\n",
            self.link(&place.name, &place.name),
            escaped(problem.title(self.language)),
            self.language.either(": ", "："),
            escaped(&problem.page(self.language)?.game),
            self.id(&problem),
            place.level.name(self.language),
            needs.join(self.language.either(", ", "、")),
        ))
    }

    fn result(&self, name: &str) -> Result<String> {
        let lesson = self.workspace.named(name)?.lesson()?;
        let [technique, result] =
            [&lesson.technique, &lesson.result].map(|text| escaped(self.say(text)));
        Ok(format!("| {} | {technique} | {result} |\n", self.link(name, name)))
    }

    fn id(&self, problem: &Problem) -> String {
        let Some(url) = &problem.facts.url else { return String::from("—") };
        let id = problem.facts.full_id();
        let id = if self.language == Zh { id.replace("Luogu", "洛谷") } else { id };
        format!("[{id}]({url})")
    }

    fn routes(&self) -> Result<String> {
        let mut text = vec![];
        for route in &self.order.routes {
            let pages = route.pages.iter().map(|name| self.page(name));
            let pages = pages.collect::<Result<Vec<_>>>()?.join(" → ");
            let (title, about) = (self.say(&route.title), self.say(&route.about));
            // A question already ends with a mark.
            let stop =
                if title.ends_with(['?', '？']) { "" } else { self.language.either(".", "。") };
            text.push(format!("**{title}{stop}** {about}\n\n{pages}\n"));
        }
        Ok(text.join("\n"))
    }

    /// The glossary, both languages side by side.
    fn words(&self) -> Result<String> {
        let mut table = self
            .language
            .either("| word | 中文 | meaning | page |\n", "| 中文 | 英文 | 含义 | 题目 |\n")
            .to_owned();
        table += "| --- | --- | --- | --- |\n";
        for word in &self.order.words {
            let other = word.term.in_language(self.language.either(Zh, En));
            let page = word.page.as_deref().map_or(Ok(String::new()), |name| self.page(name))?;
            let (term, means) = (self.say(&word.term), self.say(&word.means));
            table += &format!("| {term} | {other} | {means} | {page} |\n");
        }
        Ok(table)
    }
}
