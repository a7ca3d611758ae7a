//! Another Game, CSES 2208: <https://cses.fi/problemset/task/2208>.

use proconio::input;
use shared::print;

fn main() {
    input! { games: [[u64]] }
    print::verdicts(["first", "second"], games.iter().map(|heaps| first_player_wins(heaps)));
}

/// Is some heap odd?
fn first_player_wins(heaps: &[u64]) -> bool {
    heaps.iter().any(|heap| heap % 2 == 1)
}

#[cfg(test)]
mod tests;
