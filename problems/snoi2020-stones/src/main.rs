//! Taking Stones, Luogu P6791: <https://www.luogu.com.cn/problem/P6791>.

use proconio::input;
use shared::{fibonacci::fibonacci_numbers, print};

fn main() {
    input! { questions: [(u64, u64)] }
    let f = fibonacci_numbers();
    print::lines(questions.iter().map(|&(k, n)| won_heaps(k, n, &f)));
}

/// How many heaps of 1 to `n` stones the first player wins; `f` are the Fibonacci numbers.
fn won_heaps(k: u64, n: u64, f: &[u64]) -> u64 {
    assert!(k > 0 && n > 0, "k = {}, N = {}: both must be at least 1", k, n);
    let s = f.iter().filter(|&&number| number <= k).count();
    let mut rest = n - 1;
    let mut lost = 1;
    for i in (s..f.len()).rev() {
        if f[i] <= rest {
            rest -= f[i];
            lost += f[i - s];
        }
    }
    n - lost
}

#[cfg(test)]
mod tests;
