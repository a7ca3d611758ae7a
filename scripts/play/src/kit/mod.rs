//! The kit: it turns a game's pictures into shapes, in pixels, for a width. What can be tapped has at
//! least 44 pixels where there is room.
#![allow(clippy::cast_possible_wrap)] // counts of things that fit on a screen

mod cells;
mod graph;
mod heaps;
mod marks;
mod points;
mod sheets;
mod snakes;
mod stairs;

pub use marks::marks;

use board::{Id, Label, Look, Picture, Say, Thing};

/// The width of a picture on a telephone.
pub const NARROW: i32 = 288;
/// The width of a picture elsewhere.
pub const WIDE: i32 = 552;
/// The side of what a finger can hit.
pub const FINGER: i32 = 44;

/// What is drawn, and where it can be tapped.
#[derive(Default)]
pub struct Drawing {
    pub width: i32,
    pub height: i32,
    /// From the ground up.
    pub shapes: Vec<Shape>,
    /// The spaces of things: left, top, width, height.
    pub hits: Vec<(Id, [i32; 4])>,
    /// The spaces of ‹ and ›: the group, the step, the space.
    pub steps: Vec<(String, i32, [i32; 4])>,
    pub notes: Vec<Say>,
}

/// A shape. Its key is the same in every picture that has it.
pub struct Shape {
    /// The key: for a thing its id.
    pub key: String,
    pub class: &'static str,
    pub form: Form,
}

pub enum Form {
    /// Centre and radius.
    Circle(i32, i32, i32),
    /// Left, top, width, height.
    Rect([i32; 4]),
    /// As SVG writes it.
    Path(String),
    /// Its name, its middle, and half its height.
    Thing(&'static str, i32, i32, i32),
    /// The middle of a line of text.
    Text(i32, i32, Label),
}

/// The pictures below each other. Those of the set-up tell how much room to leave.
pub fn drawing(pictures: &[Picture], start: &[Picture], width: i32) -> Drawing {
    let mut d = Drawing { width, ..Drawing::default() };
    for (i, picture) in pictures.iter().enumerate() {
        match picture {
            Picture::Heaps(heaps) => heaps::draw(&mut d, heaps, start.get(i)),
            Picture::Stairs(stairs) => stairs::draw(&mut d, stairs, start.get(i)),
            Picture::Snakes(snakes) => snakes::draw(&mut d, snakes, start.get(i)),
            Picture::Strips(rows) => cells::strips(&mut d, i, rows, start.get(i)),
            Picture::Grid(rows) => cells::grid(&mut d, i, rows, 0),
            Picture::Board(rows, first) => cells::board(&mut d, i, rows, *first),
            Picture::Graph(graph) => graph::draw(&mut d, graph, false, start.get(i)),
            Picture::Net(graph) => graph::draw(&mut d, graph, true, start.get(i)),
            Picture::Points(points, lines) => points::draw(&mut d, points, lines),
            Picture::Sheets(sheets) => sheets::draw(&mut d, sheets, start.get(i)),
            Picture::Buttons(buttons) => buttons_in_rows(&mut d, buttons),
            // Where nothing is left to press, nothing is said of it.
            Picture::Caption(_) if pictures.get(i + 1).map_or(true, is_empty) => {}
            Picture::Caption(say) => {
                let words = Form::Text(0, d.height + 14, Label::Said(say.clone()));
                d.add(format!("caption {i}"), "label caption", words);
                d.height += 24;
            }
            Picture::Note(say) => d.notes.push(say.clone()),
        }
    }
    d
}

fn is_empty(picture: &Picture) -> bool {
    matches!(picture, Picture::Buttons(buttons) if buttons.is_empty())
}

impl Drawing {
    fn add(&mut self, key: String, class: &'static str, form: Form) {
        self.shapes.push(Shape { key, class, form });
    }

    /// A thing round a point.
    fn thing(&mut self, key: String, class: &'static str, thing: Thing, [x, y, half]: [i32; 3]) {
        let name = match thing {
            Thing::Stone => return self.add(key, class, Form::Circle(x, y, half)),
            Thing::Match => "match",
            Thing::Stick => "stick",
            Thing::Card => "card",
            Thing::Carrot => "carrot",
            Thing::Present => "present",
            Thing::Pin => "pin",
            Thing::Pawn => "pawn",
        };
        self.add(key, class, Form::Thing(name, x, y, half));
    }

    fn label(&mut self, key: String, x: i32, y: i32, text: &str) {
        if !text.is_empty() {
            self.add(key, "label", Form::Text(x, y, Label::Text(text.to_owned())));
        }
    }

    /// What stands beside the cells, such as the number of a row or a column.
    fn axis(&mut self, key: String, x: i32, y: i32, what: String) {
        self.add(key, "label axis", Form::Text(x, y, Label::Text(what)));
    }
}

/// The class of a piece, or of a stone.
fn piece(look: Look) -> &'static str {
    match look {
        Look::Plain | Look::Bare | Look::Shaded => "stone",
        Look::White => "stone white",
        Look::Black => "stone black",
        Look::Red => "stone red",
        Look::Blue => "stone blue",
    }
}

fn buttons_in_rows(d: &mut Drawing, buttons: &[(Id, Label)]) {
    let (mut x, mut y) = (0, d.height + 4);
    for (id, label) in buttons {
        let letters = match label {
            Label::Text(text) => text.chars().count() as i32 * 9,
            Label::Said(_) => Label::WIDEST * 16,
        };
        let width = (letters + 20).max(FINGER);
        if x > 0 && x + width > d.width {
            (x, y) = (0, y + FINGER + 4);
        }
        let space = [x, y, width, FINGER];
        d.add(id.to_string(), "chip", Form::Rect(space));
        let middle = Form::Text(x + width / 2, y + FINGER / 2, label.clone());
        d.add(format!("{id} words"), "label", middle);
        d.hits.push((*id, space));
        x += width + 4;
    }
    d.height = y + FINGER + 4;
}
