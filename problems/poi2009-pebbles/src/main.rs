//! # Pebbles — \[POI 2009\] KAM-Pebbles, Luogu P3480, BZOJ 1115
//!
//! <https://www.luogu.com.cn/problem/P3480> · staircase Nim on the differences of neighbours · O(n) time and memory per row
//!
//! **Statement.** n heaps of pebbles stand in a row, and no heap is smaller than the one to its
//! left: a₁ ≤ a₂ ≤ … ≤ aₙ. Two players take turns. A turn takes one or more pebbles from one heap,
//! and after it no heap may be smaller than the one to its left. Whoever cannot move loses. Does
//! the first player win if both play as well as possible?
//!
//! **Input.** The first line has the number u of rows, u ≤ 10. Each row has two lines: n ≤ 1000,
//! and a₁, a₂, …, aₙ, whole numbers from 0 on. The sum of a row is at most 10 000 (the English
//! statement says 1000, the Polish one 10 000).
//!
//! **Output.** For each row one line: `TAK` (Polish for yes) if the first player wins, else `NIE`.
//!
//! ```text
//! input     output
//! 2         NIE
//! 2         TAK
//! 2 2
//! 3
//! 1 2 4
//! ```
//!
//! **Idea.** Begin with two equal heaps, 2 2. The right heap cannot lose a pebble, for it would be
//! smaller than the left one. So the player to move takes from the left heap, and the opponent
//! takes *as many* from the right heap. The heaps are equal again. The opponent always has an
//! answer, so two equal heaps are lost for the player to move.
//!
//! What matters is how much larger a heap is than its left neighbour. Write dᵢ = aᵢ − aᵢ₋₁, with
//! a₀ = 0 before the first heap. Heap i may lose from 1 to dᵢ pebbles. If it loses k of them, two
//! differences change:
//! - dᵢ = aᵢ − aᵢ₋₁ falls by k.
//! - dᵢ₊₁ = aᵢ₊₁ − aᵢ grows by k, because the right neighbour stays as it is. The last heap has no
//!   right neighbour, so for i = n nothing grows.
//!
//! Think of stairs that go down to the right, with dᵢ stones on the i-th of them. Then the move
//! takes k stones one stair down, and from the last stair to the ground:
//!
//! ```text
//! heaps         2     2     5     9
//! differences   2  →  0  →  3  →  4  →  ground
//! ```
//!
#![doc = include_str!("../picture.svg")]
//!
//! That is [staircase Nim](../staircase_nim/index.html). Its stairs are counted from the ground,
//! here from the right: dₙ lies on stair 1, dₙ₋₁ on stair 2, and so on. Only the odd stairs count,
//! and they are a game of Nim: dₙ, dₙ₋₂, dₙ₋₄, … . In the example X = d₄ ⊕ d₂ = 4 ⊕ 0 = 4, where ⊕
//! is the bitwise xor. X is not 0, so the first player wins, by taking 4 pebbles from the last
//! heap.
//!
//! **Method.** For each row:
//! 1. Put a₀ = 0 before the first heap.
//! 2. For i = n, n − 2, n − 4, … down to 2 or 1, compute dᵢ = aᵢ − aᵢ₋₁.
//! 3. Let X be the nim-sum (the bitwise xor) of these numbers.
//! 4. If X ≠ 0, print `TAK`, else `NIE`.
//!
//! **Proof.** Claim: the player to move loses against best play ⇔ X = dₙ ⊕ dₙ₋₂ ⊕ dₙ₋₄ ⊕ … = 0.
//!
//! *The rows are staircases.* Let stair j hold dₙ₊₁₋ⱼ stones, for j = 1, …, n. The row is sorted,
//! so these numbers are not negative, and each row gives one staircase. Taking k pebbles from heap
//! i is allowed ⇔ 1 ≤ k ≤ aᵢ − aᵢ₋₁ = dᵢ: with more, heap i would be smaller than heap i − 1, or
//! below 0 if i = 1. (Its right neighbour stays at least as large as it.) As shown in the Idea,
//! such a move takes k stones from dᵢ to dᵢ₊₁, that is, from stair j = n + 1 − i to stair j − 1,
//! where stair 0 is the ground. And from stair j staircase Nim allows to take any k from 1 to dᵢ.
//! So the moves of both games are the same, and in both whoever cannot move loses.
//!
//! The page [staircase-nim](../staircase_nim/index.html) proves that the player to move loses ⇔ the
//! nim-sum of the odd stairs is 0. The stairs 1, 3, 5, … hold dₙ, dₙ₋₂, dₙ₋₄, …, so this nim-sum is
//! X.
//!
//! *All winning moves* are those of staircase Nim as well. For each term dᵢ of X: dᵢ should be dᵢ ⊕
//! X. If that is less, take the difference from heap i. If that is more, take the difference from
//! heap i − 1, which raises dᵢ, if dᵢ₋₁ is as large. In the row 3 4 6 the differences are 3, 1, 2
//! and X = 2 ⊕ 3 = 1. One winning move takes 1 from the first heap (2, 2, 2), the other one takes 1
//! from the second heap (3, 0, 3).
//!
//! **Mistakes.** Each with a case that shows it:
//! - Taking every second difference from the left, beginning with d₁ (`hack-parity`).
//! - Leaving out d₁, which is the whole first heap (`hack-first-heap`).
//! - Taking the nim-sum of the heaps in place of the differences (`hack-heaps`).
//!
//! **Beyond.** The program takes any number of rows and heaps, even none, and heaps up to 2⁶⁴ − 1.
//! It refuses a row in which a heap is smaller than the one to its left.
//!
//! **Source.** XVI Polish Olympiad in Informatics (2008/2009), *Kamyki*.

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
mod game;

#[cfg(test)]
mod tests {
    use super::first_player_wins;
    use super::game::Rules;
    use proptest::prelude::*;
    use shared::board::Board;
    use shared::rules::Game;
    use shared::small;

    #[test]
    fn agrees_with_the_rules_on_every_small_row() {
        let mut game = Game::normal(Rules::options);
        let ranges = [(0, 0), (1, 30), (2, 20), (3, 12), (4, 8), (5, 6), (6, 5)];
        for row in small::positions(ranges).filter(|row| row.is_sorted()) {
            assert_eq!(first_player_wins(&row), game.is_won(&row), "{row:?}");
        }
    }

    #[test]
    fn the_examples_have_their_winning_moves() {
        let winning = |row: &[u64]| {
            let options = Rules::options(&row.to_vec()).into_iter();
            options.filter(|option| !first_player_wins(option)).collect::<Vec<_>>()
        };
        assert_eq!(winning(&[2, 2, 5, 9]), [[2, 2, 5, 5]]);
        assert_eq!(winning(&[3, 4, 6]), [[2, 4, 6], [3, 3, 6]]);
    }

    proptest! {
        /// Equal neighbours, from the right in pairs, leave the steps of X at 0.
        #[test]
        fn pairs_of_equal_heaps_are_lost_at_any_size(
            mut heaps in prop::collection::vec(any::<u64>(), 1..9),
        ) {
            heaps.sort_unstable();
            let pairs: Vec<u64> = heaps.iter().flat_map(|&heap| [heap, heap]).collect();
            prop_assert!(!first_player_wins(&pairs));
            // An odd row with the same pairs: X is a₁.
            prop_assert_eq!(first_player_wins(&[&[heaps[0]], &pairs[..]].concat()), heaps[0] > 0);
        }
    }

    #[test]
    #[should_panic(expected = "heap 3: a row must not decrease")]
    fn refuses_a_row_that_decreases() {
        first_player_wins(&[1, 5, 4, 6]);
    }
}
