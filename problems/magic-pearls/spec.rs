use spec::prelude::*;

/// The statement does not say how many cases there are.
const CASES: u64 = 1000;
const HEAPS: u64 = 100;
const MOST: u64 = 1000;

pub const SPEC: Spec = Spec {
    unit: "heaps",
    largest: (CASES * HEAPS) as usize,
    generate: |random| {
        let g = values(MOST, RIGHT);
        random.cases(
            [CASES, HEAPS],
            |_, _| (),
            |random, count| {
                let value = |p: u64| g[p as usize];
                // No heap has a value above 4.
                let inverse = |sum| (1..=MOST).find(|&p| g[p as usize] == sum).unwrap_or(u64::MAX);
                let mut heaps = random.heaps(count, [1, MOST], value, inverse);
                random.shuffle(&mut heaps);
                random.list(&heaps);
            },
        );
    },
    validate: |input| input.cases(|input| input.list("n", 1..=HEAPS, "heap", 1..=MOST)),
    lost: Some("rainbow"),
    long: &[
        ("max-divisors", || {
            // From no heap do more ways lead down to 1 than from 960, which is worth 0.
            let most = list(&[960; HEAPS as usize]);
            let one_more = list(&[vec![960; HEAPS as usize - 1], vec![997]].concat());
            let count = CASES as usize / 2;
            ((most + &one_more).repeat(count), "rainbow\nfreda\n".repeat(count))
        }),
        ("max-single-heaps", || {
            let g = values(MOST, RIGHT);
            let verdict = |p: u64| if g[p as usize] > 0 { "freda\n" } else { "rainbow\n" };
            ((1..=MOST).map(|p| list(&[p])).collect(), (1..=MOST).map(verdict).collect())
        }),
        ("max-cases", || {
            // Pairs are lost. Of every third case one pair is not: a prime and the square of one, 1 ⊕ 2.
            let case = |i: u64| {
                let mut heaps = pairs(HEAPS / 2, 501 + i % 400, MOST);
                if i % 3 == 0 {
                    (heaps[7], heaps[57]) = (997, 961);
                }
                list(&heaps)
            };
            let verdict = |i: u64| if i % 3 == 0 { "freda\n" } else { "rainbow\n" };
            ((0..CASES).map(case).collect(), (0..CASES).map(verdict).collect())
        }),
    ],
    mistakes: &[
        wrong("hack-keeps-one", |input| {
            by_values(input, Rule { left: |new| new.to_vec(), ..RIGHT })
        }),
        wrong("hack-divisor-1", |input| {
            let divisors = |p| {
                let from_2 = all(p).split_off(1);
                if from_2.is_empty() {
                    vec![1]
                } else {
                    from_2
                }
            };
            by_values(input, Rule { divisors, ..RIGHT })
        }),
        wrong("hack-root", |input| {
            let divisors = |p: u64| {
                let small = (1..p).take_while(move |d| d * d <= p).filter(move |d| p % d == 0);
                small.flat_map(|d| [d, p / d]).filter(|&d| d < p).collect()
            };
            by_values(input, Rule { divisors, ..RIGHT })
        }),
    ],
    ..Spec::NEW
};

/// What the value of a heap comes from.
#[derive(Clone, Copy)]
struct Rule {
    /// Which heaps come in the place of a heap.
    divisors: fn(u64) -> Vec<u64>,
    /// The values that a move leaves, given those of the new heaps.
    left: fn(&[u64]) -> Vec<u64>,
}

const RIGHT: Rule = Rule {
    divisors: all,
    left: |new| {
        let x = nim_sum(new.to_vec());
        new.iter().map(|value| x ^ value).collect()
    },
};

fn all(p: u64) -> Vec<u64> {
    (1..p).filter(|d| p % d == 0).collect()
}

/// The values of the heaps up to `most`.
fn values(most: u64, rule: Rule) -> Vec<u64> {
    table(most, |p, values| {
        if p < 2 {
            return vec![];
        }
        let divisors = (rule.divisors)(p);
        let new: Vec<u64> = divisors.into_iter().map(|d| values[d as usize]).collect();
        (rule.left)(&new)
    })
}

fn by_values(input: &mut Input, rule: Rule) -> String {
    let g = values(MOST, rule);
    let cases = std::iter::from_fn(|| Some(input.list()).filter(|heaps| !heaps.is_empty()));
    let wins = |heaps: Vec<u64>| nim_sum(heaps.iter().map(|&p| g[p as usize])) != 0;
    cases.map(|heaps| if wins(heaps) { "freda\n" } else { "rainbow\n" }).collect()
}
