//! Makes an input smaller while a property holds. It changes the generator's choices and not the text,
//! so the result is always an input that the generator can make.

use spec::random::{List, Random};
use std::collections::HashSet;
use std::hash::BuildHasher;
use std::ops::Range;

/// An input with the choices from which it was generated, and the lists among these.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate {
    pub text: String,
    pub choices: Vec<u64>,
    pub lists: Vec<List>,
}

impl From<Random> for Candidate {
    fn from(draw: Random) -> Candidate {
        Candidate { text: draw.text, choices: draw.choices, lists: draw.lists }
    }
}

pub struct Callbacks<'a> {
    pub is_over: &'a dyn Fn() -> bool,
    pub make: &'a dyn Fn(&[u64]) -> Candidate,
    /// Whether the property holds for an input; called once for each.
    pub holds: &'a mut dyn FnMut(&str) -> bool,
}

/// Smaller means shorter text, then lower text, then fewer choices. `place`, if known, says where the
/// property shows: at which part of how many. Of the first list with so many elements the one there is first
/// tried alone. False if it was over before nothing smaller could be found.
pub fn shrink(start: Candidate, place: Option<(usize, usize)>, callbacks: Callbacks) -> bool {
    let mut shrinker = Shrinker { best: start, rejected: HashSet::new(), callbacks };
    if let Some((at, of)) = place {
        let lists = &shrinker.best.lists;
        let list = lists.iter().position(|list| list.ends.len() - 1 == of).unwrap_or(0);
        let count = lists.get(list).map_or(0, |list| list.ends.len() - 1);
        let only = at * count / of.max(1);
        if only < count && shrinker.take_without(list, only + 1..count) {
            shrinker.take_without(list, 0..only);
        }
    }
    loop {
        let before = shrinker.best.clone();
        shrinker.drop_elements();
        shrinker.lower_each(COUNTS);
        shrinker.zero_runs();
        shrinker.lower_each(usize::MAX);
        shrinker.lower_two();
        if shrinker.is_over() {
            return false;
        }
        if shrinker.best == before {
            return true;
        }
    }
}

/// This many choices at the beginning are lowered first, because they are often counts.
const COUNTS: usize = 8;
/// Two choices closer than this are also lowered together.
const APART: usize = 12;

struct Shrinker<'a> {
    best: Candidate,
    /// Hashes of inputs for which the property does not hold.
    rejected: HashSet<u64>,
    callbacks: Callbacks<'a>,
}

impl Shrinker<'_> {
    fn is_over(&self) -> bool {
        (self.callbacks.is_over)()
    }

    /// Takes the input of these choices if it is smaller and the property holds.
    fn take(&mut self, choices: &[u64]) -> bool {
        let candidate = (self.callbacks.make)(choices);
        let size = |of: &Candidate| (of.text.len(), of.text.clone(), of.choices.len());
        let is_smaller =
            (size(&candidate), &candidate.choices) < (size(&self.best), &self.best.choices);
        let hash = self.rejected.hasher().hash_one(&candidate.text);
        if !is_smaller || self.rejected.contains(&hash) {
            return false;
        }
        if candidate.text != self.best.text && !(self.callbacks.holds)(&candidate.text) {
            self.rejected.insert(hash);
            return false;
        }
        self.best = candidate;
        true
    }

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

    /// Drops elements of lists: outer lists before inner ones, long runs before short ones, from the end.
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

    /// Sets runs of choices to 0, long ones before short ones.
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

    /// Lowers each of the first choices: to 0, else by smaller and smaller steps, then by its binary ones.
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
            for place in (0..64).rev() {
                let choice = self.best.choices.get(i).copied().unwrap_or(0);
                if choice >> place & 1 == 1 {
                    self.take_with(&[(i, choice ^ 1 << place)]);
                }
            }
            i += 1;
        }
    }

    /// Subtracts the same power of two from two choices, moves all or 1 from the first to the second, or
    /// swaps them.
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
