//! Arithmetic modulo the prime 1 000 000 007.

/// The modulus, a prime.
pub const MODULUS: u64 = 1_000_000_007;

/// `base` to the `exponent`, mod [`MODULUS`]. Time O(log exponent).
///
/// ```
/// # use shared::modular::{pow, MODULUS};
/// assert_eq!(pow(2, 10), 1024);
/// assert_eq!(3 * pow(3, MODULUS - 2) % MODULUS, 1); // Fermat
/// ```
pub fn pow(base: u64, mut exponent: u64) -> u64 {
    let (mut power, mut square) = (1, base % MODULUS);
    while exponent > 0 {
        if exponent & 1 == 1 {
            power = power * square % MODULUS;
        }
        square = square * square % MODULUS;
        exponent >>= 1;
    }
    power
}

/// The binomial coefficients C(n, 0), …, C(n, last), mod [`MODULUS`]: in how many ways so many of n
/// things can be chosen. Both numbers must be below [`MODULUS`]. Time O(last · log MODULUS).
///
/// C(n, k + 1) = C(n, k)·(n − k) / (k + 1), and by Fermat dividing by k + 1 is multiplying by its
/// power MODULUS − 2. Behind C(n, n) all are 0, for the factor n − k was.
///
/// ```
/// # use shared::modular::binomials;
/// assert_eq!(binomials(5, 6), [1, 5, 10, 10, 5, 1, 0]);
/// ```
pub fn binomials(n: u64, last: u64) -> Vec<u64> {
    assert!(n.max(last) < MODULUS, "C({}, {}) needs numbers below the modulus", n, last);
    let mut row = vec![1];
    for k in 0..last {
        let factor = n + MODULUS - k;
        row.push(row[k as usize] * factor % MODULUS * pow(k + 1, MODULUS - 2) % MODULUS);
    }
    row
}

#[cfg(test)]
mod tests {
    use super::{binomials, pow, MODULUS};

    #[test]
    fn binomials_are_those_of_pascals_triangle() {
        let mut row = vec![1];
        for n in 0..100 {
            assert_eq!(binomials(n, n), row, "n = {n}");
            let sums = row.windows(2).map(|pair| (pair[0] + pair[1]) % MODULUS);
            row = [1].into_iter().chain(sums).chain([1]).collect();
        }
    }

    #[test]
    #[should_panic(expected = "C(1000000007, 3) needs numbers below the modulus")]
    fn refuses_binomials_beyond_the_prime() {
        binomials(MODULUS, 3);
    }

    #[test]
    fn powers_multiply() {
        for exponent in 0..200 {
            assert_eq!(pow(7, exponent + 1), 7 * pow(7, exponent) % MODULUS);
        }
        assert_eq!(pow(u64::MAX, 1), u64::MAX % MODULUS);
        assert_eq!(pow(0, 0), 1);
    }
}
