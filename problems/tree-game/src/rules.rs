//! The game as stated: take a stone from below the piece, then move the piece to a neighbour.

use referee::{Game, Moves, Player};

pub struct Rules;

/// Vertices count from 1.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Tree {
    /// Each by its ends.
    pub edges: Vec<[usize; 2]>,
    /// How many lie on each vertex.
    pub stones: Vec<u64>,
    /// The vertex of the piece.
    pub piece: usize,
}

impl Tree {
    pub fn stones_on(&self, v: usize) -> u64 {
        self.stones[v - 1]
    }

    pub fn neighbours(&self, v: usize) -> Vec<usize> {
        let both_ways = self.edges.iter().flat_map(|&[a, b]| [[a, b], [b, a]]);
        both_ways.filter(|&[from, _]| from == v).map(|[_, to]| to).collect()
    }
}

impl Game for Rules {
    type Position = Tree;
    /// The vertex to which the piece goes.
    type Move = usize;

    fn moves(tree: &Tree, _: Player) -> Moves<Rules> {
        if tree.stones_on(tree.piece) == 0 {
            return vec![];
        }
        let mut stones = tree.stones.clone();
        stones[tree.piece - 1] -= 1;
        let step =
            |u: usize| (u, Tree { edges: tree.edges.clone(), stones: stones.clone(), piece: u });
        tree.neighbours(tree.piece).into_iter().map(step).collect()
    }
}
