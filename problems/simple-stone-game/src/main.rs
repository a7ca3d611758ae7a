//! A Simple Stone Game, HDU 2486: <https://acm.hdu.edu.cn/showproblem.php?pid=2486>.

use proconio::input;

fn main() {
    input! { games: [(u64, u64)] }
    let mut lines = String::new();
    for (i, &(n, k)) in games.iter().enumerate() {
        let part = least_part(n, k);
        let answer = if part < n { part.to_string() } else { "lose".into() };
        lines += &format!("Case {}: {}\n", i + 1, answer);
    }
    print!("{}", lines);
}

/// The least take that wins, where all n stones may be taken, too.
fn least_part(n: u64, k: u64) -> u64 {
    assert!((2..=100_000_000).contains(&n), "2 to 10^8 stones, not {}", n);
    assert!((1..=100_000).contains(&k), "k must be from 1 to 10^5, not {}", k);
    let mut whole = vec![1];
    let mut j = 0;
    let mut last = 1;
    while last < n {
        while k * whole[j] < last {
            j += 1;
        }
        last += whole[j];
        whole.push(last);
    }
    let mut rest = n;
    let mut part = 0;
    for &a in whole.iter().rev() {
        if a <= rest {
            rest -= a;
            part = a;
        }
    }
    part
}

#[cfg(test)]
mod tests;
