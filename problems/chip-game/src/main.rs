//! Chip Game, Codeforces 1033G: <https://codeforces.com/problemset/problem/1033/G>.

use proconio::input;

fn main() {
    input! { n: usize, m: u64, piles: [u64; n] }
    let [alice, bob, starter, second] = count_games(&piles, m);
    println!("{} {} {} {}", alice, bob, starter, second);
}

/// How many pairs (a, b) Alice wins, Bob, the starter, the second player.
fn count_games(piles: &[u64], m: u64) -> [u64; 4] {
    assert!((1..=100_000).contains(&m), "m = {}: from 1 to 100000", m);
    let mut games = [0; 2]; // those of the second player, those of the starter
    for s in 2..=2 * m {
        let (mut lo, mut hi, mut e, mut largest, mut second_largest) = (0, s, 0, 0, 0);
        for v in piles {
            let w = v % s;
            if 2 * w < s {
                lo = lo.max(w);
            } else {
                e += 1;
                hi = hi.min(w);
                second_largest = second_largest.max(w.min(largest));
                largest = largest.max(w);
            }
        }
        let t = if e % 2 == 1 { second_largest } else { largest };
        let least = (lo + 1).max(s - hi).max(s.saturating_sub(m)).max(t / 2 + 1);
        games[e % 2] += (s + 1).saturating_sub(2 * least);
    }
    let [second, starter] = games;
    let each = (m * m - starter - second) / 2;
    [each, each, starter, second]
}

#[cfg(test)]
mod tests;
