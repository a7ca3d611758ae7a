//! What the tool knows of misere-nim.

use super::kit::draw::{nim_sum, Draw};
use super::kit::given::{cases, Given};
use super::kit::pen::Pen;
use super::kit::shapes::in_cases;
use super::{wrong, Known, UNKNOWN};

pub const KNOWN: Known = Known {
    things: "heaps",
    sizes: [25_000, 10_000_000],
    generate,
    validate: |words| {
        words.times("T", 1..=500, |words| words.list("n", 1..=50, "heap", 1..=5000).map(drop))
    },
    lost: Some("Brother"),
    wrong: &[
        // Won with a nim-sum of 0, whatever the heaps are.
        wrong("hack-large", |words| misere(words, |heaps| nim_sum(heaps) == 0)),
        wrong("hack-ones", |words| misere(words, |heaps| nim_sum(heaps) != 0)),
    ],
    ..UNKNOWN
};

fn generate(pen: &mut Pen, draw: &mut Draw) {
    in_cases(pen, draw, 500, |pen, draw, count| {
        let most = if draw.is_small() && draw.once_in(2) { 1 } else { 5000 };
        let mut heaps = draw.numbers(count, 1, most);
        draw.balance(&mut heaps, [1, most], |heap| heap, |sum| sum);
        pen.counted(&heaps);
    });
}

fn misere(words: &mut Given, wins: impl Fn(Vec<u64>) -> bool) -> String {
    cases(words, ["John", "Brother"], wins)
}
