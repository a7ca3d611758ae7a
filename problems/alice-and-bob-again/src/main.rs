//! Alice and Bob are playing again, Luogu P6665: <https://www.luogu.com.cn/problem/P6665>.

use proconio::{input, marker::Usize1};
use shared::print;
use std::collections::HashSet;

fn main() {
    input! { t: usize }
    let wins = (0..t).map(|_| {
        input! { n: usize, m: usize, edges: [(Usize1, Usize1); m] }
        alice_wins(n, &edges)
    });
    print::verdicts(["Alice", "Bob"], wins);
}

/// Is the nim-sum of the trees' values not 0? Vertices count from 0; n stands for no parent.
fn alice_wins(n: usize, edges: &[(usize, usize)]) -> bool {
    let mut near = vec![vec![]; n];
    for &(a, b) in edges {
        assert!(a.max(b) < n, "edge {} {}: vertices are from 1 to {}", a + 1, b + 1, n);
        near[a].push(b);
        near[b].push(a);
    }
    let (mut parent, mut order) = (vec![n; n], vec![]);
    for root in 0..n {
        let mut found = if parent[root] == n { vec![(root, n)] } else { vec![] };
        while let Some((v, above)) = found.pop() {
            assert!(parent[v] == n, "edge {} {} closes a cycle", above + 1, v + 1);
            parent[v] = above;
            order.push(v);
            found.extend(near[v].iter().filter(|&&u| u != above).map(|&u| (u, v)));
        }
    }
    let (mut s, mut largest) = (vec![0; n + 1], vec![0_usize; n + 1]);
    let mut sets = vec![(HashSet::new(), 0); n + 1]; // a number x in a set with mark y means x ⊕ y
    for &v in order.iter().rev() {
        let (mut set, mut mark) = std::mem::take(&mut sets[v]);
        mark ^= s[v];
        set.insert(s[v] ^ mark);
        // Below this multiple of a power of two above L all numbers are in the set.
        let start = largest[v] - largest[v] % ((s[v] ^ largest[v]) + 1).next_power_of_two();
        let g = (start..=n).find(|g| !set.contains(&(g ^ mark))).expect("of n + 1 numbers");
        let above = parent[v];
        s[above] ^= g;
        largest[above] = largest[above].max(g);
        let mut joined = (set, mark ^ g);
        if joined.0.len() > sets[above].0.len() {
            std::mem::swap(&mut joined, &mut sets[above]);
        }
        let change = joined.1 ^ sets[above].1;
        sets[above].0.extend(joined.0.iter().map(|x| x ^ change));
    }
    s[n] != 0
}

#[cfg(test)]
mod tests;
