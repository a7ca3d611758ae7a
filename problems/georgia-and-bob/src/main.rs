//! # Georgia and Bob, Luogu P10507, POJ 1704
//!
//! <https://www.luogu.com.cn/problem/P10507> · pairs of men from the right: staircase Nim on the gaps · O(N log N) time, O(N) memory per case
//!
//! **Statement.** N chessmen stand on different squares of a strip with the squares 1, 2, 3, … from
//! left to right. Georgia and Bob take turns, Georgia first. A turn takes one man and moves him one
//! or more squares to the left. He may not leave the strip, nor jump over another man, nor land on
//! one. Whoever cannot move loses. Who wins if both play as well as possible?
//!
//! **Input.** The first line has the number T of cases, T ≤ 20. Each case has two lines: N ≤ 1000,
//! and the squares of the N men, in any order, all different, each from 1 to 10 000.
//!
//! **Output.** For each case one line: `Georgia will win` or `Bob will win`. (The statement also
//! offers `Not sure`, which is never the answer.)
//!
//! ```text
//! input                  output
//! 2                      Bob will win
//! 3                      Georgia will win
//! 1 2 3
//! 8
//! 1 5 6 7 9 12 14 17
//! ```
//!
//! **Idea.** Begin with one man, on square s. He can go to any of the s − 1 squares to his left.
//! That is like a heap of s − 1 stones, from which a turn takes one or more, as in *Nim*
//! ([matches](../matches/index.html)).
//!
//! Now two men. The right man can go any number of squares towards the left man, so the gap between
//! them, the number of free squares, is a heap of Nim. The left man can only make this gap larger:
//! if he goes x squares to the left, the opponent lets the right man follow by x squares, and the
//! gap is as before. So moves of the left man do not save the loser, and the winner can do without
//! them.
//!
//! With more men, make pairs. The right man of a pair must be able to follow the left one, and the
//! last man of all has nobody who could follow him, so he must be a right man. Begin there: the
//! last man with the one before him, and so on. If one man remains, pair him with the strip's left
//! end, as if a man stood on square 0, who never moves. The gaps inside the pairs are the heaps;
//! the gaps between pairs do not count. The guess: the player to move loses exactly if the
//! *nim-sum* X of the gaps inside the pairs, their bitwise xor ⊕, is 0.
//!
//! Another view shows that this game is [staircase Nim](../staircase_nim/index.html). Number the
//! men from the left, and let dᵢ be the number of free squares directly to the left of man i, up to
//! man i − 1 or the strip's end. If man i goes x squares to the left, x free squares change from
//! his left to his right: dᵢ falls by x, dᵢ₊₁ grows by x. If he is the last man, these squares are
//! to the right of all men and out of the game. So the gaps are stairs that go down to the right,
//! the free squares are stones on them, and the gaps inside the pairs are the odd stairs.
//!
#![doc = include_str!("../picture.svg")]
//!
//! In the picture Georgia wins. She can move the man on 8, the right man of a pair, as in Nim. But
//! she can also move the man on 12, the left man of a pair: that raises a heap, and yet the nim-sum
//! becomes 0.
//!
//! ```text
//! man          1    2    3    4    5
//! square       3    4    8   12   13
//! gap dᵢ       2    0    3    3    0      X = d₅ ⊕ d₃ ⊕ d₁ = 0 ⊕ 3 ⊕ 2 = 1
//! 8 to 7       2    0    2    4    0      X = 0 ⊕ 2 ⊕ 2 = 0
//! 12 to 11     2    0    3    2    1      X = 1 ⊕ 3 ⊕ 2 = 0
//! ```
//!
//! **Method.** For each case:
//! 1. Put square 0 into the list and sort it: s₀ = 0 < s₁ < s₂ < … < sₙ, with n = N.
//! 2. For i = n, n − 2, n − 4, … down to 2 or 1, compute the gap dᵢ = sᵢ − sᵢ₋₁ − 1.
//! 3. Let X be the nim-sum of these gaps.
//! 4. If X ≠ 0, print `Georgia will win`, else `Bob will win`.
//!
//! **Proof.** Claim: with n men, the player to move loses against best play ⇔ X = dₙ ⊕ dₙ₋₂ ⊕
//! dₙ₋₄ ⊕ … = 0.
//!
//! *The strip is a staircase.* Let stair j hold dₙ₊₁₋ⱼ stones, for j = 1, …, n, and let stair 0 be
//! the ground. Man i can go 1, 2, …, dᵢ squares to the left and no further, for then he meets man
//! i − 1 or the strip's end. As shown above, when he goes x squares, x stones change from dᵢ to
//! dᵢ₊₁, that is, from stair j = n + 1 − i to stair j − 1; for the last man j = 1, and they go to
//! the ground. In staircase Nim any number from 1 to dᵢ may go down from this stair. So both games
//! have the same moves, and in both whoever cannot move loses.
//!
//! The page [staircase-nim](../staircase_nim/index.html) proves that the player to move loses ⇔ the
//! nim-sum of the odd stairs is 0. The stairs 1, 3, 5, … hold dₙ, dₙ₋₂, dₙ₋₄, …, so this nim-sum is
//! X. (They are the gaps inside the pairs: man n is paired with man n − 1, man n − 2 with man
//! n − 3, and so on.)
//!
//! *All winning moves* are those of staircase Nim too. For each pair, with the right man i: its gap
//! should be dᵢ ⊕ X. If that is less than dᵢ, move the right man by the difference. If that is
//! more, move the left man by the difference, if he has as many free squares to his left.
//!
//! **Mistakes.** Each with a case that shows it:
//! - Taking the nim-sum of all gaps (`hack-all-gaps`).
//! - Taking every second gap from the left, beginning with the first (`hack-from-the-left`).
//! - Making pairs from the left, so that the last man may remain alone
//!   (`hack-pairs-from-the-left`).
//! - Assuming that the squares are sorted (`hack-unsorted`).
//! - Taking the difference of the squares for the gap: it is 1 more, neighbours have the gap 0
//!   (`hack-distance`).
//! - Doing so for the first man alone: his gap is his square − 1 (`hack-first-gap`).
//!
//! **Beyond.** The program takes any number of cases and men, even none, and squares up to 2⁶⁴ − 1.
//! It refuses square 0 and a square that is given twice. How many placements are lost is asked at
//! [sdoi2019-moving-coins](../sdoi2019_moving_coins/index.html).
//!
//! **Source.** POJ 1704, *Georgia and Bob*; the contest that it comes from could not be confirmed.

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
mod game;

#[cfg(test)]
mod tests {
    use super::game::Rules;
    use super::georgia_wins;
    use proptest::prelude::*;
    use shared::board::Board;
    use shared::rules::Game;
    use shared::small::subsets;

    #[test]
    fn agrees_with_the_rules_on_every_small_strip() {
        let mut game = Game::normal(Rules::options);
        for squares in subsets(1..=15) {
            // Given in another order.
            let given = [&squares[squares.len() / 2..], &squares[..squares.len() / 2]].concat();
            assert_eq!(georgia_wins(given), game.is_won(&squares), "{squares:?}");
        }
    }

    #[test]
    fn the_picture_has_two_winning_moves() {
        let lost = Rules::options(&vec![3, 4, 8, 12, 13]).into_iter();
        let lost: Vec<_> = lost.filter(|squares| !georgia_wins(squares.clone())).collect();
        assert_eq!(lost, [[3, 4, 7, 12, 13], [3, 4, 8, 11, 13]]);
    }

    #[test]
    fn a_move_is_answered_in_its_pair() {
        assert!(!georgia_wins(vec![2, 5, 6, 9]));
        // The last man goes to 8, the second follows by as much; the left man of a pair likewise.
        assert!(georgia_wins(vec![2, 5, 6, 8]));
        assert!(!georgia_wins(vec![2, 4, 6, 8]));
        assert!(georgia_wins(vec![1, 5, 6, 9]));
        assert!(!georgia_wins(vec![1, 4, 6, 9]));
    }

    proptest! {
        /// Two pairs of one gap, wherever they stand; and the right man of one a square nearer.
        #[test]
        fn equal_gaps_are_lost_at_any_size(
            [first, between] in [1..1_u64 << 62, 1..1_u64 << 62],
            gap in prop_oneof![2..9_u64, 2..1_u64 << 62],
        ) {
            let second = first + gap + between;
            prop_assert!(!georgia_wins(vec![first, first + gap, second, second + gap]));
            prop_assert!(georgia_wins(vec![first, first + gap, second, second + gap - 1]));
        }
    }

    #[test]
    fn a_man_alone_wins_unless_he_stands_on_square_1() {
        assert!(!georgia_wins(vec![]));
        assert!(!georgia_wins(vec![1]));
        assert!(georgia_wins(vec![u64::MAX]));
    }

    #[test]
    #[should_panic(expected = "square 7: outside the strip or given twice")]
    fn refuses_two_men_on_a_square() {
        georgia_wins(vec![7, 3, 7]);
    }

    #[test]
    #[should_panic(expected = "square 0: outside the strip or given twice")]
    fn refuses_square_0() {
        georgia_wins(vec![3, 0]);
    }
}
