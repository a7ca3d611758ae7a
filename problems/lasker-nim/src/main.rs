//! # Nim or not Nim?, HDU 3032
//!
//! <https://acm.hdu.edu.cn/showproblem.php?pid=3032> · Grundy values with period 4 · O(n) time, O(1) memory per case
//!
//! **Statement.** n heaps of stones. A move takes any positive number of stones from one heap, or
//! splits one heap into two that are not empty. Whoever takes the last stone wins; Alice begins.
//! For each of T cases print `Alice` or `Bob`, whoever wins. T ≤ 100, n ≤ 10⁶, heaps from 1 to 2³¹
//! − 1. The program takes any T and n and any u64 heaps, 0 included.
//!
//! **Idea.** Let g(h) be the *Grundy value* of a heap: the *mex* of the values of its *options*
//! (the positions one move away): the least number 0, 1, 2, … that is not among these values. A
//! heap of h stones can become 0, …, h − 1, or two heaps a and b, which together are worth the
//! nim-sum ⊕, the bitwise xor, g(a) ⊕ g(b). Table it: a heap is worth its size, as in Nim, but the
//! sizes 4k + 3 and 4k + 4 swap values.
//!
//! ```text
//! h      0   1 2 3 4   5 6 7 8   9 10 11 12   …
//! g(h)   0   1 2 4 3   5 6 8 7   9 10 12 11   …
//!
//! h = 3: taking reaches 0, 1 and 2, splitting into 1 and 2 the value
//! 1 ⊕ 2 = 3, so the mex is 4
//! ```
//!
#![doc = include_str!("../picture.svg")]
//!
//! **Proof.** Claim: g(h) as in the table is the Grundy value of a heap. Then the player to move
//! loses (the position is a P-position) ⇔ the nim-sum of all g is 0, for the heaps are a sum of
//! games, each move being made in one of them ([set-nim](../set_nim/index.html) proves the theorem
//! of Sprague and Grundy). Play ends: a move leaves fewer stones, or as many in more heaps, and there
//! are never more heaps than stones. Only where no stone is left there is no move.
//!
//! g(0) = mex ∅ = 0; then by induction on h. Taking reaches the values g(0), …, g(h − 1). A split
//! into a + b = h with a, b ≥ 1 reaches g(a) ⊕ g(b), of which we need the last two binary digits: x
//! ⊕ y mod 4 depends only on x mod 4 and y mod 4, and the table says
//!
//! ```text
//! a mod 4       0  1  2  3      for a ≥ 1
//! g(a) mod 4    3  1  2  0
//! ```
//!
//! - h = 4k + 1: taking reaches 0, …, 4k. For a split, a and b are 0, 1 or 2, 3 mod 4: value 3 ⊕ 1
//!   or 2 ⊕ 0, so 2 mod 4 and never 4k + 1. The mex is 4k + 1.
//! - h = 4k + 2: taking reaches 0, …, 4k + 1. For a split, a and b are 0, 2 or 1, 1 or 3, 3: value
//!   1, 0 or 0 mod 4, never 4k + 2. The mex is 4k + 2.
//! - h = 4k + 3: taking reaches 0, …, 4k + 2. Splitting off 1 reaches 1 ⊕ (4k + 2) = 4k + 3. For a
//!   split, a and b are 0, 3 or 1, 2: value 3 mod 4, never 4k + 4. The mex is 4k + 4.
//! - h = 4k + 4: taking reaches 0, …, 4k + 2 and 4k + 4. For a split, a and b are 0, 0 or 1, 3 or
//!   2, 2: value 0, 1 or 0 mod 4, never 4k + 3. The mex is 4k + 3.
//!
//! **Mistakes.** The nim-sum of the heaps themselves (`hack-plain-nim`). A table of values for
//! heaps up to 2³¹, in 32 MB of memory (`max-heap`). Asking whether a signed 32-bit nim-sum is > 0:
//! 2³¹ − 1 is 4k + 3, and its value 2³¹ is negative there (`hack-overflow`).
//!
//! **Source.** Emanuel Lasker, *Brettspiele der Völker* (1931); E. R. Berlekamp, J. H. Conway, R.
//! K. Guy, *Winning Ways*, chapter 4.

use proconio::{input, read_value};
use shared::print;

fn main() {
    input! { cases: usize }
    let wins = (0..cases).map(|_| {
        input! { count: usize }
        first_player_wins((0..count).map(|_| read_value!(u64)))
    });
    print::verdicts(["Alice", "Bob"], wins);
}

/// Is the nim-sum of all g(h) ≠ 0?
fn first_player_wins(heaps: impl Iterator<Item = u64>) -> bool {
    heaps.fold(0, |sum, h| sum ^ g(h)) != 0
}

/// The Grundy value of a heap, in u128 since g(2⁶⁴ − 1) = 2⁶⁴.
fn g(h: u64) -> u128 {
    let h = u128::from(h);
    match h % 4 {
        3 => h + 1,
        0 if h > 0 => h - 1,
        _ => h,
    }
}

#[cfg(test)]
mod tests {
    use super::{first_player_wins, g};
    use shared::{grundy::mex, rules::Game};

    /// The rule as stated: make one heap smaller, or two of it. Heaps are kept sorted and not 0.
    fn options(heaps: &[u64]) -> Vec<Vec<u64>> {
        let mut options = vec![];
        for (i, &heap) in heaps.iter().enumerate() {
            let taken = (0..heap).map(|size| [size, 0]);
            let split = (1..=heap / 2).map(|part| [part, heap - part]);
            for parts in taken.chain(split) {
                let mut option = [&heaps[..i], &parts, &heaps[i + 1..]].concat();
                option.retain(|&heap| heap > 0);
                option.sort_unstable();
                options.push(option);
            }
        }
        options
    }

    /// The partitions of n into heaps of at most `most`.
    fn partitions(n: u64, most: u64) -> Vec<Vec<u64>> {
        if n == 0 {
            return vec![vec![]];
        }
        let with_largest = |largest: u64| {
            let rest = partitions(n - largest, largest).into_iter();
            rest.map(move |heaps| [&heaps[..], &[largest]].concat())
        };
        (1..=most.min(n)).flat_map(with_largest).collect()
    }

    #[test]
    fn agrees_with_the_rules_on_every_small_position() {
        let mut game = Game::normal(|heaps: &Vec<u64>| options(heaps));
        let mut count = 0;
        for heaps in (0..=22).flat_map(|n| partitions(n, n)) {
            assert_eq!(first_player_wins(heaps.iter().copied()), game.is_won(&heaps), "{heaps:?}");
            assert_eq!(
                heaps.iter().fold(0, |sum, &h| sum ^ g(h)),
                game.grundy(&heaps).into(),
                "{heaps:?}"
            );
            count += 1;
        }
        assert_eq!(count, 4508); // all partitions of 0 to 22
    }

    #[test]
    fn the_values_obey_the_recurrence() {
        let small = |h: u64| usize::try_from(g(h)).unwrap();
        assert!((0..13).map(small).eq([0, 1, 2, 4, 3, 5, 6, 8, 7, 9, 10, 12, 11]));
        for h in 0..=1000 {
            let splits = (1..=h / 2).map(|part| small(part) ^ small(h - part));
            assert_eq!(mex((0..h).map(small).chain(splits)), small(h), "{h}");
        }
    }

    /// A lecture's example: 2 5 7 is won, and 7 = 1 + 6 is a winning split.
    #[test]
    fn worked_example_comes_out() {
        assert!(first_player_wins([2, 5, 7].into_iter()));
        for split in [[1, 6], [2, 5], [3, 4]] {
            assert!(!first_player_wins([2, 5].into_iter().chain(split)));
        }
    }

    #[test]
    fn the_largest_heaps_have_values_of_65_bits() {
        assert_eq!(g(u64::MAX), 1 << 64);
        assert!(first_player_wins([u64::MAX, u64::MAX - 1].into_iter()));
        assert!(!first_player_wins([u64::MAX, u64::MAX].into_iter()));
    }
}
