//! Writes an input down.

use std::fmt::{Display, Write};

/// The text so far.
#[derive(Debug, Default)]
pub struct Pen(pub String);

impl Pen {
    /// A number, after a blank unless it is the first of its line.
    pub fn number(&mut self, value: impl Display) {
        if !self.0.is_empty() && !self.0.ends_with('\n') {
            self.0.push(' ');
        }
        write!(self.0, "{value}").expect("a string takes everything");
    }

    /// The end of a line.
    pub fn line(&mut self) {
        self.0.push('\n');
    }

    /// Numbers on one line.
    pub fn numbers(&mut self, values: &[u64]) {
        for value in values {
            self.number(value);
        }
        self.line();
    }

    /// How many numbers, then the numbers on a line of their own.
    pub fn counted(&mut self, values: &[u64]) {
        self.number(values.len());
        self.line();
        self.numbers(values);
    }
}
