#[path = "rules.rs"]
mod rules;

use super::{first_player_wins, g};
use referee::{small, Game, Referee};
use rules::Rules;

#[test]
fn agrees_with_the_rules_on_every_small_position() {
    let mut referee = Referee::normal(Rules::options);
    for heaps in small::positions([(0, 0), (1, 600), (2, 40), (3, 12), (4, 6)]) {
        assert_eq!(first_player_wins(&heaps), referee.is_won(&heaps), "{heaps:?}");
    }
}

/// A lecture's table.
#[test]
fn values_are_those_of_the_table() {
    let mut referee = Referee::normal(Rules::options);
    let table = [0, 1, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 5];
    for (h, value) in (0..).zip(table) {
        assert_eq!((g(h), referee.grundy(&vec![h])), (value, value), "{h}");
    }
    assert!((16..32).all(|h| g(h) == 5) && g(32) == 6);
    assert_eq!((g(1 << 63), g((1 << 63) - 1), g(u64::MAX)), (64, 63, 64));
    assert_eq!([1, 2, 8, 64].map(g), [1, 2, 4, 7]);
    assert!(!first_player_wins(&[1, 2, 8, 64]));
}

/// The winning moves that the page names.
#[test]
fn a_winning_move_leaves_no_stone_or_a_power_of_two() {
    for heaps in small::positions([(1, 100), (2, 40), (3, 20)]) {
        let x = heaps.iter().fold(0, |x, &h| x ^ g(h));
        for (i, &h) in heaps.iter().enumerate().filter(|(_, &h)| g(h) ^ x < g(h)) {
            let digits = g(h) ^ x;
            let rest = if digits == 0 { 0 } else { 1 << (digits - 1) };
            let after = [&heaps[..i], &[rest], &heaps[i + 1..]].concat();
            assert!(rest <= h / 2 && !first_player_wins(&after), "{heaps:?}, {i}");
        }
    }
}
