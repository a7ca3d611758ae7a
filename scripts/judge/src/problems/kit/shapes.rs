//! What generators share: how an input is written, and how it becomes a loss.

use super::draw::Draw;
use super::nim_sum;
use std::fmt::{Display, Write};

/// 1, 1, 2, 3, 5, …: the i-th Fibonacci number, from the first.
pub fn fibonacci(i: u64) -> u64 {
    (1..i).fold([0, 1], |[a, b], _| [b, a + b])[1]
}

/// Words on a line.
pub fn line<T: Display>(words: impl IntoIterator<Item = T>) -> String {
    let mut line = String::new();
    for (i, word) in words.into_iter().enumerate() {
        let blank = if i > 0 { " " } else { "" };
        write!(line, "{blank}{word}").expect("a string takes everything");
    }
    line + "\n"
}

/// How many numbers, then the numbers on a line of their own.
pub fn counted(numbers: &[u64]) -> String {
    line([numbers.len()]) + &line(numbers)
}

/// Things that come in pairs are a loss: the second half becomes the first again.
pub fn pair<T: Clone>(things: &mut Vec<T>) {
    if things.len() > 1 {
        things.truncate(things.len() / 2);
        things.extend_from_within(..);
    }
}

impl Draw {
    /// Writes a line of words.
    pub fn line<T: Display>(&mut self, words: impl IntoIterator<Item = T>) {
        self.text += &line(words);
    }

    /// Writes how many numbers, and the numbers.
    pub fn counted(&mut self, numbers: &[u64]) {
        self.text += &counted(numbers);
    }

    /// The count of cases and the cases, each told by how many things it has; `parts` of them at the
    /// judge.
    pub fn in_cases(&mut self, parts: usize, case: impl FnMut(&mut Draw, usize)) {
        self.cases(parts, |draw, count| draw.line([count]), case);
    }

    /// The count of lines and the lines.
    pub fn in_lines<const N: usize>(&mut self, mut line: impl FnMut(&mut Draw) -> [u64; N]) {
        let lines = self.items(1).min(if self.is_small() { 6 } else { usize::MAX });
        self.line([lines]);
        for _ in 0..lines {
            let words = line(self);
            self.line(words);
        }
    }

    /// So many heaps, half of the time a P-position if a heap of some Grundy value can make them
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
