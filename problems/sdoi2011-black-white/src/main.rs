//! Black and White, Luogu P2490: <https://www.luogu.com.cn/problem/P2490>.

use proconio::input;

const MODULUS: u64 = 1_000_000_007;

fn main() {
    input! { n: usize, k: usize, d: usize }
    println!("{}", won_placements(n, k, d));
}

/// C(n, k) less the lost placements, mod `MODULUS`.
fn won_placements(n: usize, k: usize, d: usize) -> u64 {
    assert!(n <= 10_000, "n = {}: at most 10000 cells", n);
    assert!(k % 2 == 0 && 0 < k && k <= n.min(100), "k = {}: even, from 2 to n and to 100", k);
    assert!(0 < d && d <= k, "d = {}: must be from 1 to k = {}", d, k);
    let choose = binomials(n, k);
    let (m, empty) = (k / 2, n - k);
    let mut f = vec![0; empty + 1];
    f[0] = 1;
    let mut lost = choose[empty + m][m];
    for s in 1..=empty {
        for c in (0..=m.min(s)).step_by(d + 1) {
            if (s - c) % 2 == 0 {
                f[s] = (f[s] + choose[m][c] * f[(s - c) / 2]) % MODULUS;
            }
        }
        lost = (lost + f[s] * choose[empty - s + m][m]) % MODULUS;
    }
    (choose[n][k] + MODULUS - lost) % MODULUS
}

/// Pascal's triangle: C(x, y) for x up to n and y up to k, mod `MODULUS`.
fn binomials(n: usize, k: usize) -> Vec<Vec<u64>> {
    let mut choose = vec![vec![0; k + 1]; n + 1];
    for x in 0..=n {
        choose[x][0] = 1;
        for y in 1..=k.min(x) {
            choose[x][y] = (choose[x - 1][y - 1] + choose[x - 1][y]) % MODULUS;
        }
    }
    choose
}

#[cfg(test)]
mod tests;
