//! Zigzag Game, Codeforces 1147F: <https://codeforces.com/problemset/problem/1147/F>.

use proconio::input_interactive;

fn main() {
    input_interactive! { t: usize }
    for _ in 0..t {
        input_interactive! { n: usize, weights: [[i64; n]; n] }
        let mut all = weights.concat();
        all.sort_unstable();
        assert!((1..).zip(all).all(|(i, weight)| i == weight), "weights: 1 to n², each once");
        println!("B");
        input_interactive! { letter: String, start: usize }
        assert!(letter == "I" || letter == "D", "letter {}: I or D", letter);
        let (sign, starts_left) = (if letter == "I" { 1 } else { -1 }, start <= n);
        let weight = |s: usize, t: usize| if starts_left { weights[s][t] } else { weights[t][s] };
        let ranks: Vec<Vec<i64>> =
            (0..n).map(|s| (0..n).map(|t| sign * weight(s, t)).collect()).collect();
        let (partner, mut vertex) = (stable_matching(&ranks), start);
        loop {
            println!("{}", partner[(vertex - 1) % n] + 1 + if starts_left { n } else { 0 });
            input_interactive! { next: i64 }
            if next < 0 {
                break;
            }
            vertex = next.unsigned_abs() as usize;
        }
    }
}

/// The partner of each row, where rows like small numbers and columns large ones.
fn stable_matching(ranks: &[Vec<i64>]) -> Vec<usize> {
    let n = ranks.len();
    let (mut free, mut to_ask): (Vec<usize>, _) = ((0..n).collect(), vec![vec![]; n]);
    for (s, columns) in to_ask.iter_mut().enumerate() {
        columns.extend(0..n);
        columns.sort_unstable_by_key(|&t| -ranks[s][t]); // the best last
    }
    let mut row_of: Vec<Option<usize>> = vec![None; n];
    while let Some(s) = free.pop() {
        let t = to_ask[s].pop().expect("some column is still without a row");
        match row_of[t] {
            Some(row) if ranks[row][t] > ranks[s][t] => free.push(s),
            before => {
                row_of[t] = Some(s);
                free.extend(before);
            }
        }
    }
    (0..n).map(|s| row_of.iter().position(|&row| row == Some(s)).expect("all are joined")).collect()
}

#[cfg(test)]
mod tests;
