use spec::prelude::*;

pub const SPEC: Spec = Spec {
    unit: "heaps",
    largest: 100_000,
    generate: |random| {
        random.in_cases([10, 10_000], |random, count| {
            let heaps = random.nim_heaps(count, [0, 9999]);
            random.list(&heaps);
        });
    },
    validate: |input| {
        input.times("T", 1..=10, |input| input.list("n", 1..=10_000, "heap", 0..=9999));
    },
    lost: Some("No"),
    long: &[("max-cases", || {
        // Pairs; in every second case the last heap makes the only difference.
        let (mut input, mut output) = (line([10]), String::new());
        for i in 0..10 {
            let mut heaps = pairs(5000, 0, 9998);
            heaps[9999] += i % 2;
            input += &list(&heaps);
            output += if i % 2 == 0 { "No\n" } else { "Yes\n" };
        }
        (input, output)
    })],
    mistakes: &[
        wrong("hack-added", |input| verdicts(input, |heaps, _| heaps.iter().sum::<u64>() != 0)),
        wrong("hack-pairs", |input| {
            verdicts(input, |heaps, _| {
                let times = |h: u64| heaps.iter().filter(|&&heap| heap == h).count();
                heaps.iter().any(|&h| h > 0 && times(h) % 2 == 1)
            })
        }),
        wrong("hack-precedence", |input| {
            verdicts(input, |heaps, x| {
                heaps.last().is_some_and(|&h| x ^ h ^ u64::from(h == 0) == 0)
            })
        }),
        wrong("hack-misere", |input| {
            verdicts(input, |heaps, x| (x != 0) == heaps.iter().any(|&h| h > 1))
        }),
    ],
    ..Spec::NEW
};

/// `wins` is told the heaps and their nim-sum.
fn verdicts(input: &mut Input, wins: fn(&[u64], u64) -> bool) -> String {
    input.cases(["Yes", "No"], |input| {
        let heaps = input.list();
        wins(&heaps, nim_sum(heaps.iter().copied()))
    })
}
