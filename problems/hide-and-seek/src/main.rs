//! Hide-and-Seek beyond the Unconscious, Luogu P4232: <https://www.luogu.com.cn/problem/P4232>.

use proconio::{input, marker::Usize1};

fn main() {
    input! { n: usize, m: usize, r: Usize1, k: Usize1, t: usize, edges: [(Usize1, Usize1); m] }
    println!("{:.3}", expected_end(n, &edges, r, k, t) + 1e-10);
}

/// The average end of play when Orin starts on r and Okuu on k. Vertices count from 0.
fn expected_end(n: usize, edges: &[(usize, usize)], r: usize, k: usize, t: usize) -> f64 {
    assert!(r.max(k) < n, "start {} {}: vertices are from 1 to {}", r + 1, k + 1, n);
    let mut ways: Vec<Vec<usize>> = (0..n).map(|v| vec![v]).collect();
    for &(a, b) in edges {
        assert!(a.max(b) < n, "edge {} {}: vertices are from 1 to {}", a + 1, b + 1, n);
        ways[a].push(b);
    }
    let end = |s: usize, r: usize, k: usize| if r == k { s as f64 } else { (t + 1) as f64 };
    let mut f: Vec<Vec<f64>> = (0..n).map(|r| (0..n).map(|k| end(t, r, k)).collect()).collect();
    for s in (0..t).rev() {
        let later = f.clone();
        for u in 0..n {
            for v in 0..n {
                let row = |&a: &usize| ways[v].iter().map(|&b| later[a][b]).collect();
                f[u][v] = if u == v { s as f64 } else { value(ways[u].iter().map(row).collect()) };
            }
        }
    }
    f[r][k]
}

/// The value of the matrix game with these rows: 1 through the largest sum of numbers y ≥ 0 with Ay ≤ 1.
fn value(mut rows: Vec<Vec<f64>>) -> f64 {
    let (n, m) = (rows.len(), rows[0].len());
    // Row i says: the sum of its numbers times the y, plus what is spare, is 1. The last row is the sum.
    for (i, row) in rows.iter_mut().enumerate() {
        row.extend((0..n).map(|spare| if spare == i { 1.0 } else { 0.0 }).chain(vec![1.0]));
    }
    rows.push([vec![-1.0; m], vec![0.0; n + 1]].concat());
    let mut solved: Vec<usize> = (m..m + n).collect();
    while let Some(j) = (0..m + n).find(|&j| rows[n][j] < -1e-9) {
        let bound = |i: usize| rows[i][m + n] / rows[i][j];
        let mut tight = n;
        for i in (0..n).filter(|&i| rows[i][j] > 1e-9) {
            let gap = if tight == n { -1.0 } else { bound(i) - bound(tight) };
            if gap < -1e-12 || gap < 1e-12 && solved[i] < solved[tight] {
                tight = i;
            }
        }
        solved[tight] = j;
        let by: Vec<f64> = rows[tight].iter().map(|entry| entry / rows[tight][j]).collect();
        for row in &mut rows {
            let times = row[j];
            row.iter_mut().zip(&by).for_each(|(entry, by)| *entry -= times * by);
        }
        rows[tight] = by;
    }
    1.0 / rows[n][m + n]
}

#[cfg(test)]
mod tests;
