#[path = "rules.rs"]
mod rules;

use super::{first_player_wins, g};
use proptest::prelude::*;
use referee::{small, Game, Referee};
use rules::{Heap, Rules};
use shared::grundy::mex;

#[test]
fn agrees_with_the_rules_on_every_small_position() {
    for (count, most_k, most_x) in [(0, 1, 0), (1, 20, 100), (2, 5, 14), (3, 3, 7)] {
        for ks in small::sequences(count, most_k - 1) {
            let ks: Vec<u64> = ks.into_iter().map(|k| k + 1).collect();
            let mut referee = Referee::normal(Rules::options);
            for xs in small::sequences(count, most_x) {
                let heaps: Vec<_> = xs.iter().copied().zip(ks.iter().copied()).collect();
                let position = xs.iter().zip(&ks).map(|(&x, &k)| Heap { x, k }).collect();
                let is_won = referee.is_won(&position);
                assert_eq!(first_player_wins(&heaps), is_won, "{heaps:?}");
            }
        }
    }
}

#[test]
fn every_value_is_the_mex_and_every_window_is_complete() {
    for k in 1..=60 {
        let values: Vec<usize> = (0..=1500).map(|x| g(x, k).try_into().unwrap()).collect();
        for x in 0..values.len() {
            let q = x / usize::try_from(k).unwrap();
            assert_eq!(values[x], mex(values[x - q..x].iter().copied()), "{x} {k}");
            let mut window = values[x - q..=x].to_vec();
            window.sort_unstable();
            assert!(window.into_iter().eq(0..=q), "{x} {k}");
        }
    }
}

#[test]
fn the_values_of_the_page_are_right() {
    let values: Vec<u64> = (0..16).map(|x| g(x, 3)).collect();
    assert_eq!(values, [0, 0, 0, 1, 0, 1, 2, 0, 1, 3, 2, 0, 4, 1, 3, 5]);
    assert_eq!([99, 49].map(|x| g(x, 50)), [0, 0]);
}

proptest! {
    #[test]
    fn a_value_at_full_size_is_that_of_one_step_back(
        x in 1..=1_000_000_000_u64, k in prop_oneof![1..300_000_u64, 1..=u64::MAX],
    ) {
        let q = x / k;
        prop_assert_eq!(g(x, k), if x % k == 0 { q } else { g(x - q - 1, k) });
        prop_assert_eq!(g(x - x % k, k), q);
    }
}

#[test]
fn the_largest_heaps_are_answered() {
    assert!(first_player_wins(&[(1_000_000_000, 1), (0, 1)]));
    assert!(!first_player_wins(&vec![(1_000_000_000, u64::MAX); 200]));
    assert!(!first_player_wins(&vec![(1_000_000_000, 23_401); 200]));
}

referee::refuses! {
    refuses_a_larger_heap: first_player_wins(&[(5, 2), (1_000_000_001, 3)]) =>
        "a heap of 1000000001 stones: at most 10^9";
    refuses_k_0: first_player_wins(&[(5, 0)]) => "k must be at least 1, not 0";
}
