//! # Fibonacci Nim — \[COCI 2010/2011 #4\] HRPA, Luogu P6487
//!
//! <https://www.luogu.com.cn/problem/P6487> · sums of Fibonacci numbers (Zeckendorf) · O(log n) time and memory
//!
//! **Statement.** There is one heap of n stones. Two players take turns. The first take is any
//! number of stones from 1 to n; every later take is from 1 to twice the take before it. Whoever
//! takes the last stone wins. What is the least first take with which the first player can force a
//! win?
//!
//! **Input.** One number n, from 2 to 10¹⁵.
//!
//! **Output.** The least first take that wins.
//!
//! ```text
//! input     output        input     output        input     output
//! 7         2             4         1             8         8
//! ```
//!
//! **Idea.** Try small heaps. With 3 stones, a take of 1 or 2 allows the opponent to take all the
//! rest, so take all 3. With 4, take 1: the opponent may take 1 or 2 of the other 3, not all, and
//! we take the rest. If one goes on like this, the least winning takes are:
//!
//! ```text
//! stones   1  2  3  4  5  6  7  8  9 10 11 12 13
//! take     1  2  3  1  5  1  2  8  1  2  3  1 13
//! ```
//!
//! One must take all for 1, 2, 3, 5, 8, 13: the *Fibonacci numbers*, each the sum of the two before
//! it. After 8 the row begins again with 1 2 3 1: 12 = 8 + 4 stones are played like 4,
//! and 4 = 3 + 1 like 1. So take away the largest Fibonacci number that fits, again and again,
//! until the rest is one itself. This writes the heap as a sum: 12 = 8 + 3 + 1. Two *parts* of it
//! are never neighbours in the sequence 1, 2, 3, 5, 8, …, because two neighbours would make a
//! larger Fibonacci number that fits. It turns out that each number is such a sum in exactly one
//! way. Let ℓ(n) be the least part of n. The guess: take ℓ(n).
//!
//! Why does it win, and why with a limit of *twice*? Two different Fibonacci numbers are neighbours
//! exactly if the larger is at most twice the smaller: 5 is at most 2·3, and 8 = 5 + 3 is more. So:
//! - *The opponent cannot take the next part whole.* It is no neighbour of ℓ(n), so it is larger
//!   than 2ℓ(n): with 2 as the least part, the next is 5 or more, and the opponent may take 4.
//! - *Whatever the opponent takes, we may take the least part of what remains.* Suppose that the
//!   opponent takes t and the least part of what remains is more than 2t. Then it is more than
//!   twice each part of t, so it is no neighbour of any: the parts of what remains and those of t
//!   are together a sum without neighbours, the only one for the heap that the opponent had. So t
//!   contains the least part of that heap. But we have just seen that the opponent cannot take that
//!   part whole.
//!
//! So on each of our turns we can take the least part, and we take the last stone. A smaller first
//! take loses: it takes no part whole, so by the second reason it is the opponent who can take the
//! least part each time.
//!
//! ```text
//! 20 = 13 + 5 + 2     take 2; the opponent may take 4 of 13 + 5, not 5
//! 14 = 13 + 1         the opponent has taken 4: take 1; now he may take 2 of 13
//! ```
//!
#![doc = include_str!("../picture.svg")]
//!
//! **Method.**
//! 1. List the Fibonacci numbers 1, 2, 3, 5, 8, … up to n.
//! 2. Let the rest be n at first. Go through the numbers from the largest to the smallest. If one
//!    is not greater than the rest, subtract it from the rest.
//! 3. Print the last number that was subtracted: it is ℓ(n).
//!
//! **Proof.** *Parts below F.* Different Fibonacci numbers below F, no two of them neighbours, have
//! a sum less than F. This is clear for F = 1 and F = 2. Otherwise let F = D + E, where E is the
//! Fibonacci number before F and D the one before E. The largest of the given numbers is at most E.
//! The others are below D, so by induction their sum is less than D. Together this is less than E +
//! D = F.
//!
//! *Each n ≥ 1 is a sum of different Fibonacci numbers, no two of them neighbours, in exactly one
//! way* (Zeckendorf's theorem). Let F be the largest Fibonacci number ≤ n. If n = F, it is such a
//! sum by itself. Otherwise F > 1; let E be the number before F. The one after F is E + F > n, so
//! n − F < E. By induction n − F is such a sum, and its parts are below E, so they are no
//! neighbours of F. Now take any such sum for n. It has no part above F. If F were no part, then by
//! the lemma the sum would be less than F ≤ n. So F is a part, and the others are a sum for n − F:
//! none at all if n = F, and otherwise the only one, by induction.
//!
//! *Joining.* If m, t ≥ 1 and 2t < ℓ(m), then the parts of m and the parts of t are together the
//! parts of m + t. For a part f of t is at most t, and the Fibonacci number after f is at most 2f ≤
//! 2t < ℓ(m). So f is below all parts of m and a neighbour of none. The sum of all these parts is
//! m + t, they have no neighbours among them, and there is only one such sum.
//!
//! *Claim.* If n stones are left and at most q may be taken, the player to move loses ⇔ q < ℓ(n),
//! with ℓ(0) = ∞. (⇔ means "if and only if". Such a position is called a P-position.)
//! - *The end.* If n = 0, then q < ℓ(0), and the player to move has lost.
//! - *No move leads from q < ℓ(n) to a P-position.* A take t ≤ q is less than ℓ(n), so some stones
//!   are left, and the opponent may take up to 2t. If 2t < ℓ(n − t), then by the lemma *Joining*
//!   the parts of t are parts of n. But they are at most t < ℓ(n), which is the least part of n. So
//!   2t ≥ ℓ(n − t).
//! - *From n ≥ 1 and q ≥ ℓ(n) a take of t = ℓ(n) leads to a P-position.* If it is the only part,
//!   nothing is left. Otherwise let g be the Fibonacci number after t. The next part of n is no
//!   neighbour of t, so it is at least the number after g, which is g + t > 2t. So 2t < ℓ(n − t).
//!
//! So a player who faces q < ℓ(n) faces it again at each of his turns, if the opponent plays well,
//! and at last finds no stone. At first q = n ≥ ℓ(n), and taking ℓ(n) wins. A smaller take loses:
//! the second point only uses that t < ℓ(n).
//!
//! **Mistakes.** Each with a case that shows it:
//! - "If n is a Fibonacci number, the first player loses." This is true if the first take must
//!   leave something; here it may take all (`hack-fibonacci`).
//! - Printing the largest part in place of the least (`hack-largest-part`).
//! - Beginning the numbers with 2, 3, 5, without the 1. Then 4 = 3 + 1 loses its least part
//!   (`hack-no-one`).
//!
//! **Beyond.** The program takes every n from 1 to 2⁶⁴ − 1 and refuses 0. *All winning takes*
//! within a limit q follow from the lemma *Joining*. A take t wins ⇔ t = n or 2t < ℓ(n − t). In the
//! second case the parts of n are those of n − t and, below them, those of t. So the winning takes
//! are the sums T ≤ q of the k least parts of n, for any k ≥ 1, such that 2T is less than the next
//! part, or there is no next part. With 25 = 21 + 3 + 1 stones the first takes 1, 4 and 25 win.
//!
//! **Source.** M. J. Whinihan, *Fibonacci Nim*, Fibonacci Quarterly 1 (1963), no. 4, 9–13. E.
//! Zeckendorf, Bulletin de la Société Royale des Sciences de Liège 41 (1972), 179–182.

use proconio::input;
use shared::fibonacci::fibonacci_numbers;

fn main() {
    input! { n: u64 }
    println!("{}", least_part(n));
}

/// ℓ(n), the least part of the Zeckendorf representation.
fn least_part(n: u64) -> u64 {
    assert!(n > 0, "the heap must hold at least 1 stone, not 0");
    let mut rest = n;
    let mut part = 0;
    for &f in fibonacci_numbers().iter().rev() {
        if f <= rest {
            rest -= f;
            part = f;
        }
    }
    part
}

#[cfg(test)]
mod game;

#[cfg(test)]
mod tests {
    use super::game::Rules;
    use super::least_part;
    use proptest::prelude::*;
    use shared::board::Board;
    use shared::rules::Game;

    #[test]
    fn agrees_with_the_rules_on_every_small_heap_and_quota() {
        let mut game = Game::normal(Rules::options);
        for heap in 1..=300 {
            let wins = (1..=heap).find(|&take| {
                let after = heap - take;
                !game.is_won(&vec![after, (2 * take).min(after)])
            });
            assert_eq!(Some(least_part(heap)), wins, "heap {heap}");
            for quota in 0..=heap {
                let won = game.is_won(&vec![heap, quota]);
                assert_eq!(won, quota >= least_part(heap), "heap {heap}, quota {quota}");
            }
        }
    }

    /// The parts of n, least first.
    fn parts(mut n: u64) -> Vec<u64> {
        let mut parts = vec![];
        while n > 0 {
            parts.push(least_part(n));
            n -= least_part(n);
        }
        parts
    }

    #[test]
    fn the_winning_takes_within_a_quota_are_the_tail_sums_that_shield_the_next_part() {
        let mut game = Game::normal(Rules::options);
        for heap in 1..=120 {
            let parts = parts(heap);
            for take in 1..=heap {
                let after = heap - take;
                let wins = !game.is_won(&vec![after, (2 * take).min(after)]);
                let tail = (1..=parts.len()).any(|k| {
                    take == parts[..k].iter().sum::<u64>()
                        && parts.get(k).map_or(true, |&next| 2 * take < next)
                });
                assert_eq!(wins, tail, "take {take} of {heap}");
                assert!(heap != 25 || wins == [1, 4, 25].contains(&take));
            }
        }
    }

    proptest! {
        #[test]
        fn the_parts_are_fibonacci_numbers_and_no_neighbours(n in 1..=u64::MAX) {
            let fibonacci: Vec<u128> =
                std::iter::successors(Some((1, 2)), |&(a, b)| Some((b, a + b)))
                    .map(|(a, _)| a)
                    .take_while(|&a| a <= u128::from(n))
                    .collect();
            let parts = parts(n);
            prop_assert_eq!(parts.iter().sum::<u64>(), n);
            prop_assert!(parts.windows(2).all(|pair| pair[1] - pair[0] > pair[0]));
            prop_assert!(parts.iter().all(|&part| fibonacci.contains(&part.into())));
        }
    }

    #[test]
    fn the_table_and_the_examples_are_right() {
        let takes: Vec<u64> = (1..=13).map(least_part).collect();
        assert_eq!(takes, [1, 2, 3, 1, 5, 1, 2, 8, 1, 2, 3, 1, 13]);
        assert_eq!(parts(20), [2, 5, 13]);
        assert_eq!(parts(14), [1, 13]);
    }

    #[test]
    fn the_largest_heaps_have_their_parts() {
        let last = 12_200_160_415_121_876_738;
        assert_eq!(least_part(last), last);
        assert_eq!(least_part(last + 1), 1);
        assert_eq!(least_part(u64::MAX), 2); // its 26 parts worked out apart
    }

    #[test]
    #[should_panic(expected = "at least 1 stone")]
    fn refuses_an_empty_heap() {
        least_part(0);
    }
}
