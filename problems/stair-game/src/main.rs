//! # Stair Game — 楼梯游戏, CSES 1099
//!
//! <https://cses.fi/problemset/task/1099> · staircase Nim: the nim-sum of the even stairs · O(n) time and memory per case
//!
//! **Statement.** Balls lie on stairs 1, 2, …, n; stair k has pₖ of them. Two players take turns. A
//! turn takes one or more balls from one stair k ≠ 1 and puts them on stair k − 1. Balls on stair 1
//! stay there. Whoever makes the last move wins. Does the first player win if both play as well as
//! possible?
//!
//! **Input.** The first line has the number t of cases. Each case has two lines: n, and p₁, p₂, …,
//! pₙ. t ≤ 200 000, n ≤ 200 000, and all n together are at most 200 000. Each pₖ is from 0 to 10⁹.
//!
//! **Output.** For each case one line: `first` if the first player wins, else `second`.
//!
//! ```text
//! input     output
//! 3         first
//! 3         second
//! 0 2 1     first
//! 4
//! 1 1 1 1
//! 2
//! 5 3
//! ```
//!
//! **Idea.** Begin with a single ball. On stair 1 it cannot move, so the player to move has lost.
//! From stair 2 the player to move takes it to stair 1 and wins. From stair 3 it must go to
//! stair 2, and the opponent wins. So a single ball is lost for the player to move exactly if it
//! lies on an odd stair.
//!
//! This is [staircase Nim](../staircase_nim/index.html), where the balls go down to the ground and
//! stay there. Here stair 1 is the ground. Give every stair the number below its own, and the rules
//! are the same. There the odd stairs are the heaps of a game of Nim and the even ones do not
//! count; here the even stairs are the heaps:
//!
//! ```text
//! stair             4   3   2   1
//! in staircase Nim  3   2   1   ground
//! balls             3   9   2   7        X = p₂ ⊕ p₄ = 2 ⊕ 3 = 1
//! ```
//!
//! The reason is the same too. Balls that go down from an even stair reach an odd one. If a player
//! takes balls from an odd stair, the opponent can take *the same* balls one stair further, to an
//! odd stair again. So balls on odd stairs change nothing, and taking balls down from an even stair
//! is like taking them away. The game is lost for the player to move exactly if the *nim-sum* of
//! the even stairs, their bitwise xor ⊕, is 0. In the table it is 1, so the player to move wins.
//!
//! One winning move takes 1 ball from stair 4, since 2 ⊕ 2 = 0. Another one takes 1 ball from
//! stair 3: that raises stair 2, which Nim does not allow, but 3 ⊕ 3 = 0 too.
//!
//! **Method.** For each case:
//! 1. Read all n numbers, also those that do not count.
//! 2. Compute X = p₂ ⊕ p₄ ⊕ p₆ ⊕ …, the nim-sum of every second stair, beginning with stair 2.
//! 3. If X ≠ 0, print `first`, else `second`.
//!
//! **Proof.** Claim: the player to move loses against best play ⇔ X = 0. Call stair k of this game
//! stair k − 1 of staircase Nim, and stair 1 the ground. Then a turn takes one or more stones from
//! a stair j ≥ 1 to stair j − 1, where stair 0 is the ground. Stones on the ground stay there.
//! Whoever makes the last move wins, so whoever cannot move loses. These are the rules of staircase
//! Nim. The page [staircase-nim](../staircase_nim/index.html) proves that the player to move
//! loses ⇔ the nim-sum of its stairs 1, 3, 5, … is 0. In this game they are the stairs 2, 4, 6, …,
//! so their nim-sum is X.
//!
//! *All winning moves.* They are those of staircase Nim too. For each even k, stair k should hold
//! pₖ ⊕ X. If that is less than pₖ, take the difference down from stair k. If that is more, bring
//! the difference down from stair k + 1, if stair k + 1 holds as much.
//!
//! **Mistakes.** Each with a case that shows it:
//! - Taking the odd stairs, which are right if the ground lies below stair 1 (`hack-odd`).
//! - Taking every second stair, beginning with the highest (`hack-from-the-top`).
//! - Taking all stairs but the first (`hack-all`).
//! - Taking the parity of all single steps that the balls can make, p₂ + 2p₃ + 3p₄ + …, as if a
//!   turn moved one ball (`hack-parity`).
//!
//! **Beyond.** The program takes any number of cases and of stairs, even none, and up to 2⁶⁴ − 1
//! balls on a stair.
//!
//! **Source.** CSES Problem Set. AcWing 892, [staircase-nim](../staircase_nim/index.html), is the
//! same game with the ground below stair 1.

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
mod game;

#[cfg(test)]
mod tests {
    use super::first_player_wins;
    use super::game::Rules;
    use shared::board::Board;
    use shared::{rules::Game, small};

    #[test]
    fn agrees_with_the_rules_on_every_small_staircase() {
        let mut game = Game::normal(Rules::options);
        for stairs in small::positions([(0, 0), (1, 20), (2, 12), (3, 6), (4, 4), (5, 2), (6, 1)]) {
            assert_eq!(first_player_wins(&stairs), game.is_won(&stairs), "{stairs:?}");
        }
    }

    #[test]
    fn the_example_has_two_winning_moves() {
        let options = Rules::options(&vec![7, 2, 9, 3]);
        let lost = options.into_iter().filter(|option| !first_player_wins(option));
        assert_eq!(lost.collect::<Vec<_>>(), [[7, 3, 8, 3], [7, 2, 10, 2]]);
    }

    #[test]
    fn the_odd_stairs_do_not_count_at_any_size() {
        let max = u64::MAX;
        assert!(!first_player_wins(&[max, 5, max - 1, 0, 3, 5, max]));
        assert!(first_player_wins(&[0, max, 0, max - 1]));
    }
}
