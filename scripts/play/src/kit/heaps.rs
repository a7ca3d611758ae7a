//! Rows of stones; a heap of more than a dozen is a bar; heaps on stairs stand by as much further left
//! as their stairs are lower.

use super::{Drawing, Form, FINGER};
use board::{Heap, Id, Picture};

/// The width of the number before a heap.
const NAME: i32 = 24;
/// More stones are a bar.
const STONES: u64 = 12;
/// A stair stands by so much further left than the next higher one.
const STAIR: i32 = 14;

/// Draws them, with room for as many stones as the set-up has, if it has as many heaps.
pub fn draw(d: &mut Drawing, heaps: &[Heap], start: Option<&Picture>) {
    let most = heaps.iter().map(|heap| heap.stair.unwrap_or(0)).max().unwrap_or(0);
    for (i, heap) in heaps.iter().enumerate() {
        let before = match start {
            Some(Picture::Heaps(start)) if start.len() == heaps.len() => start[i].stones,
            _ => 0,
        };
        let indent = heap.stair.map_or(0, |stair| (most - stair) as i32 * STAIR);
        let room = heap.stones.max(before).max(1);
        let top = d.height;
        if room > STONES {
            bar(d, i, heap, room, indent);
        } else {
            row(d, i, heap, room, indent);
        }
        let name = if heap.name.is_empty() { heap.stones.to_string() } else { heap.name.clone() };
        d.label(format!("heap {i}"), indent + NAME / 2 - 2, top + FINGER / 2, &name);
        if heap.stair.is_some() {
            let (bottom, right) = (d.height, d.width);
            d.add(format!("stair {i}"), "stair", Form::Path(format!("M{indent} {bottom}H{right}")));
        }
        d.height += 6;
    }
}

fn row(d: &mut Drawing, i: usize, heap: &Heap, room: u64, indent: i32) {
    let left = NAME + indent;
    let in_a_line = ((d.width - left) / FINGER).max(1);
    let class = if heap.dark { "stone dark" } else { "stone" };
    for j in 0..heap.stones {
        let (line, column) = (j as i32 / in_a_line, j as i32 % in_a_line);
        let [x, y] = [left + column * FINGER, d.height + line * FINGER];
        let stone = Id::Stone(i, j);
        d.add(stone.to_string(), class, Form::Circle(x + FINGER / 2, y + FINGER / 2, 15));
        if heap.gaps && j > 0 {
            let gap = Id::Gap(i, j);
            d.add(gap.to_string(), "gap", Form::Path(format!("M{x} {}v28", y + 8)));
            d.hits.push((gap, [x - FINGER / 2, y, FINGER, FINGER]));
        } else if !heap.gaps {
            d.hits.push((stone, [x, y, FINGER, FINGER]));
        }
    }
    let lines = (room as i32 + in_a_line - 1) / in_a_line;
    d.height += lines * FINGER;
}

/// A bar, with − and + at its sides.
fn bar(d: &mut Drawing, i: usize, heap: &Heap, room: u64, indent: i32) {
    let (left, top) = (NAME + indent + FINGER, d.height);
    let width = d.width - left - FINGER;
    let edge = |j: u64| left + (width * j as i32) / room as i32;
    let class = if heap.dark { "part dark" } else { "part" };
    for j in 0..heap.stones {
        let (x, w) = (edge(j), edge(j + 1) - edge(j));
        let stone = Id::Stone(i, j);
        d.add(stone.to_string(), class, Form::Rect([x, top + 8, (w - 1).max(1), 28]));
        if heap.gaps && j > 0 {
            let gap = Id::Gap(i, j);
            d.add(gap.to_string(), "gap", Form::Path(format!("M{x} {}v36", top + 4)));
            d.hits.push((gap, [x - w / 2, top, w, FINGER]));
        } else if !heap.gaps {
            d.hits.push((stone, [x, top, w, FINGER]));
        }
    }
    for (sign, by, x) in [("−", -1, left - FINGER), ("+", 1, d.width - FINGER)] {
        let space = [x, top, FINGER, FINGER];
        d.add(
            format!("step {i} {by}"),
            "chip",
            Form::Rect([x + 4, top + 4, FINGER - 8, FINGER - 8]),
        );
        d.label(format!("sign {i} {by}"), x + FINGER / 2, top + FINGER / 2, sign);
        d.steps.push((Id::Stone(i, 0).group(), by, space));
    }
    d.height += FINGER;
}
