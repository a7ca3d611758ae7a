#[path = "rules.rs"]
mod rules;

use super::{alice_wins, ring_sizes};
use referee::{refuses, Game, Referee};
use rules::{Remains, Rules};

/// All ways to make n vertices into rings, the largest first.
fn partitions(n: usize, most: usize) -> Vec<Vec<usize>> {
    if n == 0 {
        return vec![vec![]];
    }
    let mut all = vec![];
    for size in (3..=n.min(most)).rev() {
        for mut rest in partitions(n - size, size) {
            rest.insert(0, size);
            all.push(rest);
        }
    }
    all
}

#[test]
fn agrees_with_the_rules_on_every_small_set_of_rings() {
    let mut lost = 0;
    for n in 3..=10 {
        for l in 1..n {
            for r in l + 1..=n {
                let mut referee = Referee::normal(Rules::options);
                for sizes in partitions(n, n) {
                    let rings = sizes.iter().map(|&size| vec![true; size]).collect();
                    let wins = referee.is_won(&Remains { l, r, rings });
                    let as_input: Vec<u64> = sizes.iter().map(|&size| size as u64).collect();
                    assert_eq!(
                        alice_wins(&as_input, l as u64, r as u64),
                        wins,
                        "{sizes:?} {l} {r}"
                    );
                    lost += u32::from(!wins);
                }
            }
        }
    }
    assert!(lost > 50, "{lost}");
}

/// A path is what is left of a ring.
#[test]
fn the_values_of_the_page_are_right() {
    let value = |size: usize, gone: usize, l, r| {
        let mut ring = vec![true; size];
        ring[..gone].fill(false);
        Referee::normal(Rules::options).grundy(&Remains { l, r, rings: vec![ring] })
    };
    for (l, r) in [(2, 3), (1, 2), (2, 5), (3, 4)] {
        for size in 3..=11 {
            let expected = if size < l + r { size / l } else { 0 };
            assert_eq!(value(size, 0, l, r), expected as u64, "ring {size}, {l} to {r}");
            let path = value(size + 1, 1, l, r);
            assert_eq!(path > 0, size >= l, "path {size}, {l} to {r}");
            assert!(size >= l + r || path == (size / l) as u64, "path {size}, {l} to {r}");
        }
    }
    let rings: Vec<u64> = (3..=8).map(|size| value(size, 0, 2, 4)).collect();
    assert_eq!(rings, [1, 2, 2, 0, 0, 0]);
    // Without l < r it is another game: single vertices of a ring of 3.
    assert_eq!(value(3, 0, 1, 1), 1);
}

#[test]
fn rings_are_found_however_they_are_numbered() {
    assert_eq!(ring_sizes(7, &[(5, 1), (7, 5), (2, 3), (1, 7), (4, 2), (6, 4), (3, 6)]), [3, 4]);
    let edges: Vec<(usize, usize)> = (1..=1000).map(|v| (v, v % 1000 + 1)).collect();
    assert_eq!(ring_sizes(1000, &edges), [1000]);
}

refuses! {
    refuses_a_loop: ring_sizes(3, &[(1, 1)]) => "edge 1 1: two different vertices";
    refuses_a_double_edge: ring_sizes(3, &[(1, 2), (2, 1)]) => "edge 2 1: two different vertices";
    refuses_a_third_edge: ring_sizes(4, &[(1, 2), (1, 3), (1, 4)]) => "edge 1 4: a vertex has more";
    refuses_takes_of_one_size: alice_wins(&[3], 2, 2) => "l = 2, r = 2: 0 < l < r must hold";
}
