//! Answers as JSON. The engine is compiled without crates and is to be small, so it is written by hand.

use crate::engine::{Engine, MoveView, Tile, View};
use crate::kit::{marks, Drawing, Form, Shape};
use board::{Arg, Between, Id, Label, Say};
use referee::{End, Outcome};

pub fn text(text: &str) -> String {
    let mut quoted = String::from("\"");
    for letter in text.chars() {
        match letter {
            '"' | '\\' => quoted.extend(['\\', letter]),
            '\n' => quoted += "\\n",
            // It may stand in a page.
            '<' => quoted += "\\u003c",
            _ => quoted.push(letter),
        }
    }
    quoted + "\""
}

pub fn list<T>(items: impl IntoIterator<Item = T>, item: impl Fn(T) -> String) -> String {
    array(&items.into_iter().map(item).collect::<Vec<_>>())
}

fn array(items: &[String]) -> String {
    format!("[{}]", items.join(","))
}

/// `null` for nothing.
pub fn perhaps<T>(thing: Option<T>, json: impl Fn(T) -> String) -> String {
    thing.map_or_else(|| "null".to_owned(), json)
}

/// `{"name":…}`.
fn object(fields: &[(&str, String)]) -> String {
    let fields = fields.iter().map(|(name, json)| format!("\"{name}\":{json}"));
    format!("{{{}}}", fields.collect::<Vec<_>>().join(","))
}

/// `["id",{"name":5}]`; an argument that is not a number or a text is an object.
fn say(say: &Say) -> String {
    let args: Vec<(&str, String)> = say.args.iter().map(|(name, of)| (*name, arg(of))).collect();
    format!("[{},{}]", text(say.id), object(&args))
}

fn arg(of: &Arg) -> String {
    match of {
        Arg::Number(number) => number.to_string(),
        Arg::Text(notation) => text(notation),
        Arg::Said(message) => object(&[("say", say(message))]),
        Arg::List(items, between) => {
            let between = match between {
                Between::And => "and",
                Between::Or => "or",
                Between::Comma => "comma",
            };
            object(&[(between, list(items, arg))])
        }
    }
}

fn outcome(outcome: Outcome) -> String {
    let word = match outcome {
        Outcome::Won => "won",
        Outcome::Lost => "lost",
        Outcome::Drawn => "drawn",
    };
    text(word)
}

fn id(id: &Id) -> String {
    text(&id.to_string())
}

/// What a board does not take.
pub fn refusal() -> String {
    "{\"refused\":true}".to_owned()
}

/// What does not change in a game, with a position of it in both widths.
pub fn page(engine: &Engine, start: &View, [narrow, wide]: [&Drawing; 2]) -> String {
    let end = match engine.positions.end() {
        End::Normal => "normal",
        End::Misere => "misere",
        End::Draws => "draws",
        End::Score => "score",
        End::Secret => "secret",
    };
    object(&[
        ("end", text(end)),
        ("isPartizan", engine.positions.is_partizan().to_string()),
        ("counted", perhaps(engine.positions.counted(), text)),
        ("narrow", look(start, narrow)),
        ("wide", scene(wide, start)),
    ])
}

/// What there is to know of a position, with its picture.
pub fn look(look: &View, drawing: &Drawing) -> String {
    // What is not drawn is not explained.
    let overlay = look.idea.overlay.as_ref().filter(|overlay| !overlay.marks.is_empty());
    object(&[
        ("text", text(&look.text)),
        ("told", say(&look.told)),
        ("how", say(&look.how)),
        ("outcome", outcome(look.outcome)),
        ("moves", list(&look.moves, seen)),
        ("best", perhaps(look.best, |best| best.to_string())),
        ("weights", list(&look.weights, i64::to_string)),
        ("parts", list(&look.parts, |(part, value)| format!("[{},{value}]", text(part)))),
        ("why", list(&look.idea.why, say)),
        ("quantity", perhaps(look.idea.quantity.as_ref(), say)),
        ("legend", perhaps(overlay, |overlay| say(&overlay.legend))),
        (
            "labels",
            list(&look.labels, |(thing, worth)| {
                format!("[{},{},{}]", id(thing), outcome(worth.outcome), worth.number)
            }),
        ),
        ("table", list(&look.table, |row| list(row, |tile| tile_of(&tile.0, &[tile.1])))),
        ("scene", scene(drawing, look)),
    ])
}

fn seen(seen: &MoveView) -> String {
    object(&[
        ("to", text(&seen.to)),
        ("taps", list(&seen.act.taps, id)),
        ("begins", seen.act.begins.to_string()),
        ("say", say(&seen.act.say)),
        ("outcome", outcome(seen.outcome)),
    ])
}

fn scene(drawing: &Drawing, look: &View) -> String {
    let drawn = look.idea.overlay.iter().flat_map(|overlay| marks(drawing, &overlay.marks));
    let space = |[x, y, w, h]: [i32; 4]| format!("{x},{y},{w},{h}");
    object(&[
        ("size", format!("[{},{}]", drawing.width, drawing.height)),
        ("shapes", list(&drawing.shapes, shape)),
        ("overlay", list(drawn, |one| shape(&one))),
        ("hits", list(&drawing.hits, |(thing, at)| format!("[{},{}]", id(thing), space(*at)))),
        (
            "steps",
            list(&drawing.steps, |(group, by, at)| {
                format!("[{},{by},{}]", text(group), space(*at))
            }),
        ),
        ("notes", list(&drawing.notes, say)),
    ])
}

fn shape(shape: &Shape) -> String {
    let form = match &shape.form {
        Form::Circle(x, y, r) => format!("\"circle\",{x},{y},{r}"),
        Form::Rect([x, y, w, h]) => format!("\"rect\",{x},{y},{w},{h}"),
        Form::Path(path) => format!("\"path\",{}", text(path)),
        Form::Thing(name, x, y, half) => format!("\"thing\",{x},{y},{half},{}", text(name)),
        Form::Text(x, y, Label::Text(label)) => format!("\"text\",{x},{y},{}", text(label)),
        Form::Text(x, y, Label::Said(label)) => format!("\"text\",{x},{y},{}", say(label)),
    };
    format!("[{},{},{form}]", text(&shape.key), text(shape.class))
}

/// A set-up and its outcomes.
fn tile_of(set_up: &str, outcomes: &[Outcome]) -> String {
    format!("[{},{}]", text(set_up), list(outcomes, |one| outcome(*one)))
}

/// Set-ups and their outcomes.
pub fn tiles(tiles: &[Tile]) -> String {
    list(tiles, |(set_up, outcomes)| tile_of(set_up, outcomes))
}
