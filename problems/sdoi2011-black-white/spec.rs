use spec::prelude::*;

const MODULUS: i128 = 1_000_000_007;

const CELLS: u64 = 10_000;
const PIECES: u64 = 100;

pub const SPEC: Spec = Spec {
    unit: "cells",
    largest: CELLS as usize,
    generate: |random| {
        let most = random.from(4, 24);
        let n = if random.is_small() { random.from(2, most) } else { random.items(2) as u64 };
        let half = if random.is_small() {
            random.from(1, (n / 2).min(6))
        } else {
            random.up_to(1, (n / 20).clamp(1, PIECES / 2))
        };
        let d = if random.is_small() || random.once_in(2) { random.from(1, 2 * half) } else { 1 };
        random.line([n, 2 * half, d]);
    },
    validate: |input| {
        let n = input.number("n", 1..=CELLS);
        let k = input.number("k", 2..=PIECES);
        input.holds(k % 2 == 0 && k <= n, "k is even and at most n");
        input.number("d", 1..=k);
        input.end();
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
