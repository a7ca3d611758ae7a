//! Rows of stones, or of other things; a heap of very many is a bar.

use super::{Drawing, Form, FINGER};
use board::{Heap, Id, Picture, Thing};

/// The width of what stands before a heap, if it has at most two letters.
const NAME: i32 = 24;
/// The width of its number among several, so that nobody takes for that how many stones it has.
const PLACE: i32 = 26;
/// More stones are a bar.
const STONES: u64 = 32;

/// Draws them, with room for as many stones as the set-up has, if it has as many heaps. Those of all heaps stand
/// equally close, closer where the largest heap would not fit into a line.
pub fn draw(d: &mut Drawing, heaps: &[Heap], start: Option<&Picture>) {
    let at_first = match start {
        Some(Picture::Heaps(start)) => &start[..],
        _ => heaps,
    };
    let room = |(i, heap): (usize, &Heap)| {
        let was = if at_first.len() == heaps.len() { at_first[i].stones } else { 1 };
        heap.stones.max(was).max(1)
    };
    let rooms: Vec<u64> = heaps.iter().enumerate().map(room).collect();
    let all = rooms.iter().copied().chain(at_first.iter().map(|heap| heap.stones));
    let most = all.max().unwrap_or(1);
    let letters = at_first.iter().map(|heap| heap.name.chars().count() as i32).max().unwrap_or(0);
    let place = if letters == 0 && at_first.len().max(heaps.len()) > 1 { PLACE } else { 0 };
    let begin = place + NAME.max(9 * letters);
    for ((i, heap), room) in heaps.iter().enumerate().zip(rooms) {
        let top = d.height;
        if room > STONES {
            bar(d, i, heap, room, place);
        } else {
            row(d, i, heap, begin, [room, most]);
        }
        if heap.whole && heap.stones > 0 {
            d.hits.push((Id::Stone(i, 0), [begin, top, d.width - begin, d.height - top]));
        }
        let name = if heap.name.is_empty() { heap.stones.to_string() } else { heap.name.clone() };
        let middle = if room > STONES { long(room) / 2 } else { (begin - place) / 2 - 2 };
        if place > 0 {
            d.axis(format!("place {i}"), 10, top + FINGER / 2, format!("#{}", i + 1));
        }
        d.label(format!("heap {i}"), place + middle, top + FINGER / 2, &name);
        d.height += 6;
    }
    // What stands below stays there.
    d.height += (FINGER + 6) * at_first.len().saturating_sub(heaps.len()) as i32;
}

fn row(d: &mut Drawing, i: usize, heap: &Heap, begin: i32, [room, most]: [u64; 2]) {
    let fits = (d.width - begin) / most as i32;
    let [width, height] = match heap.thing {
        Thing::Match | Thing::Stick if most > 6 => [26, FINGER],
        // As many in a line as can be touched.
        _ if fits < FINGER => [fits.clamp(26, 33), 33],
        _ => [FINGER, FINGER],
    };
    let in_a_line = ((d.width - begin) / width).max(1);
    let class = match heap {
        Heap { whole: true, .. } => "stone whole",
        Heap { dark: true, .. } => "stone dark",
        _ => "stone",
    };
    let half = if heap.thing == Thing::Stone { height / 3 } else { height / 2 - 3 };
    // A single line is as high as the number before it.
    let top = d.height + (FINGER - height) / 2;
    for j in 0..heap.stones {
        let (line, column) = (j as i32 / in_a_line, j as i32 % in_a_line);
        let [x, y] = [begin + column * width, top + line * height];
        let stone = Id::Stone(i, j);
        d.thing(stone.to_string(), class, heap.thing, [x + width / 2, y + height / 2, half]);
        if heap.gaps && j > 0 {
            let gap = Id::Gap(i, j);
            d.add(
                gap.to_string(),
                "gap",
                Form::Path(format!("M{x} {}v{}", y + height / 6, height * 2 / 3)),
            );
            d.hits.push((gap, [x - width / 2, y, width, height]));
        } else if !heap.gaps && !heap.whole {
            d.hits.push((stone, [x, y, width, height]));
        }
    }
    let lines = (room as i32 + in_a_line - 1) / in_a_line;
    if lines > 1 {
        // They are of one heap.
        let bracket = [begin - 3, top + 4, 2, lines * height - 8];
        d.add(format!("bracket {i}"), "bracket", Form::Rect(bracket));
    }
    d.height += (lines * height).max(FINGER);
}

/// The width of the number before a bar.
fn long(room: u64) -> i32 {
    NAME.max(11 * room.to_string().len() as i32)
}

/// A bar; what is at its sides moves the place where it is cut.
fn bar(d: &mut Drawing, i: usize, heap: &Heap, room: u64, place: i32) {
    let (left, top) = (place + long(room) + FINGER, d.height);
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
        } else if !heap.gaps && !heap.whole {
            d.hits.push((stone, [x, top, w, FINGER]));
        }
    }
    for (sign, by, x) in [("‹", -1, left - FINGER), ("›", 1, d.width - FINGER)] {
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
