use spec::prelude::*;

const GAMES: u64 = 100;
const MOST: u64 = 1_000_000_000;

pub const SPEC: Spec = Spec {
    unit: "games",
    largest: GAMES as usize,
    generate: |random| {
        random.in_lines(|random| {
            let is_wide = random.once_in(if random.is_small() { 6 } else { 2 });
            let most = if is_wide { MOST } else { 24 };
            [most, most]
                .map(|most| if is_wide { random.wild(1, most) } else { random.from(1, most) })
        });
    },
    validate: |input| {
        input.times("T", 1..=GAMES, |input| {
            input.fields([("n", 1..=MOST), ("m", 1..=MOST)]);
        });
    },
    lost: Some("1"),
    mistakes: &[
        wrong("hack-full-heaps", |input| by_turns(input, |n, m| n / m * (m - 1))),
        // One turn too few is one too many.
        wrong("hack-remainder", |input| by_turns(input, |n, m| n / m * (m - 1) + n % m + 1)),
        wrong("hack-floor", |input| by_turns(input, |n, m| n - n / m)),
        wrong("hack-digits", |input| by_turns(input, |n, m| n - n.div_ceil(m) + 1)),
    ],
    ..Spec::NEW
};

/// `0` where the number of turns is odd.
fn by_turns(input: &mut Input, turns: fn(u64, u64) -> u64) -> String {
    input.cases(["0", "1"], |input| {
        let [n, m] = input.array();
        turns(n, m) % 2 == 1
    })
}
