//! Sugigma: The Showdown, AtCoder AGC 005 E: <https://atcoder.jp/contests/agc005/tasks/agc005_e>.

use proconio::{input, marker::Usize1};
use shared::tree::from_root;

fn main() {
    input! {
        n: usize, x: Usize1, y: Usize1,
        red: [(Usize1, Usize1); n - 1], blue: [(Usize1, Usize1); n - 1],
    }
    assert!(x.max(y) < n && x != y, "X = {}, Y = {}: two of 1 to {}", x + 1, y + 1, n);
    match turns(x, y, &red, &blue) {
        Some(turns) => println!("{}", turns),
        None => println!("-1"),
    }
}

/// The turn in which Sigma is caught, who begins on x, Sugim on y; none if he never is. Vertices count from 0.
fn turns(x: usize, y: usize, red: &[(usize, usize)], blue: &[(usize, usize)]) -> Option<usize> {
    let n = red.len() + 1;
    let (blue_order, up) = from_root(n, y, blue);
    let mut blue_depth = vec![0; n];
    for &v in &blue_order[1..] {
        blue_depth[v] = blue_depth[up[v]] + 1;
    }
    // Are there three blue edges or more between these vertices?
    let is_far = |a: usize, b: usize| {
        up[a] != b && up[b] != a && up[a] != up[b] && up[up[a]] != b && up[up[b]] != a
    };
    // The red depth of each vertex that Sigma reaches.
    let (red_order, parent) = from_root(n, x, red);
    let mut red_depth = vec![None; n];
    red_depth[x] = Some(0);
    let mut most = 2 * blue_depth[x];
    for &v in &red_order[1..] {
        if let Some(depth) = red_depth[parent[v]] {
            if is_far(v, parent[v]) {
                return None;
            }
            if depth + 1 < blue_depth[v] {
                red_depth[v] = Some(depth + 1);
                most = most.max(2 * blue_depth[v]);
            }
        }
    }
    Some(most)
}

#[cfg(test)]
mod tests;
