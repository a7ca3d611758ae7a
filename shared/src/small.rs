//! Every small position, for the tests that play all of them.

use itertools::Itertools;

/// Every sequence of `len` numbers from 0 to `max`.
///
/// ```
/// # use shared::small::sequences;
/// assert_eq!(sequences(2, 1).collect::<Vec<_>>(), [[0, 0], [0, 1], [1, 0], [1, 1]]);
/// assert_eq!(sequences(0, 9).count(), 1);
/// ```
pub fn sequences(len: usize, max: u64) -> impl Iterator<Item = Vec<u64>> {
    (0..len).map(|_| 0..=max).multi_cartesian_product()
}

/// The sequences of several ranges `(len, max)`, one range after the other: few long ones, many
/// short ones.
///
/// ```
/// # use shared::small::positions;
/// assert_eq!(positions([(1, 40), (2, 24), (3, 12), (4, 7), (5, 4)]).count(), 10084);
/// ```
pub fn positions(ranges: impl IntoIterator<Item = (usize, u64)>) -> impl Iterator<Item = Vec<u64>> {
    ranges.into_iter().flat_map(|(len, max)| sequences(len, max))
}

/// Every subset of `items`, in their order.
///
/// ```
/// # use shared::small::subsets;
/// assert_eq!(subsets([1, 2]).collect::<Vec<_>>(), [vec![], vec![1], vec![2], vec![1, 2]]);
/// ```
pub fn subsets<T: Clone>(items: impl IntoIterator<Item = T>) -> impl Iterator<Item = Vec<T>> {
    items.into_iter().collect::<Vec<T>>().into_iter().powerset()
}
