//! The game as stated: a turn removes an edge of a tree, and all that then no longer hangs on vertex 1.

use referee::{Game, Moves, Player};
use std::mem;

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

    /// Every tree of at most 6 vertices in which a parent has a smaller number.
    fn small() -> Vec<Vec<Edge>> {
        let mut trees: Vec<Vec<Edge>> = vec![vec![]];
        let mut next = 0;
        while next < trees.len() {
            let tree = trees[next].clone();
            let child = tree.len() + 2;
            let larger = (1..child).map(|parent| [&tree[..], &[Edge { parent, child }]].concat());
            trees.extend(larger.filter(|_| child <= 6));
            next += 1;
        }
        trees
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

/// The edges by their ends, if they make a tree with vertex 1.
pub fn rooted(ends: &[[usize; 2]]) -> Option<Vec<Edge>> {
    let mut edges: Vec<Edge> = ends.iter().map(|&[parent, child]| Edge { parent, child }).collect();
    let mut reached = vec![1];
    while reached.len() <= edges.len() {
        let is_next = |e: &Edge| reached.contains(&e.parent) != reached.contains(&e.child);
        let edge = edges.iter_mut().find(|edge| is_next(edge))?;
        if reached.contains(&edge.child) {
            mem::swap(&mut edge.parent, &mut edge.child);
        }
        reached.push(edge.child);
    }
    Some(edges)
}
