//! Printing verdicts, once all input is read and accepted.

/// Prints a line for each case: `yes` where the first player wins, else `no`. The cases may be read
/// as they are asked for: nothing is printed before the last one.
pub fn verdicts([yes, no]: [&str; 2], wins: impl Iterator<Item = bool>) {
    let mut lines = String::new();
    for win in wins {
        lines += if win { yes } else { no };
        lines.push('\n');
    }
    print!("{}", lines);
}
