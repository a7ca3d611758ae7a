//! Printing, once all input is read and accepted.

use std::fmt::{Display, Write};

/// Prints a line for each case: `yes` where the first player wins, else `no`. The cases may be read
/// as they are asked for: nothing is printed before the last one.
pub fn verdicts([yes, no]: [&str; 2], wins: impl IntoIterator<Item = bool>) {
    lines(wins.into_iter().map(|win| if win { yes } else { no }));
}

/// Prints one line with all of these, a blank between two.
pub fn line(words: impl IntoIterator<Item = impl Display>) {
    let words: Vec<String> = words.into_iter().map(|word| word.to_string()).collect();
    println!("{}", words.join(" "));
}

/// Prints each of these on a line of its own.
pub fn lines(lines: impl IntoIterator<Item = impl Display>) {
    let mut text = String::new();
    for line in lines {
        writeln!(text, "{}", line).expect("a string takes everything");
    }
    print!("{}", text);
}
