//! # Nim with a Hindrance — [POI 2016] Nim z utrudnieniem, Luogu P5970, BZOJ 4347
//!
//! <https://www.luogu.com.cn/problem/P5970> · Nim, sets of heaps counted by their nim-sum · O(n log n + d·Σa) time, O(n + max a) memory
//!
//! **Statement.** n heaps of stones are given, and a number d. Before a game of Nim, player B
//! throws some heaps away. Their number must be a multiple of d, 0 included, and he must keep at
//! least one heap. Then A moves first, a move takes any positive number of stones from one heap,
//! and whoever cannot move loses. In how many ways can B throw heaps away so that he wins? Heaps of
//! equal size count as different. The input has `n d` and the heaps; print the number mod 1 000
//! 000 007. n ≤ 500 000, d ≤ 10, 1 ≤ aᵢ ≤ 10⁶, Σaᵢ ≤ 10⁷. The program takes any n within the other
//! limits. What is beyond them, a heap of 0 and d = 0 too, is refused.
//!
//! **Idea.** B wins iff the nim-sum ⊕, the bitwise xor, of the heaps that he keeps is 0: iff those
//! thrown away have the nim-sum of all heaps. So count the sets of heaps by their nim-sum x and by
//! their number j mod d, one heap after the other. With the heaps 1, 1, 2, 3 and d = 2, even|odd
//! (an empty place is 0|0):
//!
//! ```text
//! x           0      1      2      3
//! no heap    1|0
//! 1          1|0    0|1
//! 1 1        2|0    0|2
//! 1 1 2      2|0    0|2    0|2    2|0
//! 1 1 2 3    2|2    2|2    2|2    2|2
//! ```
//!
//! The nim-sum of all four heaps is 1, and so it is for two even sets: the heaps 2 and 3, and all
//! four. B may not throw away all, so there is one way.
//!
//! **Proof.** Claim: if S(x, j) is the number of sets of heaps with nim-sum x and a number of heaps
//! ≡ j mod d, and X the nim-sum of all heaps, the answer is S(X, 0), less 1 if d divides n.
//!
//! [nim](../nim/index.html) proves that the player to move loses ⇔ the nim-sum is 0. With x the
//! nim-sum of those thrown away, those kept have X ⊕ x, as each heap thrown away cancels itself.
//! That is 0 ⇔ x = X. The set of all heaps has nim-sum X, too, but may not be thrown away; it is in
//! S(X, 0) iff n ≡ 0 mod d.
//!
//! Now the table. Add a heap h. The sets without h stay. A set with h and nim-sum x is h and a set
//! with nim-sum x ⊕ h and one heap less: S′(x, j) = S(x, j) + S(x ⊕ h, j − 1), where j − 1 is meant
//! mod d. So the columns x and x ⊕ h change together and need no other: both are replaced in place.
//!
//! Let the heaps come in increasing order, and let t be the top bit of h, its highest 1. The heaps
//! up to h have no higher bit, so all their nim-sums are below 2t. Each x < t has its partner x ⊕ h
//! from t to 2t − 1, which makes t pairs of columns. As t ≤ h, that is at most 2d·h additions for
//! the heap h, and 2d·Σa in all.
//!
//! **Mistakes.** Counting the set of all heaps (`hack-all`). Subtracting 1 for it where d does not
//! divide n (`hack-not-divided`). Leaving out the empty set, which throws nothing away
//! (`hack-nothing`). Asking that d divide the number of heaps that are kept (`hack-kept`). Counting
//! two sets as one if their heaps have the same sizes (`hack-equal-heaps`). Any number of heaps
//! (`hack-any-number`). Columns up to 2t with heaps in the given order (`hack-unsorted`).
//!
//! **Source.** XXIII Polish Olympiad in Informatics (2015/2016), *Nim z utrudnieniem*. Nim: C. L.
//! Bouton, Annals of Mathematics 3 (1901), 35–39.

use proconio::input;
use shared::modular::MODULUS;

fn main() {
    input! { count: usize, d: usize, heaps: [usize; count] }
    println!("{}", ways_to_win(d, heaps));
}

/// S(X, 0), less 1 if d divides the number of heaps, mod `MODULUS`.
fn ways_to_win(d: usize, mut heaps: Vec<usize>) -> u64 {
    assert!((1..=10).contains(&d), "d = {}: must be from 1 to 10", d);
    for &heap in &heaps {
        assert!((1..=1_000_000).contains(&heap), "heap {}: must be from 1 to 1000000", heap);
    }
    assert!(heaps.iter().sum::<usize>() <= 10_000_000, "the heaps' sum is at most 10000000");
    heaps.sort_unstable();
    let columns = heaps.last().map_or(1, |heap| (heap + 1).next_power_of_two());
    let mut s = vec![[0; 10]; columns];
    s[0][0] = 1;
    for &heap in &heaps {
        let top = (heap + 1).next_power_of_two() / 2;
        for x in 0..top {
            let (column, partner) = (s[x], s[x ^ heap]);
            for j in 0..d {
                let before = if j == 0 { d - 1 } else { j - 1 };
                s[x][j] = sum(column[j], partner[before]);
                s[x ^ heap][j] = sum(partner[j], column[before]);
            }
        }
    }
    let x = heaps.iter().fold(0, |x, heap| x ^ heap); // X
    (u64::from(s[x][0]) + MODULUS - u64::from(heaps.len() % d == 0)) % MODULUS
}

/// a + b mod `MODULUS`, for numbers below it.
fn sum(a: u32, b: u32) -> u32 {
    let sum = a + b;
    sum - if sum < MODULUS as u32 { 0 } else { MODULUS as u32 }
}

#[cfg(test)]
mod tests {
    use super::{sum as sum_mod, ways_to_win};
    use proptest::prelude::*;
    use shared::modular::{pow, MODULUS};
    use shared::rules::{sum, Game};
    use shared::small::{positions, subsets};

    /// The statement: throw heaps away, not all, a multiple of d; then Nim, and A moves first.
    #[test]
    fn agrees_with_the_rules_on_every_small_choice_of_heaps() {
        let mut nim = Game::normal(|heaps: &Vec<u64>| sum(heaps, |&heap| 0..heap));
        let ranges = [(0, 0), (1, 12), (2, 8), (3, 6), (4, 4), (5, 3), (6, 3), (7, 2), (8, 2)];
        for heaps in positions(ranges).filter(|heaps| !heaps.contains(&0)) {
            let mut won = vec![0; heaps.len() + 1]; // by the number of heaps thrown away
            for kept in subsets(heaps.clone()).filter(|kept| !kept.is_empty()) {
                won[heaps.len() - kept.len()] += u64::from(!nim.is_won(&kept));
            }
            let heaps: Vec<usize> = heaps.iter().map(|&heap| heap as usize).collect();
            for d in 1..=10 {
                let ways: u64 = won.iter().step_by(d).sum();
                assert_eq!(ways_to_win(d, heaps.clone()), ways, "{heaps:?}, d = {d}");
            }
        }
    }

    #[test]
    fn the_picture_is_right() {
        assert_eq!(ways_to_win(2, vec![1, 1, 2, 3]), 1);
        assert_eq!(ways_to_win(1, vec![1, 1, 2, 3]), 3);
    }

    /// No two sets of them have the same nim-sum.
    #[test]
    fn powers_of_two_are_never_won() {
        for d in 1..=10 {
            assert_eq!(ways_to_win(d, (0..20).rev().map(|place| 1 << place).collect()), 0);
        }
    }

    /// Of each pair both are thrown away or none: C(20, i) ways for 2i heaps.
    #[test]
    fn powers_of_two_in_pairs_are_thrown_away_in_pairs() {
        let pairs: Vec<usize> = (0..40).map(|i| 1 << (i / 2)).collect();
        assert_eq!(ways_to_win(2, pairs.clone()), (1 << 20) - 1);
        assert_eq!(ways_to_win(10, pairs), 2 * 15_504 + 184_756 + 1);
    }

    /// An even number of equal heaps is thrown away in even numbers.
    #[test]
    fn many_equal_heaps_come_out() {
        let half_of_all_sets = pow(2, 499_999);
        assert_eq!(ways_to_win(1, vec![20; 500_000]), half_of_all_sets - 1);
        assert_eq!(ways_to_win(2, vec![1; 500_000]), half_of_all_sets - 1);
        assert_eq!(ways_to_win(2, vec![1; 499_999]), 0);
        assert_eq!(ways_to_win(1, vec![1_000_000; 10]), 511);
        assert!(half_of_all_sets < MODULUS);
    }

    /// The same number by the Walsh transform: for each y the heaps contribute 1 + z or 1 − z, by the
    /// parity of the bits that they share with y; powers of z count heaps, mod d.
    fn by_walsh(d: usize, heaps: &[usize]) -> u64 {
        let columns = (heaps.iter().max().unwrap() + 1).next_power_of_two();
        let all = heaps.iter().fold(0, |all, heap| all ^ heap);
        let is_odd = |bits: usize| bits.count_ones() % 2 == 1;
        let mut sum = 0;
        for y in 0..columns {
            let mut counts = vec![0; d];
            counts[0] = 1;
            for &heap in heaps {
                let factor = if is_odd(heap & y) { MODULUS - 1 } else { 1 };
                let moved = |j: usize| counts[(j + d - 1) % d] * factor;
                counts = (0..d).map(|j| (counts[j] + moved(j)) % MODULUS).collect();
            }
            sum += if is_odd(all & y) { MODULUS - counts[0] } else { counts[0] };
        }
        let sets = sum % MODULUS * pow(columns as u64, MODULUS - 2) % MODULUS;
        (sets + MODULUS - u64::from(heaps.len() % d == 0)) % MODULUS
    }

    proptest! {
        #[test]
        fn agrees_with_the_walsh_transform(
            d in 1..=10_usize,
            heaps in prop::collection::vec(1..64_usize, 1..60),
        ) {
            prop_assert_eq!(ways_to_win(d, heaps.clone()), by_walsh(d, &heaps));
        }
    }

    #[test]
    fn agrees_with_the_walsh_transform_on_many_heaps() {
        for d in 1..=10 {
            let heaps: Vec<usize> = (0..500).map(|i| i * i % 255 + 1).collect();
            assert_eq!(ways_to_win(d, heaps.clone()), by_walsh(d, &heaps), "{d}");
        }
    }

    #[test]
    fn sums_stay_below_the_modulus() {
        let largest = MODULUS as u32 - 1;
        assert_eq!(
            [(0, largest), (1, largest), (largest, largest)].map(|(a, b)| sum_mod(a, b)),
            [largest, 0, largest - 1]
        );
    }

    #[test]
    #[should_panic(expected = "d = 0: must be from 1 to 10")]
    fn refuses_d_0() {
        ways_to_win(0, vec![1]);
    }

    #[test]
    #[should_panic(expected = "d = 11: must be from 1 to 10")]
    fn refuses_a_larger_d() {
        ways_to_win(11, vec![1]);
    }

    #[test]
    #[should_panic(expected = "heap 0: must be from 1 to 1000000")]
    fn refuses_an_empty_heap() {
        ways_to_win(1, vec![1, 0]);
    }

    #[test]
    #[should_panic(expected = "heap 1000001: must be from 1 to 1000000")]
    fn refuses_a_larger_heap() {
        ways_to_win(1, vec![1_000_001]);
    }

    #[test]
    #[should_panic(expected = "the heaps' sum is at most 10000000")]
    fn refuses_a_larger_sum() {
        ways_to_win(1, [vec![1_000_000; 10], vec![1]].concat());
    }
}
