//! Of one heap or one pair: a closed form that is nearly right.

use super::{mex, verdicts, Words, Wrong};

pub const ALL: &[(&str, Wrong)] = &[
    ("bash-game/hack-mod-m", |words| bash(words, |n, m| n % m != 0)),
    ("bash-game/hack-only-small", |words| bash(words, |n, m| n > 0 && n <= m)),
    ("count-to-thirty/hack-exact-sum", |words| {
        count(words, |sum| {
            // The last sum that does not pass the target.
            let (mut said, mut next) = (0, 1);
            while next <= sum && said < 2_000_000_000 {
                said += 1;
                next += said + 1;
            }
            said
        })
    }),
    ("count-to-thirty/hack-same-for-both", |words| count(words, |sum| sum)),
    ("count-to-thirty/hack-double", |words| {
        count(words, |sum| (((1.0 + 8.0 * sum as f64).sqrt() - 1.0) / 2.0).ceil() as u64)
    }),
    ("euclid-game/hack-two", |words| euclid(words, |m, n| n == m || n > 2 * m)),
    ("euclid-game/hack-double", |words| {
        euclid(words, |m, n| n == m || n as f64 / m as f64 > f64::midpoint(1.0, 5_f64.sqrt()))
    }),
    ("euclid-game/hack-equal", |words| euclid(words, |m, n| n * (n - m) > m * m)),
    // The first number is taken for the larger one.
    ("euclid-game/hack-order", |words| {
        verdicts(words, ["Stan wins", "Ollie wins"], |words| {
            let (n, m) = (i128::from(words.number()), i128::from(words.number()));
            n == m || n * (n - m) > m * m
        })
    }),
    ("fibonacci-nim/hack-largest-part", |words| {
        let n = words.number();
        let (mut a, mut b) = (1, 2);
        while b <= n {
            (a, b) = (b, a + b);
        }
        format!("{a}\n")
    }),
    // As if the first take had to leave something.
    ("fibonacci-nim/hack-fibonacci", |words| {
        let n = words.number();
        let part = least_part(n, [1, 2]);
        format!("{}\n", if part == n { 0 } else { part })
    }),
    ("fibonacci-nim/hack-no-one", |words| format!("{}\n", least_part(words.number(), [2, 3]))),
    ("roy-october/hack-one", |words| roy(words, |n| by_takes(n, is_power_of_prime))),
    ("roy-october/hack-squares", |words| roy(words, |n| n % 4 != 0)),
    ("roy-october-2/hack-one", |words| roy(words, |n| by_takes(n, is_prime))),
    ("roy-october-2/hack-first-problem", |words| roy(words, |n| n % 6 != 0)),
    ("wythoff/hack-double", |words| wythoff(words, double)),
    ("wythoff/hack-double-next", |words| wythoff(words, double)),
    ("wythoff/hack-equal", |words| wythoff(words, |a, b| a != b && !is_cold(a, b))),
    ("wythoff/hack-five-cases", |words| {
        wythoff(words, |a, b| {
            let is_upper = |heap: u64| (0..=heap).any(|k| is_cold(heap - k, heap));
            !is_cold(a, b) && (b > 1000 || a == b || !is_upper(a) || is_upper(b))
        })
    }),
    ("wythoff/hack-order", |words| {
        let (a, b) = (words.number(), words.number());
        format!("{}\n", u8::from(!is_cold(a, b)))
    }),
];

fn bash(words: &mut Words, wins: impl Fn(u64, u64) -> bool) -> String {
    verdicts(words, ["first", "second"], |words| {
        let (n, m) = (words.number(), words.number());
        wins(n, m)
    })
}

/// Variant 2 is variant 1 with another target.
fn count(words: &mut Words, target: impl Fn(u64) -> u64) -> String {
    let mut text = String::new();
    for _ in 0..words.number() {
        let (variant, sum, k) = (words.number(), words.number(), words.number());
        let last = if variant == 1 { sum } else { target(sum) };
        text += &match last % (k + 1) {
            0 => String::from("Second\n"),
            x => format!("First {x}\n"),
        };
    }
    text
}

fn euclid(words: &mut Words, wins: impl Fn(u64, u64) -> bool) -> String {
    verdicts(words, ["Stan wins", "Ollie wins"], |words| {
        let (m, n) = (words.number(), words.number());
        wins(m.min(n), m.max(n))
    })
}

/// The last part of the greedy sum of numbers that begin with these two.
fn least_part(n: u64, [mut a, mut b]: [u64; 2]) -> u64 {
    let mut numbers = vec![];
    while a <= n {
        numbers.push(a);
        (a, b) = (b, a + b);
    }
    let (mut rest, mut part) = (n, 0);
    for number in numbers.into_iter().rev() {
        if number <= rest {
            rest -= number;
            part = number;
        }
    }
    part
}

fn roy(words: &mut Words, wins: impl Fn(u64) -> bool) -> String {
    verdicts(words, ["October wins!", "Roy wins!"], |words| wins(words.number()))
}

/// Does the first player win if only such takes are allowed? Small heaps; nothing else is asked.
fn by_takes(n: u64, allowed: impl Fn(u64) -> bool) -> bool {
    let takes: Vec<u64> = (1..=n.min(1000)).filter(|&take| allowed(take)).collect();
    let mut values: Vec<u64> = vec![];
    for heap in 0..=n.min(1000) {
        let rests = takes.iter().filter_map(|take| heap.checked_sub(*take));
        let met: Vec<u64> = rests.map(|rest| values[rest as usize]).collect();
        values.push(mex(&met));
    }
    values.pop() != Some(0)
}

fn is_prime(n: u64) -> bool {
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

fn wythoff(words: &mut Words, wins: impl Fn(u64, u64) -> bool) -> String {
    let (a, b) = (words.number(), words.number());
    format!("{}\n", u8::from(wins(a.min(b), a.max(b))))
}

fn double(a: u64, b: u64) -> bool {
    a != ((b - a) as f64 * f64::midpoint(1.0, 5_f64.sqrt())) as u64
}

/// The smaller heap first, or it is no cold pair.
fn is_cold(a: u64, b: u64) -> bool {
    let (a, b) = (u128::from(a), u128::from(b));
    let Some(k) = b.checked_sub(a) else { return false };
    a * a <= k * b && k * (b + 1) < (a + 1) * (a + 1)
}
