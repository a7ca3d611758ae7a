//! Positions as text: numbers, blanks and signs.

/// The positions that a board searches at once.
pub const MOST: u64 = 20_000;

/// The largest heap of a board: a position may have as many moves.
pub const LARGEST: u64 = 1000;

/// The numbers of a text, whatever stands between them, if there is nothing but them and blanks,
/// commas, bars and arrows.
///
/// ```
/// # use board::numbers;
/// assert_eq!(numbers("3 6, 9"), Some(vec![3, 6, 9]));
/// assert_eq!((numbers("3 x"), numbers("-3 6")), (None, None));
/// ```
pub fn numbers(text: &str) -> Option<Vec<u64>> {
    let is_negative = |word: &str| {
        let number = word.strip_prefix('-').unwrap_or_default();
        number.starts_with(|digit: char| digit.is_ascii_digit())
    };
    if text.split_whitespace().any(is_negative) {
        return None;
    }
    let between = |letter: char| letter.is_whitespace() || ",，、|>-".contains(letter);
    text.split(between).filter(|word| !word.is_empty()).map(|word| word.parse().ok()).collect()
}

/// So many things, no fewer and no more.
///
/// ```
/// # use board::{exactly, numbers};
/// let read = |text| exactly(numbers(text)?);
/// assert_eq!((read("2 5"), read("2 5 3")), (Some([2, 5]), None));
/// ```
pub fn exactly<T, const N: usize>(things: Vec<T>) -> Option<[T; N]> {
    things.try_into().ok()
}

/// The heaps of a text: 1 to `most` numbers, such that all heaps that are not larger are at most
/// [`MOST`] positions.
///
/// ```
/// # use board::heaps;
/// assert_eq!(heaps("3 6 9", 6), Some(vec![3, 6, 9]));
/// assert!(heaps("20 20 20", 6).is_some() && heaps("30 30 30", 6).is_none());
/// ```
pub fn heaps(text: &str, most: usize) -> Option<Vec<u64>> {
    let heaps = numbers(text)?;
    are_few(&heaps, most).then_some(heaps)
}

/// Are they 1 to `most` heaps of at most [`LARGEST`], with at most [`MOST`] positions of heaps that are
/// not larger?
pub fn are_few(heaps: &[u64], most: usize) -> bool {
    let positions = heaps.iter().fold(1_u64, |all, &h| all.saturating_mul(h.saturating_add(1)));
    let fits = (1..=most).contains(&heaps.len()) && positions <= MOST;
    fits && heaps.iter().all(|&h| h <= LARGEST)
}

/// Numbers with a blank between them.
pub fn write(numbers: &[u64]) -> String {
    numbers.iter().map(u64::to_string).collect::<Vec<_>>().join(" ")
}

/// Things in a row, each by its sign; a small letter will do for a capital.
///
/// ```
/// # use board::{word, write_word};
/// let signs = &[('E', 0), ('W', 1), ('B', 2)];
/// assert_eq!(word(" BBw ", signs), Some(vec![2, 2, 1]));
/// assert_eq!((word("BWX", signs), word("B B", signs)), (None, None));
/// assert_eq!(write_word(&[2, 2, 1], signs), "BBW");
/// ```
pub fn word<T: Copy>(text: &str, signs: &[(char, T)]) -> Option<Vec<T>> {
    let thing = |sign: char| signs.iter().find(|one| one.0 == sign.to_ascii_uppercase());
    text.trim().chars().map(|sign| thing(sign).map(|one| one.1)).collect()
}

/// Rows of things with blanks between them, one or more, all as long as the first; see [`word`].
///
/// ```
/// # use board::{rows, write_rows};
/// let signs = &[('E', 0), ('W', 1), ('B', 2)];
/// assert_eq!(rows("EEW BBE", signs), Some(vec![vec![0, 0, 1], vec![2, 2, 0]]));
/// assert_eq!((rows("EEW BB", signs), rows(" ", signs)), (None, None));
/// assert_eq!(write_rows(&[vec![0, 0, 1], vec![2, 2, 0]], signs), "EEW BBE");
/// ```
pub fn rows<T: Copy>(text: &str, signs: &[(char, T)]) -> Option<Vec<Vec<T>>> {
    let rows = text.split_whitespace().map(|row| word(row, signs));
    let rows: Vec<Vec<T>> = rows.collect::<Option<_>>()?;
    let m = rows.first()?.len();
    rows.iter().all(|row| row.len() == m).then_some(rows)
}

/// The signs of a [`word`].
pub fn write_word<T: PartialEq>(word: &[T], signs: &[(char, T)]) -> String {
    let sign = |thing: &T| signs.iter().find(|one| one.1 == *thing).map(|one| one.0);
    word.iter().filter_map(sign).collect()
}

/// The signs of some [`rows`].
pub fn write_rows<T: PartialEq>(rows: &[Vec<T>], signs: &[(char, T)]) -> String {
    rows.iter().map(|row| write_word(row, signs)).collect::<Vec<_>>().join(" ")
}
