#[path = "rules.rs"]
mod rules;

use super::first_player_wins;
use referee::{Game, Referee};
use rules::{Heap, Rules};

/// The rule with takes from `least` to `most`.
fn options(n: u64, least: u64, most: u64) -> Vec<u64> {
    (least..=most.min(n)).map(|take| n - take).collect()
}

#[test]
fn agrees_with_the_rules_on_every_small_heap_and_limit() {
    for m in 1..=20 {
        let mut normal = Referee::normal(Rules::options);
        let mut misere = Referee::misere(Rules::options);
        for n in 0..=300 {
            let given = Heap { n, m };
            assert_eq!(first_player_wins(n, m), normal.is_won(&given), "1 to {m} of {n}");
            assert_eq!(n % (m + 1), normal.grundy(&given), "1 to {m} of {n}");
            assert_eq!(n % (m + 1) != 1, misere.is_won(&given), "misère, 1 to {m} of {n}");
        }
    }
}

#[test]
fn takes_from_a_to_b_have_the_value_on_the_page() {
    for (a, b) in (1..=8).flat_map(|a| (a..=8).map(move |b| (a, b))) {
        let mut referee = Referee::normal(|&n: &u64| options(n, a, b));
        for n in 0..=200 {
            assert_eq!(n % (a + b) / a, referee.grundy(&n), "{a} to {b} of {n}");
        }
    }
}

#[test]
fn with_takes_from_2_to_4_more_than_the_multiples_of_6_are_lost() {
    let mut referee = Referee::normal(|&n: &u64| options(n, 2, 4));
    let lost: Vec<u64> = (0..18).filter(|n| !referee.is_won(n)).collect();
    assert_eq!(lost, [0, 1, 6, 7, 12, 13]);
}

/// A lecture's tables: takes 1 to 3 from 21 stones, and under misère play; takes 1, 3 or 4.
#[test]
fn worked_examples_come_out() {
    let mut three = Referee::normal(|&n: &u64| options(n, 1, 3));
    assert_eq!((0..9).map(|n| three.grundy(&n)).collect::<Vec<_>>(), [0, 1, 2, 3, 0, 1, 2, 3, 0]);
    assert!(three.is_won(&21) && !three.is_won(&20));
    let mut set =
        Referee::normal(|&n: &u64| [1, 3, 4].iter().filter_map(|&s| n.checked_sub(s)).collect());
    assert_eq!((0..9).map(|n| set.grundy(&n)).collect::<Vec<_>>(), [0, 1, 0, 1, 2, 3, 2, 0, 1]);
    assert!(!set.is_won(&100));
}

referee::refuses! {
    refuses_a_limit_of_0: first_player_wins(5, 0) => "m = 0";
}
