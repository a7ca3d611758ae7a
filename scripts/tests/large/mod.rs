//! Cases at the judge's full size that would be too long to keep, with answers that follow from how
//! they are made.

use std::fmt::Write;

/// An input and its answer.
pub type Made = (String, String);

/// How it is made.
type Make = fn() -> Made;

/// All of them, by `problem/case`.
const ALL: &[(&str, Make)] = &[
    ("lasker-nim/max-heaps", || {
        let (mut heaps, last) = (pairs(499_999, 1, (1 << 31) - 1), 2_147_483_647);
        // Each heap twice, then two that differ: two different heaps have different values.
        heaps.extend([last, last - 1]);
        (format!("1\n{}", counted(&heaps)), "Alice\n".into())
    }),
    ("lasker-nim/max-heaps-lost", || {
        (format!("1\n{}", counted(&pairs(500_000, 1, (1 << 31) - 1))), "Bob\n".into())
    }),
    ("matches/max-heaps", || {
        // Only the first heap has the bit 2²⁹, so only it can move, to what the others leave: the
        // last one, as all others are pairs.
        let mut heaps = pairs(249_999, 0, (1 << 29) - 1);
        heaps.insert(0, 1_000_000_000);
        heaps.push(12_345);
        let input = counted(&heaps);
        heaps[0] = 12_345;
        (input, format!("{} 1\n{}", 1_000_000_000 - 12_345, line(&heaps)))
    }),
    ("matches/max-heaps-lost", || (counted(&pairs(250_000, 0, 1_000_000_000)), "lose\n".into())),
    ("roy-october/max-questions", || roy_october(&is_power_of_prime)),
    ("roy-october-2/max-questions", || roy_october(&is_prime)),
    ("staircase-nim/max-stairs", || {
        // The odd stairs in pairs, but for stairs 1 and 3.
        let mut stairs = stairs();
        stairs[0] = stairs[2] + 1;
        (counted(&stairs), "Yes\n".into())
    }),
    ("staircase-nim/max-stairs-lost", || (counted(&stairs()), "No\n".into())),
    ("stone-taking/max-heaps", || {
        // An odd number of heaps have the bit 2³⁰, and its rest comes in pairs: each may drop it.
        let mut heaps = pairs(99_999, 1 << 30, (1 << 31) - 1);
        heaps.extend([1 << 30, 0]);
        let mut answer = String::from("Yes\n");
        for heap in heaps.iter().filter(|&&heap| heap > 0) {
            writeln!(answer, "{heap} {}", heap - (1 << 30)).unwrap();
        }
        (format!("{}0\n", counted(&heaps)), answer)
    }),
];

/// The name and the making of each case of a problem.
pub fn of(problem: &str) -> impl Iterator<Item = (&'static str, Make)> + '_ {
    ALL.iter().filter_map(move |(name, make)| {
        let (owner, name) = name.split_once('/')?;
        (owner == problem).then_some((name, *make))
    })
}

/// So many numbers from `least` to `most`, each twice: first all of them, then all of them again.
fn pairs(count: u64, least: u64, most: u64) -> Vec<u64> {
    // A step prime to every power of two, so that the numbers spread over the whole range.
    let numbers =
        (1..=count).map(|i| least + i.wrapping_mul(0x9E37_79B9_7F4A_7C15) % (most - least + 1));
    let numbers: Vec<u64> = numbers.collect();
    numbers.repeat(2)
}

/// The odd stairs are 50 000 numbers in pairs, the even ones anything.
fn stairs() -> Vec<u64> {
    let (odd, even) = (pairs(25_000, 1, 999_999_999), pairs(25_000, 1, 1_000_000_000));
    odd.into_iter().zip(even.into_iter().rev()).flat_map(<[u64; 2]>::from).collect()
}

/// The first 600 heaps over and over, each decided by the takes that the rule allows.
fn roy_october(is_allowed: &dyn Fn(usize) -> bool) -> Made {
    let takes: Vec<usize> = (1..600).filter(|&take| take == 1 || is_allowed(take)).collect();
    let mut wins: Vec<bool> = vec![];
    for n in 0..600_usize {
        let wins_by = |take: &usize| n.checked_sub(*take).is_some_and(|rest| !wins[rest]);
        wins.push(takes.iter().any(wins_by));
    }
    let (mut input, mut answer) = (String::from("100000\n"), String::new());
    for i in 0..100_000 {
        let n = 1 + i % 599;
        writeln!(input, "{n}").unwrap();
        answer += if wins[n] { "October wins!\n" } else { "Roy wins!\n" };
    }
    (input, answer)
}

fn is_prime(n: usize) -> bool {
    n > 1 && (2..n).all(|divisor| !n.is_multiple_of(divisor))
}

fn is_power_of_prime(n: usize) -> bool {
    let primes = (2..=n).filter(|&p| is_prime(p));
    primes.filter(|p| n.is_multiple_of(*p)).count() == 1
}

fn counted(numbers: &[u64]) -> String {
    format!("{}\n{}", numbers.len(), line(numbers))
}

fn line(numbers: &[u64]) -> String {
    let words: Vec<String> = numbers.iter().map(u64::to_string).collect();
    words.join(" ") + "\n"
}
