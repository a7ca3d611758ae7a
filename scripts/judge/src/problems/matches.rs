use super::kit::prelude::*;

const MOST: u64 = 1_000_000_000;

pub const KNOWN: Known = Known {
    things: "heaps",
    size: 500_000,
    generate: |draw| {
        let count = draw.items(1);
        let heaps = draw.nim_heaps(count, [0, MOST]);
        draw.counted(&heaps);
    },
    validate: |words| drop(words.list("k", 1..=500_000, "heap", 0..=MOST)),
    lost: Some("lose"),
    wrong: |given, case| {
        let mut heaps = given.counted();
        let x = nim_sum(heaps.clone());
        let largest = heaps.iter().copied().max().unwrap_or(0);
        let wins = |heap: u64| match case {
            "hack-largest" => heap == largest,
            "hack-precedence" => heap ^ u64::from(x < heap) != 0,
            "hack-order" | "hack-zero-heap" => heap ^ x < heap,
            _ => unknown(case),
        };
        let chosen = heaps.iter().position(|&heap| wins(heap));
        let has_zero = case == "hack-zero-heap" && heaps.contains(&0);
        let Some(i) = chosen.filter(|_| x != 0 && !has_zero) else { return "lose\n".into() };
        let mut size = heaps[i] ^ x;
        if case == "hack-largest" && size > heaps[i] {
            size = 0;
        }
        let amount = heaps[i].wrapping_sub(size).cast_signed();
        heaps[i] = size;
        match case {
            "hack-order" => format!("{} {amount}\n{}", i + 1, line(&heaps)),
            _ => format!("{amount} {}\n{}", i + 1, line(&heaps)),
        }
    },
    large: &[
        ("max-heaps", || {
            // Only the first heap has the bit 2²⁹, so only it can move, to what the others leave: the
            // last one, as all others are pairs.
            let mut heaps = [vec![MOST], pairs(249_999, 0, (1 << 29) - 1), vec![12_345]].concat();
            let input = counted(&heaps);
            heaps[0] = 12_345;
            (input, format!("{} 1\n{}", MOST - 12_345, line(&heaps)))
        }),
        ("max-heaps-lost", || (counted(&pairs(250_000, 0, MOST)), "lose\n".into())),
    ],
    ..UNKNOWN
};
