//! What wrong programs share: reading an input without checking it.

use std::str::SplitWhitespace;

/// The words of an input; numbers are 0 after its end.
pub struct Input<'a> {
    /// The whole input, for programs that read by lines.
    pub text: &'a str,
    next: SplitWhitespace<'a>,
}

impl<'a> Input<'a> {
    /// Reads this input from its start.
    pub fn new(text: &'a str) -> Input<'a> {
        Input { text, next: text.split_whitespace() }
    }

    /// The next word, empty after the end.
    pub fn word(&mut self) -> &'a str {
        self.next.next().unwrap_or("")
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
    pub fn array<const N: usize>(&mut self) -> [u64; N] {
        [(); N].map(|()| self.number())
    }

    /// This many of the next numbers.
    pub fn numbers(&mut self, count: u64) -> Vec<u64> {
        (0..count).map(|_| self.number()).collect()
    }

    /// A count and as many numbers.
    pub fn list(&mut self) -> Vec<u64> {
        let count = self.number();
        self.numbers(count)
    }

    /// The neighbours of each vertex of a tree, from a line for each edge; without `both_ways` a line
    /// counts for its first end alone.
    pub fn neighbours(&mut self, vertices: u64, both_ways: bool) -> Vec<Vec<usize>> {
        let mut near = vec![vec![]; vertices as usize + 1];
        for _ in 1..vertices {
            let [a, b] = self.array().map(|end| end as usize);
            near[a].push(b);
            if both_ways {
                near[b].push(a);
            }
        }
        near
    }

    /// A count of cases, and for each case a line with the verdict: `yes` where the first player wins.
    pub fn cases(&mut self, [yes, no]: [&str; 2], wins: impl Fn(&mut Self) -> bool) -> String {
        let verdicts = (0..self.number()).map(|_| if wins(self) { yes } else { no });
        verdicts.flat_map(|verdict| [verdict, "\n"]).collect()
    }
}

/// `Yes` unless the value is 0.
pub fn yes_or_no(value: u64) -> String {
    String::from(if value == 0 { "No\n" } else { "Yes\n" })
}

/// The values of the heaps from 0 to `most`: each is the mex of what `options` makes of the heap and
/// of the values of smaller heaps.
pub fn table(most: u64, options: impl Fn(u64, &[u64]) -> Vec<u64>) -> Vec<u64> {
    let mut values = vec![];
    for heap in 0..=most {
        let value = mex(&options(heap, &values));
        values.push(value);
    }
    values
}

/// The vertices of a tree and their parents, a parent before its children; the root's is 0.
pub fn rooted(near: &[Vec<usize>], root: usize) -> Vec<(usize, usize)> {
    let mut found = vec![(root, 0)];
    for next in 0.. {
        let Some(&(v, parent)) = found.get(next) else { break };
        found.extend(near[v].iter().filter(|&&u| u != parent).map(|&u| (u, v)));
    }
    found
}

/// The least number not among these.
pub fn mex(values: &[u64]) -> u64 {
    let mut is_there = vec![false; values.len() + 1];
    for &value in values.iter().filter(|&&value| value < values.len() as u64) {
        is_there[value as usize] = true;
    }
    is_there.iter().position(|is_there| !is_there).unwrap() as u64
}
