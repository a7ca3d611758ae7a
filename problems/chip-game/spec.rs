use spec::prelude::*;

const PILES: u64 = 100;
const MOST: u64 = 1_000_000_000_000_000_000;
/// The largest m.
const TAKES: u64 = 100_000;

pub const SPEC: Spec = Spec {
    unit: "piles",
    largest: PILES as usize,
    generate: |random| {
        let count = random.items(1);
        let m = if random.is_small() && random.once_in(12) {
            random.from(1, TAKES)
        } else {
            random.number(1, TAKES)
        };
        let piles = random.numbers(count, 1, MOST);
        random.line([count as u64, m]);
        random.line(piles);
    },
    validate: |input| {
        let [n, _] = input.fields([("n", 1..=PILES), ("m", 1..=TAKES)]);
        input.line(n, "pile", 1..=MOST);
    },
    mistakes: &[
        wrong("hack-hot", |input| count(input, Mistaken::Hot)),
        wrong("hack-one-hot", |input| count(input, Mistaken::OneHot)),
        wrong("hack-hot-and-single", |input| count(input, Mistaken::HotAndSingle)),
        wrong("hack-overflow", |input| count(input, Mistaken::Overflow)),
    ],
    ..Spec::NEW
};

#[derive(Clone, Copy, PartialEq)]
enum Mistaken {
    Hot,
    OneHot,
    HotAndSingle,
    Overflow,
}

fn count(input: &mut Input, mistake: Mistaken) -> String {
    let [n, m] = input.array();
    let piles = input.numbers(n);
    let (mut starter, mut other) = (0, 0);
    for s in 2..=2 * m {
        let rests = piles.iter().map(|pile| pile % s);
        let (high, low): (Vec<u64>, Vec<u64>) = rests.partition(|rest| 2 * rest >= s);
        let mut high = [&high[..], &[0, 0]].concat();
        high.sort_unstable_by(|a, b| b.cmp(a));
        let count = high.len() - 2;
        let lowest = high[..count].iter().copied().min().unwrap_or(s).min(s - 1).min(m);
        let least = (low.iter().max().unwrap_or(&0) + 1).max(s - lowest);
        // The games in which a certain one of the highest is not hot.
        let games = |place: usize| (s + 1).saturating_sub(2 * least.max(high[place] / 2 + 1));
        let cold = match mistake {
            Mistaken::Hot => (s + 1).saturating_sub(2 * least),
            Mistaken::OneHot => games(0),
            _ => games(count % 2),
        };
        if count % 2 == 1 {
            starter += cold;
        } else {
            other += cold;
            if mistake == Mistaken::HotAndSingle {
                starter += games(1) - games(0);
            }
        }
    }
    let all =
        if mistake == Mistaken::Overflow { i64::from((m * m) as i32) } else { (m * m) as i64 };
    let [starter, other] = [starter as i64, other as i64];
    let each = (all - starter - other) / 2;
    line([each, each, starter, other])
}
