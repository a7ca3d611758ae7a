use super::kit::prelude::*;

const MOST: u64 = 1_000_000_000_000_000_000;

pub const KNOWN: Known = Known {
    things: "piles",
    size: 100,
    generate: |draw| {
        let count = draw.items(1);
        let m = if draw.is_small() && draw.once_in(12) {
            draw.from(1, 100_000)
        } else {
            draw.number(1, 100_000)
        };
        let piles = draw.numbers(count, 1, MOST);
        draw.line([count as u64, m]);
        draw.line(piles);
    },
    validate: |words| {
        let n = words.number("n", 1..=100);
        words.number("m", 1..=100_000);
        words.numbers(n, "pile", 1..=MOST);
    },
    wrong: |given, case| {
        let [n, m] = given.array();
        let piles: Vec<u64> = (0..n).map(|_| given.number()).collect();
        let (mut starter, mut other) = (0, 0);
        for s in 2..=2 * m {
            let is_whole = case == "hack-no-remainder";
            let rests = piles.iter().map(|pile| if is_whole { *pile } else { pile % s });
            let (high, low): (Vec<u64>, Vec<u64>) = rests.partition(|rest| 2 * rest >= s);
            let mut high = [&high[..], &[0, 0]].concat();
            high.sort_unstable_by(|a, b| b.cmp(a));
            let count = high.len() - 2;
            let lowest = high[..count].iter().copied().min().unwrap_or(s).min(s - 1).min(m);
            let least = (low.iter().max().unwrap_or(&0) + 1).max(s - lowest);
            // The games in which a certain one of the highest is not hot.
            let games = |place: usize| (s + 1).saturating_sub(2 * least.max(high[place] / 2 + 1));
            let cold = match case {
                "hack-hot" => (s + 1).saturating_sub(2 * least),
                "hack-one-hot" => games(0),
                _ => games(count % 2),
            };
            if count % 2 == 1 {
                starter += cold;
            } else {
                other += cold;
                if case == "hack-hot-and-single" {
                    starter += games(1) - games(0);
                }
            }
        }
        let mut all = m * m;
        match case {
            "hack-overflow" => all &= u64::from(u32::MAX),
            "hack-hot" | "hack-hot-and-single" | "hack-no-remainder" | "hack-one-hot" => (),
            _ => unknown(case),
        }
        let each = all.wrapping_sub(starter + other) / 2;
        line([each, each, starter, other])
    },
    ..UNKNOWN
};
