//! What the tool knows of euclid-game.

use super::kit::draw::Draw;
use super::kit::given::{verdicts, Given};
use super::kit::pen::Pen;
use super::kit::shapes::{fibonacci, in_lines};
use super::kit::words::INT;
use super::{wrong, Known, UNKNOWN};

pub const KNOWN: Known = Known {
    things: "pairs",
    sizes: [6, 1_000_000],
    generate,
    validate: |words| {
        words.times("C", 1..=6, |words| words.numbers(2, "M and N", 1..=INT).map(drop))
    },
    lost: Some("Ollie wins"),
    wrong: &[
        wrong("hack-two", |words| euclid(words, |m, n| n == m || n > 2 * m)),
        wrong("hack-double", |words| {
            euclid(words, |m, n| n == m || n as f64 / m as f64 > f64::midpoint(1.0, 5_f64.sqrt()))
        }),
        wrong("hack-equal", |words| euclid(words, |m, n| n * (n - m) > m * m)),
        // The first number is taken for the larger one.
        wrong("hack-order", |words| {
            verdicts(words, ["Stan wins", "Ollie wins"], |words| {
                let (n, m) = (i128::from(words.number()), i128::from(words.number()));
                n == m || n * (n - m) > m * m
            })
        }),
    ],
    ..UNKNOWN
};

fn generate(pen: &mut Pen, draw: &mut Draw) {
    const MOST: u64 = (1 << 31) - 1;
    in_lines(pen, draw, |pen, draw| {
        let n = draw.number(1, MOST);
        let mut pair = if draw.is_small() && draw.once_in(6) {
            let i = draw.from(2, 44);
            [fibonacci(i), fibonacci(i + 1)]
        } else if draw.is_to_be_lost() || draw.once_in(2) {
            [draw.from(n * 618 / 1000 + 1, n), n]
        } else {
            [draw.from(1, n), n]
        };
        draw.shuffle(&mut pair);
        pen.number(pair[0]);
        pen.number(pair[1]);
    });
}

fn euclid(words: &mut Given, wins: impl Fn(u64, u64) -> bool) -> String {
    verdicts(words, ["Stan wins", "Ollie wins"], |words| {
        let (m, n) = (words.number(), words.number());
        wins(m.min(n), m.max(n))
    })
}
