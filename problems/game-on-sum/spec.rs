use spec::prelude::*;

const GAMES: u64 = 100_000;
const TURNS: u64 = 1_000_000;
const MODULUS: u64 = 1_000_000_007;

pub const SPEC: Spec = Spec {
    unit: "turns",
    largest: TURNS as usize,
    generate: |random| {
        random.in_cases([GAMES, TURNS], |random, n| {
            let n = n as u64;
            let m = if random.once_in(4) { n } else { random.from(1, n) };
            let k = random.number(0, MODULUS - 1);
            random.line([n, m, k]);
        });
    },
    validate: |input| {
        let mut turns = 0;
        input.times("t", 1..=GAMES, |input| {
            let n = input.number("n", 1..=TURNS);
            input.number("", 1..=n);
            input.number("k", 0..=MODULUS - 1);
            input.end();
            turns += n;
        });
        input.at_most("the sum of all n", turns, TURNS);
    },
    long: &[("max-games", games)],
    mistakes: &[
        wrong("hack-edge", |input| scores(input, |n, m, k| by_paths(n, m, k, 1))),
        wrong("hack-along-the-edge", |input| {
            scores(input, |n, m, k| if n == m { n * k % MODULUS } else { by_paths(n, m, k, 0) })
        }),
        wrong("hack-remainder", |input| {
            scores(input, |n, m, k| if n == m { n * k } else { by_paths(n, m, k, 1) })
        }),
        wrong("hack-all-or-nothing", |input| {
            scores(input, |n, m, k| (2 * m).saturating_sub(n) * k % MODULUS)
        }),
    ],
    ..Spec::NEW
};

fn scores(input: &mut Input, of: impl Fn(u64, u64, u64) -> u64) -> String {
    let mut scores = String::new();
    for _ in 0..input.number() {
        let [n, m, k] = input.array();
        scores += &line([of(n, m, k)]);
    }
    scores
}

/// The sum over the places i = n of the table's edge, each with its paths: C(n − i − less, m − i).
fn by_paths(n: u64, m: u64, k: u64, less: u64) -> u64 {
    let (mut sum, mut paths, mut weight) = (0, 1, power(n - m));
    // From i = m down: C(n − m − less, 0), and each following one has one more above and below.
    if n - m < less {
        return 0;
    }
    for i in (1..=m).rev() {
        sum = (sum + i * k % MODULUS * paths % MODULUS * weight) % MODULUS;
        let (above, below) = (n - i + 1 - less, m - i + 1);
        paths = paths * above % MODULUS * inverse(below) % MODULUS;
        weight = weight * inverse(2) % MODULUS;
    }
    sum
}

/// 1 / 2ᵉ.
fn power(exponent: u64) -> u64 {
    (0..exponent).fold(1, |power, _| power * inverse(2) % MODULUS)
}

fn inverse(number: u64) -> u64 {
    let (mut result, mut square, mut exponent) = (1, number, MODULUS - 2);
    while exponent > 0 {
        if exponent % 2 == 1 {
            result = result * square % MODULUS;
        }
        square = square * square % MODULUS;
        exponent /= 2;
    }
    result
}

/// Games of ten turns with five additions: by the table of averages each is worth 315/256 of k.
fn games() -> (String, String) {
    let ks = spread(GAMES, 0, MODULUS - 1);
    let (mut games, mut answers) = (line([GAMES]), String::new());
    for k in ks {
        games += &line([10, 5, k]);
        answers += &line([k * 315 % MODULUS * inverse(256) % MODULUS]);
    }
    (games, answers)
}
