//! Moving Coins, Luogu P5363: <https://www.luogu.com.cn/problem/P5363>.

use proconio::input;

const MODULUS: u64 = 1_000_000_009;

fn main() {
    input! { n: usize, m: usize }
    println!("{}", won_placements(n, m));
}

/// All placements less the lost ones, mod `MODULUS`.
fn won_placements(n: usize, m: usize) -> u64 {
    assert!(n <= 150_000, "n = {}: at most 150000 squares", n);
    assert!(m <= 50, "m = {}: at most 50 coins", m);
    if m > n {
        return 0;
    }
    let (e, k) = (n - m, (m + 1) / 2);
    let all = with_gaps(nim_sums_of_0(0, e), m + 1);
    let lost = with_gaps(nim_sums_of_0(k, e), m + 1 - k);
    (all + MODULUS - lost) % MODULUS
}

/// D(0), …, D(e) for k gaps.
fn nim_sums_of_0(k: usize, e: usize) -> Vec<u64> {
    let mut choose = vec![0; k + 1]; // C(k, 0), …, C(k, k), from Pascal's triangle
    choose[0] = 1;
    for row in 1..=k {
        for j in (1..=row).rev() {
            choose[j] += choose[j - 1];
        }
    }
    let mut d = vec![0; e + 1];
    d[0] = 1;
    for s in (2..=e).step_by(2) {
        for j in (0..=k.min(s)).step_by(2) {
            d[s] = (d[s] + choose[j] * d[(s - j) / 2]) % MODULUS;
        }
    }
    d
}

/// In how many ways all e squares are shared out when `gaps` more gaps join.
fn with_gaps(mut ways: Vec<u64>, gaps: usize) -> u64 {
    for _ in 0..gaps {
        for s in 1..ways.len() {
            ways[s] = (ways[s] + ways[s - 1]) % MODULUS;
        }
    }
    ways[ways.len() - 1]
}

#[cfg(test)]
mod tests;
