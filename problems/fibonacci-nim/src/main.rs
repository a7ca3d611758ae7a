//! # Fibonacci Nim — [COCI 2010/2011 #4] HRPA, Luogu P6487
//!
//! <https://www.luogu.com.cn/problem/P6487> · Zeckendorf representation · O(log n) time and memory
//!
//! **Statement.** One heap of n stones. The first take is any number of stones from 1 to n; every
//! later take is from 1 to twice the take before it. Whoever takes the last stone wins. Print the
//! least first take that wins. 2 ≤ n ≤ 10¹⁵. Any n from 1 to 2⁶⁴ − 1 is accepted; 0 is refused.
//!
//! **Idea.** Every n ≥ 1 is in exactly one way a sum of different Fibonacci numbers 1, 2, 3, 5, 8,
//! … no two of which are neighbours in that sequence (Zeckendorf). The least part ℓ(n) is what to
//! take: the part above it is then more than twice as large, and the opponent cannot take that part
//! whole.
//!
//! ```text
//! 20 = 13 + 5 + 2     take 2; the opponent may take 4 of 13 + 5, not 5
//! 14 = 13 + 1         he has taken 4: take 1; he may take 2 of 13
//! ```
//!
#![doc = include_str!("../picture.svg")]
//!
//! **Proof.** That n has such a sum, and one only: let F be the largest Fibonacci number ≤ n and E
//! the one before F (E = 1 if F = 1). Then n < E + F, so n − F < E, and the same for n − F gives a
//! sum without neighbours. A sum without F would be too small, so every sum has F, and its other
//! parts are a sum for n − F, of which there is only one. Too small, for parts below F without
//! neighbours sum to less than F. That is plain for F ≤ 2; for larger F, by induction, the largest
//! of them is at most E, and the others sum to less than the number before E.
//!
//! A position is (n, q): n stones and a quota q, the most that may be taken. Claim: the player to
//! move loses (the position is a P-position) ⇔ q < ℓ(n), with ℓ(0) = ∞. By induction on n:
//! - The end: n = 0, and q < ∞; the player to move has lost.
//! - From q < ℓ(n): let a take t ≤ q < ℓ(n) leave n − t. Split ℓ(n) − t > 0 into its parts; the
//!   least of them is ℓ(n − t), as they are below ℓ(n), so not neighbours of the parts of n above
//!   it, which stay. If ℓ(n − t) > 2t held, the parts of t would be below ℓ(n − t) and not next to
//!   it (a part f of t has 2f < ℓ(n − t), and its neighbour above is at most 2f), so ℓ(n) would
//!   have a second sum, the parts of ℓ(n) − t and of t together. So ℓ(n − t) ≤ 2t, the new quota:
//!   the opponent wins.
//! - From q ≥ ℓ(n): take t = ℓ(n). The next part, if any, is at least the Fibonacci number two
//!   places up, which is more than 2t. So the new quota 2t < ℓ(n − t). With no next part nothing is
//!   left, and the game is over.
//!
//! At first q = n ≥ ℓ(n), so taking ℓ(n) wins. A take t < ℓ(n) loses whatever the quota, as the
//! second item uses only t < ℓ(n). So ℓ(n) is the least winning first take.
//!
//! **More.** (Held by a test, not proved here.) The winning takes within a quota q are the sums T ≤
//! q of the k least parts, for any k ≥ 1, with 2T < the next part or no next part.
//!
//! **Mistakes.** "If n is a Fibonacci number the first player loses", which is true where the first
//! take must leave something; here all of it may be taken (`hack-fibonacci`). Taking the largest
//! part (`hack-largest-part`). Starting the numbers at 2 (`hack-no-one`).
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
mod tests {
    use super::least_part;
    use proptest::prelude::*;
    use shared::rules::Game;

    /// The rule as stated: take from 1 to the quota; the next quota is twice the take.
    fn options(&(heap, quota): &(u64, u64)) -> Vec<(u64, u64)> {
        // A quota above the heap is worth as much as the heap: fewer positions to search.
        let after = |take: u64| (heap - take, (2 * take).min(heap - take));
        (1..=quota.min(heap)).map(after).collect()
    }

    #[test]
    fn agrees_with_the_rules_on_every_small_heap_and_quota() {
        let mut game = Game::normal(options);
        for heap in 1..=300 {
            let wins = (1..=heap).find(|&take| {
                let after = heap - take;
                !game.is_won(&(after, (2 * take).min(after)))
            });
            assert_eq!(Some(least_part(heap)), wins, "heap {heap}");
            for quota in 0..=heap {
                let won = game.is_won(&(heap, quota));
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
        let mut game = Game::normal(options);
        for heap in 1..=120 {
            let parts = parts(heap);
            for take in 1..=heap {
                let after = heap - take;
                let wins = !game.is_won(&(after, (2 * take).min(after)));
                let tail = (1..=parts.len()).any(|k| {
                    take == parts[..k].iter().sum::<u64>()
                        && parts.get(k).map_or(true, |&next| 2 * take < next)
                });
                assert_eq!(wins, tail, "take {take} of {heap}");
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
    fn the_example_is_right() {
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
