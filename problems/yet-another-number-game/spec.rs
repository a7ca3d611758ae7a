use spec::prelude::*;

const MOST: u64 = 299;

pub const SPEC: Spec = Spec {
    unit: "numbers",
    largest: 3,
    generate,
    validate: |input| {
        input.list("n", 1..=3, "a", 0..=MOST);
    },
    lost: Some("BitAryo"),
    mistakes: &[
        wrong("hack-xor", |input| verdict(input, |a| nim_sum(a.iter().copied()) != 0)),
        wrong("hack-zero", |input| {
            verdict(input, |a| {
                let left: Vec<u64> = a.iter().copied().filter(|&a| a > 0).collect();
                wins(&left)
            })
        }),
        wrong("hack-phi", |input| {
            verdict(input, |a| match *a {
                [a, b] => a.min(b) != a.abs_diff(b) * 8 / 5,
                _ => wins(a),
            })
        }),
        wrong("hack-escape", |input| {
            verdict(input, |a| wins(a) || a.len() == 3 && !a.contains(&0))
        }),
        wrong("hack-order", |input| {
            verdict(input, |a| match *a {
                [a, b] if a > b => true,
                _ => wins(a),
            })
        }),
    ],
    ..Spec::NEW
};

fn verdict(input: &mut Input, wins: fn(&[u64]) -> bool) -> String {
    line([if wins(&input.list()) { "BitLGM" } else { "BitAryo" }])
}

/// The right one: φ lies between 987/610 and 610/377, which is near enough below 300.
fn wins(a: &[u64]) -> bool {
    match *a {
        [a, b] => a.min(b) != a.abs_diff(b) * 987 / 610,
        _ => nim_sum(a.iter().copied()) != 0,
    }
}

/// One to three numbers; of two half of the time a lost pair, of three with nim-sum 0.
fn generate(random: &mut Random) {
    let count = random.count(1, 3);
    let mut numbers = random.nim_heaps(count, [0, MOST]);
    if count == 2 && random.once_in(2) {
        let k = random.number(0, 114);
        numbers = vec![k * 987 / 610, k * 987 / 610 + k];
        random.shuffle(&mut numbers);
    }
    random.list(&numbers);
}
