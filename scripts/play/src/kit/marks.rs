//! What an Idea draws on a picture.

use super::{Drawing, Form, Shape};
use board::{Form as Mark, Id, Label};

type Space = [i32; 4];

/// The marks as shapes; their keys count them. No frame lies over a number.
pub fn marks(drawing: &Drawing, marks: &[board::Mark]) -> Vec<Shape> {
    let mut made = Made { drawing, shapes: vec![], tags: vec![] };
    for mark in marks {
        made.add(&mark.form, mark.counts);
    }
    made.shapes.append(&mut made.tags);
    made.shapes
}

struct Made<'a> {
    drawing: &'a Drawing,
    shapes: Vec<Shape>,
    tags: Vec<Shape>,
}

impl Made<'_> {
    fn shape(&mut self, class: &'static str, form: Form) {
        let key = (self.shapes.len() + self.tags.len()).to_string();
        let kind = if class.starts_with("tag") { &mut self.tags } else { &mut self.shapes };
        kind.push(Shape { key, class, form });
    }

    fn add(&mut self, mark: &Mark, counts: bool) {
        let of = |faint: &'static str, strong: &'static str| if counts { strong } else { faint };
        match mark {
            Mark::Tag(id, text) => {
                if let Some([x, y, w, h]) = self.space(*id) {
                    // On the middle of a line, in the corner of a cell or, if that is small, above what is written in it,
                    // at the corner of a stone; tokens stand right of a node.
                    let at = match id {
                        _ if self.path(*id).is_some() => [x + w / 2, y + h / 2],
                        Id::Cell(..) => {
                            [x + w - 2 - tag_width(text) / 2, if h < 50 { y + 2 } else { y + 11 }]
                        }
                        Id::Node(_) => [x + 2, y + 2],
                        _ => [x + w - 4, y + 6],
                    };
                    self.tag(at, text, counts);
                }
            }
            Mark::Ring(id) => {
                let class = of("ring", "ring counts");
                if let Some(path) = self.path(*id) {
                    self.shape(class, Form::Path(path));
                } else if let Some([x, y, w, h]) = self.space(*id) {
                    let r = w.max(h) / 2 + 3;
                    self.shape(class, Form::Circle(x + w / 2, y + h / 2, r));
                }
            }
            Mark::Span(from, to, text) => self.span(*from, *to, text, counts),
            Mark::Pair(one, other) => {
                if let (Some(a), Some(b)) = (self.middle(*one), self.middle(*other)) {
                    let [a, b] = [self.rim(*one, a, b), self.rim(*other, b, a)];
                    let far = (a[0] - b[0]).abs();
                    // Lines along one row would hide each other: they are bent, the longer the more.
                    let bow = if a[1] == b[1] && far > 66 { 8 + far / 6 } else { 0 };
                    let (x, y) = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 2 * bow);
                    let path = format!("M{} {}Q{x} {y} {} {}", a[0], a[1], b[0], b[1]);
                    self.shape(of("join", "join counts"), Form::Path(path));
                }
            }
        }
    }

    fn form(&self, id: Id) -> Option<&Form> {
        let key = id.to_string();
        self.drawing.shapes.iter().find(|shape| shape.key == key).map(|shape| &shape.form)
    }

    /// Where a thing is tapped.
    fn hit(&self, id: Id) -> Option<Space> {
        self.drawing.hits.iter().find(|hit| hit.0 == id).map(|hit| hit.1)
    }

    /// The shape of a thing, if it is a line.
    fn path(&self, id: Id) -> Option<String> {
        match self.form(id) {
            Some(Form::Path(path)) => Some(path.clone()),
            _ => None,
        }
    }

    /// The space of a thing: of what is drawn, or where it is tapped.
    fn space(&self, id: Id) -> Option<Space> {
        match self.form(id) {
            Some(&(Form::Circle(x, y, r) | Form::Thing(_, x, y, r))) => {
                Some([x - r, y - r, 2 * r, 2 * r])
            }
            Some(&Form::Rect(space)) => Some(space),
            // Frames of neighbours do not touch.
            _ => self.hit(id).map(|[x, y, w, h]| [x, y + 4, w, h - 8]),
        }
    }

    /// The space of a thing as far as it reaches into no neighbour's.
    fn narrow(&self, id: Id) -> Option<Space> {
        let [x, y, w, h] = self.space(id)?;
        let [left, _, wide, _] = self.hit(id).unwrap_or([x, y, w, h]);
        let (start, end) = (x.max(left + 2), (x + w).min(left + wide - 2));
        Some([start, y, end - start, h])
    }

    fn middle(&self, id: Id) -> Option<[i32; 2]> {
        self.space(id).map(|[x, y, w, h]| [x + w / 2, y + h / 2])
    }

    /// Where a line to another place leaves a thing: what is written on a circle stays free.
    fn rim(&self, id: Id, [x, y]: [i32; 2], to: [i32; 2]) -> [i32; 2] {
        match self.form(id) {
            Some(&Form::Circle(_, _, r)) => {
                let (right, down) = (f64::from(to[0] - x), f64::from(to[1] - y));
                let part = f64::from(r) / (right * right + down * down).sqrt().max(1.0);
                [x + (right * part) as i32, y + (down * part) as i32]
            }
            _ => [x, y],
        }
    }

    fn tag(&mut self, [x, y]: [i32; 2], text: &str, counts: bool) {
        let width = tag_width(text);
        let [left, top] =
            [(x - width / 2).clamp(0, (self.drawing.width - width).max(0)), (y - 9).max(-6)];
        let class = if counts { "tag counts" } else { "tag" };
        self.shape(class, Form::Rect([left, top, width, 18]));
        self.shape("tag-text", Form::Text(left + width / 2, top + 9, Label::Text(text.to_owned())));
    }

    /// A frame in each line that the row takes; round a column one.
    fn span(&mut self, from: Id, to: Id, text: &str, counts: bool) {
        let is_column = matches!((from, to), (Id::Cell(a, c), Id::Cell(b, d)) if a != b && c == d);
        let spaces = row(from, to).into_iter().filter_map(|id| self.narrow(id));
        let mut lines: Vec<Space> = vec![];
        for [x, y, w, h] in spaces {
            match lines.last_mut() {
                Some(line) if line[1] == y => line[2] = x + w - line[0],
                Some(line) if is_column => line[3] = y + h - line[1],
                _ => lines.push([x, y, w, h]),
            }
        }
        for (i, &[x, y, w, h]) in lines.iter().enumerate() {
            let class = if counts { "span counts" } else { "span" };
            let [left, top, right, bottom] = [x - 2, y - 3, x + w + 2, y + h + 3];
            // Where it goes on in another line it is open.
            let form = match [i > 0, i + 1 < lines.len()] {
                [false, false] => Form::Rect([left, top, right - left, bottom - top]),
                [true, false] => Form::Path(format!("M{left} {top}H{right}V{bottom}H{left}")),
                [false, true] => Form::Path(format!("M{right} {top}H{left}V{bottom}H{right}")),
                [true, true] => {
                    Form::Path(format!("M{left} {top}H{right}M{left} {bottom}H{right}"))
                }
            };
            self.shape(class, form);
        }
        if let Some(&[x, y, w, h]) = lines.first().filter(|_| !text.is_empty()) {
            let is_at_foot = |shape: &Shape| matches!(shape.form, Form::Text(a, b, _) if a > x && a < x + w && b > y + h * 5 / 8 && b < y + h);
            let at = match from {
                // In the line of a snake, at its end.
                _ if self.path(from).is_some() => {
                    return self.tag([x + w, y + h / 2], text, counts)
                }
                // Below a stone more than at a cell, on which another one follows; a match is as high as its row.
                Id::Stone(..) => y + h + if h > 32 { 1 } else { 5 },
                // What is written at the foot of a cell is to be read.
                _ if self.drawing.shapes.iter().any(is_at_foot) => y,
                // Below what is written in a small cell; in a large one there is room for it.
                _ => y + h + 5 - (h - 32).clamp(0, 9),
            };
            self.tag([x + w / 2, at], text, counts);
        }
    }
}

fn tag_width(text: &str) -> i32 {
    8 + 8 * text.chars().count() as i32
}

/// All things from one to another of its kind, and of its row or column.
fn row(from: Id, to: Id) -> Vec<Id> {
    match (from, to) {
        (Id::Stone(heap, a), Id::Stone(_, b)) => (a..=b).map(|j| Id::Stone(heap, j)).collect(),
        (Id::Cell(a, j), Id::Cell(b, k)) if j == k => (a..=b).map(|i| Id::Cell(i, j)).collect(),
        (Id::Cell(row, a), Id::Cell(_, b)) => (a..=b).map(|j| Id::Cell(row, j)).collect(),
        _ => vec![from, to],
    }
}
