//! Nim Shortcuts, Codeforces 1458E: <https://codeforces.com/problemset/problem/1458/E>.

use proconio::input;
use shared::print;

/// A column and a row.
type Cell = (u64, u64);

/// The walk ends here: one coordinate is behind the other by at most the number of shortcuts.
const END: u64 = 2_000_000_000;

fn main() {
    input! { n: usize, m: usize, mut shortcuts: [(u64, u64); n], queries: [(u64, u64); m] }
    for &(x, y) in shortcuts.iter().chain(&queries) {
        assert!(x.max(y) <= 1_000_000_000, "heaps {} {}: at most 1000000000 stones", x, y);
    }
    shortcuts.sort_unstable();
    let marked = diagonals(&shortcuts);
    let wins = queries.iter().map(|&query| first_player_wins(&shortcuts, &marked, query));
    print::verdicts(["WIN", "LOSE"], wins);
}

/// Is (a, b) neither a shortcut nor marked?
fn first_player_wins(shortcuts: &[Cell], marked: &[(u64, u64, u64)], (a, b): Cell) -> bool {
    let (x, y, length) = marked[marked.partition_point(|start| start.0 <= a) - 1];
    shortcuts.binary_search(&(a, b)).is_err() && (a - x >= length || b != y + (a - x))
}

/// The marked cells: where each diagonal begins, and its length.
fn diagonals(shortcuts: &[Cell]) -> Vec<(u64, u64, u64)> {
    let columns = firsts(shortcuts.to_vec());
    let rows = firsts(shortcuts.iter().map(|&(x, y)| (y, x)).collect());
    let (mut x, mut y, mut i, mut j, mut marked) = (0, 0, 0, 0, vec![]);
    while x < END && y < END {
        i += usize::from(columns[i].0 < x);
        j += usize::from(rows[j].0 < y);
        let column_is_used = columns[i].0 == x && columns[i].1 < y;
        let row_is_used = rows[j].0 == y && rows[j].1 < x;
        if column_is_used || row_is_used {
            x += u64::from(column_is_used);
            y += u64::from(row_is_used);
        } else {
            let length = (columns[i].0 - x).min(rows[j].0 - y).max(1);
            marked.push((x, y, length));
            x += length;
            y += length;
        }
    }
    marked
}

/// Each column with its lowest shortcut, and one column at the end.
fn firsts(mut cells: Vec<Cell>) -> Vec<Cell> {
    cells.push((END, 0));
    cells.sort_unstable();
    cells.dedup_by_key(|cell| cell.0);
    cells
}

#[cfg(test)]
mod tests;
