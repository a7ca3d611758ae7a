use spec::prelude::*;

pub const SPEC: Spec = Spec {
    unit: "heaps",
    largest: 100_000,
    generate,
    validate: |input| {
        input.times("", 0..=U64, |input| {
            input.fields([("m", 1..=U64), ("p", 0..=U64)]);
        });
    },
    lost: Some("P"),
    long: &[("max-pairs", || {
        let pairs: String = (1..=50_000).map(|i| line([i + 1, i]).repeat(2)).collect();
        (line([100_000]) + &pairs, "P\n".into())
    })],
    mistakes: &[
        wrong("hack-stones", |input| verdict(input, |_, p| p)),
        wrong("hack-mod-m", |input| verdict(input, |m, p| p % m)),
        wrong("hack-order", |input| {
            verdict(input, |m, p| p.checked_add(1).map_or(m, |period| m % period))
        }),
    ],
    ..Spec::NEW
};

fn verdict(input: &mut Input, value: fn(u64, u64) -> u64) -> String {
    let values = (0..input.number()).map(|_| value(input.number(), input.number()));
    String::from(if nim_sum(values) == 0 { "P\n" } else { "N\n" })
}

fn generate(random: &mut Random) {
    let count = random.items(1);
    let is_lost = random.is_to_be_lost();
    let mut heaps = random.each(count, |random| [random.number(1, U64), random.number(0, U64)]);
    if is_lost {
        let value = |&[m, p]: &[u64; 2]| (u128::from(p) % (u128::from(m) + 1)) as u64;
        let rest = nim_sum(heaps[..count - 1].iter().map(value));
        heaps[count - 1] = [rest.max(heaps[count - 1][0]), rest];
    }
    random.line([count]);
    for heap in heaps {
        random.line(heap);
    }
}
