//! Printing many answers fast, in blocks, and nothing before all input is read.

use std::io::{stdout, Write};

const BLOCK: usize = 1 << 16;

/// Prints a line for each case, `yes` where the first player wins and `no` where not.
///
/// The iterator may read its cases as it goes: nothing is printed before its end, so an input that
/// is refused halfway has no answer. Space is a byte a case.
pub fn verdicts([yes, no]: [&str; 2], wins: impl Iterator<Item = bool>) {
    let mut answers = vec![];
    for win in wins {
        answers.push(win); // `collect` would trust a count that may be a lie
    }
    let lines = [format!("{no}\n"), format!("{yes}\n")];
    let mut out = vec![];
    for answer in answers {
        out.extend_from_slice(lines[usize::from(answer)].as_bytes());
        write_beyond(BLOCK, &mut out);
    }
    write_beyond(0, &mut out);
}

/// Prints `numbers` on one line, a blank between two.
pub fn numbers(numbers: impl IntoIterator<Item = u64>) {
    let mut out = vec![];
    for number in numbers {
        write_beyond(BLOCK, &mut out);
        push_number(number, &mut out);
        out.push(b' ');
    }
    out.pop();
    out.push(b'\n');
    write_beyond(0, &mut out);
}

/// Empties `out` onto stdout if it holds more than `limit` bytes.
fn write_beyond(limit: usize, out: &mut Vec<u8>) {
    if out.len() > limit {
        stdout().write_all(out).expect("the answer cannot be written");
        out.clear();
    }
}

/// Appends the decimal digits of `number`.
fn push_number(number: u64, out: &mut Vec<u8>) {
    if number < 100_000_000 {
        let digits = eight_digits(number);
        let zeros = (digits | 1 << 56).trailing_zeros() / 8; // leading ones, but not the last digit
        out.extend_from_slice(&((digits | ZEROS) >> (8 * zeros)).to_le_bytes());
        out.truncate(out.len() - zeros as usize);
    } else {
        push_number(number / 100_000_000, out);
        let digits = eight_digits(number % 100_000_000) | ZEROS;
        out.extend_from_slice(&digits.to_le_bytes());
    }
}

/// Eight times the character `0`.
const ZEROS: u64 = 0x3030_3030_3030_3030;

/// The eight decimal digits of a number below 10⁸, a byte each, the first one lowest: halves of
/// four digits, then quarters of two, then single digits, all parts divided at once. The products
/// stand in for divisions: ⌊x / 100⌋ = ⌊10486·x / 2²⁰⌋ below 10⁴, ⌊x / 10⌋ = ⌊103·x / 2¹⁰⌋ below
/// 100.
fn eight_digits(number: u64) -> u64 {
    let halves = (number / 10_000) | ((number % 10_000) << 32);
    let hundreds = ((halves * 10_486) >> 20) & 0x7f_0000_007f;
    let quarters = hundreds | ((halves - 100 * hundreds) << 16);
    let tens = ((quarters * 103) >> 10) & 0x000f_000f_000f_000f;
    tens | ((quarters - 10 * tens) << 8)
}

#[cfg(test)]
mod tests {
    use super::push_number;

    fn pushed(number: u64) -> String {
        let mut out = vec![];
        push_number(number, &mut out);
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn numbers_look_as_the_standard_library_prints_them() {
        let lengths = (0..20).map(|length| 10_u64.pow(length));
        let around = lengths.flat_map(|power| power - 1..=power + 1);
        // Every pair of four-digit halves that share a remainder, so each product is tried on all
        // of its arguments.
        let halves = (0..10_000).flat_map(|half| [half, half * 10_001, half * 10_000]);
        for number in around.chain(halves).chain([u64::MAX, u64::MAX - 1, 1 << 63]) {
            assert_eq!(pushed(number), number.to_string());
        }
    }
}
