//! What a page needs of its game before the engine is there, in each language.

use crate::picture::svg;
use anyhow::{Context, Result};
use board::Say;
use fs_err as fs;
use play::{Engine, View, NARROW, WIDE};
use referee::Player;
use serde::{Deserialize, Serialize};
use serde_json::json;
use std::path::Path;
use words::{file, Words};
use workspace::lesson::Lesson;
use workspace::order::Language::{self, En, Zh};
use workspace::Problem;

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
    /// The first position as a file.
    file: String,
}

/// So many set-ups are printed.
const PRINTED: usize = 3;

impl Game {
    pub fn read(root: &Path, problem: &Problem, lesson: &Lesson) -> Result<Game> {
        let (kit, study) = (root.join("scripts/board"), problem.folder.join("study"));
        let engine = play::open(&problem.name)
            .with_context(|| format!("{}: this tool was built without its board", problem.name))?;
        let start = lesson.set_ups.first().context("page.toml has no set-ups")?;
        let facts =
            play::page(&engine, start).with_context(|| format!("no board takes {start}"))?;
        let words = |language: Language| Words::read(language.code(), &[&kit, &study]);
        let words = [words(En)?, words(Zh)?];
        let both = |id| -> Result<[String; 2]> {
            let [en, zh] = words.each_ref().map(|words| words.say(&Say { id, args: vec![] }, &[]));
            Ok([en?, zh?])
        };
        let data = |language: Language| {
            let words = fs::read_to_string(file(&study, language.code()))?;
            let own = json!({ "setUps": lesson.set_ups, "words": words }).to_string();
            // Both are objects: one of the fields of both.
            Ok::<_, anyhow::Error>(format!("{{{},{}", &own[1..own.len() - 1], &facts[1..]))
        };
        let look = engine.look(start, Player::Left).context("no position")?;
        let seen = |language: Language| {
            let people = Words::read(language.code(), &[&root.join("scripts/site/files")])?;
            Seen::read(&words[language as usize], &people, &engine, &look, &lesson.set_ups)
        };
        let (seen, data) = ([seen(En)?, seen(Zh)?], [data(En)?, data(Zh)?]);
        Ok(Game { rule: both("rule")?, takes: both("takes")?, data, seen })
    }

    /// Writes `<name>.game.<language>.js` and the picture of its first position, in this style.
    pub fn write(&self, name: &str, style: &str, folder: &Path) -> Result<()> {
        for language in [En, Zh] {
            let path = folder.join(format!("{name}.game.{}.js", language.code()));
            fs::write(path, format!("loaded.game({});\n", self.data[language as usize]))?;
            let picture = &self.seen[language as usize].file;
            let path = folder.join(self.picture(name, language));
            fs::write(path, picture.replacen('>', &format!("><style>{style}</style>"), 1))?;
        }
        Ok(())
    }

    /// The file of that picture: one for both languages where nothing is written in it.
    pub fn picture(&self, name: &str, language: Language) -> String {
        let is_other = self.seen[En as usize].file != self.seen[language as usize].file;
        let language = if is_other { language } else { En };
        language.picture().replace("picture", &format!("{name}.board"))
    }
}

impl Seen {
    fn read(
        words: &Words,
        people: &Words,
        engine: &Engine,
        look: &View,
        set_ups: &[String],
    ) -> Result<Seen> {
        let draw = |text: &str, width| {
            let drawing = engine.drawing(text, text, width);
            drawing.with_context(|| format!("no board takes {text}"))
        };
        let live = look.moves.iter().flat_map(|one| one.act.framed());
        let live: Vec<String> = live.map(ToString::to_string).collect();
        let (narrow, wide) = (draw(&look.text, NARROW)?, draw(&look.text, WIDE)?);
        let hidden = |class: &str| format!("class=\"{class}\" aria-hidden=\"true\"");
        let first = svg(&narrow, &live, words, &hidden("narrow"))?
            + &svg(&wide, &live, words, &hidden("wide"))?;
        let file = svg(&narrow, &[], words, "xmlns=\"http://www.w3.org/2000/svg\"")?;
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
        let notes = narrow.notes.iter().map(|note| words.say(note, &names));
        let mut small: Vec<&String> = set_ups.iter().collect();
        small.sort_by_key(|text| text.len());
        let small = small.into_iter().take(PRINTED);
        let small = small.map(|text| svg(&draw(text, NARROW)?, &[], words, "class=\"narrow\""));
        let small = small.collect::<Result<_>>()?;
        Ok(Seen { first, notes: notes.collect::<Result<_>>()?, small, file })
    }
}
