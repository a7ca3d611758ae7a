//! What the tool knows of bounded-nim.

use super::kit::draw::{nim_sum, Draw};
use super::kit::given::Given;
use super::kit::pen::Pen;
use super::kit::shapes::U64;
use super::{wrong, Known, UNKNOWN};

pub const KNOWN: Known = Known {
    things: "heaps",
    sizes: [100_000, 1_000_000],
    generate,
    validate: |words| {
        words.lines(|words| {
            words.number("m", 1..=U64)?;
            words.number("p", 0..=U64).map(drop)
        })
    },
    lost: Some("P"),
    wrong: &[
        wrong("hack-mod-m", |words| bounded(words, |m, p| p % m)),
        wrong("hack-order", |words| {
            bounded(words, |m, p| match p.checked_add(1) {
                Some(period) => m % period,
                None => m,
            })
        }),
        wrong("hack-stones", |words| bounded(words, |_, p| p)),
    ],
    ..UNKNOWN
};

fn generate(pen: &mut Pen, draw: &mut Draw) {
    let count = draw.items(1);
    let limits = draw.numbers(count, 1, U64);
    let mut heaps = draw.numbers(count, 0, U64);
    let period = |i: usize| u128::from(limits[i]) + 1;
    let value = |i: usize, heap: u64| (u128::from(heap) % period(i)) as u64;
    let rest = nim_sum((0..count - 1).map(|i| value(i, heaps[i])));
    if draw.is_to_be_lost() && u128::from(rest) < period(count - 1) {
        heaps[count - 1] = rest;
    }
    pen.number(count);
    pen.line();
    for (limit, heap) in limits.into_iter().zip(heaps) {
        pen.number(limit);
        pen.number(heap);
        pen.line();
    }
}

fn bounded(words: &mut Given, value: impl Fn(u64, u64) -> u64) -> String {
    let count = words.number();
    let values = (0..count).map(|_| {
        let (m, p) = (words.number(), words.number());
        value(m, p)
    });
    String::from(if nim_sum(values) == 0 { "P\n" } else { "N\n" })
}
