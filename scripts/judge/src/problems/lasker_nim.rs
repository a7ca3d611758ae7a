//! What the tool knows of lasker-nim.

use super::kit::draw::{nim_sum, Draw};
use super::kit::given::{cases, verdicts};
use super::kit::large::{counted, pairs};
use super::kit::pen::Pen;
use super::kit::shapes::heaps_in_cases;
use super::kit::words::INT;
use super::{wrong, Known, UNKNOWN};

pub const KNOWN: Known = Known {
    things: "heaps",
    sizes: [1_000_000, 10_000_000],
    generate,
    validate: |words| {
        words.times("T", 1..=100, |words| words.list("n", 1..=1_000_000, "heap", 1..=INT).map(drop))
    },
    lost: Some("Bob"),
    wrong: &[
        wrong("hack-overflow", |words| {
            verdicts(words, ["Alice", "Bob"], |words| {
                let heaps = words.counted();
                heaps.iter().fold(0, |sum, &heap| sum ^ lasker(heap) as i32) > 0
            })
        }),
        wrong("hack-plain-nim", |words| {
            cases(words, ["Alice", "Bob"], |heaps| nim_sum(heaps) != 0)
        }),
        wrong("max-heap", |words| {
            let table: Vec<u64> = (0..1_000_000).map(lasker).collect();
            cases(words, ["Alice", "Bob"], |heaps| {
                nim_sum(heaps.into_iter().map(|heap| table[heap as usize])) != 0
            })
        }),
    ],
    large: &[
        ("max-heaps", || {
            let (mut heaps, last) = (pairs(499_999, 1, (1 << 31) - 1), 2_147_483_647);
            // Each heap twice, then two that differ: two different heaps have different values.
            heaps.extend([last, last - 1]);
            (format!("1\n{}", counted(&heaps)), "Alice\n".into())
        }),
        ("max-heaps-lost", || {
            (format!("1\n{}", counted(&pairs(500_000, 1, (1 << 31) - 1))), "Bob\n".into())
        }),
    ],
    ..UNKNOWN
};

fn generate(pen: &mut Pen, draw: &mut Draw) {
    let swap = |heap: u64| match heap % 4 {
        3 => heap + 1,
        0 if heap > 0 => heap - 1,
        _ => heap,
    };
    heaps_in_cases(pen, draw, [1, (1 << 31) - 1], swap, swap);
}

fn lasker(heap: u64) -> u64 {
    match heap % 4 {
        3 => heap + 1,
        0 if heap > 0 => heap - 1,
        _ => heap,
    }
}
