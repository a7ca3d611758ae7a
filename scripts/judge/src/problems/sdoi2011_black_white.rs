//! What the tool knows of sdoi2011-black-white.

use super::kit::draw::Draw;
use super::kit::given::Given;
use super::kit::pen::Pen;
use super::kit::words::holds;
use super::{wrong, Known, UNKNOWN};

pub const KNOWN: Known = Known {
    things: "cells",
    sizes: [10_000, 1_000_000],
    generate,
    validate: |words| {
        let n = words.number("n", 1..=10_000)?;
        let k = words.number("k", 2..=100)?;
        holds(k % 2 == 0 && k <= n, "k is even and at most n")?;
        words.number("d", 1..=k).map(drop)
    },
    wrong: &[
        wrong("hack-first-term", |words| sdoi(words, |lost, all, _| all - lost(1))),
        wrong("hack-full-board", |words| {
            sdoi(words, |lost, all, [n, k, _]| {
                let mut sums = vec![0; (n - k) as usize];
                sums[0] = all - lost(0);
                sums[0]
            })
        }),
        wrong("hack-large-d", |words| {
            sdoi(words, |lost, all, [_, k, d]| if d > k / 2 { all } else { all - lost(0) })
        }),
    ],
    ..UNKNOWN
};

fn generate(pen: &mut Pen, draw: &mut Draw) {
    let (n, half, d) = if draw.is_small() {
        let most = 4 + draw.number(0, 20);
        let n = draw.from(2, most);
        let half = draw.from(1, (n / 2).min(6));
        (n, half, draw.from(1, 2 * half))
    } else {
        let n = draw.items(2) as u64;
        (n, (n / 20).clamp(1, if n > 10_000 { 500 } else { 50 }), 1)
    };
    pen.number(n);
    pen.number(2 * half);
    pen.number(d);
    pen.line();
}

/// All placements and, from which term on, those that are lost.
fn sdoi(words: &mut Given, won: impl Fn(&dyn Fn(u64) -> i128, i128, [u64; 3]) -> i128) -> String {
    let [n, k, d] = [words.number(), words.number(), words.number()];
    let m = k / 2;
    let lost = |first: u64| {
        let mut sums: Vec<i128> = vec![1];
        for sum in 1..=n - k {
            let terms = (first..=m).filter_map(|j| {
                let rest = sum.checked_sub(j * (d + 1)).filter(|rest| rest % 2 == 0)?;
                Some(choose(m, j * (d + 1)) * sums[rest as usize / 2])
            });
            let total = terms.sum();
            sums.push(total);
        }
        (0..=n - k).map(|sum| sums[sum as usize] * choose(n - k - sum + m, m)).sum()
    };
    format!("{}\n", won(&lost, choose(n, k), [n, k, d]) % 1_000_000_007)
}

fn choose(n: u64, k: u64) -> i128 {
    (0..k).fold(1, |product, i| product * (i128::from(n) - i128::from(i)) / i128::from(i + 1))
}
