//! # Nim with a Hindrance — \[POI 2016\] Nim z utrudnieniem, Luogu P5970, BZOJ 4347
//!
//! <https://www.luogu.com.cn/problem/P5970> · Nim; sets of heaps counted by their nim-sum, the small heaps first · O(n log n + d·Σa) time, O(n + max a) memory
//!
//! **Statement.** There are n heaps of stones. Before a game of Nim, player B throws some of the
//! heaps away. Their number must be a multiple of d, 0 included, and he must keep at least one
//! heap. Then A moves first; a move takes any positive number of stones from one heap, and whoever
//! cannot move loses. In how many ways can B throw heaps away so that he wins? Heaps of equal size
//! count as different.
//!
//! **Input.** The first line has n and d, n ≤ 500 000, d ≤ 10, the second the n heaps, each from 1
//! to 10⁶, together at most 10⁷ stones.
//!
//! **Output.** The number of ways, mod 1 000 000 007.
//!
//! ```text
//! input         output
//! 5 2           2
//! 1 3 4 1 2
//! ```
//!
//! **Idea.** In Nim the player to move loses exactly if the nim-sum ⊕ of the heaps, their bitwise
//! xor, is 0 ([nim](../nim/index.html) proves it). A moves first, so B must keep heaps with
//! nim-sum 0. Let X be the nim-sum of all heaps. Then B must throw away heaps with nim-sum X: these
//! and the kept ones together give X, so the kept ones give X ⊕ X = 0.
//!
//! So count the sets of heaps by two things: their nim-sum x, and their number j mod d. Take the
//! heaps one after the other. A set either has the new heap h, and then it had nim-sum x ⊕ h and
//! one heap less before, or it has not. With the heaps 1, 1, 2, 3 and d = 2, each place shows how
//! many sets with an even number of heaps there are, and how many with an odd one (an empty place
//! is 0|0):
//!
//! ```text
//! nim-sum x        0      1      2      3
//! no heap         1|0
//! with 1          1|0    0|1
//! with 1 1        2|0    0|2
//! with 1 1 2      2|0    0|2    0|2    2|0
//! with 1 1 2 3    2|2    2|2    2|2    2|2
//! ```
//!
//! Here X = 1. Two sets of even size have it, {2, 3} and all four heaps; B may not throw away all,
//! so there is one way.
//!
//! The table has up to 2²⁰ columns, and 500 000 heaps times 2²⁰ columns is far too much. But the
//! table above is empty on the right as long as the heaps are small. Nim-sums of heaps up to h have
//! no more binary digits than h, so they are below 2h. So take the heaps in increasing order: each
//! heap h then changes at most 2h columns, and as there are at most 10⁷ stones, all heaps together
//! change at most 2·10⁷.
//!
//! **Method.**
//! 1. Sort the heaps. Let S(x, j) be the number of sets with nim-sum x whose number of heaps leaves
//!    the remainder j when divided by d. In the beginning S(0, 0) = 1, all others are 0.
//! 2. For each heap h let t be the largest power of two that is at most h. For each r < t the
//!    columns r and r ⊕ h change together: the new S(r, j) is S(r, j) + S(r ⊕ h, j − 1), the new
//!    S(r ⊕ h, j) is S(r ⊕ h, j) + S(r, j − 1). Here j − 1 means d − 1 if j = 0. Compute
//!    mod 1 000 000 007.
//! 3. Let X be the nim-sum of all heaps. The answer is S(X, 0), less 1 if d divides n.
//!
//! **Proof.** *Which sets count.* Let x be the nim-sum of the heaps thrown away. Those kept have
//! nim-sum X ⊕ x, because in X ⊕ x each heap thrown away occurs twice and cancels. B wins exactly
//! if X ⊕ x = 0, that is, x = X. The number of heaps thrown away must leave the remainder 0. The
//! set of all heaps has nim-sum X, too, but it may not be thrown away; it is counted in S(X, 0)
//! exactly if d divides n.
//!
//! *The table is right.* When h is added, the sets without h stay as they are. A set with h,
//! nim-sum x and remainder j is h together with a set of nim-sum x ⊕ h and remainder j − 1. So the
//! new S(x, j) is S(x, j) + S(x ⊕ h, j − 1). The new columns x and x ⊕ h need only the old columns
//! x and x ⊕ h, so each pair can be replaced in place.
//!
//! *Only columns below 2t matter.* The heaps up to h, in increasing order, are below 2t and so are
//! their nim-sums. Since t is the highest binary digit of h, each r < t has its partner r ⊕ h from
//! t to 2t − 1, and all columns below 2t are in exactly one of these t pairs.
//!
//! *The time.* t ≤ h, so heap h costs 2d·t ≤ 2d·h additions, and all heaps 2d·Σa.
//!
//! **Mistakes.** Each with a case that shows it:
//! - Counting the set of all heaps (`hack-all`).
//! - Subtracting 1 for the set of all heaps where d does not divide n (`hack-not-divided`).
//! - Leaving out the empty set, which throws nothing away (`hack-nothing`).
//! - Asking that d divide the number of heaps that are kept (`hack-kept`).
//! - Counting two sets as one if their heaps have the same sizes (`hack-equal-heaps`).
//! - Allowing any number of heaps to be thrown away (`hack-any-number`).
//! - Changing only columns below 2t, but taking the heaps in the given order (`hack-unsorted`).
//!
//! **Beyond.** The program takes any n within the other limits. It refuses heaps of 0 or more than
//! 10⁶ stones, more than 10⁷ stones in all, and a d that is not from 1 to 10.
//!
//! **Source.** XXIII Polish Olympiad in Informatics (2015/2016), *Nim z utrudnieniem*. Nim: C. L.
//! Bouton, Annals of Mathematics 3 (1901), 35–39.

use proconio::input;

const MODULUS: u32 = 1_000_000_007;

fn main() {
    input! { count: usize, d: usize, heaps: [usize; count] }
    println!("{}", ways_to_win(d, heaps));
}

/// S(X, 0), less 1 if d divides the number of heaps, mod `MODULUS`.
fn ways_to_win(d: usize, mut heaps: Vec<usize>) -> u32 {
    assert!((1..=10).contains(&d), "d = {}: must be from 1 to 10", d);
    assert!(heaps.iter().all(|h| (1..=1_000_000).contains(h)), "heaps have 1 to 1000000 stones");
    assert!(heaps.iter().sum::<usize>() <= 10_000_000, "the heaps' sum is at most 10000000");
    heaps.sort_unstable();
    let mut s = vec![[0; 10]; 1 << 20];
    s[0][0] = 1;
    let mut x = 0;
    for &h in &heaps {
        let top = (h + 1).next_power_of_two() / 2; // the top digit of h
        for r in 0..top {
            let (left, right) = (s[r], s[r ^ h]);
            for j in 0..d {
                let less = if j == 0 { d - 1 } else { j - 1 };
                s[r][j] = (left[j] + right[less]) % MODULUS;
                s[r ^ h][j] = (right[j] + left[less]) % MODULUS;
            }
        }
        x ^= h;
    }
    let all = u32::from(heaps.len() % d == 0);
    (s[x][0] + MODULUS - all) % MODULUS
}

#[cfg(test)]
mod game;

#[cfg(test)]
mod tests {
    use super::game::Rules;
    use proptest::prelude::*;
    use shared::board::Board;
    use shared::rules::Game;
    use shared::small::positions;

    fn ways_to_win(d: usize, heaps: Vec<usize>) -> u64 {
        u64::from(super::ways_to_win(d, heaps))
    }

    const MODULUS: u64 = super::MODULUS as u64;

    fn pow(base: u64, exponent: u64) -> u64 {
        let half = if exponent == 0 { 1 } else { pow(base * base % MODULUS, exponent / 2) };
        if exponent % 2 == 1 {
            half * base % MODULUS
        } else {
            half
        }
    }

    /// The statement: throw heaps away, not all, a multiple of d; then Nim, and A moves first.
    #[test]
    fn agrees_with_the_rules_on_every_small_choice_of_heaps() {
        let mut game = Game::normal(Rules::options);
        let ranges = [(0, 0), (1, 12), (2, 8), (3, 6), (4, 4), (5, 3), (6, 3), (7, 2), (8, 2)];
        for heaps in positions(ranges).filter(|heaps| !heaps.contains(&0)) {
            for d in 1..=10 {
                let left = Rules::options(&vec![vec![d], heaps.clone()]);
                let ways = left.iter().filter(|&left| !game.is_won(left)).count();
                let sizes = heaps.iter().map(|&heap| heap as usize).collect();
                assert_eq!(ways_to_win(d as usize, sizes), ways as u64, "{heaps:?}, d = {d}");
            }
        }
    }

    #[test]
    fn the_board_lists_the_ways_that_are_counted() {
        let mut game = Game::normal(Rules::options);
        let ways = Rules::counted("2 | 1 3 4 1 2").expect("they are few");
        let won = ways.iter().filter(|&way| !game.is_won(way)).count();
        assert_eq!(won as u64, ways_to_win(2, vec![1, 3, 4, 1, 2]));
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
    #[should_panic(expected = "heaps have 1 to 1000000 stones")]
    fn refuses_an_empty_heap() {
        ways_to_win(1, vec![1, 0]);
    }

    #[test]
    #[should_panic(expected = "heaps have 1 to 1000000 stones")]
    fn refuses_a_larger_heap() {
        ways_to_win(1, vec![1_000_001]);
    }

    #[test]
    #[should_panic(expected = "the heaps' sum is at most 10000000")]
    fn refuses_a_larger_sum() {
        ways_to_win(1, [vec![1_000_000; 10], vec![1]].concat());
    }
}
