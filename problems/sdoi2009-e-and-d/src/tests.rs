#[path = "rules.rs"]
mod rules;

use super::{first_player_wins, g};
use proptest::prelude::*;
use referee::{small, Game, Referee};
use rules::Rules;
use shared::grundy::mex;
use std::collections::HashSet;

/// A heap has a stone more than its number.
fn agrees_on(shapes: &[(usize, u64)]) {
    let mut referee = Referee::normal(Rules::options);
    for numbers in small::positions(shapes.iter().copied()) {
        let heaps: Vec<u64> = numbers.iter().map(|number| number + 1).collect();
        let pairs: Vec<[u64; 2]> = heaps.chunks(2).map(|two| [two[0], two[1]]).collect();
        assert_eq!(first_player_wins(&heaps), referee.is_won(&pairs), "{pairs:?}");
        let value = pairs.iter().fold(0, |sum, pair| sum ^ g(pair[0], pair[1]));
        assert_eq!(u64::from(value), referee.grundy(&pairs), "{pairs:?}");
    }
}

#[test]
fn agrees_with_the_rules_on_every_small_position() {
    agrees_on(&[(0, 0), (2, 99), (4, 8), (6, 3)]);
}

#[test]
#[ignore = "long"]
fn agrees_with_the_rules_on_every_three_small_pairs() {
    agrees_on(&[(6, 6)]);
}

#[test]
fn the_table_and_the_example_are_right() {
    let row = |a| [1, 2, 3, 4, 5, 6, 7, 8].map(|b| g(a, b));
    let table = [
        [0, 1, 0, 2, 0, 1, 0, 3],
        [1, 1, 2, 2, 1, 1, 3, 3],
        [0, 2, 0, 2, 0, 3, 0, 3],
        [2, 2, 2, 2, 3, 3, 3, 3],
        [0, 1, 0, 3, 0, 1, 0, 3],
        [1, 1, 3, 3, 1, 1, 3, 3],
        [0, 3, 0, 3, 0, 3, 0, 3],
        [3, 3, 3, 3, 3, 3, 3, 3],
    ];
    assert_eq!([1, 2, 3, 4, 5, 6, 7, 8].map(row), table);
    assert_eq!(g(3, 6), 3);
}

#[test]
fn the_values_obey_the_recurrence() {
    let splits = |heap: u64| (1..heap).map(move |x| g(x, heap - x) as usize);
    for (a, b) in (1..=200).flat_map(|a| (1..=200).map(move |b| (a, b))) {
        assert_eq!(g(a, b) as usize, mex(splits(a).chain(splits(b))), "{a} {b}");
    }
}

#[test]
fn a_heap_splits_into_pairs_of_the_values_where_it_has_ones() {
    for a in 1..=600 {
        let values: HashSet<u32> = (1..a).map(|x| g(x, a - x)).collect();
        let ones = (0..10).filter(|place| (a - 1) >> place & 1 == 1);
        assert_eq!(values, ones.collect(), "{a}");
    }
}

proptest! {
    /// The proof's split for each 1 of a − 1.
    #[test]
    fn the_proofs_split_has_its_value(a in 1..=u64::MAX) {
        for k in (0..64).filter(|k| (a - 1) >> k & 1 == 1) {
            let x = 1 << k;
            prop_assert_eq!(g(x, a - x), k);
        }
    }

    /// The same claim, from the last digit on.
    #[test]
    fn an_even_heap_halves_the_pair(a in 1..=u64::MAX, b in 1..=u64::MAX) {
        let is_odd = a % 2 == 1 && b % 2 == 1;
        let halved = g(a.div_ceil(2), b.div_ceil(2));
        prop_assert_eq!(g(a, b), if is_odd { 0 } else { 1 + halved });
    }
}

referee::refuses! {
    refuses_an_empty_heap: first_player_wins(&[3, 0]) => "heaps 3 and 0: each has at least 1 stone";
    refuses_a_heap_without_a_partner:
        first_player_wins(&[1, 2, 1]) => "3 heaps: they must stand in pairs";
}
