#[path = "rules.rs"]
mod rules;

use super::first_player_wins;
use proptest::prelude::*;
use referee::{small, Game, Referee};
use rules::Rules;

#[test]
fn agrees_with_the_rules_on_every_small_row() {
    let mut referee = Referee::normal(Rules::options);
    let ranges = [(0, 0), (1, 20), (2, 20), (3, 12), (4, 7), (5, 5), (6, 4), (7, 3), (8, 2)];
    for row in small::positions(ranges).filter(|row| !row.contains(&0)) {
        assert_eq!(first_player_wins(&row), referee.is_won(&row), "{row:?}");
    }
}

/// As told under Beyond.
#[test]
fn in_misere_play_only_rows_of_single_stones_differ() {
    let mut referee = Referee::misere(Rules::options);
    let ranges = [(1, 9), (2, 9), (3, 7), (4, 5), (5, 4), (6, 3), (7, 2)];
    for row in small::positions(ranges).filter(|row| !row.contains(&0)) {
        let is_single = row.iter().all(|&heap| heap == 1);
        assert_eq!(referee.is_won(&row) != first_player_wins(&row), is_single, "{row:?}");
    }
}

/// The claim's table for every short row in the middle.
#[test]
fn each_heap_in_front_has_one_behind_and_they_differ_by_one_at_most() {
    for inner in small::positions([(0, 0), (1, 6), (2, 6), (3, 4)]) {
        if inner.contains(&0) {
            continue;
        }
        for p in 1..12 {
            let row = |q: u64| [&[p], &inner[..], &[q]].concat();
            let behind: Vec<u64> = (1..15).filter(|&q| !first_player_wins(&row(q))).collect();
            let is_lost_alone = !first_player_wins(&[&[p], &inner[..]].concat());
            assert_eq!(behind.len(), usize::from(!is_lost_alone), "{p} {inner:?}");
            assert!(behind.iter().all(|&q| p.abs_diff(q) <= 1), "{p} {inner:?} {behind:?}");
        }
    }
}

/// The marks of the page, by columns, and those of the row turned round.
#[test]
fn the_tables_are_right() {
    for (inner, marks) in [([4, 2], [2, 1, 3, 4, 0, 5]), ([2, 4], [4, 1, 0, 2, 3, 5])] {
        for (q, mark) in (0..).zip(marks) {
            for p in 0..6 {
                let row = [&[p][..], &inner, &[q]].concat();
                let row: Vec<u64> = row.into_iter().filter(|&heap| heap > 0).collect();
                assert_eq!(first_player_wins(&row), p != mark, "{row:?}");
            }
        }
    }
}

proptest! {
    /// If M is lost, so is p, M, p; if l(M) = r(M) = c, it is for p other than c.
    #[test]
    fn palindromes_are_lost_unless_odd_and_all_equal(
        half in prop::collection::vec(1..=u64::MAX, 1..300),
        c in 1..=u64::MAX,
    ) {
        let back: Vec<u64> = half.iter().rev().copied().collect();
        prop_assert!(!first_player_wins(&[&half[..], &back].concat()));
        let is_equal = half.iter().all(|&heap| heap == c);
        prop_assert_eq!(first_player_wins(&[&half[..], &[c], &back].concat()), is_equal);
        let equal = vec![c; 2 * half.len() + 1];
        prop_assert!(first_player_wins(&equal) && !first_player_wins(&equal[1..]));
    }
}

#[test]
fn as_many_heaps_as_are_accepted_are_answered() {
    let mut row = vec![u64::MAX; 1000];
    assert!(!first_player_wins(&row));
    row[0] -= 1;
    assert!(first_player_wins(&row));
}

referee::refuses! {
    refuses_an_empty_heap: first_player_wins(&[1, 0, 1]) => "at least 1 stone";
    refuses_more_heaps: first_player_wins(&vec![1; 1001]) => "n = 1001: at most 1000 heaps";
}
