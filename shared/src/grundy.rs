//! The minimal excluded value: the Grundy value of a position is the mex of its options' values.

/// The mex: the least number 0, 1, 2, … that is not among `values`. Time O(number of values).
///
/// ```
/// # use shared::grundy::mex;
/// assert_eq!(mex([0, 1, 3, 1]), 2);
/// assert_eq!(mex([]), 0);
/// ```
pub fn mex(values: impl IntoIterator<Item = usize>) -> usize {
    let values: Vec<usize> = values.into_iter().collect();
    Mex::up_to(values.len()).of(values)
}

/// The mex of one set after another, for tables: each in time O(number of values).
///
/// ```
/// # use shared::grundy::Mex;
/// // One heap; a move takes 1, 3 or 4, so no value is above 3.
/// let mut mex = Mex::up_to(3);
/// let mut g: Vec<usize> = vec![];
/// for h in 0..9_usize {
///     let rests = [1, 3, 4].iter().filter_map(|s| h.checked_sub(*s));
///     g.push(mex.of(rests.map(|rest| g[rest])));
/// }
/// assert_eq!(g, [0, 1, 0, 1, 2, 3, 2, 0, 1]);
/// ```
pub struct Mex {
    /// The last set that had the value 0, 1, 2, … in it; sets are counted from 1.
    last: Vec<usize>,
    sets: usize,
}

impl Mex {
    /// For sets whose mex is at most `most`: the values from 0 to `most` are told apart.
    pub fn up_to(most: usize) -> Self {
        Mex { last: vec![0; most + 1], sets: 0 }
    }

    /// The mex of `values`.
    pub fn of(&mut self, values: impl IntoIterator<Item = usize>) -> usize {
        self.sets += 1;
        for value in values {
            if let Some(last) = self.last.get_mut(value) {
                *last = self.sets;
            }
        }
        self.last.iter().take_while(|&&last| last == self.sets).count()
    }
}

#[cfg(test)]
mod tests {
    use super::{mex, Mex};
    use referee::small;

    #[test]
    fn is_the_least_number_that_is_missing() {
        let mut one_after_another = Mex::up_to(4);
        for values in small::positions([(0, 0), (1, 3), (2, 4), (3, 4), (4, 5)]) {
            let values: Vec<usize> = values.iter().map(|&value| value as usize).collect();
            let least = (0..5).find(|number| !values.contains(number)).unwrap();
            assert_eq!(mex(values.iter().copied()), least, "{values:?}");
            assert_eq!(one_after_another.of(values.iter().copied()), least, "{values:?}");
        }
        assert_eq!(mex([usize::MAX, 0]), 1);
    }
}
