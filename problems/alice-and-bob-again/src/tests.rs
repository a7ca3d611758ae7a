#[path = "rules.rs"]
mod rules;

use super::alice_wins;
use proptest::prelude::*;
use referee::{small, Game, Referee};
use rules::{Rules, Vertex};

/// The position of these parents; nothing if they make a cycle.
fn given(parents: &[usize]) -> Option<Vec<Vertex>> {
    let n = parents.len();
    let is_rooted = |v: usize| (0..n).fold(v, |v, _| if v < n { parents[v] } else { n }) == n;
    let parent = |v: usize| (parents[v] < n).then_some(parents[v] + 1);
    let all_are = (0..n).all(is_rooted);
    all_are.then(|| (0..n).map(|v| Vertex { number: v + 1, parent: parent(v) }).collect())
}

/// Every labelled forest: a parent for each vertex, or n for none; each root is the least vertex
/// of its tree. How many there are, and how many are lost.
fn played(n: usize) -> (usize, usize) {
    let (mut count, mut lost) = (0, 0);
    for parents in small::sequences(n, n as u64) {
        let parents: Vec<usize> = parents.iter().map(|&parent| parent as usize).collect();
        let Some(given) = given(&parents) else { continue };
        let root = |v: usize| (0..n).fold(v, |v, _| if parents[v] < n { parents[v] } else { v });
        if (0..n).any(|v| root(v) > v) {
            continue;
        }
        // Every other edge upside down, the last one first.
        let edge = |v: usize| if v % 2 == 0 { (v, parents[v]) } else { (parents[v], v) };
        let edges: Vec<_> = (0..n).rev().filter(|&v| parents[v] < n).map(edge).collect();
        let wins = Referee::normal(Rules::options).is_won(&given);
        assert_eq!(alice_wins(n, &edges), wins, "{parents:?}");
        (count, lost) = (count + 1, lost + usize::from(!wins));
    }
    (count, lost)
}

#[test]
fn agrees_with_the_rules_on_every_small_forest() {
    let counts: Vec<usize> = (1..=6).map(|n| played(n).0).collect();
    assert_eq!(counts, [1, 2, 7, 38, 291, 2932]);
}

#[test]
#[ignore = "long"]
fn agrees_with_the_rules_on_every_forest_of_up_to_eight() {
    let all: Vec<(usize, usize)> = (1..=8).map(played).collect();
    let sum = all.iter().fold((0, 0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
    assert_eq!(sum, (602_180, 15_411));
}

/// The value of every subtree, each set computed anew along the ways; parents come first.
fn values(parents: &[usize]) -> Vec<usize> {
    let n = parents.len();
    let (mut g, mut s, mut left) = (vec![0; n], vec![0; n + 1], vec![0; n]);
    for v in (0..n).rev() {
        let (mut is_below, mut is_met) = (vec![false; n], vec![false; 2 * n + 2]);
        for x in v..n {
            is_below[x] = x == v || (parents[x] < n && is_below[parents[x]]);
            if is_below[x] {
                left[x] = if x == v { s[v] } else { left[parents[x]] ^ g[x] ^ s[x] };
                is_met[left[x].min(2 * n + 1)] = true;
            }
        }
        g[v] = is_met.iter().position(|is_met| !is_met).unwrap();
        s[parents[v]] ^= g[v];
    }
    g
}

#[test]
fn the_examples_are_right() {
    assert_eq!(values(&[4, 0, 0, 2]), [4, 1, 2, 1]);
    assert_eq!(values(&[5, 0, 1, 2, 3])[0], 5);
    assert_eq!(values(&[6, 0, 0, 0, 0, 0])[0], 2);
    assert!(alice_wins(4, &[(0, 1), (0, 2), (2, 3)]));
}

/// Edges of a path of `length` vertices from `first` on.
fn path(first: usize, length: usize) -> impl Iterator<Item = (usize, usize)> {
    (first + 1..first + length).map(|v| (v - 1, v))
}

proptest! {
    /// A path of as many vertices as the value of all trees makes it 0, and no other path does.
    #[test]
    fn agrees_with_sets_computed_anew(
        choices in prop::collection::vec((any::<usize>(), 0..12_u8), 1..400), near in 1..400_usize,
    ) {
        let n = choices.len();
        let parent = |(v, &(choice, kind)): (usize, &(usize, u8))| match kind {
            0 => n,
            _ if v == 0 => n,
            _ => v - 1 - choice % near.min(v),
        };
        let parents: Vec<usize> = choices.iter().enumerate().map(parent).collect();
        let g = values(&parents);
        let x = (0..n).filter(|&v| parents[v] == n).fold(0, |x, v| x ^ g[v]);
        let mut edges: Vec<_> = (0..n).filter(|&v| parents[v] < n).map(|v| (parents[v], v)).collect();
        prop_assert_eq!(alice_wins(n, &edges), x != 0);
        edges.extend(path(n, x));
        prop_assert!(!alice_wins(n + x, &edges));
        edges.extend(path(n + x, x + 1));
        prop_assert!(alice_wins(n + 2 * x + 1, &edges));
    }
}

#[test]
fn two_long_paths_are_no_deeper_than_others() {
    let edges: Vec<_> = path(0, 50_000).chain(path(50_000, 50_000)).collect();
    assert!(!alice_wins(100_000, &edges) && alice_wins(100_001, &edges));
}

referee::refuses! {
    refuses_a_vertex_that_is_not_there:
        alice_wins(3, &[(0, 3)]) => "edge 1 4: vertices are from 1 to 3";
}

#[test]
fn refuses_edges_that_close_a_cycle() {
    for edges in [
        &[(0, 0)][..],
        &[(1, 1)],
        &[(0, 1), (1, 0)],
        &[(0, 1), (1, 2), (2, 0)],
        &[(1, 2), (2, 3), (3, 4), (4, 1)],
        &[(0, 1), (1, 2), (2, 3), (3, 1)],
    ] {
        assert!(std::panic::catch_unwind(|| alice_wins(5, edges)).is_err(), "{edges:?}");
    }
}
