//! Passage of Time, Luogu P6560: <https://www.luogu.com.cn/problem/P6560>.

use proconio::{input, marker::Usize1};
use shared::print;
use std::collections::VecDeque;

fn main() {
    input! { n: usize, m: usize, q: usize }
    assert!(n <= 100_000 && m <= 500_000 && q <= 500, "{} nodes, {} edges, {} questions", n, m, q);
    input! { edges: [(Usize1, Usize1); m], questions: [(Usize1, Usize1); q] }
    print::lines(answers(n, &edges, &questions));
}

/// Nodes count from 0.
fn answers(n: usize, edges: &[(usize, usize)], questions: &[(usize, usize)]) -> Vec<i8> {
    let mut degree = vec![0; n];
    let mut before = vec![vec![]; n];
    for &(u, v) in edges {
        assert!(u.max(v) < n, "node {}: there are only {}", u.max(v) + 1, n);
        degree[u] += 1;
        before[v].push(u);
    }
    questions.iter().map(|&(x, goal)| label_of(x, goal, &before, degree.clone())).collect()
}

/// 1 if x is won, -1 if it is lost, 0 if it is drawn.
fn label_of(x: usize, goal: usize, before: &[Vec<usize>], mut left: Vec<i32>) -> i8 {
    assert!(x != goal && x.max(goal) < left.len(), "{} {}: not two nodes", x + 1, goal + 1);
    let mut label: Vec<i8> = left.iter().map(|&d| if d == 0 { -1 } else { 0 }).collect();
    label[goal] = -1;
    let mut queue: VecDeque<usize> = (0..left.len()).filter(|&v| label[v] == -1).collect();
    while let (0, Some(v)) = (label[x], queue.pop_front()) {
        for &u in &before[v] {
            if label[u] == 0 {
                left[u] -= i32::from(label[v] == 1);
                if label[v] == -1 || left[u] == 0 {
                    label[u] = -label[v];
                    queue.push_back(u);
                }
            }
        }
    }
    label[x]
}

#[cfg(test)]
mod tests;
