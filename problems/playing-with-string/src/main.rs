//! Playing with String, Codeforces 305E: <https://codeforces.com/problemset/problem/305/E>.

use proconio::input;
use shared::grundy::mex;

fn main() {
    input! { word: String }
    assert!(word.len() <= 5000, "a word of {} letters: at most 5000", word.len());
    assert!(word.bytes().all(|letter| letter.is_ascii_lowercase()), "a letter must be a to z");
    match first_winning_cut(word.as_bytes()) {
        None => println!("Second"),
        Some(i) => println!("First\n{}", i),
    }
}

/// The least place where a cut wins, counted from 1.
fn first_winning_cut(word: &[u8]) -> Option<usize> {
    let (n, d) = (word.len(), values(word.len()));
    let (mut runs, mut m, mut x) = (vec![], 0, 0);
    for i in 2..=n {
        if i < n && word[i - 2] == word[i] {
            m += 1;
        } else {
            runs.push((i - m, m));
            x ^= d[m];
            m = 0;
        }
    }
    for (start, m) in runs {
        for k in 1..=m {
            if x ^ d[m] ^ after_cut(&d, m, k) == 0 {
                return Some(start + k - 1);
            }
        }
    }
    None
}

/// D(0), …, D(longest).
fn values(longest: usize) -> Vec<usize> {
    let mut d = vec![0];
    for m in 1..=longest {
        d.push(mex((1..=m).map(|k| after_cut(&d, m, k))));
    }
    d
}

/// D(k − 2) ⊕ D(m − k − 1); what would be D(−1) is D(0), which is 0 too.
fn after_cut(d: &[usize], m: usize, k: usize) -> usize {
    d[k.saturating_sub(2)] ^ d[m.saturating_sub(k + 1)]
}

#[cfg(test)]
mod tests;
