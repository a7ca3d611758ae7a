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
    // The choices of edges that lead from one set into another, at least so many from each vertex.
    let choices = |from: usize, into: usize, least: u64| {
        let vertices = (0..n).filter(|v| from >> v & 1 == 1);
        let of = |v: usize| (1 << (next[v] & into).count_ones()) - least;
        vertices.fold(1, |product, v| product * of(v) % MODULUS)
    };
    let all = (1 << n) - 1;
    let mut lost = vec![0; 1 << n]; // f
    for s in (3..=all).step_by(4) {
        let mut t = s;
        while t > 0 {
            let u = s ^ t;
            let pieces = t & 3; // are 1 and 2 zeros?
            if pieces == 3 || pieces == 0 {
                let inside = if pieces == 3 { choices(u, u, 0) } else { lost[u] };
                let between = choices(t, u, 0) * choices(u, t, 1) % MODULUS;
                lost[s] = (lost[s] + between * inside) % MODULUS;
            }
            t = (t - 1) & s;
        }
    }
    (choices(all, all, 0) + MODULUS - lost[all]) % MODULUS
}

#[cfg(test)]
mod tests;
