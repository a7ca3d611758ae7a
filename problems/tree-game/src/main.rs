//! Tree Game, AtCoder AGC 010 F: <https://atcoder.jp/contests/agc010/tasks/agc010_f>.

use proconio::{input, marker::Usize1};
use shared::print;

fn main() {
    input! { n: usize, stones: [u64; n], edges: [(Usize1, Usize1); n - 1] }
    print::line(winning_starts(&stones, &edges).iter().map(|v| v + 1));
}

/// The vertices with f true. Vertices count from 0.
fn winning_starts(stones: &[u64], edges: &[(usize, usize)]) -> Vec<usize> {
    let n = stones.len();
    let mut near = vec![vec![]; n];
    for &(a, b) in edges {
        assert!(a.max(b) < n, "edge {} {}: vertices are from 1 to {}", a + 1, b + 1, n);
        near[a].push(b);
        near[b].push(a);
    }
    let mut order: Vec<usize> = (0..n).collect();
    order.sort_unstable_by_key(|&v| stones[v]);
    let mut f = vec![false; n];
    for &v in &order {
        for &u in &near[v] {
            if stones[u] < stones[v] && !f[u] {
                f[v] = true;
            }
        }
    }
    (0..n).filter(|&v| f[v]).collect()
}

#[cfg(test)]
mod tests;
