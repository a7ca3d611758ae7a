//! The game as stated: a turn takes presents from one vertex of a tree to its k-th ancestor.

use referee::{small, Game, Moves, Player};

pub struct Rules;

/// Vertices count from 0.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Tree {
    pub k: usize,
    pub root: usize,
    pub edges: Vec<Edge>,
    /// How many presents hang on each vertex.
    pub presents: Vec<u64>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Edge {
    pub parent: usize,
    pub child: usize,
}

/// So many presents go from one vertex to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    pub from: usize,
    pub to: usize,
    pub presents: u64,
}

impl Game for Rules {
    type Position = Tree;
    type Move = Step;

    fn moves(tree: &Tree, _: Player) -> Moves<Rules> {
        let mut moves = vec![];
        for (from, &most) in tree.presents.iter().enumerate() {
            if let Some(to) = tree.ancestor(from) {
                for presents in 1..=most {
                    let mut after = tree.clone();
                    after.presents[from] -= presents;
                    after.presents[to] += presents;
                    moves.push((Step { from, to, presents }, after));
                }
            }
        }
        moves
    }

    /// Every tree of at most 4 vertices with every root, every k up to 3, and at most 5 presents.
    fn small() -> Vec<Tree> {
        let mut all = vec![];
        for edges in (1..=4).flat_map(trees) {
            let n = edges.len() + 1;
            let few = |presents: &Vec<u64>| presents.iter().sum::<u64>() <= 5;
            for presents in small::sequences(n, 5).filter(few) {
                for root in 0..n {
                    let edges = rooted(&edges, root).expect("it is a tree");
                    let tree = Tree { k: 1, root, edges, presents: presents.clone() };
                    all.extend((1..=n.min(3)).map(|k| Tree { k, ..tree.clone() }));
                }
            }
        }
        all
    }
}

impl Tree {
    /// The k-th ancestor, where a vertex has one.
    pub fn ancestor(&self, v: usize) -> Option<usize> {
        let parent = |v| Some(self.edges.iter().find(|edge| edge.child == v)?.parent);
        (0..self.k).try_fold(v, |v, _| parent(v))
    }
}

/// The edges of every tree of n vertices with the root 0 in which a parent has a smaller number.
pub fn trees(n: usize) -> Vec<Vec<Edge>> {
    let mut trees = vec![vec![]];
    for child in 1..n {
        let larger = |tree: Vec<Edge>| {
            (0..child).map(move |parent| [&tree[..], &[Edge { parent, child }]].concat())
        };
        trees = trees.into_iter().flat_map(larger).collect();
    }
    trees
}

/// The same edges as they are seen from this root, if they make a tree.
pub fn rooted(edges: &[Edge], root: usize) -> Option<Vec<Edge>> {
    let (mut reached, mut rooted) = (vec![root], edges.to_vec());
    for _ in edges {
        let is_reached = |v| reached.contains(&v);
        let edge = rooted.iter_mut().find(|e| is_reached(e.parent) != is_reached(e.child))?;
        if is_reached(edge.child) {
            *edge = Edge { parent: edge.child, child: edge.parent };
        }
        reached.push(edge.child);
    }
    Some(rooted)
}
