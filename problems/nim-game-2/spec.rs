use spec::prelude::*;

const CASES: u64 = 200_000;
const HEAPS: u64 = 200_000;
const MOST: u64 = 1_000_000_000;

pub const SPEC: Spec = Spec {
    unit: "heaps",
    largest: HEAPS as usize,
    generate: |random| {
        random.in_cases([CASES, HEAPS], |random, count| {
            let multiple = |sum| if sum == 0 { 4 } else { sum };
            let heaps = random.heaps(count, [1, MOST], |heap| heap % 4, multiple);
            random.list(&heaps);
        });
    },
    validate: |input| {
        let mut all = 0;
        input.times("t", 1..=CASES, |input| {
            all += input.list("n", 1..=HEAPS, "heap", 1..=MOST).len() as u64;
        });
        input.at_most("the sum of n", all, HEAPS);
    },
    lost: Some("second"),
    long: &[
        ("max-cases", || {
            // The heaps 1, 2, …, a case each: every fourth is lost.
            let heaps = (1..=CASES).flat_map(|heap| list(&[heap]).into_bytes());
            let input = line([CASES]) + &String::from_utf8(heaps.collect()).unwrap();
            (input, "first\nfirst\nfirst\nsecond\n".repeat(CASES as usize / 4))
        }),
        ("max-heaps", || {
            // Pairs, but for the last.
            let mut heaps = pairs(HEAPS / 2, 1, MOST - 1);
            heaps[HEAPS as usize - 1] += 1;
            (line([1]) + &list(&heaps), "first\n".into())
        }),
        ("max-heaps-lost", || {
            // Each heap, and that heap and four more.
            let mut heaps = pairs(HEAPS / 2, 1, MOST - 4);
            heaps[HEAPS as usize / 2..].iter_mut().for_each(|heap| *heap += 4);
            (line([1]) + &list(&heaps), "second\n".into())
        }),
    ],
    mistakes: &[
        wrong("hack-plain-nim", |input| verdicts(input, |heaps| nim_sum(heaps) != 0)),
        wrong("hack-mod-3", |input| {
            verdicts(input, |heaps| nim_sum(heaps.into_iter().map(|heap| heap % 3)) != 0)
        }),
        wrong("hack-any", |input| verdicts(input, |heaps| heaps.iter().any(|heap| heap % 4 != 0))),
    ],
    ..Spec::NEW
};

fn verdicts(input: &mut Input, wins: fn(Vec<u64>) -> bool) -> String {
    input.cases(["first", "second"], |input| wins(input.list()))
}
