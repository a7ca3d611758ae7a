#[path = "rules.rs"]
mod rules;

use super::largest_k;
use proptest::prelude::*;
use referee::{Game, Referee};
use rules::{Heaps, Rules};

/// All lists of `count` heaps from 1 to `most` that do not decrease.
fn positions(count: usize, most: u64) -> Vec<Vec<u64>> {
    let mut all = vec![vec![]];
    for _ in 0..count {
        let longer = |heaps: &Vec<u64>| {
            let (heaps, least) = (heaps.clone(), heaps.last().copied().unwrap_or(1));
            (least..=most).map(move |heap| [&heaps[..], &[heap]].concat()).collect::<Vec<_>>()
        };
        all = all.iter().flat_map(longer).collect();
    }
    all
}

/// Every K up to the largest heap is played. A larger one allows the same turns.
fn agrees(count: usize, most: u64) {
    let mut referee = Referee::normal(Rules::options);
    for heaps in positions(count, most) {
        let (mut answer, largest) = (0, *heaps.last().unwrap());
        for k in 1..=largest {
            if referee.is_won(&Heaps { k, heaps: heaps.clone() }) {
                answer = if k == largest { -1 } else { k.cast_signed() };
            }
        }
        let numbers = heaps.iter().map(|heap| heap.cast_signed()).collect();
        assert_eq!(largest_k(numbers), answer, "{heaps:?}");
    }
}

#[test]
fn agrees_with_the_rules_on_every_small_position() {
    for (count, most) in [(1, 16), (2, 16), (3, 12), (4, 7), (5, 5), (6, 4), (7, 3), (8, 2)] {
        agrees(count, most);
    }
}

#[test]
#[ignore = "long"]
fn agrees_with_the_rules_on_larger_positions() {
    for (count, most) in [(3, 14), (4, 9), (5, 6), (6, 5), (7, 4), (8, 3)] {
        agrees(count, most);
    }
}

/// The nim-sum of the remainders.
fn s(heaps: &[i64], k: i64) -> i64 {
    heaps.iter().fold(0, |sum, heap| sum ^ (heap % (k + 1)))
}

#[test]
fn the_examples_are_right() {
    let sums: Vec<i64> = (1..=6).map(|k| s(&[1, 4, 5], k)).collect();
    assert_eq!(sums, [0, 2, 0, 5, 0, 0]);
    for (heaps, answer) in [
        (&[1, 4, 5][..], 4),
        (&[1, 4, 5, 7, 7], 4),
        (&[1, 2, 3, 3, 3], 2),
        (&[2], -1),
        (&[9, 9, 9, 9], 0),
    ] {
        assert_eq!(largest_k(heaps.to_vec()), answer, "{heaps:?}");
    }
    assert_eq!((s(&[1, 4, 5, 7, 7], 6), s(&[2], 1)), (0, 0));
}

proptest! {
    /// From above, by the theorem alone.
    #[test]
    fn no_larger_k_wins(
        heaps in prop::collection::vec(1..40_i64, 1..8),
        pairs in prop::collection::vec(1..60_i64, 0..4),
        is_zero in any::<bool>(),
    ) {
        let mut heaps = [heaps, pairs.repeat(2)].concat();
        let x = heaps.iter().fold(0, |x, heap| x ^ heap);
        if is_zero && x > 0 {
            heaps.push(x);
        }
        let largest = heaps.iter().copied().max().unwrap();
        let answer = if s(&heaps, largest) != 0 {
            -1
        } else {
            (1..largest).rev().find(|&k| s(&heaps, k) != 0).unwrap_or(0)
        };
        prop_assert!(answer != 1);
        prop_assert_eq!(largest_k(heaps), answer);
    }

    #[test]
    fn large_heaps_and_their_pairs(
        a in 1..i64::MAX,
        b in 1..i64::MAX,
        pairs in prop::collection::vec(1..i64::MAX, 0..9),
    ) {
        prop_assume!(a != b);
        let mut heaps = [vec![a, b, a ^ b], pairs.repeat(2)].concat();
        prop_assert_eq!(largest_k(heaps.clone()), a.max(b).max(a ^ b) - 1);
        heaps.push(a);
        prop_assert_eq!(largest_k(heaps), -1);
        prop_assert_eq!(largest_k([vec![a, a], pairs.repeat(2)].concat()), 0);
    }
}

referee::refuses! {
    refuses_an_empty_heap:
        largest_k(vec![1, 0, 1]) => "a heap of 0: there is at least one stone in each";
    refuses_no_heaps: largest_k(vec![]) => "there is at least one heap";
}
