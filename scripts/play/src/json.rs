//! Answers as JSON.

use crate::engine::{MoveView, Tile, View};
use crate::explore::Rule;
use crate::kit::{marks, Drawing, Form, Shape};
use crate::pairs::{Moves, SIDE};
use crate::Facts;
use board::Id;
use shared::game::End;

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

fn list<T>(items: &[T], item: impl Fn(&T) -> String) -> String {
    format!("[{}]", items.iter().map(item).collect::<Vec<_>>().join(","))
}

fn words(words: &[impl AsRef<str>; 2]) -> String {
    list(words, |one| text(one.as_ref()))
}

fn class(class: char) -> String {
    format!("\"{class}\"")
}

fn id(id: &Id) -> String {
    format!("\"{id}\"")
}

/// What a board does not take.
pub fn refusal(why: [&str; 2]) -> String {
    format!("{{\"refused\":{}}}", words(&why))
}

/// The facts of a game, with a position of it in both widths.
pub fn page(facts: &Facts, start: &View, [narrow, wide]: [&Drawing; 2]) -> String {
    let end = match facts.end {
        End::Normal => "normal",
        End::Misere => "misere",
        End::Draws => "draws",
        End::Score => "score",
        End::Secret => "secret",
    };
    let players = facts.players.as_ref().map_or("null".to_owned(), |players| list(players, words));
    let counted = facts.counted.as_ref().map_or("null".to_owned(), |(label, limits)| {
        format!("[{},{}]", words(label), text(limits))
    });
    format!(
        "{{\"rule\":{},\"takes\":{},\"setUps\":{},\"end\":\"{end}\",\"players\":{players},\
         \"asked\":{},\"counted\":{counted},\"narrow\":{},\"wide\":{}}}",
        words(&facts.rule),
        words(&facts.takes),
        list(facts.set_ups, |one| text(one)),
        list(&facts.asked, words),
        look(start, narrow),
        scene(wide, start),
    )
}

/// What there is to know of a position, with its picture.
pub fn look(look: &View, drawing: &Drawing) -> String {
    let claim = look.claim.as_ref().map_or("null".to_owned(), |claim| {
        format!("{{\"words\":{},\"lost\":{}}}", words(&claim.words), claim.lost)
    });
    let drawn = look.drawn.as_ref().map_or("null".to_owned(), |drawn| words(&drawn.words));
    let why = look.why.as_ref().map_or("null".to_owned(), |why| words(&why.words));
    format!(
        "{{\"text\":{},\"class\":\"{}\",\"moves\":{},\"best\":{},\"weights\":{},\"parts\":{},\"claim\":{claim},\"why\":{why},\
         \"drawn\":{drawn},\
         \"marks\":{},\"table\":{},\"scene\":{}}}",
        text(&look.text),
        look.class.0,
        list(&look.moves, seen),
        look.best.map_or("null".to_owned(), |best| best.to_string()),
        list(&look.weights, f64::to_string),
        list(&look.parts, |(part, value)| format!("[{},{value}]", text(part))),
        list(&look.marks, |(thing, (of, round))| {
            format!("[{},{},{round}]", id(thing), class(*of))
        }),
        list(&look.table, |row| list(row, |(to, of)| format!("[{},{}]", text(to), class(*of)))),
        scene(drawing, look),
    )
}

fn seen(seen: &MoveView) -> String {
    format!(
        "{{\"to\":{},\"taps\":{},\"words\":{},\"class\":\"{}\"}}",
        text(&seen.to),
        list(&seen.taps, id),
        words(&seen.words),
        seen.class.0,
    )
}

fn scene(drawing: &Drawing, look: &View) -> String {
    let drawn = look.drawn.as_ref().map_or(vec![], |drawn| marks(drawing, &drawn.marks));
    let space = |[x, y, w, h]: [i32; 4]| format!("{x},{y},{w},{h}");
    format!(
        "{{\"size\":[{},{}],\"shapes\":{},\"drawn\":{},\"hits\":{},\"steps\":{},\"notes\":{}}}",
        drawing.width,
        drawing.height,
        list(&drawing.shapes, shape),
        list(&drawn, shape),
        list(&drawing.hits, |(thing, at)| format!("[{},{}]", id(thing), space(*at))),
        list(&drawing.steps, |(group, by, at)| format!("[{},{by},{}]", text(group), space(*at))),
        list(&drawing.notes, words),
    )
}

fn shape(shape: &Shape) -> String {
    let form = match &shape.form {
        Form::Circle(x, y, r) => format!("\"circle\",{x},{y},{r}"),
        Form::Rect([x, y, w, h]) => format!("\"rect\",{x},{y},{w},{h}"),
        Form::Path(path) => format!("\"path\",{}", text(path)),
        Form::Text(x, y, label) => format!("\"text\",{x},{y},{}", words(label)),
    };
    format!("[{},{},{form}]", text(&shape.key), text(shape.class))
}

/// Set-ups.
pub fn texts(texts: &[String]) -> String {
    list(texts, |one| text(one))
}

/// Set-ups and their classes.
pub fn tiles(tiles: &[Tile]) -> String {
    list(tiles, |(set_up, classes)| {
        format!("[{},{}]", text(set_up), text(&classes.iter().collect::<String>()))
    })
}

/// The table of a rule, or the options of one heap.
pub fn explored(rule: Option<Rule>, heap: Option<usize>) -> String {
    match (rule, heap) {
        (None, _) => refusal([
            "no such rule: write the numbers that may be taken, or an octal code",
            "没有这种规则：写出每次可以取的颗数，或者一个八进制代码",
        ]),
        (Some(rule), Some(heap)) => {
            list(&rule.explain(heap.min(1000)), |([a, b], value)| format!("[{a},{b},{value}]"))
        }
        (Some(rule), None) => {
            let table = rule.table();
            let period = table.period.map_or("null".to_owned(), |period| {
                format!("[{},{},{}]", period.start, period.length, period.enough)
            });
            let values = list(&table.values, usize::to_string);
            format!("{{\"values\":{values},\"period\":{period}}}")
        }
    }
}

/// The map of a rule of two heaps, or the options of one position.
pub fn mapped(moves: Option<Moves>, position: &[usize]) -> String {
    match (moves, position) {
        (None, _) => refusal([
            "no such rule: write steps such as 1,0* 2,1, or the name of a family",
            "没有这种规则：写出每步的减量，例如 1,0* 2,1，或者一个名称",
        ]),
        (Some(moves), &[x, y]) => {
            let options = moves.options(x.min(SIDE - 1), y.min(SIDE - 1));
            list(&options, |[x, y]| format!("[{x},{y}]"))
        }
        (Some(moves), _) => list(&moves.map(), |row| list(row, usize::to_string)),
    }
}
