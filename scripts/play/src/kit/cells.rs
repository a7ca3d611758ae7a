//! Rows of cells, and pieces on them.

use super::{Drawing, Form, FINGER};
use board::{Cell, Look};

/// A smaller cell cannot be touched.
const TOUCH: i32 = 24;

/// Each row by itself: where its cells would be too small to touch, it goes on in the next line. What is
/// narrower than a finger is at least as high.
pub fn strips(d: &mut Drawing, picture: usize, rows: &[Vec<Cell>]) {
    for (r, row) in rows.iter().enumerate() {
        let whole = d.width / row.len().max(1) as i32;
        let side = if whole < TOUCH { FINGER } else { FINGER.min(whole) };
        let in_a_line = d.width / side;
        let high = if row.iter().any(|cell| cell.id.is_some()) { FINGER } else { side };
        for (c, cell) in row.iter().enumerate() {
            let (line, column) = (c as i32 / in_a_line, c as i32 % in_a_line);
            let place = format!("cell {picture} {r} {c}");
            draw(d, cell, &place, [column * side, d.height + line * high, side, high]);
        }
        d.height += ((row.len() as i32 + in_a_line - 1) / in_a_line) * high + 8;
    }
}

/// The rows below each other, as wide as the picture allows.
pub fn grid(d: &mut Drawing, picture: usize, rows: &[Vec<Cell>]) {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(1).max(1);
    let side = FINGER.min(d.width / columns as i32);
    for (r, row) in rows.iter().enumerate() {
        for (c, cell) in row.iter().enumerate() {
            let place = format!("cell {picture} {r} {c}");
            draw(d, cell, &place, [c as i32 * side, d.height + r as i32 * side, side, side]);
        }
    }
    d.height += rows.len() as i32 * side + 8;
}

/// A square in the middle of its space.
fn draw(d: &mut Drawing, cell: &Cell, place: &str, space: [i32; 4]) {
    let [x, top, side, high] = space;
    let y = top + (high - side) / 2;
    let ground = match cell.ground {
        Look::Plain => "cell",
        Look::Shaded => "cell shaded",
        Look::White => "cell white",
        Look::Black => "cell black",
        Look::Red => "cell red",
        Look::Blue => "cell blue",
    };
    d.add(
        cell.id.map_or(place.to_owned(), |id| id.to_string()),
        ground,
        Form::Rect([x + 1, y + 1, side - 2, side - 2]),
    );
    if let Some(id) = cell.id {
        d.hits.push((id, space));
    }
    if let Some(look) = cell.piece {
        let class = match look {
            Look::Plain | Look::Shaded => "stone",
            Look::White => "stone white",
            Look::Black => "stone black",
            Look::Red => "stone red",
            Look::Blue => "stone blue",
        };
        d.add(
            cell.name.map_or(format!("piece {place}"), |name| format!("piece {name}")),
            class,
            Form::Circle(x + side / 2, y + side / 2, side * 3 / 8),
        );
    }
    d.label(format!("text {place}"), x + side / 2, y + side / 2, &cell.text);
}
