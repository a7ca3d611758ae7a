//! The game as stated: a turn moves one token along an edge.

use referee::{Game, Moves, Player};

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
        let mut next: Vec<usize> = edges.map(|edge| edge.to).collect();
        next.sort_unstable();
        next.dedup();
        next
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

    /// Edges to larger nodes only.
    fn small() -> Vec<Graph> {
        let all = [(1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)];
        let tokens = [vec![1], vec![2], vec![1, 1], vec![1, 2], vec![2, 1, 3], vec![1, 1, 2, 3]];
        let mut small = vec![];
        for set in 0..64 {
            let chosen = (0..6).filter(|i| set >> i & 1 == 1).map(|i: usize| all[i]);
            let edges: Vec<Edge> = chosen.map(|(from, to)| Edge { from, to }).collect();
            let graph =
                |tokens: &Vec<usize>| Graph { edges: edges.clone(), tokens: tokens.clone() };
            small.extend(tokens.iter().map(graph));
        }
        small
    }
}
