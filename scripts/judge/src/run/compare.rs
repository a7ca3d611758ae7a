//! Compares printed and expected output as judges do: blanks at the ends of lines and empty lines at
//! the end are ignored, everything else counts.

use std::ops::Range;

/// How many bytes of a line are kept from the first one that differs: a program may print megabytes.
const SHOWN: usize = 1000;

/// The first place where two texts differ.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Difference {
    /// Counted from 1.
    pub line: usize,
    /// The first letter of the wrong word in the printed line, counted from 1.
    pub column: usize,
    /// The wrong word and its line; no line if the output ends before it.
    pub printed: (String, Option<String>),
    /// The right word and its line.
    pub expected: (String, Option<String>),
    /// Whether the texts differ in nothing but blanks and ends of lines.
    pub words_agree: bool,
}

impl Difference {
    /// The length of the common prefix of the two words.
    pub fn alike(&self) -> usize {
        let letters = self.printed.0.chars().zip(self.expected.0.chars());
        letters.take_while(|(printed, expected)| printed == expected).count()
    }
}

pub fn compare(right: &str, wrong: &str) -> Option<Difference> {
    if right == wrong {
        return None;
    }
    let words_agree = right.split_ascii_whitespace().eq(wrong.split_ascii_whitespace());
    let (mut right, mut wrong) = (lines(right), lines(wrong));
    for line in 1.. {
        match (right.next(), wrong.next()) {
            (None, None) => break,
            (right, wrong) if right == wrong => {}
            (right, wrong) => {
                let words = first_wrong_word(right.unwrap_or(""), wrong.unwrap_or(""));
                let column = wrong.unwrap_or("")[..words.1.start].chars().count() + 1;
                let [a, b] = [(right, &words.0), (wrong, &words.1)]
                    .map(|(line, word)| &line.unwrap_or("")[word.start..]);
                let alike = a.bytes().zip(b.bytes()).take_while(|(a, b)| a == b).count();
                let word = |line: Option<&str>, word: Range<usize>| {
                    let line = line.map(|line| start_of(line, word.start + alike + SHOWN));
                    let end = word.end.min(line.map_or(0, str::len));
                    (line.unwrap_or("")[word.start..end].to_owned(), line.map(str::to_owned))
                };
                let (expected, printed) = (word(right, words.0), word(wrong, words.1));
                return Some(Difference { line, column, printed, expected, words_agree });
            }
        }
    }
    None
}

/// The first `length` bytes, and what belongs to the last letter.
fn start_of(line: &str, length: usize) -> &str {
    let end = (length..line.len()).find(|&end| line.is_char_boundary(end));
    &line[..end.unwrap_or(line.len())]
}

/// The lines without trailing blanks and trailing empty lines.
pub fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.trim_ascii_end().lines().map(str::trim_ascii_end)
}

/// The ranges of the first differing words in two different lines.
fn first_wrong_word(right: &str, wrong: &str) -> (Range<usize>, Range<usize>) {
    let (mut a, mut b) = (words(right), words(wrong));
    loop {
        match (a.next(), b.next()) {
            (None, None) => break,
            (x, y) if x.clone().map(|x| &right[x]) == y.clone().map(|y| &wrong[y]) => {}
            (x, y) => {
                let end = |text: &str| text.len()..text.len();
                return (x.unwrap_or(end(right)), y.unwrap_or(end(wrong)));
            }
        }
    }
    // The words are the same, so the blanks before some word differ.
    let mut pairs = words(right).zip(words(wrong));
    pairs.find(|(x, y)| x.start != y.start).unwrap_or((0..0, 0..0))
}

fn words(line: &str) -> impl Iterator<Item = Range<usize>> + '_ {
    let start = line.as_ptr() as usize;
    line.split_ascii_whitespace().map(move |word| {
        let at = word.as_ptr() as usize - start;
        at..at + word.len()
    })
}

#[cfg(test)]
mod tests {
    use super::compare;

    fn difference(expected: &str, printed: &str) -> Option<(usize, usize, String, String)> {
        compare(expected, printed)
            .map(|found| (found.line, found.column, found.expected.0, found.printed.0))
    }

    #[test]
    fn blanks_at_the_ends_do_not_count() {
        assert_eq!(difference("1 2\n3\n", "1 2 \n3\n\n \n"), None);
        assert_eq!(difference("a\r\nb", "a\nb\n"), None);
        assert_eq!(difference("", "\n"), None);
    }

    #[test]
    fn the_first_wrong_word_is_named_with_its_place() {
        let found = |line, column, expected: &str, printed: &str| {
            Some((line, column, expected.to_owned(), printed.to_owned()))
        };
        assert_eq!(difference("1 2\n3 45\n", "1 2\n3 46 7\n"), found(2, 3, "45", "46"));
        assert_eq!(difference("1\n2\n", "1\n"), found(2, 1, "2", ""));
        assert_eq!(difference("1\n", "1\n2\n"), found(2, 1, "", "2"));
        assert_eq!(difference("1 2 3\n", "1 2\n"), found(1, 4, "3", ""));
        assert_eq!(difference("1 2\n", "1 2 3\n"), found(1, 5, "", "3"));
        assert_eq!(difference("●● x\n", "●● y\n"), found(1, 4, "x", "y"));
        assert_eq!(difference("Yes\n", "YES\n"), found(1, 1, "Yes", "YES"));
    }

    #[test]
    fn the_lines_are_told_if_there_are_any() {
        let found = compare("1\n2 3\n", "1\n2 4\n").unwrap();
        assert_eq!((found.expected.1, found.printed.1), (Some("2 3".into()), Some("2 4".into())));
        let found = compare("1\n2 3\n", "1\n").unwrap();
        assert_eq!((found.expected.1, found.printed.1), (Some("2 3".into()), None));
    }

    #[test]
    fn of_a_line_without_end_a_part_is_kept() {
        let (right, wrong) = ("7".repeat(5000) + "8", "●".repeat(1_000_000));
        let kept = compare(&right, &wrong).unwrap().printed;
        assert!(kept.0.len() < 2000 && kept.1.unwrap().len() < 2000);
        let kept = compare(&right, &(right.clone() + &wrong)).unwrap();
        assert_eq!(kept.alike(), 5001);
    }

    #[test]
    fn blanks_within_a_line_count() {
        assert_eq!(difference("1 2 3", "1 2  3").map(|found| found.1), Some(6));
        assert_eq!(difference("1", " 1").map(|found| found.1), Some(2));
        assert_eq!(difference("1\n2", "1\n\n2").map(|found| found.0), Some(2));
        assert_eq!(difference("No", "No\u{a0}").map(|found| found.3), Some("No\u{a0}".into()));
    }
}
