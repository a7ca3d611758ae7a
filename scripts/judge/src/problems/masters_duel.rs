//! What the tool knows of masters-duel.

use super::kit::draw::{nim_sum, Draw};
use super::kit::given::{verdicts, Given};
use super::kit::pen::Pen;
use super::kit::shapes::in_cases;
use super::{wrong, Known, UNKNOWN};
use std::collections::HashSet;

pub const KNOWN: Known = Known {
    things: "rows",
    sizes: [100_000, 1_000_000],
    generate,
    validate: |words| {
        words.times("T", 1..=100, |words| {
            words.times("n", 1..=1000, |words| {
                let mut seen = HashSet::new();
                words.times("m", 0..=20, |words| words.fresh(&mut seen, "column", 1..=20))
            })
        })
    },
    lost: Some("NO"),
    wrong: &[
        wrong("hack-empty-row", |words| {
            verdicts(words, ["YES", "NO"], |words| {
                let mut sum = 0;
                for _ in 0..words.number() {
                    let columns = words.counted();
                    if columns.is_empty() {
                        break;
                    }
                    sum ^= blocks(&sorted(columns), 1);
                }
                sum != 0
            })
        }),
        wrong("hack-from-the-left", |words| {
            duel(words, |columns| {
                let mut blocks = block_sizes(&sorted(columns));
                blocks.reverse();
                nim_sum(blocks.into_iter().step_by(2))
            })
        }),
        wrong("hack-ground", |words| duel(words, |columns| blocks(&sorted(columns), 0))),
        wrong("hack-unsorted", |words| duel(words, |columns| blocks(&columns, 1))),
    ],
    ..UNKNOWN
};

fn generate(pen: &mut Pen, draw: &mut Draw) {
    in_cases(pen, draw, 100, |pen, draw, rows| {
        let mut sets: Vec<Vec<u64>> = (0..rows).map(|_| columns(draw)).collect();
        // A row whose pieces stand at its end is lost as it is.
        if draw.is_to_be_lost() && draw.once_in(3) {
            // Each row twice, in another order.
            let mut twins = sets.clone();
            for row in &mut twins {
                draw.shuffle(row);
            }
            sets.append(&mut twins);
        }
        pen.number(sets.len());
        pen.line();
        for row in sets {
            pen.number(row.len());
            for column in row {
                pen.number(column);
            }
            pen.line();
        }
    });
}

/// Some columns of 1 to 20, in any order; of a small input few, near the right end.
fn columns(draw: &mut Draw) -> Vec<u64> {
    let first = if draw.is_small() { 21 - draw.number(1, 8) } else { 1 };
    let mut columns: Vec<u64> = (first..=20).filter(|_| draw.once_in(2)).collect();
    if draw.once_in(2) {
        draw.shuffle(&mut columns);
    }
    columns
}

fn duel(words: &mut Given, value: impl Fn(Vec<u64>) -> u64) -> String {
    verdicts(words, ["YES", "NO"], |words| {
        let rows = words.number();
        nim_sum((0..rows).map(|_| value(words.counted()))) != 0
    })
}

fn sorted(mut columns: Vec<u64>) -> Vec<u64> {
    columns.sort_unstable();
    columns
}

/// The sizes of the blocks between two gaps, the rightmost first.
fn block_sizes(columns: &[u64]) -> Vec<u64> {
    let (mut sizes, mut right) = (vec![0], 21_u64);
    for &column in columns.iter().rev() {
        sizes.resize(sizes.len() + right.saturating_sub(column + 1) as usize, 0);
        *sizes.last_mut().unwrap() += 1;
        right = column;
    }
    sizes.resize(sizes.len() + right.saturating_sub(1) as usize, 0);
    sizes
}

fn blocks(columns: &[u64], first: usize) -> u64 {
    nim_sum(block_sizes(columns).into_iter().skip(first).step_by(2))
}
