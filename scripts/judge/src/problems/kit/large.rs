//! What cases at the judge's full size share: see `large` in [`Known`](crate::problems::Known).

/// An input and its answer.
pub type Made = (String, String);

/// How it is made.
pub type Make = fn() -> Made;

/// So many numbers from `least` to `most`, each twice: first all of them, then all of them again.
pub fn pairs(count: u64, least: u64, most: u64) -> Vec<u64> {
    // A step prime to every power of two, so that the numbers spread over the whole range.
    let numbers =
        (1..=count).map(|i| least + i.wrapping_mul(0x9E37_79B9_7F4A_7C15) % (most - least + 1));
    let numbers: Vec<u64> = numbers.collect();
    numbers.repeat(2)
}

/// A count, and the numbers on a line.
pub fn counted(numbers: &[u64]) -> String {
    format!("{}\n{}", numbers.len(), line(numbers))
}

/// Numbers on a line.
pub fn line(numbers: &[u64]) -> String {
    let words: Vec<String> = numbers.iter().map(u64::to_string).collect();
    words.join(" ") + "\n"
}
