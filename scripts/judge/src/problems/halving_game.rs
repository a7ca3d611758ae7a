//! What the tool knows of halving-game.

use super::kit::draw::{nim_sum, Draw};
use super::kit::given::{cases, mex, Given};
use super::kit::pen::Pen;
use super::kit::shapes::{heaps_in_cases, U64};
use super::{wrong, Known, UNKNOWN};

pub const KNOWN: Known = Known {
    things: "heaps",
    sizes: [100_000, 1_000_000],
    generate,
    validate: |words| words.lines(|words| words.any_list(0..=U64)),
    lost: Some("Second"),
    wrong: &[
        wrong("hack-double", |words| {
            halving(words, |h| match h {
                0 => 0,
                h => (h as f64).log2().floor() as u64 + 1,
            })
        }),
        wrong("hack-log", |words| halving(words, |h| u64::from(h.max(1).ilog2()))),
        // The number of stones that may stay is rounded up.
        wrong("hack-rounding", |words| {
            halving(words, |h| {
                let mut values: Vec<u64> = vec![];
                for heap in 0..=h.min(2000) {
                    let stays = (0..heap).filter(|&rest| rest <= heap.div_ceil(2));
                    let met: Vec<u64> = stays.map(|rest| values[rest as usize]).collect();
                    values.push(mex(&met));
                }
                values[h.min(2000) as usize]
            })
        }),
        wrong("hack-stones", |words| halving(words, |h| h)),
    ],
    ..UNKNOWN
};

fn generate(pen: &mut Pen, draw: &mut Draw) {
    // A heap's value is the number of its binary digits; a power of two has each of them.
    let digits = |heap: u64| u64::from(64 - heap.leading_zeros());
    let power = |digits: u64| match digits {
        0 => 0,
        digits => 1_u64.checked_shl(digits as u32 - 1).unwrap_or(U64),
    };
    heaps_in_cases(pen, draw, [0, U64], digits, power);
}

fn halving(words: &mut Given, value: impl Fn(u64) -> u64) -> String {
    cases(words, ["First", "Second"], |heaps| nim_sum(heaps.into_iter().map(&value)) != 0)
}
