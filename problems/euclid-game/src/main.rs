//! # Euclid's Game — 欧几里德的游戏, Luogu P1290
//!
//! <https://www.luogu.com.cn/problem/P1290> · golden ratio in integers · O(1) time and memory per case
//!
//! **Statement.** Two positive numbers. A move subtracts a positive multiple of the smaller from
//! the larger, which must not fall below 0; whoever makes a 0 wins. Stan begins. For each of C
//! pairs print `Stan wins` or `Ollie wins`. C ≤ 6, numbers below 2³¹ in any order. The program
//! takes any C and any u64 numbers ≥ 1; a 0 is refused.
//!
//! **Idea.** With n ≥ m: if n = m the move wins. While m < n < 2m it is forced. Whoever first sees
//! n ≥ 2m wins, by a choice: to pass on the remainder with m, or to keep one m more, which forces
//! the opponent to pass it on. Where m < n < 2m it depends on who first meets n ≥ 2m, and the
//! golden ratio φ = (1 + √5)/2 = 1.618… decides:
//!
//! ```text
//! n/m      = 1     1 … φ    φ … 2     ≥ 2
//!          wins    loses    wins     wins
//!
//! 5/3 ≈ 1.67 wins: 5 3 → 3 2 loses → 2 1 wins
//! ```
//!
//! **Proof.** Claim, for n ≥ m ≥ 1: the player to move wins (the position is an N-position) ⇔ n = m
//! or n/m > φ; otherwise he loses (it is a P-position). By induction on n + m; who meets a 0 has
//! lost. We need φ² = φ + 1, or 1/(φ − 1) = φ.
//! - n = m: subtract m and make a 0.
//! - m < n < φm: as φ < 2 the only move leads to (m, n − m), and m/(n − m) > 1/(φ − 1) = φ. There
//!   the opponent wins.
//! - n > φm, and m divides n: make a 0.
//! - φm < n < 2m: the only move leads to (m, n − m), where m/(n − m) < 1/(φ − 1) = φ and m > n − m.
//!   There the opponent loses.
//! - n > 2m, and m does not divide n, with remainder r: if the player to move loses at (m, r), go
//!   there. If not, go to (m + r, m), whose only move leads to (m, r): the opponent has to make it.
//!
//! n/m = φ never holds, as φ is irrational. And n/m > φ ⇔ (n/m)² > n/m + 1 ⇔ n(n − m) > m², for φ
//! is the positive root of t² = t + 1.
//!
//! **Mistakes.** n/m > 2 as the only win besides n = m (`hack-two`). Deciding n/m > φ in floating
//! point: in 64-bit doubles the quotient of two large neighbouring Fibonacci numbers cannot be told
//! from φ (`hack-double`). Forgetting n = m (`hack-equal`), or to order the pair (`hack-order`).
//!
//! **Source.** A. J. Cole and A. J. T. Davie, *A game based on the Euclidean algorithm and a
//! winning strategy for it*, Mathematical Gazette 53 (1969), 354–357. The same game with pairs up
//! to a `0 0` and no count: UVA 10368, HDU 1525, POJ 2348 and Kattis `euclidsgame`.

use proconio::input;
use shared::print;

fn main() {
    input! { cases: usize }
    let wins = (0..cases).map(|_| {
        input! { m: u64, n: u64 }
        first_player_wins(m, n)
    });
    print::verdicts(["Stan wins", "Ollie wins"], wins);
}

/// Is n = m or n/m > φ, where n is the larger number?
fn first_player_wins(m: u64, n: u64) -> bool {
    assert!(m > 0 && n > 0, "{} {}: both numbers must be at least 1", m, n);
    let [m, n] = [m.min(n), m.max(n)].map(u128::from);
    n == m || n * (n - m) > m * m
}

#[cfg(test)]
mod tests {
    use super::first_player_wins;
    use proptest::prelude::*;
    use shared::rules::Game;

    /// The rule as stated, on (larger, smaller): subtract a multiple of the smaller.
    fn options(&(n, m): &(u64, u64)) -> Vec<(u64, u64)> {
        let multiples = (1..).map(|times| times * m).take_while(|&multiple| m > 0 && multiple <= n);
        multiples.map(|multiple| (m.max(n - multiple), m.min(n - multiple))).collect()
    }

    #[test]
    fn agrees_with_the_rules_on_every_small_pair() {
        let mut game = Game::normal(options);
        for (m, n) in (1..=400).flat_map(|m| (1..=400).map(move |n| (m, n))) {
            assert_eq!(first_player_wins(m, n), game.is_won(&(m.max(n), m.min(n))), "{m} {n}");
        }
    }

    #[test]
    fn the_picture_is_right() {
        assert!(first_player_wins(5, 3) && !first_player_wins(3, 2) && first_player_wins(2, 1));
    }

    /// As in the Idea: forced moves until someone has a choice.
    fn by_forced_moves(mut n: u64, mut m: u64) -> bool {
        let mut to_move_wins = true;
        while n % m != 0 && n / m == 1 {
            (n, m) = (m, n - m);
            to_move_wins = !to_move_wins;
        }
        to_move_wins
    }

    #[test]
    fn fibonacci_neighbours_are_told_apart_up_to_2_64() {
        let (mut m, mut n) = (1_u64, 2_u64);
        while let Some(sum) = m.checked_add(n) {
            for (n, m) in [(n, m), (n + 1, m), (n - 1, m)].into_iter().filter(|(n, m)| n >= m) {
                assert_eq!(first_player_wins(m, n), by_forced_moves(n, m), "{m} {n}");
            }
            (m, n) = (n, sum);
        }
    }

    proptest! {
        #[test]
        fn agrees_with_the_forced_moves_at_any_size(a in 1..=u64::MAX, b in 1..=u64::MAX) {
            let (n, m) = (a.max(b), a.min(b));
            prop_assert_eq!(first_player_wins(a, b), by_forced_moves(n, m));
        }
    }

    #[test]
    #[should_panic(expected = "7 0: both numbers must be at least 1")]
    fn refuses_a_0() {
        first_player_wins(7, 0);
    }
}
