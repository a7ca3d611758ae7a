#[path = "rules.rs"]
mod rules;

use super::{answers, grundy_values};
use referee::{small, Game, Referee};
use rules::{Rules, State};
use shared::grundy::mex;

#[test]
fn agrees_with_the_rules_on_every_small_position() {
    for f in 1..=13 {
        let mut referee = Referee::normal(Rules::options);
        for mut heaps in small::positions([(0, 0), (1, 24), (2, 12), (3, 7)]) {
            heaps.sort_unstable_by(|a, b| b.cmp(a));
            let given: Vec<usize> = heaps.iter().map(|&heap| heap as usize).collect();
            let won = u8::from(referee.is_won(&State { f: f as u64, heaps })).to_string();
            assert_eq!(answers(f, std::slice::from_ref(&given)), [won], "F = {f}, {given:?}");
        }
    }
}

/// The sizes by division, every m tried, each heap of them counted.
#[test]
fn the_values_obey_the_recurrence() {
    for f in [1, 2, 3, 4, 5, 7, 10, 31, 100, 399] {
        let g = grundy_values(f, 600);
        for x in 0..=600 {
            let parts = |m: usize| (0..m).map(move |i| (x + i) / m);
            let left = |m: usize| parts(m).fold(0, |sum, part| sum ^ g[part]);
            let value = if x < f { 0 } else { mex((2..=x).map(left)) };
            assert_eq!(g[x], value, "F = {f}, heap {x}");
        }
    }
}

/// By the claim's formula, but with every m.
#[test]
fn two_of_each_block_are_enough() {
    for f in [1, 2, 3, 4, 5, 7, 10, 31, 100, 399, 1000, 2999] {
        let g = grundy_values(f, 3000);
        for x in f.max(2)..=3000 {
            let left = |m: usize| {
                let (q, r) = (x / m, x % m);
                let (larger, smaller) = (g[q + 1] * (r % 2), g[q] * ((m - r) % 2));
                larger ^ smaller
            };
            assert_eq!(g[x], mex((2..=x).map(left)), "F = {f}, heap {x}");
        }
    }
}

#[test]
fn the_examples_of_the_page_are_right() {
    assert_eq!(grundy_values(2, 7), [0, 0, 1, 2, 2, 2, 2, 3]);
    assert_eq!(grundy_values(1, 1000), grundy_values(2, 1000));
    for f in 1..=20 {
        let g = grundy_values(f, 1000);
        assert!((0..=1000).all(|x| (g[x] > 0) == (x >= f.max(2))), "F = {f}");
    }
}

#[test]
fn no_heap_can_be_split_where_f_is_larger() {
    let games = vec![vec![], vec![0], vec![99_999, 1]];
    assert_eq!(answers(usize::MAX, &games), ["0"; 3]);
}

referee::refuses! {
    refuses_a_heap_beyond_the_limit: answers(2, &[vec![1], vec![3, 100_000]]) =>
        "a heap has fewer than 100000 stones, not 100000";
}
