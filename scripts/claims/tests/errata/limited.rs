use crate::{heaps, nim, options, smallest};
use referee::{take, Referee};
use shared::nim::nim_sum;

/// Heaps with a limit each; a move takes from 1 to the limit of a heap.
fn with_limits(position: &Vec<[u64; 2]>) -> Vec<Vec<[u64; 2]>> {
    let heaps: Vec<u64> = position.iter().map(|heap| heap[0]).collect();
    let moves = take(&heaps, |i, heap| 1..=heap.min(position[i][1]));
    let with = |to: Vec<u64>| to.into_iter().zip(position).map(|(h, one)| [h, one[1]]).collect();
    moves.into_iter().map(|(_, to)| with(to)).collect()
}

/// Each winning move, with the value of its heap before and after it.
fn winning(position: &Vec<[u64; 2]>) -> Vec<(u64, u64)> {
    let mut referee = Referee::normal(with_limits);
    let mut all = vec![];
    for to in with_limits(position) {
        if !referee.is_won(&to) {
            let changed = position.iter().zip(&to).find(|(from, to)| from != to);
            let (from, to) = changed.expect("one changes");
            all.push((referee.grundy(&vec![*from]), referee.grundy(&vec![*to])));
        }
    }
    all
}

#[test]
fn an_odd_number_of_winning_moves_each_lowers_a_value() {
    let all = |stones: u64| -> Vec<Vec<[u64; 2]>> {
        let mut all = vec![];
        for heaps in heaps(stones) {
            for limits in referee::small::sequences(heaps.len(), stones) {
                if !limits.contains(&0) {
                    all.push(heaps.iter().zip(&limits).map(|(&h, &limit)| [h, limit]).collect());
                }
            }
        }
        all
    };
    let found = smallest(0..5, all, |position| {
        let moves = winning(position);
        !moves.is_empty() && (moves.len() % 2 == 0 || moves.iter().any(|(from, to)| to > from))
    });
    assert!(found.contains(&vec![[2, 1], [1, 1]]), "{found:?}");
    assert_eq!(winning(&vec![[2, 1], [1, 1]]), [(0, 1), (1, 0)]);
    let [a, b] = winning(&vec![[9, 3], [10, 5], [14, 7]])[..] else { panic!("two moves") };
    assert_eq!([a, b], [(1, 2), (6, 5)]);
}

/// Size is the stones; m is tried up to 6.
#[test]
fn m_plus_1_divides_the_nim_sum() {
    let all =
        |stones| (1..=6).flat_map(|m| heaps(stones).into_iter().map(move |h| (m, h))).collect();
    let found = smallest(0..7, all, |(m, heaps)| {
        let mut referee = Referee::normal(options(|heap| 1..=heap.min(*m)));
        let x = nim_sum(heaps.iter().copied());
        referee.is_won(heaps) != (x % (m + 1) != 0)
    });
    assert!(found.contains(&(2, vec![2, 1])), "{found:?}");
    for m in [1, 3, 7] {
        let mut referee = Referee::normal(options(|heap| 1..=heap.min(m)));
        for heaps in (0..=9).flat_map(heaps) {
            let x = nim_sum(heaps.iter().copied());
            assert_eq!(referee.is_won(&heaps), x % (m + 1) != 0, "{heaps:?} by {m}");
        }
    }
}

/// Up to `most` heaps become smaller, each by 1 to `limit`.
fn from_several(heaps: &[u64], most: usize, limit: u64) -> Vec<Vec<u64>> {
    let mut all = vec![vec![]];
    for &heap in heaps {
        let mut longer = vec![];
        for begun in &all {
            for to in heap.saturating_sub(limit)..=heap {
                longer.push([&begun[..], &[to]].concat());
            }
        }
        all = longer;
    }
    all.retain(|to| (1..=most).contains(&to.iter().zip(heaps).filter(|(to, h)| to < h).count()));
    all
}

/// Is in each bit the number of ones a multiple of `count`?
fn is_balanced(heaps: &[u64], count: u64) -> bool {
    (0..8).all(|bit| heaps.iter().map(|heap| heap >> bit & 1).sum::<u64>() % count == 0)
}

/// POJ 2315: up to M heaps, from each 1 to K.
#[test]
fn first_mod_k_plus_1_then_as_moore() {
    let claims_lost = |heaps: &[u64], most: u64, limit: u64| {
        let rests: Vec<u64> = heaps.iter().map(|heap| heap % (limit + 1)).collect();
        is_balanced(&rests, most + 1)
    };
    let rules = [(1, 1), (1, 2), (1, 3), (2, 1), (2, 2), (2, 3), (3, 1), (3, 2)];
    let all = |stones| {
        let with = |heaps: Vec<u64>| rules.map(|rule| (rule, heaps.clone()));
        heaps(stones).into_iter().flat_map(with).collect()
    };
    let fails = |&((most, limit), ref heaps): &((u64, u64), Vec<u64>)| {
        let rules = |heaps: &Vec<u64>| from_several(heaps, most as usize, limit);
        Referee::normal(rules).is_won(heaps) == claims_lost(heaps, most, limit)
    };
    let found = smallest(0..9, all, fails);
    assert!(found.contains(&((2, 1), vec![2, 1, 1, 1])), "{found:?}");
    assert!(claims_lost(&[2, 1, 1, 1], 2, 1) && claims_lost(&[1, 1, 1, 0], 2, 1));
    assert!(from_several(&[2, 1, 1, 1], 2, 1).contains(&vec![1, 1, 1, 0]));
    // It is true for M = 1.
    for heaps in (0..=8).flat_map(heaps) {
        assert!((1..=3).all(|limit| !fails(&((1, limit), heaps.clone()))), "{heaps:?}");
    }
}

#[test]
fn take_each_bit_from_as_many_heaps_as_its_remainder() {
    let fails = |&(k, ref heaps): &(u64, Vec<u64>)| {
        // From as few heaps as possible: those that have most of these bits.
        let bits: Vec<usize> = (0..8)
            .filter(|bit| heaps.iter().map(|heap| heap >> bit & 1).sum::<u64>() % (k + 1) > 0)
            .collect();
        let choices = bits.iter().map(|bit| {
            let with: Vec<usize> = (0..heaps.len()).filter(|&i| heaps[i] >> bit & 1 == 1).collect();
            let count = with.len() as u64 % (k + 1);
            itertools::Itertools::combinations(with.into_iter(), count as usize).collect::<Vec<_>>()
        });
        let all = itertools::Itertools::multi_cartesian_product(choices);
        let touched = all.map(|sets| {
            let mut all = sets.concat();
            all.sort_unstable();
            all.dedup();
            all.len() as u64
        });
        touched.min().is_some_and(|fewest| fewest > k)
    };
    let all =
        |stones| (1..=3).flat_map(|k| heaps(stones).into_iter().map(move |h| (k, h))).collect();
    assert_eq!(smallest(0..9, all, fails), [(1, vec![2, 1])]);
    let mut referee = Referee::normal(nim);
    assert!(!referee.is_won(&vec![1, 1]));
    for k in 1..=3 {
        let mut referee = Referee::normal(|heaps: &Vec<u64>| from_several(heaps, k, u64::MAX));
        for heaps in (0..=7).flat_map(heaps) {
            assert_eq!(referee.is_won(&heaps), !is_balanced(&heaps, k as u64 + 1), "{heaps:?}");
        }
    }
}

/// One coin from any number of heaps.
#[test]
fn the_nim_sum_decides_if_a_turn_touches_several() {
    let mut alone = Referee::normal(options(|heap| (heap > 0).then_some(1)));
    let mut referee = Referee::normal(|heaps: &Vec<u64>| from_several(heaps, usize::MAX, 1));
    let found = smallest(0..7, heaps, |heaps| {
        let x = nim_sum(heaps.iter().map(|&heap| alone.grundy(&vec![heap])));
        referee.is_won(heaps) != (x != 0)
    });
    assert_eq!(found, [[1, 1]]);
    for heaps in (0..=8).flat_map(heaps) {
        assert_eq!(referee.is_won(&heaps), heaps.iter().any(|heap| heap % 2 == 1), "{heaps:?}");
    }
}
