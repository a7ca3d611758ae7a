//! Array Game, Luogu P3179: <https://www.luogu.com.cn/problem/P3179>.

use proconio::input;
use shared::{grundy::mex, nim::nim_sum, print};

const ROOT: usize = 31_623; // ROOT² > 10⁹

fn main() {
    input! { n: usize, rows: [[usize]] }
    let g = grundy_values(n);
    let wins = rows.iter().map(|white| first_player_wins(white, n, &g));
    print::verdicts(["Yes", "No"], wins);
}

/// Is the nim-sum of G(⌊n/x⌋) over the white cells ≠ 0?
fn first_player_wins(white: &[usize], n: usize, g: &[usize]) -> bool {
    assert!(white.iter().all(|&x| 0 < x && x <= n), "{:?}: there are cells 1 to {}", white, n);
    nim_sum(white.iter().map(|x| g[place(n / x, n)])) != 0
}

/// G(m) for each m = ⌊n/x⌋, at its place.
fn grundy_values(n: usize) -> Vec<usize> {
    assert!(0 < n && n <= 1_000_000_000, "n = {}: from 1 to 1000000000 cells", n);
    let mut g = vec![0; 2 * ROOT];
    let mut m = 0;
    while m < n {
        m = n / (n / (m + 1)); // the next one
        let (mut set, mut s, mut i) = (vec![0], 0, 2);
        while i <= m {
            let v = m / i;
            let end = m / v;
            set.push(s ^ g[place(v, n)]);
            if (end - i) % 2 == 0 {
                s ^= g[place(v, n)];
            }
            i = end + 1;
        }
        g[place(m, n)] = mex(set);
    }
    g
}

/// Where G(m) stands: the large m have different n/m.
fn place(m: usize, n: usize) -> usize {
    if m < ROOT {
        m
    } else {
        ROOT + n / m
    }
}

#[cfg(test)]
mod tests;
