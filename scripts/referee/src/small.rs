//! Every small position, for the tests that play all of them.

/// Every sequence of `len` numbers from 0 to `max`.
///
/// ```
/// # use referee::small::sequences;
/// assert_eq!(sequences(2, 1).collect::<Vec<_>>(), [[0, 0], [0, 1], [1, 0], [1, 1]]);
/// assert_eq!(sequences(0, 9).count(), 1);
/// ```
pub fn sequences(len: usize, max: u64) -> impl Iterator<Item = Vec<u64>> {
    let (len, base) = (len as u32, max + 1);
    let numbers = move |code: u64| (0..len).rev().map(move |place| code / base.pow(place) % base);
    (0..base.pow(len)).map(move |code| numbers(code).collect())
}

/// The sequences of several ranges `(len, max)`, one range after the other: few long ones, many
/// short ones.
///
/// ```
/// # use referee::small::positions;
/// assert_eq!(positions([(1, 40), (2, 24), (3, 12), (4, 7), (5, 4)]).count(), 10084);
/// ```
pub fn positions(ranges: impl IntoIterator<Item = (usize, u64)>) -> impl Iterator<Item = Vec<u64>> {
    ranges.into_iter().flat_map(|(len, max)| sequences(len, max))
}

/// For each range `(len, max)` every sequence of 1 to `len` numbers from 0 to `max`.
///
/// ```
/// # use referee::small::up_to;
/// let all = [vec![0], vec![1], vec![0, 0], vec![0, 1], vec![1, 0], vec![1, 1]];
/// assert_eq!(up_to(&[(2, 1)]), all);
/// assert_eq!(up_to(&[(1, 9), (2, 1)]).len(), 16);
/// ```
pub fn up_to(ranges: &[(usize, u64)]) -> Vec<Vec<u64>> {
    let each = ranges.iter().flat_map(|&(most, max)| (1..=most).map(move |len| (len, max)));
    positions(each).collect()
}

/// Of [`up_to`] the heaps that are not empty and stand with the largest first.
///
/// ```
/// # use referee::small::in_order;
/// assert_eq!(in_order(&[(2, 2)]), [vec![1], vec![2], vec![1, 1], vec![2, 1], vec![2, 2]]);
/// ```
pub fn in_order(ranges: &[(usize, u64)]) -> Vec<Vec<u64>> {
    let mut heaps = up_to(ranges);
    heaps.retain(|heaps| !heaps.contains(&0) && heaps.windows(2).all(|two| two[0] >= two[1]));
    heaps
}

/// Every grid of `n` rows of `m` numbers from 0 to `max`.
///
/// ```
/// # use referee::small::grids;
/// let columns = [[[0], [0]], [[0], [1]], [[1], [0]], [[1], [1]]];
/// assert_eq!(grids(2, 1, 1).collect::<Vec<_>>(), columns);
/// ```
pub fn grids(n: usize, m: usize, max: u64) -> impl Iterator<Item = Vec<Vec<u64>>> {
    sequences(n * m, max).map(move |cells| cells.chunks(m).map(<[u64]>::to_vec).collect())
}
