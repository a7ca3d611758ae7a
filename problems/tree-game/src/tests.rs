#[path = "rules.rs"]
mod rules;

use super::winning_starts;
use proptest::prelude::*;
use referee::{small, Game, Referee};
use rules::{Rules, Tree};

/// All starts, with up to `most` stones on each vertex.
fn agrees(n: usize, edges: &[(usize, usize)], most: u64) {
    let mut referee = Referee::normal(Rules::options);
    let ends: Vec<[usize; 2]> = edges.iter().map(|&(a, b)| [a + 1, b + 1]).collect();
    for stones in small::sequences(n, most) {
        let tree = |v| Tree { edges: ends.clone(), stones: stones.clone(), piece: v + 1 };
        let wins: Vec<usize> = (0..n).filter(|&v| referee.is_won(&tree(v))).collect();
        assert_eq!(winning_starts(&stones, edges), wins, "{edges:?}, {stones:?}");
    }
}

/// Every shape of a tree: the parent of v is one of 0, …, v − 1.
fn on_every_tree(n: usize, most: u64) {
    for mut choices in 0..(1..n).product() {
        let mut edges = vec![];
        for v in 1..n {
            edges.push((choices % v, v));
            choices /= v;
        }
        agrees(n, &edges, most);
    }
}

#[test]
fn agrees_with_the_rules_on_every_small_tree() {
    for (n, most) in [(2, 16), (3, 7), (4, 3), (5, 2)] {
        on_every_tree(n, most);
    }
}

#[test]
#[ignore = "long"]
fn agrees_with_the_rules_on_larger_trees() {
    for (n, most) in [(2, 40), (3, 14), (4, 7), (5, 4), (6, 2)] {
        on_every_tree(n, most);
    }
    on_every_graph(3, 6);
    on_every_graph(4, 2);
}

/// Tree or not: all sets of edges between two vertices.
fn on_every_graph(n: usize, most: u64) {
    let pairs: Vec<(usize, usize)> = (0..n).flat_map(|b| (0..b).map(move |a| (a, b))).collect();
    for set in 0..1 << pairs.len() {
        let edges = pairs.iter().enumerate().filter(|(i, _)| set >> i & 1 == 1);
        agrees(n, &edges.map(|(_, &edge)| edge).collect::<Vec<_>>(), most);
    }
}

#[test]
fn agrees_with_the_rules_on_every_small_graph() {
    for (n, most) in [(1, 4), (2, 6), (3, 4), (4, 1)] {
        on_every_graph(n, most);
    }
}

#[test]
fn the_example_is_right() {
    let edges = [(0, 1), (0, 2), (1, 3), (1, 4)];
    assert_eq!(winning_starts(&[5, 4, 1, 2, 3], &edges), [0, 1]);
    assert_eq!(winning_starts(&[1, 2, 3], &[(0, 1), (1, 2)]), [1]);
}

proptest! {
    /// A path whose stones increase: every second vertex is won. Equal stones end a run.
    #[test]
    fn paths_alternate(steps in prop::collection::vec(0..3_u64, 1..2000), base in 0..u64::MAX / 2) {
        let (mut stones, mut wins, mut is_won) = (vec![base], vec![], false);
        for step in &steps {
            is_won = *step > 0 && !is_won;
            if is_won {
                wins.push(stones.len());
            }
            stones.push(stones[stones.len() - 1] + step);
        }
        let edges: Vec<_> = (0..steps.len()).map(|v| (v + 1, v)).collect();
        prop_assert_eq!(winning_starts(&stones, &edges), wins);
    }

    /// The labels obey their definition, in any order of the edges.
    #[test]
    fn the_labels_obey_the_definition(
        parents in prop::collection::vec(any::<usize>(), 1..300),
        seeds in prop::collection::vec(0..40_u64, 300),
    ) {
        let edges: Vec<_> = (1..=parents.len()).rev().map(|v| (v, parents[v - 1] % v)).collect();
        let stones = &seeds[..=parents.len().min(seeds.len() - 1)];
        let wins = winning_starts(stones, &edges);
        for v in 0..stones.len() {
            let ends = edges.iter().flat_map(|&(a, b)| [(a, b), (b, a)]);
            let mut near = ends.filter(|ends| ends.0 == v).map(|ends| ends.1);
            let has = near.any(|u| stones[u] < stones[v] && !wins.contains(&u));
            prop_assert_eq!(wins.contains(&v), has);
        }
    }
}

referee::refuses! {
    refuses_a_vertex_that_is_not_there:
        winning_starts(&[1, 2, 3], &[(0, 3)]) => "edge 1 4: vertices are from 1 to 3";
}
