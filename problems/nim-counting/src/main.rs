//! Nim Counting, AtCoder ABC 212 H: <https://atcoder.jp/contests/abc212/tasks/abc212_h>.

use proconio::input;

const MODULUS: u64 = 998_244_353;

fn main() {
    input! { n: u64, sizes: [usize] }
    println!("{}", won_lists(n, &sizes));
}

/// All lists less the lost ones, mod `MODULUS`.
fn won_lists(n: u64, sizes: &[usize]) -> u64 {
    assert!(n >= 1, "N = 0: a list has at least one heap");
    let mut f = vec![0; 1 << 16];
    for &a in sizes {
        assert!((1..1 << 16).contains(&a), "A = {}: must be from 1 to 65535", a);
        assert!(f[a] == 0, "A = {}: given twice", a);
        f[a] = 1;
    }
    for place in 0..16 {
        for i in (0..1 << 16).filter(|i| i >> place & 1 == 0) {
            let j = i | 1 << place;
            let (u, v) = (f[i], f[j]);
            f[i] = (u + v) % MODULUS;
            f[j] = (u + MODULUS - v) % MODULUS;
        }
    }
    let lost = f.iter().map(|&x| series(x, n)).sum::<u64>() % MODULUS * inverse(1 << 16) % MODULUS;
    (series(f[0], n) + MODULUS - lost) % MODULUS
}

/// x + x² + … + xⁿ, mod `MODULUS`.
fn series(x: u64, n: u64) -> u64 {
    if x == 1 {
        return n % MODULUS;
    }
    x * (power(x, n) + MODULUS - 1) % MODULUS * inverse(x + MODULUS - 1) % MODULUS
}

fn inverse(x: u64) -> u64 {
    power(x % MODULUS, MODULUS - 2)
}

fn power(mut x: u64, mut exponent: u64) -> u64 {
    let mut result = 1;
    while exponent > 0 {
        if exponent % 2 == 1 {
            result = result * x % MODULUS;
        }
        x = x * x % MODULUS;
        exponent /= 2;
    }
    result
}

#[cfg(test)]
mod tests;
