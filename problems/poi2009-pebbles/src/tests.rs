#[path = "rules.rs"]
mod rules;

use super::first_player_wins;
use proptest::prelude::*;
use referee::{small, Game, Referee};
use rules::Rules;

#[test]
fn agrees_with_the_rules_on_every_small_row() {
    let mut referee = Referee::normal(Rules::options);
    let ranges = [(0, 0), (1, 30), (2, 20), (3, 12), (4, 8), (5, 6), (6, 5)];
    for row in small::positions(ranges).filter(|row| row.is_sorted()) {
        assert_eq!(first_player_wins(&row), referee.is_won(&row), "{row:?}");
    }
}

#[test]
fn the_examples_have_their_winning_moves() {
    let winning = |row: &[u64]| {
        let options = Rules::options(&row.to_vec()).into_iter();
        options.filter(|option| !first_player_wins(option)).collect::<Vec<_>>()
    };
    assert_eq!(winning(&[2, 2, 5, 9]), [[2, 2, 5, 5]]);
    assert_eq!(winning(&[3, 4, 6]), [[2, 4, 6], [3, 3, 6]]);
}

proptest! {
    /// Equal neighbours, from the right in pairs, leave the steps of X at 0.
    #[test]
    fn pairs_of_equal_heaps_are_lost_at_any_size(
        mut heaps in prop::collection::vec(any::<u64>(), 1..9),
    ) {
        heaps.sort_unstable();
        let pairs: Vec<u64> = heaps.iter().flat_map(|&heap| [heap, heap]).collect();
        prop_assert!(!first_player_wins(&pairs));
        // An odd row with the same pairs: X is a₁.
        prop_assert_eq!(first_player_wins(&[&[heaps[0]], &pairs[..]].concat()), heaps[0] > 0);
    }
}

referee::refuses! {
    refuses_a_row_that_decreases:
        first_player_wins(&[1, 5, 4, 6]) => "heap 3: a row must not decrease";
}
