//! # Roy & October: Taking Stones — Roy&October之取石子, Luogu P4018
//!
//! <https://www.luogu.com.cn/problem/P4018> · n mod 6 · O(1) time and memory per question
//!
//! **Statement.** One heap of n stones. A move takes pᵏ stones, p prime and k ≥ 0; whoever takes
//! the last stone wins, and October begins. For each of T numbers n print `October wins!` or `Roy
//! wins!`. T ≤ 10⁵, 1 ≤ n ≤ 5·10⁷. The program takes any T and any u64 n, 0 included (Roy wins).
//!
//! **Idea.** 6 is the least positive number that is not a power of a prime, and none of its
//! multiples is one. So whatever is taken of a multiple of 6, no multiple of 6 is left, and the
//! opponent can restore one.
//!
//! ```text
//! take   1   2   3   4   5   6   7   8
//!        p⁰  2   3   2²  5   –   7   2³
//! ```
//!
//! **Proof.** Claim: the player to move loses (n is a P-position) ⇔ 6 divides n.
//! - The end: 6 divides 0, and the player to move has lost.
//! - From a multiple of 6: a multiple of 6 has two different prime factors and is not a power of a
//!   prime, so no move takes one, and no other take leaves one.
//! - From elsewhere: n mod 6 is 1, 2, 3, 4 or 5, each a power of a prime; take it.
//!
//! **More.** n mod 6 is also the Grundy value, the least number 0, 1, 2, … that is the value of no
//! *option*, a position one move away: no move takes a multiple of 6, so none keeps n mod 6, and
//! taking 1 to n mod 6 stones reaches every smaller remainder.
//!
//! **Mistakes.** Forgetting k = 0, a take of 1 (`hack-one`). Stopping at k = 1, as in
//! [roy-october-2](../roy_october_2/index.html), where the multiples of 4 are lost
//! (`hack-squares`).
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
