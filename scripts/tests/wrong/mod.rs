//! The tempting mistakes of the pages' Mistakes as programs: each must fall on its hack case, and
//! to a hunt. What each of them gets wrong is told on the page, under the case's name.

#![allow(clippy::cast_sign_loss)] // a mistake, too

mod duel;
mod heaps;
mod single;
mod tables;

use std::fmt::Write;
use std::str::SplitWhitespace;

/// A wrong program: from the words of its input to its output.
pub type Wrong = fn(&mut Words) -> String;

/// All of them, by `problem/case`.
pub fn all() -> impl Iterator<Item = (&'static str, Wrong)> {
    [single::ALL, heaps::ALL, tables::ALL, duel::ALL].into_iter().flatten().copied()
}

/// The words of an input; numbers are 0 after its end.
pub struct Words<'a> {
    all: &'a str,
    next: SplitWhitespace<'a>,
}

impl<'a> Words<'a> {
    pub fn new(all: &'a str) -> Words<'a> {
        Words { all, next: all.split_whitespace() }
    }

    /// The input as it stands, for those who read by lines.
    pub fn text(&self) -> &'a str {
        self.all
    }

    pub fn signed(&mut self) -> i64 {
        self.next.next().map_or(0, |word| word.parse().unwrap())
    }

    pub fn number(&mut self) -> u64 {
        self.next.next().map_or(0, |word| word.parse().unwrap())
    }

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
fn verdicts(
    words: &mut Words,
    [yes, no]: [&str; 2],
    mut wins: impl FnMut(&mut Words) -> bool,
) -> String {
    let cases = words.number();
    let mut text = String::new();
    for _ in 0..cases {
        writeln!(text, "{}", if wins(words) { yes } else { no }).unwrap();
    }
    text
}

fn xor(values: impl IntoIterator<Item = u64>) -> u64 {
    values.into_iter().fold(0, |sum, value| sum ^ value)
}

/// The least number not among these.
fn mex(met: &[u64]) -> u64 {
    (0..=met.len() as u64).find(|value| !met.contains(value)).unwrap()
}
