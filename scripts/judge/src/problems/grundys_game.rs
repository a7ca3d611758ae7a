use super::kit::prelude::*;

pub const KNOWN: Known = Known {
    things: "heaps",
    size: 100_000,
    generate: |draw| {
        draw.in_lines(|draw| {
            let is_far = !draw.is_small() || draw.once_in(3);
            [match (draw.is_to_be_lost(), is_far) {
                (true, false) => draw.one_of(&[1, 2, 4, 7, 10, 20]),
                (true, true) => draw.one_of(&[53, 270, 386, 566, 923, 1222]),
                (false, false) => draw.from(1, 30),
                (false, true) => draw.number(1, MOST),
            }]
        });
    },
    validate: |words| drop(words.list("t", 1..=100_000, "n", 1..=MOST)),
    lost: Some("second"),
    wrong: |given, case| {
        let heaps = given.counted();
        let values = values(case);
        let is_lost = |&n: &u64| match case {
            "hack-mod-3" => n == 2 || n % 3 == 1,
            "hack-short-list" => n < 1000 && values[n as usize] == 0,
            "hack-equal-halves" | "hack-same-outcome" | "hack-two-lost" => {
                n < TABLE && values[n as usize] == 0
            }
            _ => unknown(case),
        };
        heaps.iter().map(|n| if is_lost(n) { "second\n" } else { "first\n" }).collect()
    },
    large: &[("max-tests", || {
        let heaps: Vec<u64> = (0..100_000).map(|i| 1 + i % (TABLE - 1)).collect();
        let values = values("");
        let verdict = |&n: &u64| if values[n as usize] == 0 { "second\n" } else { "first\n" };
        let input = line([heaps.len()]) + &heaps.iter().map(|&n| line([n])).collect::<String>();
        (input, heaps.iter().map(verdict).collect())
    })],
    ..UNKNOWN
};

const MOST: u64 = 1_000_000;
/// Larger heaps are left out of a table.
const TABLE: u64 = 1300;

/// As a mistake has them, if one is named.
fn values(case: &str) -> Vec<u64> {
    table(TABLE - 1, |n, values| {
        let are_allowed = |a: u64| 2 * a < n || (2 * a == n && case == "hack-equal-halves");
        let splits = (1..n).take_while(|&a| are_allowed(a));
        let met = splits.map(|a| [values[a as usize], values[(n - a) as usize]]);
        let of_two: fn([u64; 2]) -> u64 = match case {
            "hack-same-outcome" => |[a, b]| u64::from((a == 0) != (b == 0)),
            "hack-two-lost" => |[a, b]| a | b,
            _ => |[a, b]| a ^ b,
        };
        met.map(of_two).collect()
    })
}
