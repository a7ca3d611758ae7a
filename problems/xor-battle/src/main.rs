//! Xor Battle, AtCoder AGC 045 A: <https://atcoder.jp/contests/agc045/tasks/agc045_a>.

use proconio::input;
use shared::print;

fn main() {
    input! { cases: usize }
    let wins = (0..cases).map(|_| {
        input! { a: [u64], s: String }
        player_0_wins(&a, s.as_bytes())
    });
    print::verdicts(["0", "1"], wins);
}

/// Is each number of player 1 a nim-sum of later numbers of player 0?
fn player_0_wins(a: &[u64], s: &[u8]) -> bool {
    let (n, letters) = (a.len(), s.len());
    assert!(
        n > 0 && n == letters,
        "N = {}, {} letters: one for each round, at least one",
        n,
        letters
    );
    for i in 0..n {
        let fits = a[i] > 0 && (s[i] == b'0' || s[i] == b'1');
        assert!(fits, "round {}: a number from 1 up, and the letter 0 or 1", i + 1);
    }
    let mut v = [0; 64];
    for i in (0..n).rev() {
        let mut r = a[i];
        for p in (0..64).rev() {
            if (r >> p) & 1 == 1 {
                if v[p] == 0 {
                    if s[i] == b'1' {
                        return false;
                    }
                    v[p] = r;
                    break;
                }
                r ^= v[p];
            }
        }
    }
    true
}

#[cfg(test)]
mod tests;
