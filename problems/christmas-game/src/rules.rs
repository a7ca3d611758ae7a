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

    /// Every connected graph with node 1, of at most 5 nodes and 1 to 6 edges.
    fn small() -> Vec<Vec<Edge>> {
        let pairs: Vec<Edge> = (2..=5).flat_map(|v| (1..v).map(move |u| [u, v])).collect();
        let chosen = |set: usize| (0..pairs.len()).filter(move |i| set >> i & 1 == 1);
        let sets = (1_usize..1 << pairs.len()).filter(|set| set.count_ones() <= 6);
        let graphs = sets.map(|set| chosen(set).map(|i| pairs[i]).collect());
        graphs.filter(|edges: &Vec<Edge>| staying(edges, None) == *edges).collect()
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
