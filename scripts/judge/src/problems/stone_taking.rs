use super::kit::prelude::*;

pub const KNOWN: Known = Known {
    things: "heaps",
    size: 200_000,
    generate: |draw| {
        // Blocks of heaps, then the closing 0.
        draw.cases(
            1,
            |_, _| (),
            |draw, count| {
                let heaps = draw.nim_heaps(count, [0, INT]);
                draw.counted(&heaps);
            },
        );
        draw.line([0]);
    },
    validate: |words| while !words.list("m", 0..=200_000, "heap", 0..=INT).is_empty() {},
    lost: Some("No"),
    wrong: |given, case| {
        let mut text = String::new();
        loop {
            let heaps = given.counted();
            let Some(largest) = heaps.iter().copied().max() else { return text };
            let x = nim_sum(heaps.clone());
            text += if x == 0 { "No\n" } else { "Yes\n" };
            let is_move = |heap: &u64| match case {
                "hack-all-moves" | "hack-amount" => heap ^ x < *heap,
                "hack-largest" => *heap == largest,
                "hack-precedence" => heap ^ u64::from(x < *heap) != 0,
                _ => unknown(case),
            };
            let is_one = matches!(case, "hack-all-moves" | "hack-largest");
            let most = [usize::from(is_one), usize::MAX][usize::from(!is_one)];
            for old in heaps.into_iter().filter(|heap| x != 0 && is_move(heap)).take(most) {
                let new = old ^ x;
                let told = if case == "hack-amount" { old - new } else { new };
                text += &format!("{old} {told}\n");
            }
        }
    },
    large: &[("max-heaps", || {
        // An odd number of heaps have the bit 2³⁰, and its rest comes in pairs: each may drop it.
        let heaps = [pairs(99_999, 1 << 30, INT), vec![1 << 30, 0]].concat();
        let moves = heaps.iter().filter(|&&heap| heap > 0);
        let moves: Vec<String> = moves.map(|heap| line([*heap, heap - (1 << 30)])).collect();
        (counted(&heaps) + "0\n", format!("Yes\n{}", moves.concat()))
    })],
    ..UNKNOWN
};
