//! The game as stated: a turn cuts an edge of a graph, and all that is no longer connected to node 1 falls off.

use referee::{Game, Moves, Player};

pub struct Rules;

/// The two nodes that it joins, counted from 1.
pub type Edge = [usize; 2];

impl Game for Rules {
    /// Several graphs are one: they have node 1 in common.
    type Position = Vec<Edge>;
    /// The edge to cut.
    type Move = Edge;

    fn moves(edges: &Vec<Edge>, _: Player) -> Moves<Rules> {
        (0..edges.len()).map(|i| (edges[i], staying(edges, Some(i)))).collect()
    }
}

/// The edges that stay when the one in this place is cut, or none.
pub fn staying(edges: &[Edge], cut: Option<usize>) -> Vec<Edge> {
    let mut left = edges.to_vec();
    if let Some(cut) = cut {
        left.remove(cut);
    }
    let nodes = reached(&left, 1);
    left.retain(|ends| nodes.contains(&ends[0]));
    left
}

/// The nodes that can be reached from a node.
pub fn reached(edges: &[Edge], from: usize) -> Vec<usize> {
    let mut nodes = vec![from];
    let mut next = 0;
    while let Some(node) = nodes.get(next).copied() {
        for [u, v] in edges.iter().filter(|ends| ends.contains(&node)) {
            let end = if *u == node { *v } else { *u };
            if !nodes.contains(&end) {
                nodes.push(end);
            }
        }
        next += 1;
    }
    nodes
}
