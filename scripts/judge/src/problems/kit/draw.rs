//! Random choices for the generators: the same seed makes the same choices, on every machine.

use fastrand::Rng;

/// What a generator draws from. The choice 0 is always the simplest, so that fewer and lower choices
/// make smaller inputs.
#[derive(Clone, Debug)]
pub struct Draw {
    random: Rng,
    /// What is chosen in place of chance, if anything is; 0 where it ends.
    given: Option<Vec<u64>>,
    /// All choices so far.
    pub choices: Vec<u64>,
    /// How many things a full input has; nothing for a small one.
    items: Option<usize>,
    /// How far small things go, 1 to 12.
    scale: u64,
}

impl Draw {
    /// For a small input: few things, small numbers. Twelve seeds that follow each other go from
    /// the smallest inputs to the widest.
    pub fn small(seed: u64) -> Draw {
        let (random, choices) = (Rng::with_seed(seed), vec![]);
        Draw { random, given: None, choices, items: None, scale: 1 + seed % 12 }
    }

    /// For an input of so many things.
    pub fn full(seed: u64, items: usize) -> Draw {
        Draw { items: Some(items), scale: 12, ..Draw::small(seed) }
    }

    /// For the same kind of input, by these choices.
    #[must_use]
    pub fn again(&self, choices: &[u64]) -> Draw {
        Draw { given: Some(choices.to_vec()), choices: vec![], ..self.clone() }
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

    /// True once in so many times.
    pub fn once_in(&mut self, times: u64) -> bool {
        self.from(1, times) == times
    }

    /// One of a few.
    pub fn one_of<T: Copy>(&mut self, few: &[T]) -> T {
        few[self.from(0, few.len() as u64 - 1) as usize]
    }

    /// How many of the things that an input is large by: a few, or as many as were asked for.
    pub fn items(&mut self, least: u64) -> usize {
        match self.items {
            Some(items) => self.up_to(least, items.max(least as usize)),
            None => self.from(least, least.max(1 + self.scale / 2)) as usize,
        }
    }

    /// The most, unless less is given.
    fn up_to(&mut self, least: u64, most: usize) -> usize {
        let most = most as u64 - least;
        (least + self.choose(most, |_| most)) as usize
    }

    /// How the things of an input are shared among its cases: how many each has, at least one; of a
    /// full input in so many equal parts.
    pub fn cases(&mut self, parts: usize) -> Vec<usize> {
        let Some(items) = self.items else {
            return (0..self.from(1, 1 + self.scale / 4)).map(|_| self.items(1)).collect();
        };
        let parts = parts.min(items).max(1);
        let shares = (0..self.up_to(1, parts)).map(|i| items * (i + 1) / parts - items * i / parts);
        shares.map(|share| self.up_to(1, share)).collect()
    }

    /// A number from `least` to `most`: of a small input near the least.
    pub fn number(&mut self, least: u64, most: u64) -> u64 {
        let most = if self.is_small() { most.min(least + 2 * self.scale) } else { most };
        self.from(least, most)
    }

    /// So many numbers from `least` to `most`; a small input has ties, and sometimes a number from
    /// the whole range or next to a power of two.
    pub fn numbers(&mut self, count: usize, least: u64, most: u64) -> Vec<u64> {
        let mut numbers = Vec::with_capacity(count);
        let is_wild = self.is_small() && self.scale > 3 && self.once_in(8);
        for _ in 0..count {
            let number = if is_wild && self.once_in(2) {
                self.wild(least, most)
            } else if self.is_small() && !numbers.is_empty() && self.once_in(4) {
                self.one_of(&numbers)
            } else {
                self.number(least, most)
            };
            numbers.push(number);
        }
        numbers
    }

    /// A number from the whole range, often next to a power of two or to the largest.
    pub fn wild(&mut self, least: u64, most: u64) -> u64 {
        let power = 1 << self.from(0, u64::from(most.max(1).ilog2()));
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

    /// For the half of small inputs that are to be losses.
    pub fn is_to_be_lost(&mut self) -> bool {
        self.is_small() && self.once_in(2)
    }

    /// Makes a sum of heaps a P-position, if a heap of some value can: the last one is replaced by
    /// the `inverse` of the others' nim-sum.
    pub fn balance(
        &mut self,
        heaps: &mut [u64],
        [least, most]: [u64; 2],
        value: impl Fn(u64) -> u64,
        inverse: impl Fn(u64) -> u64,
    ) {
        if let (true, Some((last, others))) = (self.is_to_be_lost(), heaps.split_last_mut()) {
            let wanted = inverse(nim_sum(others.iter().map(|&heap| value(heap))));
            if (least..=most).contains(&wanted) {
                *last = wanted;
            }
        }
    }
}

/// The nim-sum, apart from the solutions' own.
pub fn nim_sum(values: impl IntoIterator<Item = u64>) -> u64 {
    values.into_iter().fold(0, |sum, value| sum ^ value)
}
