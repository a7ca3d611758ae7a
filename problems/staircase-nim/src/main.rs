//! # Staircase-Nim Game — 台阶-Nim游戏, AcWing 892
//!
//! <https://www.acwing.com/problem/content/894/> · nim-sum of the odd stairs · O(n) time, O(1) memory
//!
//! **Statement.** n stairs hold stones, stair i has aᵢ. A move takes any positive number of stones
//! from one stair i to stair i − 1, from stair 1 to the ground; whoever cannot move loses. Print
//! `Yes` if the first player wins, else `No`. n ≤ 10⁵, aᵢ ≤ 10⁹. The program takes any n and any
//! u64 aᵢ.
//!
//! **Idea.** Stones on even stairs do not count: whoever takes some down from an even stair to an
//! odd one sees the opponent take the same ones further down to an even stair. Stones on odd stairs
//! are heaps of Nim: taking them down, to an even stair, is taking them out of the game.
//!
//! ```text
//! stair   4   3   2   1   ground
//!         ·   3 → ·   2 → ·         X = 2 ⊕ 3
//! ```
//!
#![doc = include_str!("../picture.svg")]
//!
//! **Proof.** Claim: the nim-sum ⊕, the bitwise xor, of the odd stairs, X := a₁ ⊕ a₃ ⊕ a₅ ⊕ …, is 0
//! ⇔ the player to move loses (the position is a P-position). Each move lowers the sum of all i·aᵢ,
//! so play ends.
//! - The end: all stones are on the ground, X = 0, and the player to move has lost.
//! - From X = 0: a move goes from stair i to i − 1. Exactly one of the two is odd, so exactly one
//!   term of X changes, and X ≠ 0 after it. (Stones may reach an odd stair and enlarge its term.)
//! - From X ≠ 0: an odd number of odd stairs, so at least one, have the top bit of X, its highest 1.
//!   For such a stair i, aᵢ ⊕ X < aᵢ, as the top bit becomes 0, and otherwise only lower bits
//!   change. Take the difference down: aᵢ ⊕ X is left, and X = 0, for stair i − 1 is even or the
//!   ground.
//!
//! **More.** X is also the Grundy value, the least number 0, 1, 2, … that is the value of no
//! *option*, a position one move away. No move keeps X. For u < X, X has a 1 in the top bit of u ⊕
//! X, so some odd stair has it too; the last step with u ⊕ X in place of X leads to u.
//!
//! **Mistakes.** The even stairs in place of the odd ones (`hack-even`). All stairs (`hack-all`).
//! Reading the highest stair first (`hack-order`).
//!
//! **Source.** AcWing, *台阶-Nim游戏*. Where the game was first printed could not be confirmed.

use proconio::{input, read_value};
use shared::nim::staircase;

fn main() {
    input! { count: usize }
    let stairs = (0..count).map(|_| read_value!(u64));
    println!("{}", if first_player_wins(stairs) { "Yes" } else { "No" });
}

/// Is X ≠ 0?
fn first_player_wins(stairs: impl Iterator<Item = u64>) -> bool {
    let x = staircase(stairs);
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
            let won = first_player_wins(stairs.iter().copied());
            assert_eq!(won, game.is_won(&stairs), "{stairs:?}");
        }
    }
}
