//! Stair Game, CSES 1099: <https://cses.fi/problemset/task/1099>.

use proconio::{input, read_value};
use shared::{nim::nim_sum, print};

fn main() {
    input! { t: usize }
    print::verdicts(["first", "second"], (0..t).map(|_| first_player_wins(&read_value!([u64]))));
}

/// Is X = p₂ ⊕ p₄ ⊕ p₆ ⊕ … not 0? The list begins with p₁.
fn first_player_wins(stairs: &[u64]) -> bool {
    nim_sum(stairs.iter().skip(1).step_by(2).copied()) != 0
}

#[cfg(test)]
mod tests;
