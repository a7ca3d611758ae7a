//! PP and QQ, HDU 3590: <https://acm.hdu.edu.cn/showproblem.php?pid=3590>.

use proconio::{input, is_stdin_empty, marker::Usize1};
use shared::{nim::nim_sum, print};

fn main() {
    let mut wins = vec![];
    while !is_stdin_empty() {
        input! { trees: usize }
        let mut branches = vec![];
        for _ in 0..trees {
            input! { m: usize, edges: [(Usize1, Usize1); m - 1] }
            branches.extend(values(&edges));
        }
        wins.push(first_player_wins(&branches));
    }
    print::verdicts(["PP", "QQ"], wins.into_iter());
}

/// The rule of misère Nim.
fn first_player_wins(branches: &[u64]) -> bool {
    let x = nim_sum(branches.iter().copied());
    let some_is_large = branches.iter().any(|&w| w > 1);
    (x != 0) == some_is_large
}

/// g(c) + 1 for each child c of the root. Vertices count from 0, and there is one more than edges.
fn values(edges: &[(usize, usize)]) -> Vec<u64> {
    let m = edges.len() + 1;
    let mut near = vec![vec![]; m];
    for &(a, b) in edges {
        assert!(a.max(b) < m, "edge {} {}: vertices are from 1 to {}", a + 1, b + 1, m);
        near[a].push(b);
        near[b].push(a);
    }
    let mut met = vec![false; m];
    met[0] = true;
    let values = near[0].iter().map(|&child| g(child, 0, &near, &mut met) + 1).collect();
    assert!(met.iter().all(|&is_met| is_met), "the edges do not make a tree");
    values
}

/// g(v), where `parent` is the vertex above v.
fn g(v: usize, parent: usize, near: &[Vec<usize>], met: &mut [bool]) -> u64 {
    assert!(!met[v], "the edges do not make a tree");
    met[v] = true;
    let mut sum = 0;
    for &child in near[v].iter().filter(|&&child| child != parent) {
        sum ^= g(child, v, near, met) + 1;
    }
    sum
}

#[cfg(test)]
mod tests;
