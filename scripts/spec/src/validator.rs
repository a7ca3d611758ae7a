//! Checks that an input keeps what the judge promises: every number within its limits, every line as
//! the statement has it. Blanks at the end of a line do not count.

use std::collections::{BTreeMap, HashSet};
use std::ops::RangeInclusive;

/// The largest signed number of 32 bits.
pub const INT: u64 = (1 << 31) - 1;
/// The largest unsigned number of 64 bits.
pub const U64: u64 = u64::MAX;

/// An upper limit that the statement names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limit {
    /// The largest number that is allowed.
    pub most: i128,
    /// Whether the input has that number.
    pub is_reached: bool,
}

/// The limits of an input, by the names of what they limit.
pub type Limits = BTreeMap<&'static str, Limit>;

/// The rest of an input, the first promise that was broken, and the limits so far.
pub struct Validator<'a> {
    rest: &'a str,
    breach: Option<String>,
    limits: Limits,
    /// The last limit that was looked up: the next one is often the same.
    last: &'static str,
}

impl<'a> Validator<'a> {
    /// The limits of an input that keeps what is promised; an error says what it breaks.
    pub fn check(input: &'a str, validate: fn(&mut Validator)) -> Result<Limits, String> {
        let mut validator =
            Validator { rest: input, breach: None, limits: Limits::new(), last: "" };
        validate(&mut validator);
        if let Some(word) = validator.rest.split_whitespace().next() {
            validator.fail(|| format!("unexpected `{word}` after the end of the input"));
        }
        validator.breach.map_or(Ok(validator.limits), Err)
    }

    fn fail(&mut self, why: impl FnOnce() -> String) {
        self.breach.get_or_insert_with(why);
    }

    /// The next word of the line, empty at its end.
    fn word(&mut self) -> &'a str {
        let rest = self.rest.trim_start_matches(' ');
        let end = rest.bytes().position(|letter| matches!(letter, b' ' | b'\n'));
        let end = end.unwrap_or(rest.len());
        self.rest = &rest[end..];
        &rest[..end]
    }

    /// Expects the end of the line.
    pub fn end(&mut self) {
        let word = self.word();
        if !word.is_empty() {
            self.fail(|| format!("unexpected `{word}` at the end of a line"));
        }
        self.rest = self.rest.strip_prefix('\n').unwrap_or(self.rest);
    }

    /// A line with anything on it.
    pub fn any_line(&mut self) {
        self.rest = self.rest.split_once('\n').map_or("", |parts| parts.1);
    }

    /// An integer within a range. `name` names it if its largest value is a limit that needs a case, else
    /// it is empty. Returns the least value if a promise is broken.
    pub fn integer(&mut self, name: &'static str, range: RangeInclusive<i128>) -> i128 {
        let (least, most) = (*range.start(), *range.end());
        let called = if name.is_empty() { "a number" } else { name };
        let (before, word) = (self.rest, self.word());
        let is_last = || before.trim_matches(' ').is_empty();
        // Few numbers need more than 64 bits.
        let number = word.parse::<i64>().map(i128::from).or_else(|_| word.parse());
        let is_plain = !word.starts_with('+') && !word.starts_with("-0");
        let is_plain = is_plain && (word == "0" || !word.starts_with('0'));
        let why = match number {
            Ok(_) if !is_plain => format!("`{word}` is not {called}"),
            Ok(number) if range.contains(&number) => {
                self.limit(name, number, most);
                return number;
            }
            Ok(number) => format!("{called} is from {least} to {most}, not {number}"),
            Err(_) if !word.is_empty() => format!("`{word}` is not {called}"),
            Err(_) if is_last() => format!("the input ends before {called}"),
            Err(_) => format!("the line ends before {called}"),
        };
        self.fail(|| why);
        least
    }

    /// A number within a range.
    pub fn number(&mut self, name: &'static str, range: RangeInclusive<u64>) -> u64 {
        self.integer(name, i128::from(*range.start())..=i128::from(*range.end())) as u64
    }

    fn limit(&mut self, name: &'static str, number: i128, most: i128) {
        if !name.is_empty() && (name != self.last || number == most) {
            self.last = name;
            let limit = self.limits.entry(name).or_insert(Limit { most, is_reached: false });
            limit.is_reached |= number == most;
        }
    }

    /// A word of this many letters, all of them among these.
    pub fn letters(&mut self, count: u64, among: &str) {
        let word = self.word();
        let fits = word.len() as u64 == count && word.chars().all(|letter| among.contains(letter));
        self.holds(fits, &format!("a word has {count} letters, all of them among {among}"));
    }

    /// A word of letters that are all among these, with its length within a range: `name` is as for
    /// [`Validator::integer`].
    pub fn word_of(
        &mut self,
        name: &'static str,
        lengths: RangeInclusive<u64>,
        among: &str,
    ) -> &'a str {
        let (word, (least, most)) = (self.word(), (lengths.start(), lengths.end()));
        let length = word.len() as u64;
        let fits = lengths.contains(&length) && word.chars().all(|letter| among.contains(letter));
        self.limit(name, length.into(), (*most).into());
        self.holds(
            fits,
            &format!("a word has {least} to {most} letters, all of them among {among}"),
        );
        word
    }

    /// Any other promise.
    pub fn holds(&mut self, is_kept: bool, promise: &str) {
        if !is_kept {
            self.fail(|| format!("broken promise: {promise}"));
        }
    }

    /// An upper limit of a number that is computed from the input.
    pub fn at_most(&mut self, name: &'static str, number: u64, most: u64) {
        self.limit(name, number.into(), most.into());
        self.holds(number <= most, &format!("{name} is at most {most}"));
    }

    /// This many numbers on the same line, each within the range.
    pub fn numbers(
        &mut self,
        count: u64,
        name: &'static str,
        range: RangeInclusive<u64>,
    ) -> Vec<u64> {
        let mut numbers = vec![];
        while self.breach.is_none() && numbers.len() < count as usize {
            numbers.push(self.number(name, range.clone()));
        }
        numbers
    }

    /// A line of this many numbers.
    pub fn line(&mut self, count: u64, name: &'static str, range: RangeInclusive<u64>) -> Vec<u64> {
        let numbers = self.numbers(count, name, range);
        self.end();
        numbers
    }

    /// The rest of a line: this many numbers, all different.
    pub fn distinct(
        &mut self,
        count: u64,
        name: &'static str,
        range: RangeInclusive<u64>,
    ) -> HashSet<u64> {
        let mut seen = HashSet::new();
        for _ in 0..count {
            let number = self.number(name, range.clone());
            self.holds(seen.insert(number), "no number is given twice");
        }
        self.end();
        seen
    }

    /// A line with one number.
    pub fn single(&mut self, name: &'static str, range: RangeInclusive<u64>) -> u64 {
        self.fields([(name, range)])[0]
    }

    /// A line of numbers, each with a name and a range of its own.
    pub fn fields<const N: usize>(
        &mut self,
        fields: [(&'static str, RangeInclusive<u64>); N],
    ) -> [u64; N] {
        let numbers = fields.map(|(name, range)| self.number(name, range));
        self.end();
        numbers
    }

    /// This many lines, each a word of this many letters that are all among these.
    pub fn grid(&mut self, rows: u64, columns: u64, among: &str) {
        for _ in 0..rows {
            self.letters(columns, among);
            self.end();
        }
    }

    /// A line with a count, and a line of this many numbers.
    pub fn list(
        &mut self,
        count: &'static str,
        counts: RangeInclusive<u64>,
        name: &'static str,
        range: RangeInclusive<u64>,
    ) -> Vec<u64> {
        let count = self.single(count, counts);
        self.line(count, name, range)
    }

    /// A line with a count; then calls `read` that many times.
    pub fn times<T>(
        &mut self,
        count: &'static str,
        counts: RangeInclusive<u64>,
        mut read: impl FnMut(&mut Self) -> T,
    ) {
        let count = self.single(count, counts);
        for _ in 0..count {
            if self.breach.is_some() {
                return;
            }
            read(self);
        }
    }

    /// Calls `read` until the end of the input.
    pub fn to_the_end<T>(&mut self, mut read: impl FnMut(&mut Self) -> T) {
        while self.breach.is_none() && !self.rest.trim().is_empty() {
            read(self);
        }
    }

    /// The same, at least once.
    pub fn cases<T>(&mut self, mut case: impl FnMut(&mut Self) -> T) {
        case(self);
        self.to_the_end(case);
    }
}
