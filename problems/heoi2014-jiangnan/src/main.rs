//! Everyone Praises Jiangnan, Luogu P4101: <https://www.luogu.com.cn/problem/P4101>.

use proconio::input;
use shared::print;

fn main() {
    input! { games: [(u64, u64)] }
    print::verdicts(["0", "1"], games.iter().map(|&(n, m)| first_player_wins(n, m)));
}

/// Is the number of turns that leave K heaps odd?
fn first_player_wins(n: u64, m: u64) -> bool {
    assert!(n >= 1 && m >= 1, "{} {}: both numbers are at least 1", n, m);
    let k = (n - 1) / m + 1;
    (n - k) % 2 == 1
}

#[cfg(test)]
mod tests;
