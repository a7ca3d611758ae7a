//! # Stick Game — 取木棍, CSES 1729
//!
//! <https://cses.fi/problemset/task/1729> · a set of takes: won and lost heaps by table · O(n·k) time, O(n) memory
//!
//! **Statement.** There is one heap of sticks and a set P of numbers, one of them 1. Two players
//! take turns; a turn takes exactly p sticks, for some number p of P. Whoever takes the last stick
//! wins. For each heap from 1 to n sticks: does the first player win if both play as well as
//! possible?
//!
//! **Input.** The first line has n and k, the second the k numbers of P, in any order. n ≤ 10⁶,
//! k ≤ 100; the numbers of P are different and from 1 to n, and one of them is 1.
//!
//! **Output.** One line of n letters, for the heaps of 1, 2, …, n sticks: `W` if the first player
//! wins, `L` if not.
//!
//! ```text
//! input     output
//! 10 3      WLWWWWLWLW
//! 1 3 4
//! ```
//!
//! **Idea.** If P were 1, 2, …, m, we could answer every take with one that completes it to m + 1
//! ([bash-game](../bash_game/index.html)). With P = {1, 3, 4} no such number is in sight. But we
//! can still find the winner heap by heap, from the smallest one up, and write down `W` if the
//! player to move wins and `L` if not:
//! - 0 sticks: the opponent has taken the last stick, an `L`.
//! - 1 stick: take it, and the opponent is left with 0 sticks, an `L`. So this is a `W`.
//! - 2 sticks: only 1 can be taken, and that leaves the opponent a `W`. So this is an `L`.
//! - 3 sticks: take 1, which leaves 2, an `L`. So this is a `W`.
//!
//! ```text
//! P = {1, 3, 4}    sticks   0  1  2  3  4  5  6  7  8  9 10
//!                           L  W  L  W  W  W  W  L  W  L  W
//!
//! 7 sticks: taking 1, 3 or 4 leaves 6, 4 or 3, all of them W. So 7 is an L.
//! 8 sticks: taking 1 leaves 7, an L. So 8 is a W.
//! ```
//!
//! The rule is always the same. A heap is a `W` if some take leaves the opponent an `L`. It is an
//! `L` if every take that is possible leaves the opponent a `W`. A take leaves a smaller heap, and
//! its letter is already known.
//!
//! **Method.**
//! 1. Write the letter `L` for 0 sticks.
//! 2. Go through the heaps i = 1, 2, …, n in this order. For each p of P with p ≤ i look at the
//!    letter of i − p sticks.
//! 3. If at least one of these letters is `L`, heap i gets `W`, else `L`.
//! 4. Print the letters of 1, …, n sticks.
//!
//! That is n·k ≤ 10⁸ looks at a letter.
//!
//! **Proof.** Claim: the player to move loses ⇔ the letter of the heap is `L`. There is no formula
//! to prove here, for the three points are the rule by which the letters were written:
//! - *The end.* The heap of 0 sticks has an `L`, and the player to move has lost.
//! - *Every move from an `L` leads to a `W`.* If one led to an `L`, step 3 would have written `W`.
//! - *From a `W` some move leads to an `L`.* Otherwise step 3 would have written `L`.
//!
//! So a player who faces an `L` must leave a `W`, and the opponent can leave an `L` again. The heap
//! becomes smaller with each turn, so at last that player faces 0 sticks and has lost. A player who
//! faces a `W` leaves an `L` and puts the opponent in that place.
//!
//! **Mistakes.** Each with a case that shows it:
//! - Stopping at the first p that is larger than the heap, although P need not be sorted. With P
//!   given as 5 1 there seems to be no move from 1 stick (`hack-unsorted`).
//! - Printing the letter of 0 sticks first (`hack-from-zero`).
//! - Writing `L` for the multiples of m + 1, where m is the largest number of P, as if all smaller
//!   numbers were in P too. With P = {1, 3} the heap of 2 is an `L` (`hack-bash`).
//! - Looking only at the largest p that fits. With P = {1, 2} and 4 sticks one must take 1, not 2
//!   (`hack-largest`).
//! - Repeating the letters of 1, …, m + 1 for ever, where m is the largest number of P. With P =
//!   {1, 2, 4} the heap of 6 is an `L`, but that of 1 is a `W` (`hack-repeated`).
//!
//! **Beyond.** In the program P may have repeated numbers and numbers above n. If 1 is not in P,
//! play may end with sticks left; then whoever cannot move loses. The program refuses n above 10⁶,
//! and also a take of 0, with which the game need not end.
//!
//! If all numbers of P are odd and 1 is one of them, exactly the heaps of an even number of sticks
//! are lost: every move changes the parity, and from an odd heap 1 stick can be taken. In general
//! the letters repeat from some heap on: if m is the largest number of P, a letter depends only on
//! the m letters before it, and m letters in a row can be written in only 2ᵐ ways, so some row of m
//! letters comes a second time, and after it everything is repeated.
//!
//! For several heaps these letters do not say enough. With P = {1, 2} two heaps of 1 stick are
//! lost, heaps of 1 and 2 sticks are won, and each of these heaps alone is a `W`.
//! [set-nim](../set_nim/index.html) writes numbers in place of letters.
//!
//! **Source.** CSES Problem Set. Subtraction games: E. R. Berlekamp, J. H. Conway, R. K. Guy,
//! *Winning Ways*, chapter 4.

use proconio::input;

fn main() {
    input! { n: usize, takes: [usize] }
    println!("{}", letters(n, &takes));
}

/// The letters of the heaps 1, …, n.
fn letters(n: usize, takes: &[usize]) -> String {
    assert!(n <= 1_000_000, "n = {}: at most 1000000 sticks", n);
    assert!(!takes.contains(&0), "a take of 0: a move must take at least 1 stick");
    let mut letters = vec!['L'; n + 1];
    for heap in 1..=n {
        for &p in takes {
            if p <= heap && letters[heap - p] == 'L' {
                letters[heap] = 'W';
            }
        }
    }
    letters[1..].iter().collect()
}

#[cfg(test)]
mod game;

#[cfg(test)]
mod tests {
    use super::game::Rules;
    use super::letters;
    use shared::board::Board;
    use shared::{rules::Game, small};

    #[test]
    fn agrees_with_the_rules_on_every_small_set() {
        for set in small::subsets(1..=10) {
            let mut game = Game::normal(Rules::options);
            let mut wins = |heap: u64| game.is_won(&vec![set.clone(), vec![heap]]);
            let played = (1..=40).map(|heap| if wins(heap) { 'W' } else { 'L' });
            let takes: Vec<usize> = set.iter().map(|&p| p as usize).collect();
            assert_eq!(letters(40, &takes), played.collect::<String>(), "{set:?}");
        }
    }

    #[test]
    fn the_letters_of_the_page_repeat_with_period_7() {
        assert_eq!(letters(10, &[1, 3, 4]), "WLWWWWLWLW");
        assert_eq!(letters(1000, &[1, 3, 4]), "LWLWWWW".repeat(143)[1..=1000]);
    }

    #[test]
    fn all_takes_up_to_m_and_odd_takes_come_out_as_on_the_page() {
        for m in 1..=100 {
            let takes: Vec<usize> = (1..=m).collect();
            let row = ["L", &"W".repeat(m)].concat();
            assert_eq!(letters(2000, &takes), row.repeat(2000)[1..=2000]);
            let odd: Vec<usize> = takes.iter().map(|take| 2 * take - 1).collect();
            assert_eq!(letters(2000, &odd), "WL".repeat(1000));
        }
    }

    /// Two heaps, each a `W`: lost or won.
    #[test]
    fn for_several_heaps_the_letters_are_too_few() {
        let mut game = Game::normal(|heaps: &Vec<u64>| {
            shared::rules::sum(heaps, |&heap| heap.saturating_sub(2)..heap)
        });
        assert_eq!(letters(2, &[1, 2]), "WW");
        assert!(!game.is_won(&vec![1, 1]) && game.is_won(&vec![1, 2]));
    }

    #[test]
    fn accepts_any_order_repeats_and_takes_that_fit_no_heap() {
        assert_eq!(letters(10, &[4, usize::MAX, 1, 3, 4]), "WLWWWWLWLW");
        assert_eq!(letters(3, &[]), "LLL");
        assert_eq!(letters(0, &[1]), "");
    }

    #[test]
    fn accepts_the_largest_heap() {
        assert_eq!(letters(1_000_000, &[1]), "WL".repeat(500_000));
    }

    #[test]
    #[should_panic(expected = "a take of 0: a move must take at least 1 stick")]
    fn refuses_a_take_of_0() {
        letters(3, &[1, 0]);
    }

    #[test]
    #[should_panic(expected = "n = 1000001: at most 1000000 sticks")]
    fn refuses_a_heap_beyond_its_table() {
        letters(1_000_001, &[1]);
    }
}
