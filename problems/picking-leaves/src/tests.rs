#[path = "rules.rs"]
mod rules;

use super::first_player_wins;
use proptest::prelude::*;
use referee::{small, Game, Referee};
use rules::{Rules, Tree};

fn wins_by_the_rules(parents: &[usize]) -> bool {
    Referee::normal(Rules::options).is_won(&position(parents))
}

/// The whole tree.
fn position(parents: &[usize]) -> Tree {
    Tree { parents: parents.to_vec(), left: (1..=parents.len() + 1).collect() }
}

/// Every labelled tree with root 1: all ways up lead to it.
fn trees(n: usize) -> impl Iterator<Item = Vec<usize>> {
    small::sequences(n - 1, n as u64 - 1).filter_map(move |parents| {
        let parents: Vec<usize> = parents.iter().map(|&parent| parent as usize + 1).collect();
        let up = |v: usize| if v == 1 { 1 } else { parents[v - 2] };
        (1..=n).all(|v| (0..n).fold(v, |v, _| up(v)) == 1).then_some(parents)
    })
}

/// Cayley: there are nⁿ⁻² labelled trees.
fn agrees(n: usize, count: usize) {
    let mut met = 0;
    for parents in trees(n) {
        assert_eq!(first_player_wins(&parents), wins_by_the_rules(&parents), "{parents:?}");
        met += 1;
    }
    assert_eq!(met, count);
}

#[test]
fn agrees_with_the_rules_on_every_small_tree() {
    for (n, count) in [(1, 1), (2, 1), (3, 3), (4, 16), (5, 125), (6, 1296), (7, 16_807)] {
        agrees(n, count);
    }
}

#[test]
#[ignore = "long"]
fn agrees_with_the_rules_on_every_shape_of_eight() {
    for mut choices in 0..5040 {
        // The parent of v is one of 1, …, v − 1.
        let mut parents = vec![];
        for v in 2..=8 {
            parents.push(choices % (v - 1) + 1);
            choices /= v - 1;
        }
        assert_eq!(first_player_wins(&parents), wins_by_the_rules(&parents), "{parents:?}");
    }
}

#[test]
fn the_play_of_the_page_is_right() {
    // 3 2, then without 6, then without 5 or 4 or both, named anew.
    assert!(first_player_wins(&[1, 1, 2, 3, 4]));
    assert!(!first_player_wins(&[1, 1, 2, 3]));
    for parents in [&[1, 1, 2][..], &[1, 1, 3], &[1, 1]] {
        assert!(first_player_wins(parents) && wins_by_the_rules(parents));
    }
    // The turn to 2 2 is the only one that wins from 3 2.
    let mut referee = Referee::normal(Rules::options);
    let options = Rules::options(&position(&[1, 1, 2, 3, 4])).into_iter();
    let winning: Vec<_> = options.filter(|option| !referee.is_won(option)).collect();
    assert_eq!(winning.len(), 1);
    assert_eq!(winning[0].left, [1, 2, 3, 4, 5]);
}

/// Vertex 1 with branches of these lengths; vertices are numbered from the leaves up.
fn branches(lengths: &[usize]) -> Vec<usize> {
    let n = 1 + lengths.iter().sum::<usize>();
    let mut parents = vec![];
    for &length in lengths {
        let last = parents.len() + length;
        parents.extend((parents.len() + 3..=last + 1).chain([1]));
    }
    assert_eq!(parents.len(), n - 1);
    parents
}

proptest! {
    /// Any tree, whatever its numbers: a vertex more below the leaf of each odd branch makes it
    /// lost, and one more below any leaf then makes it won.
    #[test]
    fn even_branches_are_lost_and_an_odd_one_wins(
        seeds in prop::collection::vec(any::<usize>(), 0..60),
        chosen in any::<prop::sample::Index>(),
    ) {
        let mut parents: Vec<usize> = (1..=seeds.len()).map(|v| seeds[v - 1] % v + 1).collect();
        let n = seeds.len() + 1;
        let mut leaves = vec![];
        for leaf in (1..=n).filter(|leaf| !parents.contains(leaf)) {
            let count = |v: usize| parents[..n - 1].iter().filter(|&&p| p == v).count();
            let up = |&v: &usize| (v > 1).then(|| parents[v - 2]).filter(|&p| count(p) == 1);
            let length = std::iter::successors(Some(leaf), up).count();
            leaves.push((leaf, length % 2 == 1));
        }
        for &(leaf, is_odd) in &leaves {
            if is_odd {
                parents.push(leaf);
            }
        }
        prop_assert!(!first_player_wins(&parents));
        let end = |leaf: usize| parents.iter().position(|&p| p == leaf).map_or(leaf, |i| i + 2);
        parents.push(end(leaves[chosen.index(leaves.len())].0));
        prop_assert!(first_player_wins(&parents));
    }

    #[test]
    fn branches_below_one_fork(lengths in prop::collection::vec(1..300_usize, 2..9)) {
        let has_odd = lengths.iter().any(|length| length % 2 == 1);
        prop_assert_eq!(first_player_wins(&branches(&lengths)), has_odd);
    }
}

#[test]
fn a_path_of_a_million_vertices_is_no_deeper_than_others() {
    let path: Vec<usize> = (3..=1_000_000).chain([1]).collect();
    assert!(!first_player_wins(&path));
    let path: Vec<usize> = (3..=999_999).chain([1]).collect();
    assert!(first_player_wins(&path));
}

referee::refuses! {
    refuses_a_vertex_that_is_not_there:
        first_player_wins(&[1, 4]) => "parent 4: vertices are from 1 to 3";
}
