use super::kit::prelude::*;

const MOST: u64 = 1_000_000_000;

pub const KNOWN: Known = Known {
    things: "heaps",
    size: 200,
    generate,
    validate: |words| {
        words.times("n", 1..=200, |words| {
            words.number("a", 1..=MOST);
            words.number("k", 1..=MOST);
        });
    },
    lost: Some("Aoki"),
    wrong: |given, case| {
        let mut steps = 0;
        let values = (0..given.number()).map(|_| {
            let [a, k] = given.array();
            match case {
                "hack-first-limit" => a % (a / k + 1),
                "hack-no-multiple" if a % k > 0 => 0,
                "hack-no-multiple" | "hack-quotient" => a / k,
                "hack-step" => back(a, k, 0).0,
                "max-steps" => {
                    let (value, more) = back(a, k, 1);
                    steps += more;
                    value
                }
                _ => unknown(case),
            }
        });
        let sum = nim_sum(values.collect::<Vec<_>>());
        // It gives up after so many steps.
        String::from(if sum == 0 && steps < 100_000_000 { "Aoki\n" } else { "Takahashi\n" })
    },
    ..UNKNOWN
};

fn generate(draw: &mut Draw) {
    let count = draw.items(1);
    let is_lost = draw.is_to_be_lost();
    let mut heaps = vec![];
    for a in draw.numbers(count, 1, MOST) {
        // From takes as in Nim to none.
        let most = if draw.is_small() { 4 } else { draw.one_of(&[4, 100_000, MOST]) };
        heaps.push([a, draw.from(1, most)]);
    }
    if is_lost {
        let others = &heaps[..count - 1];
        // With k = 1 a heap is worth its size, and 1 stone with k = 2 nothing.
        heaps[count - 1] = match nim_sum(others.iter().map(|&[a, k]| back(a, k, 1).0)) {
            0 => [1, 2],
            wanted @ 1..=MOST => [wanted, 1],
            _ => heaps[count - 1],
        };
    }
    draw.line([count]);
    for heap in heaps {
        draw.line(heap);
    }
}

/// Goes back from a heap by its limit and so much more, until k divides it or nothing can be taken:
/// the limit there, and the number of steps.
fn back(mut heap: u64, k: u64, more: u64) -> (u64, u64) {
    let mut steps = 0;
    while heap > k && !heap.is_multiple_of(k) {
        let step = heap / k + more;
        let times = (heap % k).div_ceil(step);
        heap -= times * step;
        steps += times;
    }
    (heap / k, steps)
}
