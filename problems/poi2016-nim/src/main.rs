//! Nim with a Hindrance, Luogu P5970: <https://www.luogu.com.cn/problem/P5970>.

use proconio::input;

const MODULUS: u32 = 1_000_000_007;

fn main() {
    input! { n: usize, d: usize, heaps: [usize; n] }
    println!("{}", ways_to_win(d, heaps));
}

/// S(X, 0), less 1 if d divides the number of heaps, mod `MODULUS`.
fn ways_to_win(d: usize, mut heaps: Vec<usize>) -> u32 {
    assert!((1..=10).contains(&d), "d = {}: must be from 1 to 10", d);
    assert!(heaps.iter().all(|h| (1..=1_000_000).contains(h)), "heaps have 1 to 1000000 stones");
    assert!(heaps.iter().sum::<usize>() <= 10_000_000, "the heaps' sum is at most 10000000");
    heaps.sort_unstable();
    let mut s = vec![[0; 10]; 1 << 20];
    s[0][0] = 1;
    let mut x = 0;
    for &h in &heaps {
        let t = (h + 1).next_power_of_two() / 2; // the largest power of two that is at most h
        for r in 0..t {
            let (left, right) = (s[r], s[r ^ h]);
            for j in 0..d {
                let less = if j == 0 { d - 1 } else { j - 1 };
                s[r][j] = (left[j] + right[less]) % MODULUS;
                s[r ^ h][j] = (right[j] + left[less]) % MODULUS;
            }
        }
        x ^= h;
    }
    let all = u32::from(heaps.len() % d == 0);
    (s[x][0] + MODULUS - all) % MODULUS
}

#[cfg(test)]
mod tests;
