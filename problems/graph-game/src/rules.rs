//! The game as stated: a turn moves one token along an edge.

use referee::{Game, Moves, Player};
use std::collections::BTreeSet;

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
    /// The nodes on which the tokens stand.
    pub tokens: Vec<usize>,
}

impl Graph {
    /// The nodes to which edges lead from a node, in order.
    pub fn next(&self, node: usize) -> Vec<usize> {
        let edges = self.edges.iter().filter(|edge| edge.from == node);
        edges.map(|edge| edge.to).collect::<BTreeSet<usize>>().into_iter().collect()
    }
}

impl Game for Rules {
    type Position = Graph;
    /// The edge along which a token moves.
    type Move = Edge;

    fn moves(graph: &Graph, _: Player) -> Moves<Rules> {
        let mut moves = vec![];
        for (i, &from) in graph.tokens.iter().enumerate() {
            // Of tokens on the same node the first one goes.
            if graph.tokens[..i].contains(&from) {
                continue;
            }
            for to in graph.next(from) {
                let mut after = graph.clone();
                after.tokens[i] = to;
                moves.push((Edge { from, to }, after));
            }
        }
        moves
    }
}
