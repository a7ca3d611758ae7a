//! Text and lines of numbers on their way to stdout.

use std::io::{stdout, Write};

/// What is still to be written.
#[derive(Default)]
pub struct Output(Vec<u8>);

impl Output {
    /// Nothing yet.
    pub fn new() -> Self {
        Output::default()
    }

    /// Adds `text`.
    pub fn text(&mut self, text: &str) {
        self.0.extend_from_slice(text.as_bytes());
        self.write_beyond(1 << 16);
    }

    /// Adds a line of numbers with a blank between them.
    pub fn line(&mut self, numbers: impl IntoIterator<Item = u64>) {
        for (i, number) in numbers.into_iter().enumerate() {
            if i > 0 {
                self.0.push(b' ');
            }
            self.number(number);
            self.write_beyond(1 << 16);
        }
        self.text("\n");
    }

    /// Writes what is left.
    pub fn print(mut self) {
        self.write_beyond(0);
    }

    fn write_beyond(&mut self, limit: usize) {
        if self.0.len() > limit {
            stdout().write_all(&self.0).expect("stdout takes no answer");
            self.0.clear();
        }
    }

    /// The digits of `number`, eight at a time.
    fn number(&mut self, number: u64) {
        if number < 10 {
            self.0.push(b'0' + number as u8);
        } else if number < 100_000_000 {
            let digits = eight_digits(number);
            let zeros = digits.trailing_zeros() / 8; // in front
            self.0.extend_from_slice(&((digits | ZEROS) >> (8 * zeros)).to_le_bytes());
            self.0.truncate(self.0.len() - zeros as usize);
        } else {
            self.number(number / 100_000_000);
            let digits = eight_digits(number % 100_000_000) | ZEROS;
            self.0.extend_from_slice(&digits.to_le_bytes());
        }
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

    fn line(numbers: &[u64]) -> String {
        let mut output = Output::new();
        output.line(numbers.iter().copied());
        String::from_utf8(output.0).unwrap()
    }

    #[test]
    fn numbers_look_as_the_standard_library_prints_them() {
        let lengths = (0..20).map(|length| 10_u64.pow(length));
        let around = lengths.flat_map(|power| power - 1..=power + 1);
        // Every pair of four-digit halves that share a remainder, so each product is tried on all
        // of its arguments.
        let halves = (0..10_000).flat_map(|half| [half, half * 10_001, half * 10_000]);
        for number in around.chain(halves).chain([u64::MAX, u64::MAX - 1, 1 << 63]) {
            assert_eq!(line(&[number]), format!("{number}\n"));
        }
    }

    #[test]
    fn a_line_has_its_numbers_and_a_blank_between_two() {
        assert_eq!(line(&[]), "\n");
        assert_eq!(line(&[0, 12, 7]), "0 12 7\n");
    }
}
