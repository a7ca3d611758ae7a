use super::kit::prelude::*;

pub const KNOWN: Known = Known {
    things: "cells",
    size: 10_000,
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
    validate: |words| {
        let n = words.number("n", 1..=10_000);
        let k = words.number("k", 2..=100);
        words.holds(k % 2 == 0 && k <= n, "k is even and at most n");
        words.number("d", 1..=k);
    },
    wrong: |given, case| {
        let [n, k, d] = given.array();
        let all = choose(n, k);
        let won = match case {
            "hack-first-term" => all - lost(n, k, d, 1),
            "hack-full-board" => {
                let mut sums = vec![0; (n - k) as usize];
                sums[0] = all - lost(n, k, d, 0);
                sums[0]
            }
            "hack-large-d" if d > k / 2 => all,
            "hack-large-d" => all - lost(n, k, d, 0),
            _ => unknown(case),
        };
        format!("{}\n", won % 1_000_000_007)
    },
    ..UNKNOWN
};

/// The placements that are lost, by a sum whose first term is that of `first`.
fn lost(n: u64, k: u64, d: u64, first: u64) -> i128 {
    let m = k / 2;
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
}

fn choose(n: u64, k: u64) -> i128 {
    (0..k).fold(1, |product, i| product * (i128::from(n) - i128::from(i)) / i128::from(i + 1))
}
