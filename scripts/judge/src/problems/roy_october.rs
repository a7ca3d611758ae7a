use super::kit::prelude::*;

pub const KNOWN: Known = Known {
    generate: |draw| questions(draw, 6),
    wrong: |given, case| match case {
        "hack-one" => by_takes(given, is_power_of_prime),
        "hack-squares" => wins(given, |n| n % 4 != 0),
        _ => unknown(case),
    },
    large: &[("max-questions", || long(&is_power_of_prime))],
    ..BOTH
};

/// What both problems share.
pub(super) const BOTH: Known = Known {
    things: "questions",
    size: 100_000,
    validate: |words| drop(words.list("T", 1..=100_000, "n", 1..=50_000_000)),
    lost: Some("Roy wins!"),
    ..UNKNOWN
};

/// Half of them multiples of `lost`.
pub(super) fn questions(draw: &mut Draw, lost: u64) {
    draw.in_lines(|draw| {
        let times = if draw.is_to_be_lost() { lost } else { 1 };
        [times * draw.number(1, 50_000_000 / times)]
    });
}

pub(super) fn wins(given: &mut Given, wins: impl Fn(u64) -> bool) -> String {
    given.cases(["October wins!", "Roy wins!"], |given| wins(given.number()))
}

/// If only such takes are allowed. Small heaps; nothing else is asked.
pub(super) fn by_takes(given: &mut Given, is_allowed: impl Fn(u64) -> bool) -> String {
    let won = won(1000, is_allowed);
    wins(given, |n| won[n.min(1000) as usize])
}

/// Is each heap from 0 to `most` won, each by the takes that are allowed?
fn won(most: u64, is_allowed: impl Fn(u64) -> bool) -> Vec<bool> {
    let takes: Vec<u64> = (1..=most).filter(|&take| is_allowed(take)).collect();
    let mut won: Vec<bool> = vec![];
    for n in 0..=most {
        let wins_by = |take: &u64| n.checked_sub(*take).is_some_and(|rest| !won[rest as usize]);
        won.push(takes.iter().any(wins_by));
    }
    won
}

pub(super) fn is_prime(n: u64) -> bool {
    n > 1 && (2..n).all(|divisor| !n.is_multiple_of(divisor))
}

fn is_power_of_prime(n: u64) -> bool {
    let prime = (2..=n).find(|&divisor| n.is_multiple_of(divisor));
    prime.is_some_and(|prime| prime.pow(n.ilog(prime)) == n)
}

/// The first 600 heaps over and over, each decided by the takes that the rule allows.
pub(super) fn long(is_allowed: &dyn Fn(u64) -> bool) -> (String, String) {
    let won = won(599, |take| take == 1 || is_allowed(take));
    let heaps: Vec<u64> = (0..100_000).map(|i| 1 + i % 599).collect();
    let verdict = |&n: &u64| if won[n as usize] { "October wins!\n" } else { "Roy wins!\n" };
    (counted(&heaps), heaps.iter().map(verdict).collect())
}
