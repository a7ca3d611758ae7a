#[path = "rules.rs"]
mod rules;

use super::{exponents, first_player_wins, grundy_value};
use proptest::prelude::*;
use referee::{Game, Referee};
use rules::Rules;
use std::collections::{BTreeSet, HashMap};
use std::iter::once;

/// The order of the numbers does not matter, so they are sorted.
fn sorted(mut list: Vec<u64>) -> Vec<u64> {
    list.sort_unstable();
    list
}

/// Every sorted list of `len` numbers from 1 to `most`.
fn lists(len: usize, most: u64) -> Vec<Vec<u64>> {
    if len == 0 {
        return vec![vec![]];
    }
    let longer = |list: Vec<u64>| {
        let least = list.last().copied().unwrap_or(1);
        (least..=most).map(move |a| [&list[..], &[a]].concat())
    };
    lists(len - 1, most).into_iter().flat_map(longer).collect()
}

fn played(lists: impl Iterator<Item = Vec<u64>>) -> (usize, usize) {
    let mut referee =
        Referee::normal(|list: &Vec<u64>| Rules::options(list).into_iter().map(sorted).collect());
    let (mut count, mut lost) = (0, 0);
    for list in lists {
        let wins = referee.is_won(&list);
        assert_eq!(first_player_wins(&list), wins, "{list:?}");
        (count, lost) = (count + 1, lost + usize::from(!wins));
    }
    (count, lost)
}

#[test]
fn agrees_with_the_rules_on_every_small_list() {
    let ranges = [(1, 3000), (2, 130), (3, 36), (4, 18), (5, 12), (6, 9)];
    played(ranges.iter().flat_map(|&(len, most)| lists(len, most)));
}

/// A 1 and every subset of 2, 4, …, 1024.
#[test]
fn agrees_with_the_rules_on_every_set_of_powers_of_two() {
    let powers = |set: u64| (1..=10).filter(move |e| set >> (e - 1) & 1 == 1).map(|e| 1 << e);
    let lists = (0..1 << 10).map(|set| once(1).chain(powers(set)).collect());
    assert_eq!(played(lists).0, 1024);
}

/// g of a set of exponents, with sets in place of bits.
fn by_sets(set: &BTreeSet<u32>, known: &mut HashMap<BTreeSet<u32>, usize>) -> usize {
    if let Some(&value) = known.get(set) {
        return value;
    }
    let largest = set.last().copied().unwrap_or(0);
    let after = |k: u32| {
        let changed = set.iter().map(|&e| if e >= k { e - k } else { e });
        changed.filter(|&e| e > 0).collect::<BTreeSet<u32>>()
    };
    let options: Vec<usize> = (1..=largest).map(|k| by_sets(&after(k), known)).collect();
    let value = (0..=options.len()).find(|value| !options.contains(value)).unwrap();
    known.insert(set.clone(), value);
    value
}

#[test]
fn the_values_are_those_of_the_page() {
    let mut known = HashMap::new();
    for (set, value) in [(0, 0), (1, 1), (2, 2), (3, 0), (4, 3), (5, 0), (6, 3), (7, 2)] {
        assert_eq!(grundy_value(2 * set + 1, &mut known), value, "{set:b}");
    }
    let mut known = HashMap::new();
    let exponents = (12..18).chain(23..27).chain(28..30);
    grundy_value(exponents.map(|e| 1 << e).sum::<u32>() + 1, &mut known);
    // And the empty set.
    assert_eq!(known.len(), 3612 + 1);
}

#[test]
fn numbers_are_factored() {
    let sets = exponents(&[999_999_937, 536_870_912, 1, 6, 961, 1_000_000_000]);
    let right = [(2, 1 << 29 | 1 << 9 | 3), (3, 3), (5, 1 << 9 | 1), (31, 5), (999_999_937, 3)];
    assert_eq!(sets, right.into_iter().collect());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn bits_and_sets_agree(set in prop::collection::btree_set(1..30_u32, 0..30)) {
        let bits = set.iter().map(|e| 1 << e).sum::<u32>() + 1;
        prop_assert_eq!(grundy_value(bits, &mut HashMap::new()), by_sets(&set, &mut HashMap::new()));
    }

    /// The primes 2 and 5 have the same exponents, and so do 3 and 7.
    #[test]
    fn equal_sets_cancel(exponents in prop::collection::vec((0..8_u32, 0..7_u32), 1..50)) {
        let list = exponents.iter().flat_map(|&(e, f)| [1 << e, 5_u64.pow(e), 3_u64.pow(f), 7_u64.pow(f)]);
        prop_assert!(!first_player_wins(&list.collect::<Vec<_>>()));
    }
}

referee::refuses! {
    refuses_no_number: first_player_wins(&[]) => "n = 0: there must be a number";
    refuses_a_zero: first_player_wins(&[0]) => "0: numbers are from 1 to 10^9";
}
