#[path = "rules.rs"]
mod rules;

use super::best_totals;
use proptest::prelude::*;
use referee::{partizan, small, Game, Player, Referee};
use rules::{Row, Rules};
use std::collections::HashMap;

type State = (Row, bool);

/// The rule as stated; `said` is true once it has been said who won. When no heap is left, the first player
/// has won if the result is at least `goal`: the winner has one more move, the loser has none.
fn options((row, said): &State, player: Player, goal: i64) -> Vec<State> {
    let options = Rules::options_of(row, player);
    let is_first = player == Player::Left;
    if options.is_empty() && !said && (Rules::result(row) >= goal) == is_first {
        return vec![(row.clone(), true)];
    }
    options.into_iter().map(|to| (to, false)).collect()
}

/// Can the first player be ahead by `goal` in the end?
fn can_reach(goal: i64, row: &Row) -> bool {
    let rules = |state: &State, player| options(state, player, goal);
    Referee::normal(partizan(rules)).is_won(&((row.clone(), false), Player::Left))
}

fn lead([first, second]: [i64; 2]) -> i64 {
    first - second
}

fn signed(row: &[u64]) -> Vec<i64> {
    row.iter().map(|&heap| i64::try_from(heap).unwrap()).collect()
}

#[test]
fn agrees_with_the_rules_on_every_small_row() {
    for heaps in small::up_to(&[(5, 3), (6, 2)]).into_iter().filter(|heaps| heaps.contains(&0)) {
        let row = Row { heaps, points: [0, 0] };
        let heaps = signed(&row.heaps);
        let totals = best_totals(&heaps);
        assert_eq!(totals[0] + totals[1], heaps.iter().sum::<i64>(), "{heaps:?}");
        let d = lead(totals);
        assert!(can_reach(d, &row) && !can_reach(d + 1, &row), "{heaps:?}");
    }
}

/// The best difference for the player to move, by trying everything: of the heaps whose bits are set.
fn tried(row: &[i64], left: u32, known: &mut HashMap<u32, i64>) -> i64 {
    if left == 0 {
        return 0;
    }
    if let Some(&best) = known.get(&left) {
        return best;
    }
    let is_taken = |i: usize| i < row.len() && left >> i & 1 == 0;
    let is_open = |&i: &usize| left >> i & 1 == 1 && (is_taken(i + 1) || i > 0 && is_taken(i - 1));
    let open: Vec<usize> = (0..row.len()).filter(is_open).collect();
    let best = open.into_iter().map(|i| row[i] - tried(row, left ^ 1 << i, known)).max().unwrap();
    known.insert(left, best);
    best
}

/// All heaps that are not 0.
fn all_of(row: &[i64]) -> u32 {
    (0..row.len()).filter(|&i| row[i] > 0).map(|i| 1 << i).sum()
}

#[test]
fn agrees_with_all_plays_of_longer_rows_of_few_sizes() {
    for row in small::positions([(7, 2), (8, 2), (9, 2)]).filter(|row| row.contains(&0)) {
        let row = signed(&row);
        assert_eq!(
            lead(best_totals(&row)),
            tried(&row, all_of(&row), &mut HashMap::new()),
            "{row:?}"
        );
    }
}

/// Point 1 of the proof: not smaller than any other, hidden ones included. A largest of the open ones alone
/// may be a mistake.
#[test]
fn an_open_heap_that_no_other_exceeds_is_a_best_move() {
    let best = |row: &[i64], i: usize| {
        let (all, mut known) = (all_of(row), HashMap::new());
        row[i] - tried(row, all ^ 1 << i, &mut known) == tried(row, all, &mut known)
    };
    let mut count = 0;
    for row in small::positions([(5, 3), (6, 3), (7, 3)]).map(|row| signed(&row)) {
        let is_open =
            |&i: &usize| row[i] > 0 && (row.get(i + 1) == Some(&0) || i > 0 && row[i - 1] == 0);
        let largest = row.iter().max().unwrap();
        for i in (0..row.len()).filter(is_open).filter(|&i| row[i] == *largest) {
            assert!(best(&row, i), "{row:?}: {i}");
            count += 1;
        }
    }
    assert!(count > 10_000, "{count}");
    assert!(!best(&[1, 0, 2, 9], 2));
}

proptest! {
    #[test]
    fn agrees_with_all_plays_of_mixed_rows(
        row in prop::collection::vec(1..=50_i64, 5..=14),
        holes in prop::collection::vec(0..14_usize, 1..=3),
    ) {
        let mut row = row;
        for hole in holes {
            let hole = hole % row.len();
            row[hole] = 0;
        }
        prop_assert_eq!(lead(best_totals(&row)), tried(&row, all_of(&row), &mut HashMap::new()));
    }

    /// A mirrored row is the same game.
    #[test]
    fn a_mirrored_row_gives_the_same(row in prop::collection::vec(0..=100_000_000_i64, 2..=3000)) {
        let mut row = row;
        row[1] = 0;
        let totals = best_totals(&row);
        row.reverse();
        prop_assert_eq!(best_totals(&row), totals);
    }

    /// Where every heap lies open, they go by size.
    #[test]
    fn without_hidden_heaps_they_go_by_size(heaps in prop::collection::vec(1..=100_000_000_i64, 1..=3000)) {
        let row: Vec<i64> = heaps.iter().flat_map(|&heap| [heap, 0]).collect();
        let mut heaps = heaps;
        heaps.sort_unstable();
        heaps.reverse();
        let on = |first: usize| heaps.iter().skip(first).step_by(2).sum::<i64>();
        prop_assert_eq!(best_totals(&row), [on(0), on(1)]);
    }

    /// With one hole at an end there is no choice.
    #[test]
    fn a_single_open_end_leaves_no_choice(heaps in prop::collection::vec(1..=100_000_000_i64, 1..=3000)) {
        let row = [&[0], &heaps[..]].concat();
        let on = |first: usize| heaps.iter().skip(first).step_by(2).sum::<i64>();
        prop_assert_eq!(best_totals(&row), [on(0), on(1)]);
    }
}

#[test]
fn the_examples_are_right() {
    assert_eq!(best_totals(&[1, 2, 0, 3, 7, 4, 0, 9]), [17, 9]);
    assert_eq!(best_totals(&[1, 0, 2, 9]), [10, 2]);
    assert_eq!(best_totals(&[0, 5, 2, 4, 0]), [7, 4]);
}

#[test]
fn where_all_is_taken_nobody_gets_anything() {
    assert_eq!(best_totals(&[0]), [0, 0]);
    assert_eq!(best_totals(&[0, 0, 0]), [0, 0]);
}

referee::refuses! {
    refuses_a_row_in_which_nobody_can_begin:
        best_totals(&[1, 2]) => "no heap was taken before the game, so nobody can begin";
    refuses_a_negative_heap: best_totals(&[0, -1]) => "a heap has a negative number of stones";
}
