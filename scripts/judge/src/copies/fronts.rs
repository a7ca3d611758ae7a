//! The index of problems in the READMEs; routes and words in STUDY.

use super::markdown::{escaped, with_block};
use crate::workspace::order::{Chapter, Language, Order, Text};
use crate::workspace::{Problem, Workspace};
use anyhow::{Context, Result};
use fs_err as fs;
use std::path::PathBuf;
use Language::{En, Zh};

pub fn all(workspace: &Workspace, order: &Order) -> Result<Vec<(PathBuf, String)>> {
    let mut files = vec![];
    for language in [En, Zh] {
        let fronts = Fronts { workspace, order, language };
        let ending = fronts.either(".md", ".zh-CN.md");
        let course = vec![("routes", fronts.routes()?), ("words", fronts.words()?)];
        for (name, blocks) in [("README", vec![("index", fronts.index()?)]), ("STUDY", course)] {
            let path = workspace.root.join(format!("{name}{ending}"));
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

struct Fronts<'a> {
    workspace: &'a Workspace,
    order: &'a Order,
    language: Language,
}

impl Fronts<'_> {
    fn say<'a>(&self, text: &'a Text) -> &'a str {
        text.in_language(self.language)
    }

    fn either(&self, en: &'static str, zh: &'static str) -> &'static str {
        match self.language {
            En => en,
            Zh => zh,
        }
    }

    fn link(&self, name: &str, text: &str) -> String {
        format!("[{}](problems/{name}/{})", escaped(text), self.language.page())
    }

    /// The problem's title as a link to its page.
    fn page(&self, name: &str) -> Result<String> {
        Ok(self.link(name, self.workspace.named(name)?.title(self.language)))
    }

    /// A section with a table for each chapter.
    fn index(&self) -> Result<String> {
        let chapters = self.order.chapters.iter().enumerate();
        let chapters = chapters.map(|(i, chapter)| self.chapter(i + 1, chapter));
        Ok(chapters.collect::<Result<Vec<_>>>()?.join("\n"))
    }

    fn chapter(&self, number: usize, chapter: &Chapter) -> Result<String> {
        let (title, adds) = (self.say(&chapter.title), self.say(&chapter.adds));
        let mut text = format!("### {number}. {title}\n\n{adds}\n\n");
        text += self.either(
            "| name | title | id | level | result | read before |\n",
            "| 名称 | 题目 | 出处 | 难度 | 结论 | 先读 |\n",
        );
        text += "| --- | --- | --- | --- | --- | --- |\n";
        for place in &chapter.pages {
            let problem = self.workspace.named(&place.name)?;
            let needs: Vec<String> = place.needs.iter().map(|name| self.link(name, name)).collect();
            text += &format!(
                "| {} | {} | {} | {} | {} | {} |\n",
                self.link(&place.name, &place.name),
                escaped(problem.title(self.language)),
                self.id(&problem),
                place.level.name(self.language),
                escaped(self.say(&problem.lesson()?.result)),
                needs.join(self.either(", ", "、")),
            );
        }
        Ok(text)
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
            let stop = if title.ends_with(['?', '？']) { "" } else { self.either(".", "。") };
            text.push(format!("**{title}{stop}** {about}\n\n{pages}\n"));
        }
        Ok(text.join("\n"))
    }

    /// The glossary, both languages side by side.
    fn words(&self) -> Result<String> {
        let mut table = self
            .either("| word | 中文 | meaning | page |\n", "| 中文 | 英文 | 含义 | 题目 |\n")
            .to_owned();
        table += "| --- | --- | --- | --- |\n";
        for word in &self.order.words {
            let other = word.term.in_language(if self.language == En { Zh } else { En });
            let page = word.page.as_deref().map_or(Ok(String::new()), |name| self.page(name))?;
            let (term, means) = (self.say(&word.term), self.say(&word.means));
            table += &format!("| {term} | {other} | {means} | {page} |\n");
        }
        Ok(table)
    }
}
