#[path = "rules.rs"]
mod rules;

use super::{first_player_wins, grundy_values, LAST, MOST};
use referee::{Game, Referee};
use rules::Rules;

/// All heaps up to `MOST` that the first player loses, as the page lists them.
const LOST: [usize; 41] = [
    1, 2, 4, 7, 10, 20, 23, 26, 50, 53, 270, 273, 276, 282, 285, 288, 316, 334, 337, 340, 346, 359,
    362, 365, 386, 389, 392, 566, 630, 633, 636, 639, 673, 676, 682, 685, 923, 926, 929, 932, 1222,
];

/// A position: the larger heaps first.
fn position(heaps: &[usize]) -> Vec<u64> {
    heaps.iter().rev().map(|&n| n as u64).collect()
}

/// All ways to share out n coins, in heaps of at most `most`, the larger heaps last.
fn partitions(n: usize, most: usize) -> Vec<Vec<usize>> {
    if n == 0 {
        return vec![vec![]];
    }
    let with = |last: usize| {
        let mut parts = partitions(n - last, last);
        for heaps in &mut parts {
            heaps.push(last);
        }
        parts
    };
    (1..=most.min(n)).flat_map(with).collect()
}

#[test]
fn agrees_with_the_rules_on_every_small_heap() {
    let mut referee = Referee::normal(Rules::options);
    let g = grundy_values(LAST);
    for n in 1..=32 {
        assert_eq!(first_player_wins(n, &g), referee.is_won(&position(&[n])), "{n}");
    }
    assert_eq!(g[1..=20], [0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3, 0]);
    for heaps in (0..=28).flat_map(|n| partitions(n, n)) {
        let value = heaps.iter().fold(0, |sum, &n| sum ^ g[n]);
        assert_eq!(value as u64, referee.grundy(&position(&heaps)), "{heaps:?}");
    }
}

fn is_rare(value: usize) -> bool {
    (value >> 1).count_ones() % 2 == 0
}

/// The same by rare and common values, as the page tells; and the heaps of rare values with
/// these.
fn values(most: usize) -> (Vec<u8>, Vec<(usize, u8)>) {
    let (mut g, mut rare_heaps) = (vec![0], vec![]);
    for n in 1..=most {
        let mut is_met = [false; 256];
        for &(a, value) in &rare_heaps {
            is_met[usize::from(value ^ g[n - a])] = true;
        }
        is_met[0] = false; // it may come from equal halves, which are no split
        let v = (0..256).find(|&u| !is_rare(u) && !is_met[u]).expect("values have 8 bits");
        let mut missing = (0..v).filter(|&u| is_rare(u) && !is_met[u]).count();
        let splits = g[1..n.div_ceil(2)].iter().rev().zip(&g[n / 2 + 1..]);
        for u in splits.map(|(a, b)| usize::from(a ^ b)) {
            if !is_met[u] {
                is_met[u] = true;
                missing -= usize::from(is_rare(u) && u < v);
                if missing == 0 {
                    break;
                }
            }
        }
        let value = (0..=v).find(|&u| !is_met[u]).expect("v is not met") as u8;
        g.push(value);
        if is_rare(value.into()) {
            rare_heaps.push((n, value));
        }
    }
    (g, rare_heaps)
}

#[test]
fn rare_and_common_values_are_a_short_cut() {
    let g = grundy_values(20_000);
    assert!(values(20_000).0.iter().map(|&value| usize::from(value)).eq(g));
}

#[test]
#[ignore = "long"]
fn the_list_is_right() {
    let (g, rare_heaps) = values(501_000);
    assert_eq!((rare_heaps.len(), rare_heaps.last().unwrap().0), (1273, 82_860));
    for n in LAST + 1..=MOST {
        // The larger part, from the middle on.
        let mut parts = n / 2 + 1..n.min(g.len());
        assert!(parts.any(|part| g[part] == g[n - part]), "{n}");
    }
    let g = grundy_values(LAST);
    assert!((1..=MOST).filter(|&n| !first_player_wins(n, &g)).eq(LOST));
}

referee::refuses! {
    refuses_an_empty_heap: first_player_wins(0, &[0]) => "a heap of 0: from 1 to 1000000 coins";
    refuses_a_heap_beyond_the_calculation:
        first_player_wins(MOST + 1, &[0]) => "a heap of 1000001: from 1 to 1000000 coins";
}
