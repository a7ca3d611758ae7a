#[path = "rules.rs"]
mod rules;

use super::first_player_wins;
use referee::{small, Game, Referee};
use rules::{Heap, Rules};

/// Heaps (m, p) as a position.
fn position(heaps: &[(u64, u64)]) -> Vec<Heap> {
    heaps.iter().map(|&(limit, stones)| Heap { limit, stones }).collect()
}

#[test]
fn agrees_with_the_rules_on_every_small_position() {
    for limits in small::positions([(0, 0), (1, 7), (2, 5), (3, 3)]) {
        let mut referee = Referee::normal(Rules::options);
        for stones in small::sequences(limits.len(), 9) {
            let heaps: Vec<_> = limits.iter().map(|m| m + 1).zip(stones).collect();
            assert_eq!(first_player_wins(&heaps), referee.is_won(&position(&heaps)), "{heaps:?}");
        }
    }
}

/// Beside a heap of Nim, from which any number may be taken, only the one of its value is lost.
#[test]
fn a_heap_has_the_grundy_value_on_the_page() {
    for m in 1..=12 {
        let mut referee = Referee::normal(Rules::options);
        for p in 0..=100 {
            assert_eq!(p % (m + 1), referee.grundy(&position(&[(m, p)])), "{m} {p}");
            for v in 0..=m + 1 {
                assert_eq!(first_player_wins(&[(m, p), (v + 1, v)]), v != p % (m + 1));
            }
        }
    }
}

#[test]
fn the_example_has_exactly_two_winning_moves() {
    let mut referee = Referee::normal(Rules::options);
    let options = Rules::options(&position(&[(3, 9), (5, 10), (7, 14)])).into_iter();
    let winning: Vec<_> = options.filter(|option| !referee.is_won(option)).collect();
    let heaps = [[(3, 6), (5, 10), (7, 14)], [(3, 9), (5, 10), (7, 13)]];
    assert_eq!(winning, heaps.map(|heaps| position(&heaps)));
}

#[test]
fn the_largest_limits_and_heaps_are_answered() {
    let most = u64::MAX;
    assert!(!first_player_wins(&[(most, most), (1, 0), (most, most)]));
    assert!(!first_player_wins(&[(most - 1, most), (most, 0)]));
    assert!(!first_player_wins(&[(most - 2, most), (most, 1)]));
    assert!(first_player_wins(&[(most, most)]));
}

referee::refuses! {
    refuses_a_limit_of_0: first_player_wins(&[(1, 1), (0, 3)]) =>
        "limit 0: a move must be allowed to take at least 1 stone";
}
