#[path = "rules.rs"]
mod rules;

use super::first_player_wins;
use proptest::prelude::*;
use referee::{Game, Referee};
use rules::{Pair, Rules};

#[test]
fn agrees_with_the_rules_on_every_small_pair() {
    let mut referee = Referee::normal(Rules::options);
    for (m, n) in (1..=400).flat_map(|m| (1..=400).map(move |n| (m, n))) {
        assert_eq!(first_player_wins(m, n), referee.is_won(&Pair::of(m, n)), "{m} {n}");
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

referee::refuses! {
    refuses_a_0: first_player_wins(7, 0) => "7 0: both numbers must be at least 1";
    refuses_a_larger_number:
        first_player_wins(LIMIT, 1) => "2147483648 1: both numbers must be below";
}
