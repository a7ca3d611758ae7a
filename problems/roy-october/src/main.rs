//! # Roy & October — Roy&October之取石子, Luogu P4018
//!
//! <https://www.luogu.com.cn/problem/P4018> · n mod 6 · O(1) time and a byte of memory a question
//!
//! **Statement.** One heap of n stones. A move takes pᵏ stones, p prime and k ≥ 0; who takes the last
//! stone wins, October begins. For each of T numbers n print `October wins!` or `Roy wins!`. T ≤ 10⁵,
//! n ≤ 5·10⁷. Any T and any u64 n are accepted, 0 too (Roy wins).
//!
//! **Idea.** 6 is the least number that is no prime power.
//!
//! ```text
//! take   1   2   3   4   5   6   7   8
//!        p⁰  2   3   2²  5   –   7   2³
//! ```
//!
//! **Proof.** Claim: P-position ⇔ 6 divides n.
//! - The end: 6 divides 0.
//! - From a multiple of 6: a multiple of 6 has two prime factors and is no prime power, so no move
//!   takes one, and no other take leaves one.
//! - From elsewhere: n mod 6 is 1, 2, 3, 4 or 5, each a prime power; take it.
//!
//! The same shows more: n mod 6 is the Grundy value. No move takes a multiple of 6, so none keeps
//! n mod 6, and taking 1 to n mod 6 stones reaches every smaller remainder.
//!
//! **Mistakes.** Forgetting k = 0, a take of 1 (`hack-one`). Stopping at primes, as in the second
//! problem: there 4 divides the lost n (`hack-squares`). A write for each of 10⁵ lines is slow
//! (`max-lines`).
//!
//! **Source.** Luogu contest problem by Roy1994 and October (not confirmed).

use proconio::{input, read_value};
use shared::print;

fn main() {
    input! { questions: usize }
    let wins = (0..questions).map(|_| first_player_wins(read_value!(u64)));
    print::verdicts(["October wins!", "Roy wins!"], wins);
}

/// Does 6 not divide n?
fn first_player_wins(n: u64) -> bool {
    n % 6 != 0
}

#[cfg(test)]
mod tests {
    use super::first_player_wins;
    use shared::rules::Game;

    /// Is it pᵏ with p prime and k ≥ 0: does its least divisor above 1 divide it down to 1?
    fn is_prime_power(mut take: u64) -> bool {
        let p = (2..=take).find(|d| take % d == 0).unwrap_or(2);
        while take % p == 0 {
            take /= p;
        }
        take == 1
    }

    /// The rule as stated: take a power of a prime.
    fn options(n: u64) -> Vec<u64> {
        (1..=n).filter(|&take| is_prime_power(take)).map(|take| n - take).collect()
    }

    #[test]
    fn agrees_with_the_rules_on_every_small_heap() {
        let mut game = Game::normal(|&n: &u64| options(n));
        for n in 0..=1000 {
            assert_eq!(first_player_wins(n), game.is_won(&n), "{n}");
            assert_eq!(n % 6, game.grundy(&n), "{n}");
        }
    }
}
