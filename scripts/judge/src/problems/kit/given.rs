//! What wrong programs share: they read an input without any doubt.

use std::fmt::Write;
use std::str::SplitWhitespace;

/// The words of an input; numbers are 0 after its end.
pub struct Given<'a> {
    all: &'a str,
    next: SplitWhitespace<'a>,
}

impl<'a> Given<'a> {
    /// Of this input.
    pub fn new(all: &'a str) -> Given<'a> {
        Given { all, next: all.split_whitespace() }
    }

    /// The input as it stands, for those who read by lines.
    pub fn text(&self) -> &'a str {
        self.all
    }

    /// The next number, which may be negative.
    pub fn signed(&mut self) -> i64 {
        self.next.next().map_or(0, |word| word.parse().unwrap())
    }

    /// The next number.
    pub fn number(&mut self) -> u64 {
        self.next.next().map_or(0, |word| word.parse().unwrap())
    }

    /// The next numbers.
    pub fn numbers(&mut self, count: u64) -> Vec<u64> {
        (0..count).map(|_| self.number()).collect()
    }

    /// A count and as many numbers.
    pub fn counted(&mut self) -> Vec<u64> {
        let count = self.number();
        self.numbers(count)
    }
}

/// A count of cases and a verdict for each.
pub fn verdicts(
    words: &mut Given,
    [yes, no]: [&str; 2],
    mut wins: impl FnMut(&mut Given) -> bool,
) -> String {
    let cases = words.number();
    let mut text = String::new();
    for _ in 0..cases {
        writeln!(text, "{}", if wins(words) { yes } else { no }).unwrap();
    }
    text
}

/// The least number not among these.
pub fn mex(met: &[u64]) -> u64 {
    (0..=met.len() as u64).find(|value| !met.contains(value)).unwrap()
}

/// Cases of heaps and a verdict for each.
pub fn cases(words: &mut Given, names: [&str; 2], wins: impl Fn(Vec<u64>) -> bool) -> String {
    verdicts(words, names, |words| wins(words.counted()))
}

/// The verdict of most judges.
pub fn yes_or_no(value: u64) -> String {
    String::from(if value == 0 { "No\n" } else { "Yes\n" })
}
