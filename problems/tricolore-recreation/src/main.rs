//! New Year and the Tricolore Recreation, Codeforces 1091H: <https://codeforces.com/problemset/problem/1091/H>.

use proconio::input;
use shared::nim::nim_sum;

fn main() {
    input! { n: usize, f: usize, rows: [(i64, i64, i64); n] }
    println!("{}", if first_player_wins(f, &rows) { "Alice\nBob" } else { "Bob\nAlice" });
}

/// Is X, the nim-sum of the values of all gaps, not 0?
fn first_player_wins(f: usize, rows: &[(i64, i64, i64)]) -> bool {
    let mut gaps = vec![];
    for (i, &(b, w, r)) in rows.iter().enumerate() {
        let is_row = -100_000 <= b && b < w && w < r && r <= 100_000;
        assert!(is_row, "row {}: not -100000 <= blue < white < red <= 100000", i + 1);
        gaps.push(b.abs_diff(w) as usize - 1);
        gaps.push(w.abs_diff(r) as usize - 1);
    }
    let g = grundy_values(f, gaps.iter().copied().max().unwrap_or(0));
    nim_sum(gaps.iter().map(|&gap| g[gap])) != 0
}

/// g(0), …, g(most).
fn grundy_values(f: usize, most: usize) -> Vec<usize> {
    let mut factors = vec![0; most + 1];
    // One word of zeros is in front, for the shifts.
    let mut steps = vec![0_u64; most / 64 + 2];
    for k in 2..=most {
        if factors[k] == 0 {
            for multiple in (k..=most).step_by(k) {
                factors[multiple] = factors[multiple / k] + 1;
            }
        }
        if factors[k] <= 2 && k != f {
            steps[k / 64 + 1] |= 1 << (k % 64);
        }
    }
    let mut marks: Vec<Vec<u64>> = vec![];
    let mut g = vec![];
    for i in 0..=most {
        let (word, bit) = (i / 64, i % 64);
        let value = marks.iter().take_while(|marks| marks[word] >> bit & 1 == 1).count();
        if value == marks.len() {
            marks.push(vec![0; most / 64 + 1]);
        }
        for (mark, pair) in marks[value][word..].iter_mut().zip(steps.windows(2)) {
            *mark |= pair[1] << bit | pair[0] >> 1 >> (63 - bit);
        }
        g.push(value);
    }
    g
}

#[cfg(test)]
mod tests;
