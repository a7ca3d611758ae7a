//! # Stone-Taking Game — [GZOI2017] 取石子游戏, Luogu P5675
//!
//! <https://www.luogu.com.cn/problem/P5675> · Nim with a forced first heap, XOR basis · O(n² log a) time, O(n) memory
//!
//! **Statement.** An organiser chooses some of n heaps of stones, at least one, for a game of Nim,
//! and names one of the chosen heaps. Alice moves first, and her first move must take from the
//! named heap; after that a move takes any positive number of stones from one chosen heap. Whoever
//! cannot move loses. In how many ways can the organiser choose and name so that Alice cannot win?
//! Heaps of equal size count as different. Print the number mod 1 000 000 007. n ≤ 200, 1 ≤ heap ≤ 200.
//! The program takes n up to 2000 and any u64 heaps, 0 included; it refuses more heaps.
//!
//! **Idea.** Let a be the named heap and R the nim-sum ⊕, the bitwise xor, of the other chosen
//! ones. Alice must leave a nim-sum of 0, so bring a to R, which is a move iff R < a. So the answer
//! is the number of pairs of a named heap a and a subset of the other n − 1 heaps with R ≥ a.
//!
//! There are too many subsets to list. But each nim-sum occurs just as often when one heap is added
//! by ⊕ to another: the same sums then belong to other subsets. Do this until the top bits (the
//! highest 1s) of the heaps that are not 0 differ. Then each bit of R, from the top, is either a
//! free choice or fixed.
//!
//! ```text
//! others 5, 3 and 6    101   011   110
//! 6 ⊕ 5 = 3            101   011   011
//! 3 ⊕ 3 = 0            101   011   000
//! ```
//!
//! Now 101 and 011 have the nim-sums 000, 011, 101 and 110, each twice, with 000 in or out. So for
//! a named heap a = 4, R ≥ a for 4 of the 8 subsets.
//!
#![doc = include_str!("../picture.svg")]
//!
//! **Proof.** Claim: Alice wins ⇔ R < a.
//! - In Nim the player to move loses ⇔ the nim-sum is 0 ([nim](../nim/index.html) proves it), and
//!   after her first move the game is Nim.
//! - Her move leaves the named heap at some b < a, and so the nim-sum b ⊕ R. It is 0 only for b =
//!   R, which is a move iff R < a. (With a = 0 she has no move at all, and no R is below 0.)
//!
//! Now the count for one a. Replacing a heap h by h ⊕ h′, where h′ is another heap, keeps for each
//! number R the number of subsets with nim-sum R: a subset with h in it goes to the subset with the
//! new heap in place of h and with h′ put in or taken out, one without h to itself; this pairs the
//! subsets one to one and keeps the nim-sum. So each heap in turn may be reduced: as long as an
//! earlier one, already reduced, has the same top bit, add that one to it by ⊕. In the end all that
//! are not 0 have different top bits; write vₚ for the one with top bit p, if there is one. (The vₚ
//! are called an XOR basis.)
//!
//! Decide bit by bit, from 63 down to 0, which of the vₚ are in the subset. Before bit p it is
//! decided for those with a higher top bit; of the others only vₚ, if there is one, has bit p. So
//! bit p of R is settled now:
//! - with vₚ, by its being in or out: one bit value for half of the subsets, the other for the
//!   rest;
//! - without vₚ, it is what those put in so far have there: the same for all subsets.
//!
//! Follow the subsets whose R agrees with a so far. At bit p, those where R has 1 and a has 0, if
//! any, have R > a: count them. Those where R has 0 and a has 1 have R < a. Without vₚ either all
//! of them agree with a at bit p, or none does; if none does, the count is finished. With vₚ half
//! of them agree, those with vₚ in or those with it out. Those that agree to the end have R = a:
//! count them too.
//!
//! How many are they each time? Let free be the number of heaps, after reducing, that are not
//! decided yet: n − 1 at first, one less from each vₚ on. The ones that became 0 may be in or out
//! and stay undecided to the end. So 2^free subsets are followed, and as many part from them at a
//! vₚ.
//!
//! **Mistakes.** Counting the empty rest, R = 0, as lost for a > 0 (`hack-empty-rest`). A table of
//! nim-sums up to the largest heap, 200, where they reach 255 (`hack-range`). Reducing all heaps
//! once and using the result for each of them, named heap included: 1 1 3 gives 7 in place of 6
//! (`hack-essential`). Reducing only the others, as is right, but taking each of their nim-sums
//! 2^(n − 1 − r) times with r the number of vₚ of all n heaps: 7 2 4 5 gives 12 in place of 14
//! (`hack-multiplicity`).
//!
//! **Source.** Guizhou (贵州) team selection 2017, day 1, problem 1. Nim: C. L. Bouton, Annals of
//! Mathematics 3 (1901), 35–39.

use proconio::input;
use shared::basis;
use shared::modular::{pow, MODULUS};

fn main() {
    input! { heaps: [u64] }
    println!("{}", lost_choices(&heaps));
}

/// The number of ways to choose and name in which Alice cannot win, mod `MODULUS`.
fn lost_choices(heaps: &[u64]) -> u64 {
    assert!(heaps.len() <= 2000, "n = {}: at most 2000 heaps are accepted", heaps.len());
    let lost = heaps.iter().enumerate().map(|(i, &a)| {
        let others = [&heaps[..i], &heaps[i + 1..]].concat();
        subsets_from(a, &others)
    });
    lost.sum::<u64>() % MODULUS
}

/// The number of subsets of `others` with nim-sum R ≥ a, up to multiples of `MODULUS`.
fn subsets_from(a: u64, others: &[u64]) -> u64 {
    let mut v = [0; 64]; // the numbers vₚ; 0 where there is none
    for &heap in others {
        basis::extend(&mut v, heap);
    }
    let (mut r, mut free, mut subsets) = (0, others.len() as u64, 0);
    for p in (0..64).rev() {
        free -= u64::from(v[p] != 0);
        let (r_has_1, a_has_1) = (r >> p & 1 == 1, a >> p & 1 == 1);
        if (r_has_1 || v[p] != 0) && !a_has_1 {
            subsets += pow(2, free);
        }
        if r_has_1 != a_has_1 {
            if v[p] == 0 {
                return subsets;
            }
            r ^= v[p];
        }
    }
    subsets + pow(2, free)
}

#[cfg(test)]
mod tests {
    use super::{lost_choices, pow, subsets_from, MODULUS};
    use proptest::prelude::*;
    use shared::rules::{sum, Game};
    use shared::small::{positions, subsets};

    /// The statement: choose heaps, name one; Alice takes from it, then Nim goes on.
    #[test]
    fn agrees_with_the_rules_on_every_small_set_of_heaps() {
        let mut nim = Game::normal(|heaps: &Vec<u64>| sum(heaps, |&heap| 0..heap));
        for heaps in positions([(0, 0), (1, 8), (2, 8), (3, 6), (4, 4), (5, 3), (6, 2)]) {
            let mut lost = 0;
            for chosen in subsets(0..heaps.len()) {
                for named in 0..chosen.len() {
                    let start: Vec<u64> = chosen.iter().map(|&i| heaps[i]).collect();
                    let alice_wins = (0..start[named]).any(|size| {
                        let mut after = start.clone();
                        after[named] = size;
                        !nim.is_won(&after)
                    });
                    lost += u64::from(!alice_wins);
                }
            }
            assert_eq!(lost_choices(&heaps), lost, "{heaps:?}");
        }
    }

    proptest! {
        /// Heaps of few bits anywhere in the 64, so that many depend on each other.
        #[test]
        fn counts_the_subsets_with_r_at_least_a(
            heaps in prop::collection::vec(prop_oneof![0..8_u64, any::<u64>(), Just(u64::MAX)], 1..9),
            shift in 0..60_u32,
        ) {
            let heaps: Vec<u64> = heaps.iter().map(|heap| heap.rotate_left(shift)).collect();
            let mut lost = 0;
            for (i, &a) in heaps.iter().enumerate() {
                let others = [&heaps[..i], &heaps[i + 1..]].concat();
                lost += subsets(others).filter(|rest| rest.iter().fold(0, |r, b| r ^ b) >= a).count();
            }
            prop_assert_eq!(lost_choices(&heaps), lost as u64);
        }
    }

    /// The R of any 60 heaps 2⁰ … 2⁵⁹ take each value below 2⁶⁰ once, so a heap a is named a times
    /// with R < a, and twice as often for each heap more: here by zeros and by equal heaps.
    #[test]
    fn counts_beyond_64_bits_come_out() {
        let powers: Vec<u64> = (0..60).map(|place| 1 << place).collect();
        let twice = |exponent: u64| pow(2, exponent);
        for zeros in 0..64_u64 {
            let heaps = [vec![0; zeros as usize], powers.clone()].concat();
            let (all, below) = (zeros + 60, (1 << 60) - 1);
            let lost = all * twice(all - 1) + MODULUS * MODULUS - below % MODULUS * twice(zeros);
            assert_eq!(lost_choices(&heaps), lost % MODULUS, "{zeros} zeros");
        }
        let many = [powers.clone(), powers, vec![(1 << 60) - 1; 20]].concat();
        let below = 22 * (((1 << 60) - 1) % MODULUS);
        let lost = 140 * twice(139) + MODULUS * MODULUS - below % MODULUS * twice(79);
        assert_eq!(lost_choices(&many), lost % MODULUS);
    }

    #[test]
    fn the_examples_are_right() {
        assert_eq!(subsets_from(4, &[5, 3, 6]), 4);
        assert_eq!((lost_choices(&[1, 1, 3]), lost_choices(&[7, 2, 4, 5])), (6, 14));
    }

    #[test]
    fn subsets_of_all_powers_of_two_are_counted_to_the_last() {
        let powers: Vec<u64> = (0..64).map(|p| 1 << p).collect();
        for a in [0, 1, 2, 1 << 40, u64::MAX] {
            let from = u128::from(u64::MAX) + 1 - u128::from(a);
            assert_eq!(u128::from(subsets_from(a, &powers) % MODULUS), from % 1_000_000_007);
        }
    }

    #[test]
    fn as_many_heaps_as_are_accepted_are_counted() {
        // All others are 0 and R = 0 ≥ 0: each subset counts, for each named heap.
        assert_eq!(lost_choices(&[0; 2000]), 2000 * pow(2, 1999) % MODULUS);
    }

    #[test]
    #[should_panic(expected = "n = 2001: at most 2000 heaps")]
    fn refuses_more_heaps() {
        lost_choices(&[1; 2001]);
    }
}
