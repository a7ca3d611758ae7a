#[path = "rules.rs"]
mod rules;

use super::georgia_wins;
use itertools::Itertools;
use proptest::prelude::*;
use referee::{Game, Referee};
use rules::Rules;

#[test]
fn agrees_with_the_rules_on_every_small_strip() {
    let mut referee = Referee::normal(Rules::options);
    for squares in (1..=15).powerset() {
        // Given in another order.
        let given = [&squares[squares.len() / 2..], &squares[..squares.len() / 2]].concat();
        assert_eq!(georgia_wins(given), referee.is_won(&squares), "{squares:?}");
    }
}

#[test]
fn the_picture_has_two_winning_moves() {
    let lost = Rules::options(&vec![3, 4, 8, 12, 13]).into_iter();
    let lost: Vec<_> = lost.filter(|squares| !georgia_wins(squares.clone())).collect();
    assert_eq!(lost, [[3, 4, 7, 12, 13], [3, 4, 8, 11, 13]]);
}

#[test]
fn a_move_is_answered_in_its_pair() {
    assert!(!georgia_wins(vec![2, 5, 6, 9]));
    // The last man goes to 8, the second follows by as much; the left man of a pair likewise.
    assert!(georgia_wins(vec![2, 5, 6, 8]));
    assert!(!georgia_wins(vec![2, 4, 6, 8]));
    assert!(georgia_wins(vec![1, 5, 6, 9]));
    assert!(!georgia_wins(vec![1, 4, 6, 9]));
}

proptest! {
    /// Two pairs of one gap, wherever they stand; and the right man of one a square nearer.
    #[test]
    fn equal_gaps_are_lost_at_any_size(
        [first, between] in [1..1_u64 << 62, 1..1_u64 << 62],
        gap in prop_oneof![2..9_u64, 2..1_u64 << 62],
    ) {
        let second = first + gap + between;
        prop_assert!(!georgia_wins(vec![first, first + gap, second, second + gap]));
        prop_assert!(georgia_wins(vec![first, first + gap, second, second + gap - 1]));
    }
}

#[test]
fn a_man_alone_wins_unless_he_stands_on_square_1() {
    assert!(!georgia_wins(vec![]));
    assert!(!georgia_wins(vec![1]));
    assert!(georgia_wins(vec![u64::MAX]));
}

referee::refuses! {
    refuses_two_men_on_a_square:
        georgia_wins(vec![7, 3, 7]) => "square 7: outside the strip or given twice";
    refuses_square_0: georgia_wins(vec![3, 0]) => "square 0: outside the strip or given twice";
}
