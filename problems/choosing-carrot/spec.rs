use spec::prelude::*;

const CARROTS: usize = 300_000;
const MOST: u64 = 1_000_000_000;

pub const SPEC: Spec = Spec {
    unit: "carrots",
    largest: CARROTS,
    generate: |random| {
        let count = random.items(1);
        let carrots = random.numbers(count, 1, MOST);
        random.list(&carrots);
    },
    validate: |input| drop(input.list("n", 1..=CARROTS as u64, "a", 1..=MOST)),
    long: &[
        ("max-rising", || {
            let n = CARROTS;
            let a = |i: usize| 3000 * i as u64;
            let best = |m: usize| match (m, m % 2) {
                (1, _) => a(n),
                (_, 0) => a(n - m / 2 + 1),
                _ => a(n - m / 2),
            };
            let carrots: Vec<u64> = (1..=n).map(a).collect();
            (list(&carrots), line((1..=n).rev().map(best)))
        }),
        ("max-every-other", || {
            let best = |m: usize| if m > 1 && m % 2 == 1 { 1 } else { MOST };
            (list(&[1, MOST].repeat(CARROTS / 2)), line((1..=CARROTS).rev().map(best)))
        }),
        ("max-one-larger", || {
            // It is one of the middle two of a row that is left, or the last one.
            let best = |m: usize| if m > 1 && m % 2 == 1 { 1 } else { 2 };
            let mut carrots = vec![1; CARROTS];
            carrots[CARROTS / 2] = 2;
            (list(&carrots), line((1..=CARROTS).rev().map(best)))
        }),
        ("max-equal", || (list(&vec![MOST; CARROTS]), line(vec![MOST; CARROTS]))),
    ],
    mistakes: &[
        wrong("hack-middle", |input| {
            answers(&input.list(), |a, m| {
                if m % 2 == 1 {
                    windows(a, m, |w| w[m / 2])
                } else {
                    right(a, m)
                }
            })
        }),
        wrong("hack-one-left", |input| {
            let a = input.list();
            // No carrot stands before the first one and after the last one.
            let outside = [&[0], &a[..], &[0]].concat();
            let pairs = outside.windows(2).map(|pair| pair[0].min(pair[1]));
            let one = pairs.max().unwrap_or(0);
            answers(&a, |a, m| if m == 1 { one } else { right(a, m) })
        }),
        wrong("hack-parity", |input| {
            answers(&input.list(), |a, m| {
                let is_even = (a.len() - m) % 2 == 0;
                if m == 1 {
                    right(a, 1)
                } else {
                    middle(a, m / 2, is_even)
                }
            })
        }),
        wrong("hack-smaller-end", |input| {
            let a = input.list();
            let mut rest = &a[..];
            line((1..=a.len()).rev().map(|m| {
                while rest.len() > m {
                    let last = rest.len() - 1;
                    rest = if rest[0] <= rest[last] { &rest[1..] } else { &rest[..last] };
                }
                right(rest, m)
            }))
        }),
    ],
    ..Spec::NEW
};

/// The answers by the number m of carrots that are left; too long a row would take it too long.
fn answers(a: &[u64], answer: impl Fn(&[u64], usize) -> u64) -> String {
    if a.len() > 2000 {
        return String::from("0\n");
    }
    line((1..=a.len()).rev().map(|m| answer(a, m)))
}

/// The best of all windows of m.
fn windows(a: &[u64], m: usize, value: impl Fn(&[u64]) -> u64) -> u64 {
    a.windows(m).map(value).max().unwrap_or(0)
}

fn right(a: &[u64], m: usize) -> u64 {
    if m == 1 {
        a.iter().copied().max().unwrap_or(0)
    } else {
        middle(a, m / 2, m % 2 == 0)
    }
}

/// The best carrot from the h-th on, but not nearer to the end; or the best minimum of two.
fn middle(a: &[u64], h: usize, is_even: bool) -> u64 {
    let part = &a[h - 1..=a.len() - h];
    if is_even {
        part.iter().copied().max().unwrap_or(0)
    } else {
        part.windows(2).map(|pair| pair[0].min(pair[1])).max().unwrap_or(0)
    }
}
