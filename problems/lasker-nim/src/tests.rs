#[path = "rules.rs"]
mod rules;

use super::{first_player_wins, g};
use referee::{Game, Referee};
use rules::Rules;
use shared::grundy::mex;

/// The partitions of n into heaps of at most `most`, the largest first.
fn partitions(n: u64, most: u64) -> Vec<Vec<u64>> {
    if n == 0 {
        return vec![vec![]];
    }
    let with_largest = |largest: u64| {
        let rest = partitions(n - largest, largest).into_iter();
        rest.map(move |heaps| [&[largest], &heaps[..]].concat())
    };
    (1..=most.min(n)).flat_map(with_largest).collect()
}

#[test]
fn agrees_with_the_rules_on_every_small_position() {
    let mut referee = Referee::normal(Rules::options);
    let mut count = 0;
    for heaps in (0..=22).flat_map(|n| partitions(n, n)) {
        assert_eq!(first_player_wins(&heaps), referee.is_won(&heaps), "{heaps:?}");
        let value = heaps.iter().fold(0, |sum, &h| sum ^ g(h));
        assert_eq!(value, referee.grundy(&heaps), "{heaps:?}");
        count += 1;
    }
    assert_eq!(count, 4508); // all partitions of 0 to 22
}

#[test]
fn the_values_obey_the_recurrence() {
    let small = |h: u64| usize::try_from(g(h)).unwrap();
    assert!((0..13).map(small).eq([0, 1, 2, 4, 3, 5, 6, 8, 7, 9, 10, 12, 11]));
    for h in 0..=1000 {
        let splits = (1..=h / 2).map(|part| small(part) ^ small(h - part));
        assert_eq!(mex((0..h).map(small).chain(splits)), small(h), "{h}");
    }
}

/// A lecture's example: 2 5 7 is won, and 7 = 1 + 6 is a winning split.
#[test]
fn worked_example_comes_out() {
    assert!(first_player_wins(&[2, 5, 7]));
    for [a, b] in [[1, 6], [2, 5], [3, 4]] {
        assert!(!first_player_wins(&[2, 5, a, b]));
    }
}

/// The winning move that the page tells of, for every heap and every value below its own.
#[test]
fn each_smaller_value_is_reached_as_the_page_says() {
    for h in 0..=1000 {
        for t in 0..g(h) {
            let reached = if g(t) < h { g(g(t)) } else { g(1) ^ g(h - 1) };
            assert_eq!(reached, t, "{h} to {t}");
            assert!(g(t) < h || t == h, "{h} to {t}");
        }
    }
}

#[test]
fn the_largest_heap_has_a_value_of_32_bits() {
    let largest = (1 << 31) - 1;
    assert_eq!(g(largest), 1 << 31);
    assert!(first_player_wins(&[largest, largest - 1]));
    assert!(!first_player_wins(&[largest, largest]));
}

referee::refuses! {
    refuses_a_larger_heap:
        first_player_wins(&[3, 1 << 31]) => "a heap of 2147483648: at most 2147483647 stones";
}
