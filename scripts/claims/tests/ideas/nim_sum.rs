use crate::{nim, xor};
use referee::{small, take, Referee};

/// Every position of Nim, with up to five heaps.
#[test]
fn a_position_is_lost_exactly_if_the_nim_sum_is_0() {
    let mut referee = Referee::normal(nim);
    for heaps in small::up_to(&[(1, 30), (3, 9), (5, 4)]) {
        assert_eq!(referee.is_won(&heaps), xor(&heaps) != 0, "{heaps:?}");
    }
}

/// Heaps h with h ⊕ X < h are there exactly if X ≠ 0, and lowering one of them to h ⊕ X is how to
/// win.
#[test]
fn a_heap_above_what_it_makes_with_the_nim_sum_is_lowered_to_it() {
    let mut referee = Referee::normal(nim);
    for heaps in small::up_to(&[(1, 20), (3, 9), (4, 5)]) {
        let x = xor(&heaps);
        let may_be_lowered = |&h: &u64| h ^ x < h;
        assert_eq!(heaps.iter().any(may_be_lowered), x != 0);
        for (t, to) in take(&heaps, |_, h| 1..=h) {
            let (before, after) = (heaps[t.heap], to[t.heap]);
            assert_eq!(!referee.is_won(&to), x != 0 && after == before ^ x, "{heaps:?} {to:?}");
        }
    }
}

#[test]
fn heaps_of_3_5_and_7_are_won_by_each_heap() {
    let mut referee = Referee::normal(nim);
    let winning = nim(&vec![3, 5, 7]).into_iter().filter(|to| !referee.is_won(to));
    assert_eq!(winning.collect::<Vec<_>>(), [[2, 5, 7], [3, 4, 7], [3, 5, 6]]);
}

#[test]
fn not_if_there_is_one_pass_in_all() {
    for may_pass_at_the_end in [false, true] {
        let mut referee = Referee::normal(|(heaps, passes): &(Vec<u64>, u64)| {
            let mut options: Vec<_> = nim(heaps).into_iter().map(|to| (to, *passes)).collect();
            if *passes > 0 && (may_pass_at_the_end || !options.is_empty()) {
                options.push((heaps.clone(), passes - 1));
            }
            options
        });
        assert!(referee.is_won(&(vec![1, 1], 1)));
        // The pass wins.
        assert!(!referee.is_won(&(vec![1, 1], 0)));
    }
}

#[test]
fn not_if_takes_are_of_at_most_1() {
    let mut referee = Referee::normal(|&heap: &u64| heap.checked_sub(1).into_iter().collect());
    assert!(!referee.is_won(&2));
}
