use super::prelude::*;

const MOST: u64 = 1_000_000_000;

pub const SPEC: Spec = Spec {
    unit: "games",
    largest: 100,
    generate: |draw| {
        draw.in_lines(|draw| {
            let is_wide = draw.once_in(if draw.is_small() { 6 } else { 2 });
            let most = if is_wide { MOST } else { 24 };
            [most, most].map(|most| if is_wide { draw.wild(1, most) } else { draw.from(1, most) })
        });
    },
    promise: |words| {
        words.times("T", 1..=100, |words| {
            words.fields([("n", 1..=MOST), ("m", 1..=MOST)]);
        });
    },
    lost: Some("1"),
    mistakes: &[
        wrong("hack-full-heaps", |input| by_turns(input, |n, m| n / m * (m - 1))),
        wrong("hack-no-limit", |input| by_turns(input, |n, _| n - 1)),
        wrong("hack-floor", |input| by_turns(input, |n, m| n - n / m)),
        wrong("hack-digits", |input| by_turns(input, |n, m| n - n.div_ceil(m) + 1)),
        // One turn too few is one too many.
        wrong("hack-remainder", |input| by_turns(input, |n, m| n / m * (m - 1) + n % m + 1)),
        wrong("hack-bash", |input| by_turns(input, |n, m| u64::from(n % (m + 1) > 0))),
        wrong("hack-shortest", |input| by_turns(input, |n, m| n - n / (m / 2 + 1))),
        wrong("hack-period", |input| by_turns(input, |n, m| (n - 1) % m)),
        wrong("hack-smallest", |input| by_turns(input, smallest)),
        wrong("hack-float", |input| {
            by_turns(input, |n, m| n - ((n as f32 / m as f32).ceil() as u64).min(n))
        }),
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

/// The turns of two players who always merge the two smallest heaps: up to as many heaps as a large
/// game would take too long for.
fn smallest(n: u64, m: u64) -> u64 {
    if n > 500 {
        return n - n.div_ceil(m);
    }
    let (mut heaps, mut turns) = (vec![1; n as usize], 0);
    while heaps.len() > 1 && heaps[0] + heaps[1] <= m {
        let merged = heaps[0] + heaps[1];
        heaps.drain(..2);
        let at = heaps.partition_point(|&heap| heap < merged);
        heaps.insert(at, merged);
        turns += 1;
    }
    turns
}
