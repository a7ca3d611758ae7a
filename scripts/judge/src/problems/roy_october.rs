//! What the tool knows of roy-october.

use super::kit::draw::Draw;
use super::kit::given::{verdicts, Given};
use super::kit::large::Made;
use super::kit::pen::Pen;
use super::kit::shapes::in_lines;
use super::kit::words::Words;
use super::{wrong, Known, UNKNOWN};
use std::fmt::Write;

pub const KNOWN: Known = Known {
    things: "questions",
    sizes: [100_000, 10_000_000],
    generate,
    validate,
    lost: Some("Roy wins!"),
    wrong: &[
        wrong("hack-one", |words| roy(words, |n| by_takes(n, is_power_of_prime))),
        wrong("hack-squares", |words| roy(words, |n| n % 4 != 0)),
    ],
    large: &[("max-questions", || questions(&is_power_of_prime))],
    ..UNKNOWN
};

fn generate(pen: &mut Pen, draw: &mut Draw) {
    stones_in_lines(pen, draw, 6);
}

/// Of both problems.
pub(super) fn stones_in_lines(pen: &mut Pen, draw: &mut Draw, lost: u64) {
    in_lines(pen, draw, |pen, draw| {
        let n = draw.number(1, 50_000_000);
        pen.number(if draw.is_to_be_lost() { n * lost } else { n });
    });
}

/// Of both problems.
pub(super) fn validate(words: &mut Words) -> Result<(), String> {
    words.list("T", 1..=100_000, "n", 1..=50_000_000).map(drop)
}

pub(super) fn roy(words: &mut Given, wins: impl Fn(u64) -> bool) -> String {
    verdicts(words, ["October wins!", "Roy wins!"], |words| wins(words.number()))
}

/// Does the first player win if only such takes are allowed? Small heaps; nothing else is asked.
pub(super) fn by_takes(n: u64, is_allowed: impl Fn(u64) -> bool) -> bool {
    let n = n.min(1000);
    wins(n, is_allowed)[n as usize]
}

/// Is each heap from 0 to `most` won, each by the takes that are allowed?
fn wins(most: u64, is_allowed: impl Fn(u64) -> bool) -> Vec<bool> {
    let takes: Vec<u64> = (1..=most).filter(|&take| is_allowed(take)).collect();
    let mut wins: Vec<bool> = vec![];
    for n in 0..=most {
        let wins_by = |take: &u64| n.checked_sub(*take).is_some_and(|rest| !wins[rest as usize]);
        wins.push(takes.iter().any(wins_by));
    }
    wins
}

pub(super) fn is_prime(n: u64) -> bool {
    n > 1 && (2..n).all(|divisor| !n.is_multiple_of(divisor))
}

fn is_power_of_prime(n: u64) -> bool {
    let least = (2..=n).find(|&divisor| n.is_multiple_of(divisor));
    least.is_some_and(|prime| {
        let mut rest = n;
        while rest.is_multiple_of(prime) {
            rest /= prime;
        }
        rest == 1
    })
}

/// The first 600 heaps over and over, each decided by the takes that the rule allows.
pub(super) fn questions(is_allowed: &dyn Fn(u64) -> bool) -> Made {
    let wins = wins(599, |take| take == 1 || is_allowed(take));
    let (mut input, mut answer) = (String::from("100000\n"), String::new());
    for i in 0..100_000 {
        let n = 1 + i % 599;
        writeln!(input, "{n}").unwrap();
        answer += if wins[n] { "October wins!\n" } else { "Roy wins!\n" };
    }
    (input, answer)
}
