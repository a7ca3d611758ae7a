#[path = "rules.rs"]
mod rules;

use super::{first_player_wins, grundy_values, MOST};
use referee::{Game, Referee};
use rules::Rules;

/// The heaps that have a move, as the rules have them: the largest first.
fn alive(heaps: Vec<u64>) -> Vec<u64> {
    heaps.into_iter().filter(|&p| p > 1).collect()
}

/// The same heaps, the largest first.
fn given(heaps: &[usize]) -> Vec<u64> {
    heaps.iter().rev().map(|&p| p as u64).collect()
}

/// Every sorted row of `len` heaps from 1 to `most`.
fn rows(len: usize, most: usize) -> Vec<Vec<usize>> {
    if len == 0 {
        return vec![vec![]];
    }
    let longer = |row: Vec<usize>| {
        let least = row.last().copied().unwrap_or(1);
        (least..=most).map(move |p| [&row[..], &[p]].concat())
    };
    rows(len - 1, most).into_iter().flat_map(longer).collect()
}

/// How many rows there are, and how many of them are lost. Heaps of 1 are left out of the
/// search: they never have a move.
fn played(ranges: &[(usize, usize)]) -> (usize, usize) {
    let g = grundy_values(MOST);
    let mut referee =
        Referee::normal(|heaps: &Vec<u64>| Rules::options(heaps).into_iter().map(alive).collect());
    let (mut count, mut lost) = (0, 0);
    for heaps in ranges.iter().flat_map(|&(len, most)| rows(len, most)) {
        let wins = referee.is_won(&alive(given(&heaps)));
        assert_eq!(first_player_wins(&heaps, &g), wins, "{heaps:?}");
        (count, lost) = (count + 1, lost + usize::from(!wins));
    }
    (count, lost)
}

#[test]
fn agrees_with_the_rules_on_every_small_row() {
    played(&[(1, 47), (2, 35), (3, 22), (4, 11), (5, 8), (6, 6)]);
}

#[test]
#[ignore = "long"]
fn agrees_with_the_rules_on_every_heap_up_to_60() {
    let ranges = [(1, 60), (2, 35), (3, 22), (4, 11), (5, 8), (6, 6)];
    assert_eq!(played(&ranges), (4969, 1324));
}

/// The same with heaps of 1.
#[test]
fn agrees_with_the_rules_on_every_row_of_up_to_three_heaps_kept_whole() {
    let g = grundy_values(MOST);
    let mut referee = Referee::normal(Rules::options);
    for heaps in [rows(1, 20), rows(2, 12), rows(3, 8)].concat() {
        assert_eq!(first_player_wins(&heaps, &g), referee.is_won(&given(&heaps)), "{heaps:?}");
    }
}

/// The exponents of the prime factors, sorted.
fn exponents(p: usize) -> Vec<u32> {
    let (mut rest, mut exponents) = (p, vec![]);
    for prime in 2..=p {
        let mut exponent = 0;
        while rest > 0 && rest % prime == 0 {
            rest /= prime;
            exponent += 1;
        }
        if exponent > 0 {
            exponents.push(exponent);
        }
    }
    exponents.sort_unstable();
    exponents
}

#[test]
fn only_the_exponents_matter_and_the_values_are_those_of_the_page() {
    let g = grundy_values(MOST);
    let classes: Vec<Vec<u32>> = (0..=MOST).map(exponents).collect();
    for p in 1..=MOST {
        let first = (1..=p).find(|&q| classes[q] == classes[p]).unwrap();
        assert_eq!(g[p], g[first], "{p} and {first}");
    }
    assert_eq!(g[1..=8], [0, 1, 1, 2, 1, 2, 1, 0]);
    let count = |value: usize| g[1..].iter().filter(|g| **g == value).count();
    assert_eq!([0, 1, 2, 3, 4].map(count), [263, 168, 299, 124, 146]);
    let first = |value: usize| (1..=MOST).find(|&p| g[p] == value);
    assert_eq!((first(3), first(4)), (Some(12), Some(24)));
}

referee::refuses! {
    refuses_a_heap_above_1000: first_player_wins(&[1001], &grundy_values(MOST)) =>
        "a heap of 1001: heaps are from 1 to 1000";
    refuses_a_heap_of_0:
        first_player_wins(&[0], &grundy_values(MOST)) => "a heap of 0: heaps are from 1 to 1000";
    refuses_a_case_without_heaps:
        first_player_wins(&[], &grundy_values(MOST)) => "a case has at least 1 heap";
}
