//! What generators share: how an input is written, and how it becomes a loss.

use super::random::Random;
use std::fmt::{Display, Write};

/// The nim-sum, written again: it must not share a mistake with the solutions.
pub fn nim_sum(values: impl IntoIterator<Item = u64>) -> u64 {
    values.into_iter().fold(0, |sum, value| sum ^ value)
}

/// 1, 1, 2, 3, 5, …: the i-th Fibonacci number, from the first.
pub fn fibonacci(i: u64) -> u64 {
    (1..i).fold([0, 1], |[a, b], _| [b, a + b])[1]
}

/// A line with these words.
pub fn line<T: Display>(words: impl IntoIterator<Item = T>) -> String {
    let mut line = String::new();
    for (i, word) in words.into_iter().enumerate() {
        let blank = if i > 0 { " " } else { "" };
        write!(line, "{blank}{word}").expect("a string takes everything");
    }
    line + "\n"
}

/// A line with the count of the numbers, and a line with the numbers.
pub fn list(numbers: &[u64]) -> String {
    line([numbers.len()]) + &line(numbers)
}

/// Makes the position a loss, where equal things cancel: the second half becomes a copy of the first.
pub fn pair<T: Clone>(things: &mut Vec<T>) {
    if things.len() > 1 {
        things.truncate(things.len() / 2);
        things.extend_from_within(..);
    }
}

/// Numbers from `least` to `most` that spread over the whole range, each twice: first all of them,
/// then all of them again.
pub fn pairs(count: u64, least: u64, most: u64) -> Vec<u64> {
    spread(count, least, most).repeat(2)
}

/// This many numbers from `least` to `most` that spread over the whole range.
pub fn spread(count: u64, least: u64, most: u64) -> Vec<u64> {
    // The factor is prime to every power of two.
    let number = |i: u64| least + i.wrapping_mul(0x9E37_79B9_7F4A_7C15) % (most - least + 1);
    (1..=count).map(number).collect()
}

impl Random {
    /// Writes a line of words.
    pub fn line<T: Display>(&mut self, words: impl IntoIterator<Item = T>) {
        self.text += &line(words);
    }

    /// Writes a line with the count of the numbers, and a line with the numbers.
    pub fn list(&mut self, numbers: &[u64]) {
        self.text += &list(numbers);
    }

    /// Writes the count of cases and the cases: see [`Random::cases`].
    pub fn in_cases(&mut self, limits: [u64; 2], case: impl FnMut(&mut Random, usize)) {
        self.cases(limits, |draw, count| draw.line([count]), case);
    }

    /// Writes the count of lines and the lines.
    pub fn in_lines<const N: usize>(&mut self, mut line: impl FnMut(&mut Random) -> [u64; N]) {
        let lines = self.items(1);
        self.line([lines]);
        self.each(lines, |draw| {
            let words = line(draw);
            draw.line(words);
        });
    }

    /// A list of heaps, half of the time a P-position if a heap of some Grundy value can make them
    /// one: the last is replaced by the `inverse` of the others' nim-sum.
    pub fn heaps(
        &mut self,
        count: usize,
        [least, most]: [u64; 2],
        value: impl Fn(u64) -> u64,
        inverse: impl Fn(u64) -> u64,
    ) -> Vec<u64> {
        let is_lost = self.is_to_be_lost();
        let mut heaps = self.numbers(count, least, most);
        if is_lost {
            let others = &heaps[..count - 1];
            let wanted = inverse(nim_sum(others.iter().map(|&heap| value(heap))));
            if (least..=most).contains(&wanted) {
                heaps[count - 1] = wanted;
            }
        }
        heaps
    }

    /// Heaps of Nim.
    pub fn nim_heaps(&mut self, count: usize, range: [u64; 2]) -> Vec<u64> {
        self.heaps(count, range, |heap| heap, |sum| sum)
    }
}
