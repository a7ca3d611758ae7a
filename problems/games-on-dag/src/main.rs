//! Games on DAG, AtCoder AGC 016 F: <https://atcoder.jp/contests/agc016/tasks/agc016_f>.

use proconio::{input, marker::Usize1};

const MODULUS: u64 = 1_000_000_007;

fn main() {
    input! { n: usize, edges: [(Usize1, Usize1)] }
    println!("{}", won_graphs(n, &edges));
}

/// The number of edge sets with which the first player wins, mod `MODULUS`. Vertices count from 0.
fn won_graphs(n: usize, edges: &[(usize, usize)]) -> u64 {
    assert!((2..=17).contains(&n), "N = {}: needs 2 to 17 vertices", n);
    let mut next = vec![0_usize; n]; // the ends of a vertex's edges, as a set
    for &(x, y) in edges {
        assert!(x < y && y < n, "edge {} {}: must lead up, at most to {}", x + 1, y + 1, n);
        assert!(next[x] >> y & 1 == 0, "edge {} {}: is there twice", x + 1, y + 1);
        next[x] |= 1 << y;
    }
    // The choices among the edges from a vertex into a set.
    let choices = |v: usize, into: usize| 1 << (next[v] & into).count_ones();
    let all = (1 << n) - 1;
    let mut inside = vec![1; 1 << n]; // the choices within a set
    for s in 1..=all {
        for v in (0..n).filter(|v| s >> v & 1 == 1) {
            inside[s] = inside[s] * choices(v, s) % MODULUS;
        }
    }
    let mut lost = vec![0; 1 << n]; // f
    for s in (3..=all).step_by(4) {
        let mut t = s;
        while t > 0 {
            let u = s ^ t;
            let pieces = t & 3; // are 1 and 2 zeros?
            if pieces == 3 || pieces == 0 {
                let mut ways = if pieces == 3 { inside[u] } else { lost[u] };
                for v in 0..n {
                    if t >> v & 1 == 1 {
                        ways = ways * choices(v, u) % MODULUS;
                    } else if u >> v & 1 == 1 {
                        ways = ways * (choices(v, t) - 1) % MODULUS;
                    }
                }
                lost[s] = (lost[s] + ways) % MODULUS;
            }
            t = (t - 1) & s;
        }
    }
    (inside[all] + MODULUS - lost[all]) % MODULUS
}

#[cfg(test)]
mod tests;
