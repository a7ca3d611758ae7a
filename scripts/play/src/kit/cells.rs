//! Rows of cells, and pieces on them.

use super::{piece, Drawing, Form, FINGER};
use board::{Cell, Look, Picture};

/// A smaller cell cannot be touched.
const TOUCH: i32 = 24;
/// The height of a row that has only words.
const WORDS: i32 = 22;
/// A larger cell of a grid is not needed.
const LARGE: i32 = 60;
/// So high are many rows at most: they are seen at once.
const HIGH: i32 = 330;
/// The room for the numbers of rows, and of columns; for that of a heap.
const AXIS: i32 = 18;

/// Each row by itself, with the room and the scale of the set-up's: where its cells would be too small to touch, it
/// goes on in the next line. What is narrower than a finger is at least as high.
pub fn strips(d: &mut Drawing, picture: usize, rows: &[Vec<Cell>], start: Option<&Picture>) {
    let at_first = match start {
        Some(Picture::Strips(start)) if start.len() == rows.len() => &start[..],
        _ => rows,
    };
    for (r, row) in rows.iter().enumerate() {
        let most_cells = row.len().max(at_first[r].len()) as i32;
        let whole = d.width / most_cells.max(1);
        let has_heaps = row.iter().any(|cell| cell.heap.is_some());
        let (most, below) = if has_heaps { (LARGE, AXIS) } else { (FINGER, 0) };
        let side = if whole < TOUCH { FINGER } else { most.min(whole) };
        // Beside a line that goes on there is room for a sign.
        let in_a_line = if whole < TOUCH { (d.width - AXIS) / side } else { d.width / side };
        let is_tapped = row.iter().any(|cell| cell.id.is_some());
        let high = below + if is_tapped { FINGER.max(side) } else { side };
        let begin = begin(row, &at_first[r]);
        for (c, cell) in row.iter().enumerate() {
            let (line, column) = ((begin + c) as i32 / in_a_line, (begin + c) as i32 % in_a_line);
            let place = format!("cell {picture} {r} {c}");
            let space = [column * side, d.height + line * high, side, high];
            draw(d, cell, &place, space, below);
            // The first cell of the next line is the neighbour of this one.
            let goes_on =
                cell.id.is_some() && row.get(c + 1).map_or(false, |next| next.id.is_some());
            if column + 1 == in_a_line && goes_on {
                let (x, y) = (in_a_line * side + 12, d.height + line * high + high / 2);
                d.axis(format!("axis {picture} {r} {line}"), x, y, "↵".to_owned());
            }
        }
        d.height += ((most_cells + in_a_line - 1) / in_a_line) * high + 8;
    }
}

/// Where a row stands that has lost cells at its ends: where its numbers stood at first, if that is one place only.
fn begin(row: &[Cell], at_first: &[Cell]) -> usize {
    let was =
        |place: usize, i: usize| !row[i].text.is_empty() && row[i].text == at_first[place + i].text;
    let (mut only, mut count) = (0, 0);
    for place in 0..(at_first.len() + 1).saturating_sub(row.len()) {
        if (0..row.len()).all(|i| was(place, i)) {
            (only, count) = (place, count + 1);
        }
    }
    if count == 1 {
        only
    } else {
        0
    }
}

/// The rows below each other, with the numbers of rows and columns at their sides.
pub fn board(d: &mut Drawing, picture: usize, rows: &[Vec<Cell>], first: usize) {
    let (side, top) = (side(d, rows, AXIS), d.height);
    for c in 0..rows.iter().map(Vec::len).max().unwrap_or(0) {
        let x = AXIS + c as i32 * side + side / 2;
        d.axis(format!("axis {picture} c{c}"), x, top + AXIS / 2, (c + first).to_string());
    }
    for r in 0..rows.len() {
        let y = top + AXIS + r as i32 * side + side / 2;
        d.axis(format!("axis {picture} r{r}"), AXIS / 2, y, (r + first).to_string());
    }
    d.height += AXIS;
    grid(d, picture, rows, AXIS);
}

/// The side of a cell beside so wide a margin.
fn side(d: &Drawing, rows: &[Vec<Cell>], margin: i32) -> i32 {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(1).max(1);
    LARGE.min((d.width - margin) / columns as i32).min(HIGH / rows.len().max(1) as i32)
}

/// The rows below each other, as wide as the picture allows, right of a margin.
pub fn grid(d: &mut Drawing, picture: usize, rows: &[Vec<Cell>], margin: i32) {
    let side = side(d, rows, margin);
    for (r, row) in rows.iter().enumerate() {
        let high = if row.iter().all(|cell| cell.ground == Look::Bare) { WORDS } else { side };
        for (c, cell) in row.iter().enumerate() {
            let place = format!("cell {picture} {r} {c}");
            let x = margin + c as i32 * side;
            draw(d, cell, &place, [x, d.height, side, high], 0);
        }
        d.height += high;
    }
    d.height += 8;
}

/// A square in the middle of its space, or so much higher.
fn draw(d: &mut Drawing, cell: &Cell, place: &str, space: [i32; 4], below: i32) {
    let [x, top, side, high] = space;
    let y = top + (high - side - below) / 2;
    let ground = match cell.ground {
        Look::Bare if cell.text.is_empty() => return,
        Look::Bare => {
            return d.axis(place.to_owned(), x + side / 2, y + side / 2, cell.text.clone());
        }
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
        Form::Rect([x + 1, y + 1, side - 2, side - 2 + below]),
    );
    if let Some(id) = cell.id {
        d.hits.push((id, space));
    }
    if let Some(look) = cell.piece {
        let key = cell.name.map_or(format!("piece {place}"), |name| format!("piece {name}"));
        d.thing(key, piece(look), cell.thing, [x + side / 2, y + side / 2, side * 3 / 8]);
    }
    // It goes with its cell, wherever that is.
    let key = cell.id.map_or(format!("text {place}"), |id| format!("text cell {id}"));
    d.label(key, x + side / 2, y + side / 2, &cell.text);
    if let Some(stones) = cell.heap {
        heap(d, stones, place, [x + 4, y + 4, side - 8]);
        d.label(
            format!("heap {place}"),
            x + side / 2,
            y + side + below / 2 - 4,
            &stones.to_string(),
        );
    }
}

/// Stones on each other in a square, if there is room for so many.
fn heap(d: &mut Drawing, stones: u64, place: &str, [x, y, side]: [i32; 3]) {
    let lines =
        (1..=stones as i32).find(|lines| lines * (lines + 1) / 2 >= stones as i32).unwrap_or(1);
    let step = (side / lines).min(12);
    if step < 3 {
        return;
    }
    let (mut line, mut column) = (0, 0);
    for stone in 0..stones {
        let middle = x + (side - (lines - line - 1) * step) / 2 + column * step;
        let circle = Form::Circle(middle, y + side - line * step - step / 2, step / 2);
        d.add(format!("heap {place} {stone}"), "grain", circle);
        column += 1;
        if column == lines - line {
            (line, column) = (line + 1, 0);
        }
    }
}
