//! Sharti, Codeforces 494E: <https://codeforces.com/problemset/problem/494/E>.

use proconio::input;

fn main() {
    input! { n: u32, m: usize, k: u32, rectangles: [(u32, u32, u32, u32); m] }
    println!("{}", if first_player_wins(n, k, &rectangles) { "Hamed" } else { "Malek" });
}

/// Is some b(r) with 2^r ≤ k odd? Rectangles: first row and column, last row and column.
fn first_player_wins(n: u32, k: u32, rectangles: &[(u32, u32, u32, u32)]) -> bool {
    assert!(k > 0, "k = 0: needs 1 or more");
    let (mut lines, mut marks) = (vec![], vec![]);
    for &(a, b, c, d) in rectangles {
        assert!(0 < a && a <= c && c <= n, "rows {} to {}: not in order from 1 to {}", a, c, n);
        assert!(0 < b && b <= d && d <= n, "columns {} to {}: not in order from 1 to {}", b, d, n);
        lines.extend([(a - 1, b - 1, d, 1), (c, b - 1, d, -1)]);
        marks.extend([b - 1, d]);
    }
    lines.sort_unstable();
    marks.sort_unstable();
    marks.dedup();
    let mut tree = vec![(0, 0); 4 * marks.len()];
    let (mut b, mut above) = (0, 0);
    for (row, left, right, change) in lines {
        b ^= (above ^ row) & tree[1].1;
        above = row;
        cover(&mut tree, 1, &marks, left, right, change);
    }
    (0..32).any(|r| 1 << r <= k && b >> r & 1 == 1)
}

/// One rectangle more or less over the columns from `left` + 1 to `right`. A node has the number of
/// rectangles counted there, and the parities of the columns covered there or below; `marks` are their ends.
fn cover(tree: &mut [(i32, u32)], node: usize, marks: &[u32], left: u32, right: u32, change: i32) {
    let (first, middle, last) = (marks[0], marks.len() / 2, marks[marks.len() - 1]);
    if left <= first && last <= right {
        tree[node].0 += change;
    } else {
        if left < marks[middle] {
            cover(tree, 2 * node, &marks[..=middle], left, right, change);
        }
        if marks[middle] < right {
            cover(tree, 2 * node + 1, &marks[middle..], left, right, change);
        }
    }
    tree[node].1 = match tree[node].0 {
        0 if marks.len() > 2 => tree[2 * node].1 ^ tree[2 * node + 1].1,
        0 => 0,
        _ => first ^ last,
    };
}

#[cfg(test)]
mod tests;
