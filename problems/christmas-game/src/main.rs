//! Christmas Game, POJ 3710: <http://poj.org/problem?id=3710>.

use proconio::{input, is_stdin_empty, marker::Usize1};
use shared::print;

fn main() {
    let mut wins = vec![];
    while !is_stdin_empty() {
        input! { n: usize }
        let mut sum = 0;
        for _ in 0..n {
            input! { m: usize, k: usize, edges: [(Usize1, Usize1); k] }
            sum ^= grundy_value(m, &edges);
        }
        wins.push(sum != 0);
    }
    print::verdicts(["Sally", "Harry"], wins);
}

/// The value of a graph with m nodes, counted from 0.
fn grundy_value(m: usize, edges: &[(usize, usize)]) -> usize {
    // The place of each node in the list (m: none yet), and for each place that of its parent.
    let (mut place, mut parent, mut closes) = (vec![m; m], vec![0], vec![true; edges.len()]);
    place[0] = 0;
    for next in 0..m {
        assert!(next < parent.len(), "a node is not joined to node 1");
        for (i, &(a, b)) in edges.iter().enumerate() {
            assert!(a.max(b) < m && a != b, "edge {} {} among {} nodes", a + 1, b + 1, m);
            for (v, u) in [(a, b), (b, a)] {
                if place[v] == next && place[u] == m {
                    place[u] = parent.len();
                    parent.push(next);
                    closes[i] = false;
                }
            }
        }
    }
    let (mut g, mut is_marked) = (vec![0; m], vec![false; m]);
    for i in (0..edges.len()).filter(|&i| closes[i]) {
        let (mut a, mut b) = (place[edges[i].0], place[edges[i].1]);
        g[a] ^= 1;
        while a != b {
            is_marked[a.max(b)] = true;
            (a, b) = (a.min(b), parent[a.max(b)]);
        }
    }
    for v in (1..m).rev() {
        g[parent[v]] ^= if is_marked[v] { g[v] ^ 1 } else { g[v] + 1 };
    }
    g[0]
}

#[cfg(test)]
mod tests;
