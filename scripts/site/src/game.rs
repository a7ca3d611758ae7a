//! What a page needs of its game before the engine is there, in each language.

use anyhow::{Context, Result};
use board::Say;
use fs_err as fs;
use judge::workspace::lesson::Lesson;
use judge::workspace::order::Language::{self, En, Zh};
use judge::workspace::Problem;
use serde_json::json;
use std::path::Path;
use words::{file, Words};

/// A game on the site, in both languages.
pub struct Game {
    /// The rule in a sentence or two.
    pub rule: [String; 2],
    /// What the field for a set-up takes.
    pub takes: [String; 2],
    /// What its board reads: the facts, the first set-up, all words.
    data: [String; 2],
}

impl Game {
    pub fn read(root: &Path, problem: &Problem, lesson: &Lesson) -> Result<Game> {
        let (kit, study) = (root.join("scripts/board"), problem.folder.join("study"));
        let engine = play::open(&problem.name)
            .with_context(|| format!("{}: this tool was built without its board", problem.name))?;
        let start = lesson.set_ups.first().context("page.toml has no set-ups")?;
        let facts =
            play::page(&engine, start).with_context(|| format!("no board takes {start}"))?;
        let said = |language: Language, id| {
            let words = Words::read(language.code(), &[&kit, &study])?;
            words.say(&Say { id, args: vec![] }, &[])
        };
        let both = |id| Ok::<_, anyhow::Error>([said(En, id)?, said(Zh, id)?]);
        let data = |language: Language| {
            let words = fs::read_to_string(file(&study, language.code()))?;
            let own = json!({ "setUps": lesson.set_ups, "words": words }).to_string();
            // Both are objects: one of the fields of both.
            Ok::<_, anyhow::Error>(format!("{{{},{}", &own[1..own.len() - 1], &facts[1..]))
        };
        Ok(Game { rule: both("rule")?, takes: both("takes")?, data: [data(En)?, data(Zh)?] })
    }

    /// Writes `<name>.game.<language>.js`.
    pub fn write(&self, name: &str, folder: &Path) -> Result<()> {
        for language in [En, Zh] {
            let path = folder.join(format!("{name}.game.{}.js", language.code()));
            fs::write(path, format!("loaded.game({});\n", self.data[language as usize]))?;
        }
        Ok(())
    }
}
