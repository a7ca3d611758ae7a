//! Random choices for the generators: the same seed makes the same choices, on every machine.

use fastrand::Rng;

/// What a generator draws from, and the text that it writes. The choice 0 is always the simplest, so
/// that fewer and lower choices make smaller inputs.
#[derive(Clone, Debug)]
pub struct Random {
    rng: Rng,
    /// Choices to repeat instead of random ones; after the last of them every choice is 0.
    preset: Option<Vec<u64>>,
    /// All choices so far.
    pub choices: Vec<u64>,
    /// All lists that were drawn so far, each before the lists within it.
    pub lists: Vec<List>,
    /// The index in `choices` of the last count.
    count: usize,
    /// The input so far.
    pub text: String,
    /// The size of the input in the problem's unit, `None` for a small input.
    size: Option<usize>,
    /// How large the numbers and lists of a small input may be, from 1 to 12.
    scale: u64,
}

/// Where the choices for a list are, so that elements can be dropped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct List {
    /// The index of the choice that is the number of elements.
    pub count: usize,
    /// Where the first element begins, and where each one ends.
    pub ends: Vec<usize>,
}

impl Random {
    /// Starts an input of this size, or a small one: few things, small numbers. Twelve consecutive
    /// seeds go from the smallest inputs to the widest.
    pub fn new(seed: u64, size: Option<usize>) -> Random {
        Random {
            rng: Rng::with_seed(seed),
            preset: None,
            choices: vec![],
            lists: vec![],
            count: 0,
            text: String::new(),
            size,
            scale: if size.is_some() { 12 } else { 1 + seed % 12 },
        }
    }

    /// Starts an input of the same kind that repeats these choices.
    #[must_use]
    pub fn again(&self, choices: &[u64]) -> Random {
        Random {
            preset: Some(choices.to_vec()),
            choices: vec![],
            lists: vec![],
            text: String::new(),
            rng: self.rng.clone(),
            ..*self
        }
    }

    /// A choice from 0 to `most`: the preset one, or else by `chance`.
    fn choose(&mut self, most: u64, chance: impl FnOnce(&mut Rng) -> u64) -> u64 {
        let choice = match &self.preset {
            Some(preset) => preset.get(self.choices.len()).map_or(0, |&choice| choice.min(most)),
            None => chance(&mut self.rng),
        };
        self.choices.push(choice);
        choice
    }

    /// Whether the input is to be small.
    pub fn is_small(&self) -> bool {
        self.size.is_none()
    }

    /// A number from `least` to `most`.
    pub fn from(&mut self, least: u64, most: u64) -> u64 {
        least + self.choose(most - least, |random| random.u64(0..=most - least))
    }

    /// `most`, unless a preset choice is lower.
    pub fn up_to(&mut self, least: u64, most: u64) -> u64 {
        least + self.choose(most - least, |_| most - least)
    }

    /// True once in this many times, on average.
    pub fn once_in(&mut self, times: u64) -> bool {
        self.from(1, times) == times
    }

    /// True for half of the inputs: those that are to be losses.
    pub fn is_to_be_lost(&mut self) -> bool {
        self.once_in(2)
    }

    /// One of these few.
    pub fn one_of<T: Copy>(&mut self, few: &[T]) -> T {
        few[self.from(0, few.len() as u64 - 1) as usize]
    }

    /// A random length for the lists that are drawn next, from `least` to `most`.
    pub fn count(&mut self, least: u64, most: u64) -> usize {
        self.count = self.choices.len();
        self.from(least, most) as usize
    }

    /// The same, but `most` unless a preset choice is lower.
    pub fn full_count(&mut self, least: u64, most: u64) -> usize {
        self.count = self.choices.len();
        self.up_to(least, most) as usize
    }

    /// How many units the input has: a few, or as many as were asked for.
    pub fn items(&mut self, least: u64) -> usize {
        match self.size {
            Some(size) => self.full_count(least, least.max(size as u64)),
            None => self.count(least, least.max((1 + self.scale / 2).min(6))),
        }
    }

    /// A list of as many things as the last count says.
    pub fn each<T>(&mut self, count: usize, mut one: impl FnMut(&mut Random) -> T) -> Vec<T> {
        let (list, mut things) = (self.lists.len(), Vec::with_capacity(count));
        self.lists.push(List { count: self.count, ends: vec![self.choices.len()] });
        for _ in 0..count {
            things.push(one(self));
            let end = self.choices.len();
            self.lists[list].ends.push(end);
        }
        things
    }

    /// At most `most` cases of at most `each` units. A large input has as many cases as possible, as few
    /// as possible, or a number between. `begin` gets the number of cases, `case` its number of units.
    pub fn cases(
        &mut self,
        [most, each]: [u64; 2],
        begin: impl FnOnce(&mut Random, u64),
        mut case: impl FnMut(&mut Random, usize),
    ) {
        let (count, units, is_even) = match self.size {
            None => (self.count(1, 1 + self.scale / 4) as u64, 0, true),
            Some(size) => {
                let size = size as u64;
                let (most, least) = (most.min(size), size.div_ceil(each).min(most));
                let shape = self.choose(2, |random| random.u64(0..=2));
                self.count = self.choices.len();
                let count = 1 + self.choose(most - 1, |random| match shape {
                    0 => least - 1,
                    1 => most - 1,
                    _ => (1 << random.u32(0..=most.ilog2())).clamp(least, most) - 1,
                });
                (count, (size / count).clamp(1, each), shape < 2)
            }
        };
        begin(self, count);
        self.each(count as usize, |draw| {
            let units = match (draw.is_small(), is_even) {
                (true, _) => draw.items(1),
                (_, true) => draw.full_count(1, units),
                (_, false) => draw.count(1, units),
            };
            case(draw, units);
        });
    }

    /// A number from `least` to `most`: near the least if the input is small.
    pub fn number(&mut self, least: u64, most: u64) -> u64 {
        if self.is_small() {
            self.from(least, most.min(least + 2 * self.scale))
        } else if self.once_in(4) {
            self.wild(least, most)
        } else {
            self.from(least, most)
        }
    }

    /// A list of numbers from `least` to `most`, as many as the last count says: all near the least,
    /// with ties, or all from the whole range, or every other one from there and next to a power of
    /// two.
    pub fn numbers(&mut self, count: usize, least: u64, most: u64) -> Vec<u64> {
        let style = if !self.is_small() {
            self.from(0, 2)
        } else if self.scale > 3 && self.once_in(8) {
            2
        } else {
            0
        };
        let near = most.min(least + 2 * self.scale);
        let mut before = least;
        self.each(count, |draw| {
            before = if style == 1 {
                draw.from(least, most)
            } else if style == 2 && draw.once_in(2) {
                draw.wild(least, most)
            } else if draw.once_in(4) {
                before
            } else {
                draw.from(least, near)
            };
            before
        })
    }

    /// A number from the whole range, often next to a power of two or to the largest.
    pub fn wild(&mut self, least: u64, most: u64) -> u64 {
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

    /// Puts the items in random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.from(0, i as u64) as usize);
        }
    }
}
