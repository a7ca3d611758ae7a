#[path = "rules.rs"]
mod rules;

use super::{first_player_wins, grundy_values};
use itertools::Itertools;
use referee::{Game, Referee};
use rules::{Rules, Stones};

#[test]
fn agrees_with_the_rules_on_every_small_set() {
    for set in (1..=6).powerset() {
        let mut referee = Referee::normal(Rules::options);
        let given = |heaps: &[usize]| {
            let set = set.iter().map(|&s| s as u64).collect();
            Stones { set, heaps: heaps.iter().map(|&h| h as u64).collect() }
        };
        let g = grundy_values(&set, 40);
        for h in 0..=40 {
            assert_eq!(g[h] as u64, referee.grundy(&given(&[h])), "{set:?}, heap {h}");
        }
        for (h, i) in (0..=12).flat_map(|h| (0..=12).map(move |i| (h, i))) {
            let won = first_player_wins(&set, &[h, i]);
            assert_eq!(won, referee.is_won(&given(&[h, i])), "{set:?}, {h}, {i}");
        }
    }
}

/// Take anything up to 200: k takes have k + 1 values.
#[test]
fn as_many_values_as_takes_and_one_more_are_told_apart() {
    let takes: Vec<usize> = (1..=200).collect();
    let g = grundy_values(&takes, 1000);
    assert!((0..=1000).all(|h| g[h] == h % 201));
}

#[test]
fn the_sets_named_on_the_page_have_their_periods() {
    let three = grundy_values(&[1, 2, 3], 100);
    assert!((0..=100).all(|h| three[h] == h % 4));
    let seven = grundy_values(&[1, 3, 4], 100);
    assert!((0..=100).all(|h| seven[h] == [0, 1, 0, 1, 2, 3, 2][h % 7]));
    assert_eq!(grundy_values(&[2, 5], 7), [0, 0, 1, 1, 0, 2, 1, 0]);
}

#[test]
fn accepts_repeats_any_order_and_takes_that_fit_no_heap() {
    assert!(first_player_wins(&[5, 2, 2, 5], &[2, 4, 7]));
    assert!(first_player_wins(&[usize::MAX, 2, 5], &[2, 4, 7]));
    assert!(!first_player_wins(&[], &[3]));
    assert!(!first_player_wins(&[1], &[]));
}

referee::refuses! {
    refuses_a_take_of_0:
        first_player_wins(&[1, 0], &[3]) => "the set has a 0: a move must take at least 1 stone";
    refuses_a_larger_heap:
        first_player_wins(&[1], &[3, 10_001]) => "a heap of 10001 stones: at most 10000";
}
