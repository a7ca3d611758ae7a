#[path = "rules.rs"]
mod rules;

use super::grundy_value;
use proptest::prelude::*;
use referee::{rooted, small, Game, Referee};
use rules::{Edge, Rules};

/// The position of the rules; vertices count from 0 here.
fn tree(edges: &[(usize, usize)]) -> Vec<Edge> {
    let ends: Vec<[usize; 2]> = edges.iter().map(|&(x, y)| [x + 1, y + 1]).collect();
    let edges = rooted(&ends, 1).expect("it is a tree").into_iter();
    edges.map(|[parent, child]| Edge { parent, child }).collect()
}

/// Every labelled tree: a parent for each vertex but 1, such that all ways up lead to 1.
fn trees(n: usize) -> impl Iterator<Item = Vec<(usize, usize)>> {
    small::sequences(n - 1, n as u64 - 1).filter_map(move |parents| {
        let parent = |v: usize| if v == 0 { 0 } else { parents[v - 1] as usize };
        let is_tree = (0..n).all(|v| (0..n).fold(v, |v, _| parent(v)) == 0);
        // Every other edge upside down.
        let edge = |v| if v % 2 == 0 { (v, parent(v)) } else { (parent(v), v) };
        is_tree.then(|| (1..n).map(edge).collect())
    })
}

#[test]
fn agrees_with_the_rules_on_every_small_tree() {
    let mut referee = Referee::normal(Rules::options);
    // Cayley: there are nⁿ⁻² labelled trees.
    for (n, count) in [(1, 1), (2, 1), (3, 3), (4, 16), (5, 125), (6, 1296), (7, 16_807)] {
        assert_eq!(trees(n).count(), count);
        for edges in trees(n) {
            assert_eq!(grundy_value(&edges) as u64, referee.grundy(&tree(&edges)), "{edges:?}");
        }
    }
}

#[test]
fn the_examples_are_right() {
    assert_eq!(grundy_value(&[(0, 1), (1, 2), (1, 3)]), 1);
    assert_eq!(grundy_value(&[(0, 1), (1, 2), (1, 3), (3, 4)]), 4);
}

/// The colon principle, by the rules alone: an edge from vertex 1 to any tree below adds 1.
#[test]
fn an_edge_above_adds_1() {
    let mut referee = Referee::normal(Rules::options);
    for edges in (1..=6).flat_map(trees) {
        let mut below: Vec<_> = edges.iter().map(|(x, y)| (x + 1, y + 1)).collect();
        below.push((0, 1));
        assert_eq!(referee.grundy(&tree(&below)), referee.grundy(&tree(&edges)) + 1, "{edges:?}");
    }
}

/// On a path that begins with vertex 1 each edge adds 1.
fn path(from: usize, length: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..length).map(move |i| (if i == 0 { 0 } else { from + i - 1 }, from + i))
}

#[test]
fn a_path_of_a_million_edges_is_no_deeper_than_others() {
    let edges: Vec<_> = path(1, 1_000_000).collect();
    assert_eq!(grundy_value(&edges), 1_000_000);
}

proptest! {
    #[test]
    fn agrees_with_the_rules_on_trees_of_eight(parents in prop::array::uniform7(any::<usize>())) {
        let mut referee = Referee::normal(Rules::options);
        let edges: Vec<_> = (1..8).map(|v| (v, parents[v - 1] % v)).collect();
        prop_assert_eq!(grundy_value(&edges) as u64, referee.grundy(&tree(&edges)));
    }

    /// Paths from vertex 1 are heaps of Nim.
    #[test]
    fn paths_are_heaps(lengths in prop::collection::vec(0..2000_usize, 0..20)) {
        let mut edges = vec![];
        for &length in &lengths {
            edges.extend(path(edges.len() + 1, length));
        }
        prop_assert_eq!(grundy_value(&edges), lengths.iter().fold(0, |sum, l| sum ^ l));
    }

    /// Two equal trees below vertex 1 are lost, whatever the order and direction of the edges.
    #[test]
    fn two_equal_trees_are_lost(parents in prop::collection::vec(any::<usize>(), 1..500)) {
        let k = parents.len();
        let one = (1..=k).map(|v| (v, parents[v - 1] % v));
        let copy = one.clone().map(|(v, parent)| (if parent > 0 { parent + k } else { 0 }, v + k));
        prop_assert_eq!(grundy_value(&copy.chain(one).collect::<Vec<_>>()), 0);
    }
}

referee::refuses! {
    refuses_a_vertex_that_is_not_there:
        grundy_value(&[(0, 1), (0, 3)]) => "edge 1 4: vertices are from 1 to 3";
}

/// A loop, an edge given twice, a cycle beside vertex 1, an edge apart from it.
#[test]
fn refuses_edges_that_make_no_tree() {
    for edges in [
        &[(0, 0)][..],
        &[(1, 1)],
        &[(0, 1), (1, 0)],
        &[(1, 2), (2, 1)],
        &[(0, 1), (2, 2)],
        &[(1, 2), (2, 3), (3, 1)],
        &[(1, 2), (3, 4), (4, 5), (5, 3), (0, 3)],
    ] {
        assert!(std::panic::catch_unwind(|| grundy_value(edges)).is_err(), "{edges:?}");
    }
}
