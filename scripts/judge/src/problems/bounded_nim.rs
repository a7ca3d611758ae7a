use super::kit::prelude::*;

pub const KNOWN: Known = Known {
    things: "heaps",
    size: 100_000,
    generate,
    validate: |words| words.lines(|words| (words.number("m", 1..=U64), words.number("p", 0..=U64))),
    lost: Some("P"),
    wrong: |given, case| {
        let values = (0..given.number()).map(|_| {
            let [m, p] = given.array();
            match case {
                "hack-mod-m" => p % m,
                "hack-order" => p.checked_add(1).map_or(m, |period| m % period),
                "hack-stones" => p,
                _ => unknown(case),
            }
        });
        String::from(if nim_sum(values) == 0 { "P\n" } else { "N\n" })
    },
    ..UNKNOWN
};

fn generate(draw: &mut Draw) {
    let count = draw.items(1);
    let is_lost = draw.is_to_be_lost();
    let mut limits = draw.numbers(count, 1, U64);
    let mut heaps = draw.numbers(count, 0, U64);
    if is_lost {
        let value = |i: usize| (u128::from(heaps[i]) % (u128::from(limits[i]) + 1)) as u64;
        let rest = nim_sum((0..count - 1).map(value));
        heaps[count - 1] = rest;
        limits[count - 1] = rest.max(limits[count - 1]);
    }
    draw.line([count]);
    for (limit, heap) in limits.into_iter().zip(heaps) {
        draw.line([limit, heap]);
    }
}
