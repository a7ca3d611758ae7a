//! Stone-Taking Game with m Heaps, HDU 2176: <https://acm.hdu.edu.cn/showproblem.php?pid=2176>.

use proconio::input;
use shared::nim::nim_sum;

fn main() {
    let mut answers = String::new();
    loop {
        input! { heaps: [u64] }
        if heaps.is_empty() {
            break;
        }
        let moves = winning_moves(&heaps);
        answers += if moves.is_empty() { "No\n" } else { "Yes\n" };
        for (h, rest) in moves {
            answers += &format!("{} {}\n", h, rest);
        }
    }
    print!("{}", answers);
}

/// The sizes before and after each winning move, in the order of the heaps.
fn winning_moves(heaps: &[u64]) -> Vec<(u64, u64)> {
    let x = nim_sum(heaps.iter().copied());
    heaps.iter().map(|&h| (h, h ^ x)).filter(|&(h, rest)| rest < h).collect()
}

#[cfg(test)]
mod tests;
