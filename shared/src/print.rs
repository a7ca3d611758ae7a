//! Printing verdicts, once all input is read and accepted.

use std::io::{stdout, Write};

/// Prints a line for each case: `yes` where the first player wins, else `no`. The cases may be read
/// as they are asked for: nothing is printed before the last one.
pub fn verdicts([yes, no]: [&str; 2], wins: impl Iterator<Item = bool>) {
    let lines = [no, yes].map(|word| format!("{}\n", word));
    let mut answers = vec![];
    // `collect` would trust a count that lies.
    wins.for_each(|win| answers.push(win));
    for block in answers.chunks(1 << 12) {
        let text: String = block.iter().map(|&win| &lines[usize::from(win)][..]).collect();
        stdout().write_all(text.as_bytes()).expect("stdout takes no answer");
    }
}
