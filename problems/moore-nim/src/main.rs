//! Moore's Nim.

use proconio::input;
use shared::print;

fn main() {
    input! { cases: usize }
    let wins = (0..cases).map(|_| {
        input! { n: usize, k: u64, heaps: [u64; n] }
        first_player_wins(&heaps, k)
    });
    print::verdicts(["First", "Second"], wins);
}

/// Is there a binary place whose c is not divisible by k + 1?
fn first_player_wins(heaps: &[u64], k: u64) -> bool {
    assert!(k > 0, "k = 0: a move must be allowed to take from at least 1 heap");
    let k = k.min(heaps.len() as u64);
    let c = |place: u32| heaps.iter().map(|h| (h >> place) & 1).sum::<u64>();
    (0..64).any(|place| c(place) % (k + 1) != 0)
}

#[cfg(test)]
mod tests;
