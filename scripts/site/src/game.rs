//! What a page needs of its game before the engine is there, in each language.

use crate::picture::{self, Pen};
use anyhow::{Context, Result};
use board::Say;
use fs_err as fs;
use judge::workspace::lesson::Lesson;
use judge::workspace::order::Language::{self, En, Zh};
use judge::workspace::Problem;
use play::{Engine, NARROW};
use serde::{Deserialize, Serialize};
use serde_json::{json, Value};
use std::path::Path;
use words::{file, Words};

/// A game on the site, in both languages.
#[derive(Serialize, Deserialize)]
pub struct Game {
    /// The rule in a sentence or two.
    pub rule: [String; 2],
    /// What the field for a set-up takes.
    pub takes: [String; 2],
    /// What its board reads: the facts, the first set-up, all words.
    data: [String; 2],
    /// What is seen of it without any script.
    pub seen: [Seen; 2],
    /// The first position as a file.
    files: [String; 2],
}

/// What a page shows of a board before its scripts are there, and on paper.
#[derive(Serialize, Deserialize)]
pub struct Seen {
    /// The first position, for a telephone and for wider screens.
    first: String,
    /// What stands below it.
    notes: Vec<String>,
    /// Small set-ups to be played by hand.
    small: Vec<String>,
}

/// So many set-ups are printed.
const PRINTED: usize = 3;

impl Game {
    pub fn read(root: &Path, problem: &Problem, lesson: &Lesson, things: &Value) -> Result<Game> {
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
        let mut small: Vec<&String> = lesson.set_ups.iter().collect();
        small.sort_by_key(|text| text.len());
        let small = small.into_iter().take(PRINTED).map(|text| {
            let facts =
                play::page(&engine, text).with_context(|| format!("no board takes {text}"))?;
            Ok(serde_json::from_str::<Value>(&facts)?["narrow"]["scene"].clone())
        });
        let small = small.collect::<Result<Vec<_>>>()?;
        let facts = serde_json::from_str(&facts)?;
        let seen = |language: Language| {
            let words = Words::read(language.code(), &[&kit, &study])?;
            let people = Words::read(language.code(), &[&root.join("scripts/site/files")])?;
            Seen::read(&Pen { things, words: &words }, &people, &engine, start, &facts, &small)
        };
        let ([en, zh], data) = ([seen(En)?, seen(Zh)?], [data(En)?, data(Zh)?]);
        let (seen, files) = ([en.0, zh.0], [en.1, zh.1]);
        Ok(Game { rule: both("rule")?, takes: both("takes")?, data, seen, files })
    }

    /// Writes `<name>.game.<language>.js` and the picture of its first position, in this style.
    pub fn write(&self, name: &str, style: &str, folder: &Path) -> Result<()> {
        for language in [En, Zh] {
            let path = folder.join(format!("{name}.game.{}.js", language.code()));
            fs::write(path, format!("loaded.game({});\n", self.data[language as usize]))?;
            let picture = &self.files[language as usize];
            let path = folder.join(self.picture(name, language));
            fs::write(path, picture.replacen('>', &format!("><style>{style}</style>"), 1))?;
        }
        Ok(())
    }

    /// The file of that picture: one for both languages where nothing is written in it.
    pub fn picture(&self, name: &str, language: Language) -> String {
        let is_other = self.files[En as usize] != self.files[language as usize];
        let language = if is_other { language } else { En };
        language.picture().replace("picture", &format!("{name}.board"))
    }
}

impl Seen {
    /// Also the first position as a file.
    fn read(
        pen: &Pen,
        people: &Words,
        engine: &Engine,
        text: &str,
        facts: &Value,
        small: &[Value],
    ) -> Result<(Seen, String)> {
        let start = &facts["narrow"];
        let svg = |scene, class: &str| {
            let attributes = format!("class=\"{class}\" aria-hidden=\"true\"");
            picture::svg(scene, start, pen, &attributes)
        };
        let first = svg(&start["scene"], "narrow")? + &svg(&facts["wide"], "wide")?;
        let file = "xmlns=\"http://www.w3.org/2000/svg\"";
        let file = picture::svg(&start["scene"], start, pen, file)?;
        let called = |id, attribute| people.attribute(&Say { id, args: vec![] }, attribute, &[]);
        let (you, computer) = (called("you", "")?, called("computer", "")?);
        let (you_begin, computer_begins) =
            (called("you", "begins")?, called("computer", "begins")?);
        let names = [
            ("mover", you.as_str()),
            ("other", &computer),
            ("Mover", &you_begin),
            ("Other", &computer_begins),
            ("you", "mover"),
        ];
        let drawing = engine.drawing(text, text, NARROW).context("no picture")?;
        let notes = drawing.notes.iter().map(|note| pen.words.say(note, &names));
        let small =
            small.iter().map(|scene| picture::svg(scene, &Value::Null, pen, "class=\"narrow\""));
        let small = small.collect::<Result<_>>()?;
        Ok((Seen { first, notes: notes.collect::<Result<_>>()?, small }, file))
    }
}
