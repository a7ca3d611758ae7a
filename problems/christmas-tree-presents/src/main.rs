//! Christmas Game, Codeforces 1498F: <https://codeforces.com/problemset/problem/1498/F>.

use proconio::{input, marker::Usize1};
use shared::{nim::nim_sum, print, tree::from_root};

fn main() {
    input! { n: usize, k: usize, edges: [(Usize1, Usize1); n - 1], presents: [u32; n] }
    print::line(alice_wins(k, &edges, &presents).into_iter().map(u64::from));
}

/// Does Alice win, for each vertex as the root? Vertices count from 0.
fn alice_wins(k: usize, edges: &[(usize, usize)], presents: &[u32]) -> Vec<bool> {
    assert!((1..=20).contains(&k), "k is {}: from 1 to 20", k);
    let n = presents.len();
    let (order, parent) = from_root(n, 0, edges);
    let mut tables = vec![[0; 40]; n]; // first D, then T
    for (table, &a) in tables.iter_mut().zip(presents) {
        table[0] = a;
    }
    let m = 2 * k;
    for &v in order[1..].iter().rev() {
        let below = tables[v];
        for j in 0..m {
            tables[parent[v]][(j + 1) % m] ^= below[j];
        }
    }
    for &v in &order[1..] {
        let (below, all) = (tables[v], tables[parent[v]]);
        for j in 0..m {
            tables[v][j] ^= all[(j + m - 1) % m] ^ below[(j + m - 2) % m];
        }
    }
    tables.iter().map(|table| nim_sum(table[k..m].iter().copied()) != 0).collect()
}

#[cfg(test)]
mod tests;
