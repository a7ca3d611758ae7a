#[path = "rules.rs"]
mod rules;

use super::{first_player_wins, values};
use proptest::prelude::*;
use referee::{sum, Game, Referee};
use rules::Rules;
use shared::{grundy::mex, nim::nim_sum};
use std::collections::BTreeSet;

/// What hangs below each child of a vertex.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Tree(Vec<Tree>);

impl Tree {
    /// As in the rules: the parents of all vertices.
    fn parents(&self) -> Vec<Option<usize>> {
        fn write(Tree(children): &Tree, v: usize, parents: &mut Vec<Option<usize>>) {
            for child in children {
                parents.push(Some(v));
                write(child, parents.len() - 1, parents);
            }
        }
        let mut parents = vec![None];
        write(self, 0, &mut parents);
        parents
    }

    /// Equal trees become the same.
    fn new(parents: &[Option<usize>]) -> Tree {
        let mut above: Vec<Vec<Tree>> = vec![vec![]; parents.len()];
        for v in (1..above.len()).rev() {
            let mut children = std::mem::take(&mut above[v]);
            children.sort();
            // Those that are gone have no parent.
            if let Some(parent) = parents[v] {
                above[parent].push(Tree(children));
            }
        }
        above[0].sort();
        Tree(above.swap_remove(0))
    }
}

fn cuts(tree: &Tree) -> Vec<Tree> {
    Rules::options(&tree.parents()).iter().map(|parents| Tree::new(parents)).collect()
}

/// Each rooted tree with so many edges, once.
fn trees(most: usize) -> Vec<Vec<Tree>> {
    let mut all = vec![vec![Tree(vec![])]];
    for edges in 1..=most {
        let mut trees = BTreeSet::new();
        for above in 0..edges {
            for (child, Tree(others)) in all[above]
                .iter()
                .flat_map(|child| all[edges - 1 - above].iter().map(move |t| (child, t)))
            {
                let mut children = [&others[..], std::slice::from_ref(child)].concat();
                children.sort();
                trees.insert(Tree(children));
            }
        }
        all.push(trees.into_iter().collect());
    }
    all
}

/// The edges, in an order and in directions that are not those of the tree.
fn edges(tree: &Tree) -> Vec<(usize, usize)> {
    fn write(Tree(children): &Tree, v: usize, edges: &mut Vec<(usize, usize)>) {
        for child in children {
            let c = edges.len() + 1;
            edges.push(if c % 2 == 0 { (v, c) } else { (c, v) });
            write(child, c, edges);
        }
    }
    let mut all = vec![];
    write(tree, 0, &mut all);
    all.reverse();
    all
}

fn branches(trees: &[Tree]) -> Vec<u64> {
    trees.iter().flat_map(|tree| values(&edges(tree))).collect()
}

/// As the programs that are passed on do: each tree is a part.
fn by_whole_trees(trees: &[Tree]) -> bool {
    let whole = |tree: &Tree| nim_sum(branches(std::slice::from_ref(tree)));
    first_player_wins(&trees.iter().map(whole).collect::<Vec<_>>())
}

/// How many trees with 0, 1, … edges the programs that are passed on get wrong.
fn agrees_on_trees(most: usize) -> Vec<usize> {
    let mut referee = Referee::misere(|trees: &Vec<Tree>| sum(trees, cuts));
    let mut wrong = vec![];
    for trees in trees(most) {
        let mut count = 0;
        for tree in trees {
            let trees = vec![tree];
            let won = referee.is_won(&trees);
            assert_eq!(first_player_wins(&branches(&trees)), won, "{trees:?}");
            count += usize::from(by_whole_trees(&trees) != won);
        }
        wrong.push(count);
    }
    wrong
}

#[test]
fn agrees_with_the_rules_on_every_small_tree() {
    assert_eq!(trees(12).iter().map(Vec::len).sum::<usize>(), 20_299);
    let wrong = agrees_on_trees(12);
    assert_eq!(wrong[..9], [0, 0, 0, 0, 1, 2, 5, 12, 31]);
    assert_eq!(wrong.iter().sum::<usize>(), 1850);
}

/// Trees with at most 5 edges each, and so many together; how many the whole trees get wrong.
fn agrees_on_sums(two: usize, three: usize) -> usize {
    let mut referee = Referee::misere(|trees: &Vec<Tree>| sum(trees, cuts));
    let small = trees(5);
    let all: Vec<(usize, &Tree)> =
        (1..=5).flat_map(|edges| small[edges].iter().map(move |tree| (edges, tree))).collect();
    let mut wrong = 0;
    for (i, a) in all.iter().enumerate() {
        for (j, b) in all[..=i].iter().enumerate() {
            let others = all[..=j].iter().map(Some).chain([None]);
            for c in others {
                let edges = a.0 + b.0 + c.map_or(0, |c| c.0);
                if edges <= if c.is_some() { three } else { two } {
                    let trees: Vec<Tree> =
                        [a, b].into_iter().chain(c).map(|tree| tree.1.clone()).collect();
                    let won = referee.is_won(&trees);
                    assert_eq!(first_player_wins(&branches(&trees)), won, "{trees:?}");
                    wrong += usize::from(by_whole_trees(&trees) != won);
                }
            }
        }
    }
    wrong
}

#[test]
fn agrees_with_the_rules_on_every_small_sum() {
    assert_eq!(agrees_on_sums(10, 9), 59);
}

#[test]
fn the_tree_of_two_paths_is_two_paths() {
    let path = [(0, 1), (1, 2)];
    assert_eq!(values(&path), [2]);
    assert_eq!(values(&[(0, 1), (1, 2), (0, 3), (4, 3)]), [2, 2]);
    assert!(!first_player_wins(&[2, 2]) && first_player_wins(&[2 ^ 2]));
    assert_eq!(values(&[(0, 1), (1, 2), (1, 3)]), [1]);
    assert!(!first_player_wins(&[1]) && first_player_wins(&[]));
}

/// Positions have numbers; for each the positions after a move, all smaller.
type Moves = Vec<Vec<usize>>;

fn grundy(moves: &Moves) -> Vec<usize> {
    let mut g: Vec<usize> = vec![];
    for options in moves {
        g.push(mex(options.iter().map(|&option| g[option])));
    }
    g
}

/// The positions for which the condition fails.
fn failing(moves: &Moves) -> Vec<usize> {
    let g = grundy(moves);
    let fails = |&i: &usize| {
        g[i] == 0 && !moves[i].is_empty() && moves[i].iter().all(|&option| g[option] != 1)
    };
    (0..moves.len()).filter(fails).collect()
}

/// The rule of misère Nim with the values of these parts; is it right?
fn rule_is_right(moves: &Moves, parts: &Vec<usize>) -> bool {
    let g = grundy(moves);
    let values: Vec<u64> = parts.iter().map(|&part| g[part] as u64).collect();
    let mut referee = Referee::misere(|parts: &Vec<usize>| sum(parts, |&part| moves[part].clone()));
    referee.is_won(parts) == first_player_wins(&values)
}

/// All 16 games of at most 3 moves: sets of 0, {0}, {{0}} and {0, {0}}; the name of a set in binary
/// says what is in it.
#[test]
fn of_the_games_of_at_most_three_moves_the_condition_fails_for_one() {
    let set = |set: usize| (0..4).filter(|i| set >> i & 1 == 1).collect();
    let moves: Moves = (0..16).map(set).collect();
    // {{0, {0}}}, from which the only move leads to the heap 2.
    assert_eq!(failing(&moves), [8]);
    assert!(!rule_is_right(&moves, &vec![8]));
    let good = || (0..16).filter(|&game| game != 8);
    for a in good() {
        for b in good().filter(|b| *b <= a) {
            for c in good().filter(|c| *c <= b) {
                assert!(rule_is_right(&moves, &vec![a, b, c]), "{a} {b} {c}");
            }
        }
    }
}

proptest! {
    /// The theorem, and that the first position to fail the condition fails the rule.
    #[test]
    fn the_condition_is_what_is_needed(sets in prop::array::uniform9(any::<usize>())) {
        let set = |i: usize| (0..i).filter(|j| sets[i] >> (2 * j) & 3 == 1).collect();
        let moves: Moves = (0..9).map(set).collect();
        let failing = failing(&moves);
        let good = failing.first().copied().unwrap_or(9);
        if good < 9 {
            prop_assert!(!rule_is_right(&moves, &vec![good]), "{:?}", moves);
        }
        for parts in [vec![good - 1; 2], vec![good - 1, good / 2], vec![good - 1, good / 2, 2]] {
            prop_assert!(rule_is_right(&moves, &parts), "{:?} {:?}", moves, parts);
        }
    }

    /// What hangs at different roots may hang at one.
    #[test]
    fn roots_do_not_matter(parents in prop::collection::vec(any::<usize>(), 1..60), cut in 1..60_usize) {
        let tree: Vec<_> = (1..=parents.len()).map(|v| (v, parents[v - 1] % v)).collect();
        let cut = cut.min(tree.len());
        // From the vertex `cut` on, parents that come before it become the root.
        let up = |&(v, p): &(usize, usize)| (v, if v >= cut && p < cut { 0 } else { p });
        let melted: Vec<_> = tree.iter().map(up).collect();
        let down = |&(v, p): &(usize, usize)| (v + 1 - cut, (p + 1).saturating_sub(cut));
        let second: Vec<_> = melted[cut - 1..].iter().map(down).collect();
        let mut apart = [values(&melted[..cut - 1]), values(&second)].concat();
        let mut together = values(&melted);
        apart.sort_unstable();
        together.sort_unstable();
        prop_assert_eq!(apart, together);
    }
}

/// As told under Beyond: a run of pins, from which one pin or two neighbours are knocked down.
#[test]
fn in_misere_kayles_the_rule_fails() {
    let options = |runs: &Vec<u64>| {
        let mut options = vec![];
        for (i, &run) in runs.iter().enumerate() {
            for rest in (1..=2).filter_map(|pins| run.checked_sub(pins)) {
                for left in 0..=rest {
                    options.push([&runs[..i], &runs[i + 1..], &[left, rest - left]].concat());
                }
            }
        }
        options
    };
    let mut normal = Referee::normal(options);
    assert_eq!([5, 1].map(|run| normal.grundy(&vec![run])), [4, 1]);
    assert!(first_player_wins(&[4, 1]) && !Referee::misere(options).is_won(&vec![5, 1]));
}

referee::refuses! {
    refuses_a_vertex_that_is_not_there:
        values(&[(0, 1), (0, 3)]) => "edge 1 4: vertices are from 1 to 3";
}

#[test]
fn refuses_edges_that_make_no_tree() {
    for edges in [&[(0, 0)][..], &[(0, 1), (1, 0)], &[(0, 1), (2, 2)], &[(1, 2), (2, 1)]] {
        assert!(std::panic::catch_unwind(|| values(edges)).is_err(), "{edges:?}");
    }
}
