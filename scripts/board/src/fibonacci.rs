//! Numbers as sums of Fibonacci numbers.

/// The Zeckendorf representation of a number: the Fibonacci numbers of which it is the sum, no two of them
/// neighbours, the largest first.
///
/// ```
/// # use board::zeckendorf;
/// assert_eq!(zeckendorf(20), [13, 5, 2]);
/// assert_eq!(zeckendorf(0), []);
/// ```
pub fn zeckendorf(n: u64) -> Vec<u64> {
    let (mut parts, mut rest) = (vec![], n);
    while rest > 0 {
        let (mut part, mut next) = (1, 2);
        while next <= rest {
            (part, next) = (next, part + next);
        }
        parts.push(part);
        rest -= part;
    }
    parts
}
