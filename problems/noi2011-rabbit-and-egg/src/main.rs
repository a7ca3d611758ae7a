//! Rabbit and Egg, Luogu P1971: <https://www.luogu.com.cn/problem/P1971>.

use proconio::input;
use shared::print;

fn main() {
    input! { n: usize, m: usize, rows: [String; n], k: usize, moves: [(usize, usize); 2 * k] }
    assert!(n <= 40 && m <= 40, "{} x {} cells: at most 40 x 40", n, m);
    let mistakes = mistakes(&rows, m, &moves);
    println!("{}", mistakes.len());
    print::lines(mistakes);
}

/// The numbers of Rabbit's moves that give a won game away.
fn mistakes(rows: &[String], m: usize, moves: &[(usize, usize)]) -> Vec<usize> {
    let fits = |row: &String| row.len() == m && row.chars().all(|cell| "XO.".contains(cell));
    assert!(rows.iter().all(fits) && rows.concat().matches('.').count() == 1, "not X, O, one gap");
    // Walls above and below, and one between two rows: cell (i, j) is i * w + j - 1.
    let (w, wall) = (m + 1, "#".repeat(m + 1));
    let mut board: Vec<char> = format!("{0}{1}{0}", wall, rows.join("#")).chars().collect();
    let mut c = board.iter().position(|&cell| cell == '.').unwrap();
    board[c] = 'X';
    let mut partner = vec![0; board.len()]; // 0: none
    for v in (0..board.len()).filter(|&v| board[v] == 'X') {
        finds_partner(v, w, &mut board.clone(), &mut partner);
    }
    let mut wins = vec![];
    for &(i, j) in moves {
        let (next, t) = (i * w + j - 1, partner[c]);
        let is_near = j <= m && [1, w].contains(&next.abs_diff(c));
        assert!(is_near && board[next] != '#' && board[next] != board[c], "illegal: {} {}", i, j);
        board[c] = '#';
        partner[t] = 0;
        wins.push(t != 0 && !finds_partner(t, w, &mut board.clone(), &mut partner));
        c = next;
    }
    (1..=wins.len() / 2).filter(|i| wins[2 * i - 2] && wins[2 * i - 1]).collect()
}

/// Can v get a partner, if others may change theirs? Cells that were tried become walls in `open`.
fn finds_partner(v: usize, w: usize, open: &mut [char], partner: &mut [usize]) -> bool {
    for u in [v - w, v - 1, v + 1, v + w] {
        if open[u] != open[v] && open[u] != '#' {
            open[u] = '#';
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
