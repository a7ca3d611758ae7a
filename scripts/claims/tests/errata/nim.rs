use crate::{heaps, nim, smallest};
use itertools::Itertools;
use referee::Referee;
use shared::nim::nim_sum;

/// Does lowering the largest of three different heaps to the nim-sum of the others fail to win?
fn the_largest_fails(heaps: &[u64]) -> bool {
    let (c, x) = (heaps[2], heaps[0] ^ heaps[1]);
    x >= c
}

#[test]
fn lower_the_largest_of_three_heaps() {
    let mut referee = Referee::normal(nim);
    let threes = |stones: u64| -> Vec<Vec<u64>> {
        let mut all = heaps(stones);
        for heaps in &mut all {
            heaps.reverse();
        }
        all.retain(|heaps| heaps.len() == 3 && heaps.iter().all_unique());
        all
    };
    let found = smallest(0..20, threes, |heaps| {
        let [a, b, c] = heaps[..] else { return false };
        let wins = a ^ b < c && !referee.is_won(&vec![a, b, a ^ b]);
        assert_eq!(!wins, the_largest_fails(heaps) || !referee.is_won(heaps), "{heaps:?}");
        referee.is_won(heaps) && !wins
    });
    assert_eq!(found, [[2, 4, 5]]);
    let won = (1..64).tuple_combinations().map(|(a, b, c)| [a, b, c]);
    let won: Vec<[u64; 3]> = won.filter(|heaps| nim_sum(*heaps) != 0).collect();
    assert_eq!(won.len(), 39_060);
    assert_eq!(won.iter().filter(|heaps| the_largest_fails(&heaps[..])).count(), 5580);
}

#[test]
fn the_lowered_heap_falls_below_the_highest_bit() {
    let mut referee = Referee::normal(nim);
    let found = smallest(1..9, heaps, |heaps| {
        let x = nim_sum(heaps.iter().copied());
        nim(heaps).iter().any(|to| {
            let lowered = heaps.iter().zip(to).find(|(from, to)| to < from).expect("one is lower");
            !referee.is_won(to) && *lowered.1 >= 1 << x.ilog2()
        })
    });
    assert_eq!(found, [[3, 2]]);
}
