//! Stone-Taking Game, Luogu P5675: <https://www.luogu.com.cn/problem/P5675>.

use proconio::input;

const MODULUS: u64 = 1_000_000_007;

fn main() {
    input! { heaps: [usize] }
    println!("{}", lost_choices(&heaps));
}

/// The number of ways to choose and name in which Alice cannot win, mod `MODULUS`.
fn lost_choices(heaps: &[usize]) -> u64 {
    assert!(heaps.len() <= 200, "n = {}: at most 200 heaps", heaps.len());
    let largest = heaps.iter().copied().max().unwrap_or(0);
    assert!(largest <= 200, "heap {}: at most 200 stones", largest);
    let mut lost = 0;
    for (named, &a) in heaps.iter().enumerate() {
        let mut count = [0; 256]; // of the subsets of other heaps with nim-sum r
        count[0] = 1;
        for (other, &b) in heaps.iter().enumerate() {
            if other != named {
                let before = count;
                for r in 0..256 {
                    count[r] = (before[r] + before[r ^ b]) % MODULUS;
                }
            }
        }
        lost += count[a..].iter().sum::<u64>();
    }
    lost % MODULUS
}

#[cfg(test)]
mod tests;
