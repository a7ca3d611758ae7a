#[path = "rules.rs"]
mod rules;

use super::letters;
use itertools::Itertools;
use referee::{Game, Referee};
use rules::{Rules, Sticks};

#[test]
fn agrees_with_the_rules_on_every_small_set() {
    for set in (1..=10).powerset() {
        let mut referee = Referee::normal(Rules::options);
        let mut wins = |n: u64| referee.is_won(&Sticks { set: set.clone(), n });
        let played = (1..=40).map(|n| if wins(n) { 'W' } else { 'L' });
        let takes: Vec<usize> = set.iter().map(|&p| p as usize).collect();
        assert_eq!(letters(40, &takes), played.collect::<String>(), "{set:?}");
    }
}

#[test]
fn the_letters_of_the_page_repeat_with_period_7() {
    assert_eq!(letters(10, &[1, 3, 4]), "WLWWWWLWLW");
    assert_eq!(letters(1000, &[1, 3, 4]), "LWLWWWW".repeat(143)[1..=1000]);
}

#[test]
fn all_takes_up_to_m_and_odd_takes_come_out_as_on_the_page() {
    for m in 1..=100 {
        let takes: Vec<usize> = (1..=m).collect();
        let row = ["L", &"W".repeat(m)].concat();
        assert_eq!(letters(2000, &takes), row.repeat(2000)[1..=2000]);
        let odd: Vec<usize> = takes.iter().map(|take| 2 * take - 1).collect();
        assert_eq!(letters(2000, &odd), "WL".repeat(1000));
    }
}

/// Two heaps, each a `W`: lost or won.
#[test]
fn for_several_heaps_the_letters_are_too_few() {
    let mut referee = Referee::normal(|heaps: &Vec<u64>| {
        referee::sum(heaps, |&heap| heap.saturating_sub(2)..heap)
    });
    assert_eq!(letters(2, &[1, 2]), "WW");
    assert!(!referee.is_won(&vec![1, 1]) && referee.is_won(&vec![1, 2]));
}

#[test]
fn accepts_any_order_repeats_and_takes_that_fit_no_heap() {
    assert_eq!(letters(10, &[4, usize::MAX, 1, 3, 4]), "WLWWWWLWLW");
    assert_eq!(letters(3, &[]), "LLL");
    assert_eq!(letters(0, &[1]), "");
}

#[test]
fn accepts_the_largest_heap() {
    assert_eq!(letters(1_000_000, &[1]), "WL".repeat(500_000));
}

referee::refuses! {
    refuses_a_take_of_0: letters(3, &[1, 0]) => "a take of 0: a move must take at least 1 stick";
    refuses_a_heap_beyond_its_table:
        letters(1_000_001, &[1]) => "n = 1000001: at most 1000000 sticks";
}
