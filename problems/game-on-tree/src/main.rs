//! Game on Tree, AtCoder AGC 017 D: <https://atcoder.jp/contests/agc017/tasks/agc017_d>.

use proconio::{input, marker::Usize1};
use shared::tree::from_root;

fn main() {
    input! { n: usize, edges: [(Usize1, Usize1); n - 1] }
    println!("{}", if grundy_value(&edges) == 0 { "Bob" } else { "Alice" });
}

/// g(1). Vertices count from 0, and there is one more than edges.
fn grundy_value(edges: &[(usize, usize)]) -> usize {
    let n = edges.len() + 1;
    let (order, parent) = from_root(n, 0, edges);
    let mut g = vec![0; n];
    for &v in order[1..].iter().rev() {
        g[parent[v]] ^= g[v] + 1;
    }
    g[0]
}

#[cfg(test)]
mod tests;
