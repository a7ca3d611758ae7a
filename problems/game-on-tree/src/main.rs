//! Game on Tree, AtCoder AGC 017 D: <https://atcoder.jp/contests/agc017/tasks/agc017_d>.

use proconio::{input, marker::Usize1};

fn main() {
    input! { n: usize, edges: [(Usize1, Usize1); n - 1] }
    println!("{}", if grundy_value(&edges) == 0 { "Bob" } else { "Alice" });
}

/// g(1). Vertices count from 0, and there is one more than edges.
fn grundy_value(edges: &[(usize, usize)]) -> usize {
    let n = edges.len() + 1;
    let mut near = vec![vec![]; n];
    for &(x, y) in edges {
        assert!(x.max(y) < n, "edge {} {}: vertices are from 1 to {}", x + 1, y + 1, n);
        near[x].push(y);
        near[y].push(x);
    }
    let mut parent = vec![n; n]; // n: not found yet
    parent[0] = 0;
    let mut order = vec![0];
    for next in 0..n {
        assert!(next < order.len(), "the edges do not make a tree");
        let v = order[next];
        for &child in &near[v] {
            if parent[child] == n {
                parent[child] = v;
                order.push(child);
            }
        }
    }
    let mut g = vec![0; n];
    for &v in order[1..].iter().rev() {
        g[parent[v]] ^= g[v] + 1;
    }
    g[0]
}

#[cfg(test)]
mod tests;
