//! Makes an input smaller while something stays true of it: not the input itself but the choices of
//! which its generator made it, so what comes out is an input that the generator may make.

use std::collections::HashSet;
use std::time::Instant;

/// An input and the choices of which it was made.
pub type Made = (String, Vec<u64>);

/// The smallest input that one step after another leads to, until the deadline: the shorter text, then
/// the lower numbers, then the fewer choices. `make` makes an input of other choices, `holds` is asked
/// of each smaller text, once.
pub fn shrink(
    best: Made,
    deadline: Instant,
    make: &dyn Fn(&[u64]) -> Made,
    holds: &mut dyn FnMut(&str) -> bool,
) {
    let mut shrinker =
        Shrinker { best: best.1, text: best.0, asked: HashSet::new(), deadline, make, holds };
    loop {
        let before = shrinker.best.clone();
        shrinker.lower_each();
        shrinker.drop_runs();
        shrinker.zero_runs();
        shrinker.lower_two();
        if shrinker.best == before || shrinker.is_over() {
            return;
        }
    }
}

struct Shrinker<'a> {
    /// The choices of the smallest so far.
    best: Vec<u64>,
    /// The smallest so far.
    text: String,
    /// What did not hold.
    asked: HashSet<String>,
    deadline: Instant,
    make: &'a dyn Fn(&[u64]) -> Made,
    holds: &'a mut dyn FnMut(&str) -> bool,
}

/// A choice so near before a run may be the count of what is dropped with the run.
const NEAR: usize = 4;
/// So many places are two choices apart that are lowered together.
const APART: usize = 12;

impl Shrinker<'_> {
    fn is_over(&self) -> bool {
        Instant::now() >= self.deadline
    }

    /// Takes the candidate if it is smaller and will do.
    fn take(&mut self, candidate: &[u64]) -> bool {
        if self.is_over() {
            return false;
        }
        let (text, used) = (self.make)(candidate);
        let is_new = text != self.text;
        if (text.len(), &text, used.len(), &used)
            >= (self.text.len(), &self.text, self.best.len(), &self.best)
            || self.asked.contains(&text)
        {
            return false;
        }
        if is_new && !(self.holds)(&text) {
            self.asked.insert(text);
            return false;
        }
        (self.text, self.best) = (text, used);
        true
    }

    /// Takes the best with some choices changed, if it will do.
    fn take_with(&mut self, changes: &[(usize, u64)]) -> bool {
        let mut candidate = self.best.clone();
        for &(i, choice) in changes {
            candidate[i] = choice;
        }
        self.take(&candidate)
    }

    /// Calls for each run of choices, long runs first, the last one first.
    fn runs(&mut self, mut call: impl FnMut(&mut Self, usize, usize) -> bool) {
        let mut length = self.best.len().next_power_of_two();
        while length > 0 {
            let mut start = self.best.len().saturating_sub(length);
            while !self.is_over() && start + length <= self.best.len() {
                if !call(self, start, length) {
                    start = match start.checked_sub(length.div_ceil(2)) {
                        Some(start) => start,
                        None if start > 0 => 0,
                        None => break,
                    };
                }
                start = start.min(self.best.len().saturating_sub(length));
            }
            length /= 2;
        }
    }

    /// Takes runs of choices out, with the next choice before them, which may be a count, one lower if
    /// need be.
    fn drop_runs(&mut self) {
        self.runs(|shrinker, start, length| {
            let mut candidate = shrinker.best.clone();
            candidate.drain(start..start + length);
            if shrinker.take(&candidate) {
                return true;
            }
            let count = (start.saturating_sub(NEAR)..start).rev().find(|&i| candidate[i] > 0);
            count.is_some_and(|count| {
                candidate[count] -= 1;
                shrinker.take(&candidate)
            })
        });
    }

    /// Brings runs of choices to 0.
    fn zero_runs(&mut self) {
        self.runs(|shrinker, start, length| {
            let zeros: Vec<_> = (start..start + length).map(|i| (i, 0)).collect();
            shrinker.take_with(&zeros)
        });
    }

    /// Brings each choice down: to 0, else by halves of the way, in the end by 1.
    fn lower_each(&mut self) {
        let mut i = 0;
        while i < self.best.len() && !self.is_over() {
            let mut step = self.best[i];
            while step > 0 && i < self.best.len() {
                step = step.min(self.best[i]);
                if step == 0 || !self.take_with(&[(i, self.best[i] - step)]) {
                    step /= 2;
                }
            }
            i += 1;
        }
    }

    /// Takes the same power of two from two choices, or moves one from the first to the second.
    fn lower_two(&mut self) {
        for i in 0..self.best.len() {
            for j in i + 1..(i + APART).min(self.best.len()) {
                let room = self.best.get(i).zip(self.best.get(j)).map_or(0, |(a, b)| *a.min(b));
                for place in (0..=room.max(1).ilog2()).rev() {
                    let (Some(&a), Some(&b)) = (self.best.get(i), self.best.get(j)) else { return };
                    if self.is_over() {
                        return;
                    }
                    if let (Some(a), Some(b)) =
                        (a.checked_sub(1 << place), b.checked_sub(1 << place))
                    {
                        self.take_with(&[(i, a), (j, b)]);
                    }
                }
                let (Some(&a), Some(&b)) = (self.best.get(i), self.best.get(j)) else { return };
                if a > 0 && !self.take_with(&[(i, 0), (j, a.saturating_add(b))]) {
                    self.take_with(&[(i, a - 1), (j, b.saturating_add(1))]);
                }
                if a > b {
                    self.take_with(&[(i, b), (j, a)]);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{shrink, Made};
    use std::time::{Duration, Instant};

    /// A count and so many numbers, as a generator draws them; missing choices are 0.
    fn list(choices: &[u64]) -> Made {
        let at = |i: usize| choices.get(i).copied().unwrap_or(0);
        let used: Vec<u64> = (0..=at(0) as usize).map(at).collect();
        (used.iter().map(u64::to_string).collect::<Vec<_>>().join(" "), used)
    }

    /// The numbers of such a text.
    fn numbers(text: &str) -> Vec<u64> {
        text.split_whitespace().skip(1).map(|word| word.parse().unwrap()).collect()
    }

    fn smallest(start: &[u64], time: Duration, holds: impl Fn(&[u64]) -> bool) -> Vec<u64> {
        let mut best = list(&[&[start.len() as u64], start].concat());
        let mut remember = |text: &str| {
            let does = holds(&numbers(text));
            if does {
                best.0 = text.to_owned();
            }
            does
        };
        let first = list(&[&[start.len() as u64], start].concat());
        shrink(first, Instant::now() + time, &list, &mut remember);
        numbers(&best.0)
    }

    const MINUTE: Duration = Duration::from_mins(1);

    #[test]
    fn one_number_above_a_bound_comes_down_to_it() {
        let large = [5, 1_000_000, 0, 77, 3, 999];
        let is_above = |numbers: &[u64]| numbers.iter().any(|&n| n >= 70);
        assert_eq!(smallest(&large, MINUTE, is_above), [70]);
        assert!(smallest(&large, MINUTE, |_| true).is_empty());
    }

    #[test]
    fn a_nim_sum_of_zero_stays_while_numbers_come_down() {
        let sum = |numbers: &[u64]| numbers.iter().fold(0, |sum, n| sum ^ n);
        let found = smallest(&[0b01100, 0b11001, 0b10101, 9, 9], MINUTE, |numbers| {
            numbers.len() > 2 && sum(numbers) == 0 && numbers.iter().any(|&n| n > 0)
        });
        assert_eq!((found.len(), found.iter().sum::<u64>()), (3, 2), "{found:?}");
    }

    #[test]
    fn a_long_input_stops_at_the_deadline() {
        let (start, long) = (Instant::now(), vec![3; 20_000]);
        let smaller = smallest(&long, Duration::from_millis(300), |numbers| numbers.len() > 15_000);
        assert_ne!(smaller, long);
        assert!(start.elapsed() < Duration::from_secs(3), "{:?}", start.elapsed());
    }
}
