//! What the board shows: the numbers, and for each prime the value of the set of its exponents.

use super::rules::{powers, Power, Rules};
use board::prelude::*;

/// A prime that divides a number of the list.
struct Prime {
    p: u64,
    /// S(p), the set of its exponents: see `exponents`.
    set: u32,
    /// g(S(p)).
    value: u64,
}

impl Show for Rules {
    fn read(text: &str) -> Option<Vec<u64>> {
        let numbers = board::numbers(text)?;
        let fits = numbers.iter().all(|a| (1..=10_000).contains(a)) && numbers.len() <= 8;
        let divisors = |&a: &u64| (1..=a).filter(|d| a % d == 0).count() as u64;
        let is_small = fits && numbers.iter().map(divisors).product::<u64>() <= board::MOST;
        (is_small && !numbers.is_empty()).then_some(numbers)
    }

    fn write(numbers: &Vec<u64>) -> String {
        board::write(numbers)
    }

    fn told(numbers: &Vec<u64>) -> Say {
        say!("position"; count = numbers.len(), numbers = all(numbers))
    }

    fn scene(numbers: &Vec<u64>) -> Vec<Picture> {
        let button = |step: Power| (id(&step), Label::Text(format!("÷ {}", step.power)));
        let buttons = powers(numbers).into_iter().map(button).collect();
        vec![
            Picture::strip(numbers.iter().map(|number| Cell::default().text(number))),
            Picture::Buttons(buttons),
        ]
    }

    fn act(numbers: &Vec<u64>, step: &Power) -> Act {
        let power = step.power;
        let multiples = numbers.iter().filter(|&a| a % power == 0);
        let to = all(multiples.clone().map(|a| a / power));
        Act::new([id(step)], say!("divide"; power, numbers = all(multiples), to))
    }

    fn idea(at: &At<Rules>) -> Idea<Power> {
        let primes = primes(at.position);
        let sum = at.sum(|numbers| self::primes(numbers).iter().map(|prime| prime.value).collect());
        if primes.is_empty() {
            return sum.idea(say!("lost-end"));
        }
        let values = said(&primes, sum.x);
        let why = match &sum.best {
            Some((step, _)) => say!("won-values"; values, q = step.power),
            None if positive(&sum.values).is_empty() => say!("lost-zeros"; values),
            None => say!("lost-values"; values),
        };
        let prime = |&Prime { p, set, value }: &Prime| say!("prime"; p, set = written(set), value);
        let mut overlay = Overlay::new(say!("legend"; primes = list(primes.iter().map(prime))));
        for (step, to) in &at.moves() {
            overlay = overlay.tag(id(step), value(exponents(to, step.prime)), false);
        }
        let each = primes.iter().map(|prime| format!("g(S({})) = {}", prime.p, prime.value));
        let (each, all) = (joined(each, ", "), board::quantity(&sum.values));
        sum.idea(why).shows(overlay).counts(say!("quantity"; each, sum = all))
    }

    /// The powers of each prime alone.
    fn parts(numbers: &Vec<u64>) -> Vec<Vec<u64>> {
        let alone = |p: u64| numbers.iter().map(|&a| p.pow(exponent(a, p))).collect();
        primes(numbers).iter().map(|prime| alone(prime.p)).collect()
    }

    const SMALL: &'static str = "[1..300]/[1..24] [1..24]/[1..8] [1..8] [1..8]";
}

fn primes(numbers: &[u64]) -> Vec<Prime> {
    let primes = powers(numbers).into_iter().filter(|step| step.power == step.prime);
    let prime = |Power { prime: p, .. }| {
        let set = exponents(numbers, p);
        Prime { p, set, value: value(set) }
    };
    primes.map(prime).collect()
}

/// What the values of the primes are, few of them by name, and X.
fn said(primes: &[Prime], x: u64) -> Say {
    match primes {
        [one] => say!("values-one"; p = one.p, set = written(one.set), x),
        _ if primes.len() < 5 => {
            let values = all(primes.iter().map(|prime| prime.value));
            say!("values-some"; primes = all(primes.iter().map(|prime| prime.p)), values, x)
        }
        _ => say!("values-many"; count = primes.len(), x),
    }
}

/// How often a prime divides a number.
fn exponent(a: u64, p: u64) -> u32 {
    if a % p == 0 {
        1 + exponent(a / p, p)
    } else {
        0
    }
}

/// The exponents of a prime in the bits of a number; bit 0 is always set.
fn exponents(numbers: &[u64], p: u64) -> u32 {
    numbers.iter().fold(1, |set, &a| set | 1 << exponent(a, p))
}

fn written(set: u32) -> String {
    format!("{{{}}}", joined((1..32).filter(|e| set >> e & 1 == 1), ", "))
}

/// g(S): the mex of what the divisions by the k-th powers leave.
fn value(set: u32) -> u64 {
    let after = (1..).take_while(|k| set >> k > 0).map(|k| set >> k | set & ((1 << k) - 1));
    mex(after.map(value))
}

fn id(step: &Power) -> Id {
    Id::Button(0, step.power)
}
