//! Georgia and Bob, Luogu P10507: <https://www.luogu.com.cn/problem/P10507>.

use proconio::input;
use shared::{nim::nim_sum, print};

fn main() {
    input! { cases: [[u64]] }
    print::verdicts(["Georgia will win", "Bob will win"], cases.into_iter().map(georgia_wins));
}

/// Is X = dₙ ⊕ dₙ₋₂ ⊕ dₙ₋₄ ⊕ … not 0?
fn georgia_wins(mut s: Vec<u64>) -> bool {
    s.push(0);
    s.sort_unstable();
    for i in 1..s.len() {
        assert!(s[i - 1] < s[i], "square {}: outside the strip or given twice", s[i]);
    }
    nim_sum((1..s.len()).rev().step_by(2).map(|i| s[i] - s[i - 1] - 1)) != 0
}

#[cfg(test)]
mod tests;
