//! New Nim, Luogu P4301: <https://www.luogu.com.cn/problem/P4301>.

use proconio::input;

fn main() {
    input! { heaps: [u64] }
    println!("{}", least_taken_away(heaps));
}

/// The number of matches in the heaps that are not kept.
fn least_taken_away(mut heaps: Vec<u64>) -> u64 {
    assert!(!heaps.is_empty(), "k = 0: there must be a heap");
    heaps.sort_unstable_by(|a, b| b.cmp(a));
    let mut v = [0; 30];
    let mut taken_away = 0;
    for h in heaps {
        assert!((1..=1_000_000_000).contains(&h), "a heap of {}: from 1 to 10^9 matches", h);
        let mut r = h;
        for p in (0..30).rev() {
            if (r >> p) & 1 == 1 {
                if v[p] == 0 {
                    v[p] = r;
                    break;
                }
                r ^= v[p];
            }
        }
        if r == 0 {
            taken_away += h;
        }
    }
    taken_away
}

#[cfg(test)]
mod tests;
