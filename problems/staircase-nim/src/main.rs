//! # Staircase Nim — 台阶-Nim游戏, AcWing 892
//!
//! <https://www.acwing.com/problem/content/894/> · nim-sum of the odd stairs · O(n) time and memory
//!
//! **Statement.** n stairs hold stones, stair i has aᵢ. A move takes any positive number of stones
//! from one stair i to stair i − 1, from stair 1 to the ground; who cannot move loses. Print `Yes`
//! if the first player wins, else `No`. n ≤ 10⁵, aᵢ ≤ 10⁹. Any n and any u64 aᵢ are accepted.
//!
//! **Idea.** Stones on even stairs do not count: whoever takes some down from an even stair to an
//! odd one sees the opponent take the same ones further down to an even stair.
//!
//! ```text
//! stair   4   3   2   1   ground
//!         ·   3 → ·   2 → ·         X = 2 ⊕ 3
//! ```
//!
//! **Proof.** Claim: X := a₁ ⊕ a₃ ⊕ a₅ ⊕ … is the Grundy value, so P-position ⇔ X = 0. By induction
//! on the moves left:
//! - The end: all stones are on the ground, X = 0.
//! - No option has value X: a move goes from stair i to i − 1, exactly one of them is odd, so
//!   exactly one term of X changes. (Stones may reach an odd stair and enlarge its term; X changes
//!   too.)
//! - Each u < X is an option's value: as u < X, X has a 1 in the top bit of u ⊕ X, so aᵢ has it too
//!   for some odd i, and aᵢ ⊕ u ⊕ X < aᵢ. Taking the difference down from stair i gives u, as stair
//!   i − 1 is even or the ground.
//!
//! **Mistakes.** The even stairs in place of the odd ones (`hack-even`). All stairs (`hack-all`).
//! Reading the highest stair first (`hack-order`).
//!
//! **Source.** AcWing, *台阶-Nim游戏*. Where the game was first printed could not be confirmed.

use proconio::input;
use shared::nim::staircase;

fn main() {
    input! { stairs: [u64] }
    println!("{}", if first_player_wins(&stairs) { "Yes" } else { "No" });
}

/// Is X ≠ 0?
fn first_player_wins(stairs: &[u64]) -> bool {
    let x = staircase(stairs.iter().copied());
    x != 0
}

#[cfg(test)]
mod tests {
    use super::first_player_wins;
    use shared::{rules::Game, small};

    /// The rule as stated: take stones one stair down, from stair 1 to the ground.
    fn options(stairs: &[u64]) -> Vec<Vec<u64>> {
        let mut options = vec![];
        for stair in 0..stairs.len() {
            for stones in 1..=stairs[stair] {
                let mut option = stairs.to_vec();
                option[stair] -= stones;
                if stair > 0 {
                    option[stair - 1] += stones;
                }
                options.push(option);
            }
        }
        options
    }

    #[test]
    fn agrees_with_the_rules_on_every_small_staircase() {
        let mut game = Game::normal(|stairs: &Vec<u64>| options(stairs));
        for stairs in small::positions([(0, 0), (1, 30), (2, 12), (3, 6), (4, 4), (5, 2), (6, 1)]) {
            assert_eq!(first_player_wins(&stairs), game.is_won(&stairs), "{stairs:?}");
        }
    }
}
