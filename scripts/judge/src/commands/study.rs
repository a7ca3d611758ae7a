//! The index of problems for the READMEs; chapters, exercises, results and words for STUDY.

use crate::workspace::lesson::Exercise;
use crate::workspace::order::{Chapter, Language, Order, Route, Text, Word};
use crate::workspace::{Problem, Workspace};
use anyhow::{Context, Result};
use Language::{En, Zh};

const BEGIN: &str = "<!-- made by `cargo judge list --readme` -->";
const END: &str = "<!-- end of what is made -->";

/// A file of which a part is made from the workspace.
pub struct Front {
    /// Its path.
    pub path: &'static str,
    language: Language,
    made: fn(&Study) -> Result<String>,
}

/// All of them.
pub const FRONTS: [Front; 4] = [
    Front { path: "README.md", language: En, made: |study| study.index() },
    Front { path: "README.zh-CN.md", language: Zh, made: |study| study.index() },
    Front { path: "STUDY.md", language: En, made: |study| study.course() },
    Front { path: "STUDY.zh-CN.md", language: Zh, made: |study| study.course() },
];

impl Front {
    /// The text with its made part as it is now, between the two marks.
    pub fn renewed(&self, workspace: &Workspace, text: &str) -> Result<String> {
        let parts = text.split_once(BEGIN);
        let parts = parts.and_then(|(before, rest)| Some((before, rest.split_once(END)?.1)));
        let (before, after) = parts.with_context(|| format!("{} has no marks", self.path))?;
        let order = Order::read(workspace)?;
        let made = (self.made)(&Study { workspace, order: &order, language: self.language })?;
        Ok(format!("{before}{BEGIN}\n\n{made}\n{END}{after}"))
    }
}

/// What a text is made from.
struct Study<'a> {
    workspace: &'a Workspace,
    order: &'a Order,
    language: Language,
}

impl Study<'_> {
    /// The text in its language, of texts in both.
    fn say<'a>(&self, text: &'a Text) -> &'a str {
        text.in_language(self.language)
    }

    fn either(&self, en: &'static str, zh: &'static str) -> &'static str {
        if self.language == En {
            en
        } else {
            zh
        }
    }

    fn title<'a>(&self, problem: &'a Problem) -> &'a str {
        match self.language {
            En => &problem.facts.title,
            Zh => &problem.facts.title_zh,
        }
    }

    fn link(&self, name: &str, text: &str) -> String {
        let page = self.either("src/main.rs", "README.zh-CN.md");
        format!("[{}](problems/{name}/{page})", escaped(text))
    }

    /// The problem's title, which leads to its page.
    fn page(&self, name: &str) -> Result<String> {
        Ok(self.link(name, self.title(self.workspace.named(name)?)))
    }

    fn pages(&self, names: &[String], between: &str) -> Result<String> {
        let links: Result<Vec<String>> = names.iter().map(|name| self.page(name)).collect();
        Ok(links?.join(between))
    }

    /// A row a problem: all that one looks for.
    fn index(&self) -> Result<String> {
        let mut table = self
            .either(
                "| name | title | id | result | read before |\n",
                "| 名称 | 题目 | 出处 | 结论 | 先读 |\n",
            )
            .to_owned();
        table += "| --- | --- | --- | --- | --- |\n";
        for place in self.order.chapters.iter().flat_map(|chapter| &chapter.pages) {
            let problem = self.workspace.named(&place.name)?;
            let needs: Vec<String> = place.needs.iter().map(|name| self.link(name, name)).collect();
            table += &format!(
                "| {} | {} | {} | {} | {} |\n",
                self.link(&place.name, &place.name),
                escaped(self.title(problem)),
                self.id(problem),
                escaped(self.say(&problem.lesson.result)),
                needs.join(self.either(", ", "、")),
            );
        }
        Ok(table)
    }

    fn id(&self, problem: &Problem) -> String {
        let Some(url) = &problem.facts.url else { return String::from("—") };
        let id = problem.facts.full_id();
        let id = if self.language == Zh { id.replace("Luogu", "洛谷") } else { id };
        format!("[{id}]({url})")
    }

    /// Routes, chapters with their exercises, results, words.
    fn course(&self) -> Result<String> {
        let mut text = self.either("## Three routes\n\n", "## 三条路线\n\n").to_owned();
        for route in &self.order.routes {
            text += &self.route(route)?;
        }
        text += self.either("## Chapters and exercises\n\n", "## 各章与练习\n\n");
        for (i, chapter) in self.order.chapters.iter().enumerate() {
            text += &self.chapter(i + 1, chapter)?;
        }
        Ok(text + &self.results()? + &self.words()?)
    }

    fn route(&self, Route { title, about, pages }: &Route) -> Result<String> {
        let pages = self.pages(pages, " → ")?;
        Ok(format!("**{}.** {}\n\n{pages}\n\n", self.say(title), self.say(about)))
    }

    fn chapter(&self, number: usize, chapter: &Chapter) -> Result<String> {
        let (title, adds) = (self.say(&chapter.title), self.say(&chapter.adds));
        let mut text = format!("### {number}. {title}\n\n{adds}\n\n");
        for place in &chapter.pages {
            let problem = self.workspace.named(&place.name)?;
            let technique = &problem.page(self.language).technique;
            text += &format!("- {}: {technique}\n", self.page(&place.name)?);
        }
        text += "\n";
        for place in &chapter.pages {
            let problem = self.workspace.named(&place.name)?;
            problem.lesson.exercises.iter().for_each(|it| text += &self.exercise(problem, it));
        }
        Ok(text)
    }

    fn exercise(&self, problem: &Problem, exercise: &Exercise) -> String {
        let choices = exercise.choices.as_ref().map(|choices| match self.language {
            En => format!("\n\nChoose: {}.", choices.en.join(" / ")),
            Zh => format!("\n\n选择：{}。", choices.zh.join(" / ")),
        });
        let Exercise { ask, answer, hint, because, command, prints, .. } = exercise;
        format!(
            "**{}.** {}{}\n\n\
             <details><summary>{}</summary>\n\n{}\n\n</details>\n\
             <details><summary>{}</summary>\n\n**{}** {}\n\n\
             ```console\n$ {command}\n{prints}\n```\n\n</details>\n\n",
            escaped(self.title(problem)),
            self.say(ask),
            choices.unwrap_or_default(),
            self.either("Hint", "提示"),
            self.say(hint),
            self.either("Answer", "答案"),
            self.say(answer),
            self.say(because),
        )
    }

    /// A row a game: what is lost, and where it is proved.
    fn results(&self) -> Result<String> {
        let mut table = self.either(
            "## Results\n\nLost means: for the player to move, under best play.\n\n| game | result |\n",
            "## 结论一览\n\n必败指双方都走最优时，轮到走的人必败。\n\n| 题目 | 结论 |\n",
        ).to_owned();
        table += "| --- | --- |\n";
        for place in self.order.chapters.iter().flat_map(|chapter| &chapter.pages) {
            let lesson = &self.workspace.named(&place.name)?.lesson;
            let result = escaped(self.say(&lesson.result));
            table += &format!("| {} | {result} |\n", self.page(&place.name)?);
        }
        Ok(table + "\n")
    }

    /// The words, both languages side by side.
    fn words(&self) -> Result<String> {
        let mut table = self
            .either(
                "## Words\n\n| word | 中文 | meaning | page |\n",
                "## 术语\n\n| 中文 | 英文 | 含义 | 题目 |\n",
            )
            .to_owned();
        table += "| --- | --- | --- | --- |\n";
        for Word { term, means, page, .. } in &self.order.words {
            let other = term.in_language(if self.language == En { Zh } else { En });
            let page = page.as_deref().map_or(Ok(String::new()), |name| self.page(name))?;
            table += &format!("| {} | {other} | {} | {page} |\n", self.say(term), self.say(means));
        }
        Ok(table)
    }
}

/// A text as Markdown's tables and links show it.
fn escaped(text: &str) -> String {
    text.replace('[', "\\[").replace(']', "\\]").replace('|', "\\|")
}
