//! Reads an input as a judge's promise has it: strict about numbers, lenient about blanks.

use std::collections::{BTreeMap, HashSet};
use std::ops::RangeInclusive;
use std::str::SplitWhitespace;

/// The largest signed number of 32 bits.
pub const INT: u64 = (1 << 31) - 1;
/// The largest of all numbers.
pub const U64: u64 = u64::MAX;

/// What an input says of the limits: for each number with a limit, whether it has been at it.
pub type Limits = BTreeMap<&'static str, bool>;

/// The words of an input, what is wrong with it, and the limits that it has touched.
pub struct Words<'a> {
    rest: SplitWhitespace<'a>,
    wrong: Option<String>,
    limits: Limits,
}

impl<'a> Words<'a> {
    /// Does the input keep the promise? Says which limits it touches, or what is broken first.
    pub fn check(input: &'a str, promise: fn(&mut Words)) -> Result<Limits, String> {
        let rest = input.split_whitespace();
        let mut words = Words { rest, wrong: None, limits: Limits::new() };
        promise(&mut words);
        if let Some(word) = words.rest.next() {
            words.wrong.get_or_insert(format!("`{word}` stands behind the end"));
        }
        words.wrong.map_or(Ok(words.limits), Err)
    }

    /// Nothing more is promised.
    pub fn anything(&mut self) {
        self.rest = "".split_whitespace();
    }

    /// The next word, an integer within a range; `name` is what it is called where the range is a
    /// limit worth a case, else it is empty. Once something is wrong, the least.
    pub fn integer(&mut self, name: &'static str, range: RangeInclusive<i128>) -> i128 {
        let (least, most) = (*range.start(), *range.end());
        let called = if name.is_empty() { "a number" } else { name };
        let wrong = match self.rest.next().map(|word| (word, word.parse::<i128>())) {
            None => format!("the input ends before {called}"),
            Some((word, Ok(number))) if number.to_string() == word => {
                if range.contains(&number) {
                    self.touch(name, number == most);
                    return number;
                }
                format!("{called} is from {least} to {most}, not {number}")
            }
            Some((word, _)) => format!("`{word}` is not {called}"),
        };
        self.wrong.get_or_insert(wrong);
        least
    }

    /// The next word, a number within a range.
    pub fn number(&mut self, name: &'static str, range: RangeInclusive<u64>) -> u64 {
        self.integer(name, i128::from(*range.start())..=i128::from(*range.end())) as u64
    }

    fn touch(&mut self, name: &'static str, is_at_limit: bool) {
        if !name.is_empty() {
            *self.limits.entry(name).or_default() |= is_at_limit;
        }
    }

    /// The next word, of so many letters, all of them among these.
    pub fn letters(&mut self, count: u64, among: &str) {
        let word = self.rest.next().unwrap_or("");
        let is_so = word.len() as u64 == count && word.chars().all(|letter| among.contains(letter));
        self.holds(is_so, &format!("a word has {count} letters, all of them among {among}"));
    }

    /// A promise that is no range.
    pub fn holds(&mut self, is_so: bool, promise: &str) {
        if !is_so {
            self.wrong.get_or_insert(format!("the promise is broken that {promise}"));
        }
    }

    /// A promise of a number that is not a word.
    pub fn at_most(&mut self, name: &'static str, number: u64, most: u64) {
        self.touch(name, number == most);
        self.holds(number <= most, &format!("{name} is at most {most}"));
    }

    /// An integer that is none of those seen.
    pub fn fresh(
        &mut self,
        seen: &mut HashSet<i128>,
        name: &'static str,
        range: RangeInclusive<i128>,
    ) {
        let number = self.integer(name, range);
        self.holds(seen.insert(number), "no number is given twice");
    }

    /// So many numbers, each within the range.
    pub fn numbers(
        &mut self,
        count: u64,
        name: &'static str,
        range: RangeInclusive<u64>,
    ) -> Vec<u64> {
        let mut numbers = vec![];
        while self.wrong.is_none() && numbers.len() < count as usize {
            numbers.push(self.number(name, range.clone()));
        }
        numbers
    }

    /// A count within limits, and so many numbers.
    pub fn list(
        &mut self,
        count: &'static str,
        counts: RangeInclusive<u64>,
        name: &'static str,
        range: RangeInclusive<u64>,
    ) -> Vec<u64> {
        let count = self.number(count, counts);
        self.numbers(count, name, range)
    }

    /// A count within limits, and so many times the same.
    pub fn times<T>(
        &mut self,
        count: &'static str,
        counts: RangeInclusive<u64>,
        mut read: impl FnMut(&mut Self) -> T,
    ) {
        for _ in 0..self.number(count, counts) {
            if self.wrong.is_some() {
                return;
            }
            read(self);
        }
    }

    /// A count without a limit, and so many times the same.
    pub fn lines<T>(&mut self, read: impl FnMut(&mut Self) -> T) {
        self.times("", 0..=U64, read);
    }

    /// The same as often as something is left.
    pub fn to_the_end(&mut self, mut read: impl FnMut(&mut Self)) {
        while self.wrong.is_none() && self.rest.clone().next().is_some() {
            read(self);
        }
    }
}
