//! Nim Product, Library Checker nim_product_64: <https://judge.yosupo.jp/problem/nim_product_64>.

use proconio::input;
use shared::print;

fn main() {
    input! { t: usize, pairs: [(u64, u64); t] }
    let table: Vec<u64> = (0..1 << 16).map(|i| nim_product(i >> 8, i & 255, 8, &[])).collect();
    print::lines(pairs.iter().map(|&(a, b)| nim_product(a, b, 64, &table)));
}

/// a ⊗ b, both of this many bits. The table, if it is there, has all products of 8 bits.
fn nim_product(a: u64, b: u64, bits: u32, table: &[u64]) -> u64 {
    if a.min(b) < 2 {
        return a * b;
    }
    if bits == 8 && !table.is_empty() {
        return table[(a << 8 | b) as usize];
    }
    let half = bits / 2;
    let low = (1 << half) - 1;
    let (p, q, r, s) = (a >> half, a & low, b >> half, b & low);
    let c = nim_product(p, r, half, table);
    let d = nim_product(q, s, half, table);
    let h = nim_product(p ^ q, r ^ s, half, table);
    (h ^ d) << half | d ^ nim_product(c, 1 << (half - 1), half, table)
}

#[cfg(test)]
mod tests;
