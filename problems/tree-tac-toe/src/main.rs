//! Tree-Tac-Toe, Codeforces 1110G: <https://codeforces.com/problemset/problem/1110/G>.

use proconio::{input, marker::Usize1};
use shared::print;

fn main() {
    input! { t: usize }
    let wins = (0..t).map(|_| {
        input! { n: usize, edges: [(Usize1, Usize1); n - 1], letters: String }
        white_wins(&edges, &letters)
    });
    print::verdicts(["White", "Draw"], wins);
}

/// Vertices count from 0.
fn white_wins(edges: &[(usize, usize)], letters: &str) -> bool {
    let n = edges.len() + 1;
    let is_fine = letters.bytes().all(|letter| letter == b'W' || letter == b'N');
    assert!(is_fine && letters.len() == n, "{}: needs {} letters W or N", letters, n);
    let tails: Vec<usize> = letters.bytes().map(|letter| usize::from(letter == b'W')).collect();
    let (mut degree, mut inner) = (tails.clone(), tails.clone());
    for &(a, b) in edges {
        assert!(a.max(b) < n, "edge {} {}: vertices are from 1 to {}", a + 1, b + 1, n);
        degree[a] += 1;
        degree[b] += 1;
    }
    for &(a, b) in edges {
        inner[a] += usize::from(degree[b] > 1);
        inner[b] += usize::from(degree[a] > 1);
    }
    let whites: usize = tails.iter().sum();
    let forks = whites + degree.iter().filter(|&&d| d == 3).count();
    (0..n).any(|v| degree[v] > 3 || degree[v] == 3 && inner[v] > 1)
        || forks == 2 && (n + 3 * whites) % 2 == 1
}

#[cfg(test)]
mod tests;
