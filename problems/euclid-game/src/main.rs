//! # Euclid's Game — 欧几里德的游戏, Luogu P1290
//!
//! <https://www.luogu.com.cn/problem/P1290> · the golden ratio, decided in integers · O(1) time and memory per case
//!
//! **Statement.** There are two positive numbers. Two players, Stan and Ollie, take turns, and Stan
//! begins. A turn subtracts a positive multiple of the smaller number from the larger, and the
//! result must not be below 0. Whoever makes a 0 wins. Who wins if both play as well as possible?
//!
//! **Input.** The first line has C, the number of cases, C ≤ 6. Each of the C lines that follow has
//! the two numbers of a case, from 1 to 2³¹ − 1, in any order.
//!
//! **Output.** One line for each case: `Stan wins` or `Ollie wins`.
//!
//! ```text
//! input     output
//! 2         Stan wins
//! 25 7      Ollie wins
//! 24 15
//! ```
//!
//! **Idea.** Call the numbers n ≥ m. If n < 2m, a player has no choice: only m itself can be
//! subtracted. In the second sample both are forced for a while:
//!
//! ```text
//! Stan    24 15 → 15 9
//! Ollie    15 9 → 9 6
//! Stan      9 6 → 6 3
//! Ollie     6 3 → 3 0     now there is a choice: subtract 3, or 6 and win
//! ```
//!
//! *Whoever first meets n ≥ 2m has a choice, and wins.* If m divides n, subtract all of it and make
//! a 0. Otherwise let r be the remainder of n divided by m, and look at the pair (m, r). Either the
//! player who has to move at (m, r) loses: then go to (m, r), and this player is the opponent. Or
//! the player who has to move there wins: then stop one m earlier, at (m + r, m). From there the
//! opponent can only go to (m, r), and now it is our turn there. We need not know which of the two
//! is the case to see that a choice wins.
//!
//! So one could follow the forced moves and see who first has a choice. But the quotient x = n/m
//! alone tells it. A forced move leads from (n, m) to (m, n − m), so x becomes m/(n − m) = 1/(x −
//! 1): the smaller x is, the larger is the next one. This gives more and more of the answer:
//!
//! ```text
//! x = n/m               the next x        the player to move
//! 1                                       wins: makes a 0
//! 2 or more                               wins: has a choice
//! above 1, up to 3/2    2 or more         loses
//! from 5/3, below 2     up to 3/2         wins
//! above 3/2, to 8/5     from 5/3          loses
//! from 13/8 to 5/3      up to 8/5         wins
//! ```
//!
//! The losing x grow from below, 3/2 = 1.5, 8/5 = 1.6, …, and the winning ones come down to meet
//! them, 2, 5/3 ≈ 1.667, 13/8 = 1.625, … . They meet at the x that a forced move does not change:
//! x = 1/(x − 1). This is the golden ratio φ = (1 + √5)/2 = 1.618… . The guess: for n > m the
//! player to move loses exactly if n/m < φ.
//!
//! **Method.** No floating point is needed. φ is the positive root of t² = t + 1, so n/m > φ means
//! (n/m)² > n/m + 1, that is, n² > nm + m²:
//! 1. Let n be the larger number of the case and m the smaller one.
//! 2. If n = m, Stan wins.
//! 3. Otherwise Stan wins exactly if n(n − m) > m². 64 bits are enough.
//! 4. Print the winner.
//!
//! **Proof.** Let n ≥ m. Claim: the player to move loses ⇔ m = 0 or 1 < n/m < φ. (⇔ means "if and
//! only if". These positions are called P-positions.) We need that φ² = φ + 1, so 1/(φ − 1) = φ
//! and 1 + 1/φ = φ, and that φ is irrational, so n/m = φ never happens.
//! - *The end.* If m = 0, the opponent has made the 0, and the player to move has lost.
//! - *No move leads from 1 < n/m < φ to a P-position.* As φ < 2, only m can be subtracted, which
//!   leads to (m, n − m). Here m > n − m > 0, and m/(n − m) > 1/(φ − 1) = φ.
//! - *From n = m, and from n/m > φ, some move leads to a P-position.* If m divides n, make a 0. If
//!   φ < n/m < 2, subtract m: in (m, n − m) the first number is larger, and m/(n − m) < 1/(φ − 1) =
//!   φ. Otherwise n > 2m, and the remainder r is not 0. Either 1 < m/r < φ: then go to (m, r). Or
//!   m/r > φ: then go to (m + r, m), where the quotient is 1 + r/m < 1 + 1/φ = φ, and above 1.
//!
//! So a player on a P-position must leave the P-positions, and the opponent can return to one. The
//! numbers become smaller, so play ends, and the player on the P-positions is the one who finds a 0
//! and has lost. From any other position the player to move goes to one and puts the opponent in
//! that place.
//!
//! **Mistakes.** Each with a case that shows it:
//! - Taking n/m > 2 for the only win besides n = m. 5 3 is won too: Stan makes 3 2, Ollie must
//!   make 2 1, and Stan makes a 0 (`hack-two`).
//! - Comparing n/m with φ in floating point. In 64-bit doubles the quotient of two large
//!   neighbouring Fibonacci numbers cannot be told from φ (`hack-double`).
//! - Forgetting that n = m is won (`hack-equal`).
//! - Forgetting to order the two numbers (`hack-order`).
//!
//! **Beyond.** The program takes any number of cases, even none. It refuses a 0 and numbers from
//! 2³¹ on. One can do without φ: count the forced moves until n ≥ 2m or n = m. Stan wins exactly if
//! their number is even. Each number of such a chain is the sum of the next two, so backwards from
//! the end they are at least 1, 2, 3, 5, 8, …, and a chain below 2³¹ has at most 43 moves.
//!
//! **Source.** A. J. Cole and A. J. T. Davie, *A game based on the Euclidean algorithm and a
//! winning strategy for it*, Mathematical Gazette 53 (1969), 354–357. The same game with pairs up
//! to a `0 0` and no count: UVA 10368, HDU 1525, POJ 2348 and Kattis `euclidsgame`.

use proconio::input;
use shared::print;

fn main() {
    input! { pairs: [(u64, u64)] }
    let wins = pairs.iter().map(|&(a, b)| first_player_wins(a, b));
    print::verdicts(["Stan wins", "Ollie wins"], wins);
}

/// Is n = m or n/m > φ, where n is the larger number?
fn first_player_wins(a: u64, b: u64) -> bool {
    let (m, n) = (a.min(b), a.max(b));
    assert!(m > 0, "{} {}: both numbers must be at least 1", a, b);
    assert!(n < 1 << 31, "{} {}: both numbers must be below 2147483648", a, b);
    n == m || n * (n - m) > m * m
}

#[cfg(test)]
mod game;

#[cfg(test)]
mod tests {
    use super::first_player_wins;
    use super::game::Rules;
    use proptest::prelude::*;
    use shared::board::Board;
    use shared::rules::Game;

    #[test]
    fn agrees_with_the_rules_on_every_small_pair() {
        let mut game = Game::normal(Rules::options);
        for (m, n) in (1..=400).flat_map(|m| (1..=400).map(move |n| (m, n))) {
            assert_eq!(first_player_wins(m, n), game.is_won(&vec![m.max(n), m.min(n)]), "{m} {n}");
        }
    }

    /// As in the Idea: follow the forced moves until there is a choice, or the numbers are equal.
    fn forced_moves(mut n: u64, mut m: u64) -> u32 {
        let mut moves = 0;
        while m < n && n < 2 * m {
            (n, m) = (m, n - m);
            moves += 1;
        }
        moves
    }

    #[test]
    fn the_examples_are_right() {
        let chain = [(24, 15), (15, 9), (9, 6), (6, 3)];
        for (pair, moves) in chain.iter().zip([3, 2, 1, 0]) {
            assert_eq!(forced_moves(pair.0, pair.1), moves);
            assert_eq!(first_player_wins(pair.0, pair.1), moves % 2 == 0);
        }
        assert!(first_player_wins(5, 3) && !first_player_wins(3, 2) && first_player_wins(2, 1));
    }

    #[test]
    fn the_table_of_quotients_is_right() {
        for (m, n) in (1..=300).flat_map(|m| (m + 1..=600).map(move |n| (m, n))) {
            let expected = if n >= 2 * m || 3 * n >= 5 * m || 8 * n >= 13 * m && 3 * n <= 5 * m {
                Some(true)
            } else if 2 * n <= 3 * m || 5 * n <= 8 * m {
                Some(false)
            } else {
                None // nearer to φ than the table goes
            };
            let wins = first_player_wins(m, n);
            assert_eq!(expected.unwrap_or(wins), wins, "{n}/{m}");
        }
    }

    const LIMIT: u64 = 1 << 31;

    #[test]
    fn fibonacci_neighbours_are_told_apart_up_to_the_limit() {
        let (mut m, mut n) = (1, 2);
        while n < LIMIT {
            for (n, m) in [(n, m), (n + 1, m), (n - 1, m)].into_iter().filter(|(n, m)| n >= m) {
                assert_eq!(first_player_wins(m, n), forced_moves(n, m) % 2 == 0, "{m} {n}");
            }
            assert!(forced_moves(n, m) <= 43);
            (m, n) = (n, m + n);
        }
        assert_eq!(forced_moves(m, n - m), 43); // the last ones below the limit
    }

    proptest! {
        #[test]
        fn agrees_with_the_forced_moves_at_any_size(a in 1..LIMIT, b in 1..LIMIT) {
            let (n, m) = (a.max(b), a.min(b));
            prop_assert_eq!(first_player_wins(a, b), forced_moves(n, m) % 2 == 0);
        }
    }

    #[test]
    #[should_panic(expected = "7 0: both numbers must be at least 1")]
    fn refuses_a_0() {
        first_player_wins(7, 0);
    }

    #[test]
    #[should_panic(expected = "2147483648 1: both numbers must be below")]
    fn refuses_a_larger_number() {
        first_player_wins(LIMIT, 1);
    }
}
