//! Printing, once all input is read and accepted.

use std::io::{stdout, Write};

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

/// Prints one line with all the numbers, a blank between two.
pub fn line(numbers: impl IntoIterator<Item = u64>) {
    let mut text = text(numbers, b' ');
    text.pop();
    text.push(b'\n');
    print(&text);
}

/// Prints each number on a line of its own.
pub fn lines(numbers: impl IntoIterator<Item = u64>) {
    print(&text(numbers, b'\n'));
}

/// The numbers, each with this byte after it.
fn text(numbers: impl IntoIterator<Item = u64>, after: u8) -> Vec<u8> {
    let mut text = vec![];
    for mut number in numbers {
        // 64 bits have at most 20 digits; the last one is found first.
        let (mut digits, mut first) = ([after; 21], 20);
        while first == 20 || number > 0 {
            first -= 1;
            digits[first] = b'0' + (number % 10) as u8;
            number /= 10;
        }
        text.extend_from_slice(&digits[first..]);
    }
    text
}

fn print(text: &[u8]) {
    stdout().write_all(text).expect("stdout is closed");
}

#[cfg(test)]
mod tests {
    use super::text;

    #[test]
    fn numbers_are_written_as_the_standard_library_writes_them() {
        let powers = (0..20).map(|i| 10_u64.pow(i));
        for number in powers.flat_map(|power| [power - 1, power, power + 1]).chain([u64::MAX]) {
            assert_eq!(text([number], b' '), format!("{number} ").as_bytes());
        }
        assert_eq!(text([3, 0, 12], b'\n'), b"3\n0\n12\n");
        assert_eq!(text([], b' '), b"");
    }
}
