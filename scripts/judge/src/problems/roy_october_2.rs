use super::kit::prelude::*;
use super::roy_october::{by_takes, is_prime, long, questions, wins, BOTH};

pub const KNOWN: Known = Known {
    generate: |draw| questions(draw, 4),
    wrong: |given, case| match case {
        "hack-one" => by_takes(given, is_prime),
        "hack-first-problem" => wins(given, |n| n % 6 != 0),
        _ => unknown(case),
    },
    large: &[("max-questions", || long(&is_prime))],
    ..BOTH
};
