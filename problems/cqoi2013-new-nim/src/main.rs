//! # New Nim — \[CQOI2013\] 新Nim游戏, Luogu P4301, BZOJ 3105
//!
//! <https://www.luogu.com.cn/problem/P4301> · keep independent heaps, from the largest down, by an XOR basis · O(k log k + k log a) time, O(k) memory
//!
//! **Statement.** There are k heaps of matches. At first the first player takes away whole heaps,
//! as many as he likes, perhaps none, but not all. Then the second player does the same with the
//! heaps that are left. After that they play Nim with the rest, and the first player begins: a turn
//! takes one or more matches from a single heap, and whoever takes the last match wins. How many
//! matches must the first player take away at first, at the least, so that he can be sure to win?
//!
//! **Input.** The first line has k ≤ 100, the second the sizes a of the k heaps, from 1 to 10⁹.
//!
//! **Output.** The least number of matches, or `-1` if the first player cannot win. (This never
//! happens. Let the first player leave a single heap: the second player must leave it too, and then
//! the first player takes it whole.)
//!
//! ```text
//! input           output        input     output
//! 6               21            3         1
//! 5 5 6 6 5 5                   1 2 3
//! ```
//!
//! **Idea.** When both have taken heaps away, they play Nim, and the player to move, the first
//! player, loses exactly if the *nim-sum* of the heaps, their bitwise xor ⊕, is 0
//! ([nim](../nim/index.html) proves it). So the second player looks for some of the heaps, at least
//! one, with nim-sum 0, and takes the others away. The first player must leave heaps where this is
//! not possible. Call heaps *independent* if no choice of one or more of them has nim-sum 0.
//!
//! Two equal heaps are not independent, and 1 2 3 are not, since 1 ⊕ 2 ⊕ 3 = 0. Of 1 2 3 the first
//! player takes away the smallest heap: 2 and 3 are independent. In general he wants to keep as
//! many matches as possible. So go through the heaps from the largest to the smallest, and keep a
//! heap unless it is the nim-sum of some heaps already kept: together with these it would have
//! nim-sum 0.
//!
//! ```text
//! 7   111   kept
//! 4   100   kept
//! 3   011   = 7 ⊕ 4, taken away
//! 2   010   kept
//! 1   001   = 7 ⊕ 4 ⊕ 2, taken away      3 + 1 = 4 matches
//! ```
//!
//! Is it right to keep the largest heap h? Suppose that a best choice does without it. If h could
//! be added, more would be kept. So h is the nim-sum of some heaps of this choice. Exchange one of
//! them, g, for h: there are not fewer matches, and the heaps are still independent. Otherwise h
//! would also be the nim-sum of a group of heaps of the choice without g; both groups together
//! would have nim-sum 0, and g, which is in only one of them, would not cancel. So some best choice
//! contains the largest heap. The same reason serves for each heap h that follows: it is not the
//! nim-sum of kept heaps, so g can be a heap that comes after it.
//!
//! How does one see whether a heap is the nim-sum of some kept ones? These may be 30 heaps, with
//! 2³⁰ choices, too many to try. So keep a list of numbers that have the same nim-sums as the kept
//! heaps, but are easier to use: all have their highest 1 in different places. Such a list is
//! called an *XOR basis*. Let vₚ be its number with the highest 1 in place p, the place of 2ᵖ. Now
//! go through the digits of the heap from the left. Where there is a 1 in place p, add vₚ to it by
//! ⊕: this 1 disappears, and only digits to the right of it change. If nothing is left at the end,
//! the heap is the nim-sum of the numbers that were added. If there is no vₚ, what is left is no
//! nim-sum of basis numbers, since the highest 1 of such a nim-sum is the highest 1 of one of them.
//! Nor is the heap then: keep it, and let what is left of it be vₚ from now on.
//!
//! ```text
//! 7   111                                 v₂ = 111
//! 4   100   ⊕ v₂ = 011                    v₁ = 011
//! 3   011   ⊕ v₁ = 000                    taken away
//! 2   010   ⊕ v₁ = 001                    v₀ = 001
//! 1   001   ⊕ v₀ = 000                    taken away
//! ```
//!
//! **Method.**
//! 1. Sort the heaps from the largest to the smallest. Begin with the answer 0 and no vₚ.
//! 2. For each heap h let r = h, and let p go down from 29, the highest place that a heap can have,
//!    to 0. Where r has a 1 in place p: if there is a vₚ, replace r by r ⊕ vₚ; if there is none,
//!    let vₚ = r. In this case h is kept; go on with the next heap.
//! 3. If r has become 0 at the end, h is taken away: add h to the answer.
//! 4. Print the answer. It may be up to 99·10⁹, so use 64 bits.
//!
//! **Proof.** *The first player wins ⇔ the heaps that he leaves are independent.* (⇔ means "if and
//! only if".) What the second player leaves is any choice of one or more of them, and then the
//! first player wins Nim ⇔ its nim-sum is not 0.
//!
//! *The kept heaps have the most matches.* Call an independent choice with the most matches a best
//! one. Go through the heaps in the order of the method. Claim: at each time some best choice B
//! contains all heaps kept so far and none of those taken away so far. In the beginning every best
//! choice does. Let h be the next heap.
//! - *h is taken away.* It is the nim-sum of some kept heaps, and these are in B. If h were in B
//!   too, these heaps and h together would have nim-sum 0. So h is not in B, and the claim is true
//!   for B.
//! - *h is kept, and it is in B.* The claim is true for B.
//! - *h is kept, and it is not in B.* With h added B would have more matches, so it would not be
//!   independent: h and some heaps S of B have nim-sum 0, that is, S has nim-sum h. As h is not the
//!   nim-sum of kept heaps, some heap g of S has not been kept. As g is in B it has not been taken
//!   away. So it comes after h, and g ≤ h. Let B′ be B with h in place of g. B′ does not have fewer
//!   matches than B. We show that it is independent; then it is a best choice, and the claim is
//!   true for B′. Suppose that some choice from B′ has nim-sum 0. It contains h, for all other
//!   heaps of B′ are in B; let T be the rest of it. Then T has nim-sum h, as S has, and so S and T
//!   together have nim-sum 0. Strike out the heaps that are in both, which cancel. What remains is
//!   in B and has nim-sum 0. But g remains, since it is in S and not in B′. So B would not be
//!   independent.
//!
//! At the end every heap is kept or taken away, so B is the set of kept heaps. It is not empty: the
//! largest heap is kept.
//!
//! *The basis tells whether h is the nim-sum of kept heaps.* First, the numbers vₚ have the same
//! nim-sums as the kept heaps. This is true in the beginning, when there are none of either. When h
//! is kept, its r is h ⊕ some of the old numbers, and h is r ⊕ the same numbers. So every nim-sum
//! that can be made with h can be made with r, and the other way round. Now take the next heap h.
//! - If r becomes 0, h is the nim-sum of the vₚ that were added to it, so of kept heaps.
//! - Otherwise the method stops at r ≠ 0 with its highest 1 in a place that has no vₚ. Suppose that
//!   h is the nim-sum of kept heaps, so of some vₚ. Then r is such a nim-sum, too, of at least one
//!   vₚ. Take the vₚ among these with the largest p: no other of them has a 1 in place p, so r has
//!   its highest 1 there. But this place has a vₚ, a contradiction.
//!
//! **Mistakes.** Each with a case that shows it:
//! - Going through the heaps in the order of the input, or from the smallest up: for 1 2 3 this
//!   gives 3 in place of 1 (`hack-order`).
//! - Leaving nim-sum 0, as one does in Nim. 2 4 6 has nim-sum 0, but the second player takes
//!   nothing away and the first player must move (`hack-zero`).
//! - Asking only that the nim-sum of what is left is not 0. 1 1 1 has nim-sum 1, but the second
//!   player takes one heap away (`hack-not-zero`).
//! - Taking away only repeated heaps: 1 2 3 3 gives 3 in place of 4 (`hack-equal`).
//! - Adding in 32 bits (`hack-overflow`).
//!
//! **Beyond.** The program takes more than 100 heaps, too. It refuses k = 0, empty heaps and heaps
//! above 10⁹. Independent sets of heaps form a *matroid*: each part of an independent set is
//! independent, and if A and B are independent and A has fewer heaps, some heap of B can be added
//! to A. In every matroid going from the largest member down gives the largest sum; this is the
//! reason behind the greedy choice.
//!
//! **Source.** Chongqing (重庆) team selection 2013. J. Edmonds, *Matroids and the greedy algorithm*,
//! Mathematical Programming 1 (1971), 127–136.

use proconio::input;

fn main() {
    input! { heaps: [u64] }
    println!("{}", least_taken_away(heaps));
}

/// The number of matches in the heaps that are not kept.
fn least_taken_away(mut heaps: Vec<u64>) -> u64 {
    assert!(!heaps.is_empty(), "k = 0: there must be a heap");
    heaps.sort_unstable_by(|a, b| b.cmp(a));
    let mut v = [0; 30];
    let mut taken_away = 0;
    for h in heaps {
        assert!((1..=1_000_000_000).contains(&h), "a heap of {}: from 1 to 10^9 matches", h);
        let mut r = h;
        for p in (0..30).rev() {
            if (r >> p) & 1 == 1 {
                if v[p] == 0 {
                    v[p] = r;
                    break;
                }
                r ^= v[p];
            }
        }
        if r == 0 {
            taken_away += h;
        }
    }
    taken_away
}

#[cfg(test)]
mod game;

#[cfg(test)]
mod tests {
    use super::game::Rules;
    use super::least_taken_away;
    use proptest::prelude::*;
    use shared::board::Board;
    use shared::rules::Game;
    use shared::small::{positions, subsets};

    const MOST: u64 = 1_000_000_000;

    #[test]
    fn agrees_with_the_rules_on_every_small_set_of_heaps() {
        let mut game = Game::normal(Rules::options);
        for heaps in positions([(1, 12), (2, 9), (3, 6), (4, 5), (5, 3), (6, 2)]) {
            let heaps: Vec<u64> = heaps.iter().map(|heap| heap + 1).collect();
            let start = vec![heaps.clone(), vec![0]];
            let winning = Rules::options(&start).into_iter().filter(|left| !game.is_won(left));
            let taken_away =
                winning.map(|left| heaps.iter().sum::<u64>() - left[0].iter().sum::<u64>());
            let least = taken_away.min();
            assert_eq!(Some(least_taken_away(heaps.clone())), least, "{heaps:?}");
        }
    }

    proptest! {
        /// Asked of every choice of heaps, and of every choice of these. A small heap is moved to any
        /// places.
        #[test]
        fn no_independent_heaps_have_more_matches(
            heaps in prop::collection::vec(prop_oneof![1..8_u64, 1..=MOST], 1..8),
            shift in 0..27_u32,
        ) {
            let shifted = |heap| if heap < 8 { heap << shift } else { heap };
            let heaps: Vec<u64> = heaps.into_iter().map(shifted).collect();
            let matches = |heaps: &[u64]| heaps.iter().sum::<u64>();
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
    fn the_largest_heaps_need_64_bits_and_all_30_places_are_used() {
        assert_eq!(least_taken_away(vec![MOST; 100]), 99 * MOST);
        assert_eq!(least_taken_away((0..30).map(|p| 1 << p).collect()), 0);
    }

    #[test]
    #[should_panic(expected = "a heap of 0")]
    fn refuses_an_empty_heap() {
        least_taken_away(vec![3, 0, 1]);
    }

    #[test]
    #[should_panic(expected = "a heap of 1000000001")]
    fn refuses_a_heap_above_the_limit() {
        least_taken_away(vec![MOST + 1]);
    }

    #[test]
    #[should_panic(expected = "k = 0")]
    fn refuses_no_heaps() {
        least_taken_away(vec![]);
    }
}
