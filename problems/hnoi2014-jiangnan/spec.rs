use spec::prelude::*;

const GAMES: u64 = 99;
const HEAPS: u64 = 99;
const MOST: u64 = 99_999;

pub const SPEC: Spec = Spec {
    unit: "stones in the largest heap",
    largest: MOST as usize,
    generate,
    validate: |input| {
        let [games, _] = input.fields([("T", 1..=GAMES), ("F", 1..=MOST)]);
        for _ in 0..games {
            let heaps = input.number("n", 1..=HEAPS);
            input.line(heaps, "heap", 1..=MOST);
        }
    },
    long: &[
        ("max-heaps", || games(2)),
        // No heap can be split, but that of F stones.
        ("max-f", || games(MOST)),
    ],
    mistakes: &[
        wrong("hack-larger-only", |input| {
            by_values(input, |x, f, g| options(x, f + 1, g, |_| true, odd))
        }),
        wrong("hack-first-of-run", |input| {
            by_values(input, |x, f, g| options(x, f, g, |m| m == 2 || x / m < x / (m - 1), odd))
        }),
        wrong("hack-parity", |input| {
            by_values(input, |x, f, g| options(x, f, g, |_| true, |count| count > 0))
        }),
    ],
    ..Spec::NEW
};

/// Heaps in pairs, and one more: of F stones, which only parts below F are left of, in every second
/// game, else of F − 1.
fn games(f: u64) -> (String, String) {
    let mut input = line([GAMES, f]);
    for game in 0..GAMES {
        let last = if game % 2 == 0 { f } else { f - 1 };
        input +=
            &line([&[HEAPS], &pairs(HEAPS / 2, MOST - 5000 - game, MOST)[..], &[last]].concat());
    }
    (input, line((0..GAMES).map(|game| 1 - game % 2)))
}

fn by_heaps(input: &mut Input, wins: impl Fn(u64, &[u64]) -> bool) -> String {
    let [games, f] = input.array();
    line((0..games).map(|_| u64::from(wins(f, &input.list()))))
}

/// With what a mistake takes for the values of a heap's options. Larger heaps count as 300.
fn by_values(input: &mut Input, options: fn(u64, u64, &[u64]) -> Vec<u64>) -> String {
    let f = Input::new(input.text).array::<2>()[1];
    let values = table(300, |x, g| options(x, f, g));
    by_heaps(input, |_, heaps| {
        nim_sum(heaps.iter().map(|&heap| values[heap.min(300) as usize])) != 0
    })
}

/// The values of the splits into so many heaps as are tried; `counts` says whether that many heaps of
/// one size matter.
fn options(
    x: u64,
    least: u64,
    g: &[u64],
    is_tried: impl Fn(u64) -> bool,
    counts: fn(u64) -> bool,
) -> Vec<u64> {
    let value = |size: u64, count: u64| if counts(count) { g[size as usize] } else { 0 };
    let ms = (2..=x).filter(|_| x >= least).filter(|&m| is_tried(m));
    ms.map(|m| value(x / m, m - x % m) ^ value(x / m + 1, x % m)).collect()
}

fn odd(count: u64) -> bool {
    count % 2 == 1
}

fn generate(random: &mut Random) {
    let is_small = random.is_small();
    let largest = if is_small { 14 } else { random.items(1) as u64 };
    let f = if is_small { random.from(1, 5) } else { random.one_of(&[2, 3, 1, 300, MOST]) };
    let games = if is_small { random.count(1, 3) } else { random.full_count(1, GAMES) };
    let values =
        if is_small { table(largest, |x, g| options(x, f, g, |_| true, odd)) } else { vec![] };
    random.line([games as u64, f]);
    random.each(games, |random| {
        let count = if is_small { random.count(1, 3) } else { random.full_count(1, HEAPS) };
        let mut heaps = random.each(count, |random| random.from(1, largest));
        if random.once_in(8) {
            heaps[0] = largest;
        }
        let is_lost = random.is_to_be_lost();
        if is_lost && is_small {
            let others = nim_sum(heaps[1..].iter().map(|&heap| values[heap as usize]));
            let fits = |heap: &u64| values[*heap as usize] == others;
            let fitting: Vec<u64> = (1..=largest).filter(fits).collect();
            if !fitting.is_empty() {
                heaps[0] = random.one_of(&fitting);
            }
        } else if is_lost {
            pair(&mut heaps);
        }
        let words = [vec![heaps.len() as u64], heaps].concat();
        random.line(words);
    });
}
