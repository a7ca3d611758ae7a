//! Count to Thirty.

use proconio::input;

fn main() {
    input! { questions: [(u64, u64, u64)] }
    let mut answers = String::new();
    for &(variant, target, k) in &questions {
        match first_count(variant, target, k) {
            0 => answers += "Second\n",
            x => answers += &format!("First {}\n", x),
        }
    }
    print!("{}", answers);
}

/// x = W mod (k + 1): how many numbers the first player says to win, 0 if that is impossible.
fn first_count(variant: u64, target: u64, k: u64) -> u64 {
    assert!(variant == 1 || variant == 2, "variant {}: there are only 1 and 2", variant);
    assert!(0 < target && target <= 1_000_000_000_000_000_000, "T = {}: from 1 to 10^18", target);
    assert!(k > 0, "k = 0: a turn must be allowed to say at least 1 number");
    let w = if variant == 1 { target } else { numbers_to_reach(target) };
    w % (k + 1)
}

/// The least m with m(m + 1)/2 ≥ target: `low` is always too small, `high` is large enough.
fn numbers_to_reach(target: u64) -> u64 {
    let (mut low, mut high) = (0, 2_000_000_000);
    while high - low > 1 {
        let m = (low + high) / 2;
        if m * (m + 1) / 2 < target {
            low = m;
        } else {
            high = m;
        }
    }
    high
}

#[cfg(test)]
mod tests;
