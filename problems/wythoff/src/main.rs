//! Wythoff's Game, Luogu P2252: <https://www.luogu.com.cn/problem/P2252>.

use proconio::input;

fn main() {
    input! { a: u64, b: u64 }
    assert!(a.max(b) <= 1_000_000_000, "heaps {} {}: at most 1000000000 stones", a, b);
    println!("{}", u8::from(first_player_wins(a, b)));
}

/// Is (a, b) none of the pairs Aₖ, Bₖ?
fn first_player_wins(a: u64, b: u64) -> bool {
    let k = a.abs_diff(b);
    let a = a.min(b);
    if 2 * a < k {
        return true;
    }
    let low = 2 * a - k;
    low * low > 5 * k * k || 5 * k * k >= (low + 2) * (low + 2)
}

#[cfg(test)]
mod tests;
