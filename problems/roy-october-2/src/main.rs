//! # Roy & October: Taking Stones II — Roy&October之取石子II, Luogu P4860
//!
//! <https://www.luogu.com.cn/problem/P4860> · n mod 4 · O(1) time and memory per question
//!
//! **Statement.** One heap of n stones. A move takes pᵏ stones, p prime and k = 0 or 1: one stone
//! or a prime number of them. Whoever takes the last stone wins, and October begins. For each of T
//! numbers n print `October wins!` or `Roy wins!`. T ≤ 10⁵, 1 ≤ n ≤ 5·10⁷. The program takes any T
//! and any u64 n, 0 included (Roy wins).
//!
//! **Idea.** 4 is the least positive number that is neither 1 nor a prime, and none of its
//! multiples is. So whatever is taken of a multiple of 4, no multiple of 4 is left, and the
//! opponent can restore one.
//!
//! ```text
//! n         0 1 2 3   4 5 6 7   8 …
//! n mod 4   0 1 2 3   0 1 2 3   0 …
//! ```
//!
//! 0 is lost; otherwise take that many.
//!
//! **Proof.** Claim: the player to move loses (n is a P-position) ⇔ 4 divides n.
//! - The end: 4 divides 0, and the player to move has lost.
//! - From a multiple of 4: no move takes a multiple of 4, for that is neither 1 nor a prime, and no
//!   other take leaves one.
//! - From elsewhere: n mod 4 is 1, 2 or 3; take it.
//!
//! **More.** n mod 4 is also the Grundy value, the least number 0, 1, 2, … that is the value of no
//! *option*, a position one move away: no move keeps n mod 4, and taking 1 to n mod 4 stones
//! reaches every smaller remainder.
//!
//! **Mistakes.** The answer of [roy-october](../roy_october/index.html), n mod 6
//! (`hack-first-problem`). Forgetting the take of 1 (`hack-one`).
//!
//! **Source.** Luogu contest problem by Roy1994 and October (not confirmed).

use proconio::{input, read_value};
use shared::print;

fn main() {
    input! { questions: usize }
    let wins = (0..questions).map(|_| first_player_wins(read_value!(u64)));
    print::verdicts(["October wins!", "Roy wins!"], wins);
}

/// Does 4 not divide n?
fn first_player_wins(n: u64) -> bool {
    n % 4 != 0
}

#[cfg(test)]
mod tests {
    use super::first_player_wins;
    use shared::rules::Game;

    fn is_prime(take: u64) -> bool {
        take > 1 && (2..take).all(|d| take % d != 0)
    }

    /// The rule as stated: take one stone or a prime number of them.
    fn options(n: u64) -> Vec<u64> {
        (1..=n).filter(|&take| take == 1 || is_prime(take)).map(|take| n - take).collect()
    }

    #[test]
    fn agrees_with_the_rules_on_every_small_heap() {
        let mut game = Game::normal(|&n: &u64| options(n));
        for n in 0..=1000 {
            assert_eq!(first_player_wins(n), game.is_won(&n), "{n}");
            assert_eq!(n % 4, game.grundy(&n), "{n}");
        }
    }
}
