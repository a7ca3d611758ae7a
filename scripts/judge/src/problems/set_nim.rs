//! What the tool knows of set-nim.

use super::kit::draw::{nim_sum, Draw};
use super::kit::given::{mex, yes_or_no, Given};
use super::kit::pen::Pen;
use super::{wrong, Known, UNKNOWN};
use std::collections::HashSet;

pub const KNOWN: Known = Known {
    things: "heaps, and stones in the largest",
    sizes: [100, 1_000_000],
    generate,
    validate: |words| {
        let mut seen = HashSet::new();
        words.times("k", 1..=100, |words| words.fresh(&mut seen, "s", 1..=10_000))?;
        words.list("n", 1..=100, "h", 1..=10_000).map(drop)
    },
    lost: Some("No"),
    wrong: &[
        wrong("edge-largest-heap", |words| {
            set_nim(words, |values| nim_sum(values.iter().copied()), |_, _| true, 9999)
        })
        .not_hunted(),
        wrong("hack-added", |words| {
            set_nim(words, |values| values.iter().sum(), |_, _| true, MOST)
        }),
        wrong("hack-as-many-values-as-takes", |words| {
            set_nim(
                words,
                |values| nim_sum(values.iter().copied()),
                |set, value| {
                    assert!(value < set.len() as u64, "a mark out of the array");
                    true
                },
                MOST,
            )
        }),
        wrong("hack-many-values", |words| {
            set_nim(words, |values| nim_sum(values.iter().copied()), |_, value| value < 64, MOST)
        })
        .bytes(300),
        wrong("hack-unsorted", |words| {
            let (set, heaps) = (words.counted(), words.counted());
            let mut values: Vec<u64> = vec![];
            for heap in 0..=heaps.iter().copied().max().unwrap_or(0) {
                let takes = set.iter().take_while(|take| heap >= **take);
                let met: Vec<u64> = takes.map(|take| values[(heap - take) as usize]).collect();
                values.push(mex(&met));
            }
            yes_or_no(nim_sum(heaps.iter().map(|&heap| values[heap as usize])))
        }),
    ],
    ..UNKNOWN
};

fn generate(pen: &mut Pen, draw: &mut Draw) {
    let full = draw.items(1);
    let (mut set, most) = if draw.is_small() {
        // A wide one is for many values: all takes up to one.
        let is_wide = draw.once_in(3);
        let most = if is_wide { 120 } else { 12 };
        let set: Vec<u64> = if is_wide || draw.once_in(5) {
            (1..=draw.from(most * 3 / 4, most.min(100))).collect()
        } else {
            (1..=12).filter(|_| draw.once_in(3)).collect()
        };
        (set, most)
    } else {
        ((1..=100).map(|i| 1 + i * 97 % 9973).collect(), (full as u64).max(10_000))
    };
    if set.is_empty() {
        set.push(draw.from(1, 4));
    }
    draw.shuffle(&mut set);
    let mut heaps: Vec<u64> = (0..full).map(|_| draw.from(1, most)).collect();
    if draw.is_to_be_lost() {
        // Pairs, and one heap from which nothing can be taken.
        let mut twins = heaps.clone();
        heaps.append(&mut twins);
        heaps.extend(
            set.iter().min().and_then(|least| least.checked_sub(1)).filter(|&heap| heap > 0),
        );
    }
    pen.counted(&set);
    pen.counted(&heaps);
}

const MOST: u64 = 10_000;

/// By a table of the heaps up to `last`; a mark is made for a value if it is `marked`.
fn set_nim(
    words: &mut Given,
    sum: impl Fn(&[u64]) -> u64,
    marked: impl Fn(&[u64], u64) -> bool,
    last: u64,
) -> String {
    let (set, heaps) = (words.counted(), words.counted());
    let mut values: Vec<u64> = vec![];
    for heap in 0..=heaps.iter().copied().max().unwrap_or(0).min(last) {
        let rests = set.iter().filter_map(|take| heap.checked_sub(*take));
        let met = rests.map(|rest| values[rest as usize]);
        let met: Vec<u64> = met.filter(|&value| marked(&set, value)).collect();
        values.push(mex(&met));
    }
    let values: Vec<u64> = heaps.iter().map(|&heap| values[heap as usize]).collect();
    yes_or_no(sum(&values))
}
