//! # E&D — [SDOI2009] E&D 游戏, Luogu P2148, BZOJ 1228
//!
//! <https://www.luogu.com.cn/problem/P2148> · Grundy values from binary digits · O(N) time, O(1) memory per case
//!
//! **Statement.** N heaps of stones stand in pairs: heaps 1 and 2, heaps 3 and 4, and so on. A move
//! takes one heap of a pair away and splits the other into two that are not empty; these are the
//! new pair. Whoever cannot move loses: all heaps have 1 stone then. For each of T cases print
//! `YES` if the first player, little E, wins, else `NO`. T ≤ 20, N ≤ 20 000 is even, heaps are from
//! 1 to 2·10⁹. The program takes any T, any even N, 0 included, and any u64 heaps but 0. An odd N
//! and a heap of 0 are refused.
//!
//! **Idea.** Pairs do not touch, so give each pair its *Grundy value* g(a, b): the *mex* of the
//! values of its *options* (the positions one move away): the least number 0, 1, 2, … that is not
//! among these values. Table g, and see: write a − 1 and b − 1 in binary, their last digits one
//! below the other; g(a, b) is the least place, counted from 0 at the right, where both have a 0.
//! The first player wins iff the nim-sum ⊕, the bitwise xor, of the g of all pairs is not 0.
//!
//! ```text
//! place          3 2 1 0
//! a − 1 = 9      1 0 0 1
//! b − 1 = 3      0 0 1 1
//!                  ▲        g(10, 4) = 2
//! ```
//!
//! **Proof.** Claim: g is as described, and the player to move loses (the position is a P-position)
//! ⇔ the nim-sum of the g of all pairs is 0. The second half follows from the first by the theorem
//! of Sprague and Grundy ([set-nim](../set_nim/index.html) proves it), for each move is made in one
//! pair: a sum of games. A move takes stones away, so play ends.
//!
//! What can become of a? A split into x + y = a with x, y ≥ 1. Write A = a − 1, X = x − 1, Y = y −
//! 1; then X, Y ≥ 0 can be any numbers with X + Y + 1 = A. Let R(a) be the set of the values g(x,
//! y). By induction on a, so that the claim holds for these smaller heaps, R(a) is the set of the
//! places where A has a 1:
//! - Let k = g(x, y). Then A has a 1 at place k: at each of the places 0, …, k − 1 X or Y has a 1,
//!   so the last k digits of X and of Y, as numbers, add up to at least 2ᵏ − 1 and at most 2·(2ᵏ −
//!   1). With 1 more the sum is from 2ᵏ to 2ᵏ⁺¹ − 1: it has a 1 at place k and nothing beyond. As X
//!   and Y have a 0 at place k, this 1 stays in A.
//! - Where A has a 1 at place k, let X = 2ᵏ − 1 and Y = A − 2ᵏ. Then X + Y + 1 = A. X has a 1 at
//!   each of the places 0, …, k − 1 and a 0 at place k; Y is A with a 0 put at place k. So k is the
//!   least place where both have a 0: g(x, y) = k.
//!
//! (For a = 1, A = 0 has no 1, and there is no split.) From the pair a, b the splits of a and those
//! of b are options. So their values are the places where a − 1 or b − 1 has a 1, and the mex is
//! the least place where both have a 0.
//!
//! **Mistakes.** Splitting the larger heap only (`hack-larger`). Looking at the digits of a and b
//! in place of a − 1 and b − 1 (`hack-no-minus-1`). Looking for the least place where not both have
//! a 1 (`hack-and`). Plain Nim, a heap of a stones counted as a − 1 (`hack-plain-nim`). Calling a
//! position won as soon as some heap is even (`hack-even-heap`).
//!
//! **Source.** Shandong (山东) team selection 2009, *E&D*; BZOJ 1228.

use proconio::{input, read_value};
use shared::print;

fn main() {
    input! { cases: usize }
    let wins = (0..cases).map(|_| {
        input! { n: usize }
        assert!(n % 2 == 0, "N = {}: heaps stand in pairs", n);
        first_player_wins((0..n / 2).map(|_| read_value!((u64, u64))))
    });
    print::verdicts(["YES", "NO"], wins);
}

/// Is the nim-sum of all g(a, b) ≠ 0?
fn first_player_wins(pairs: impl Iterator<Item = (u64, u64)>) -> bool {
    pairs.fold(0, |sum, (a, b)| sum ^ g(a, b)) != 0
}

/// The least place where a − 1 and b − 1 both have a 0.
fn g(a: u64, b: u64) -> u32 {
    assert!(a.min(b) > 0, "a heap of 0: a heap has at least 1 stone");
    ((a - 1) | (b - 1)).trailing_ones()
}

#[cfg(test)]
mod tests {
    use super::{first_player_wins, g};
    use proptest::prelude::*;
    use shared::grundy::mex;
    use shared::rules::{sum, Game};
    use shared::small;
    use std::collections::HashSet;

    type Pair = (u64, u64);

    /// The rule as stated: take one heap of a pair away, split the other.
    fn options(pairs: &[Pair]) -> Vec<Vec<Pair>> {
        sum(pairs, |&(a, b)| {
            let split = |heap: u64| (1..heap).map(move |x| (x, heap - x));
            split(a).chain(split(b)).collect::<Vec<_>>()
        })
    }

    #[test]
    fn agrees_with_the_rules_on_every_small_position() {
        let mut game = Game::normal(|pairs: &Vec<Pair>| options(pairs));
        for numbers in small::positions([(0, 0), (2, 99), (4, 8), (6, 6)]) {
            // A heap has a stone more.
            let pairs: Vec<Pair> = numbers.chunks(2).map(|two| (two[0] + 1, two[1] + 1)).collect();
            assert_eq!(first_player_wins(pairs.iter().copied()), game.is_won(&pairs), "{pairs:?}");
            let value = pairs.iter().fold(0, |sum, &(a, b)| sum ^ g(a, b));
            assert_eq!(u64::from(value), game.grundy(&pairs), "{pairs:?}");
        }
    }

    #[test]
    fn the_picture_has_the_value_2() {
        assert_eq!(g(10, 4), 2);
    }

    #[test]
    fn the_values_obey_the_recurrence() {
        let splits = |heap: u64| (1..heap).map(move |x| g(x, heap - x) as usize);
        for (a, b) in (1..=200).flat_map(|a| (1..=200).map(move |b| (a, b))) {
            assert_eq!(g(a, b) as usize, mex(splits(a).chain(splits(b))), "{a} {b}");
        }
    }

    #[test]
    fn a_heap_splits_into_pairs_of_the_values_where_it_has_ones() {
        for a in 1..=600 {
            let values: HashSet<u32> = (1..a).map(|x| g(x, a - x)).collect();
            let ones = (0..10).filter(|place| (a - 1) >> place & 1 == 1);
            assert_eq!(values, ones.collect(), "{a}");
        }
    }

    proptest! {
        /// The proof's split for each 1 of a − 1.
        #[test]
        fn the_proofs_split_has_its_value(a in 1..=u64::MAX) {
            for k in (0..64).filter(|k| (a - 1) >> k & 1 == 1) {
                let x = 1 << k;
                prop_assert_eq!(g(x, a - x), k);
            }
        }

        /// The same claim, from the last digit on.
        #[test]
        fn an_even_heap_halves_the_pair(a in 1..=u64::MAX, b in 1..=u64::MAX) {
            let is_odd = a % 2 == 1 && b % 2 == 1;
            let halved = g(a.div_ceil(2), b.div_ceil(2));
            prop_assert_eq!(g(a, b), if is_odd { 0 } else { 1 + halved });
        }
    }

    #[test]
    #[should_panic(expected = "a heap of 0: a heap has at least 1 stone")]
    fn refuses_an_empty_heap() {
        g(3, 0);
    }
}
