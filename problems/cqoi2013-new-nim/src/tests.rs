#[path = "rules.rs"]
mod rules;

use super::least_taken_away;
use itertools::Itertools;
use proptest::prelude::*;
use referee::{small::positions, Game, Referee};
use rules::{Matches, Phase, Rules};

const MOST: u64 = 1_000_000_000;

#[test]
fn agrees_with_the_rules_on_every_small_set_of_heaps() {
    let mut referee = Referee::normal(Rules::options);
    for heaps in positions([(1, 12), (2, 9), (3, 6), (4, 5), (5, 3), (6, 2)]) {
        let heaps: Vec<u64> = heaps.iter().map(|heap| heap + 1).collect();
        let start = Matches { heaps: heaps.clone(), phase: Phase::First };
        let winning = Rules::options(&start).into_iter().filter(|left| !referee.is_won(left));
        let taken_away =
            winning.map(|left| heaps.iter().sum::<u64>() - left.heaps.iter().sum::<u64>());
        let least = taken_away.min();
        assert_eq!(Some(least_taken_away(heaps.clone())), least, "{heaps:?}");
    }
}

proptest! {
    /// Asked of every choice of heaps, and of every choice of these. A small heap is moved to any
    /// places.
    #[test]
    fn no_independent_heaps_have_more_matches(
        heaps in prop::collection::vec(prop_oneof![1..8_u64, 1..=MOST], 1..8),
        shift in 0..27_u32,
    ) {
        let shifted = |heap| if heap < 8 { heap << shift } else { heap };
        let heaps: Vec<u64> = heaps.into_iter().map(shifted).collect();
        let matches = |heaps: &[u64]| heaps.iter().sum::<u64>();
        let is_lost = |left: &Vec<u64>| left.iter().fold(0, |x, heap| x ^ heap) == 0;
        let independent = heaps.iter().copied().powerset()
            .filter(|kept| kept.iter().copied().powerset().skip(1).all(|left| !is_lost(&left)));
        let most = independent.map(|kept| matches(&kept)).max();
        prop_assert_eq!(Some(matches(&heaps) - least_taken_away(heaps)), most);
    }
}

#[test]
fn the_example_is_right() {
    assert_eq!(least_taken_away(vec![1, 2, 3, 4, 7]), 4);
}

#[test]
fn the_largest_heaps_need_64_bits_and_all_30_places_are_used() {
    assert_eq!(least_taken_away(vec![MOST; 100]), 99 * MOST);
    assert_eq!(least_taken_away((0..30).map(|p| 1 << p).collect()), 0);
}

referee::refuses! {
    refuses_an_empty_heap: least_taken_away(vec![3, 0, 1]) => "a heap of 0";
    refuses_a_heap_above_the_limit: least_taken_away(vec![MOST + 1]) => "a heap of 1000000001";
    refuses_no_heaps: least_taken_away(vec![]) => "k = 0";
}
