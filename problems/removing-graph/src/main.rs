//! Removing Graph, Codeforces 1823E: <https://codeforces.com/problemset/problem/1823/E>.

use proconio::input;
use shared::nim::nim_sum;

fn main() {
    input! { n: usize, l: u64, r: u64, edges: [(usize, usize); n] }
    println!("{}", if alice_wins(&ring_sizes(n, &edges), l, r) { "Alice" } else { "Bob" });
}

/// Is the nim-sum of the values of all rings not 0?
fn alice_wins(rings: &[u64], l: u64, r: u64) -> bool {
    assert!(0 < l && l < r, "l = {}, r = {}: 0 < l < r must hold", l, r);
    nim_sum(rings.iter().map(|&x| if x < l + r { x / l } else { 0 })) != 0
}

fn ring_sizes(n: usize, edges: &[(usize, usize)]) -> Vec<u64> {
    let mut neighbours = vec![vec![]; n + 1];
    for &(u, v) in edges {
        let is_new = u != v && 0 < u.min(v) && u.max(v) <= n && !neighbours[u].contains(&v);
        assert!(is_new, "edge {} {}: two different vertices of 1 to {}, each pair once", u, v, n);
        neighbours[u].push(v);
        neighbours[v].push(u);
        let degree = neighbours[u].len().max(neighbours[v].len());
        assert!(degree <= 2, "edge {} {}: a vertex has more than two edges", u, v);
    }
    let mut is_seen = vec![false; n + 1];
    let mut sizes = vec![];
    for start in 1..=n {
        let mut v = start;
        let mut size = 0;
        while !is_seen[v] {
            is_seen[v] = true;
            size += 1;
            v = neighbours[v].iter().copied().find(|&u| !is_seen[u]).unwrap_or(v);
        }
        if size > 0 {
            sizes.push(size);
        }
    }
    sizes
}

#[cfg(test)]
mod tests;
