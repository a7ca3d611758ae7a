//! Christmas Game, Codeforces 1498F: <https://codeforces.com/problemset/problem/1498/F>.

use proconio::{input, marker::Usize1};
use shared::print;

fn main() {
    input! { n: usize, k: usize, edges: [(Usize1, Usize1); n - 1], presents: [u32; n] }
    print::line(alice_wins(k, &edges, &presents).into_iter().map(u64::from));
}

/// Does Alice win, for each vertex as the root? Vertices count from 0.
fn alice_wins(k: usize, edges: &[(usize, usize)], presents: &[u32]) -> Vec<bool> {
    assert!((1..=20).contains(&k), "k is {}: from 1 to 20", k);
    let n = presents.len();
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
    let mut tables = vec![[0; 40]; n]; // first D, then T
    for (table, &a) in tables.iter_mut().zip(presents) {
        table[0] = a;
    }
    let m = 2 * k;
    for &v in order[1..].iter().rev() {
        let below = tables[v];
        (0..m).for_each(|j| tables[parent[v]][j] ^= below[(j + m - 1) % m]);
    }
    for &v in &order[1..] {
        let (below, all) = (tables[v], tables[parent[v]]);
        (0..m).for_each(|j| tables[v][j] ^= all[(j + m - 1) % m] ^ below[(j + m - 2) % m]);
    }
    tables.iter().map(|table| table[k..m].iter().fold(0, |x, part| x ^ part) != 0).collect()
}

#[cfg(test)]
mod tests;
