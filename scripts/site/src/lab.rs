//! The pages' games in the lab: the rule of each as a program, and what the page's own board says of small positions.

use crate::book::Book;
use anyhow::{bail, ensure, Context, Result};
use fs_err as fs;
use play::Engine;
use referee::{Outcome, Player};
use serde::Deserialize;
use serde_json::{json, Value};
use std::collections::BTreeMap;
use std::path::Path;
use workspace::order::Language::{En, Zh};

/// How `lab.toml` has a game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Game {
    rule: String,
    at: Option<String>,
    /// Instead of `at`, where all that can be reached from there is asked for.
    from: Option<String>,
    #[serde(default = "normal")]
    end: String,
    board: String,
    #[serde(default = "few")]
    check: String,
}

fn normal() -> String {
    "loses".into()
}
fn few() -> String {
    "0..24".into()
}

/// The rules, by the names of the pages.
pub struct Lab(BTreeMap<String, Game>);

impl Lab {
    pub fn read(root: &Path) -> Result<Lab> {
        Ok(Lab(workspace::toml(&root.join("scripts/site/lab.toml"))?))
    }

    /// Is the page's game in the lab?
    pub fn has(&self, name: &str) -> bool {
        self.0.contains_key(name)
    }

    /// Writes `lab.pages.<language>.js`.
    pub fn write(&self, book: &Book, folder: &Path) -> Result<()> {
        let games = self.0.iter().map(|(name, rule)| {
            let checked = rule.checked(name).with_context(|| format!("lab.toml: {name}"))?;
            Ok((name, rule, checked))
        });
        let games: Vec<_> = games.collect::<Result<_>>()?;
        for language in [En, Zh] {
            let pages = games.iter().map(|(name, rule, checked)| {
                let title = book.problem(name).map(|entry| entry.title(language));
                let settings = json!({
                    "text": rule.rule.trim(),
                    "at": rule.from.as_deref().or(rule.at.as_deref()).unwrap_or("0..100"),
                    "end": rule.end,
                    "isReached": rule.from.is_some(),
                });
                json!({
                    "name": name,
                    "title": title,
                    "rule": settings,
                    "check": rule.check,
                    "outcomes": checked.outcomes,
                    "values": checked.values,
                })
            });
            let path = folder.join(format!("lab.pages.{}.js", language.code()));
            fs::write(path, format!("loaded.pages({});\n", pages.collect::<Value>()))?;
        }
        Ok(())
    }
}

/// What the board says of the positions that a rule is checked with.
struct Checked {
    /// A letter for each: L, W or D of the player to move, - if the board does not take it. For players with
    /// different moves once for each who may begin.
    outcomes: Vec<String>,
    /// The Grundy values, where the board has them of all.
    values: Option<Vec<Value>>,
}

impl Game {
    fn checked(&self, name: &str) -> Result<Checked> {
        let engine = play::open(name).context("there is no such board")?;
        let positions = positions(&self.check)?;
        let texts: Vec<String> = positions.iter().map(|at| at.text(&self.board)).collect();
        let is_partizan = self.end == "sides";
        let players = [Player::Left, Player::Right].into_iter().take(1 + usize::from(is_partizan));
        let letters = |player| texts.iter().map(|text| letter(&engine, text, player)).collect();
        let outcomes: Vec<String> = players.map(letters).collect();
        let taken = outcomes[0].chars().filter(|&letter| letter != '-').count();
        ensure!(taken > 4, "the board takes {taken} positions of {}", self.check);
        let values = if self.end == "loses" {
            texts.iter().map(|text| value(&engine, text)).collect::<Option<_>>()
        } else {
            None
        };
        Ok(Checked { outcomes, values })
    }
}

fn letter(engine: &Engine, text: &str, player: Player) -> char {
    match engine.look(text, player).map(|view| view.outcome) {
        Some(Outcome::Lost) => 'L',
        Some(Outcome::Won) => 'W',
        Some(Outcome::Drawn) => 'D',
        None => '-',
    }
}

/// The Grundy value, if the board has values of parts at all; null of a position that it does not take.
fn value(engine: &Engine, text: &str) -> Option<Value> {
    let Some(view) = engine.look(text, Player::Left) else { return Some(Value::Null) };
    let is_over = view.moves.is_empty();
    let value = view.parts.iter().fold(0, |sum, part| sum ^ part.1);
    (is_over || !view.parts.is_empty()).then(|| value.into())
}

/// A position as the lab has it.
enum At {
    Numbers(Vec<u64>),
    Text(String),
}

impl At {
    /// As the board reads it.
    fn text(&self, board: &str) -> String {
        let mut text = String::new();
        let mut rest = board;
        while let Some((before, after)) = rest.split_once('{') {
            let (place, after) = after.split_once('}').unwrap_or((after, ""));
            text += before;
            text += &self.place(place);
            rest = after;
        }
        text + rest
    }

    /// What stands for a name in brackets.
    fn place(&self, name: &str) -> String {
        let numbers = match self {
            At::Text(text) => return text.clone(),
            At::Numbers(numbers) => numbers,
        };
        match name {
            "n" | "x" => numbers[0].to_string(),
            "n-1" => numbers[0].saturating_sub(1).to_string(),
            "y" => numbers[1].to_string(),
            "list" => numbers.iter().map(u64::to_string).collect::<Vec<_>>().join(" "),
            _ => match name.split_once(['*', ':']) {
                Some(("n", letter)) => letter.repeat(numbers[0] as usize),
                Some((_, letters)) => {
                    let letter = |&number: &u64| letters.chars().nth(number as usize);
                    numbers.iter().filter_map(letter).collect()
                }
                None => String::new(),
            },
        }
    }
}

/// The positions that a text means, in the order of the lab: `0..24`, `0..9 × 0..9`, or a list.
fn positions(text: &str) -> Result<Vec<At>> {
    let range = |part: &str| {
        let (from, to) = part.trim().split_once("..")?;
        Some((from.parse::<u64>().ok()?, to.parse::<u64>().ok()?))
    };
    if let Some(ranges) = text.split('×').map(range).collect::<Option<Vec<_>>>() {
        let mut all = vec![vec![]];
        for (from, to) in ranges {
            let longer =
                |one: &Vec<u64>| (from..=to).map(|n| [&one[..], &[n]].concat()).collect::<Vec<_>>();
            all = all.iter().flat_map(longer).collect();
        }
        return Ok(all.into_iter().map(At::Numbers).collect());
    }
    let listed: Vec<Value> = serde_json::from_str(&format!("[{text}]"))?;
    let at = |one: Value| match one {
        Value::String(text) => Ok(At::Text(text)),
        Value::Array(_) => Ok(At::Numbers(serde_json::from_value(one)?)),
        _ => bail!("{one} is no position"),
    };
    listed.into_iter().map(at).collect()
}
