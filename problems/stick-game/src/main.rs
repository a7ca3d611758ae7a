//! # Stick Game — 取木棍, CSES 1729
//!
//! <https://cses.fi/problemset/task/1729> · subtraction set, won and lost heaps by table · O(n·k) time, O(n) memory
//!
//! **Statement.** One heap of sticks and a set P of k numbers. A move takes exactly p sticks, for
//! some p ∈ P; whoever takes the last stick wins. Print n letters, for the heaps of 1, 2, …, n
//! sticks: `W` if the first player wins, else `L`. n ≤ 10⁶, k ≤ 100; the numbers in P are
//! different, from 1 to n, and one of them is 1. The program takes P in any order, with repeats and
//! with any u64 numbers, and n from 0 to 10⁷, if n·k is at most 10⁹; if 1 is not in P, whoever
//! cannot move loses. It refuses a larger n, and a take of 0, with which the game need not end.
//!
//! **Idea.** The heap 0 is an `L`: the opponent has taken the last stick. Any other heap is a `W`
//! iff some p ∈ P leaves an `L` to the opponent. So let all letters be `L` at first, and go up from
//! 0: at each `L`, write a `W` at all heaps that are larger by some p ∈ P. When its turn comes a
//! letter is final, for only smaller heaps can change it.
//!
//! ```text
//! P = {1, 3, 4}    sticks   0 1 2 3 4 5 6   7 8 9 …
//!                           L W L W W W W   L W L …
//!
//! 0 is an L: so 1, 3 and 4 are W
//! 2 is still an L: so 3, 5 and 6 are W
//! 7 is still an L: so 8, 10 and 11 are W, and so on
//! ```
//!
//! **Proof.** Claim: the player to move loses (the heap is a P-position) ⇔ its letter is `L`.
//! - The end: no p ∈ P fits into the heap; its letter is `L`, and the player to move has lost.
//! - From `L`: every move leaves a `W`, else the letter would be `W`.
//! - From `W`: some move leaves an `L`.
//!
//! So whoever faces an `L` faces a smaller one after the opponent's answer, and at last the end.
//!
//! **More.** With P = {1, …, m} the `L` are the multiples of m + 1
//! ([bash-game](../bash_game/index.html)). If all numbers in P are odd and 1 is among them, they
//! are the even heaps: every move changes the parity, and from an odd heap there is always one. In
//! general, if m is the largest number in P, from heap m on a letter depends only on the m letters
//! before it; there are just 2ᵐ rows of m letters, so one of them comes again, and from there on
//! all letters repeat.
//!
//! For several heaps the letters do not say enough: with P = {1, 2} the heaps 1 and 1 are lost, the
//! heaps 1 and 2 are won, and each of them alone is a `W`. [set-nim](../set_nim/index.html) has
//! numbers in their place.
//!
//! **Mistakes.** Stopping at the first p that does not fit, although P is not sorted
//! (`hack-unsorted`). Printing the letter of 0 sticks first (`hack-from-zero`). `L` at the
//! multiples of the largest take + 1, as if P had all smaller numbers too (`hack-bash`). Always
//! taking the largest number that fits (`hack-largest`). Repeating the letters of 1, …, m + 1,
//! where m is the largest take (`hack-repeated`).
//!
//! **Source.** CSES Problem Set. Subtraction games: E. R. Berlekamp, J. H. Conway, R. K. Guy,
//! *Winning Ways*, chapter 4.

use proconio::input;

fn main() {
    input! { n: usize, takes: [u64] }
    println!("{}", letters(n, &takes));
}

/// The letters of the heaps 1, …, n.
fn letters(n: usize, takes: &[u64]) -> String {
    assert!(!takes.contains(&0), "the set: a move must take at least 1 stick, not 0");
    let most = 10_000_000.min(1_000_000_000 / takes.len().max(1));
    assert!(n <= most, "n: at most {} sticks with {} takes, not {}", most, takes.len(), n);
    let mut letters = vec![b'L'; n + 1];
    for heap in 0..n {
        if letters[heap] == b'L' {
            for &p in takes.iter().filter(|&&p| p <= (n - heap) as u64) {
                letters[heap + p as usize] = b'W';
            }
        }
    }
    letters[1..].iter().map(|&letter| char::from(letter)).collect()
}

#[cfg(test)]
mod tests {
    use super::letters;
    use shared::{rules::Game, small};

    /// The rule as stated: take p sticks, for some p in the set.
    fn options(heap: u64, set: &[u64]) -> Vec<u64> {
        set.iter().filter_map(|&p| heap.checked_sub(p)).collect()
    }

    #[test]
    fn agrees_with_the_rules_on_every_small_set() {
        for set in small::subsets(1..=10) {
            let mut game = Game::normal(|&heap: &u64| options(heap, &set));
            let played = (1..=40).map(|heap| if game.is_won(&heap) { 'W' } else { 'L' });
            assert_eq!(letters(40, &set), played.collect::<String>(), "{set:?}");
        }
    }

    #[test]
    fn the_picture_repeats_with_period_7() {
        assert_eq!(letters(1000, &[1, 3, 4]), "LWLWWWW".repeat(143)[1..=1000]);
    }

    #[test]
    fn all_takes_up_to_m_and_odd_takes_come_out_as_on_the_page() {
        for m in 1..=100 {
            let takes: Vec<u64> = (1..=m).collect();
            let row = ["L", &"W".repeat(m as usize)].concat();
            assert_eq!(letters(2000, &takes), row.repeat(2000)[1..=2000]);
            let odd: Vec<u64> = takes.iter().map(|take| 2 * take - 1).collect();
            assert_eq!(letters(2000, &odd), "WL".repeat(1000));
        }
    }

    /// Two heaps, each a `W`: lost or won.
    #[test]
    fn for_several_heaps_the_letters_are_too_few() {
        let mut game = Game::normal(|heaps: &Vec<u64>| {
            shared::rules::sum(heaps, |&heap| options(heap, &[1, 2]))
        });
        assert_eq!(letters(2, &[1, 2]), "WW");
        assert!(!game.is_won(&vec![1, 1]) && game.is_won(&vec![1, 2]));
    }

    #[test]
    fn accepts_any_order_repeats_and_takes_that_fit_no_heap() {
        assert_eq!(letters(10, &[4, u64::MAX, 1, 3, 4]), "WLWWWWLWLW");
        assert_eq!(letters(3, &[]), "LLL");
        assert_eq!(letters(0, &[1]), "");
    }

    #[test]
    fn accepts_the_largest_heaps() {
        assert_eq!(letters(10_000_000, &[1]).len(), 10_000_000);
    }

    #[test]
    #[should_panic(expected = "the set: a move must take at least 1 stick, not 0")]
    fn refuses_a_take_of_0() {
        letters(3, &[1, 0]);
    }

    #[test]
    #[should_panic(expected = "n: at most 10000000 sticks with 1 takes, not 10000001")]
    fn refuses_a_heap_beyond_its_table() {
        letters(10_000_001, &[1]);
    }

    #[test]
    #[should_panic(expected = "n: at most 5000000 sticks with 200 takes, not 5000001")]
    fn refuses_more_than_a_second_of_work() {
        letters(5_000_001, &[1; 200]);
    }
}
