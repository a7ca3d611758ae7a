//! Command lines for a person to type again, as the system's shell takes them.

use std::borrow::Cow;
use std::ffi::{OsStr, OsString};
use std::path::Path;

/// Quotes words for a shell.
pub fn quoted<'a>(words: impl IntoIterator<Item = &'a OsStr>) -> String {
    let words: Vec<Cow<str>> = words.into_iter().map(OsStr::to_string_lossy).collect();
    if cfg!(windows) {
        return words.iter().map(|word| for_cmd(word)).collect::<Vec<_>>().join(" ");
    }
    shlex::try_join(words.iter().map(AsRef::as_ref)).unwrap_or_default()
}

/// A program with its arguments.
pub fn command(words: &[OsString]) -> String {
    let Some((program, arguments)) = words.split_first() else { return String::new() };
    let rest = arguments.iter().map(|word| format!(" {}", quoted([word.as_os_str()])));
    path(Path::new(program)) + &rest.collect::<String>()
}

/// The path of a program or a file.
pub fn path(path: &Path) -> String {
    if cfg!(windows) {
        return for_cmd(&with_backslashes(&path.to_string_lossy()));
    }
    quoted([path.as_os_str()])
}

/// A line with `<` or `&&`, which PowerShell 5 does not have: cmd takes it in either shell.
pub fn line(line: String) -> String {
    if cfg!(windows) {
        return format!("cmd /c \"{line}\"");
    }
    line
}

/// For cmd a slash begins an option.
fn with_backslashes(path: &str) -> String {
    path.replace('/', "\\")
}

fn for_cmd(word: &str) -> String {
    let is_plain = |letter: char| !letter.is_whitespace() && !"&()^;,=<>|'`".contains(letter);
    if !word.is_empty() && word.chars().all(is_plain) {
        return word.to_owned();
    }
    format!("\"{word}\"")
}

#[cfg(test)]
mod tests {
    use super::{for_cmd, with_backslashes};

    #[test]
    fn cmd_takes_a_path_with_blanks_as_one_word() {
        for (path, word) in [
            ("a.exe", "a.exe"),
            ("./a.exe", ".\\a.exe"),
            ("my programs/解.exe", "\"my programs\\解.exe\""),
            ("R&D\\a.exe", "\"R&D\\a.exe\""),
        ] {
            assert_eq!(for_cmd(&with_backslashes(path)), word);
        }
        assert_eq!(for_cmd("x=1"), "\"x=1\"");
        assert_eq!(for_cmd(""), "\"\"");
    }
}
