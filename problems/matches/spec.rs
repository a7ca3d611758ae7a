use spec::prelude::*;

const MOST: u64 = 1_000_000_000;

pub const SPEC: Spec = Spec {
    unit: "heaps",
    largest: 500_000,
    generate: |random| {
        let count = random.items(1);
        let heaps = random.nim_heaps(count, [0, MOST]);
        random.list(&heaps);
    },
    validate: |input| drop(input.list("k", 1..=500_000, "heap", 0..=MOST)),
    lost: Some("lose"),
    long: &[
        ("max-heaps", || {
            // Only the first heap has the bit 2²⁹, so only it can move, to what the others leave: the
            // last one, as all others are pairs.
            let mut heaps = [vec![MOST], pairs(249_999, 0, (1 << 29) - 1), vec![12_345]].concat();
            let input = list(&heaps);
            heaps[0] = 12_345;
            (input, format!("{} 1\n{}", MOST - 12_345, line(&heaps)))
        }),
        ("max-heaps-last", || {
            // Only the last heap has that bit.
            let mut heaps = [vec![12_345], pairs(249_999, 0, (1 << 29) - 1), vec![MOST]].concat();
            let input = list(&heaps);
            heaps[499_999] = 12_345;
            (input, format!("{} 500000\n{}", MOST - 12_345, line(&heaps)))
        }),
        ("max-heaps-lost", || (list(&pairs(250_000, 0, MOST)), "lose\n".into())),
    ],
    mistakes: &[
        wrong("hack-order", |input| {
            let heaps = input.list();
            match right(&heaps) {
                Some((i, rest)) => line([i as u64 + 1, heaps[i] - rest]) + &after(heaps, i, rest),
                None => "lose\n".into(),
            }
        }),
        wrong("hack-largest", |input| {
            let heaps = input.list();
            let (x, largest) = (nim_sum(heaps.clone()), heaps.iter().copied().max().unwrap_or(0));
            let i = heaps.iter().position(|&heap| x != 0 && heap == largest);
            // All of it, if the others' nim-sum is more than it has.
            let rest = if largest ^ x < largest { largest ^ x } else { 0 };
            answer(heaps, i.map(|i| (i, rest)))
        }),
        wrong("hack-precedence", |input| {
            let heaps = input.list();
            let x = nim_sum(heaps.clone());
            let i = heaps.iter().position(|&heap| x != 0 && heap ^ u64::from(x < heap) != 0);
            let rest = i.map_or(0, |i| heaps[i] ^ x);
            answer(heaps, i.map(|i| (i, rest)))
        }),
    ],
    ..Spec::NEW
};

/// The first heap that has a winning move, and what stays of it.
fn right(heaps: &[u64]) -> Option<(usize, u64)> {
    let x = nim_sum(heaps.iter().copied());
    let i = heaps.iter().position(|&heap| heap ^ x < heap)?;
    Some((i, heaps[i] ^ x))
}

fn answer(heaps: Vec<u64>, chosen: Option<(usize, u64)>) -> String {
    let Some((i, rest)) = chosen else { return "lose\n".into() };
    let amount = heaps[i].wrapping_sub(rest).cast_signed();
    format!("{amount} {}\n{}", i + 1, after(heaps, i, rest))
}

fn after(mut heaps: Vec<u64>, i: usize, rest: u64) -> String {
    heaps[i] = rest;
    line(heaps)
}
