//! Printing many answers fast: gathered in memory, written in blocks.

use std::io::{stdout, Write};

/// Text that is written to stdout at the end, so that an input refused halfway has no answer.
#[derive(Default)]
pub struct Output {
    bytes: Vec<u8>,
}

impl Output {
    /// Nothing yet.
    pub fn new() -> Self {
        Output::default()
    }

    /// Appends `text`.
    pub fn text(&mut self, text: &str) {
        self.bytes.extend_from_slice(text.as_bytes());
    }

    /// Appends the decimal digits of `number`.
    pub fn number(&mut self, number: u64) {
        if number < 10 {
            self.bytes.push(b'0' + number as u8);
        } else if number < 100_000_000 {
            let digits = eight_digits(number);
            let zeros = digits.trailing_zeros() / 8; // in front
            self.bytes.extend_from_slice(&((digits | ZEROS) >> (8 * zeros)).to_le_bytes());
            self.bytes.truncate(self.bytes.len() - zeros as usize);
        } else {
            self.number(number / 100_000_000);
            let digits = eight_digits(number % 100_000_000) | ZEROS;
            self.bytes.extend_from_slice(&digits.to_le_bytes());
        }
    }

    /// Writes what has gathered if that is a block of 64 KiB: for long answers, once all input is
    /// read and accepted.
    pub fn write_block(&mut self) {
        write_beyond(BLOCK, &mut self.bytes);
    }

    /// Writes all that is left.
    pub fn print(mut self) {
        write_beyond(0, &mut self.bytes);
    }
}

/// Prints a line for each case, `yes` where the first player wins and `no` where not, words of up
/// to 15 bytes.
///
/// The iterator may read its cases as it goes: nothing is printed before its end. Space is a byte
/// a case.
pub fn verdicts([yes, no]: [&str; 2], wins: impl Iterator<Item = bool>) {
    let mut answers = vec![];
    // `collect` would trust a count that may be a lie.
    wins.for_each(|win| answers.push(win));
    // A line is copied at its full width, then its rest is cut off.
    let mut lines = [([b'\n'; 16], 0); 2];
    for ((line, rest), word) in lines.iter_mut().zip([no, yes]) {
        line[..word.len()].copy_from_slice(word.as_bytes());
        *rest = 15 - word.len();
    }
    let mut bytes = vec![];
    for answer in answers {
        let (line, rest) = lines[usize::from(answer)];
        bytes.extend_from_slice(&line);
        bytes.truncate(bytes.len() - rest);
        write_beyond(BLOCK, &mut bytes);
    }
    write_beyond(0, &mut bytes);
}

const BLOCK: usize = 1 << 16;

/// Writes the bytes to stdout if they are more than `limit`.
fn write_beyond(limit: usize, bytes: &mut Vec<u8>) {
    if bytes.len() > limit {
        stdout().write_all(bytes).expect("stdout takes no answer");
        bytes.clear();
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
    use super::Output;

    fn pushed(number: u64) -> String {
        let mut output = Output::new();
        output.number(number);
        String::from_utf8(output.bytes).unwrap()
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
