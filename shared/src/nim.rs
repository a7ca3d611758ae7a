//! Nim on heaps of any u64 size, and staircase Nim.

/// The nim-sum: the bitwise xor of the heaps. A position of Nim is a P-position iff it is 0.
///
/// ```
/// # use shared::nim::nim_sum;
/// assert_eq!(nim_sum([3, 6, 9]), 12);
/// assert_eq!(nim_sum([]), 0);
/// ```
pub fn nim_sum(heaps: impl IntoIterator<Item = u64>) -> u64 {
    heaps.into_iter().fold(0, |sum, heap| sum ^ heap)
}

/// The size to which a winning move brings `heap`, if the heap has one; `nim_sum` is that of the
/// whole position.
///
/// Only `heap ⊕ nim_sum` makes the position's nim-sum 0, so there is at most one such size, and it
/// can be reached iff it is smaller than the heap: iff the heap holds the nim-sum's top bit.
///
/// ```
/// # use shared::nim::winning_size;
/// assert_eq!([3, 6, 9].map(|heap| winning_size(heap, 3 ^ 6 ^ 9)), [None, None, Some(5)]);
/// ```
pub fn winning_size(heap: u64, nim_sum: u64) -> Option<u64> {
    Some(heap ^ nim_sum).filter(|&size| size < heap)
}

/// The Grundy value of staircase Nim: the nim-sum of every second step, beginning with the step
/// next to the ground. A move takes any positive number of coins one step down, the last step's
/// coins off the board.
///
/// ```
/// # use shared::nim::staircase;
/// assert_eq!(staircase([2, 1, 3]), 2 ^ 3);
/// ```
pub fn staircase(steps_from_the_ground: impl IntoIterator<Item = u64>) -> u64 {
    nim_sum(steps_from_the_ground.into_iter().step_by(2))
}

/// The Grundy value of a heap from which a move takes 1 to `limit` stones: `stones` mod
/// (`limit` + 1). That is also the one number of stones whose taking wins, if it is not 0.
///
/// ```
/// # use shared::nim::bounded_heap;
/// assert_eq!(bounded_heap(30, 3), 2);
/// assert_eq!(bounded_heap(30, u64::MAX), 30);
/// ```
pub fn bounded_heap(stones: u64, limit: u64) -> u64 {
    limit.checked_add(1).map_or(stones, |period| stones % period)
}

#[cfg(test)]
mod tests {
    use super::{bounded_heap, nim_sum, staircase, winning_size};
    use crate::rules::{sum, Game};
    use crate::small;

    /// Nim: make one heap smaller.
    fn smaller(heaps: &[u64]) -> Vec<Vec<u64>> {
        sum(heaps, |&heap| 0..heap)
    }

    /// The staircase, the step next to the ground first: take coins one step down.
    fn down(steps: &[u64]) -> Vec<Vec<u64>> {
        let mut options = vec![];
        for step in 0..steps.len() {
            for coins in 1..=steps[step] {
                let mut option = steps.to_vec();
                option[step] -= coins;
                if step > 0 {
                    option[step - 1] += coins;
                }
                options.push(option);
            }
        }
        options
    }

    #[test]
    fn the_nim_sum_is_the_grundy_value_of_every_small_position() {
        let mut game = Game::normal(|heaps: &Vec<u64>| smaller(heaps));
        for heaps in small::positions([(0, 0), (1, 40), (2, 24), (3, 8), (4, 4)]) {
            assert_eq!(nim_sum(heaps.clone()), game.grundy(&heaps), "{heaps:?}");
        }
    }

    #[test]
    fn the_winning_sizes_are_exactly_the_moves_to_p_positions() {
        let mut game = Game::normal(|heaps: &Vec<u64>| smaller(heaps));
        for heaps in small::positions([(1, 40), (2, 24), (3, 8), (4, 4)]) {
            let sum = nim_sum(heaps.clone());
            for (i, &heap) in heaps.iter().enumerate() {
                for size in 0..heap {
                    let option = [&heaps[..i], &[size], &heaps[i + 1..]].concat();
                    let wins = winning_size(heap, sum) == Some(size);
                    assert_eq!(wins, !game.is_won(&option), "{heaps:?}, heap {i} to {size}");
                }
            }
        }
    }

    #[test]
    fn a_winning_size_is_smaller_than_the_heap_and_clears_the_sum() {
        assert_eq!(winning_size(u64::MAX, u64::MAX), Some(0));
        assert_eq!(winning_size(5, 0), None);
        assert_eq!(winning_size(1 << 63, (1 << 63) | 1), Some(1));
    }

    #[test]
    fn the_staircase_is_the_grundy_value_of_every_small_staircase() {
        let mut game = Game::normal(|steps: &Vec<u64>| down(steps));
        for steps in small::positions([(0, 0), (1, 12), (2, 7), (3, 4), (4, 3), (5, 2)]) {
            assert_eq!(staircase(steps.clone()), game.grundy(&steps), "{steps:?}");
        }
    }

    #[test]
    fn a_bounded_heap_has_its_grundy_value_and_its_winning_take() {
        for limit in 0..=8 {
            let mut game = Game::normal(|&heap: &u64| (heap.saturating_sub(limit)..heap).collect());
            for stones in 0..=100 {
                let value = bounded_heap(stones, limit);
                assert_eq!(value, game.grundy(&stones), "1 to {limit} of {stones}");
                for take in 1..=limit.min(stones) {
                    assert_eq!(take == value, !game.is_won(&(stones - take)));
                }
            }
        }
    }
}
