//! Nim.

use std::ops::BitXor;

/// The nim-sum: the bitwise xor of the heaps. A position of Nim is a P-position iff it is 0.
///
/// ```
/// # use shared::nim::nim_sum;
/// assert_eq!(nim_sum([3, 6, 9]), 12);
/// assert_eq!(nim_sum([0_u64; 0]), 0);
/// ```
pub fn nim_sum<T: BitXor<Output = T> + Default>(heaps: impl IntoIterator<Item = T>) -> T {
    heaps.into_iter().fold(T::default(), |sum, heap| sum ^ heap)
}

#[cfg(test)]
mod tests {
    use super::nim_sum;
    use referee::{small, sum, Referee};

    #[test]
    fn the_nim_sum_is_the_grundy_value_of_every_small_position() {
        let mut referee = Referee::normal(|heaps: &Vec<u64>| sum(heaps, |&heap| 0..heap));
        for heaps in small::positions([(0, 0), (1, 40), (2, 24), (3, 8), (4, 4)]) {
            assert_eq!(nim_sum(heaps.clone()), referee.grundy(&heaps), "{heaps:?}");
        }
    }
}
