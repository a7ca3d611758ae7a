//! What the tool knows of count-to-thirty.

use super::kit::draw::Draw;
use super::kit::given::Given;
use super::kit::pen::Pen;
use super::kit::shapes::{in_lines, U64};
use super::{wrong, Known, UNKNOWN};

pub const KNOWN: Known = Known {
    things: "questions",
    sizes: [100_000, 1_000_000],
    generate,
    validate: |words| {
        words.lines(|words| {
            words.number("variant", 1..=2)?;
            words.number("T", 1..=U64)?;
            words.number("k", 1..=U64).map(drop)
        })
    },
    lost: Some("Second"),
    wrong: &[
        wrong("hack-exact-sum", |words| {
            count(words, |sum| {
                // The last sum that does not pass the target.
                let (mut said, mut next) = (0, 1);
                while next <= sum && said < 2_000_000_000 {
                    said += 1;
                    next += said + 1;
                }
                said
            })
        }),
        wrong("hack-same-for-both", |words| count(words, |sum| sum)),
        wrong("hack-double", |words| {
            count(words, |sum| (((1.0 + 8.0 * sum as f64).sqrt() - 1.0) / 2.0).ceil() as u64)
        }),
    ],
    ..UNKNOWN
};

fn generate(pen: &mut Pen, draw: &mut Draw) {
    const MOST: u64 = 1_000_000_000_000_000_000;
    in_lines(pen, draw, |pen, draw| {
        let variant = draw.from(1, 2);
        let most = draw.one_of(&[10, MOST]);
        let k = draw.number(1, most);
        // The last number said, up to 10⁹: around a multiple of k + 1, which is a loss.
        let period = (k + 1).min(1_000_000_000);
        let is_long = !draw.is_small() || draw.once_in(4);
        let rounds = draw.from(1, if is_long { 1_000_000_000 / period } else { 6 });
        let said = rounds * period + draw.from(0, 2) - 1;
        let sum = |said: u64| said * (said + 1) / 2;
        let target = match variant {
            1 => said,
            _ => sum(said) + draw.from(0, 2) - 1,
        };
        pen.number(variant);
        pen.number(target.clamp(1, MOST));
        pen.number(k);
    });
}

/// Variant 2 is variant 1 with another target.
fn count(words: &mut Given, target: impl Fn(u64) -> u64) -> String {
    let mut text = String::new();
    for _ in 0..words.number() {
        let (variant, sum, k) = (words.number(), words.number(), words.number());
        let last = if variant == 1 { sum } else { target(sum) };
        text += &match last % (k + 1) {
            0 => String::from("Second\n"),
            x => format!("First {x}\n"),
        };
    }
    text
}
