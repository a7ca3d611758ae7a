//! Election Promises, Codeforces 1149E: <https://codeforces.com/problemset/problem/1149/E>.

use proconio::{input, marker::Usize1};
use shared::{grundy::Mex, print};

fn main() {
    input! { n: usize, m: usize, taxes: [u64; n], roads: [(Usize1, Usize1); m] }
    match winning_convention(taxes, &roads) {
        None => println!("LOSE"),
        Some(taxes) => {
            println!("WIN");
            print::line(taxes);
        }
    }
}

/// The taxes after a convention that wins. Cities count from 0.
fn winning_convention(mut taxes: Vec<u64>, roads: &[(usize, usize)]) -> Option<Vec<u64>> {
    let n = taxes.len();
    let (mut out, mut roads_in) = (vec![vec![]; n], vec![0; n]);
    for &(u, v) in roads {
        assert!(u.max(v) < n, "road {} {}: the cities are 1 to {}", u + 1, v + 1, n);
        out[u].push(v);
        roads_in[v] += 1;
    }
    let mut order: Vec<usize> = (0..n).filter(|&v| roads_in[v] == 0).collect();
    for i in 0..n {
        assert!(i < order.len(), "the roads make a cycle");
        for &v in &out[order[i]] {
            roads_in[v] -= 1;
            if roads_in[v] == 0 {
                order.push(v);
            }
        }
    }
    let (mut level, mut x, mut mex) = (vec![0; n], vec![0; n], Mex::up_to(n));
    for &v in order.iter().rev() {
        level[v] = mex.of(out[v].iter().map(|&u| level[u]));
        x[level[v]] ^= taxes[v];
    }
    // Every level that is not balanced has such a city.
    let v = (0..n).filter(|&v| taxes[v] ^ x[level[v]] < taxes[v]).max_by_key(|&v| level[v])?;
    taxes[v] ^= x[level[v]];
    for &u in &out[v] {
        taxes[u] ^= std::mem::take(&mut x[level[u]]);
    }
    Some(taxes)
}

#[cfg(test)]
mod tests;
