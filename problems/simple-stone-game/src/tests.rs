#[path = "rules.rs"]
mod rules;

use super::least_part;
use referee::{Game, Referee};
use rules::{Heap, Rules};

#[test]
fn agrees_with_the_rules_on_every_small_heap_and_limit() {
    let mut referee = Referee::normal(Rules::options);
    for k in 1..=12 {
        for n in 2..=120 {
            let start = Heap::whole(n, k);
            let takes = Rules::moves(&start, referee::Player::Left);
            let first = takes.into_iter().find(|(_, to)| !referee.is_won(to));
            assert_eq!(least_part(n, k), first.map_or(n, |(taken, _)| taken), "{n} by {k}");
            for q in 0..=n {
                let is_won = referee.is_won(&Heap { n, k, q });
                assert_eq!(is_won, least_part(n, k) <= q, "{n} by {k}, at most {q}");
            }
        }
    }
}

/// The heaps from which the first player loses.
fn lost(most: u64, k: u64) -> Vec<u64> {
    (2..=most).filter(|&n| least_part(n, k) == n).collect()
}

#[test]
fn the_tables_of_the_page_are_right() {
    assert_eq!(lost(60, 1), [2, 4, 8, 16, 32]);
    assert_eq!(lost(60, 2), [2, 3, 5, 8, 13, 21, 34, 55]);
    assert_eq!(lost(60, 3), [2, 3, 4, 6, 8, 11, 15, 21, 29, 40, 55]);
    let takes: Vec<u64> = (2..=15).map(|n| least_part(n, 3)).collect();
    assert_eq!(takes, [2, 3, 4, 1, 6, 1, 8, 1, 2, 11, 1, 2, 3, 15]);
    assert_eq!(least_part(19, 3), 4);
    assert_eq!(least_part(27, 3), 6);
}

#[test]
fn in_the_long_run_the_number_that_is_added_stays_as_many_places_behind() {
    for (k, behind) in [(1, 0), (2, 1), (3, 3), (4, 5)] {
        let lost = lost(100_000, k);
        for i in 20..lost.len() - 1 {
            let added = if behind <= i { lost[i - behind] } else { 1 };
            assert_eq!(lost.get(i + 1), Some(&(lost[i] + added)), "k = {k}");
        }
    }
}

#[test]
fn up_to_one_more_than_k_every_heap_is_lost() {
    for k in [1, 2, 7, 99_999, 100_000] {
        assert!((2..=k + 1).step_by(999).all(|n| least_part(n, k) == n), "{k}");
        assert_eq!(least_part(k + 2, k), 1, "{k}");
    }
}

/// The numbers without the theorem: taking down to j wins from m ⇔ m ≤ j + ⌈f(j)/k⌉ − 1, and f(m) is m less
/// the largest such j.
#[test]
fn agrees_with_a_stack_at_larger_sizes() {
    for k in [1, 2, 3, 5, 40, 1000] {
        let most = 20_000;
        let (mut stack, mut f) = (vec![0_u64], vec![0_u64]);
        let reach =
            |j: u64, f: &[u64]| if j == 0 { most } else { j + f[j as usize].div_ceil(k) - 1 };
        for m in 1..=most {
            while reach(stack[stack.len() - 1], &f) < m {
                stack.pop();
            }
            f.push(m - stack[stack.len() - 1]);
            stack.push(m);
            if m > 1 {
                assert_eq!(least_part(m, k), f[m as usize], "{m} by {k}");
            }
        }
    }
}

#[test]
#[should_panic(expected = "2 to 10^8 stones, not 1")]
fn refuses_a_heap_without_a_first_move() {
    least_part(1, 3);
}

#[test]
#[should_panic(expected = "k must be from 1 to 10^5, not 0")]
fn refuses_a_limit_of_nothing() {
    least_part(5, 0);
}
