#[path = "rules.rs"]
mod rules;

use super::{fibonacci_numbers, won_heaps};
use proptest::prelude::*;
use referee::{Game, Referee};
use rules::{heaps, Heap, Rules};

#[test]
fn agrees_with_the_rules_on_every_small_question() {
    let (mut referee, f) = (Referee::misere(Rules::options), fibonacci_numbers());
    for k in 1..=60 {
        let mut won = 0;
        for n in 1..=400 {
            won += u64::from(referee.is_won(&Heap { n, limit: k.min(n) }));
            assert_eq!(won_heaps(k, n, &f), won, "k = {k}, N = {n}");
        }
    }
}

/// The parts of m, the largest first.
fn parts(mut m: u64, f: &[u64]) -> Vec<u64> {
    let mut parts = vec![];
    while m > 0 {
        parts.push(*f.iter().rfind(|&&f| f <= m).unwrap());
        m -= parts[parts.len() - 1];
    }
    parts
}

#[test]
fn the_tables_and_the_picture_are_right() {
    let f = fibonacci_numbers();
    let is_lost = |m: u64, k| m == 0 || won_heaps(k, m + 1, &f) == won_heaps(k, m, &f);
    let least = |m| (1..20).find(|&k| !is_lost(m, k));
    assert_eq!((1..10).map(|m| least(m).unwrap()).collect::<Vec<_>>(), [1, 2, 3, 1, 5, 1, 2, 8, 1]);
    let lost: Vec<u64> = (0..20).filter(|&m| is_lost(m, 2)).collect();
    assert_eq!(lost, [0, 3, 5, 8, 11, 13, 16, 18]);
    let moved = |part: &u64| f[f.iter().position(|f| f == part).unwrap() - 2];
    for (m, number) in lost.iter().zip(0..) {
        let moved: Vec<u64> = parts(*m, &f).iter().map(moved).collect();
        assert_eq!(moved, parts(number, &f));
    }
    assert_eq!(won_heaps(2, 20, &f), 12);
}

/// Of the m below f_i, with i ≥ j, those with parts from f_j on become all below f_{i − j + 1}.
#[test]
fn heaps_up_to_a_fibonacci_number_are_counted_exactly() {
    let f = fibonacci_numbers();
    for j in 1..f.len() {
        for i in j..f.len() {
            assert_eq!(won_heaps(f[j] - 1, f[i], &f), f[i] - f[i - j], "{j} {i}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(20_000))]

    /// One heap more is won iff the least part of m is at most k.
    #[test]
    fn each_heap_adds_what_its_least_part_says(
        n in prop_oneof![
            2..=u64::MAX,
            (3..92_usize, 0..3_u64).prop_map(|(i, by)| fibonacci_numbers()[i] - by),
        ],
        j in 0..92_usize,
        by in 0..2_u64,
    ) {
        let f = fibonacci_numbers();
        let least = parts(n - 1, &f).pop().unwrap();
        for k in [least, least - 1, f[j], f[j] - by].into_iter().filter(|&k| k > 0) {
            let won = won_heaps(k, n, &f) - won_heaps(k, n - 1, &f);
            prop_assert_eq!(won, u64::from(least <= k));
        }
    }
}

#[test]
fn as_many_heaps_are_won_as_the_board_lists() {
    let (mut referee, f) = (Referee::misere(Rules::options), fibonacci_numbers());
    for (k, n) in [(1, 10), (2, 20), (9, 200)] {
        let won = heaps(k, n).iter().filter(|&heap| referee.is_won(heap)).count();
        assert_eq!(won as u64, won_heaps(k, n, &f), "k = {k}, N = {n}");
    }
}

#[test]
fn the_ends_of_u64_are_answered() {
    let f = fibonacci_numbers();
    assert_eq!(won_heaps(u64::MAX, u64::MAX, &f), u64::MAX - 1);
    // Above k is only the last one, 12200160415121876738: m is 0 or that.
    assert_eq!(won_heaps(f[f.len() - 2], u64::MAX, &f), u64::MAX - 2);
}

referee::refuses! {
    refuses_a_first_take_of_nothing: won_heaps(0, 5, &[1, 2]) => "k = 0, N = ";
    refuses_no_stone_at_all: won_heaps(5, 0, &[1, 2]) => "N = 0: both must be at least 1";
}
