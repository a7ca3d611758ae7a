#[path = "rules.rs"]
mod rules;

use super::first_player_wins;
use referee::{small, Game, Referee};
use rules::Rules;

#[test]
fn agrees_with_the_rules_on_every_small_staircase() {
    let mut referee = Referee::normal(Rules::options);
    for stairs in small::positions([(0, 0), (1, 20), (2, 12), (3, 6), (4, 4), (5, 2), (6, 1)]) {
        assert_eq!(first_player_wins(&stairs), referee.is_won(&stairs), "{stairs:?}");
    }
}

#[test]
fn the_example_has_two_winning_moves() {
    let options = Rules::options(&vec![7, 2, 9, 3]);
    let lost = options.into_iter().filter(|option| !first_player_wins(option));
    assert_eq!(lost.collect::<Vec<_>>(), [[7, 3, 8, 3], [7, 2, 10, 2]]);
}

#[test]
fn the_odd_stairs_do_not_count_at_any_size() {
    let max = u64::MAX;
    assert!(!first_player_wins(&[max, 5, max - 1, 0, 3, 5, max]));
    assert!(first_player_wins(&[0, max, 0, max - 1]));
}
