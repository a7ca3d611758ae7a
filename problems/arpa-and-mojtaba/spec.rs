use spec::prelude::*;
use std::collections::BTreeMap;

const NUMBERS: u64 = 100;
const MOST: u64 = 1_000_000_000;

pub const SPEC: Spec = Spec {
    unit: "numbers",
    largest: NUMBERS as usize,
    generate: |random| {
        let count = random.items(1);
        let mut list = if random.is_to_be_lost() {
            // The primes 2 and 5, 3 and 7 have the same exponents.
            let (e, f) = if random.is_small() { (4, 2) } else { (12, 10) };
            let numbers = random.each(count.div_ceil(2), |random| {
                let (e, f) = (random.from(0, e), random.from(0, f) * random.from(0, 1));
                [(2, 3), (5, 7)].map(|(p, q)| power(p, e).saturating_mul(power(q, f)))
            });
            let fits = |pair: &[u64; 2]| pair.iter().all(|&number| number <= MOST);
            let list: Vec<u64> = numbers.into_iter().filter(fits).flatten().collect();
            if list.is_empty() {
                vec![1]
            } else {
                list
            }
        } else {
            let style = random.from(0, 2);
            random.each(count, |random| match style {
                0 => random.number(1, MOST),
                1 => 1 << random.from(0, if random.is_small() { 6 } else { 29 }),
                _ => {
                    power(2, random.from(0, 5))
                        * power(3, random.from(0, 3))
                        * power(6, random.from(0, 2))
                }
            })
        };
        list.truncate(NUMBERS as usize);
        random.shuffle(&mut list);
        random.list(&list);
    },
    validate: |input| drop(input.list("n", 1..=NUMBERS, "a", 1..=MOST)),
    lost: Some("Arpa"),
    mistakes: &[
        wrong("hack-largest", |input| by_primes(input, &|set| set.last().copied().unwrap_or(0))),
        wrong("hack-low", |input| {
            by_primes(
                input,
                &values(|set, k| set.iter().filter(|&&e| e > k).map(|e| e - k).collect()),
            )
        }),
        wrong("hack-each", |input| {
            let list = input.list();
            let heaps = list.iter().flat_map(|&number| sets(&[number]).into_values().flatten());
            verdict(nim_sum(heaps) != 0)
        }),
        wrong("hack-some", |input| {
            verdict(sets(&input.list()).values().any(|set| values(after)(set) != 0))
        }),
        wrong("hack-left-over", |input| {
            let list = input.list();
            let small = |number: u64| {
                let rest = (2..40_000).take_while(|p| p * p <= number).fold(number, |rest, p| {
                    (0..30).fold(rest, |rest, _| if rest % p == 0 { rest / p } else { rest })
                });
                number / rest
            };
            let list: Vec<u64> = list.into_iter().map(small).collect();
            verdict(nim_sum(sets(&list).values().map(|set| values(after)(set))) != 0)
        }),
    ],
    ..Spec::NEW
};

fn power(p: u64, e: u64) -> u64 {
    (0..e).fold(1, |power: u64, _| power.saturating_mul(p))
}

/// The exponents above 0 of each prime, in order.
fn sets(list: &[u64]) -> BTreeMap<u64, Vec<u64>> {
    let mut sets: BTreeMap<u64, Vec<u64>> = BTreeMap::new();
    for &number in list {
        let mut rest = number;
        let mut factor = |p: u64, e: u64| {
            let set = sets.entry(p).or_default();
            set.push(e);
            set.sort_unstable();
            set.dedup();
        };
        for p in (2..40_000).take_while(|p| p * p <= number) {
            let mut e = 0;
            while rest % p == 0 {
                (rest, e) = (rest / p, e + 1);
            }
            if e > 0 {
                factor(p, e);
            }
        }
        if rest > 1 {
            factor(rest, 1);
        }
    }
    sets
}

/// The move with k.
fn after(set: &[u64], k: u64) -> Vec<u64> {
    let mut after: Vec<u64> = set.iter().map(|&e| if e >= k { e - k } else { e }).collect();
    after.sort_unstable();
    after.dedup();
    after.retain(|&e| e > 0);
    after
}

type Known = BTreeMap<Vec<u64>, u64>;

/// The values of sets, by what a move makes of them; a move that changes nothing is none.
fn values(after: fn(&[u64], u64) -> Vec<u64>) -> impl Fn(&[u64]) -> u64 {
    let known = std::cell::RefCell::new(Known::new());
    move |set| value(set, after, &mut known.borrow_mut())
}

fn value(set: &[u64], after: fn(&[u64], u64) -> Vec<u64>, known: &mut Known) -> u64 {
    if let Some(&value) = known.get(set) {
        return value;
    }
    let largest = set.last().copied().unwrap_or(0);
    let options = (1..=largest).map(|k| after(set, k)).filter(|option| option != set);
    let met: Vec<u64> = options.map(|option| value(&option, after, known)).collect();
    let mex = mex(&met);
    known.insert(set.to_vec(), mex);
    mex
}

/// By what a mistake takes for the value of a set.
fn by_primes(input: &mut Input, value: &dyn Fn(&[u64]) -> u64) -> String {
    verdict(nim_sum(sets(&input.list()).values().map(|set| value(set))) != 0)
}

fn verdict(wins: bool) -> String {
    String::from(if wins { "Mojtaba\n" } else { "Arpa\n" })
}
