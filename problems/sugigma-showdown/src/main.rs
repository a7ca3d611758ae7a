//! Sugigma: The Showdown, AtCoder AGC 005 E: <https://atcoder.jp/contests/agc005/tasks/agc005_e>.

use proconio::input;

fn main() {
    input! { n: usize, x: usize, y: usize, red: [(usize, usize); n - 1], blue: [(usize, usize); n - 1] }
    assert!(0 < x.min(y) && x.max(y) <= n && x != y, "X = {}, Y = {}: two of 1 to {}", x, y, n);
    match turns(&Tree::hung(x, &red), &Tree::hung(y, &blue)) {
        Some(turns) => println!("{}", turns),
        None => println!("-1"),
    }
}

/// The turn in which Sigma is caught; none if he never is. The trees hang from where the players begin.
fn turns(red: &Tree, blue: &Tree) -> Option<usize> {
    let mut is_reached = vec![false; red.order.len() + 1];
    // Above the roots.
    is_reached[0] = true;
    let mut most = 0;
    for &v in &red.order {
        let parent = red.parent[v];
        if parent != 0 && is_reached[parent] && blue.is_far(v, parent) {
            return None;
        }
        is_reached[v] = is_reached[parent] && red.depth[v] < blue.depth[v];
        if is_reached[v] {
            most = most.max(2 * blue.depth[v]);
        }
    }
    Some(most)
}

struct Tree {
    /// The vertices, each after its parent.
    order: Vec<usize>,
    /// That of the root is 0.
    parent: Vec<usize>,
    depth: Vec<usize>,
}

impl Tree {
    fn hung(root: usize, edges: &[(usize, usize)]) -> Tree {
        let n = edges.len() + 1;
        let mut neighbours = vec![vec![]; n + 1];
        for &(a, b) in edges {
            assert!(0 < a.min(b) && a.max(b) <= n, "edge {} {}: vertices are 1 to {}", a, b, n);
            neighbours[a].push(b);
            neighbours[b].push(a);
        }
        let (mut parent, mut depth) = (vec![0; n + 1], vec![0; n + 1]);
        let mut order = vec![root];
        for next in 0..n {
            assert!(next < order.len(), "the edges make no tree");
            let v = order[next];
            for &u in &neighbours[v] {
                if u != root && parent[u] == 0 {
                    parent[u] = v;
                    depth[u] = depth[v] + 1;
                    order.push(u);
                }
            }
        }
        Tree { order, parent, depth }
    }

    /// Are there three edges or more between these vertices?
    fn is_far(&self, a: usize, b: usize) -> bool {
        let up = &self.parent;
        up[a] != b && up[b] != a && up[a] != up[b] && up[up[a]] != b && up[up[b]] != a
    }
}

#[cfg(test)]
mod tests;
