//! Random choices for the generators: the same seed makes the same choices, on every machine.

use fastrand::Rng;

/// What a generator draws from, and the text that it writes. The choice 0 is always the simplest, so
/// that fewer and lower choices make smaller inputs.
#[derive(Clone, Debug)]
pub struct Draw {
    random: Rng,
    /// What is chosen in place of chance, if anything is; 0 where it ends.
    given: Option<Vec<u64>>,
    /// All choices so far.
    pub choices: Vec<u64>,
    /// The input so far.
    pub text: String,
    /// How many things the input has; nothing for a small one.
    items: Option<usize>,
    /// How many it has at the judge.
    judge: usize,
    /// How far small things go, 1 to 12.
    scale: u64,
}

impl Draw {
    /// For an input of so many things, or for a small one: few things, small numbers. Twelve seeds
    /// that follow each other go from the smallest inputs to the widest.
    pub fn new(seed: u64, items: Option<usize>, judge: usize) -> Draw {
        let scale = if items.is_some() { 12 } else { 1 + seed % 12 };
        let (choices, text) = (vec![], String::new());
        Draw { random: Rng::with_seed(seed), given: None, choices, text, items, judge, scale }
    }

    /// For the same kind of input, by these choices.
    #[must_use]
    pub fn again(&self, choices: &[u64]) -> Draw {
        let (given, text) = (Some(choices.to_vec()), String::new());
        Draw { given, choices: vec![], text, random: self.random.clone(), ..*self }
    }

    /// A choice from 0 to `most`; chance is asked if no choice is given.
    fn choose(&mut self, most: u64, chance: impl FnOnce(&mut Rng) -> u64) -> u64 {
        let choice = match &self.given {
            Some(given) => given.get(self.choices.len()).map_or(0, |&choice| choice.min(most)),
            None => chance(&mut self.random),
        };
        self.choices.push(choice);
        choice
    }

    /// Is the input to be small?
    pub fn is_small(&self) -> bool {
        self.items.is_none()
    }

    /// A number from `least` to `most`.
    pub fn from(&mut self, least: u64, most: u64) -> u64 {
        least + self.choose(most - least, |random| random.u64(0..=most - least))
    }

    /// The most, unless less is given.
    pub fn up_to(&mut self, least: u64, most: u64) -> u64 {
        least + self.choose(most - least, |_| most - least)
    }

    /// True once in so many times.
    pub fn once_in(&mut self, times: u64) -> bool {
        self.from(1, times) == times
    }

    /// For the half of the inputs that are to be losses.
    pub fn is_to_be_lost(&mut self) -> bool {
        self.once_in(2)
    }

    /// One of a few.
    pub fn one_of<T: Copy>(&mut self, few: &[T]) -> T {
        few[self.from(0, few.len() as u64 - 1) as usize]
    }

    /// How many of the things that an input is large by: a few, or as many as were asked for.
    pub fn items(&mut self, least: u64) -> usize {
        match self.items {
            Some(items) => self.up_to(least, least.max(items as u64)) as usize,
            None => self.from(least, least.max(1 + self.scale / 2)) as usize,
        }
    }

    /// So many cases, `parts` at the judge; each is told how many of the things it has, at least one
    /// and no more than there. `begin` is told the number of cases.
    pub fn cases(
        &mut self,
        parts: usize,
        begin: impl FnOnce(&mut Draw, u64),
        mut case: impl FnMut(&mut Draw, usize),
    ) {
        let (count, each) = match self.items {
            None => (self.from(1, 1 + self.scale / 4), 0),
            Some(items) => {
                let most = parts.min(items) as u64;
                let is_full = items >= self.judge;
                let count = if is_full { self.up_to(1, most) } else { self.from(1, most) };
                let most = items.max(self.judge).div_ceil(parts) as u64;
                (count, (items as u64 / count).clamp(1, most))
            }
        };
        begin(self, count);
        for _ in 0..count {
            let things = if self.is_small() { self.items(1) } else { self.up_to(1, each) as usize };
            case(self, things);
        }
    }

    /// A number from `least` to `most`: of a small input near the least.
    pub fn number(&mut self, least: u64, most: u64) -> u64 {
        if self.is_small() {
            self.from(least, most.min(least + 2 * self.scale))
        } else if self.once_in(4) {
            self.wild(least, most)
        } else {
            self.from(least, most)
        }
    }

    /// So many numbers from `least` to `most`: all near the least, with ties, or all from the whole
    /// range, or every other one from there and next to a power of two.
    pub fn numbers(&mut self, count: usize, least: u64, most: u64) -> Vec<u64> {
        let style = if !self.is_small() {
            self.from(0, 2)
        } else if self.scale > 3 && self.once_in(8) {
            2
        } else {
            0
        };
        let near = most.min(least + 2 * self.scale);
        let mut numbers = Vec::with_capacity(count);
        for _ in 0..count {
            let number = if style == 1 {
                self.from(least, most)
            } else if style == 2 && self.once_in(2) {
                self.wild(least, most)
            } else if !numbers.is_empty() && self.once_in(4) {
                self.one_of(&numbers)
            } else {
                self.from(least, near)
            };
            numbers.push(number);
        }
        numbers
    }

    /// A number from the whole range, often next to a power of two or to the largest.
    fn wild(&mut self, least: u64, most: u64) -> u64 {
        let top = u64::from(most.max(1).ilog2());
        let power = 1 << if self.once_in(4) { top } else { self.from(0, top) };
        let number = match self.from(0, 4) {
            0 => most - self.from(0, 2.min(most - least)),
            1 => power,
            2 => power - 1,
            3 => power + self.from(0, power - 1),
            _ => self.from(least, most),
        };
        number.clamp(least, most)
    }

    /// The items in any order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.from(0, i as u64) as usize);
        }
    }
}
