//! Help Shrek and Donkey, Codeforces 98E: <https://codeforces.com/problemset/problem/98/E>.

use proconio::input;

fn main() {
    input! { m: usize, n: usize }
    let shrek = chance(m, n);
    let rounded = |p: f64| (p * 1e12).round() / 1e12;
    println!("{} {}", rounded(shrek), rounded(1.0 - shrek));
}

/// How likely the first player is to win, with m cards against n.
fn chance(m: usize, n: usize) -> f64 {
    let most = m.max(n);
    assert!(most <= 1000, "hands of {} and {}: at most 1000 cards each", m, n);
    let mut f = vec![vec![1.0; most + 1]; most + 1];
    for sum in 0..=m + n {
        for a in sum.saturating_sub(most)..=sum.min(most) {
            let b = sum - a;
            let e = 1.0 / (b + 1) as f64;
            f[a][b] = if a == 0 || b == 0 {
                e
            } else {
                let w = f[b][a - 1];
                let believed = (1.0 - e) * (1.0 - f[b - 1][a]);
                (e + w * believed) / (e + w)
            };
        }
    }
    f[m][n]
}

#[cfg(test)]
mod tests;
