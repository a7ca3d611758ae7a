//! Promises about trees: edges that make no cycle.

use super::validator::Validator;

/// Which vertices the edges join so far; vertices count from 1.
struct Forest {
    /// For each vertex the next one on the way to the root of its tree; a root points to itself.
    up: Vec<usize>,
    /// For each root the number of vertices of its tree.
    sizes: Vec<u64>,
}

impl Forest {
    fn new(vertices: u64) -> Forest {
        Forest { up: (0..=vertices as usize).collect(), sizes: vec![1; vertices as usize + 1] }
    }

    /// Joins the trees of both ends; false if they are in one tree, so that the edge closes a cycle.
    fn join(&mut self, ends: [u64; 2]) -> bool {
        let [mut x, mut y] = ends.map(|end| {
            let mut v = end as usize;
            while self.up[v] != v {
                self.up[v] = self.up[self.up[v]];
                v = self.up[v];
            }
            v
        });
        if x == y {
            return false;
        }
        if self.sizes[x] > self.sizes[y] {
            (x, y) = (y, x);
        }
        self.up[x] = y;
        self.sizes[y] += self.sizes[x];
        true
    }
}

impl Validator<'_> {
    /// A line with the two ends of an edge.
    pub fn edge(&mut self, vertices: u64) -> [u64; 2] {
        self.fields([("", 1..=vertices), ("", 1..=vertices)])
    }

    /// The edges of a tree, a line each.
    pub fn tree(&mut self, vertices: u64) {
        self.acyclic(vertices, vertices - 1, "the edges make a tree");
    }

    /// This many edges without a cycle, a line each; returns the size of the largest tree.
    pub fn forest(&mut self, vertices: u64, edges: u64) -> u64 {
        self.acyclic(vertices, edges, "the edges make no cycle")
    }

    fn acyclic(&mut self, vertices: u64, edges: u64, promise: &str) -> u64 {
        let mut forest = Forest::new(vertices);
        for _ in 0..edges {
            let edge = self.edge(vertices);
            self.holds(forest.join(edge), promise);
        }
        forest.sizes.into_iter().max().unwrap_or(0)
    }

    /// A line with the parents of the vertices 2, 3, … of a tree with root 1.
    pub fn parents(&mut self, vertices: u64) {
        let mut forest = Forest::new(vertices);
        let parents = self.line(vertices - 1, "", 1..=vertices);
        // There are as many edges as a tree has, so without a cycle every path up ends at vertex 1.
        let is_tree = (2..).zip(parents).all(|(v, parent)| forest.join([v, parent]));
        self.holds(is_tree, "the parents make a tree with root 1");
    }
}
