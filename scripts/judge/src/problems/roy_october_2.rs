//! What the tool knows of roy-october-2.

use super::kit::draw::Draw;
use super::kit::pen::Pen;
use super::roy_october::{self, by_takes, is_prime, questions, roy, stones_in_lines};
use super::{wrong, Known, UNKNOWN};

pub const KNOWN: Known = Known {
    things: "questions",
    sizes: [100_000, 10_000_000],
    generate,
    validate: roy_october::validate,
    lost: Some("Roy wins!"),
    wrong: &[
        wrong("hack-one", |words| roy(words, |n| by_takes(n, is_prime))),
        wrong("hack-first-problem", |words| roy(words, |n| n % 6 != 0)),
    ],
    large: &[("max-questions", || questions(&is_prime))],
    ..UNKNOWN
};

fn generate(pen: &mut Pen, draw: &mut Draw) {
    stones_in_lines(pen, draw, 4);
}
