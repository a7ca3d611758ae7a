//! The game as stated: two pieces on a graph whose edges lead up; a turn moves one of them along an edge.

use referee::{graph::Edge, Game, Moves, Player};

pub struct Rules;

/// Vertices count from 1.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Graph {
    pub edges: Vec<Edge>,
    /// The vertices on which the pieces stand.
    pub pieces: [usize; 2],
}

impl Game for Rules {
    type Position = Graph;
    /// The edge along which a piece moves.
    type Move = Edge;

    fn moves(graph: &Graph, _: Player) -> Moves<Rules> {
        let mut moves = vec![];
        for (i, &piece) in graph.pieces.iter().enumerate() {
            // Of two pieces on the same vertex the first one goes.
            if graph.pieces[..i].contains(&piece) {
                continue;
            }
            for &edge in graph.edges.iter().filter(|edge| edge[0] == piece) {
                let mut after = graph.clone();
                after.pieces[i] = edge[1];
                moves.push((edge, after));
            }
        }
        moves
    }
}

/// Each way to keep some of the edges.
pub fn subsets(edges: &[Edge]) -> Vec<Vec<Edge>> {
    let kept = |set: usize| (0..edges.len()).filter(move |i| set >> i & 1 == 1);
    (0..1 << edges.len()).map(|set| kept(set).map(|i| edges[i]).collect()).collect()
}
