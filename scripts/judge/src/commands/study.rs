//! The reading order as a text for the READMEs.

use crate::workspace::order::{Chapter, Exercise, Language, Order, Text, Word};
use crate::workspace::Workspace;
use anyhow::{Context, Result};
use Language::{En, Zh};

/// A file that has the reading order between two marks.
pub struct Front {
    /// Its path.
    pub path: &'static str,
    language: Language,
    /// Where a problem's page is, with `{name}` for its name.
    page: &'static str,
}

/// All of them.
pub const FRONTS: [Front; 2] = [
    Front { path: "README.md", language: En, page: "problems/{name}/src/main.rs" },
    Front { path: "README.zh-CN.md", language: Zh, page: "problems/{name}/README.zh-CN.md" },
];

impl Front {
    /// The text with the reading order as it is now, between its two marks.
    pub fn renewed(&self, workspace: &Workspace, text: &str) -> Result<String> {
        let [begin, end] = ["<!-- reading order -->", "<!-- end of the reading order -->"];
        let parts = text.split_once(begin);
        let parts = parts.and_then(|(before, rest)| Some((before, rest.split_once(end)?.1)));
        let (before, after) =
            parts.with_context(|| format!("{} has no marks of the reading order", self.path))?;
        let order = Order::read(workspace)?;
        let mut study = String::new();
        for (i, chapter) in order.chapters.iter().enumerate() {
            let (title, adds) = (self.say(&chapter.title), self.say(&chapter.adds));
            study += &format!("### {}. {title}\n\n{adds}\n\n", i + 1);
            study += &self.table(workspace, chapter)?;
            chapter.exercises.iter().for_each(|exercise| study += &self.exercise(exercise));
        }
        study += &self.glossary(&order.words);
        Ok(format!("{before}{begin}\n\n{study}\n{end}{after}"))
    }

    fn say<'a>(&self, text: &'a Text) -> &'a str {
        text.in_language(self.language)
    }

    fn link(&self, name: &str) -> String {
        let page = self.page.replace("{name}", name);
        format!("[{name}]({page})")
    }

    /// A row a page.
    fn table(&self, workspace: &Workspace, chapter: &Chapter) -> Result<String> {
        let mut table = String::from(match self.language {
            En => "| page | judge | title | technique | time and memory | read before |\n",
            Zh => "| 页 | 出处 | 题目 | 方法 | 时间和空间 | 先读 |\n",
        });
        table += "| --- | --- | --- | --- | --- | --- |\n";
        for place in &chapter.pages {
            let problem = workspace.named(&place.name)?;
            let (facts, page) = (&problem.facts, problem.page(self.language));
            let judge = match &facts.url {
                Some(url) => format!("[{}]({url})", facts.full_id()),
                None => String::from("—"),
            };
            let needs: Vec<String> = place.needs.iter().map(|name| self.link(name)).collect();
            table += &format!(
                "| {} | {judge} | {}<br>{} | {} | {} | {} |\n",
                self.link(&place.name),
                text(&facts.title),
                text(&facts.title_zh),
                page.technique,
                page.cost,
                needs.join(", "),
            );
        }
        Ok(table + "\n")
    }

    fn exercise(&self, exercise: &Exercise) -> String {
        let Exercise { problem, ask, command, prints, because } = exercise;
        let (what, page) = (["Exercise", "练习"][self.language as usize], self.link(problem));
        format!(
            "<details><summary>{what} ({problem}): {}</summary>\n\n\
             ```console\n$ {command}\n{prints}\n```\n\n{} {page}\n\n</details>\n\n",
            self.say(ask),
            self.say(because),
        )
    }

    /// The words, both languages side by side.
    fn glossary(&self, words: &[Word]) -> String {
        let mut table = String::from(match self.language {
            En => "### Words\n\n| word | 中文 | meaning | page |\n",
            Zh => "### 术语\n\n| 中文 | 英文 | 含义 | 页 |\n",
        });
        table += "| --- | --- | --- | --- |\n";
        for Word { term, means, page } in words {
            let other = term.in_language(if self.language == En { Zh } else { En });
            let page = page.as_ref().map(|name| self.link(name)).unwrap_or_default();
            table += &format!("| {} | {other} | {} | {page} |\n", self.say(term), self.say(means));
        }
        table
    }
}

/// A title as Markdown shows it: its brackets are no link.
fn text(title: &str) -> String {
    title.replace('[', "\\[").replace(']', "\\]")
}
