//! What the tool knows of stone-taking.

use super::kit::draw::{nim_sum, Draw};
use super::kit::given::Given;
use super::kit::large::{counted, pairs};
use super::kit::pen::Pen;
use super::kit::words::INT;
use super::{wrong, Known, UNKNOWN};
use std::fmt::Write;

pub const KNOWN: Known = Known {
    things: "heaps",
    sizes: [200_000, 10_000_000],
    generate,
    validate: |words| {
        while !words.list("m", 0..=200_000, "heap", 0..=INT)?.is_empty() {}
        Ok(())
    },
    lost: Some("No"),
    wrong: &[
        wrong("hack-all-moves", |words| {
            stones(words, |heaps, x| winning(heaps, x).into_iter().take(1).collect())
        }),
        wrong("hack-amount", |words| {
            stones(words, |heaps, x| {
                winning(heaps, x).into_iter().map(|(old, new)| (old, old - new)).collect()
            })
        }),
        wrong("hack-largest", |words| {
            stones(words, |heaps, x| {
                let largest = *heaps.iter().max().unwrap();
                vec![(largest, largest ^ x)]
            })
        }),
        wrong("hack-precedence", |words| {
            stones(words, |heaps, x| {
                let chosen = heaps.iter().filter(|&&heap| heap ^ u64::from(x < heap) != 0);
                chosen.map(|&heap| (heap, heap ^ x)).collect()
            })
        }),
    ],
    large: &[("max-heaps", || {
        // An odd number of heaps have the bit 2³⁰, and its rest comes in pairs: each may drop it.
        let mut heaps = pairs(99_999, 1 << 30, (1 << 31) - 1);
        heaps.extend([1 << 30, 0]);
        let mut answer = String::from("Yes\n");
        for heap in heaps.iter().filter(|&&heap| heap > 0) {
            writeln!(answer, "{heap} {}", heap - (1 << 30)).unwrap();
        }
        (format!("{}0\n", counted(&heaps)), answer)
    })],
    ..UNKNOWN
};

/// Blocks of heaps, then the closing 0.
fn generate(pen: &mut Pen, draw: &mut Draw) {
    let blocks = draw.cases(1);
    for count in blocks {
        let mut heaps = draw.numbers(count, 0, (1 << 31) - 1);
        draw.balance(&mut heaps, [0, (1 << 31) - 1], |heap| heap, |sum| sum);
        pen.counted(&heaps);
    }
    pen.number(0);
    pen.line();
}

/// Prints moves, `old new`, for each block of heaps.
fn stones(words: &mut Given, moves: impl Fn(&[u64], u64) -> Vec<(u64, u64)>) -> String {
    let mut text = String::new();
    loop {
        let heaps = words.counted();
        if heaps.is_empty() {
            return text;
        }
        let x = nim_sum(heaps.clone());
        text += if x == 0 { "No\n" } else { "Yes\n" };
        for (old, new) in if x == 0 { vec![] } else { moves(&heaps, x) } {
            text += &format!("{old} {new}\n");
        }
    }
}

fn winning(heaps: &[u64], x: u64) -> Vec<(u64, u64)> {
    heaps.iter().filter(|&&heap| heap ^ x < heap).map(|&heap| (heap, heap ^ x)).collect()
}
