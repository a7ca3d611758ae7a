use crate::{heaps, longest, nim, options, smallest};
use itertools::Itertools;
use referee::Referee;
use shared::grundy::mex;

#[test]
fn an_odd_number_of_won_games() {
    let mut referee = Referee::normal(nim);
    let found = smallest(0..9, heaps, |heaps| {
        let won = heaps.iter().filter(|&&heap| referee.is_won(&vec![heap])).count();
        referee.is_won(heaps) != (won % 2 == 1)
    });
    assert_eq!(found, [[2, 1]]);
}

/// No graph of fewer vertices, and none of three with fewer edges; edges go to larger numbers.
#[test]
fn the_value_is_the_longest_play() {
    let edges = |n: usize| -> Vec<(usize, usize)> { (0..n).tuple_combinations().collect() };
    for n in 1..=2 {
        for chosen in edges(n).into_iter().powerset() {
            assert!(!value_is_not_longest(n, &chosen), "{chosen:?}");
        }
    }
    let few = edges(3).into_iter().powerset().filter(|chosen| chosen.len() < 2);
    assert!(few.into_iter().all(|chosen| !value_is_not_longest(3, &chosen)));
    assert!(value_is_not_longest(3, &[(0, 1), (1, 2)]));
}

fn value_is_not_longest(n: usize, edges: &[(usize, usize)]) -> bool {
    let options = |&from: &usize| -> Vec<usize> {
        edges.iter().filter(|edge| edge.0 == from).map(|edge| edge.1).collect()
    };
    let mut referee = Referee::normal(options);
    (0..n).any(|vertex| referee.grundy(&vertex) != longest(&vertex, &options))
}

/// From a heap of 2 the value 0 can be reached, every one below 1, and its value is not 1.
#[test]
fn every_smaller_value_can_be_reached() {
    let mut referee = Referee::normal(nim);
    let found = smallest(
        0..9,
        |heap| vec![vec![heap]],
        |heap| {
            let values: Vec<u64> = nim(heap).iter().map(|to| referee.grundy(to)).collect();
            let reaches_all_below = |x: u64| (0..x).all(|smaller| values.contains(&smaller));
            reaches_all_below(1) && heap[0] > 0 && referee.grundy(heap) != 1
        },
    );
    assert_eq!(found, [[2]]);
}

#[test]
fn a_move_lowers_the_value() {
    let ones = options(|heap| (heap > 0).then_some(1));
    let mut referee = Referee::normal(&ones);
    let found = smallest(
        0..9,
        |heap| vec![vec![heap]],
        |heap| {
            let value = referee.grundy(heap);
            ones(heap).iter().any(|to| referee.grundy(to) > value)
        },
    );
    assert_eq!(found, [[2]]);
    assert_eq!([2, 1].map(|heap| referee.grundy(&vec![heap])), [0, 1]);
}

/// The Grundy values of heaps up to n in a game of octal digits: digit i, from 1, says what a move
/// that takes i stones may leave. Its bits are nothing, one heap, two heaps.
fn octal(digits: &[u8], n: usize) -> Vec<usize> {
    let mut g = vec![0; n + 1];
    for heap in 1..=n {
        let mut options = vec![];
        for (taken, digit) in (1..=heap).zip(digits) {
            let rest = heap - taken;
            if digit & 1 != 0 && rest == 0 {
                options.push(0);
            }
            if digit & 2 != 0 && rest > 0 {
                options.push(g[rest]);
            }
            if digit & 4 != 0 {
                options.extend((1..rest).map(|left| g[left] ^ g[rest - left]));
            }
        }
        g[heap] = mex(options);
    }
    g
}

#[test]
fn what_holds_for_500_values_holds_for_all() {
    let (one, other) = (octal(&[3, 6], 519), octal(&[1, 6, 1], 519));
    assert_eq!(one[..519], other[..519]);
    assert_eq!((one[519], other[519]), (4, 2));
}
