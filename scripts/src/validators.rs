//! What a judge promises of its inputs: a validator a problem, strict about numbers and lenient
//! about blanks. Where no judge has the problem, the promise is the page's.

use std::collections::{BTreeMap, HashSet};
use std::ops::RangeInclusive;
use std::str::SplitWhitespace;

/// Reads an input from its first word to its last.
type Validator = fn(&mut Words) -> Result<(), String>;

/// What an input says of the limits: for each number with a limit, whether it has been at it.
pub type Limits = BTreeMap<&'static str, bool>;

/// Does the input keep what the judge of the problem promises? Says which limits it touches.
///
/// # Errors
/// A line that says what it breaks.
pub fn validate(problem: &str, input: &str) -> Result<Limits, String> {
    let (_, validator) = ALL
        .iter()
        .find(|known| known.0 == problem)
        .ok_or_else(|| format!("{problem} has no validator: write one in {}", file!()))?;
    let mut words = Words { rest: input.split_whitespace(), limits: Limits::new() };
    validator(&mut words)?;
    match words.rest.next() {
        Some(word) => Err(format!("`{word}` stands behind the end")),
        None => Ok(words.limits),
    }
}

const U64: u64 = u64::MAX;
const INT: u64 = (1 << 31) - 1;

const ALL: &[(&str, Validator)] = &[
    ("bash-game", |words| {
        words.times("C", 1..=100, |words| {
            words.number("n", 1..=1000)?;
            words.number("m", 1..=1000).map(drop)
        })
    }),
    ("bounded-nim", |words| {
        words.lines(|words| {
            words.number("m", 1..=U64)?;
            words.number("p", 0..=U64).map(drop)
        })
    }),
    ("coe2021-black-white", |words| {
        words.times("T", 1..=100, |words| {
            let rows = words.number("n", 1..=100)?;
            words.number("k", 0..=100)?;
            words.number("d", 1..=20)?;
            let mut seen = HashSet::new();
            for _ in 0..rows {
                words.fresh(&mut seen, "y", -100..=100)?;
                let black = words.integer("b", -1000..=1000)?;
                let white = words.integer("w", -1000..=1000)?;
                holds(white != black, "b and w differ")?;
            }
            Ok(())
        })
    }),
    ("count-to-thirty", |words| {
        words.lines(|words| {
            words.number("variant", 1..=2)?;
            words.number("T", 1..=U64)?;
            words.number("k", 1..=U64).map(drop)
        })
    }),
    ("euclid-game", |words| {
        words.times("C", 1..=6, |words| words.numbers(2, "M and N", 1..=INT).map(drop))
    }),
    ("fibonacci-nim", |words| words.number("n", 2..=1_000_000_000_000_000).map(drop)),
    ("graph-game", graph_game),
    ("gzoi2017-stones", |words| words.list("n", 1..=200, "heap", 1..=200).map(drop)),
    ("halving-game", |words| words.lines(|words| words.any_list(0..=U64))),
    ("lasker-nim", |words| {
        words.times("T", 1..=100, |words| words.list("n", 1..=1_000_000, "heap", 1..=INT).map(drop))
    }),
    ("masters-duel", |words| {
        words.times("T", 1..=100, |words| {
            words.times("n", 1..=1000, |words| {
                let mut seen = HashSet::new();
                words.times("m", 0..=20, |words| words.fresh(&mut seen, "column", 1..=20))
            })
        })
    }),
    ("matches", |words| words.list("k", 1..=500_000, "heap", 0..=1_000_000_000).map(drop)),
    ("misere-nim", |words| {
        words.times("T", 1..=500, |words| words.list("n", 1..=50, "heap", 1..=5000).map(drop))
    }),
    ("moore-nim", |words| {
        words.lines(|words| {
            let count = words.number("", 0..=U64)?;
            words.number("k", 1..=U64)?;
            words.numbers(count, "heap", 0..=U64).map(drop)
        })
    }),
    ("nim", |words| {
        words.times("T", 1..=10, |words| words.list("n", 1..=10_000, "heap", 0..=9999).map(drop))
    }),
    // A player may type anything.
    ("nim-duel", |words| {
        words.rest = "".split_whitespace();
        Ok(())
    }),
    ("pas", |words| {
        words.numbers(3, "tile", 1..=1000)?;
        words.list("m", 1..=1000, "p", 1..=1000).map(drop)
    }),
    ("poi2009-pebbles", |words| {
        words.times("u", 1..=10, |words| {
            let row = words.list("n", 1..=1000, "", 0..=10_000)?;
            holds(row.is_sorted(), "a row does not decrease")?;
            words.at_most("the sum of a row", row.iter().sum(), 10_000)
        })
    }),
    ("roy-october", roy_october),
    ("roy-october-2", roy_october),
    ("sdoi2011-black-white", |words| {
        let n = words.number("n", 1..=10_000)?;
        let k = words.number("k", 2..=100)?;
        holds(k % 2 == 0 && k <= n, "k is even and at most n")?;
        words.number("d", 1..=k).map(drop)
    }),
    ("set-nim", |words| {
        let mut seen = HashSet::new();
        words.times("k", 1..=100, |words| words.fresh(&mut seen, "s", 1..=10_000))?;
        words.list("n", 1..=100, "h", 1..=10_000).map(drop)
    }),
    ("split-nim", |words| words.list("n", 1..=100, "heap", 1..=100).map(drop)),
    ("staircase-nim", |words| words.list("n", 1..=100_000, "stair", 1..=1_000_000_000).map(drop)),
    ("stone-taking", |words| {
        while !words.list("m", 0..=200_000, "heap", 0..=INT)?.is_empty() {}
        Ok(())
    }),
    ("wythoff", |words| words.numbers(2, "a and b", 0..=1_000_000_000).map(drop)),
];

fn roy_october(words: &mut Words) -> Result<(), String> {
    words.list("T", 1..=100_000, "n", 1..=50_000_000).map(drop)
}

fn graph_game(words: &mut Words) -> Result<(), String> {
    let nodes = words.number("N", 1..=2000)?;
    let edges = words.number("M", 0..=6000)?;
    let tokens = words.number("K", 1..=nodes)?;
    let mut to = vec![vec![]; nodes as usize + 1];
    for _ in 0..edges {
        let from = words.number("", 1..=nodes)? as usize;
        to[from].push(words.number("", 1..=nodes)? as usize);
    }
    words.numbers(tokens, "", 1..=nodes)?;
    // Without a cycle no path has more than N nodes: after N steps nothing is left.
    let mut left: HashSet<usize> = (1..=nodes as usize).collect();
    for _ in 0..nodes {
        left = left.iter().flat_map(|&node| to[node].iter().copied()).collect();
    }
    holds(left.is_empty(), "the graph has no cycle")
}

/// The words of an input, and the limits that they have touched.
struct Words<'a> {
    rest: SplitWhitespace<'a>,
    limits: Limits,
}

impl Words<'_> {
    /// The next word, an integer within a range; `name` is what it is called where the range is a
    /// limit worth a case, else it is empty.
    fn integer(&mut self, name: &'static str, range: RangeInclusive<i128>) -> Result<i128, String> {
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

    fn number(&mut self, name: &'static str, range: RangeInclusive<u64>) -> Result<u64, String> {
        let range = i128::from(*range.start())..=i128::from(*range.end());
        Ok(u64::try_from(self.integer(name, range)?).expect("the range is one of u64"))
    }

    fn touch(&mut self, name: &'static str, is_at_limit: bool) {
        if !name.is_empty() {
            *self.limits.entry(name).or_default() |= is_at_limit;
        }
    }

    /// An integer that is none of those seen.
    fn fresh(
        &mut self,
        seen: &mut HashSet<i128>,
        name: &'static str,
        range: RangeInclusive<i128>,
    ) -> Result<(), String> {
        let number = self.integer(name, range)?;
        holds(seen.insert(number), "no number is given twice")
    }

    fn numbers(
        &mut self,
        count: u64,
        name: &'static str,
        range: RangeInclusive<u64>,
    ) -> Result<Vec<u64>, String> {
        (0..count).map(|_| self.number(name, range.clone())).collect()
    }

    /// A count within limits, and so many numbers.
    fn list(
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
    fn any_list(&mut self, range: RangeInclusive<u64>) -> Result<(), String> {
        self.list("", 0..=U64, "heap", range).map(drop)
    }

    /// A count within limits, and so many times the same.
    fn times(
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
    fn lines(&mut self, read: impl FnMut(&mut Self) -> Result<(), String>) -> Result<(), String> {
        self.times("", 0..=U64, read)
    }

    fn at_most(&mut self, name: &'static str, number: u64, most: u64) -> Result<(), String> {
        self.touch(name, number == most);
        holds(number <= most, &format!("{name} is at most {most}"))
    }
}

fn holds(is_so: bool, promise: &str) -> Result<(), String> {
    if is_so {
        Ok(())
    } else {
        Err(format!("the promise is broken that {promise}"))
    }
}
