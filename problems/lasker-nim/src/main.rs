//! # Nim or not Nim?, HDU 3032
//!
//! <https://acm.hdu.edu.cn/showproblem.php?pid=3032> · Lasker's Nim: a pattern in the table of Grundy values · O(n) time and memory per case
//!
//! **Statement.** There are n heaps of stones. Alice and Bob take turns, Alice first. A turn takes
//! one or more stones from one heap, or splits one heap into two, each with at least one stone.
//! Whoever takes the last stone wins. Who wins?
//!
//! **Input.** The first line has T, the number of cases, T ≤ 100. Each case has two lines: n, then
//! the sizes of the n heaps. n ≤ 10⁶; a heap has from 1 to 2³¹ − 1 stones.
//!
//! **Output.** One line for each case, the winner: `Alice` or `Bob`.
//!
//! ```text
//! input     output
//! 2         Alice
//! 3         Bob
//! 2 2 3
//! 2
//! 3 3
//! ```
//!
//! **Idea.** Each turn changes one heap and leaves the others alone. Such a game is a sum of games,
//! and one number says what a single heap is worth in it: its *Grundy value* g(h), for a heap of h
//! stones. That is the least of 0, 1, 2, … that is not the value of an *option*, a position one
//! move away. (The least of 0, 1, 2, … that is not in a set is called its *mex*.) So from value v a
//! move reaches every smaller value, and never v itself, just as from v stones of Nim. (A move to a
//! larger value helps nobody: the opponent moves back to v.) This is why the heap plays like v
//! stones of Nim; [set-nim](../set_nim/index.html) proves it.
//!
//! Taking leaves one smaller heap, and we know its value already. Splitting leaves two heaps, a and
//! b. From then on each move changes only one of them, so they are a sum of two games: they play
//! like heaps of g(a) and g(b) stones of Nim, and two heaps of Nim are worth their nim-sum g(a) ⊕
//! g(b), the bitwise xor. So we can fill a table, heap by heap:
//!
//! ```text
//! h    by taking         by splitting                                     g(h)
//! 0                                                                       0
//! 1    0                                                                  1
//! 2    0 1               1 + 1: 0                                         2
//! 3    0 1 2             1 + 2: 3                                         4
//! 4    0 1 2 4           1 + 3: 5    2 + 2: 0                             3
//! 5    0 1 2 4 3         1 + 4: 2    2 + 3: 6                             5
//! 6    0 1 2 4 3 5       1 + 5: 4    2 + 4: 1    3 + 3: 0                 6
//! 7    0 1 2 4 3 5 6     1 + 6: 7    2 + 5: 7    3 + 4: 7                 8
//! 8    0 1 2 4 3 5 6 8   1 + 7: 9    2 + 6: 4    3 + 5: 1    4 + 4: 0     7
//! ```
//!
//! For example, from a heap of 3, taking reaches the values 0, 1 and 2, and splitting into 1 and 2
//! reaches 1 ⊕ 2 = 3. The least value that is missing is 4.
//!
//! Guess: a heap is worth its size, as in Nim, except that 4k + 3 and 4k + 4 change places.
//!
//! Why these two? A heap of 4k + 3 can be split into 1 and 4k + 2. If these two are worth their
//! sizes, the split is worth 1 ⊕ (4k + 2) = 4k + 3. This is the size of the heap itself, which in
//! Nim no move reaches; so the value moves up to 4k + 4. The next heap, 4k + 4, cannot have the
//! same value, because one stone less is an option of it. It gets 4k + 3, which no split of 4k + 4
//! reaches. And no split of 4k + 1 or 4k + 2 reaches the size itself. To see both, look at the last
//! two binary digits of g(a) ⊕ g(b): they depend only on the last two digits of g(a) and g(b), so
//! by our guess they depend only on a mod 4 and b mod 4. For example, 4k + 1 splits into
//! remainders 0 and 1, or 2 and 3; their values have remainders 3 and 1, or 2 and 0; either way the
//! nim-sum has remainder 2, not 1. The proof goes through the other cases.
//!
#![doc = include_str!("../picture.svg")]
//!
//! **Method.**
//! 1. For each heap h let g be h + 1 if h mod 4 = 3, h − 1 if h is divisible by 4, and h otherwise.
//! 2. Let X be the nim-sum (bitwise xor) of these values, in a type that can hold 2³¹.
//! 3. Print `Alice` if X ≠ 0, else `Bob`.
//!
//! **Proof.** Play ends: each move leaves fewer stones, or as many stones in more heaps, and there
//! are never more heaps than stones. Whoever cannot move finds no stone left and has lost. So the
//! theorem about sums holds: the player to move loses ⇔ the nim-sum of the heaps' Grundy values is
//! 0. (⇔ means "if and only if".) It remains to find these values.
//!
//! *Claim.* g(0) = 0, g(4k + 1) = 4k + 1, g(4k + 2) = 4k + 2, g(4k + 3) = 4k + 4 and g(4k + 4) =
//! 4k + 3 for all k ≥ 0.
//!
//! An empty heap has no options, so its value is 0, the least number of all. For larger heaps
//! suppose that the claim holds for all smaller ones. Taking reaches exactly the values g(0), g(1),
//! …, g(h − 1). A split into a + b = h reaches g(a) ⊕ g(b). For its value mod 4 we need only this
//! table, which is the claim mod 4:
//!
//! ```text
//! a mod 4       0  1  2  3      for a ≥ 1
//! g(a) mod 4    3  1  2  0
//! ```
//!
//! - *h = 4k + 1.* Taking reaches 0, …, 4k. For a split, a and b are 0 and 1 mod 4, or 2 and 3. So
//!   its value mod 4 is 3 ⊕ 1 or 2 ⊕ 0, which is 2 in both cases, and never 4k + 1. The mex is
//!   4k + 1.
//! - *h = 4k + 2.* Taking reaches 0, …, 4k + 1. For a split, a and b are 0 and 2 mod 4, or both 1,
//!   or both 3. So its value mod 4 is 1, 0 or 0, and never 4k + 2. The mex is 4k + 2.
//! - *h = 4k + 3.* Taking reaches 0, …, 4k + 2. The split into 1 and 4k + 2 reaches 1 ⊕ (4k + 2) =
//!   4k + 3. For any split, a and b are 0 and 3 mod 4, or 1 and 2. So its value mod 4 is 3, and
//!   never 4k + 4. The mex is 4k + 4.
//! - *h = 4k + 4.* Taking reaches 0, …, 4k + 2, and 4k + 4 as g(4k + 3). For a split, a and b are
//!   both 0 mod 4, or 1 and 3, or both 2. So its value mod 4 is 0, 1 or 0, and never 4k + 3. The
//!   mex is 4k + 3.
//!
//! So the values of step 1 are right, and Alice wins exactly if their nim-sum is not 0.
//!
//! **Mistakes.** Each with a case that shows it:
//! - Taking the nim-sum of the sizes, as in Nim: 1 2 3 is won here (`hack-plain-nim`).
//! - Keeping all values in a table. In 32 MB it ends long before 2³¹ (`max-heap`).
//! - Asking whether a signed 32-bit nim-sum is > 0. The heap 2³¹ − 1 has the form 4k + 3, and its
//!   value 2³¹ is negative there (`hack-overflow`).
//!
//! **Beyond.** The program also takes empty heaps, and cases without heaps. It refuses heaps above
//! 2³¹ − 1.
//!
//! To find a winning move, choose a heap h with t = g(h) ⊕ X < g(h) and give it the value t. As
//! sizes change places in pairs, a heap of g(t) stones has value t. If g(t) < h, lower the heap to
//! g(t) stones. Otherwise g(t) > h, for g(t) = h would mean t = g(h). And t < g(h) ≤ h + 1, so t ≤
//! h < g(t) ≤ t + 1 and t = h = 4k + 3: split it into 1 and 4k + 2, with value 1 ⊕ (4k + 2) = t.
//!
//! **Source.** The game is known as Lasker's Nim: Emanuel Lasker, *Brettspiele der Völker* (1931);
//! E. R. Berlekamp, J. H. Conway, R. K. Guy, *Winning Ways*, chapter 4.

use proconio::input;
use shared::{nim::nim_sum, print};

fn main() {
    input! { cases: [[u64]] }
    print::verdicts(["Alice", "Bob"], cases.iter().map(|heaps| first_player_wins(heaps)));
}

/// Is the nim-sum of all g(h) ≠ 0?
fn first_player_wins(heaps: &[u64]) -> bool {
    nim_sum(heaps.iter().map(|&h| g(h))) != 0
}

/// The Grundy value of a heap.
fn g(h: u64) -> u64 {
    assert!(h < 1 << 31, "a heap of {}: at most 2147483647 stones", h);
    match h % 4 {
        3 => h + 1,
        0 if h > 0 => h - 1,
        _ => h,
    }
}

#[cfg(test)]
mod game;

#[cfg(test)]
mod tests {
    use super::game::Rules;
    use super::{first_player_wins, g};
    use shared::board::Board;
    use shared::{grundy::mex, rules::Game};

    /// The partitions of n into heaps of at most `most`, the largest first.
    fn partitions(n: u64, most: u64) -> Vec<Vec<u64>> {
        if n == 0 {
            return vec![vec![]];
        }
        let with_largest = |largest: u64| {
            let rest = partitions(n - largest, largest).into_iter();
            rest.map(move |heaps| [&[largest], &heaps[..]].concat())
        };
        (1..=most.min(n)).flat_map(with_largest).collect()
    }

    #[test]
    fn agrees_with_the_rules_on_every_small_position() {
        let mut game = Game::normal(Rules::options);
        let mut count = 0;
        for heaps in (0..=22).flat_map(|n| partitions(n, n)) {
            assert_eq!(first_player_wins(&heaps), game.is_won(&heaps), "{heaps:?}");
            let value = heaps.iter().fold(0, |sum, &h| sum ^ g(h));
            assert_eq!(value, game.grundy(&heaps), "{heaps:?}");
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
        assert!(first_player_wins(&[2, 5, 7]));
        for [a, b] in [[1, 6], [2, 5], [3, 4]] {
            assert!(!first_player_wins(&[2, 5, a, b]));
        }
    }

    /// The winning move that the page tells of, for every heap and every value below its own.
    #[test]
    fn each_smaller_value_is_reached_as_the_page_says() {
        for h in 0..=1000 {
            for t in 0..g(h) {
                let reached = if g(t) < h { g(g(t)) } else { g(1) ^ g(h - 1) };
                assert_eq!(reached, t, "{h} to {t}");
                assert!(g(t) < h || t == h, "{h} to {t}");
            }
        }
    }

    #[test]
    fn the_largest_heap_has_a_value_of_32_bits() {
        let largest = (1 << 31) - 1;
        assert_eq!(g(largest), 1 << 31);
        assert!(first_player_wins(&[largest, largest - 1]));
        assert!(!first_player_wins(&[largest, largest]));
    }

    #[test]
    #[should_panic(expected = "a heap of 2147483648: at most 2147483647 stones")]
    fn refuses_a_larger_heap() {
        first_player_wins(&[3, 1 << 31]);
    }
}
