//! The game as stated: a turn removes an edge of a tree, and all that then no longer hangs on vertex 1.

use referee::{Game, Moves, Player};

pub struct Rules;

/// Vertices count from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Edge {
    pub parent: usize,
    pub child: usize,
}

impl Game for Rules {
    type Position = Vec<Edge>;
    /// The edge that is removed.
    type Move = Edge;

    fn moves(edges: &Vec<Edge>, _: Player) -> Moves<Rules> {
        let cut = |&edge: &Edge| {
            let gone = below(edges, edge.child);
            (edge, edges.iter().copied().filter(|edge| !gone.contains(&edge.child)).collect())
        };
        edges.iter().map(cut).collect()
    }
}

pub fn children(edges: &[Edge], v: usize) -> Vec<usize> {
    edges.iter().filter(|edge| edge.parent == v).map(|edge| edge.child).collect()
}

/// A vertex with all below it.
pub fn below(edges: &[Edge], v: usize) -> Vec<usize> {
    let further = children(edges, v).into_iter().flat_map(|child| below(edges, child));
    [v].into_iter().chain(further).collect()
}
