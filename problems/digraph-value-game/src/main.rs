//! Graph of Numbers, Luogu P12576: <https://www.luogu.com.cn/problem/P12576>.

use proconio::{input, marker::Usize1};

fn main() {
    input! { n: usize, m: usize, numbers: [u32; n], edges: [(Usize1, Usize1); m] }
    assert!((1..=250_000).contains(&n) && m <= 500_000, "{} vertices, {} edges", n, m);
    println!("{}", result(&numbers, &edges));
}

/// Vertices count from 0; the token starts on vertex 0.
fn result(numbers: &[u32], edges: &[(usize, usize)]) -> u32 {
    let n = numbers.len();
    let mut before = vec![vec![]; n];
    // For each vertex the number of its edges that do not lead into A.
    let mut left = vec![0; n];
    for &(x, y) in edges {
        assert!(x.max(y) < n, "vertex {}: there are only {}", x.max(y) + 1, n);
        before[y].push(x);
        left[x] += 1;
    }
    let mut order: Vec<usize> = (0..n).collect();
    order.sort_unstable_by_key(|&v| numbers[v]);
    let (mut in_a, mut is_high, mut x) = (vec![false; n], vec![false; n], 0);
    while !in_a[0] {
        let v = order.pop().expect("vertex 1 comes into A with its own number");
        x = numbers[v];
        is_high[v] = true;
        // What joins A (true) or B (false).
        let mut joins = vec![(v, true)];
        if left[v] == 0 {
            joins.push((v, false));
        }
        while let Some((v, joins_a)) = joins.pop() {
            if !joins_a {
                joins.extend(before[v].iter().map(|&u| (u, true)));
            } else if !in_a[v] {
                in_a[v] = true;
                for &u in &before[v] {
                    left[u] -= 1;
                    if left[u] == 0 && is_high[u] {
                        joins.push((u, false));
                    }
                }
            }
        }
    }
    x
}

#[cfg(test)]
mod tests;
