use spec::prelude::*;

const MOST: u64 = 10_000;

pub const SPEC: Spec = Spec {
    unit: "games",
    // The statement names no limit.
    largest: 100_000,
    generate: |random| {
        let games = random.items(0);
        random.each(games, |random| {
            let n = if random.once_in(4) { random.wild(1, MOST) } else { random.number(1, MOST) };
            random.line([n]);
        });
        random.line([0]);
    },
    validate: |input| loop {
        let n = input.single("n", 0..=MOST);
        if n == 0 {
            return;
        }
    },
    lost: Some("Bob"),
    long: &[
        ("max-games", || {
            let games: String = (1..=100_000).map(|game| line([1 + game % MOST])).collect();
            (games + "0\n", "Alice\nBob\n".repeat(50_000))
        }),
        ("max-small-boards", || {
            // A search of one such board is quick, not of all.
            ("5\n".repeat(99_999) + "4\n0\n", "Bob\n".repeat(99_999) + "Alice\n")
        }),
    ],
    mistakes: &[
        wrong("hack-odd", |input| games(input, |n| n % 2 == 1)),
        wrong("hack-above-one", |input| games(input, |n| n > 1)),
        wrong("hack-zero", |input| {
            let first = verdict(input.number() % 2 == 0);
            first.to_owned() + &games(input, |n| n % 2 == 0)
        }),
    ],
    ..Spec::NEW
};

/// All games, or those that are left.
fn games(input: &mut Input, wins: fn(u64) -> bool) -> String {
    std::iter::from_fn(|| Some(input.number()).filter(|&n| n > 0))
        .map(|n| verdict(wins(n)))
        .collect()
}

fn verdict(wins: bool) -> &'static str {
    if wins {
        "Alice\n"
    } else {
        "Bob\n"
    }
}
