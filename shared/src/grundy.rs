//! The minimal excluded value.

/// The mex: the least number of 0, 1, 2, … that is not among `values`. Time O(number of values).
///
/// The Grundy value of a position is the mex of the Grundy values of its options.
///
/// ```
/// # use shared::grundy::mex;
/// assert_eq!(mex([0, 1, 3, 1]), 2);
/// assert_eq!(mex([]), 0);
/// ```
pub fn mex(values: impl IntoIterator<Item = u64>) -> u64 {
    let values: Vec<u64> = values.into_iter().collect();
    // Of the numbers 0..=values.len() one at least is missing.
    let mut seen = vec![false; values.len() + 1];
    for value in values {
        if let Some(mark) = seen.get_mut(value as usize) {
            *mark = true;
        }
    }
    seen.iter().take_while(|&&mark| mark).count() as u64
}

#[cfg(test)]
mod tests {
    use super::mex;
    use crate::small;

    #[test]
    fn is_the_least_number_that_is_missing() {
        for values in small::positions([(0, 0), (1, 3), (2, 4), (3, 4), (4, 5)]) {
            let least = (0..5).find(|number| !values.contains(number)).unwrap();
            assert_eq!(mex(values.clone()), least, "{values:?}");
        }
        assert_eq!(mex([u64::MAX, 0]), 1);
    }
}
