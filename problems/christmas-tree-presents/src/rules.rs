//! The game as stated: a turn takes presents from one vertex of a tree to its k-th ancestor.

use referee::{Game, Moves, Player};

pub struct Rules;

/// Vertices count from 0.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Tree {
    pub k: usize,
    pub root: usize,
    /// Each from the parent to the child.
    pub edges: Vec<[usize; 2]>,
    /// How many presents hang on each vertex.
    pub presents: Vec<u64>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    pub from: usize,
    pub to: usize,
    pub presents: u64,
}

impl Game for Rules {
    type Position = Tree;
    type Move = Step;

    fn moves(tree: &Tree, _: Player) -> Moves<Rules> {
        let mut moves = vec![];
        for (from, &most) in tree.presents.iter().enumerate() {
            if let Some(to) = tree.ancestor(from) {
                for presents in 1..=most {
                    let mut after = tree.clone();
                    after.presents[from] -= presents;
                    after.presents[to] += presents;
                    moves.push((Step { from, to, presents }, after));
                }
            }
        }
        moves
    }
}

impl Tree {
    /// The k-th ancestor, where a vertex has one.
    pub fn ancestor(&self, v: usize) -> Option<usize> {
        (0..self.k).try_fold(v, |v, _| Some(self.edges.iter().find(|edge| edge[1] == v)?[0]))
    }
}
