use super::kit::prelude::*;

const MOST: u64 = 99_999;

pub const KNOWN: Known = Known {
    things: "stones in the largest heap",
    size: MOST as usize,
    generate,
    validate: |words| {
        let games = words.number("T", 1..=99);
        words.number("F", 1..=MOST);
        for _ in 0..games {
            words.list("n", 1..=99, "heap", 1..=MOST);
        }
    },
    wrong: |given, case| {
        let [games, f] = given.array();
        let values = values(f, 300, case);
        let answers = (0..games).map(|_| {
            let mut heaps = given.counted().into_iter().map(|heap| heap.min(300));
            u64::from(match case {
                "hack-any" => heaps.any(|heap| heap >= f),
                "hack-count" => heaps.filter(|&heap| heap >= f).count() % 2 == 1,
                _ => nim_sum(heaps.map(|heap| values[heap as usize])) != 0,
            })
        });
        line(answers)
    },
    ..UNKNOWN
};

/// The values of the heaps from 0 to `most`, as the mistake has them.
fn values(f: u64, most: u64, case: &str) -> Vec<u64> {
    let least = if case == "hack-larger-only" { f + 1 } else { f };
    table(most, |x, g| {
        let is_tried = |m: &u64| match case {
            "hack-first-of-run" => *m == 2 || x / m < x / (m - 1),
            "hack-two" => *m == 2,
            _ => true,
        };
        let value = |size: u64, count: u64| {
            let counts = if case == "hack-parity" { count > 0 } else { count % 2 == 1 };
            if counts {
                g[size as usize]
            } else {
                0
            }
        };
        let ms = (2..=x).filter(|_| x >= least).filter(is_tried);
        ms.map(|m| value(x / m, m - x % m) ^ value(x / m + 1, x % m)).collect()
    })
}

fn generate(draw: &mut Draw) {
    let is_small = draw.is_small();
    let largest = if is_small { 14 } else { draw.items(1) as u64 };
    let f = if is_small { draw.from(1, 5) } else { draw.one_of(&[2, 3, 1, 300, MOST]) };
    let games = if is_small { draw.from(1, 3) } else { draw.up_to(1, 99) };
    let values = if is_small { values(f, largest, "") } else { vec![] };
    draw.line([games, f]);
    for game in 0..games {
        let count = if is_small { draw.from(1, 3) } else { draw.up_to(1, 99) };
        let mut heaps: Vec<u64> = (0..count).map(|_| draw.from(1, largest)).collect();
        if !is_small && game == 0 {
            heaps[0] = largest;
        }
        let is_lost = draw.is_to_be_lost();
        if is_lost && is_small {
            let others = nim_sum(heaps[1..].iter().map(|&heap| values[heap as usize]));
            let fits = |heap: &u64| values[*heap as usize] == others;
            let fitting: Vec<u64> = (1..=largest).filter(fits).collect();
            if !fitting.is_empty() {
                heaps[0] = draw.one_of(&fitting);
            }
        } else if is_lost {
            pair(&mut heaps);
        }
        let words = [vec![heaps.len() as u64], heaps].concat();
        draw.line(words);
    }
}
