//! Roy & October: Taking Stones II, Luogu P4860: <https://www.luogu.com.cn/problem/P4860>.

use proconio::read_value;
use shared::print;

fn main() {
    let wins = (0..read_value!(usize)).map(|_| first_player_wins(read_value!(u64)));
    print::verdicts(["October wins!", "Roy wins!"], wins);
}

/// Does 4 not divide n?
fn first_player_wins(n: u64) -> bool {
    n % 4 != 0
}

#[cfg(test)]
mod tests;
