//! Printing verdicts, once all input is read and accepted.

use std::io::{stdout, Write};

/// Prints a line for each case: `yes` where the first player wins, else `no`. The cases may be read
/// as they are asked for: nothing is printed before the last one.
pub fn verdicts([yes, no]: [&str; 2], wins: impl Iterator<Item = bool>) {
    let lines = [no, yes].map(|word| format!("{}\n", word));
    let mut text = vec![];
    // `collect` would trust a count that lies.
    wins.for_each(|win| text.extend_from_slice(lines[usize::from(win)].as_bytes()));
    stdout().write_all(&text).expect("stdout takes no answer");
}
