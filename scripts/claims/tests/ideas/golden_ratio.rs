use crate::{nim, xor};
use referee::{small, Referee};

/// Any number from one heap, or the same from all.
pub fn one_or_all(heaps: &Vec<u64>) -> Vec<Vec<u64>> {
    let mut options = nim(heaps);
    let least = heaps.iter().min().copied().unwrap_or(0);
    options.extend((1..=least).map(|take| heaps.iter().map(|heap| heap - take).collect()));
    options
}

#[test]
fn lost_in_wythoff_are_k_phi_and_k_phi_and_k() {
    let phi = (1.0 + 5_f64.sqrt()) / 2.0;
    let lost: Vec<(u64, u64)> =
        (0..60).map(|k| ((k as f64 * phi) as u64, (k as f64 * phi) as u64 + k)).collect();
    let mut referee = Referee::normal(one_or_all);
    for a in 0..=60 {
        for b in a..=60 {
            assert_eq!(referee.is_won(&vec![a, b]), !lost.contains(&(a, b)), "{a} {b}");
        }
    }
}

/// Any number from one of two heaps, or from both, if the two numbers differ by less than K.
#[test]
fn where_the_takes_may_differ_by_less_than_k_another_ratio_rules() {
    for k in 1..=5_u64 {
        let mut referee = Referee::normal(|&(a, b): &(u64, u64)| {
            let one = (0..a).map(|to| (to, b)).chain((0..b).map(|to| (a, to)));
            let near = |&(s, t): &(u64, u64)| s.abs_diff(t) < k;
            let both = (1..=a).flat_map(|s| (1..=b).map(move |t| (s, t))).filter(near);
            one.chain(both.map(|(s, t)| (a - s, b - t))).collect()
        });
        let k_ = k as f64;
        let alpha = (2.0 - k_ + (k_ * k_ + 4.0).sqrt()) / 2.0;
        let lost: Vec<(u64, u64)> = (0..40)
            .map(|j| ((j as f64 * alpha) as u64, (j as f64 * alpha) as u64 + k * j))
            .collect();
        for a in 0..=30 {
            for b in a..=30 {
                assert_eq!(referee.is_won(&(a, b)), !lost.contains(&(a, b)), "{k}: {a} {b}");
            }
        }
    }
}

#[test]
fn from_all_of_an_odd_number_of_heaps_the_lost_positions_are_those_of_nim() {
    let mut referee = Referee::normal(one_or_all);
    for heaps in small::positions([(1, 20), (3, 10), (5, 3)]) {
        assert_eq!(referee.is_won(&heaps), xor(&heaps) != 0, "{heaps:?}");
    }
}

/// A multiple of the smaller number, at most so many times, is subtracted from the larger one;
/// nothing can be subtracted from 0 and a number.
pub fn euclid(most: u64) -> impl Fn(&(u64, u64)) -> Vec<(u64, u64)> {
    move |&(small, large)| {
        let times = (1..=most).take_while(|k| small > 0 && k * small <= large);
        times.map(|k| (small.min(large - k * small), small.max(large - k * small))).collect()
    }
}

#[test]
fn euclid_is_won_if_equal_or_if_the_larger_is_more_than_phi_times_the_smaller() {
    let phi = (1.0 + 5_f64.sqrt()) / 2.0;
    let mut referee = Referee::normal(euclid(u64::MAX));
    for small in 1..=60 {
        for large in small..=120 {
            let is_won = small == large || large as f64 > phi * small as f64;
            assert_eq!(referee.is_won(&(small, large)), is_won, "{small} {large}");
        }
    }
}

/// A heap and the most that may be taken; then as much as the last take allows.
fn by_the_last_take(limit: impl Fn(u64) -> u64) -> impl Fn(&(u64, u64)) -> Vec<(u64, u64)> {
    move |&(heap, most)| (1..=heap.min(most)).map(|take| (heap - take, limit(take))).collect()
}

/// Then at most k times what was taken.
pub fn times_the_last_take(k: u64) -> impl Fn(&(u64, u64)) -> Vec<(u64, u64)> {
    by_the_last_take(move |take| k * take)
}

#[test]
fn in_fibonacci_nim_who_may_not_take_the_least_summand_loses() {
    let mut numbers = vec![1_u64, 2];
    while numbers[numbers.len() - 1] < 200 {
        numbers.push(numbers[numbers.len() - 1] + numbers[numbers.len() - 2]);
    }
    let mut referee = Referee::normal(times_the_last_take(2));
    for heap in 1..=120 {
        // Without neighbours: always the largest that fits.
        let (mut rest, mut least) = (heap, 0);
        for &number in numbers.iter().rev() {
            if number <= rest {
                rest -= number;
                least = number;
            }
        }
        assert_eq!(rest, 0);
        for most in 0..=heap {
            assert_eq!(referee.is_won(&(heap, most)), most >= least, "{heap} {most}");
        }
    }
}

#[test]
fn of_at_most_k_times_the_last_take_a_sequence_is_lost() {
    for k in 1..=6 {
        let mut lost = vec![1_u64];
        while lost[lost.len() - 1] < 150 {
            let top = lost[lost.len() - 1];
            let earlier = lost.iter().find(|&&number| k * number >= top);
            lost.push(top + earlier.expect("the last one itself"));
        }
        let mut referee = Referee::normal(times_the_last_take(k));
        for heap in 1..=150 {
            let is_lost = lost.contains(&heap);
            assert_eq!(referee.is_won(&(heap, heap - 1)), !is_lost, "{heap} by {k}");
        }
        match k {
            1 => assert_eq!(lost[..6], [1, 2, 4, 8, 16, 32]),
            2 => assert_eq!(lost[..6], [1, 2, 3, 5, 8, 13]),
            _ => {}
        }
    }
}

/// After a take of t at most f(t) may be taken, and f never falls.
#[test]
fn of_a_limit_that_never_falls_a_sequence_is_lost_that_may_end() {
    let limits: [fn(u64) -> u64; 9] = [
        |t| t + 1,
        |t| 2 * t + 1,
        |t| 3 * t / 2,
        |t| t * t,
        |t| t * t + 1,
        |_| 3,
        |t| (t / 2).max(1),
        |t| (t - 1).max(1),
        |t| t.min(4) + t / 10,
    ];
    for (i, f) in limits.iter().enumerate() {
        let mut lost = vec![1_u64];
        while lost[lost.len() - 1] < 100 {
            let top = lost[lost.len() - 1];
            let Some(earlier) = lost.iter().find(|&&number| f(number) >= top) else { break };
            lost.push(top + earlier);
        }
        let mut referee = Referee::normal(by_the_last_take(f));
        for heap in 1..=100 {
            let is_lost = lost.contains(&heap);
            assert_eq!(referee.is_won(&(heap, heap - 1)), !is_lost, "{heap} by limit {i}");
        }
    }
}

#[test]
fn not_if_the_number_of_heaps_is_even() {
    let ones = vec![1, 1, 1, 1];
    let mut referee = Referee::normal(one_or_all);
    assert_eq!(xor(&ones), 0);
    assert!(one_or_all(&ones).contains(&vec![0; 4]) && referee.is_won(&ones));
}

/// The same number from one, two or all three heaps.
pub fn from_some(heaps: &Vec<u64>) -> Vec<Vec<u64>> {
    let mut options = vec![];
    for set in 1_u32..1 << heaps.len() {
        for take in 1.. {
            let taken =
                |(i, &heap): (usize, &u64)| heap.checked_sub(take * u64::from(set >> i & 1));
            match heaps.iter().enumerate().map(taken).collect::<Option<Vec<u64>>>() {
                Some(mut to) => {
                    to.sort_unstable();
                    options.push(to);
                }
                None => break,
            }
        }
    }
    options
}

#[test]
fn not_if_the_same_number_may_come_from_some_of_three_heaps() {
    let mut referee = Referee::normal(from_some);
    assert!(!referee.is_won(&vec![1, 1, 4]));
    assert_ne!(xor(&[1, 1, 4]), 0);
}
