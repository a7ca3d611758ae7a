//! What the tool knows of coe2021-black-white.

use super::kit::draw::Draw;
use super::kit::given::{verdicts, Given};
use super::kit::pen::Pen;
use super::kit::shapes::in_cases;
use super::kit::words::holds;
use super::{wrong, Known, UNKNOWN};
use std::collections::HashSet;

pub const KNOWN: Known = Known {
    things: "rows",
    sizes: [10_000, 1_000_000],
    generate,
    validate: |words| {
        words.times("T", 1..=100, |words| {
            let rows = words.number("n", 1..=100)?;
            words.number("k", 0..=100)?;
            words.number("d", 1..=20)?;
            let mut seen = HashSet::new();
            for _ in 0..rows {
                words.fresh(&mut seen, "y", -100..=100)?;
                let black = words.integer("b", -1000..=1000)?;
                let white = words.integer("w", -1000..=1000)?;
                holds(white != black, "b and w differ")?;
            }
            Ok(())
        })
    },
    lost: Some("No"),
    wrong: &[
        wrong("hack-black-on-the-right", |words| coe(words, |_, b, w| w - b - 1)),
        wrong("hack-gap", |words| coe(words, |_, b, w| (b - w).abs())),
        wrong("hack-negative", |words| coe(words, |_, b, w| (b.abs() - w.abs()).abs() - 1)),
        // A retreat to spare wins.
        wrong("hack-retreats", |words| {
            coe(words, |k, b, w| if k > 0 { 1 << 20 } else { (b - w).abs() - 1 })
        }),
    ],
    ..UNKNOWN
};

fn generate(pen: &mut Pen, draw: &mut Draw) {
    in_cases(pen, draw, 100, |pen, draw, rows| {
        let width = if draw.is_small() { 8 } else { 2000 };
        let mut gaps = draw.numbers(rows, 0, width - 1);
        draw.balance(&mut gaps, [0, width - 1], |gap| gap, |sum| sum);
        pen.line();
        pen.number(rows);
        pen.number(draw.number(0, 100));
        pen.number(draw.number(1, 20));
        pen.line();
        for (i, gap) in gaps.into_iter().enumerate() {
            // Within [-1000, 1000], around 0 if small.
            let left = i128::from(draw.from(0, width - 1 - gap)) - i128::from(width / 2);
            let mut columns = [left, left + i128::from(gap) + 1];
            draw.shuffle(&mut columns);
            pen.number(i as i128 - (rows / 2) as i128);
            pen.number(columns[0]);
            pen.number(columns[1]);
            pen.line();
        }
    });
}

/// Rows of a black and a white piece; the retreats come with each.
fn coe(words: &mut Given, value: impl Fn(i64, i64, i64) -> i64) -> String {
    verdicts(words, ["Yes", "No"], |words| {
        let (rows, retreats, _) = (words.number(), words.signed(), words.number());
        let mut sum = 0;
        for _ in 0..rows {
            let (_, black, white) = (words.signed(), words.signed(), words.signed());
            sum ^= value(retreats, black, white);
        }
        sum != 0
    })
}
