//! The game as stated: a turn moves one token along an edge.

use referee::graph::{next, Edge};
use referee::{Game, Moves, Player};

pub struct Rules;

/// Nodes count from 1.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Graph {
    pub edges: Vec<Edge>,
    /// The nodes on which the tokens stand.
    pub tokens: Vec<usize>,
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
            for to in next(&graph.edges, from) {
                let mut after = graph.clone();
                after.tokens[i] = to;
                moves.push(([from, to], after));
            }
        }
        moves
    }
}
