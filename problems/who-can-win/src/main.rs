//! Who Can Win?, Luogu P4136: <https://www.luogu.com.cn/problem/P4136>.

use proconio::input;

fn main() {
    let mut answers = String::new();
    loop {
        input! { n: u64 }
        if n == 0 {
            break;
        }
        answers += if first_player_wins(n) { "Alice\n" } else { "Bob\n" };
    }
    print!("{}", answers);
}

/// Do dominoes cover the whole board?
fn first_player_wins(n: u64) -> bool {
    n % 2 == 0
}

#[cfg(test)]
mod tests;
