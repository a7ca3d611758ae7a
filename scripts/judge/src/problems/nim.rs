//! What the tool knows of nim.

use super::kit::draw::{nim_sum, Draw};
use super::kit::given::{cases, Given};
use super::kit::pen::Pen;
use super::kit::shapes::heaps_in_cases;
use super::{wrong, Known, UNKNOWN};

pub const KNOWN: Known = Known {
    things: "heaps",
    sizes: [100_000, 10_000_000],
    generate,
    validate: |words| {
        words.times("T", 1..=10, |words| words.list("n", 1..=10_000, "heap", 0..=9999).map(drop))
    },
    lost: Some("No"),
    wrong: &[
        wrong("hack-added", |words| nim(words, |heaps| heaps.iter().sum::<u64>() != 0)),
        wrong("hack-largest", |words| {
            nim(words, |heaps| {
                let largest = *heaps.iter().max().unwrap();
                largest > nim_sum(heaps) ^ largest
            })
        }),
        wrong("hack-top-bit", |words| {
            nim(words, |heaps| {
                let x = nim_sum(heaps.clone());
                let top = if x == 0 { return false } else { 1 << x.ilog2() };
                heaps.iter().filter(|&&heap| heap >= top).any(|&heap| heap ^ x < top)
            })
        }),
        wrong("hack-zero-heap", |words| {
            nim(words, |heaps| nim_sum(heaps.into_iter().take_while(|&heap| heap > 0)) != 0)
        }),
    ],
    ..UNKNOWN
};

fn generate(pen: &mut Pen, draw: &mut Draw) {
    heaps_in_cases(pen, draw, [0, 9999], |heap| heap, |sum| sum);
}

fn nim(words: &mut Given, wins: impl Fn(Vec<u64>) -> bool) -> String {
    cases(words, ["Yes", "No"], wins)
}
