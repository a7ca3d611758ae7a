//! # Georgia and Bob, Luogu P10507, POJ 1704
//!
//! <https://www.luogu.com.cn/problem/P10507> · staircase Nim on the gaps between pieces · O(n log n) time, O(n) memory per case
//!
//! **Statement.** Chessmen stand on different squares of a strip 1, 2, 3, … A move takes one man
//! any positive number of squares to the left; he may not leave the strip, jump over another man or
//! land on one. Whoever cannot move loses; Georgia begins. The input has T, then for each case N
//! and the squares of N men, in any order. Print `Georgia will win` or `Bob will win`. (The
//! original offers `Not sure` as well, which is never the answer.) T ≤ 20, N ≤ 1000, and no square
//! is above 10 000. The program takes any T and N and any u64 squares. Square 0 and a square given
//! twice are refused.
//!
//! **Idea.** Number the men from the left, and watch the gaps: dᵢ free squares lie directly left of
//! man i, back to man i − 1 or to the strip's left end. When man i goes x squares to the left, x of
//! them change from his left to his right: dᵢ falls by x, dᵢ₊₁ grows by x. For the last man they
//! are then to the right of all men, where they do not matter any more.
//!
//! ```text
//! squares   1 2 3 4 5 6 7 8 9
//!           · ● · · ● ● · · ●
//! gaps      1 →   2 → 0 →   2 → out        X = d₄ ⊕ d₂ = 2 ⊕ 2 = 0
//! ```
//!
//! So the gaps are stairs and the free squares are stones that go down them to the right:
//! [staircase Nim](../staircase_nim/index.html), with stair 1 directly left of the last man. The
//! odd stairs count: every second gap, beginning with the last. Here their nim-sum ⊕, the bitwise
//! xor, is 0, so Bob wins.
//!
//! **Proof.** Claim: with n men, the player to move loses (the position is a P-position) ⇔ X := dₙ
//! ⊕ dₙ₋₂ ⊕ dₙ₋₄ ⊕ … = 0.
//!
//! That is the claim of [staircase-nim](../staircase_nim/index.html), proved there, if both games
//! have the same moves. Let stair j hold dₙ₊₁₋ⱼ stones. Man i can go 1 to dᵢ squares to the left
//! and no further, for then he meets man i − 1 or the strip's left end. That is: 1 to all of the
//! stones of stair j = n + 1 − i can go down, and they arrive on stair j − 1, which is dᵢ₊₁, or on
//! the ground for the last man, j = 1. Each move on the strip is one of staircase Nim, and the
//! other way round.
//!
//! Said without stairs: pair the men from the right; if one is left over, his partner is the
//! strip's left end. The gaps inside the pairs are heaps of Nim. If someone enlarges one, by moving
//! the left man of a pair, the opponent moves the right man by as much, and the gap is as before.
//!
//! **Mistakes.** The nim-sum of all gaps (`hack-all-gaps`). Every second gap from the left,
//! beginning with the first (`hack-from-the-left`). Pairs from the left, so that the last man may
//! stand alone (`hack-pairs-from-the-left`). Taking the squares as sorted (`hack-unsorted`).
//! Subtracting two squares and not 1 more: two neighbours have the gap 0 (`hack-distance`). Doing
//! so for the first man alone, whose gap is his square − 1 (`hack-first-gap`).
//!
//! **Source.** POJ 1704, *Georgia and Bob*; the contest that it comes from could not be confirmed.

use proconio::{input, read_value};
use shared::{nim::staircase, print};

fn main() {
    input! { cases: usize }
    let wins = (0..cases).map(|_| georgia_wins(read_value!([u64])));
    print::verdicts(["Georgia will win", "Bob will win"], wins);
}

/// Is X ≠ 0?
fn georgia_wins(mut squares: Vec<u64>) -> bool {
    squares.sort_unstable();
    let gap = |i: usize| {
        let before = if i == 0 { 0 } else { squares[i - 1] };
        assert!(squares[i] != 0, "square 0: the strip begins with square 1");
        assert!(squares[i] != before, "square {}: given twice", before);
        squares[i] - before - 1
    };
    let x = staircase((0..squares.len()).rev().map(gap));
    x != 0
}

#[cfg(test)]
mod tests {
    use super::georgia_wins;
    use proptest::prelude::*;
    use shared::rules::Game;
    use shared::small::subsets;

    /// The rule as stated, on sorted squares: one man to the left, not over or onto another.
    fn options(squares: &[u64]) -> Vec<Vec<u64>> {
        let mut options = vec![];
        for i in 0..squares.len() {
            let before = if i == 0 { 0 } else { squares[i - 1] };
            for to in before + 1..squares[i] {
                options.push([&squares[..i], &[to], &squares[i + 1..]].concat());
            }
        }
        options
    }

    #[test]
    fn agrees_with_the_rules_on_every_small_strip() {
        let mut game = Game::normal(|squares: &Vec<u64>| options(squares));
        for squares in subsets(1..=15) {
            // Given in another order.
            let given = [&squares[squares.len() / 2..], &squares[..squares.len() / 2]].concat();
            assert_eq!(georgia_wins(given), game.is_won(&squares), "{squares:?}");
        }
    }

    #[test]
    fn the_picture_is_lost() {
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
    #[should_panic(expected = "square 7: given twice")]
    fn refuses_two_men_on_a_square() {
        georgia_wins(vec![7, 3, 7]);
    }

    #[test]
    #[should_panic(expected = "square 0: the strip begins with square 1")]
    fn refuses_square_0() {
        georgia_wins(vec![3, 0]);
    }
}
