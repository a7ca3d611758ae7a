//! The game as stated: a turn picks one or more of the leaves.

use referee::{Game, Moves, Player};

pub struct Rules;

/// A tree with the root 1.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Tree {
    /// The parents of the vertices 2, 3, …
    pub parents: Vec<usize>,
    /// The vertices that are left, in order.
    pub left: Vec<usize>,
}

impl Game for Rules {
    type Position = Tree;
    /// The vertices that are picked.
    type Move = Vec<usize>;

    fn moves(tree: &Tree, _: Player) -> Moves<Rules> {
        let leaves = tree.leaves();
        let mut moves = vec![];
        for set in 1_usize..1 << leaves.len() {
            let is_in = |i: &usize| set >> i & 1 == 1;
            let picked: Vec<usize> = (0..leaves.len()).filter(is_in).map(|i| leaves[i]).collect();
            let mut to = tree.clone();
            to.left.retain(|v| !picked.contains(v));
            moves.push((picked, to));
        }
        moves
    }
}

impl Tree {
    pub fn parent(&self, v: usize) -> Option<usize> {
        (v > 1).then(|| self.parents[v - 2])
    }

    /// How many of its children are left.
    pub fn children(&self, v: usize) -> usize {
        self.left.iter().filter(|&&child| self.parent(child) == Some(v)).count()
    }

    pub fn leaves(&self) -> Vec<usize> {
        self.left.iter().copied().filter(|&v| self.children(v) == 0).collect()
    }
}
