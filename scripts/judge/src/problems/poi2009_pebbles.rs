//! What the tool knows of poi2009-pebbles.

use super::kit::draw::{nim_sum, Draw};
use super::kit::given::{cases, Given};
use super::kit::pen::Pen;
use super::kit::shapes::in_cases;
use super::kit::words::holds;
use super::{wrong, Known, UNKNOWN};

pub const KNOWN: Known = Known {
    things: "heaps",
    sizes: [10_000, 1_000_000],
    generate,
    validate: |words| {
        words.times("u", 1..=10, |words| {
            let row = words.list("n", 1..=1000, "", 0..=10_000)?;
            holds(row.is_sorted(), "a row does not decrease")?;
            words.at_most("the sum of a row", row.iter().sum(), 10_000)
        })
    },
    lost: Some("NIE"),
    wrong: &[
        wrong("hack-first-heap", |words| {
            poi(words, |steps| nim_sum(steps[1..].iter().rev().step_by(2).copied()))
        }),
        wrong("hack-heaps", |words| cases(words, ["TAK", "NIE"], |heaps| nim_sum(heaps) != 0)),
        wrong("hack-parity", |words| poi(words, |steps| nim_sum(steps.iter().step_by(2).copied()))),
    ],
    ..UNKNOWN
};

/// Rows by their steps.
fn generate(pen: &mut Pen, draw: &mut Draw) {
    in_cases(pen, draw, 10, |pen, draw, count| {
        let mut steps = if draw.is_small() { draw.numbers(count, 0, 10) } else { vec![0; count] };
        for _ in 0..if draw.is_small() { 0 } else { 9 } {
            // The sum of a row is at most 10 000.
            steps[draw.from(0, count as u64 - 1) as usize] += 1;
        }
        if draw.is_to_be_lost() {
            let rest = nim_sum(steps.iter().rev().skip(2).step_by(2).copied());
            steps[count - 1] = rest;
        }
        let row: Vec<u64> = steps
            .iter()
            .scan(0, |sum, step| {
                *sum += step;
                Some(*sum)
            })
            .collect();
        pen.counted(&row);
    });
}

fn poi(words: &mut Given, value: impl Fn(&[u64]) -> u64) -> String {
    cases(words, ["TAK", "NIE"], |row| {
        let before = std::iter::once(0).chain(row.iter().copied());
        let steps: Vec<u64> = row.iter().zip(before).map(|(heap, before)| heap - before).collect();
        value(&steps) != 0
    })
}
