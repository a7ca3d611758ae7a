//! Arpa and a game with Mojtaba, Codeforces 850C: <https://codeforces.com/problemset/problem/850/C>.

use proconio::input;
use shared::grundy::mex;
use std::collections::HashMap;

fn main() {
    input! { list: [u64] }
    println!("{}", if first_player_wins(&list) { "Mojtaba" } else { "Arpa" });
}

/// Is the nim-sum of the primes' values not 0?
fn first_player_wins(list: &[u64]) -> bool {
    assert!(!list.is_empty(), "n = 0: there must be a number");
    let (mut sum, mut known) = (0, HashMap::new());
    for &set in exponents(list).values() {
        sum ^= grundy_value(set, &mut known);
    }
    sum != 0
}

/// S(p) for each prime p.
fn exponents(list: &[u64]) -> HashMap<u64, u32> {
    let mut sets = HashMap::new();
    for &number in list {
        assert!((1..=1_000_000_000).contains(&number), "{}: numbers are from 1 to 10^9", number);
        let (mut rest, mut p) = (number, 2);
        while rest > 1 {
            let mut e = 0;
            while rest % p == 0 {
                rest /= p;
                e += 1;
            }
            if e > 0 {
                *sets.entry(p).or_insert(1) |= 1 << e;
            }
            p = if p * p < rest { p + 1 } else { rest };
        }
    }
    sets
}

/// g(S); all values that are found on the way are stored.
fn grundy_value(set: u32, known: &mut HashMap<u32, usize>) -> usize {
    if !known.contains_key(&set) {
        let mut options = vec![];
        for k in (1..).take_while(|k| set >> k > 0) {
            let below = set & ((1 << k) - 1);
            options.push(grundy_value(set >> k | below, known));
        }
        known.insert(set, mex(options));
    }
    known[&set]
}

#[cfg(test)]
mod tests;
