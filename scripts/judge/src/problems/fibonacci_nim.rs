//! What the tool knows of fibonacci-nim.

use super::kit::draw::Draw;
use super::kit::pen::Pen;
use super::kit::shapes::fibonacci;
use super::{wrong, Known, UNKNOWN};

pub const KNOWN: Known = Known {
    things: "stones",
    sizes: [1_000_000_000_000_000, usize::MAX],
    generate,
    validate: |words| words.number("n", 2..=1_000_000_000_000_000).map(drop),
    wrong: &[
        wrong("hack-largest-part", |words| {
            let n = words.number();
            let (mut a, mut b) = (1, 2);
            while b <= n {
                (a, b) = (b, a + b);
            }
            format!("{a}\n")
        }),
        // As if the first take had to leave something.
        wrong("hack-fibonacci", |words| {
            let n = words.number();
            let part = least_part(n, [1, 2]);
            format!("{}\n", if part == n { 0 } else { part })
        }),
        wrong("hack-no-one", |words| format!("{}\n", least_part(words.number(), [2, 3]))),
    ],
    ..UNKNOWN
};

/// One heap; a full one between half of what was asked for and all of it.
fn generate(pen: &mut Pen, draw: &mut Draw) {
    let n = if !draw.is_small() {
        let most = draw.items(2) as u64;
        draw.from(most / 2 + 1, most)
    } else if draw.once_in(4) {
        // Sums of a few Fibonacci numbers.
        (0..draw.from(1, 3))
            .map(|_| {
                let i = draw.from(2, 71);
                fibonacci(i)
            })
            .sum()
    } else {
        draw.number(2, 1_000_000_000_000_000)
    };
    pen.number(n);
    pen.line();
}

/// The last part of the greedy sum of numbers that begin with these two.
fn least_part(n: u64, [mut a, mut b]: [u64; 2]) -> u64 {
    let mut numbers = vec![];
    while a <= n {
        numbers.push(a);
        (a, b) = (b, a + b);
    }
    let (mut rest, mut part) = (n, 0);
    for number in numbers.into_iter().rev() {
        if number <= rest {
            rest -= number;
            part = number;
        }
    }
    part
}
