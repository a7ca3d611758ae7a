//! Stairs that rise to the right, and the stones on them.

use super::{Drawing, Form, FINGER};
use board::{Id, Picture, Thing};

/// So much higher is the next stair.
const RISE: i32 = 22;
/// The side of a stone's space.
const SIDE: i32 = 34;

/// Draws them, with room for all stones that can come down to a stair from where the set-up has them.
pub fn draw(d: &mut Drawing, stairs: &[(String, u64)], start: Option<&Picture>) {
    let start = match start {
        Some(Picture::Stairs(start)) if start.len() == stairs.len() => start,
        _ => stairs,
    };
    let wide = (d.width / stairs.len().max(1) as i32).min(4 * SIDE);
    let in_a_line = (wide / SIDE).max(1);
    let room = |i: usize| {
        let above = |stairs: &[(String, u64)]| stairs[i..].iter().map(|stair| stair.1).sum::<u64>();
        (above(start).max(above(stairs)) as i32 + in_a_line - 1) / in_a_line
    };
    let highest = (0..stairs.len()).map(|i| i as i32 * RISE + room(i).max(1) * SIDE).max();
    let (top, highest) = (d.height, highest.unwrap_or(0));
    d.height += highest + FINGER;
    for (i, (name, stones)) in stairs.iter().enumerate() {
        let (left, floor) = (i as i32 * wide, top + highest - i as i32 * RISE);
        d.add(format!("stair {i}"), "stair", Form::Rect([left, floor, wide, d.height - floor]));
        d.label(format!("heap {i}"), left + wide / 2, floor + RISE, name);
        let width = wide / in_a_line;
        for j in 0..*stones {
            let (line, column) = (j as i32 / in_a_line, j as i32 % in_a_line);
            let [x, y] = [left + column * width, floor - (line + 1) * SIDE];
            let stone = Id::Stone(i, j);
            d.thing(stone.to_string(), "stone", Thing::Stone, [x + width / 2, y + SIDE / 2, 14]);
            d.hits.push((stone, [x, y, width, SIDE]));
        }
    }
    d.height += 6;
}
