//! Shows a wrong line beside the right one.

use crate::run::compare::Difference;
use crate::ui::colour::WRONG;
use crate::ui::text::{or_placeholder, shorten, visible};

/// How many letters of a line are shown on each side of the difference.
const AROUND: usize = 36;

/// The difference in one line; long words are cut around the first letter that differs.
pub fn in_words(difference: &Difference) -> String {
    let Difference { line, column, printed, expected, words_agree } = difference;
    let skip = difference.alike().saturating_sub(20);
    let quoted = |(word, line): &(String, Option<String>)| match (word.as_str(), line.as_deref()) {
        ("", Some("")) => String::from("an empty line"),
        ("", Some(_)) => String::from("the end of the line"),
        ("", None) => String::from("nothing"),
        (word, _) if skip > 0 => {
            let rest: String = word.chars().skip(skip).collect();
            format!("`…{}`", shorten(&rest))
        }
        (word, _) => format!("`{}`", shorten(word)),
    };
    let (right, wrong) = (quoted(expected), quoted(printed));
    let is_empty = printed.1.as_deref() == Some("");
    if *words_agree && printed.0 != expected.0 && !is_empty {
        format!("line {line}: all words are right, but the line ends at another place (some judges accept that)")
    } else if printed.0.starts_with('\u{feff}') {
        format!("line {line}: a byte order mark is printed before {right}")
    } else if printed.0 == expected.0 && is_windows_format(printed.1.as_deref()) {
        format!("line {line}: blanks fill up to 64 places before {wrong}: `%I64d` is of Windows, write `%lld`")
    } else if printed.0 == expected.0 && has_other_blank(printed, *column) {
        format!("line {line}, column {column}: before {wrong} stands a tab, or another sign that is no blank")
    } else if printed.0 == expected.0 {
        format!("line {line}, column {column}: the blanks before {wrong} differ")
    } else {
        format!("line {line}, column {column}: {right} expected, {wrong} printed")
    }
}

/// Whether a number is printed as glibc understands `%I64d`: in 64 places.
fn is_windows_format(line: Option<&str>) -> bool {
    line.is_some_and(|line| {
        let rest = line.trim_start_matches(' ');
        let first = rest.split(' ').next().unwrap_or("");
        line.len() - rest.len() + first.len() == 64 && first.parse::<i64>().is_ok()
    })
}

/// Whether something else than blanks separates the word from the one before.
fn has_other_blank((_, line): &(String, Option<String>), column: usize) -> bool {
    let before: Vec<char> = line.iter().flat_map(|line| line.chars()).take(column - 1).collect();
    let gap = before.iter().rev().take_while(|letter| letter.is_ascii_whitespace());
    gap.into_iter().any(|&letter| letter != ' ')
}

pub fn marked(difference: &Difference) -> String {
    let Difference { column, printed, expected, .. } = difference;
    let alike = if printed.0 == expected.0 { 0 } else { difference.alike() };
    let place = column - 1 + alike;
    let (wrong, before) = around(or_placeholder(printed.1.as_deref()), place);
    let (right, _) = around(or_placeholder(expected.1.as_deref()), place);
    let blanks = " ".repeat(16 + place - before);
    let rest = printed.0.chars().count().saturating_sub(alike);
    let mark = "^".repeat(rest.clamp(1, AROUND));
    format!("      printed   {wrong}\n{blanks}{WRONG}{mark}{WRONG:#}\n      expected  {right}\n")
}

/// The part of a line around a place, and the index at which that part begins.
fn around(line: &str, place: usize) -> (String, usize) {
    let start = place.saturating_sub(AROUND);
    let letters: Vec<char> = line.chars().map(visible).collect();
    let end = letters.len().min(place + AROUND);
    let more = |is_cut: bool| if is_cut { "…" } else { "" };
    let inner: String = letters.get(start..end).unwrap_or(&[]).iter().collect();
    let text = format!("{}{inner}{}", more(start > 0), more(end < letters.len()));
    (text, start.saturating_sub(usize::from(start > 0)))
}

#[cfg(test)]
mod tests {
    use super::marked;
    use crate::run::compare::compare;

    #[test]
    fn of_long_words_the_place_is_shown_where_they_differ() {
        let word = "7".repeat(80);
        let difference = compare(&format!("{word}9"), &format!("{word}8")).unwrap();
        let (right, wrong) = (format!("`…{}9`", "7".repeat(20)), format!("`…{}8`", "7".repeat(20)));
        let line = format!("line 1, column 1: {right} expected, {wrong} printed");
        assert_eq!(super::in_words(&difference), line);
    }

    fn of_difference(expected: &str, printed: &str) -> String {
        let marked = marked(&compare(expected, printed).unwrap());
        anstream::adapter::strip_str(&marked).to_string()
    }

    #[test]
    fn the_first_wrong_letter_is_marked_where_it_stands() {
        for (expected, printed, [wrong, mark, right]) in [
            ("1\n4 33 5\n", "1\n4 31 5\n", ["4 31 5", "   ^", "4 33 5"]),
            ("4 3\n", "4\n", ["4", " ^", "4 3"]),
            ("4 33\n", "4 75\n", ["4 75", "  ^^", "4 33"]),
            ("4 3\n", "4  3\n", ["4  3", "   ^", "4 3"]),
            ("4 3\n", "", ["(nothing)", "^", "4 3"]),
            ("4\n3\n", "\n4\n3\n", ["(an empty line)", "^", "4"]),
            ("4\n", "4\n3\n", ["3", "^", "(nothing)"]),
        ] {
            let text =
                format!("      printed   {wrong}\n{:16}{mark}\n      expected  {right}\n", "");
            assert_eq!(of_difference(expected, printed), text);
        }
    }

    #[test]
    fn a_long_line_is_cut_on_both_sides_of_its_wrong_letter() {
        let line = |word: &str| format!("{}{word}{}", "7 ".repeat(50), " 8".repeat(50));
        for (right, wrong) in [("33", "31"), (&"5".repeat(90), &format!("{}6", "5".repeat(89)))] {
            let shown = of_difference(&line(right), &line(wrong));
            let lines: Vec<Vec<char>> = shown.lines().map(|line| line.chars().collect()).collect();
            let mark = lines[1].iter().position(|&letter| letter == '^').unwrap();
            assert_eq!(mark, 16 + 1 + 36);
            assert_ne!(lines[0][mark], lines[2][mark]);
            assert!(lines[0][16] == '…' && lines[0].ends_with(&['…']), "{shown}");
        }
    }
}
