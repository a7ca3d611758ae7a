//! Reads an input as a judge's promise has it: strict about numbers, lenient about blanks.

use std::collections::{BTreeMap, HashSet};
use std::ops::RangeInclusive;
use std::str::SplitWhitespace;

/// The largest signed number of 32 bits.
pub const INT: u64 = (1 << 31) - 1;

/// What an input says of the limits: for each number with a limit, whether it has been at it.
pub type Limits = BTreeMap<&'static str, bool>;

/// The words of an input, and the limits that they have touched.
pub struct Words<'a> {
    /// Those not read yet.
    pub rest: SplitWhitespace<'a>,
    /// The limits so far.
    pub limits: Limits,
}

impl<'a> Words<'a> {
    /// All words of an input.
    pub fn of(input: &'a str) -> Words<'a> {
        Words { rest: input.split_whitespace(), limits: Limits::new() }
    }

    /// The next word, an integer within a range; `name` is what it is called where the range is a
    /// limit worth a case, else it is empty.
    pub fn integer(
        &mut self,
        name: &'static str,
        range: RangeInclusive<i128>,
    ) -> Result<i128, String> {
        let word = self.rest.next().ok_or_else(|| format!("the input ends before {name}"))?;
        let digits = word.strip_prefix('-').unwrap_or(word);
        let plain = digits == "0" || !digits.starts_with('0');
        let number = word.parse().ok().filter(|_| plain && !word.starts_with('+'));
        let number: i128 = number.ok_or_else(|| format!("`{word}` is not {name}"))?;
        if !range.contains(&number) {
            return Err(format!(
                "{name} is from {} to {}, not {number}",
                range.start(),
                range.end()
            ));
        }
        self.touch(name, number == *range.end());
        Ok(number)
    }

    /// The next word, a number within a range.
    pub fn number(
        &mut self,
        name: &'static str,
        range: RangeInclusive<u64>,
    ) -> Result<u64, String> {
        let range = i128::from(*range.start())..=i128::from(*range.end());
        Ok(u64::try_from(self.integer(name, range)?).expect("the range is one of u64"))
    }

    /// A number with a limit has been met.
    pub fn touch(&mut self, name: &'static str, is_at_limit: bool) {
        if !name.is_empty() {
            *self.limits.entry(name).or_default() |= is_at_limit;
        }
    }

    /// An integer that is none of those seen.
    pub fn fresh(
        &mut self,
        seen: &mut HashSet<i128>,
        name: &'static str,
        range: RangeInclusive<i128>,
    ) -> Result<(), String> {
        let number = self.integer(name, range)?;
        holds(seen.insert(number), "no number is given twice")
    }

    /// So many of them.
    pub fn numbers(
        &mut self,
        count: u64,
        name: &'static str,
        range: RangeInclusive<u64>,
    ) -> Result<Vec<u64>, String> {
        (0..count).map(|_| self.number(name, range.clone())).collect()
    }

    /// A count within limits, and so many numbers.
    pub fn list(
        &mut self,
        count: &'static str,
        counts: RangeInclusive<u64>,
        name: &'static str,
        range: RangeInclusive<u64>,
    ) -> Result<Vec<u64>, String> {
        let count = self.number(count, counts)?;
        self.numbers(count, name, range)
    }

    /// A count without a limit, and so many heaps.
    pub fn any_list(&mut self, range: RangeInclusive<u64>) -> Result<(), String> {
        self.list("", 0..=u64::MAX, "heap", range).map(drop)
    }

    /// A count within limits, and so many times the same.
    pub fn times(
        &mut self,
        count: &'static str,
        counts: RangeInclusive<u64>,
        mut read: impl FnMut(&mut Self) -> Result<(), String>,
    ) -> Result<(), String> {
        for _ in 0..self.number(count, counts)? {
            read(self)?;
        }
        Ok(())
    }

    /// A count without a limit, and so many times the same.
    pub fn lines(
        &mut self,
        read: impl FnMut(&mut Self) -> Result<(), String>,
    ) -> Result<(), String> {
        self.times("", 0..=u64::MAX, read)
    }

    /// A promise of a number that is not a word.
    pub fn at_most(&mut self, name: &'static str, number: u64, most: u64) -> Result<(), String> {
        self.touch(name, number == most);
        holds(number <= most, &format!("{name} is at most {most}"))
    }
}

/// A promise that is no range.
pub fn holds(is_so: bool, promise: &str) -> Result<(), String> {
    if is_so {
        Ok(())
    } else {
        Err(format!("the promise is broken that {promise}"))
    }
}
