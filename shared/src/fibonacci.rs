//! The Fibonacci numbers.

/// 1, 2, 3, 5, 8, …: all that 64 bits hold.
///
/// ```
/// # use shared::fibonacci::fibonacci_numbers;
/// let numbers = fibonacci_numbers();
/// assert_eq!(numbers[..6], [1, 2, 3, 5, 8, 13]);
/// assert_eq!(numbers.last(), Some(&12_200_160_415_121_876_738));
/// ```
pub fn fibonacci_numbers() -> Vec<u64> {
    let mut numbers = vec![1, 2];
    while let [.., a, b] = numbers[..] {
        match u64::checked_add(a, b) {
            Some(next) => numbers.push(next),
            None => break,
        }
    }
    numbers
}
