//! GG and MM, HDU 3595: <https://acm.hdu.edu.cn/showproblem.php?pid=3595>.

use proconio::{input, is_stdin_empty};
use shared::print;

fn main() {
    let mut wins = vec![];
    while !is_stdin_empty() {
        input! { games: [(u64, u64)] }
        wins.push(first_player_wins(&games));
    }
    print::verdicts(["MM", "GG"], wins);
}

/// Is the largest length odd?
fn first_player_wins(games: &[(u64, u64)]) -> bool {
    let mut longest = 0;
    for &(p, q) in games {
        longest = longest.max(length(p.min(q), p.max(q)));
    }
    longest % 2 == 1
}

/// s(a, b), where a is the smaller pile.
fn length(a: u64, b: u64) -> u32 {
    if a == 0 {
        return 0;
    }
    let r = length(b % a, a);
    if b / a >= 2 && r % 2 == 1 {
        r + 2
    } else {
        r + 1
    }
}

#[cfg(test)]
mod tests;
