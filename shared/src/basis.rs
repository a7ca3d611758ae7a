//! XOR bases: a few numbers that have the nim-sums of many.

/// Reduces `number` by the basis and adds what is left of it. False if nothing is left: then
/// `number` is the nim-sum of some that were added before, or 0.
///
/// `v[p]` is the number of the basis with top bit p, its highest 1; 0 where there is none. The
/// nim-sums of numbers of the basis are those of the numbers that were added. Time O(64).
///
/// ```
/// # use shared::basis;
/// let mut v = [0; 64];
/// assert_eq!([5, 3, 6].map(|number| basis::extend(&mut v, number)), [true, true, false]);
/// assert_eq!(v[..3], [0, 3, 5]); // 6 = 5 ⊕ 3
/// ```
pub fn extend(v: &mut [u64; 64], number: u64) -> bool {
    let mut rest = number;
    while rest != 0 {
        let p = 63 - rest.leading_zeros() as usize;
        if v[p] == 0 {
            v[p] = rest;
            return true;
        }
        rest ^= v[p];
    }
    false
}

#[cfg(test)]
mod tests {
    use super::extend;
    use crate::nim::nim_sum;
    use crate::small;
    use std::collections::HashSet;

    fn nim_sums(numbers: &[u64]) -> HashSet<u64> {
        small::subsets(numbers.iter().copied()).map(nim_sum).collect()
    }

    #[test]
    fn a_basis_has_the_nim_sums_of_its_numbers_and_no_more_numbers_than_it_needs() {
        for mut numbers in small::positions([(0, 0), (1, 15), (2, 15), (3, 7), (4, 7), (5, 3)]) {
            // The two lowest places become the two highest.
            for number in &mut numbers {
                *number = number.rotate_right(2);
            }
            let mut v = [0; 64];
            for (i, &number) in numbers.iter().enumerate() {
                let is_new = !nim_sums(&numbers[..i]).contains(&number);
                assert_eq!(extend(&mut v, number), is_new, "{numbers:?}, {i}");
            }
            let basis: Vec<u64> = v.iter().copied().filter(|&number| number != 0).collect();
            assert!((0..64).all(|p| v[p] == 0 || v[p].ilog2() as usize == p), "{numbers:?}");
            assert_eq!(nim_sums(&basis), nim_sums(&numbers), "{numbers:?}");
        }
    }
}
