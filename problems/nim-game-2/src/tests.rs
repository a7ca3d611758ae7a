#[path = "rules.rs"]
mod rules;

use super::first_player_wins;
use referee::{small, sum, Game, Referee};
use rules::Rules;
use shared::nim::nim_sum;

#[test]
fn agrees_with_the_rules_on_every_small_position() {
    let mut referee = Referee::normal(Rules::options);
    for heaps in small::positions([(0, 0), (1, 60), (2, 25), (3, 12), (4, 8), (5, 6)]) {
        assert_eq!(first_player_wins(&heaps), referee.is_won(&heaps), "{heaps:?}");
        assert_eq!(nim_sum(heaps.clone()) % 4, referee.grundy(&heaps), "{heaps:?}");
    }
}

#[test]
fn the_examples_of_the_page_are_right() {
    assert!(first_player_wins(&[5, 7, 2, 5]) && !first_player_wins(&[4, 7, 2, 5]));
    assert_eq!(Rules::options(&vec![1, 5]), [vec![0, 5], vec![1, 4], vec![1, 3], vec![1, 2]]);
    for (left, answer) in [([0, 5], [0, 4]), ([1, 4], [0, 4]), ([1, 3], [1, 1]), ([1, 2], [1, 1])] {
        assert!(
            Rules::options(&left.to_vec()).contains(&answer.to_vec())
                && !first_player_wins(&answer)
        );
    }
}

#[test]
fn with_takes_up_to_4_the_nim_sum_of_the_heaps_does_not_tell() {
    let mut referee = Referee::normal(|heaps: &Vec<u64>| sum(heaps, |&h| h.saturating_sub(4)..h));
    assert!(!referee.is_won(&vec![1, 6]));
    assert_ne!(nim_sum([1, 6]) % 5, 0);
}

#[test]
fn the_last_two_digits_of_the_nim_sum_tell() {
    let heaps = [u64::MAX, 1_000_000_000, 999_999_999, 1 << 63, 6, 5, 123_456_789_123];
    for choice in small::sequences(4, heaps.len() as u64 - 1) {
        let heaps: Vec<u64> = choice.iter().map(|&i| heaps[i as usize]).collect();
        assert_eq!(first_player_wins(&heaps), nim_sum(heaps.clone()) % 4 != 0, "{heaps:?}");
    }
}

#[test]
fn the_largest_heaps_are_answered() {
    assert!(first_player_wins(&[u64::MAX]) && !first_player_wins(&[u64::MAX, 3]));
    assert!(first_player_wins(&[999_999_999]) && !first_player_wins(&[1_000_000_000]));
}
