//! PP and QQ, HDU 3590: <https://acm.hdu.edu.cn/showproblem.php?pid=3590>.

use proconio::{input, is_stdin_empty, marker::Usize1};
use shared::{nim::nim_sum, print, tree::from_root};

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
    print::verdicts(["PP", "QQ"], wins);
}

/// The rule of misère Nim.
fn first_player_wins(branches: &[u64]) -> bool {
    let x = nim_sum(branches.iter().copied());
    let some_is_large = branches.iter().any(|&w| w > 1);
    (x != 0) == some_is_large
}

/// g(c) + 1 for each child c of the root. Vertices count from 0, and there is one more than edges.
fn values(edges: &[(usize, usize)]) -> Vec<u64> {
    let (order, parent) = from_root(edges.len() + 1, 0, edges);
    let mut g = vec![0; order.len()];
    for &v in order[1..].iter().rev() {
        g[parent[v]] ^= g[v] + 1;
    }
    order[1..].iter().filter(|&&v| parent[v] == 0).map(|&v| g[v] + 1).collect()
}

#[cfg(test)]
mod tests;
