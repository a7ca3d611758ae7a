//! The game as stated: a turn moves the piece along an edge, until it is on the goal.

use referee::{graph, End, Game, Moves, Player};

pub struct Rules;

/// Nodes count from 1.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Graph {
    pub edges: Vec<graph::Edge>,
    /// The node on which the piece stands.
    pub piece: usize,
    pub goal: usize,
}

impl Graph {
    /// The nodes to which the piece could go from a node, in order. On the goal play is over.
    pub fn next(&self, node: usize) -> Vec<usize> {
        if node == self.goal {
            return vec![];
        }
        graph::next(&self.edges, node)
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
