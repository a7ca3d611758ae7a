//! What the tool knows of split-nim.

use super::kit::draw::{nim_sum, Draw};
use super::kit::given::{mex, yes_or_no, Given};
use super::kit::pen::Pen;
use super::{wrong, Known, UNKNOWN};

pub const KNOWN: Known = Known {
    things: "heaps",
    sizes: [100, 1_000_000],
    generate,
    validate: |words| words.list("n", 1..=100, "heap", 1..=100).map(drop),
    lost: Some("No"),
    wrong: &[
        wrong("hack-bounded-sum", |words| split_nim(words, |a, b, heap| a + b <= heap, 1000)),
        wrong("hack-marks", |words| {
            let most = words.text().split_whitespace().skip(1).map(|word| word.parse().unwrap());
            let most = most.max().unwrap_or(0);
            split_nim(words, |_, _, _| true, most)
        }),
        wrong("hack-no-zero", |words| split_nim(words, |a, b, _| a > 0 && b > 0, 1000)),
        wrong("hack-plain-nim", |words| yes_or_no(nim_sum(words.counted()))),
    ],
    ..UNKNOWN
};

fn generate(pen: &mut Pen, draw: &mut Draw) {
    let count = draw.items(1);
    let mut heaps = draw.numbers(count, 1, 100);
    // The values are the odious numbers: an odd number of ones.
    let value = |heap: u64| 2 * heap - u64::from(heap.count_ones() % 2);
    draw.balance(&mut heaps, [1, 100], value, |sum| sum.div_ceil(2));
    // Where no heap has the value that is wanted, each heap twice.
    if draw.is_to_be_lost() && draw.once_in(2) {
        heaps.extend_from_within(..);
        draw.shuffle(&mut heaps);
    }
    pen.counted(&heaps);
}

/// By a table of the splits that are `allowed`, with marks for values up to `most`.
fn split_nim(words: &mut Given, allowed: impl Fn(u64, u64, u64) -> bool, most: u64) -> String {
    let heaps = words.counted();
    let mut values: Vec<u64> = vec![];
    for heap in 0..=heaps.iter().copied().max().unwrap_or(0) {
        let pairs = (0..heap).flat_map(|a| (0..=a).map(move |b| (a, b)));
        let allowed = pairs.filter(|&(a, b)| allowed(a, b, heap));
        let met = allowed.map(|(a, b)| values[a as usize] ^ values[b as usize]);
        let met: Vec<u64> = met.filter(|&value| value <= most).collect();
        values.push(mex(&met));
    }
    yes_or_no(nim_sum(heaps.iter().map(|&heap| values[heap as usize])))
}
