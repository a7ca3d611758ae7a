#[path = "rules.rs"]
mod rules;

use super::Row;
use proptest::prelude::*;
use referee::{small, Game, Referee};
use std::ops::Range;

fn wins(m: usize, numbers: &[u64]) -> bool {
    Row::new(m, numbers).first_player_wins(0, numbers.len())
}

#[test]
fn agrees_with_the_rules_on_every_small_array() {
    let mut lost = 0;
    for m in 1..=5 {
        let mut referee = Referee::normal(rules::Rules::options);
        let ranges = [(1, 8), (2, 6), (3, 4), (4, 3), (5, 2), (6, 2), (7, 1)];
        for above in small::positions(ranges) {
            let numbers: Vec<u64> = above.iter().map(|number| number + 1).collect();
            let mut begun = rules::Row { m, numbers: numbers.clone(), chip: 0 };
            begun.numbers[0] -= 1;
            let expected = referee.is_won(&begun);
            assert_eq!(wins(m, &numbers), expected, "m = {m}, {numbers:?}");
            lost += u32::from(!expected);
        }
    }
    assert_eq!(lost, 1785);
}

/// From the last cell to the first, as the page's table is filled: no maps, no tree.
fn first_is_not_lost(m: usize, numbers: &[u64]) -> bool {
    let mut lost = vec![false; numbers.len() + m];
    for x in (0..numbers.len()).rev() {
        lost[x] = numbers[x] % 2 == 1 && !lost[x + 1..=x + m].contains(&true);
    }
    !lost[0]
}

/// Cells from a to b, of so many.
fn cells(n: usize) -> impl Strategy<Value = Range<usize>> {
    (0..n, 0..n).prop_map(|(a, b)| a.min(b)..a.max(b) + 1)
}

fn any_operations() -> impl Strategy<Value = (Vec<u64>, Vec<(Range<usize>, u64)>)> {
    prop::collection::vec(1..=10_u64, 1..200).prop_flat_map(|numbers| {
        let operations = prop::collection::vec((cells(numbers.len()), 0..4_u64), 1..100);
        (Just(numbers), operations)
    })
}

proptest! {
    /// Where nothing is added, it is asked.
    #[test]
    fn knows_the_row_after_any_operations((mut numbers, operations) in any_operations(), m in 1..=5_usize) {
        let mut row = Row::new(m, &numbers);
        for (cells, d) in operations {
            if d > 0 {
                if d % 2 == 1 {
                    row.change(1, cells.start, cells.end);
                }
                numbers[cells].iter_mut().for_each(|number| *number += d);
            } else {
                let expected = first_is_not_lost(m, &numbers[cells.clone()]);
                prop_assert_eq!(row.first_player_wins(cells.start, cells.end), expected);
            }
        }
    }
}

/// Odd numbers alone: each one takes s to (s + 1) mod (m + 1).
#[test]
fn a_long_row_of_odd_numbers_is_lost_in_every_place_of_m_plus_1() {
    for m in 1..=5 {
        let mut row = Row::new(m, &vec![999_999_999_999; 200_000]);
        for n in 1..=20 {
            assert_eq!(row.first_player_wins(0, n), (n - 1) % (m + 1) > 0, "m = {m}, {n} cells");
            assert_eq!(row.first_player_wins(n, 200_000), (199_999 - n) % (m + 1) > 0);
        }
        row.change(1, 0, 200_000);
        assert!((0..100).all(|n| row.first_player_wins(n, 200_000 - n)));
    }
}

#[test]
fn the_tables_of_the_page_are_right() {
    let s = |numbers: &[u64]| {
        let row = Row::new(2, numbers);
        let places = (0..numbers.len()).rev();
        places.map(|x| row.s_left(1, x, numbers.len(), 0, 2)).collect::<Vec<_>>()
    };
    assert_eq!(s(&[3, 2, 1, 2, 5, 4, 1]), [0, 1, 2, 2, 0, 1, 2]);
}

referee::refuses! {
    refuses_a_long_reach: Row::new(6, &[1]) => "m = 6: from 1 to 5";
    refuses_a_reach_of_0: Row::new(0, &[1]) => "m = 0: from 1 to 5";
    refuses_a_cell_of_0: Row::new(1, &[1, 0]) => "a number 0: at least 1";
}
