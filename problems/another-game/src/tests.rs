#[path = "rules.rs"]
mod rules;

use super::first_player_wins;
use referee::{small, Game, Referee};
use rules::Rules;

#[test]
fn agrees_with_the_rules_on_every_small_position() {
    let mut referee = Referee::normal(Rules::options);
    for heaps in small::positions([(0, 0), (1, 40), (2, 20), (3, 10), (4, 7), (5, 5), (6, 4)]) {
        assert_eq!(first_player_wins(&heaps), referee.is_won(&heaps), "{heaps:?}");
    }
}

/// The page's claim for any games, here with takes of 1 or 2 and takes of 1, 3 or 4.
#[test]
fn games_side_by_side_are_lost_where_each_alone_is() {
    for takes in [vec![1, 2], vec![1, 3, 4]] {
        let rests = |heap: u64| takes.iter().filter_map(move |take| heap.checked_sub(*take));
        let mut alone = Referee::normal(|&heap: &u64| rests(heap).collect());
        let mut side_by_side = Referee::normal(|&(a, b): &(u64, u64)| {
            let one = rests(a).map(|rest| (rest, b)).chain(rests(b).map(|rest| (a, rest)));
            let both = rests(a).flat_map(|a| rests(b).map(move |b| (a, b)));
            one.chain(both).collect()
        });
        for (a, b) in (0..20).flat_map(|a| (0..20).map(move |b| (a, b))) {
            let is_lost = !alone.is_won(&a) && !alone.is_won(&b);
            assert_eq!(side_by_side.is_won(&(a, b)), !is_lost, "{takes:?}, {a}, {b}");
        }
    }
}

#[test]
fn one_odd_heap_of_any_size_is_enough() {
    let even = [u64::MAX - 1, 1 << 63, 0, 4];
    assert!(!first_player_wins(&even));
    assert!(first_player_wins(&[&even[..], &[u64::MAX]].concat()));
}
