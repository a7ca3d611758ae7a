//! Roy & October: Taking Stones, Luogu P4018: <https://www.luogu.com.cn/problem/P4018>.

use proconio::read_value;
use shared::print;

fn main() {
    let wins = (0..read_value!(usize)).map(|_| first_player_wins(read_value!(u64)));
    print::verdicts(["October wins!", "Roy wins!"], wins);
}

/// Does 6 not divide n?
fn first_player_wins(n: u64) -> bool {
    n % 6 != 0
}

#[cfg(test)]
mod tests;
