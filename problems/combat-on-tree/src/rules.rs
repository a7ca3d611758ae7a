//! The game as stated: a turn chooses a white vertex and blackens the path from it to the root.

use referee::{Game, Moves, Player};
use std::iter::successors;

pub struct Rules;

/// A tree with the root 1.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Tree {
    /// The parents of the vertices 2, 3, …
    pub parents: Vec<usize>,
    /// The white vertices, in order.
    pub white: Vec<usize>,
}

impl Game for Rules {
    type Position = Tree;
    /// The vertex that is chosen.
    type Move = usize;

    fn moves(tree: &Tree, _: Player) -> Moves<Rules> {
        let choose = |&v: &usize| {
            let path = tree.path(v);
            let mut to = tree.clone();
            to.white.retain(|u| !path.contains(u));
            (v, to)
        };
        tree.white.iter().map(choose).collect()
    }
}

impl Tree {
    pub fn parent(&self, v: usize) -> Option<usize> {
        (v > 1).then(|| self.parents[v - 2])
    }

    /// From a vertex to the root.
    pub fn path(&self, v: usize) -> Vec<usize> {
        successors(Some(v), |&v| self.parent(v)).collect()
    }
}
