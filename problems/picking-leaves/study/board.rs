//! What the board shows: the tree, and the branch of each leaf.

use super::rules::{Rules, Tree};
use board::prelude::*;
use std::iter;

/// As many vertices.
const MOST: usize = 9;

impl Show for Rules {
    fn read(text: &str) -> Option<Tree> {
        let (parents, left): (Vec<usize>, Vec<usize>) = board::groups(text)?;
        let n = parents.len() + 1;
        let are_vertices = parents.iter().chain(&left).all(|v| (1..=n).contains(v));
        if n > MOST || !are_vertices || left.windows(2).any(|two| two[0] >= two[1]) {
            return None;
        }
        let tree = Tree { parents, left };
        let up = |&v: &usize| tree.parent(v);
        let comes_to_1 = |v| iter::successors(Some(v), up).take(MOST).last() == Some(1);
        let has_parent = |v| up(v).map_or(true, |parent| tree.left.contains(&parent));
        let is_tree = (1..=n).all(comes_to_1) && tree.left.iter().all(has_parent);
        is_tree.then_some(tree)
    }

    fn write(tree: &Tree) -> String {
        board::write_groups(&(tree.parents.clone(), tree.left.clone()))
    }

    fn told(tree: &Tree) -> Say {
        let edge = |&v: &usize| Some(format!("{}–{}", tree.parent(v)?, v));
        match tree.left.len() {
            0 => say!("position-end"),
            1 => say!("position-root"),
            _ => say!("position"; edges = list(tree.left.iter().filter_map(edge))),
        }
    }

    fn scene(tree: &Tree) -> Vec<Picture> {
        let name = |v| if tree.left.contains(&v) { v.to_string() } else { String::new() };
        let names = (1..=tree.parents.len() + 1).map(name);
        let edge = |&v: &usize| Some((tree.parent(v)? - 1, v - 1));
        vec![Picture::Graph(Graph::tree(names, tree.left.iter().filter_map(edge)))]
    }

    fn act(_: &Tree, picked: &Vec<usize>) -> Act {
        let taps: Vec<Id> = picked.iter().map(|&v| Id::Node(v - 1)).collect();
        Act::alike(taps, say!("pick"; count = picked.len(), picked = all(picked)))
    }

    fn idea(at: &At<Rules>) -> Idea<Vec<usize>> {
        let leaves = at.position.leaves();
        let branches: Vec<_> = leaves.iter().map(|&leaf| branch(at.position, leaf)).collect();
        let mut overlay = Overlay::new(say!("legend"));
        for branch in &branches {
            overlay = overlay.rings(branch.iter().map(|v| (Id::Node(v - 1), false)));
            overlay = overlay.tag(Id::Node(branch[0] - 1), branch.len(), true);
        }
        let lengths: Vec<usize> = branches.iter().map(Vec::len).collect();
        let of_odd = leaves.iter().zip(&lengths).filter(|(_, length)| *length % 2 == 1);
        let odd: Vec<usize> = of_odd.map(|(&leaf, _)| leaf).collect();
        let all_lengths = all(&lengths);
        let idea = match (&lengths[..], lengths.iter().position(|&length| length == 1)) {
            ([], _) => return Idea::new(say!("lost-end")).shows(overlay),
            ([1], _) => Idea::new(say!("won-root")).by(odd),
            (&[n], _) if n % 2 == 1 => Idea::new(say!("won-path"; n)).by(odd),
            (&[n], _) => Idea::new(say!("lost-path"; n)),
            (_, Some(i)) => stealing(at, leaves[i]),
            _ if odd.is_empty() => Idea::new(say!("lost-even"; lengths = all_lengths)),
            _ => {
                let (count, leaves) = (odd.len(), all(&odd));
                Idea::new(say!("won-odd"; lengths = all_lengths, count, leaves)).by(odd)
            }
        };
        idea.shows(overlay).counts(say!("lengths"; lengths = list(lengths)))
    }

    const SMALL: &'static str = "| 1/1 | 1 2/1 [1..2] | 1 2 3/1 [1..2] [1..3] | 1 2 3 4/\
         1 [1..2] [1..3] [1..4] | 1 2 3 4 5/1 [1..2] [1..3] [1..4] [1..5] | 1 2 3 4 5 6";
}

/// From a leaf up to the first fork.
fn branch(tree: &Tree, leaf: usize) -> Vec<usize> {
    let up = |&v: &usize| tree.parent(v).filter(|&parent| tree.children(parent) == 1);
    iter::successors(Some(leaf), up).collect()
}

/// A leaf with a sibling is picked, alone or with others: which of these moves wins only a search can tell.
fn stealing(at: &At<Rules>, leaf: usize) -> Idea<Vec<usize>> {
    let wins = |one: &(Vec<usize>, Tree)| one.0.contains(&leaf) && at.is_lost_after(&one.1);
    let by = at.moves().into_iter().find(wins).map(|(picked, _)| picked);
    Idea::new(say!("won-sibling"; leaf)).by(by)
}
