//! Makes an input smaller while something stays true of it: not the input itself but the choices of
//! which its generator made it, so what comes out is an input that the generator may make.

use std::collections::HashSet;

/// An input and the choices of which it was made.
pub type Made = (String, Vec<u64>);

/// The smallest input that one step after another leads to, until `is_over`: the shorter text, then
/// the lower numbers, then the fewer choices. `make` makes an input of other choices, `holds` is asked
/// of each smaller text, once.
pub fn shrink(
    (text, best): Made,
    is_over: &dyn Fn() -> bool,
    make: &dyn Fn(&[u64]) -> Made,
    holds: &mut dyn FnMut(&str) -> bool,
) {
    let mut shrinker = Shrinker { best, text, asked: HashSet::new(), is_over, make, holds };
    // What is at the front is often a count.
    shrinker.lower_each(COUNTS);
    loop {
        let before = shrinker.best.clone();
        shrinker.zero_runs();
        shrinker.drop_runs();
        shrinker.lower_each(usize::MAX);
        shrinker.lower_two();
        if shrinker.best == before || is_over() {
            return;
        }
    }
}

/// So many choices are tried first.
const COUNTS: usize = 8;

struct Shrinker<'a> {
    /// The choices of the smallest so far.
    best: Vec<u64>,
    /// The smallest so far.
    text: String,
    /// What did not hold.
    asked: HashSet<String>,
    is_over: &'a dyn Fn() -> bool,
    make: &'a dyn Fn(&[u64]) -> Made,
    holds: &'a mut dyn FnMut(&str) -> bool,
}

/// A choice so near before a run may be the count of what is dropped with the run.
const NEAR: usize = 4;
/// Runs of so many choices are tried at every place.
const SHORT: usize = 16;
/// So many places are two choices apart that are lowered together.
const APART: usize = 12;

impl Shrinker<'_> {
    /// Takes the candidate if it is smaller and will do.
    fn take(&mut self, candidate: &[u64]) -> bool {
        if (self.is_over)() {
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

    /// Calls for runs of choices, long ones first and of each length the last one first: long ones of
    /// lengths that are powers of two, at every half of them, short ones of every length anywhere.
    fn runs(&mut self, mut call: impl FnMut(&mut Self, usize, usize) -> bool) {
        let mut length = self.best.len().next_power_of_two();
        while length > 0 {
            let is_short = length <= SHORT;
            let step = if is_short { 1 } else { length / 2 };
            let mut end = self.best.len();
            while end >= length && !(self.is_over)() {
                if !call(self, end - length, length) {
                    end -= step;
                }
                end = end.min(self.best.len());
            }
            length = if is_short { length - 1 } else { length / 2 };
        }
    }

    /// Takes runs of choices out; if need be with the count of what they stood for lowered, which is
    /// the next choice before them or the first of all.
    fn drop_runs(&mut self) {
        self.runs(|shrinker, start, length| {
            let mut shorter = shrinker.best.clone();
            shorter.drain(start..start + length);
            if shrinker.take(&shorter) {
                return true;
            }
            let near = (start.saturating_sub(NEAR)..start).rev().find(|&i| shorter[i] > 0);
            let first = Some(0).filter(|&first| first < start && near != Some(first));
            near.into_iter().chain(first).any(|count| {
                [length, length / 2, length / 3, 1].into_iter().any(|by| {
                    let mut candidate = shorter.clone();
                    candidate[count] = candidate[count].saturating_sub(by as u64);
                    candidate != shorter && shrinker.take(&candidate)
                })
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

    /// Brings each of the first `most` choices down: to 0, else by halves of the way, in the end by 1.
    fn lower_each(&mut self, most: usize) {
        let mut i = 0;
        while i < self.best.len().min(most) && !(self.is_over)() {
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

    /// Takes the same power of two from two choices, or moves all or one from the first to the second,
    /// or swaps them.
    fn lower_two(&mut self) {
        for i in 0..self.best.len() {
            for j in i + 1..(i + APART).min(self.best.len()) {
                let room = self.best.get(i).zip(self.best.get(j)).map_or(0, |(a, b)| *a.min(b));
                for place in (0..=room.max(1).ilog2()).rev() {
                    let (Some(&a), Some(&b)) = (self.best.get(i), self.best.get(j)) else { return };
                    if (self.is_over)() {
                        return;
                    }
                    if let (Some(a), Some(b)) =
                        (a.checked_sub(1 << place), b.checked_sub(1 << place))
                    {
                        self.take_with(&[(i, a), (j, b)]);
                    }
                }
                let (Some(&a), Some(&b)) = (self.best.get(i), self.best.get(j)) else { return };
                let is_moved = a > 0
                    && (self.take_with(&[(i, 0), (j, a.saturating_add(b))])
                        || self.take_with(&[(i, a - 1), (j, b.saturating_add(1))]));
                if a > b && !is_moved {
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
        let start = Instant::now();
        shrink(first, &|| start.elapsed() >= time, &list, &mut remember);
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
