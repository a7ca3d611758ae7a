//! The problems of other judges: all of them in PRACTICE, each with its key folded, and links to two of them under each idea
//! of STUDY.

use super::markdown::{escaped, with_block};
use anyhow::{ensure, Context, Result};
use workspace::order::Language::{self, En, Zh};
use workspace::page::anchor;
use workspace::practice::{sections, title, Elsewhere, Practice};
use workspace::Workspace;

pub struct Lists<'a> {
    pub workspace: &'a Workspace,
    pub practice: &'a Practice,
    pub language: Language,
}

impl Lists<'_> {
    /// STUDY with some problems below each mark `<!-- practice section -->`.
    pub fn study(&self, text: &str) -> Result<String> {
        for problem in &self.practice.problems {
            let Elsewhere { section, id, .. } = problem;
            let is_there = sections(text).any(|name| name == section);
            ensure!(
                is_there,
                "there is no line <!-- practice {section} -->, under which {id} belongs"
            );
        }
        let mut made = text.to_owned();
        for section in sections(text) {
            let problems = self.practice.of(section);
            let heading = title(text, section).context("a mark above the first heading")?;
            let book = format!("PRACTICE{}", self.language.ending());
            let mut links = vec![];
            for problem in problems.iter().filter(|problem| problem.study).take(2) {
                let ids = problem.ids(self.language);
                let first = ids.first().context("no id")?;
                links.push(format!("[{first}]({book}#{})", anchor(&problem.id)));
            }
            let (all, place) = (problems.len(), anchor(heading));
            links.push(match (self.language, all) {
                (En, 1) => format!("[in PRACTICE]({book}#{place})"),
                (En, _) => format!("[all {all}]({book}#{place})"),
                (Zh, _) => format!("[全部 {all} 题]({book}#{place})"),
            });
            let links = links.join(self.language.either(", ", "、"));
            made = match self.language {
                En => with_line(&made, section, "**Practice:** ", &format!("{links}.")),
                Zh => with_line(&made, section, "**练习**：", &format!("{links}。")),
            };
        }
        Ok(made)
    }

    /// PRACTICE with all of them, by the ideas of that text of STUDY.
    pub fn book(&self, text: &str, study: &str) -> Result<String> {
        let (mut contents, mut book) = (vec![], String::new());
        for section in sections(study) {
            let problems = self.practice.of(section);
            if problems.is_empty() {
                continue;
            }
            let title = title(study, section).context("a mark above the first heading")?;
            let (count, ending, heading) = (problems.len(), self.language.ending(), anchor(title));
            contents.push(format!("[{title}](#{heading}) {count}"));
            let idea = self.language.either("The idea: ", "方法：");
            book += &format!("## {title}\n\n{idea}[{title}](STUDY{ending}#{heading})\n\n");
            for problem in problems {
                // Where a search leads to.
                let place = anchor(&problem.id);
                book += &format!("- <a id=\"{place}\"></a>{}", self.line(problem)?);
            }
            book += "\n";
        }
        let contents = contents.join(self.language.either(", ", "、"));
        with_block(text, "practice", &format!("\n{contents}\n\n{book}"))
    }

    /// Ids, title, level, the page whose game it is, and the key folded.
    fn line(&self, problem: &Elsewhere) -> Result<String> {
        let language = self.language;
        let ids = problem.ids(language);
        let (first, others) = ids.split_first().context("no id")?;
        let mut line = format!("[{first}]({})", problem.url);
        for id in others {
            line += &format!("{}{id}", self.language.either(", ", "、"));
        }
        let title = escaped(problem.title(language));
        line += &format!(" · {title} · {}", problem.level.name(language));
        if let Some(name) = &problem.page {
            let title = escaped(self.workspace.named(name)?.title(language));
            let page = format!("[{title}](problems/{name}/{})", language.page());
            line += &match language {
                En => format!(" · the game of {page}"),
                Zh => format!(" · 游戏同{page}"),
            };
        }
        let fold = self.language.either("key", "要点");
        let key = problem.key.in_language(language).replace('<', "&lt;").replace('*', "\\*");
        Ok(format!("{line}<details><summary>{fold}</summary>{key}</details>\n"))
    }
}

/// The text with this line below the mark of a section, in place of one that begins like it.
fn with_line(text: &str, section: &str, begins: &str, line: &str) -> String {
    let mark = format!("<!-- practice {section} -->\n");
    let Some((above, below)) = text.split_once(&mark) else { return text.to_owned() };
    let mut below = below.trim_start();
    if below.starts_with(begins) {
        below = below.split_once('\n').map_or("", |(_, rest)| rest.trim_start());
    }
    format!("{above}{mark}\n{begins}{line}\n\n{below}").trim_end().to_owned() + "\n"
}

#[cfg(test)]
mod tests {
    use super::with_line;

    #[test]
    fn a_line_is_written_below_its_mark_and_replaces_the_old_one() {
        let marks = "A\n\n<!-- practice a -->\n\nB\n\n<!-- practice b -->\n";
        let once = with_line(&with_line(marks, "a", "All: ", "1."), "b", "All: ", "2.");
        let right = "A\n\n<!-- practice a -->\n\nAll: 1.\n\nB\n\n<!-- practice b -->\n\nAll: ";
        assert_eq!(once, format!("{right}2.\n"));
        assert_eq!(with_line(&once, "b", "All: ", "3."), format!("{right}3.\n"));
        assert_eq!(with_line(&once, "a", "All: ", "1."), once);
    }
}
