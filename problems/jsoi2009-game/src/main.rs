//! Game in a Maze, Luogu P4055: <https://www.luogu.com.cn/problem/P4055>.

use proconio::input;

fn main() {
    input! { n: usize, m: usize, rows: [String; n] }
    assert!(n <= 100 && m <= 100, "{} x {} cells: at most 100 x 100", n, m);
    let starts = winning_starts(&rows, m);
    println!("{}", if starts.is_empty() { "LOSE" } else { "WIN" });
    let lines: Vec<String> = starts.iter().map(|(i, j)| format!("{} {}\n", i, j)).collect();
    print!("{}", lines.concat());
}

/// The free cells that some maximum matching leaves unmatched: rows and columns, counted from 1.
fn winning_starts(rows: &[String], m: usize) -> Vec<(usize, usize)> {
    let fits = |row: &String| row.len() == m && row.chars().all(|cell| ".#".contains(cell));
    assert!(rows.iter().all(fits), "a row is not {} letters . or #", m);
    // Walls above and below, and one between two rows: cell (i, j) is i * w + j - 1.
    let w = m + 1;
    let wall = "#".repeat(w);
    let mut maze = format!("{0}{1}{0}", wall, rows.join("#")).into_bytes();
    let free: Vec<usize> = (0..maze.len()).filter(|&v| maze[v] == b'.').collect();
    let mut partner = vec![0; maze.len()]; // 0: none
    for &v in free.iter().filter(|&v| (v / w + v % w) % 2 == 1) {
        finds_partner(v, w, &mut maze.clone(), &mut partner);
    }
    let alone: Vec<usize> = free.iter().copied().filter(|&v| partner[v] == 0).collect();
    for v in alone {
        finds_partner(v, w, &mut maze, &mut partner); // it finds none, but it tries all it can
    }
    // A cell is marked if it is alone or the search has tried its partner.
    let marked = |v: &usize| partner[*v] == 0 || maze[partner[*v]] == b'#';
    free.into_iter().filter(marked).map(|v| (v / w, v % w + 1)).collect()
}

/// Can v get a domino, if others may move? Cells that were tried become walls in `open`.
fn finds_partner(v: usize, w: usize, open: &mut [u8], partner: &mut [usize]) -> bool {
    for u in [v - w, v - 1, v + 1, v + w] {
        if open[u] == b'.' {
            open[u] = b'#';
            if partner[u] == 0 || finds_partner(partner[u], w, open, partner) {
                (partner[u], partner[v]) = (v, u);
                return true;
            }
        }
    }
    false
}

#[cfg(test)]
mod tests;
