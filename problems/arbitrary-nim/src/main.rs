//! # Arbitrary Nim — 任意 Nim, AtCoder ARC 168 B
//!
//! <https://atcoder.jp/contests/arc168/tasks/arc168_b> · heaps modulo K + 1, equal heaps cancel · O(N log N) time, O(N) memory
//!
//! **Statement.** There are N heaps with A₁, …, A_N stones. First a whole number K ≥ 1 is chosen.
//! Then Alice and Bob take turns, and Alice begins. A turn takes at least 1 and at most K stones
//! from one heap. Whoever cannot move loses. What is the largest K with which Alice wins against
//! best play?
//!
//! **Input.** The first line has N, from 1 to 250 000, the second the sizes A₁, …, A_N of the
//! heaps, from 1 to 10⁹.
//!
//! **Output.** `0` if Alice wins with no K; `-1` if she wins with arbitrarily large K; else the
//! largest K with which she wins.
//!
//! ```text
//! input     output        input     output        input     output
//! 3         2             4         -1            2         0
//! 1 2 3                   1 2 3 4                 100 100
//! ```
//!
//! **Idea.** Let K be chosen. Each turn takes at most K stones from one heap, so a heap of a stones
//! is as good as a mod (K + 1) stones of Nim, where a turn may take any number; this is shown in
//! [bounded-nim](../bounded_nim/index.html), and rests on the theorem in
//! [set-nim](../set_nim/index.html). So Alice wins ⇔ the nim-sum (the bitwise xor ⊕) of all
//! remainders a mod (K + 1) is not 0. (⇔ means "if and only if".)
//!
//! We look for the largest K, so begin with large ones and go down. As long as K is at least the
//! largest heap, no heap is changed by "mod (K + 1)", and the nim-sum is X = A₁ ⊕ … ⊕ A_N. If
//! X ≠ 0, Alice wins with all these K, and there is no largest: the answer is −1.
//!
//! Let X = 0, so that all these K lose, for example with the heaps 1 4 5:
//!
//! ```text
//! K         remainders    nim-sum
//! 5, 6, …   1 4 5         0
//! 4         1 4 0         5         won: 5 mod 5 = 0, and the other heaps stay
//! 3         1 0 1         0
//! 2         1 1 2         2         won
//! 1         1 0 1         0
//! ```
//!
//! The first K at which something changes is the largest heap minus 1: the largest heap becomes 0,
//! and the smaller ones stay. In the example the 5 drops out of the nim-sum, which was 0 and is
//! now 0 ⊕ 5 = 5. So the answer is 4.
//!
//! But if the largest size occurs twice, as in 1 4 5 7 7, both drop out at K = 6, and the nim-sum
//! stays 0. In fact two equal heaps never matter: they have the same remainder for every K, and it
//! cancels. So remove equal heaps in pairs. If nothing is left, no K wins, and the answer is 0.
//! Else let m be the largest size that is left, which is the largest size that occurs an odd number
//! of times. There is only one heap of it now, so the answer is m − 1.
//!
//! **Method.**
//! 1. Compute X = A₁ ⊕ … ⊕ A_N. If X ≠ 0, print −1.
//! 2. Otherwise sort the heaps, the largest first. As long as the first two are equal, remove both.
//! 3. If no heap is left, print 0. Otherwise print the first heap minus 1.
//!
//! **Proof.** By the theorem above Alice wins with K ⇔ s(K) ≠ 0, where s(K) is the nim-sum of the
//! numbers Aᵢ mod (K + 1).
//! - *X ≠ 0.* For every K that is at least the largest heap s(K) = X ≠ 0. So arbitrarily large K
//!   win, and −1 is right.
//! - *X = 0, and each size occurs an even number of times.* Then s(K) = 0 for every K, as equal
//!   heaps have equal remainders and cancel in pairs. No K wins, and 0 is right. Step 2 removes all
//!   heaps.
//! - *X = 0, and m is the largest size that occurs an odd number of times.* Remove equal heaps in
//!   pairs, until no size occurs twice. This changes no s(K). What remains is m with smaller sizes,
//!   and their nim-sum is X = 0. For K ≥ m none of them is changed by "mod (K + 1)", so s(K) = 0.
//!   For K = m − 1 the remainder of m is 0, and the others, which are less than m, stay. So
//!   s(m − 1) = 0 ⊕ m = m ≠ 0. And m − 1 is a permitted choice, at least 1: if m were 1, the only
//!   heap left would be 1, with nim-sum 1. So the answer is m − 1. Step 2 finds m: of a larger size
//!   there is an even number of heaps, which are removed two by two; of the heaps of m one is left
//!   over, and it stands before a smaller size or alone.
//!
//! **Mistakes.** Each with a case that shows it:
//! - Printing the largest heap where −1 is right (`hack-largest`).
//! - Keeping one heap of each size, as in a set, in place of those that occur an odd number of
//!   times (`hack-set`).
//! - Printing the largest heap minus 1 though it may occur twice (`hack-twice`).
//! - Taking the remainders modulo K, so that the answer comes out as m (`hack-mod-k`).
//! - Going down the sorted list to the first two neighbours that differ, in steps of one in place
//!   of two (`hack-neighbours`).
//! - Binary search for K. The K that win are no interval: for 1 4 5 they are 2 and 4
//!   (`hack-binary-search`).
//! - Looking for sizes that occur exactly once in place of an odd number of times (`hack-once`).
//!
//! **Beyond.** The program takes heaps up to 2⁶³ − 1 and any N ≥ 1, and refuses empty heaps. The
//! answer is never 1: if X = 0 and sizes are left, these are at least three (one size is not 0, and
//! two different ones have a nim-sum that is not 0), so m ≥ 3. X ≠ 0 does not mean that every K
//! wins: a single heap of 2 is lost with K = 1.
//!
//! **Source.** AtCoder Regular Contest 168, problem B. The game with a single heap is Bachet's, see
//! [bash-game](../bash_game/index.html).

use proconio::input;

fn main() {
    input! { heaps: [i64] }
    println!("{}", largest_k(heaps));
}

/// The largest K with which the first player wins; 0 if there is none, -1 if there is no largest.
fn largest_k(mut heaps: Vec<i64>) -> i64 {
    assert!(!heaps.is_empty(), "there is at least one heap");
    let mut x = 0;
    for &heap in &heaps {
        assert!(heap >= 1, "a heap of {}: there is at least one stone in each", heap);
        x ^= heap;
    }
    if x != 0 {
        return -1;
    }
    heaps.sort_unstable();
    while let Some(m) = heaps.pop() {
        if heaps.pop() != Some(m) {
            return m - 1;
        }
    }
    0
}

#[cfg(test)]
mod game;

#[cfg(test)]
mod tests {
    use super::game::Rules;
    use super::largest_k;
    use proptest::prelude::*;
    use shared::board::Board;
    use shared::rules::Game;

    /// All lists of `count` heaps from 1 to `most` that do not decrease.
    fn positions(count: usize, most: u64) -> Vec<Vec<u64>> {
        let mut all = vec![vec![]];
        for _ in 0..count {
            let longer = |heaps: &Vec<u64>| {
                let (heaps, least) = (heaps.clone(), heaps.last().copied().unwrap_or(1));
                (least..=most).map(move |heap| [&heaps[..], &[heap]].concat()).collect::<Vec<_>>()
            };
            all = all.iter().flat_map(longer).collect();
        }
        all
    }

    /// Every K up to the largest heap is played. A larger one allows the same turns.
    fn agrees(count: usize, most: u64) {
        let mut game = Game::normal(Rules::options);
        for heaps in positions(count, most) {
            let (mut answer, largest) = (0, *heaps.last().unwrap());
            for k in 1..=largest {
                if game.is_won(&vec![vec![k], heaps.clone()]) {
                    answer = if k == largest { -1 } else { k.cast_signed() };
                }
            }
            let numbers = heaps.iter().map(|heap| heap.cast_signed()).collect();
            assert_eq!(largest_k(numbers), answer, "{heaps:?}");
        }
    }

    #[test]
    fn agrees_with_the_rules_on_every_small_position() {
        for (count, most) in [(1, 16), (2, 16), (3, 12), (4, 7), (5, 5), (6, 4), (7, 3), (8, 2)] {
            agrees(count, most);
        }
    }

    #[test]
    #[ignore = "long"]
    fn agrees_with_the_rules_on_larger_positions() {
        for (count, most) in [(3, 14), (4, 9), (5, 6), (6, 5), (7, 4), (8, 3)] {
            agrees(count, most);
        }
    }

    /// The nim-sum of the remainders.
    fn s(heaps: &[i64], k: i64) -> i64 {
        heaps.iter().fold(0, |sum, heap| sum ^ (heap % (k + 1)))
    }

    #[test]
    fn the_examples_are_right() {
        let sums: Vec<i64> = (1..=6).map(|k| s(&[1, 4, 5], k)).collect();
        assert_eq!(sums, [0, 2, 0, 5, 0, 0]);
        for (heaps, answer) in [
            (&[1, 4, 5][..], 4),
            (&[1, 4, 5, 7, 7], 4),
            (&[1, 2, 3, 3, 3], 2),
            (&[2], -1),
            (&[9, 9, 9, 9], 0),
        ] {
            assert_eq!(largest_k(heaps.to_vec()), answer, "{heaps:?}");
        }
        assert_eq!((s(&[1, 4, 5, 7, 7], 6), s(&[2], 1)), (0, 0));
    }

    proptest! {
        /// From above, by the theorem alone.
        #[test]
        fn no_larger_k_wins(
            heaps in prop::collection::vec(1..40_i64, 1..8),
            pairs in prop::collection::vec(1..60_i64, 0..4),
            is_zero in any::<bool>(),
        ) {
            let mut heaps = [heaps, pairs.repeat(2)].concat();
            let x = heaps.iter().fold(0, |x, heap| x ^ heap);
            if is_zero && x > 0 {
                heaps.push(x);
            }
            let largest = heaps.iter().copied().max().unwrap();
            let answer = if s(&heaps, largest) != 0 {
                -1
            } else {
                (1..largest).rev().find(|&k| s(&heaps, k) != 0).unwrap_or(0)
            };
            prop_assert!(answer != 1);
            prop_assert_eq!(largest_k(heaps), answer);
        }

        #[test]
        fn large_heaps_and_their_pairs(
            a in 1..i64::MAX,
            b in 1..i64::MAX,
            pairs in prop::collection::vec(1..i64::MAX, 0..9),
        ) {
            prop_assume!(a != b);
            let mut heaps = [vec![a, b, a ^ b], pairs.repeat(2)].concat();
            prop_assert_eq!(largest_k(heaps.clone()), a.max(b).max(a ^ b) - 1);
            heaps.push(a);
            prop_assert_eq!(largest_k(heaps), -1);
            prop_assert_eq!(largest_k([vec![a, a], pairs.repeat(2)].concat()), 0);
        }
    }

    #[test]
    #[should_panic(expected = "a heap of 0: there is at least one stone in each")]
    fn refuses_an_empty_heap() {
        largest_k(vec![1, 0, 1]);
    }

    #[test]
    #[should_panic(expected = "there is at least one heap")]
    fn refuses_no_heaps() {
        largest_k(vec![]);
    }
}
