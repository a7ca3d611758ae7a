//! Roy & October: Taking Stones II, Luogu P4860: <https://www.luogu.com.cn/problem/P4860>.

use proconio::input;
use shared::print;

fn main() {
    input! { games: [u64] }
    print::verdicts(["October wins!", "Roy wins!"], games.into_iter().map(first_player_wins));
}

/// Does 4 not divide n?
fn first_player_wins(n: u64) -> bool {
    n % 4 != 0
}

#[cfg(test)]
mod tests;
