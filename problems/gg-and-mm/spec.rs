use spec::prelude::*;

const CASES: u64 = 100;
const GAMES: u64 = 1000;
const MOST: u64 = 1000;

pub const SPEC: Spec = Spec {
    unit: "games",
    largest: (CASES * GAMES) as usize,
    generate: |random| {
        random.cases(
            [CASES, GAMES],
            |_, _| (),
            |random, count| {
                // Of the lengths of the games.
                let largest = random.from(1, if random.is_small() { 5 } else { 14 });
                random.line([count]);
                random.each(count, |random| {
                    let mut piles = game(random, largest);
                    random.shuffle(&mut piles);
                    random.line(piles);
                });
            },
        );
    },
    validate: |input| {
        let mut cases = 0;
        input.to_the_end(|input| {
            input.times("N", 1..=GAMES, |input| drop(input.line(2, "p and q", 1..=MOST)));
            cases += 1;
        });
        input.holds(cases > 0, "there is a case");
        input.at_most("the number of cases", cases, CASES);
    },
    lost: Some("GG"),
    long: &[
        ("max-games", || {
            // Lengths of 1 and 2; in every other case one game of the length 15: the first, in the middle, the last.
            let case = |i: u64| {
                let game = |j: u64| match j {
                    _ if i % 2 == 1 && j == [1, 500, GAMES][i as usize % 3] => [985, 577],
                    _ if j % 2 == 1 => [MOST, MOST - 1],
                    _ => [j, 1],
                };
                line([GAMES]) + &(1..=GAMES).map(game).map(line).collect::<String>()
            };
            ((1..=CASES).map(case).collect(), "MM\nGG\n".repeat(CASES as usize / 2))
        }),
        ("max-choices", || {
            // 3 and a number that leaves the remainder 1: many moves, and lengths of 3.
            let game = |i: u64| [3, MOST - 3 * (i % 300)];
            let case = line([GAMES]) + &(1..=GAMES).map(game).map(line).collect::<String>();
            (case.repeat(CASES as usize), "MM\n".repeat(CASES as usize))
        }),
    ],
    mistakes: &[
        wrong("hack-sum", |input| {
            cases(input, |games| {
                // The options of (a, c + ja) are (c, a) and (a, c + ia), i < j.
                let value = |a, b| fold(a, b, |q, r| if q > r { q } else { q - 1 });
                nim_sum(games.iter().map(|&[a, b]| value(a, b))) != 0
            })
        }),
        wrong("hack-one-win", |input| {
            cases(input, |games| games.iter().any(|&[a, b]| length(a, b) % 2 == 1))
        }),
        wrong("hack-divisions", |input| longest(input, |a, b| fold(a, b, |_, r| r + 1))),
        wrong("hack-forced", |input| {
            longest(input, |a, b| {
                fold(a, b, |_, r| if r > 0 && r % 2 == 1 { r + 2 } else { r + 1 })
            })
        }),
        wrong("hack-drag", |input| longest(input, |a, b| dragged(a, b).1)),
    ],
    ..Spec::NEW
};

/// `wins` is told the games of a case, the smaller pile of each first.
fn cases(input: &mut Input, wins: impl Fn(&[[u64; 2]]) -> bool) -> String {
    let mut verdicts = String::new();
    while let Ok(count) = input.word().parse() {
        let games = (0..count).map(|_| input.array().map(|pile: u64| pile));
        let games: Vec<[u64; 2]> = games.map(|[p, q]| [p.min(q), p.max(q)]).collect();
        verdicts += if wins(&games) { "MM\n" } else { "GG\n" };
    }
    verdicts
}

fn longest(input: &mut Input, length: impl Fn(u64, u64) -> u64) -> String {
    cases(input, |games| games.iter().map(|&[a, b]| length(a, b)).max().is_some_and(|s| s % 2 == 1))
}

/// Along Euclid's algorithm: `next` is told the quotient and the number of what remains.
fn fold(a: u64, b: u64, next: fn(u64, u64) -> u64) -> u64 {
    if a == 0 {
        return 0;
    }
    next(b / a, fold(b % a, a, next))
}

fn length(a: u64, b: u64) -> u64 {
    fold(a, b, |q, r| if q > 1 && r % 2 == 1 { r + 2 } else { r + 1 })
}

/// Whether it is won, and the moves if the winner drags it out with any move.
fn dragged(a: u64, b: u64) -> (bool, u64) {
    if a == 0 {
        return (false, 0);
    }
    let mut options = vec![dragged(b % a, a)];
    for _ in 0..b / a {
        let is_won = options.iter().any(|option| !option.0);
        let lengths = options.iter().map(|option| option.1);
        let next = if is_won { lengths.max() } else { lengths.min() };
        options.push((is_won, 1 + next.unwrap()));
    }
    options.pop().unwrap()
}

/// A game of at most this length, by Euclid's algorithm backwards.
fn game(random: &mut Random, largest: u64) -> [u64; 2] {
    let factor = if random.once_in(4) { random.from(2, 5) } else { 1 };
    let (mut a, mut b, mut length) = (0, factor, 0);
    let steps = random.from(1, largest);
    for _ in 0..steps {
        let most = if random.is_small() { 3 } else { 8 };
        let q = if random.once_in(3) { random.from(1, most) } else { 1 };
        let waits = q > 1 && length % 2 == 1;
        let next = length + if waits { 2 } else { 1 };
        if a + q * b > MOST || next > largest {
            break;
        }
        (a, b, length) = (b, a + q * b, next);
    }
    [a.max(1), b]
}
