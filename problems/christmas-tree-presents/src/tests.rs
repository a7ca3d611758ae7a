#[path = "rules.rs"]
mod rules;

use super::alice_wins;
use proptest::prelude::*;
use referee::{rooted, small, Game, Referee};
use rules::{Rules, Tree};

/// What the program says of the tree's root.
fn said(tree: &Tree) -> bool {
    let edges: Vec<(usize, usize)> = tree.edges.iter().map(|edge| (edge[0], edge[1])).collect();
    let presents: Vec<u32> = tree.presents.iter().map(|&a| u32::try_from(a).unwrap()).collect();
    alice_wins(tree.k, &edges, &presents)[tree.root]
}

/// The edges of every tree of n vertices in which a parent has a smaller number.
fn trees(n: usize) -> Vec<Vec<[usize; 2]>> {
    let mut trees = vec![vec![]];
    for child in 1..n {
        let larger =
            |tree: Vec<_>| (0..child).map(move |parent| [&tree[..], &[[parent, child]]].concat());
        trees = trees.into_iter().flat_map(larger).collect();
    }
    trees
}

fn agrees(referee: &mut Referee<Tree, impl Fn(&Tree) -> Vec<Tree>>, tree: &Tree) {
    assert_eq!(said(tree), referee.is_won(tree), "{tree:?}");
}

/// Every tree of at most 4 vertices with every root, every k up to 3, and at most 5 presents.
#[test]
fn agrees_with_the_rules_on_every_small_tree() {
    let mut referee = Referee::normal(Rules::options);
    for edges in (1..=4).flat_map(trees) {
        let n = edges.len() + 1;
        for root in 0..n {
            let edges = rooted(&edges, root).unwrap();
            for presents in small::sequences(n, 5).filter(|few| few.iter().sum::<u64>() <= 5) {
                for k in 1..=n.min(3) {
                    let (edges, presents) = (edges.clone(), presents.clone());
                    agrees(&mut referee, &Tree { k, root, edges, presents });
                }
            }
        }
    }
}

/// Six vertices are the least with a root that has depths 0 to 5.
#[test]
fn agrees_with_the_rules_on_every_tree_of_six_vertices_with_three_presents() {
    let mut few: Vec<Vec<u64>> = small::sequences(6, 3).collect();
    few.retain(|presents| presents.iter().sum::<u64>() == 3);
    for tree in trees(6) {
        let mut referee = Referee::normal(Rules::options);
        for root in 0..6 {
            let edges = rooted(&tree, root).unwrap();
            for k in [1, 2] {
                for presents in &few {
                    let (edges, presents) = (edges.clone(), presents.clone());
                    agrees(&mut referee, &Tree { k, root, edges, presents });
                }
            }
        }
    }
}

/// The claim for one root after the other: ⌊d/k⌋ by the distances from it.
fn by_distances(k: usize, edges: &[(usize, usize)], presents: &[u32]) -> Vec<bool> {
    let n = presents.len();
    let mut near: Vec<Vec<usize>> = vec![vec![]; n];
    for &(x, y) in edges {
        near[x].push(y);
        near[y].push(x);
    }
    let wins = |root: usize| {
        let (mut stack, mut x) = (vec![(root, n, 0)], 0);
        while let Some((v, from, d)) = stack.pop() {
            x ^= if d / k % 2 == 1 { presents[v] } else { 0 };
            stack.extend(near[v].iter().filter(|&&w| w != from).map(|&w| (w, v, d + 1)));
        }
        x != 0
    };
    (0..n).map(wins).collect()
}

proptest! {
    #[test]
    fn all_roots_at_once_agree_with_each_root_alone(
        tree in prop::collection::vec((0..1000_usize, 0..4_u32), 0..120),
        k in 1..=20_usize,
        reach in 1..=120_usize,
    ) {
        // With a short reach the tree is deep.
        let (mut edges, mut presents) = (vec![], vec![1]);
        for &(chance, a) in &tree {
            let v = presents.len();
            edges.push((v, v - 1 - chance % reach.min(v)));
            presents.push(a);
        }
        prop_assert_eq!(alice_wins(k, &edges, &presents), by_distances(k, &edges, &presents));
    }
}

#[test]
fn the_examples_are_right() {
    let edges = [(0, 1), (1, 2), (1, 3), (3, 4), (4, 5)];
    let wins = alice_wins(2, &edges, &[2, 1, 3, 1, 2, 1]);
    assert_eq!(wins, [false, true, true, false, false, false]);
    // One present at depth d: Alice wins exactly if it can make an odd number of moves.
    let path: Vec<(usize, usize)> = (0..8).map(|v| (v, v + 1)).collect();
    let mut presents = [0; 9];
    presents[0] = u32::MAX;
    let wins = alice_wins(2, &path, &presents);
    assert_eq!(wins, [false, false, true, true, false, false, true, true, false]);
    assert_eq!(alice_wins(1, &[], &[7]), [false]);
}

referee::refuses! {
    refuses_moves_that_go_nowhere: alice_wins(0, &[], &[1]) => "k is 0: from 1 to 20";
    refuses_an_edge_to_nowhere:
        alice_wins(1, &[(0, 2)], &[1, 1]) => "edge 1 3: vertices are from 1 to 2";
    refuses_a_circle:
        alice_wins(1, &[(0, 1), (0, 1)], &[1, 1, 1]) => "the edges do not make a tree";
}
