//! Another Game, CSES 2208: <https://cses.fi/problemset/task/2208>.

use proconio::{input, read_value};
use shared::print;

fn main() {
    input! { games: usize }
    let wins = (0..games).map(|_| first_player_wins(&read_value!([u64])));
    print::verdicts(["first", "second"], wins);
}

/// Is some heap odd?
fn first_player_wins(heaps: &[u64]) -> bool {
    heaps.iter().any(|heap| heap % 2 == 1)
}

#[cfg(test)]
mod tests;
