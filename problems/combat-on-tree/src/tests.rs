#[path = "rules.rs"]
mod rules;

use super::winning_vertices;
use proptest::prelude::*;
use referee::{small, Game, Referee};
use rules::{Rules, Tree};

/// The parents of the vertices 2, 3, …; every other edge upside down.
fn winning(parents: &[usize], colours: &[u8]) -> Vec<u64> {
    let edge =
        |v: usize| if v % 2 == 0 { (v, parents[v - 1] - 1) } else { (parents[v - 1] - 1, v) };
    let edges: Vec<_> = (1..colours.len()).map(edge).collect();
    winning_vertices(colours, &edges)
}

/// Every tree in which a parent has a smaller number, with every colouring.
fn agrees(n: usize) {
    for choices in small::sequences(n - 1, n as u64) {
        if (1..n).any(|v| choices[v - 1] >= v as u64) {
            continue;
        }
        let parents: Vec<usize> = choices.iter().map(|&choice| choice as usize + 1).collect();
        let mut referee = Referee::normal(Rules::options);
        for set in 0..1_u32 << n {
            let colours: Vec<u8> = (0..n).map(|i| (set >> i & 1) as u8).collect();
            let white = (1..=n).filter(|v| colours[v - 1] == 0).collect();
            let tree = Tree { parents: parents.clone(), white };
            let moves = Rules::moves(&tree, referee::Player::Left).into_iter();
            let wins = moves.filter(|(_, to)| !referee.is_won(to)).map(|(v, _)| v as u64);
            assert_eq!(winning(&parents, &colours), wins.collect::<Vec<_>>(), "{tree:?}");
        }
    }
}

#[test]
fn agrees_with_the_rules_on_every_small_tree() {
    (1..=6).for_each(agrees);
}

#[test]
#[ignore = "long"]
fn agrees_with_the_rules_on_every_tree_of_seven() {
    agrees(7);
}

#[test]
fn the_examples_of_the_page_are_right() {
    assert_eq!(winning(&[1, 2, 2], &[0, 1, 0, 0]), [1]);
    // What its vertices are worth, by the rules: subtrees as trees of their own.
    let mut referee = Referee::normal(Rules::options);
    let mut value = |parents: &[usize], white: &[usize]| {
        referee.grundy(&Tree { parents: parents.to_vec(), white: white.to_vec() })
    };
    assert_eq!(value(&[1, 1], &[2, 3]), 0);
    assert_eq!(value(&[1, 2, 2], &[1, 3, 4]), 2);
}

#[test]
fn only_the_deepest_vertex_of_a_white_path_wins() {
    for n in [1, 2, 3, 1000, 65_536, 100_000] {
        let parents: Vec<usize> = (1..n).collect();
        assert_eq!(winning(&parents, &vec![0; n]), [n as u64]);
    }
}

proptest! {
    /// After a move that wins no move wins; after another move some does.
    #[test]
    fn a_vertex_wins_if_it_leaves_no_winning_vertex(
        seeds in prop::collection::vec((any::<prop::sample::Index>(), 0..3_u8), 1..300),
        near in 1..300_usize,
        blackness in 0..3_u8,
    ) {
        let n = seeds.len();
        let parents: Vec<usize> = (1..n).map(|v| v - seeds[v].0.index(v.min(near))).collect();
        let mut colours: Vec<u8> = seeds.iter().map(|one| u8::from(one.1 < blackness)).collect();
        // From a start that is won, unless all are black.
        colours[0] = 0;
        let wins = winning(&parents, &colours);
        prop_assert!(!wins.is_empty());
        for v in (1..=n).filter(|v| colours[v - 1] == 0) {
            let mut after = colours.clone();
            let mut u = v;
            while u > 1 {
                after[u - 1] = 1;
                u = parents[u - 2];
            }
            after[0] = 1;
            prop_assert_eq!(winning(&parents, &after).is_empty(), wins.contains(&(v as u64)));
        }
    }

    /// Two equal trees below a black root.
    #[test]
    fn equal_trees_are_lost(
        seeds in prop::collection::vec((any::<usize>(), 0..2_u8), 1..500),
    ) {
        let k = seeds.len();
        let one = (0..k).map(|v| if v == 0 { 1 } else { seeds[v].0 % v + 2 });
        let copy = (0..k).map(|v| if v == 0 { 1 } else { seeds[v].0 % v + k + 2 });
        let parents: Vec<usize> = one.chain(copy).collect();
        let colours = [1].into_iter().chain([&seeds, &seeds].into_iter().flatten().map(|one| one.1));
        prop_assert!(winning(&parents, &colours.collect::<Vec<_>>()).is_empty());
    }
}

referee::refuses! {
    refuses_a_third_colour: winning_vertices(&[2], &[]) => "a colour is 0 or 1";
    refuses_a_vertex_that_is_not_there:
        winning_vertices(&[0; 2], &[(0, 2)]) => "edge 1 3: vertices are from 1 to 2";
    refuses_edges_that_make_no_tree:
        winning_vertices(&[0; 3], &[(1, 2), (2, 1)]) => "the edges do not make a tree";
}
