#[path = "rules.rs"]
mod rules;

use super::count_games;
use proptest::prelude::*;
use referee::{partizan, small, Game, Player, Referee};
use rules::{games, Chips, Rules};
use std::collections::HashMap;

/// Which of the four numbers counts a game: does Alice win if she starts, and if Bob does?
fn place(starting: bool, second: bool) -> usize {
    match (starting, second) {
        (true, true) => 0,
        (false, false) => 1,
        (true, false) => 2,
        (false, true) => 3,
    }
}

/// The rule as stated: each player takes his number from one pile.
#[test]
fn agrees_with_the_rules_on_every_small_input() {
    let mut counts: HashMap<(Vec<u64>, u64), [u64; 4]> = HashMap::new();
    for (a, b) in (1..=7).flat_map(|a| (1..=7).map(move |b| (a, b))) {
        let options = |given: &_, player| Rules::options_of(given, player);
        let mut referee = Referee::normal(partizan(options));
        for piles in small::positions([(0, 0), (1, 40), (2, 14), (3, 7), (4, 4), (5, 3)]) {
            let given = Chips { a, b, piles: piles.clone() };
            let alice_first = referee.is_won(&(given.clone(), Player::Left));
            let bob_first = referee.is_won(&(given, Player::Right));
            for m in a.max(b)..=7 {
                let counts = counts.entry((piles.clone(), m)).or_default();
                counts[place(alice_first, !bob_first)] += 1;
            }
        }
    }
    for ((piles, m), counts) in counts {
        assert_eq!(count_games(&piles, m), counts, "{piles:?}, m = {m}");
    }
}

/// Who wins, by the kinds of the remainders: the place of its number.
fn winner(piles: &[u64], a: u64, b: u64) -> usize {
    let (less, more) = (a.min(b), a.max(b));
    let whose = usize::from(a > b);
    let w: Vec<u64> = piles.iter().map(|pile| pile % (a + b)).collect();
    let hot = w.iter().filter(|&&w| w >= more && w >= 2 * less).count();
    let single = w.iter().filter(|&&w| w >= more && w < 2 * less).count();
    if w.iter().any(|&w| less <= w && w < more) {
        return whose;
    }
    match (hot, single % 2) {
        (0, 0) => 3,
        (0, _) | (1, 0) => 2,
        _ => whose,
    }
}

fn one_by_one(piles: &[u64], m: u64) -> [u64; 4] {
    let mut games = [0; 4];
    for (a, b) in (1..=m).flat_map(|a| (1..=m).map(move |b| (a, b))) {
        games[winner(piles, a, b)] += 1;
    }
    games
}

proptest! {
    #[test]
    fn the_count_is_that_of_all_pairs(
        piles in prop::collection::vec(prop_oneof![1..300_u64, any::<u64>()], 0..8),
        m in 1..150_u64,
    ) {
        prop_assert_eq!(count_games(&piles, m), one_by_one(&piles, m));
    }
}

/// Many piles, and pairs by the million.
#[test]
#[ignore = "long"]
fn the_count_of_many_piles_is_that_of_all_pairs() {
    for (count, m) in [(1, 4000), (2, 4000), (6, 4000), (100, 2000)] {
        let piles: Vec<u64> = (1..=count).map(|i| u64::MAX / 3 / i).collect();
        assert_eq!(count_games(&piles, m), one_by_one(&piles, m), "{count} piles");
    }
}

#[test]
fn the_board_lists_the_games_that_are_counted() {
    for (piles, m) in [([4, 5], 4), ([13, 7], 8)] {
        let mut counts = [0; 4];
        for Chips { a, b, piles } in games(&piles, m) {
            counts[winner(&piles, a, b)] += 1;
        }
        assert_eq!(counts, count_games(&piles, m), "{piles:?}, m = {m}");
    }
}

#[test]
fn the_examples_are_right() {
    let pairs = [(1, 1), (1, 2), (2, 1), (2, 2)];
    assert_eq!(pairs.map(|(a, b)| winner(&[4, 5], a, b)), [2, 0, 1, 3]);
    assert_eq!(winner(&[2], 1, 1), 3);
    assert_eq!([winner(&[2, 2], 1, 2), winner(&[2], 1, 2), winner(&[3, 4], 2, 3)], [0, 2, 0]);
}

#[test]
fn the_picture_is_right() {
    let winners: Vec<usize> = (1..=8).map(|a| winner(&[3, 11, 13, 15], a, 16 - a)).collect();
    assert_eq!(winners, [0, 0, 0, 0, 0, 0, 2, 2]);
}

#[test]
fn the_largest_inputs_are_counted_without_overflow() {
    let m = 100_000;
    // No pile, no move: the starter always loses.
    assert_eq!(count_games(&[], m), [0, 0, 0, m * m]);
    // One chip: it is taken by whoever takes 1 at a time.
    assert_eq!(count_games(&[1], m), [m - 1, m - 1, 1, (m - 1) * (m - 1)]);
}

referee::refuses! {
    refuses_larger_takes: count_games(&[1], 100_001) => "m = 100001: from 1 to 100000";
    refuses_a_game_without_takes: count_games(&[1], 0) => "m = 0: from 1 to 100000";
}
