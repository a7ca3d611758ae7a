#[path = "rules.rs"]
mod rules;

use super::first_player_wins;
use referee::{small, Game, Referee};
use rules::Rules;

#[test]
fn agrees_with_the_rules_on_every_small_position() {
    let mut referee = Referee::misere(Rules::options);
    for heaps in small::positions([(0, 0), (1, 40), (2, 24), (3, 12), (4, 7), (5, 4)]) {
        let won = referee.is_won(&heaps);
        assert_eq!(first_player_wins(&heaps), won, "{heaps:?}");
    }
}

#[test]
fn the_table_is_right() {
    let mut nim = Referee::normal(Rules::options);
    let mut misere = Referee::misere(Rules::options);
    for (heaps, wins_nim, wins_misere) in [
        (vec![1], true, false),
        (vec![1, 1], false, true),
        (vec![1, 1, 1], true, false),
        (vec![2], true, true),
        (vec![2, 1], true, true),
        (vec![2, 1, 1], true, true),
        (vec![2, 2], false, false),
        (vec![3, 2, 1], false, false),
    ] {
        assert_eq!(nim.is_won(&heaps), wins_nim, "{heaps:?}");
        assert_eq!(misere.is_won(&heaps), wins_misere, "{heaps:?}");
    }
}

/// Heaps of 3 and less. From a heap called 4 the first turn leaves 2 stones, no other number: its
/// value is 0, and it has no option of value 1.
#[test]
fn without_its_condition_the_theorem_on_sums_is_false() {
    let options = |&heap: &u64| if heap == 4 { vec![2] } else { (0..heap).collect() };
    assert_eq!(Referee::normal(options).grundy(&4), 0);
    assert!(!Referee::misere(options).is_won(&4));
}

#[test]
fn large_heaps_cancel_at_any_size() {
    assert!(!first_player_wins(&[u64::MAX, u64::MAX]));
    assert!(first_player_wins(&[u64::MAX, u64::MAX, 1]));
    assert!(first_player_wins(&[5, 1, 1]) && first_player_wins(&[5, 1]));
}
