//! Output of programs, made safe and short enough for a terminal.

use crate::run::compare::lines;

pub fn shorten(text: &str) -> String {
    const LONGEST: usize = 60;
    let more = if text.chars().nth(LONGEST).is_some() { "…" } else { "" };
    text.chars().take(LONGEST).map(visible).chain(more.chars()).collect()
}

/// Replaces a character that would control the terminal, such as a change of direction, or be invisible.
pub fn visible(letter: char) -> char {
    match letter {
        '"' | '\'' | '\\' => letter,
        '\0'..='\x1f' => char::from_u32(0x2400 + u32::from(letter)).unwrap_or(letter),
        '\x7f' => '␡',
        _ if letter.escape_debug().nth(1).is_some() => '\u{fffd}',
        _ => letter,
    }
}

const MOST_LINES: usize = 20;

/// Whether [`first_lines`] cuts the text.
pub fn is_long(text: &str) -> bool {
    text.lines().nth(MOST_LINES).is_some() || text.lines().any(|line| shorten(line).ends_with('…'))
}

/// The first lines of a text, each shortened; a placeholder for an empty text.
pub fn first_lines(text: &str) -> String {
    let all: Vec<&str> = lines(text).collect();
    if all.is_empty() {
        return format!("  {}\n", or_placeholder(None));
    }
    let mut first = String::new();
    for line in all.iter().take(MOST_LINES) {
        first += &format!("  {}\n", shorten(or_placeholder(Some(line))));
    }
    match all.len().saturating_sub(MOST_LINES) {
        0 => first,
        more => format!("{first}  (and {more} more lines)\n"),
    }
}

pub fn or_placeholder(line: Option<&str>) -> &str {
    match line {
        None => "(nothing)",
        Some("") => "(an empty line)",
        Some(line) => line,
    }
}

/// The whole text, so that it can be copied, unless it would fill several screens.
pub fn whole(text: &str) -> String {
    const BYTES: usize = 4000;
    const LINES: usize = 40;
    if text.is_empty() || text.len() > BYTES || text.lines().nth(LINES).is_some() {
        return first_lines(text);
    }
    text.lines().fold(String::new(), |all, line| all + "  " + line + "\n")
}

#[cfg(test)]
mod tests {
    use super::{first_lines, shorten, whole};

    #[test]
    fn what_would_move_the_cursor_is_shown_as_a_picture() {
        assert_eq!(shorten("a\u{1b}[2J\tb\u{7f}"), "a␛[2J␉b␡");
        assert_eq!(shorten("\u{feff}No\u{a0}\u{200b}"), "\u{fffd}No\u{fffd}\u{fffd}");
        assert_eq!(shorten("\u{9b}2J\u{202e}1\u{2067}é"), "\u{fffd}2J\u{fffd}1\u{fffd}é");
    }

    #[test]
    fn a_long_word_is_cut_at_a_character() {
        assert_eq!(shorten(&"é".repeat(60)), "é".repeat(60));
        assert_eq!(shorten(&"é".repeat(61)), format!("{}…", "é".repeat(60)));
    }

    #[test]
    fn a_long_text_ends_with_how_much_is_left() {
        let text = first_lines(&"a\n".repeat(23));
        assert!(text.ends_with("  a\n  (and 3 more lines)\n"), "{text}");
        assert_eq!(text.lines().count(), 21);
        assert_eq!(first_lines("a\n\nb\n"), "  a\n  (an empty line)\n  b\n");
        assert_eq!(first_lines(""), "  (nothing)\n");
        assert_eq!(first_lines(" \n\n"), "  (nothing)\n");
    }

    #[test]
    fn a_text_to_be_copied_is_whole_up_to_40_lines_or_4000_bytes() {
        for text in ["1\n\n2\n".to_owned(), "7\n".repeat(40), "7".repeat(4000)] {
            let copied: Vec<String> = whole(&text).lines().map(|line| line[2..].into()).collect();
            assert_eq!(copied, text.lines().collect::<Vec<_>>());
        }
        assert!(whole(&"7\n".repeat(504)).ends_with("  7\n  (and 484 more lines)\n"));
        assert!(whole(&"7".repeat(4001)).ends_with("7…\n"));
        assert_eq!(whole(""), "  (nothing)\n");
    }
}
