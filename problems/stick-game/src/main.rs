//! Stick Game, CSES 1729: <https://cses.fi/problemset/task/1729>.

use proconio::input;

fn main() {
    input! { n: usize, takes: [usize] }
    println!("{}", letters(n, &takes));
}

/// The letters of the heaps 1, …, n.
fn letters(n: usize, takes: &[usize]) -> String {
    assert!(n <= 1_000_000, "n = {}: at most 1000000 sticks", n);
    assert!(!takes.contains(&0), "a take of 0: a move must take at least 1 stick");
    let mut letters = vec![b'L'; n + 1];
    for heap in 1..=n {
        if takes.iter().any(|&p| p <= heap && letters[heap - p] == b'L') {
            letters[heap] = b'W';
        }
    }
    String::from_utf8(letters[1..].to_vec()).unwrap()
}

#[cfg(test)]
mod tests;
