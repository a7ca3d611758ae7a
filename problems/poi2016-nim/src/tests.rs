#[path = "rules.rs"]
mod rules;

use proptest::prelude::*;
use referee::{small::positions, Game, Referee};
use rules::{Rules, Table};

fn ways_to_win(d: usize, heaps: Vec<usize>) -> u64 {
    u64::from(super::ways_to_win(d, heaps))
}

const MODULUS: u64 = super::MODULUS as u64;

fn pow(base: u64, exponent: u64) -> u64 {
    let half = if exponent == 0 { 1 } else { pow(base * base % MODULUS, exponent / 2) };
    if exponent % 2 == 1 {
        half * base % MODULUS
    } else {
        half
    }
}

/// The statement: throw heaps away, not all, a multiple of d; then Nim, and A moves first.
#[test]
fn agrees_with_the_rules_on_every_small_choice_of_heaps() {
    let mut referee = Referee::normal(Rules::options);
    let ranges = [(0, 0), (1, 12), (2, 8), (3, 6), (4, 4), (5, 3), (6, 3), (7, 2), (8, 2)];
    for heaps in positions(ranges).filter(|heaps| !heaps.contains(&0)) {
        for d in 1..=10 {
            let left = Rules::options(&Table { d: Some(d), heaps: heaps.clone() });
            let ways = left.iter().filter(|&left| !referee.is_won(left)).count();
            let sizes = heaps.iter().map(|&heap| heap as usize).collect();
            assert_eq!(ways_to_win(d as usize, sizes), ways as u64, "{heaps:?}, d = {d}");
        }
    }
}

#[test]
fn the_picture_is_right() {
    assert_eq!(ways_to_win(2, vec![1, 1, 2, 3]), 1);
    assert_eq!(ways_to_win(1, vec![1, 1, 2, 3]), 3);
}

/// No two sets of them have the same nim-sum.
#[test]
fn powers_of_two_are_never_won() {
    for d in 1..=10 {
        assert_eq!(ways_to_win(d, (0..20).rev().map(|place| 1 << place).collect()), 0);
    }
}

/// Of each pair both are thrown away or none: C(20, i) ways for 2i heaps.
#[test]
fn powers_of_two_in_pairs_are_thrown_away_in_pairs() {
    let pairs: Vec<usize> = (0..40).map(|i| 1 << (i / 2)).collect();
    assert_eq!(ways_to_win(2, pairs.clone()), (1 << 20) - 1);
    assert_eq!(ways_to_win(10, pairs), 2 * 15_504 + 184_756 + 1);
}

/// An even number of equal heaps is thrown away in even numbers.
#[test]
fn many_equal_heaps_come_out() {
    let half_of_all_sets = pow(2, 499_999);
    assert_eq!(ways_to_win(1, vec![20; 500_000]), half_of_all_sets - 1);
    assert_eq!(ways_to_win(2, vec![1; 500_000]), half_of_all_sets - 1);
    assert_eq!(ways_to_win(2, vec![1; 499_999]), 0);
    assert_eq!(ways_to_win(1, vec![1_000_000; 10]), 511);
    assert!(half_of_all_sets < MODULUS);
}

/// The same number by the Walsh transform: for each y the heaps contribute 1 + z or 1 − z, by the
/// parity of the bits that they share with y; powers of z count heaps, mod d.
fn by_walsh(d: usize, heaps: &[usize]) -> u64 {
    let columns = (heaps.iter().max().unwrap() + 1).next_power_of_two();
    let all = heaps.iter().fold(0, |all, heap| all ^ heap);
    let is_odd = |bits: usize| bits.count_ones() % 2 == 1;
    let mut sum = 0;
    for y in 0..columns {
        let mut counts = vec![0; d];
        counts[0] = 1;
        for &heap in heaps {
            let factor = if is_odd(heap & y) { MODULUS - 1 } else { 1 };
            let moved = |j: usize| counts[(j + d - 1) % d] * factor;
            counts = (0..d).map(|j| (counts[j] + moved(j)) % MODULUS).collect();
        }
        sum += if is_odd(all & y) { MODULUS - counts[0] } else { counts[0] };
    }
    let sets = sum % MODULUS * pow(columns as u64, MODULUS - 2) % MODULUS;
    (sets + MODULUS - u64::from(heaps.len() % d == 0)) % MODULUS
}

proptest! {
    #[test]
    fn agrees_with_the_walsh_transform(
        d in 1..=10_usize,
        heaps in prop::collection::vec(1..64_usize, 1..60),
    ) {
        prop_assert_eq!(ways_to_win(d, heaps.clone()), by_walsh(d, &heaps));
    }
}

#[test]
fn agrees_with_the_walsh_transform_on_many_heaps() {
    for d in 1..=10 {
        let heaps: Vec<usize> = (0..500).map(|i| i * i % 255 + 1).collect();
        assert_eq!(ways_to_win(d, heaps.clone()), by_walsh(d, &heaps), "{d}");
    }
}

referee::refuses! {
    refuses_d_0: ways_to_win(0, vec![1]) => "d = 0: must be from 1 to 10";
    refuses_a_larger_d: ways_to_win(11, vec![1]) => "d = 11: must be from 1 to 10";
    refuses_an_empty_heap: ways_to_win(1, vec![1, 0]) => "heaps have 1 to 1000000 stones";
    refuses_a_larger_heap: ways_to_win(1, vec![1_000_001]) => "heaps have 1 to 1000000 stones";
    refuses_a_larger_sum: ways_to_win(1, [vec![1_000_000; 10], vec![1]].concat()) =>
        "the heaps' sum is at most 10000000";
}
