//! The problems of other judges under the sections of STUDY, each with its key folded.

use super::markdown::{escaped, with_block};
use crate::workspace::order::Language::{self, En, Zh};
use crate::workspace::practice::{Elsewhere, Practice};
use crate::workspace::Workspace;
use anyhow::{Context, Result};

/// STUDY with a list in each block `<!-- practice section -->`.
pub fn with_lists(text: &str, workspace: &Workspace, language: Language) -> Result<String> {
    let Practice { problems } = workspace.practice()?;
    let mut text = text.to_owned();
    for section in problems.chunk_by(|one, next| one.section == next.section) {
        let list = list(section, workspace, language)?;
        let block = format!("practice {}", section[0].section);
        text = with_block(&text, &block, &format!("\n{list}\n"))?;
    }
    Ok(text)
}

fn list(problems: &[Elsewhere], workspace: &Workspace, language: Language) -> Result<String> {
    let count = problems.len();
    let summary = match (language, count) {
        (En, 1) => String::from("Practice: a problem elsewhere"),
        (En, _) => format!("Practice: {count} problems elsewhere"),
        (Zh, _) => format!("练习：别处的 {count} 题"),
    };
    let lines = problems.iter().map(|problem| line(problem, workspace, language));
    let lines = lines.collect::<Result<String>>()?;
    Ok(format!("<details><summary>{summary}</summary>\n\n{lines}\n</details>\n"))
}

fn line(problem: &Elsewhere, workspace: &Workspace, language: Language) -> Result<String> {
    let ids = problem.ids(language);
    let (first, others) = ids.split_first().context("no id")?;
    let mut line = format!("- [{first}]({})", problem.url);
    for id in others {
        line += &format!("{}{id}", if language == Zh { "、" } else { ", " });
    }
    let title = escaped(problem.title(language));
    line += &format!(" · {title} · {}", problem.level.name(language));
    if let Some(name) = &problem.page {
        let title = escaped(workspace.named(name)?.title(language));
        let page = format!("[{title}](problems/{name}/{})", language.page());
        line += &match language {
            En => format!(" · the game of {page}"),
            Zh => format!(" · 游戏同{page}"),
        };
    }
    let fold = match language {
        En => "key",
        Zh => "要点",
    };
    let key = problem.key.in_language(language).replace('<', "&lt;").replace('*', "\\*");
    Ok(format!("{line}<details><summary>{fold}</summary>{key}</details>\n"))
}
