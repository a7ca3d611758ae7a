use super::prelude::*;

const MODULUS: i128 = 1_000_000_007;

pub const SPEC: Spec = Spec {
    unit: "cells",
    largest: 10_000,
    generate: |draw| {
        let most = draw.from(4, 24);
        let n = if draw.is_small() { draw.from(2, most) } else { draw.items(2) as u64 };
        let half = if draw.is_small() {
            draw.from(1, (n / 2).min(6))
        } else {
            draw.up_to(1, (n / 20).clamp(1, 50))
        };
        let d = if draw.is_small() || draw.once_in(2) { draw.from(1, 2 * half) } else { 1 };
        draw.line([n, 2 * half, d]);
    },
    promise: |words| {
        let n = words.number("n", 1..=10_000);
        let k = words.number("k", 2..=100);
        words.holds(k % 2 == 0 && k <= n, "k is even and at most n");
        words.number("d", 1..=k);
        words.end();
    },
    mistakes: &[
        wrong("hack-nim", |input| answer(input, |n, k, _| lost(n, k, 1, choose))),
        wrong("hack-choice", |input| answer(input, |n, k, d| lost(n, k, d, |_, _| 1))),
        wrong("hack-negative", |input| {
            let [n, k, d] = input.array();
            line([choose(n, k) % MODULUS - lost(n, k, d, choose) % MODULUS])
        }),
    ],
    ..Spec::NEW
};

fn answer(input: &mut Input, lost: fn(u64, u64, u64) -> i128) -> String {
    let [n, k, d] = input.array();
    line([(choose(n, k) - lost(n, k, d)) % MODULUS])
}

/// The placements that are lost; `choice` says in how many ways some of the gaps are odd.
fn lost(n: u64, k: u64, d: u64, choice: fn(u64, u64) -> i128) -> i128 {
    let m = k / 2;
    let mut sums: Vec<i128> = vec![1];
    for sum in 1..=n - k {
        let terms = (0..=m).step_by(d as usize + 1).filter_map(|odd| {
            let rest = sum.checked_sub(odd).filter(|rest| rest % 2 == 0)?;
            Some(choice(m, odd) * sums[rest as usize / 2])
        });
        let total = terms.sum();
        sums.push(total);
    }
    (0..=n - k).map(|sum| sums[sum as usize] * choose(n - k - sum + m, m)).sum()
}

fn choose(n: u64, k: u64) -> i128 {
    (0..k).fold(1, |product, i| product * (i128::from(n) - i128::from(i)) / i128::from(i + 1))
}
