//! Pebbles, Luogu P3480: <https://www.luogu.com.cn/problem/P3480>.

use proconio::input;
use shared::{nim::nim_sum, print};

fn main() {
    input! { rows: [[u64]] }
    print::verdicts(["TAK", "NIE"], rows.iter().map(|heaps| first_player_wins(heaps)));
}

/// Is X = dₙ ⊕ dₙ₋₂ ⊕ dₙ₋₄ ⊕ … not 0?
fn first_player_wins(heaps: &[u64]) -> bool {
    let a = [&[0], heaps].concat();
    for i in 1..a.len() {
        assert!(a[i - 1] <= a[i], "heap {}: a row must not decrease", i);
    }
    nim_sum((1..a.len()).rev().step_by(2).map(|i| a[i] - a[i - 1])) != 0
}

#[cfg(test)]
mod tests;
