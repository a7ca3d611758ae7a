#[path = "rules.rs"]
mod rules;

use super::turns;
use itertools::Itertools;
use proptest::prelude::*;
use referee::{outcomes, rooted, small, Game, Outcome, Timed};
use rules::{Chase, Rules, Side};
use std::collections::HashMap;

type Edges = Vec<[usize; 2]>;

fn answer(red: &Edges, blue: &Edges, sigma: usize, sugim: usize) -> Option<usize> {
    let from_0 = |edges: &Edges| edges.iter().map(|&[a, b]| (a - 1, b - 1)).collect::<Vec<_>>();
    turns(sigma - 1, sugim - 1, &from_0(red), &from_0(blue))
}

/// Every labelled tree: parents of all vertices but 1, such that all paths up lead to 1.
fn trees(n: usize) -> Vec<Edges> {
    let edges = small::sequences(n - 1, n as u64 - 1).map(|parents| {
        (2..).zip(parents).map(|(v, parent)| [v, parent as usize + 1]).collect::<Edges>()
    });
    edges.filter(|edges| rooted(edges, 1).is_some()).collect()
}

/// The turn in which they meet, played out from all pairs of vertices with Sigma to move; none if they never do. Round k
/// finds what ends within k turns, whoever it is that steps onto the other.
fn played(red: &Edges, blue: &Edges) -> HashMap<[usize; 2], Option<usize>> {
    let vertices = 1..red.len() + 2;
    let pairs: Vec<_> = vertices.clone().cartesian_product(vertices).map(|(v, u)| [v, u]).collect();
    let moves = |mover: Side| {
        let places = |&[sigma, sugim]: &[usize; 2]| {
            let chase = Chase { red: red.clone(), blue: blue.clone(), sigma, sugim, mover };
            Rules::options(&chase).iter().map(|to| [to.sigma, to.sugim]).collect::<Vec<_>>()
        };
        pairs.iter().map(places).collect::<Vec<_>>()
    };
    let (of_sigma, of_sugim) = (moves(Side::Sigma), moves(Side::Sugim));
    let met = |&[v, u]: &[usize; 2]| ([v, u], (v == u).then_some(0));
    let mut before: HashMap<_, Option<usize>> = pairs.iter().map(met).collect();
    let mut after = before.clone();
    loop {
        let known = (before.clone(), after.clone());
        for (i, pair) in pairs.iter().enumerate().filter(|(_, pair)| pair[0] != pair[1]) {
            let most = of_sigma[i].iter().map(|to| known.1[to]).collect::<Option<Vec<_>>>();
            let least = of_sugim[i].iter().filter_map(|to| known.0[to]).min();
            before.insert(*pair, most.map(|turns| turns.into_iter().max().unwrap() + 1));
            after.insert(*pair, least.map(|turns| turns + 1));
        }
        if known == (before.clone(), after.clone()) {
            return before;
        }
    }
}

/// All starts on these trees, against the rules: how many there are, and how many are endless.
fn check(red: &Edges, blue: &Edges) -> [usize; 2] {
    let mut counts = [0, 0];
    for (&[sigma, sugim], &expected) in &played(red, blue) {
        if sigma != sugim {
            let found = answer(red, blue, sigma, sugim);
            assert_eq!(found, expected, "{red:?} {blue:?} {sigma} {sugim}");
            counts[0] += 1;
            counts[1] += usize::from(expected.is_none());
        }
    }
    counts
}

#[test]
fn agrees_with_the_rules_on_every_pair_of_small_trees() {
    let [mut starts, mut endless] = [0, 0];
    for n in 2..=5 {
        let trees = trees(n);
        for red in &trees {
            for blue in &trees {
                let counts = check(red, blue);
                starts += counts[0];
                endless += counts[1];
            }
        }
    }
    assert_eq!((starts, endless), (2 + 9 * 6 + 256 * 12 + 15_625 * 20, 159_456));
}

/// A tree on so many vertices: a path, a star or anything between, with its vertices in random order.
fn any_tree(n: usize) -> impl Strategy<Value = Edges> {
    let parents = (2..=n).map(|v| 1..v).collect::<Vec<_>>();
    let names = Just((1..=n).collect::<Vec<_>>()).prop_shuffle();
    (parents, names, any::<bool>()).prop_map(|(parents, names, is_path)| {
        let edge = |(parent, v): (usize, usize)| {
            let parent = if is_path && v > 3 { v - 1 } else { parent };
            [names[parent - 1], names[v - 1]]
        };
        parents.into_iter().zip(2..).map(edge).collect()
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]
    #[test]
    fn agrees_with_the_rules_on_larger_trees(
        (red, blue) in (6..=14_usize).prop_flat_map(|n| (any_tree(n), any_tree(n)))
    ) {
        check(&red, &blue);
    }
}

/// The referee of the boards calls it a loss for Sigma, in as many moves, or a draw. If Sigma steps onto Sugim it counts one
/// move more, so that it does not matter who made the last one.
#[test]
fn the_board_finds_the_same_turns() {
    let trees = trees(4);
    for (red, blue) in trees.iter().flat_map(|red| trees.iter().map(move |blue| (red, blue))) {
        let (sigma, sugim, mover) = (1, 2, Side::Sigma);
        let start = Chase { red: red.clone(), blue: blue.clone(), sigma, sugim, mover };
        let found = outcomes([start.clone()], Rules::options)[&start];
        let mut timed = Timed::new(Rules::options);
        match answer(red, blue, sigma, sugim) {
            None => assert_eq!(found, Outcome::Drawn),
            Some(turns) => {
                assert_eq!(found, Outcome::Lost);
                assert!(timed.loses(&start, turns) && !timed.loses(&start, turns - 1));
            }
        }
    }
}

/// Both go along one path of all vertices: Sigma has the part behind him.
#[test]
fn one_long_path_for_both_lasts_until_its_end() {
    let path: Edges = (1..200_000).map(|v| [v, v + 1]).collect();
    assert_eq!(answer(&path, &path, 2, 1), Some(2 * 199_999));
    assert_eq!(answer(&path, &path, 100_001, 100_000), Some(2 * 100_000));
    assert_eq!(answer(&path, &path, 1, 200_000), Some(2 * 199_999));
    assert_eq!(answer(&path, &path, 1, 3), Some(4));
}

#[test]
fn the_example_of_the_page_is_right() {
    let (red, blue) = (vec![[1, 2], [1, 3], [1, 4], [4, 5]], vec![[2, 1], [1, 3], [1, 5], [5, 4]]);
    assert_eq!(answer(&red, &blue, 1, 2), Some(6));
}

referee::refuses! {
    refuses_another_vertex: turns(0, 1, &[(0, 2)], &[(0, 1)]) => "edge 1 3: vertices are from 1 to 2";
    refuses_a_cycle: turns(0, 1, &[(0, 1), (1, 2), (2, 0)], &[(0, 1), (1, 2), (2, 3)]) => "the edges do not make a tree";
    refuses_a_loop: turns(0, 1, &[(1, 1)], &[(0, 1)]) => "the edges do not make a tree";
}
