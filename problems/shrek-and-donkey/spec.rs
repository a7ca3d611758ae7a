use spec::prelude::*;

const CARDS: u64 = 1000;

pub const SPEC: Spec = Spec {
    unit: "cards in the larger hand",
    largest: CARDS as usize,
    generate: |random| {
        let most = random.items(0) as u64;
        let other = if random.once_in(2) { random.from(0, most) } else { most.saturating_sub(1) };
        let hands = if random.once_in(2) { [most, other] } else { [other, most] };
        random.line(hands);
    },
    validate: |input| {
        input.fields([("m", 0..=CARDS), ("n", 0..=CARDS)]);
    },
    within: Some(1e-9),
    mistakes: &[
        wrong("hack-no-bluff", |input| answer(input, true, |e, _, asked| asked.max(e))),
        wrong("hack-fixed", |input| answer(input, true, |_, w, asked| asked.max(1.0 - w))),
        wrong("hack-corner", |input| answer(input, false, mixed)),
        wrong("hack-digits", |input| {
            let exact = answer(input, true, mixed);
            let rounded = |word: &str| format!("{:.6}", word.parse::<f64>().unwrap());
            line(exact.split_whitespace().map(rounded))
        }),
    ],
    ..Spec::NEW
};

/// The value of the matrix with the rows A, A + e and 1, 1 − w.
fn mixed(e: f64, w: f64, asked: f64) -> f64 {
    (e + w * asked) / (e + w)
}

/// The answer by this value. A table that is not whole has zeros where a player has more cards than at the start.
fn answer(input: &mut Input, is_whole: bool, value: impl Fn(f64, f64, f64) -> f64) -> String {
    let [m, n] = input.array().map(|cards| cards as usize);
    let most = m.max(n);
    let mut f = vec![vec![0.0; most + 1]; most + 1];
    for sum in 0..=m + n {
        for a in sum.saturating_sub(most)..=sum.min(most) {
            let b = sum - a;
            if !is_whole && (a > m || b > n) {
                continue;
            }
            let e = 1.0 / (b + 1) as f64;
            f[a][b] = if a == 0 || b == 0 {
                e
            } else {
                value(e, f[b][a - 1], (1.0 - e) * (1.0 - f[b - 1][a]))
            };
        }
    }
    line([f[m][n], 1.0 - f[m][n]])
}
