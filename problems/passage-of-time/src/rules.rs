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

    /// Every graph of 3 nodes, with the piece and the goal on different ones.
    fn small() -> Vec<Graph> {
        let edge = |i: usize| Edge { from: i / 3 + 1, to: i % 3 + 1 };
        let mut small = vec![];
        for set in 0..512 {
            let edges: Vec<Edge> = (0..9).filter(|i| set >> i & 1 == 1).map(edge).collect();
            for (piece, goal) in [(1, 2), (1, 3), (2, 1), (2, 3), (3, 1), (3, 2)] {
                small.push(Graph { edges: edges.clone(), piece, goal });
            }
        }
        small
    }
}
