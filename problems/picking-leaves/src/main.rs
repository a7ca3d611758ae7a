//! Picking Leaves, Luogu P7864: <https://www.luogu.com.cn/problem/P7864>.

use proconio::input;
use shared::print;

fn main() {
    input! { t: usize }
    let wins = (0..t).map(|_| {
        input! { n: usize, parents: [usize; n - 1] }
        first_player_wins(&parents)
    });
    print::verdicts(["1", "0"], wins);
}

/// Is some branch odd? Given are the parents of the vertices 2, 3, …, n.
fn first_player_wins(parents: &[usize]) -> bool {
    let n = parents.len() + 1;
    let mut children = vec![0; n + 1];
    for &parent in parents {
        assert!((1..=n).contains(&parent), "parent {}: vertices are from 1 to {}", parent, n);
        children[parent] += 1;
    }
    for leaf in 1..=n {
        if children[leaf] > 0 {
            continue;
        }
        let (mut v, mut length) = (leaf, 1);
        while v != 1 && children[parents[v - 2]] == 1 {
            v = parents[v - 2];
            length += 1;
        }
        if length % 2 == 1 {
            return true;
        }
    }
    false
}

#[cfg(test)]
mod tests;
