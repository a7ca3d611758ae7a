//! Grundy values of one heap under a rule that a reader types, and their period.
//!
//! Every rule here is an octal code: its digit dₖ says what a move may leave of a heap from which it
//! takes k stones: nothing (1), one heap (2), two heaps (4), or a sum of these.

use crate::json;
use crate::pairs::{Moves, SIDE};
use shared::grundy::Mex;

/// Heaps up to this size are looked at.
const LARGEST: usize = 3000;
/// When so many options have been looked at, the table ends.
const WORK: usize = 5_000_000;

pub struct Rule {
    digits: Vec<u8>,
    /// Does the last digit go on for ever?
    goes_on: bool,
    /// Must two heaps that are left differ?
    unequal: bool,
}

/// What a rule gives.
pub struct Table {
    /// G(0), G(1), …
    pub values: Vec<usize>,
    /// What is known of their period.
    pub period: Option<Period>,
}

/// G(n + `length`) = G(n) for all n ≥ `start`.
#[derive(Debug, PartialEq, Eq)]
pub struct Period {
    /// From here on the values repeat.
    pub start: usize,
    /// After so many.
    pub length: usize,
    /// It holds for ever, since it holds for all n from the start up to here.
    pub enough: usize,
}

/// An option: the two heaps that are left, where an empty one is none, and its value.
pub type Choice = ([usize; 2], usize);

impl Rule {
    /// `1 3 4`, `1-3`: the numbers that may be taken; `0.77`, or `4.3…` with a last digit that goes on: an
    /// octal code; `unequal`: a heap is split into two of different sizes.
    pub fn read(text: &str) -> Option<Rule> {
        let text = text.trim();
        if text == "unequal" {
            return Some(Rule { digits: vec![4], goes_on: false, unequal: true });
        }
        let (digits, goes_on) = if let Some((first, rest)) = text.split_once('.') {
            let code = rest.trim_end_matches(['.', '…']);
            let digits = format!("{}{}", first, code);
            let digits = digits.chars().map(|digit| Some(digit.to_digit(8)? as u8));
            (digits.collect::<Option<Vec<u8>>>()?, code.len() < rest.len())
        } else {
            let takes = takes(text)?;
            let most = *takes.iter().max()? as usize;
            let mut digits = vec![0; most.min(LARGEST) + 1];
            for take in takes {
                *digits.get_mut(take as usize)? = 3;
            }
            (digits, false)
        };
        // To take nothing and leave one heap is no move.
        let fits = digits.len() > 1 && matches!(digits[0], 0 | 4) && digits.iter().any(|&d| d > 0);
        fits.then_some(Rule { digits, goes_on, unequal: false })
    }

    /// What a move may leave of a heap, if no move splits it.
    pub fn takes(&self, n: usize) -> Option<Vec<usize>> {
        let digits = if self.goes_on { n + 1 } else { self.digits.len() };
        let splits = (0..digits).any(|taken| self.digit(taken) & 4 > 0);
        let left = |taken: usize| {
            let sign = if taken == n { 1 } else { 2 };
            (self.digit(taken) & sign > 0).then_some(n - taken)
        };
        (!splits).then(|| (1..=n).filter(|&taken| taken < digits).filter_map(left).collect())
    }

    fn digit(&self, taken: usize) -> u8 {
        let last = if self.goes_on { self.digits.last() } else { None };
        *self.digits.get(taken).or(last).unwrap_or(&0)
    }

    /// The options of a heap, given the values of all smaller heaps.
    fn choices(&self, n: usize, values: &[usize]) -> Vec<Choice> {
        let mut options = vec![];
        for taken in 0..=if self.goes_on { n } else { n.min(self.digits.len() - 1) } {
            let (digit, rest) = (self.digit(taken), n - taken);
            if digit & if rest == 0 { 1 } else { 2 } > 0 {
                options.push([0, rest]);
            }
            if digit & 4 > 0 {
                let parts = (1..=rest / 2).map(|part| [part, rest - part]);
                options.extend(parts.filter(|[a, b]| !self.unequal || a < b));
            }
        }
        options.into_iter().map(|[a, b]| ([a, b], values[a] ^ values[b])).collect()
    }

    /// The values, as far as the work allows.
    pub fn table(&self) -> Table {
        let (mut values, mut work) = (vec![], 0);
        while values.len() <= LARGEST && work < WORK {
            let choices = self.choices(values.len(), &values);
            work += choices.len();
            let value = Mex::up_to(choices.len()).of(choices.into_iter().map(|choice| choice.1));
            values.push(value);
        }
        let period = self.period(&values);
        Table { values, period }
    }

    /// The options of the heap of n, with their values.
    pub fn explain(&self, n: usize) -> Vec<Choice> {
        let mut values = vec![];
        for smaller in 0..n {
            let choices = self.choices(smaller, &values).into_iter();
            values.push(shared::grundy::mex(choices.map(|choice| choice.1)));
        }
        self.choices(n, &values)
    }

    /// The least period that the values prove. Let k be the place of the last digit. Where no move
    /// splits, it holds for ever if it holds for k numbers in a row; else, by the theorem of Guy and
    /// Smith, if it holds for all n from the start n₀ to 2n₀ + p + k − 2. A start of 0 will do where
    /// leaving nothing is like leaving a heap of 0.
    fn period(&self, values: &[usize]) -> Option<Period> {
        if self.goes_on || self.unequal {
            return None;
        }
        let k = self.digits.len() - 1;
        let splits = self.digits.iter().any(|digit| digit & 4 > 0);
        let least = usize::from(self.digits.iter().any(|digit| ![0, 3].contains(digit)));
        (1..values.len()).find_map(|length| {
            let differs = |&n: &usize| values[n] != values[n + length];
            let start = (0..values.len() - length).rev().find(differs).map_or(0, |n| n + 1);
            let start = start.max(least);
            let enough = if splits { 2 * start + length + k - 2 } else { start + k - 1 };
            (enough + length < values.len()).then_some(Period { start, length, enough })
        })
    }
}

/// The numbers of a text, where `2-5` stands for all from 2 to 5.
fn takes(text: &str) -> Option<Vec<u64>> {
    let mut takes = vec![];
    for word in text.split([' ', ',', '，', '、']).filter(|word| !word.is_empty()) {
        let (from, to) = word.split_once(['-', '–', '~']).unwrap_or((word, word));
        let [from, to]: [u64; 2] = [from.parse().ok()?, to.parse().ok()?];
        if from > to || to > LARGEST as u64 {
            return None;
        }
        takes.extend(from..=to);
    }
    Some(takes)
}

/// The answer to a request: `explore` and a rule, and perhaps the heap whose value is to be explained; `pairs` and a
/// rule of two heaps, and perhaps the position whose options are asked for.
pub fn answer(request: &str) -> String {
    let lines: Vec<&str> = request.split('\n').collect();
    match lines[..] {
        ["explore", rule] => Rule::read(rule).map(|rule| {
            let Table { values, period } = rule.table();
            let period = json::perhaps(period, |period| {
                format!("[{},{},{}]", period.start, period.length, period.enough)
            });
            let values = json::list(values, |value| value.to_string());
            format!("{{\"values\":{values},\"period\":{period}}}")
        }),
        ["explore", rule, heap] => {
            Rule::read(rule).zip(heap.parse().ok()).map(|(rule, heap): (_, usize)| {
                let choices = rule.explain(heap.min(1000));
                json::list(choices, |([a, b], value)| format!("[{a},{b},{value}]"))
            })
        }
        ["pairs", rule] => Moves::read(rule)
            .map(|moves| json::list(moves.map(), |row| json::list(row, |value| value.to_string()))),
        ["pairs", rule, x, y] => Moves::read(rule).map(|moves| {
            let [x, y] = [x, y].map(|heap| heap.parse().unwrap_or(0).min(SIDE - 1));
            json::list(moves.options(x, y), |[x, y]| format!("[{x},{y}]"))
        }),
        _ => None,
    }
    .unwrap_or_else(json::refusal)
}
