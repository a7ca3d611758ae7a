//! What several generators share.

use super::draw::Draw;
use super::pen::Pen;

/// The largest of all numbers.
pub const U64: u64 = u64::MAX;

/// The count of cases and the cases, each told by how many things it has; of a full input in so
/// many equal parts.
pub fn in_cases(
    pen: &mut Pen,
    draw: &mut Draw,
    parts: usize,
    mut case: impl FnMut(&mut Pen, &mut Draw, usize),
) {
    let cases = draw.cases(parts);
    pen.number(cases.len());
    pen.line();
    for things in cases {
        case(pen, draw, things);
    }
}

/// The count of lines and the lines, each ended here.
pub fn in_lines(pen: &mut Pen, draw: &mut Draw, mut line: impl FnMut(&mut Pen, &mut Draw)) {
    let lines = draw.items(1).min(if draw.is_small() { 6 } else { usize::MAX });
    pen.number(lines);
    pen.line();
    for _ in 0..lines {
        line(pen, draw);
        pen.line();
    }
}

/// Cases of heaps, each its count and its heaps, balanced by the heaps' Grundy values.
pub fn heaps_in_cases(
    pen: &mut Pen,
    draw: &mut Draw,
    [least, most]: [u64; 2],
    value: impl Fn(u64) -> u64 + Copy,
    inverse: impl Fn(u64) -> u64 + Copy,
) {
    in_cases(pen, draw, 10, |pen, draw, count| {
        let mut heaps = draw.numbers(count, least, most);
        draw.balance(&mut heaps, [least, most], value, inverse);
        pen.counted(&heaps);
    });
}

/// 1, 1, 2, 3, 5, …: the i-th Fibonacci number, from the first.
pub fn fibonacci(i: u64) -> u64 {
    (1..i).fold([0, 1], |[a, b], _| [b, a + b])[1]
}
