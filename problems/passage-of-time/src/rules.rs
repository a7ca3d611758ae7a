//! The game as stated: a turn moves the piece along an edge, until it is on the goal.

use referee::{End, Game, Moves, Player};

pub struct Rules;

/// Nodes count from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Edge {
    pub from: usize,
    pub to: usize,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Graph {
    pub edges: Vec<Edge>,
    /// The node on which the piece stands.
    pub piece: usize,
    pub goal: usize,
}

impl Graph {
    /// The nodes to which the piece could go from a node, in order. On the goal play is over.
    pub fn next(&self, node: usize) -> Vec<usize> {
        let edges = self.edges.iter().filter(|edge| edge.from == node && node != self.goal);
        let mut next: Vec<usize> = edges.map(|edge| edge.to).collect();
        next.sort_unstable();
        next.dedup();
        next
    }
}

impl Game for Rules {
    type Position = Graph;
    /// The node to which the piece goes.
    type Move = usize;

    const END: End = End::Draws;

    fn moves(graph: &Graph, _: Player) -> Moves<Rules> {
        let next = graph.next(graph.piece).into_iter();
        next.map(|piece| (piece, Graph { piece, ..graph.clone() })).collect()
    }
}
