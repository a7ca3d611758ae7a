//! Staircase-Nim Game, AcWing 892: <https://www.acwing.com/problem/content/894/>.

use proconio::input;
use shared::nim::nim_sum;

fn main() {
    input! { stairs: [u64] }
    println!("{}", if first_player_wins(&stairs) { "Yes" } else { "No" });
}

/// Is X = a₁ ⊕ a₃ ⊕ a₅ ⊕ … not 0? The list begins with a₁.
fn first_player_wins(stairs: &[u64]) -> bool {
    nim_sum(stairs.iter().step_by(2).copied()) != 0
}

#[cfg(test)]
mod tests;
