#[path = "rules.rs"]
mod rules;

use super::{lost_choices, MODULUS};
use itertools::Itertools;
use proptest::prelude::*;
use referee::{small::positions, Game, Referee};
use rules::{ways, Rules};

/// The statement: choose heaps, name one; Alice takes from it, then Nim goes on.
#[test]
fn agrees_with_the_rules_on_every_small_set_of_heaps() {
    let mut referee = Referee::normal(Rules::options);
    for heaps in positions([(0, 0), (1, 8), (2, 8), (3, 6), (4, 4), (5, 3), (6, 2)]) {
        let mut lost = 0;
        for chosen in (0..heaps.len()).powerset() {
            for named in 0..chosen.len() {
                let start: Vec<u64> = chosen.iter().map(|&i| heaps[i]).collect();
                let alice_wins = referee.is_won(&rules::named(&start, named));
                lost += u64::from(!alice_wins);
            }
        }
        let sizes: Vec<usize> = heaps.iter().map(|&heap| heap as usize).collect();
        assert_eq!(lost_choices(&sizes), lost, "{heaps:?}");
    }
}

proptest! {
    #[test]
    fn counts_the_subsets_with_r_at_least_a(
        heaps in prop::collection::vec(prop_oneof![0..8_usize, 0..=200_usize], 1..9),
    ) {
        let mut lost = 0;
        for (i, &a) in heaps.iter().enumerate() {
            let others = [&heaps[..i], &heaps[i + 1..]].concat();
            lost += others.into_iter().powerset().filter(|rest| rest.iter().fold(0, |r, b| r ^ b) >= a).count();
        }
        prop_assert_eq!(lost_choices(&heaps), lost as u64);
    }

    /// With each of 2⁰ … 2⁷ twice the others have each R below 256 equally often.
    #[test]
    fn with_all_powers_twice_each_nim_sum_comes_equally_often(
        more in prop::collection::vec(0..=200_usize, 0..=184),
    ) {
        let powers = [1, 2, 4, 8, 16, 32, 64, 128];
        let heaps = [&powers[..], &powers[..], &more[..]].concat();
        let above: usize = heaps.iter().map(|a| 256 - a).sum();
        let twice = |number: u64, _| number * 2 % MODULUS;
        let expected = (0..heaps.len() - 9).fold(above as u64, twice);
        prop_assert_eq!(lost_choices(&heaps), expected);
    }
}

#[test]
fn the_board_lists_the_ways_that_are_counted() {
    let mut referee = Referee::normal(Rules::options);
    for sizes in [vec![2, 4, 5], vec![1, 2, 2], vec![7, 2, 4, 5]] {
        let heaps: Vec<u64> = sizes.iter().map(|&size| size as u64).collect();
        let lost = ways(&heaps).iter().filter(|&way| !referee.is_won(way)).count();
        assert_eq!(lost as u64, lost_choices(&sizes), "{sizes:?}");
    }
}

#[test]
fn the_examples_are_right() {
    assert_eq!((lost_choices(&[2, 4, 5]), lost_choices(&[1, 2, 2])), (5, 6));
    assert_eq!((lost_choices(&[1, 1, 3]), lost_choices(&[7, 2, 4, 5])), (6, 14));
}

referee::refuses! {
    refuses_more_heaps: lost_choices(&[1; 201]) => "n = 201: at most 200 heaps";
    refuses_a_larger_heap: lost_choices(&[1, 300]) => "heap 300: at most 200 stones";
}
