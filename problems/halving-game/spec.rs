use spec::prelude::*;

pub const SPEC: Spec = Spec {
    unit: "heaps",
    largest: 100_000,
    generate: |random| {
        // A power of two has each number of digits.
        let power = |digits: u64| match digits {
            0 => 0,
            digits => 1_u64.checked_shl(digits as u32 - 1).unwrap_or(U64),
        };
        random.in_cases([10, 100_000], |random, count| {
            let heaps = random.heaps(count, [0, U64], digits, power);
            random.list(&heaps);
        });
    },
    validate: |input| input.times("", 0..=U64, |input| input.list("", 0..=U64, "heap", 0..=U64)),
    lost: Some("Second"),
    long: &[("max-ones", || (line([1]) + &list(&vec![1; 100_001]), "First\n".into()))],
    mistakes: &[
        wrong("hack-rounding", |input| {
            by_values(input, |heap| {
                // The number of stones that may stay is rounded up.
                let most = heap.min(2000);
                table(most, |heap, values| {
                    let stays = (0..heap).filter(|&rest| rest <= heap.div_ceil(2));
                    stays.map(|rest| values[rest as usize]).collect()
                })[most as usize]
            })
        }),
        wrong("hack-stones", |input| by_values(input, |heap| heap)),
        wrong("hack-log", |input| by_values(input, |heap| u64::from(heap.max(1).ilog2()))),
        wrong("hack-double", |input| {
            by_values(input, |heap| match heap {
                0 => 0,
                _ => (heap as f64).log2().floor() as u64 + 1,
            })
        }),
    ],
    ..Spec::NEW
};

fn by_values(input: &mut Input, value: fn(u64) -> u64) -> String {
    input.cases(["First", "Second"], |input| nim_sum(input.list().into_iter().map(value)) != 0)
}

/// A heap's value: the number of its binary digits.
fn digits(heap: u64) -> u64 {
    u64::from(64 - heap.leading_zeros())
}
