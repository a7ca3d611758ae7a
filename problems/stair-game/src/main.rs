//! Stair Game, CSES 1099: <https://cses.fi/problemset/task/1099>.

use proconio::input;
use shared::{nim::nim_sum, print};

fn main() {
    input! { cases: [[u64]] }
    print::verdicts(["first", "second"], cases.iter().map(|stairs| first_player_wins(stairs)));
}

/// Is X = p₂ ⊕ p₄ ⊕ p₆ ⊕ … not 0? The list begins with p₁.
fn first_player_wins(stairs: &[u64]) -> bool {
    nim_sum(stairs.iter().skip(1).step_by(2).copied()) != 0
}

#[cfg(test)]
mod tests;
