#[path = "rules.rs"]
mod rules;

use super::first_player_wins;
use proptest::prelude::*;
use referee::{Game, Referee};
use rules::{Heaps, Rules};

/// The positions one turn away, each once: equal heaps give the same.
fn options(heaps: &Heaps) -> Vec<Heaps> {
    let mut options = Rules::options(heaps);
    options.sort_unstable();
    options.dedup();
    options
}

/// The same, where m is known; heaps stand with the largest first.
fn sizes(heaps: &[u64], m: u64) -> Vec<Vec<u64>> {
    let options = options(&Heaps { m, sizes: heaps.to_vec() }).into_iter();
    options.map(|to| to.sizes).collect()
}

fn agrees(most: u64) {
    for m in 1..=most + 1 {
        let mut referee = Referee::normal(options);
        for n in 1..=most {
            let wins = referee.is_won(&Heaps { m, sizes: vec![1; n as usize] });
            assert_eq!(first_player_wins(n, m), wins, "n = {n}, m = {m}");
        }
    }
}

#[test]
fn agrees_with_the_rules_on_every_small_game() {
    agrees(24);
}

#[test]
#[ignore = "long"]
fn agrees_with_the_rules_on_every_game_up_to_34() {
    agrees(34);
}

/// As told under Beyond.
#[test]
fn in_misere_play_the_other_player_wins() {
    for m in 1..=19 {
        let mut referee = Referee::misere(options);
        for n in 1..=18 {
            let wins = referee.is_won(&Heaps { m, sizes: vec![1; n as usize] });
            assert_eq!(wins, !first_player_wins(n, m), "n = {n}, m = {m}");
        }
    }
}

/// Full heaps, single stones, and at most one other heap.
fn is_tidy(heaps: &[u64], m: u64) -> bool {
    heaps.iter().filter(|&&heap| heap != 1 && heap != m).count() <= 1
}

/// The number of heaps above the least possible one.
fn excess(heaps: &[u64], m: u64) -> u64 {
    heaps.len() as u64 - heaps.iter().sum::<u64>().div_ceil(m)
}

/// All of them with n stones, each once.
fn tidy(n: u64, m: u64) -> Vec<Vec<u64>> {
    let mut all = vec![];
    for full in (0..=n / m).filter(|_| m > 1) {
        for x in 1..m.min(n - full * m + 1) {
            let singles = (n - full * m - x) as usize;
            all.push([vec![m; full as usize], vec![x], vec![1; singles]].concat());
        }
    }
    if n % m == 0 {
        all.push(vec![m; (n / m) as usize]);
    }
    all
}

#[test]
fn tidy_positions_with_an_even_excess_are_lost_and_the_others_won() {
    for m in 1..=21 {
        let mut referee = Referee::normal(options);
        for n in 1..=20 {
            for heaps in tidy(n, m) {
                assert!(is_tidy(&heaps, m));
                assert_eq!(
                    referee.is_won(&Heaps { m, sizes: heaps.clone() }),
                    excess(&heaps, m) % 2 == 1,
                    "{heaps:?}, {m}"
                );
            }
        }
    }
}

/// Every turn from a tidy position with an even excess, and a turn that makes it tidy again.
#[test]
fn the_filler_can_always_tidy_up() {
    for m in 1..=20 {
        for heaps in (1..=40).flat_map(|n| tidy(n, m)).filter(|heaps| excess(heaps, m) % 2 == 0) {
            for after in sizes(&heaps, m) {
                let answers = sizes(&after, m);
                assert!(answers.iter().any(|answer| is_tidy(answer, m)), "{heaps:?}, {after:?}");
            }
        }
    }
}

#[test]
fn the_examples_are_right() {
    let winners: Vec<bool> = (1..=9).map(|n| first_player_wins(n, 3)).collect();
    let first = [false, true, false, false, true, false, false, true, false];
    assert_eq!(winners, first);
    assert!(sizes(&[3, 3], 3).is_empty() && sizes(&[2, 2, 2], 3).is_empty());
    // The opponent's turns of the page are all, and the answers are turns.
    for (tidy, turns) in [
        (
            [5, 3, 1, 1, 1, 1, 1],
            [([5, 4, 1, 1, 1, 1], [5, 5, 1, 1, 1]), ([5, 3, 2, 1, 1, 1], [5, 5, 1, 1, 1])],
        ),
        (
            [5, 4, 1, 1, 1, 1, 1],
            [([5, 5, 1, 1, 1, 1], [5, 5, 2, 1, 1]), ([5, 4, 2, 1, 1, 1], [5, 5, 2, 1, 1])],
        ),
    ] {
        assert_eq!(excess(&tidy, 5), 4);
        let (mut found, mut told) = (sizes(&tidy, 5), turns.map(|turn| turn.0.to_vec()));
        found.sort_unstable();
        told.sort_unstable();
        assert_eq!(found, told);
        for (position, answer) in turns {
            assert!(sizes(&position, 5).contains(&answer.to_vec()));
        }
    }
}

proptest! {
    #[test]
    fn the_period_is_2m(n in 1..u64::MAX / 4, m in 1..u64::MAX / 4) {
        let place = (n - 1) % (2 * m) + 1;
        let wins = if place <= m { place % 2 == 0 } else { place % 2 == 1 };
        prop_assert_eq!(first_player_wins(n, m), wins);
        prop_assert_eq!(first_player_wins(n + 2 * m, m), wins);
    }
}

#[test]
fn the_largest_numbers_are_answered() {
    assert!(!first_player_wins(u64::MAX, u64::MAX) && !first_player_wins(u64::MAX, 1));
    assert!(first_player_wins(u64::MAX - 1, u64::MAX));
}

referee::refuses! {
    refuses_heaps_that_hold_nothing: first_player_wins(5, 0) => "5 0: both numbers are at least 1";
}
