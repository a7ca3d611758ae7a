//! Rows of cells, and pieces on them.

use super::{piece, Drawing, Form, FINGER};
use board::{Cell, Look};

/// A smaller cell cannot be touched.
const TOUCH: i32 = 24;
/// The room for the numbers of rows, and of columns.
const AXIS: i32 = 18;

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

/// The rows below each other, with the numbers of rows and columns at their sides.
pub fn board(d: &mut Drawing, picture: usize, rows: &[Vec<Cell>]) {
    let (side, top) = (side(d, rows, AXIS), d.height);
    for c in 0..rows.iter().map(Vec::len).max().unwrap_or(0) {
        let x = AXIS + c as i32 * side + side / 2;
        d.axis(format!("axis {picture} c{c}"), x, top + AXIS / 2, c + 1);
    }
    for r in 0..rows.len() {
        let y = top + AXIS + r as i32 * side + side / 2;
        d.axis(format!("axis {picture} r{r}"), AXIS / 2, y, r + 1);
    }
    d.height += AXIS;
    grid(d, picture, rows, AXIS);
}

/// The side of a cell beside so wide a margin.
fn side(d: &Drawing, rows: &[Vec<Cell>], margin: i32) -> i32 {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(1).max(1);
    FINGER.min((d.width - margin) / columns as i32)
}

/// The rows below each other, as wide as the picture allows, right of a margin.
pub fn grid(d: &mut Drawing, picture: usize, rows: &[Vec<Cell>], margin: i32) {
    let side = side(d, rows, margin);
    for (r, row) in rows.iter().enumerate() {
        for (c, cell) in row.iter().enumerate() {
            let place = format!("cell {picture} {r} {c}");
            draw(
                d,
                cell,
                &place,
                [margin + c as i32 * side, d.height + r as i32 * side, side, side],
            );
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
        let key = cell.name.map_or(format!("piece {place}"), |name| format!("piece {name}"));
        d.thing(key, piece(look), cell.thing, [x + side / 2, y + side / 2, side * 3 / 8]);
    }
    d.label(format!("text {place}"), x + side / 2, y + side / 2, &cell.text);
}
