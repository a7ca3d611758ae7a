//! What the tool knows of gzoi2017-stones.

use super::kit::draw::{nim_sum, Draw};
use super::kit::given::Given;
use super::kit::pen::Pen;
use super::{wrong, Known, UNKNOWN};
use std::collections::HashSet;

pub const KNOWN: Known = Known {
    things: "heaps",
    sizes: [200, 2000],
    generate,
    validate: |words| words.list("n", 1..=200, "heap", 1..=200).map(drop),
    wrong: &[
        wrong("hack-empty-rest", |words| {
            gzoi(words, |a, others, _| {
                rests(others).filter(|&rest| rest >= a).count() as u64 + u64::from(a > 0)
            })
        }),
        wrong("hack-essential", |words| {
            gzoi(words, |a, _, all| {
                let span = span(all);
                span.iter().filter(|&&rest| rest >= a).count() as u64
                    * times(all.len() - 1, span.len())
            })
        }),
        wrong("hack-multiplicity", |words| {
            gzoi(words, |a, others, all| {
                let count = span(others).iter().filter(|&&rest| rest >= a).count() as u64;
                count * times(all.len() - 1, span(all).len())
            })
        }),
        wrong("hack-range", |words| {
            gzoi(words, |a, others, _| {
                rests(others).filter(|&rest| rest >= a && rest <= 200).count() as u64
            })
        }),
    ],
    ..UNKNOWN
};

fn generate(pen: &mut Pen, draw: &mut Draw) {
    let count = draw.items(1);
    let heaps = draw.numbers(count, 1, 200);
    pen.counted(&heaps);
}

/// The sum over all heaps of a count for the heap, the others and all of them.
fn gzoi(words: &mut Given, count: impl Fn(u64, &[u64], &[u64]) -> u64) -> String {
    let heaps = words.counted();
    let counts = (0..heaps.len()).map(|i| {
        let others = [&heaps[..i], &heaps[i + 1..]].concat();
        count(heaps[i], &others, &heaps)
    });
    format!("{}\n", counts.sum::<u64>())
}

/// The nim-sum of each subset.
fn rests(heaps: &[u64]) -> impl Iterator<Item = u64> + '_ {
    let of =
        |set: u32| nim_sum((0..heaps.len()).filter(move |i| set >> i & 1 == 1).map(|i| heaps[i]));
    (0..1 << heaps.len()).map(of)
}

fn span(heaps: &[u64]) -> HashSet<u64> {
    rests(heaps).collect()
}

/// How many of the subsets of so many heaps share a nim-sum.
fn times(heaps: usize, sums: usize) -> u64 {
    1 << heaps.saturating_sub(sums.ilog2() as usize)
}
