#[path = "rules.rs"]
mod rules;

use super::least_part;
use proptest::prelude::*;
use referee::{Game, Referee};
use rules::{Heap, Rules};

#[test]
fn agrees_with_the_rules_on_every_small_heap_and_quota() {
    let mut referee = Referee::normal(Rules::options);
    for heap in 1..=300 {
        let wins = (1..=heap).find(|&take| {
            let after = heap - take;
            !referee.is_won(&Heap { n: after, q: (2 * take).min(after) })
        });
        assert_eq!(Some(least_part(heap)), wins, "heap {heap}");
        for quota in 0..=heap {
            let won = referee.is_won(&Heap { n: heap, q: quota });
            assert_eq!(won, quota >= least_part(heap), "heap {heap}, quota {quota}");
        }
    }
}

/// The parts of n, least first.
fn parts(mut n: u64) -> Vec<u64> {
    let mut parts = vec![];
    while n > 0 {
        parts.push(least_part(n));
        n -= least_part(n);
    }
    parts
}

#[test]
fn the_winning_takes_within_a_quota_are_the_tail_sums_that_shield_the_next_part() {
    let mut referee = Referee::normal(Rules::options);
    for heap in 1..=120 {
        let parts = parts(heap);
        for take in 1..=heap {
            let after = heap - take;
            let wins = !referee.is_won(&Heap { n: after, q: (2 * take).min(after) });
            let tail = (1..=parts.len()).any(|k| {
                take == parts[..k].iter().sum::<u64>()
                    && parts.get(k).map_or(true, |&next| 2 * take < next)
            });
            assert_eq!(wins, tail, "take {take} of {heap}");
            assert!(heap != 25 || wins == [1, 4, 25].contains(&take));
        }
    }
}

proptest! {
    #[test]
    fn the_parts_are_fibonacci_numbers_and_no_neighbours(n in 1..=u64::MAX) {
        let fibonacci: Vec<u128> =
            std::iter::successors(Some((1, 2)), |&(a, b)| Some((b, a + b)))
                .map(|(a, _)| a)
                .take_while(|&a| a <= u128::from(n))
                .collect();
        let parts = parts(n);
        prop_assert_eq!(parts.iter().sum::<u64>(), n);
        prop_assert!(parts.windows(2).all(|pair| pair[1] - pair[0] > pair[0]));
        prop_assert!(parts.iter().all(|&part| fibonacci.contains(&part.into())));
    }
}

#[test]
fn the_table_and_the_examples_are_right() {
    let takes: Vec<u64> = (1..=13).map(least_part).collect();
    assert_eq!(takes, [1, 2, 3, 1, 5, 1, 2, 8, 1, 2, 3, 1, 13]);
    assert_eq!(parts(20), [2, 5, 13]);
    assert_eq!(parts(14), [1, 13]);
}

#[test]
fn the_largest_heaps_have_their_parts() {
    let last = 12_200_160_415_121_876_738;
    assert_eq!(least_part(last), last);
    assert_eq!(least_part(last + 1), 1);
    assert_eq!(least_part(u64::MAX), 2); // its 26 parts worked out apart
}

referee::refuses! {
    refuses_an_empty_heap: least_part(0) => "at least 1 stone";
}
