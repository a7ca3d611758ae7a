//! # Stair Game — 楼梯游戏, CSES 1099
//!
//! <https://cses.fi/problemset/task/1099> · staircase Nim, the nim-sum of the even stairs · O(n) time, O(1) memory per case
//!
//! **Statement.** Stairs 1, …, n hold p₁, …, pₙ balls. A move takes any positive number of balls
//! from one stair k ≠ 1 down to stair k − 1; whoever makes the last move wins, so whoever cannot
//! move loses. For each of t cases print `first` or `second`, whoever wins. t, n ≤ 200 000, all n
//! of an input together ≤ 200 000, 0 ≤ pₖ ≤ 10⁹. The program takes any t and n and any u64 balls.
//!
//! **Idea.** From stair 1 nothing moves: it is the ground of [staircase
//! Nim](../staircase_nim/index.html), whose own stair 1 is our stair 2. So its odd stairs, those
//! which count, are our even ones.
//!
//! ```text
//! here             4   3   2   1
//! staircase Nim    3   2   1   ground
//! balls            3 → 9   2 → 7         X = 2 ⊕ 3 = 1
//! ```
//!
//! The arrows show the stairs that count. Their nim-sum ⊕, the bitwise xor, is not 0, so the first
//! player wins.
//!
//! **Proof.** Claim: the nim-sum of the even stairs, X := p₂ ⊕ p₄ ⊕ p₆ ⊕ …, is 0 ⇔ the player to
//! move loses (the position is a P-position). Call stair k stair k − 1, so that stair 0 is the
//! ground: then the rule is that of staircase Nim, and the page linked above proves the claim, with
//! odd stairs in place of even ones. In short, with the numbers of this page again: the balls on
//! odd stairs do not count, for whoever moves some of them sees the opponent move the same ones on;
//! balls taken down from an even stair are taken out of the game, so the even stairs are heaps of
//! Nim.
//!
//! **Mistakes.** The odd stairs, as where the ground lies below stair 1 (`hack-odd`). Every second
//! stair, beginning with the top one (`hack-from-the-top`). All stairs but the first (`hack-all`).
//! The parity of the number of single steps that all balls can make, Σ (k − 1)·pₖ, as if a move
//! took one ball (`hack-parity`).
//!
//! **Source.** CSES Problem Set. AcWing 892 is the same game with the ground below stair 1.

use proconio::{input, read_value};
use shared::{nim::staircase, print};

fn main() {
    input! { cases: usize }
    let wins = (0..cases).map(|_| {
        input! { count: usize }
        first_player_wins((0..count).map(|_| read_value!(u64)))
    });
    print::verdicts(["first", "second"], wins);
}

/// Is X ≠ 0? All stairs are read, also those that do not count.
fn first_player_wins(stairs: impl Iterator<Item = u64>) -> bool {
    let x = staircase(stairs.skip(1));
    x != 0
}

#[cfg(test)]
mod tests {
    use super::first_player_wins;
    use shared::{rules::Game, small};

    /// The rule as stated: from a stair other than the first, balls go one stair down.
    fn options(stairs: &[u64]) -> Vec<Vec<u64>> {
        let mut options = vec![];
        for stair in 1..stairs.len() {
            for balls in 1..=stairs[stair] {
                let mut option = stairs.to_vec();
                option[stair] -= balls;
                option[stair - 1] += balls;
                options.push(option);
            }
        }
        options
    }

    #[test]
    fn agrees_with_the_rules_on_every_small_staircase() {
        let mut game = Game::normal(|stairs: &Vec<u64>| options(stairs));
        for stairs in small::positions([(0, 0), (1, 20), (2, 12), (3, 6), (4, 4), (5, 2), (6, 1)]) {
            let won = first_player_wins(stairs.iter().copied());
            assert_eq!(won, game.is_won(&stairs), "{stairs:?}");
        }
    }

    #[test]
    fn the_picture_is_won() {
        assert!(first_player_wins([7, 2, 9, 3].into_iter()));
        assert!(!first_player_wins([7, 2, 10, 2].into_iter()));
    }

    #[test]
    fn the_odd_stairs_do_not_count_at_any_size() {
        let max = u64::MAX;
        assert!(!first_player_wins([max, 5, max - 1, 0, 3, 5, max].into_iter()));
        assert!(first_player_wins([0, max, 0, max - 1].into_iter()));
    }
}
