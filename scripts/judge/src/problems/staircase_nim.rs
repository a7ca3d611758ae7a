//! What the tool knows of staircase-nim.

use super::kit::draw::{nim_sum, Draw};
use super::kit::given::Given;
use super::kit::large::{counted, pairs};
use super::kit::pen::Pen;
use super::{wrong, Known, UNKNOWN};

pub const KNOWN: Known = Known {
    things: "stairs",
    sizes: [100_000, 1_000_000],
    generate,
    validate: |words| words.list("n", 1..=100_000, "stair", 1..=1_000_000_000).map(drop),
    lost: Some("No"),
    wrong: &[
        wrong("hack-all", |words| stairs(words, nim_sum)),
        wrong("hack-even", |words| {
            stairs(words, |stairs| nim_sum(stairs.into_iter().skip(1).step_by(2)))
        }),
        wrong("hack-order", |words| {
            stairs(words, |stairs| nim_sum(stairs.into_iter().rev().step_by(2)))
        }),
    ],
    large: &[
        ("max-stairs", || {
            // The odd stairs in pairs, but for stairs 1 and 3.
            let mut stairs = paired_stairs();
            stairs[0] = stairs[2] + 1;
            (counted(&stairs), "Yes\n".into())
        }),
        ("max-stairs-lost", || (counted(&paired_stairs()), "No\n".into())),
    ],
    ..UNKNOWN
};

fn generate(pen: &mut Pen, draw: &mut Draw) {
    let count = draw.items(1);
    let mut stairs = draw.numbers(count, 1, 1_000_000_000);
    if draw.is_to_be_lost() {
        // One odd stair alone is never lost, and no stair is empty.
        stairs.resize(count.max(3), 1);
        let others = |stairs: &[u64]| nim_sum(stairs.iter().skip(2).step_by(2).copied());
        if others(&stairs) == 0 {
            stairs[2] ^= 1;
            stairs[2] += 2 * u64::from(stairs[2] == 0);
        }
        stairs[0] = others(&stairs).clamp(1, 1_000_000_000);
    }
    pen.counted(&stairs);
}

fn stairs(words: &mut Given, value: impl Fn(Vec<u64>) -> u64) -> String {
    String::from(if value(words.counted()) == 0 { "No\n" } else { "Yes\n" })
}

/// The odd stairs are 50 000 numbers in pairs, the even ones anything.
fn paired_stairs() -> Vec<u64> {
    let (odd, even) = (pairs(25_000, 1, 999_999_999), pairs(25_000, 1, 1_000_000_000));
    odd.into_iter().zip(even.into_iter().rev()).flat_map(<[u64; 2]>::from).collect()
}
