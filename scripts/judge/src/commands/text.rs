//! Texts of programs, so that they do nothing to a terminal.

/// What fits on a line.
pub fn shorten(text: &str) -> String {
    const LONGEST: usize = 60;
    let more = if text.chars().nth(LONGEST).is_some() { "…" } else { "" };
    text.chars().take(LONGEST).map(visible).chain(more.chars()).collect()
}

/// The picture of a character that a terminal would obey, as it does control characters and changes of
/// direction, or that nobody would see; any other character as it is.
pub fn visible(letter: char) -> char {
    match letter {
        '"' | '\'' | '\\' => letter,
        '\0'..='\x1f' => char::from_u32(0x2400 + u32::from(letter)).unwrap_or(letter),
        '\x7f' => '␡',
        _ if letter.escape_debug().nth(1).is_some() => '\u{fffd}',
        _ => letter,
    }
}

/// Lines of a text that are shown.
const MOST: usize = 20;

/// Has a text more lines or longer ones than [`first_lines`] shows?
pub fn is_long(text: &str) -> bool {
    text.lines().nth(MOST).is_some() || text.lines().any(|line| shorten(line).ends_with('…'))
}

/// The first lines of a text, each cut to what fits; or that there is nothing.
pub fn first_lines(text: &str) -> String {
    let all: Vec<&str> = text.lines().collect();
    let mut lines = match all[..] {
        [] => String::from("  (nothing)\n"),
        _ => String::new(),
    };
    for line in all.iter().take(MOST) {
        let line = if line.is_empty() { String::from("(an empty line)") } else { shorten(line) };
        lines += &format!("  {line}\n");
    }
    match all.len().saturating_sub(MOST) {
        0 => lines,
        more => format!("{lines}  (and {more} more lines)\n"),
    }
}

/// A text to be copied, whole unless it would fill the screen many times.
pub fn whole(text: &str) -> String {
    const SCREENS: usize = 4000;
    if text.len() > SCREENS {
        return first_lines(text);
    }
    text.lines().fold(String::new(), |all, line| all + "  " + line + "\n")
}

#[cfg(test)]
mod tests {
    use super::{first_lines, shorten};

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
    }
}
