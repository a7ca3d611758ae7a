//! The clipboard.

use anyhow::{bail, Context, Result};
use base64::Engine;
use std::io::Write;
use std::process::{Command, Stdio};

const PROGRAMS: [&[&str]; 5] = [
    &["pbcopy"],
    &["wl-copy"],
    &["xclip", "-selection", "clipboard"],
    &["xsel", "--clipboard", "--input"],
    // On Windows, and from the Linux in it. What Windows itself has for this, clip, takes no UTF-8.
    &[
        "powershell.exe",
        "-NoProfile",
        "-Command",
        "Set-Clipboard (New-Object IO.StreamReader([Console]::OpenStandardInput(), [Text.Encoding]::UTF8)).ReadToEnd()",
    ],
];

/// Copies by the first program that works, else through the terminal if there is one; the name of what
/// did it.
pub fn copy(text: &str, terminal: Option<&mut impl Write>) -> Result<String> {
    copy_by(&PROGRAMS, text, terminal)
}

fn copy_by(programs: &[&[&str]], text: &str, terminal: Option<&mut impl Write>) -> Result<String> {
    if let Some(program) = programs.iter().find(|program| feed(program, text)) {
        return Ok(program[0].to_owned());
    }
    let Some(terminal) = terminal else {
        let names = programs.iter().map(|program| program[0]).collect::<Vec<_>>().join(", ");
        bail!("no clipboard: none of {names} works, and this is not a terminal; use --output");
    };
    let code = base64::engine::general_purpose::STANDARD.encode(text);
    let sent = write!(terminal, "\x1b]52;c;{code}\x07").and_then(|()| terminal.flush());
    sent.context("no clipboard")?;
    Ok(String::from("the terminal (OSC 52)"))
}

fn feed(program: &[&str], text: &str) -> bool {
    let mut command = Command::new(program[0]);
    command.args(&program[1..]).stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
    let Ok(mut child) = command.spawn() else { return false };
    let fed = child.stdin.take().is_some_and(|mut stdin| stdin.write_all(text.as_bytes()).is_ok());
    child.wait().is_ok_and(|status| status.success()) && fed
}

#[cfg(test)]
mod tests {
    use super::{copy_by, feed};

    #[test]
    fn a_program_that_is_missing_or_fails_has_not_copied() {
        assert!(!feed(&["no-such-program-anywhere"], "x"));
        #[cfg(unix)]
        assert!(!feed(&["false"], "x") && feed(&["cat"], "x"));
    }

    #[test]
    fn without_a_program_that_works_the_terminal_copies() {
        let missing: &[&[&str]] = &[&["no-such-program-anywhere"]];
        let mut terminal = vec![];
        let by = copy_by(missing, "fn main() {}", Some(&mut terminal)).unwrap();
        assert_eq!(by, "the terminal (OSC 52)");
        assert_eq!(terminal, b"\x1b]52;c;Zm4gbWFpbigpIHt9\x07");
        let error = copy_by(missing, "x", None::<&mut Vec<u8>>).unwrap_err().to_string();
        assert!(
            error.starts_with("no clipboard: none of no-such-program-anywhere works"),
            "{error}"
        );
        #[cfg(unix)]
        assert_eq!(copy_by(&[missing[0], &["cat"]], "x", Some(&mut terminal)).unwrap(), "cat");
    }
}
