//! Makes an input smaller while something stays true of it: not the input itself but the choices of
//! which its generator made it, so what comes out is an input that the generator may make.

use spec::draw::{Draw, List};
use std::collections::HashSet;
use std::hash::BuildHasher;
use std::ops::Range;

/// An input, the choices of which it was made, and the lists among them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Made {
    /// The input.
    pub text: String,
    /// The choices.
    pub choices: Vec<u64>,
    /// The lists.
    pub lists: Vec<List>,
}

impl From<Draw> for Made {
    fn from(draw: Draw) -> Made {
        Made { text: draw.text, choices: draw.choices, lists: draw.lists }
    }
}

/// What a shrinker asks.
pub struct Questions<'a> {
    /// Is the time over?
    pub is_over: &'a dyn Fn() -> bool,
    /// Makes an input of other choices.
    pub make: &'a dyn Fn(&[u64]) -> Made,
    /// Is it still true of this input? Asked of each smaller input once.
    pub holds: &'a mut dyn FnMut(&str) -> bool,
}

/// Goes from one input to smaller ones: shorter text first, then lower numbers, then fewer choices.
/// If `place` tells how far from its beginning, of how much, the input shows what it shows, the first
/// list is tried with the element there alone.
pub fn shrink(start: Made, place: Option<(usize, usize)>, questions: Questions) {
    let mut shrinker = Shrinker { best: start, asked: HashSet::new(), questions };
    if let (Some((at, of)), Some(list)) = (place, shrinker.best.lists.first()) {
        let count = list.ends.len() - 1;
        let only = at * count / of.max(1);
        if only < count && shrinker.take_without(0, only + 1..count) {
            shrinker.take_without(0, 0..only);
        }
    }
    loop {
        let before = shrinker.best.clone();
        shrinker.drop_elements();
        shrinker.lower_each(COUNTS);
        shrinker.zero_runs();
        shrinker.lower_each(usize::MAX);
        shrinker.lower_two();
        if shrinker.is_over() || shrinker.best == before {
            return;
        }
    }
}

/// What is chosen at the beginning is often a count: so many choices are lowered first.
const COUNTS: usize = 8;
/// Choices are lowered together that are less than this apart.
const APART: usize = 12;

struct Shrinker<'a> {
    best: Made,
    /// The hashes of the inputs of which it was not true.
    asked: HashSet<u64>,
    questions: Questions<'a>,
}

impl Shrinker<'_> {
    fn is_over(&self) -> bool {
        (self.questions.is_over)()
    }

    /// Takes the candidate if it is smaller and will do.
    fn take(&mut self, candidate: &[u64]) -> bool {
        let made = (self.questions.make)(candidate);
        let size = |made: &Made| (made.text.len(), made.text.clone(), made.choices.len());
        let is_smaller = (size(&made), &made.choices) < (size(&self.best), &self.best.choices);
        let hash = self.asked.hasher().hash_one(&made.text);
        if !is_smaller || self.asked.contains(&hash) {
            return false;
        }
        if made.text != self.best.text && !(self.questions.holds)(&made.text) {
            self.asked.insert(hash);
            return false;
        }
        self.best = made;
        true
    }

    /// Takes the best with some choices changed, if it will do.
    fn take_with(&mut self, changes: &[(usize, u64)]) -> bool {
        if self.is_over() {
            return false;
        }
        let mut candidate = self.best.choices.clone();
        for &(i, choice) in changes {
            candidate[i] = choice;
        }
        self.take(&candidate)
    }

    /// Takes the best without some elements of a list, if it will do.
    fn take_without(&mut self, list: usize, elements: Range<usize>) -> bool {
        if self.is_over() {
            return false;
        }
        let List { count, ends } = &self.best.lists[list];
        let mut candidate = self.best.choices.clone();
        let Some(fewer) = candidate[*count].checked_sub(elements.len() as u64) else {
            return false;
        };
        candidate[*count] = fewer;
        candidate.drain(ends[elements.start]..ends[elements.end]);
        self.take(&candidate)
    }

    /// Leaves elements of lists out: outer lists before those within them, long runs before short ones,
    /// the last one first.
    fn drop_elements(&mut self) {
        let mut list = 0;
        while list < self.best.lists.len() && !self.is_over() {
            let count =
                |shrinker: &Self| shrinker.best.lists.get(list).map_or(0, |l| l.ends.len() - 1);
            let mut length = count(self);
            while length > 0 {
                let mut end = count(self);
                while end > 0 && !self.is_over() {
                    let start = end.saturating_sub(length);
                    self.take_without(list, start..end);
                    end = start.min(count(self));
                }
                length /= 2;
            }
            list += 1;
        }
    }

    /// Brings runs of choices to 0, long ones before short ones.
    fn zero_runs(&mut self) {
        let mut length = self.best.choices.len();
        while length > 1 {
            let mut end = self.best.choices.len();
            while end > 0 && !self.is_over() {
                let start = end.saturating_sub(length);
                let zeros: Vec<_> = (start..end).map(|i| (i, 0)).collect();
                self.take_with(&zeros);
                end = start.min(self.best.choices.len());
            }
            length /= 2;
        }
    }

    /// Brings each of the first choices down: to 0, else by halves of the way, in the end by 1.
    fn lower_each(&mut self, most: usize) {
        let mut i = 0;
        while i < self.best.choices.len().min(most) && !self.is_over() {
            let mut step = self.best.choices[i];
            while step > 0 && i < self.best.choices.len() {
                step = step.min(self.best.choices[i]);
                if step == 0 || !self.take_with(&[(i, self.best.choices[i] - step)]) {
                    step /= 2;
                }
            }
            i += 1;
        }
    }

    /// Takes the same power of two from two choices, or moves all or one from the first to the second,
    /// or swaps them.
    fn lower_two(&mut self) {
        for i in 0..self.best.choices.len() {
            for j in i + 1..i + APART {
                if self.is_over() {
                    return;
                }
                let two = |shrinker: &Self| {
                    let choices = &shrinker.best.choices;
                    Some((*choices.get(i)?, *choices.get(j)?))
                };
                for place in (0..64).rev() {
                    let Some((a, b)) = two(self) else { break };
                    if a >> place > 0 && b >> place > 0 {
                        self.take_with(&[(i, a - (1 << place)), (j, b - (1 << place))]);
                    }
                }
                let Some((a, b)) = two(self) else { break };
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
mod tests;
