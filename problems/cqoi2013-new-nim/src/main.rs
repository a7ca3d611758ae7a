//! # New Nim — [CQOI2013] 新Nim游戏, Luogu P4301, BZOJ 3105
//!
//! <https://www.luogu.com.cn/problem/P4301> · heaps to keep, by an XOR basis · O(k log k + k log a) time, O(k) memory
//!
//! **Statement.** k heaps of matches. First the first player takes away any number of whole heaps,
//! none if he likes, but not all; then the second player does the same with the heaps that are
//! left. After that they play Nim, the first player to move: a move takes any positive number of
//! matches from one heap, and whoever takes the last match wins. Print the least number of matches
//! that the first player can take away at first so that he is sure to win; if he cannot be, -1. k ≤
//! 100, 1 ≤ heap a ≤ 10⁹. The program takes any k ≥ 1 and any u64 heaps from 1 on; it refuses an
//! empty heap and k = 0.
//!
//! (-1 is never the answer: let him leave one heap. The second player must leave it too, and then
//! the first player takes it whole.)
//!
//! **Idea.** In Nim the player to move loses iff the nim-sum ⊕, the bitwise xor, of the heaps is 0.
//! So whatever the second player leaves must not have nim-sum 0. Keep as many matches as that
//! allows: go through the heaps from the largest down, and keep each that is not the nim-sum of
//! some heaps already kept.
//!
//! ```text
//! 7   111   kept
//! 4   100   kept
//! 3   011   7 ⊕ 4, taken away
//! 2   010   kept
//! 1   001   7 ⊕ 4 ⊕ 2, taken away    3 + 1 = 4
//! ```
//!
//! **Proof.** Call heaps *independent* if no choice of one or more of them has nim-sum 0. Claim:
//! the first player wins ⇔ the heaps that he leaves are independent; and the kept heaps are
//! independent, with the largest sum that independent heaps can have.
//!
//! What the second player leaves is any choice of one or more of the heaps, and then the first
//! player wins ⇔ its nim-sum is not 0 ([nim](../nim/index.html) proves it). That is the first half.
//!
//! The kept heaps are independent: if some of them had nim-sum 0, the one among these that was kept
//! last would be the nim-sum of the others, and so not kept. They are not all taken away, either:
//! the largest heap is kept. Let them be g₁ ≥ g₂ ≥ …, and h₁ ≥ h₂ ≥ … any independent heaps. Each
//! hᵢ has a gᵢ ≥ hᵢ, so the h have no larger sum. For suppose that hᵢ has none: gᵢ < hᵢ, or there
//! is no gᵢ.
//! - If there is a gᵢ, the i heaps h₁, …, hᵢ all came before it, as they are larger; if not, none
//!   but g₁, …, gᵢ₋₁ was kept at all. So each of the i heaps either was kept, and is one of g₁, …,
//!   gᵢ₋₁, or is the nim-sum of some of these.
//! - Then the nim-sum of any choice of h₁, …, hᵢ, too, is that of some of g₁, …, gᵢ₋₁, which have
//!   at most 2ⁱ⁻¹ choices, so at most 2ⁱ⁻¹ nim-sums.
//! - But the 2ⁱ choices of h₁, …, hᵢ all have different nim-sums: if two had the same, the heaps
//!   that stand in just one of the two would have nim-sum 0.
//!
//! To see whether a heap is the nim-sum of kept ones, hold an XOR basis of these: numbers vₚ, each
//! with a different top bit p (the highest 1), that have the same nim-sums as the kept heaps.
//! Reduce the heap: as long as there is a vₚ with its top bit, add that one to it by ⊕.
//! - If 0 is left, the heap is the nim-sum of the vₚ added, so of kept heaps.
//! - If not, what is left has a top bit that no vₚ has, and is no nim-sum of them: the top bit of
//!   such a nim-sum is that of one of its vₚ. So the heap is none either. Keep it, and put what is
//!   left into the basis ([gzoi2017-stones](../gzoi2017_stones/index.html) proves that reducing
//!   changes no nim-sums).
//!
//! **Mistakes.** Going through the heaps in the order of the input, or from the smallest up: 1 2 3
//! gives 3 in place of 1 (`hack-order`). Leaving nim-sum 0, as in Nim: 2 4 6 is lost, for the
//! opponent takes nothing away (`hack-zero`). Leaving any nim-sum but 0: 1 1 1 is lost, for the
//! opponent takes one heap away (`hack-not-zero`). Taking away only repeats of equal heaps
//! (`hack-equal`). A sum in 32 bits (`hack-overflow`).
//!
//! **Source.** Chongqing (重庆) team selection 2013. That going from the largest down is best holds
//! wherever independent sets can be exchanged as here: J. Edmonds, *Matroids and the greedy
//! algorithm*, Mathematical Programming 1 (1971), 127–136.

use proconio::input;
use shared::basis;

fn main() {
    input! { heaps: [u64] }
    println!("{}", least_taken_away(heaps));
}

/// The number of matches in the heaps that are not kept.
fn least_taken_away(mut heaps: Vec<u64>) -> u128 {
    assert!(!heaps.is_empty(), "k = 0: there must be a heap");
    assert!(!heaps.contains(&0), "a heap of 0: each must have at least one match");
    heaps.sort_unstable_by(|a, b| b.cmp(a));
    let mut v = [0; 64];
    let taken_away = heaps.into_iter().filter(|&heap| !basis::extend(&mut v, heap));
    taken_away.map(u128::from).sum()
}

#[cfg(test)]
mod tests {
    use super::least_taken_away;
    use proptest::prelude::*;
    use shared::rules::{sum, Game};
    use shared::small::{positions, subsets};

    /// The rule as stated: in the rounds 0 and 1 leave some of the heaps, not none; then Nim.
    fn options((round, heaps): &(u64, Vec<u64>)) -> Vec<(u64, Vec<u64>)> {
        let options: Vec<Vec<u64>> = match round {
            0 | 1 => subsets(heaps.iter().copied()).filter(|left| !left.is_empty()).collect(),
            _ => sum(heaps, |&heap| 0..heap),
        };
        options.into_iter().map(|heaps| (2.min(round + 1), heaps)).collect()
    }

    #[test]
    fn agrees_with_the_rules_on_every_small_set_of_heaps() {
        let mut game = Game::normal(options);
        for heaps in positions([(1, 12), (2, 9), (3, 6), (4, 5), (5, 3), (6, 2)]) {
            let heaps: Vec<u64> = heaps.iter().map(|heap| heap + 1).collect();
            let winning =
                options(&(0, heaps.clone())).into_iter().filter(|left| !game.is_won(left));
            let taken_away =
                winning.map(|(_, left)| heaps.iter().sum::<u64>() - left.iter().sum::<u64>());
            let least = taken_away.min().map(u128::from);
            assert_eq!(Some(least_taken_away(heaps.clone())), least, "{heaps:?}");
        }
    }

    proptest! {
        /// Asked of every choice of heaps, and of every choice of these.
        #[test]
        fn no_independent_heaps_have_more_matches(
            heaps in prop::collection::vec(prop_oneof![1..8_u64, 1..=u64::MAX], 1..8),
            shift in 0..64_u32,
        ) {
            let heaps: Vec<u64> = heaps.iter().map(|heap| heap.rotate_left(shift)).collect();
            let matches = |heaps: &[u64]| heaps.iter().copied().map(u128::from).sum::<u128>();
            let is_lost = |left: &Vec<u64>| left.iter().fold(0, |x, heap| x ^ heap) == 0;
            let independent = subsets(heaps.iter().copied())
                .filter(|kept| subsets(kept.iter().copied()).skip(1).all(|left| !is_lost(&left)));
            let most = independent.map(|kept| matches(&kept)).max();
            prop_assert_eq!(Some(matches(&heaps) - least_taken_away(heaps)), most);
        }
    }

    #[test]
    fn the_example_is_right() {
        assert_eq!(least_taken_away(vec![1, 2, 3, 4, 7]), 4);
    }

    #[test]
    fn the_largest_heaps_have_a_sum_above_64_bits() {
        assert_eq!(least_taken_away(vec![u64::MAX; 100_000]), u128::from(u64::MAX) * 99_999);
        assert_eq!(least_taken_away((0..64).map(|p| 1 << p).collect()), 0);
    }

    #[test]
    #[should_panic(expected = "a heap of 0")]
    fn refuses_an_empty_heap() {
        least_taken_away(vec![3, 0, 1]);
    }

    #[test]
    #[should_panic(expected = "k = 0")]
    fn refuses_no_heaps() {
        least_taken_away(vec![]);
    }
}
