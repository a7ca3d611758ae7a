use spec::prelude::*;

const CASES: u64 = 100;
const ROUNDS: u64 = 200;
const MOST: u64 = 1_000_000_000_000_000_000;

pub const SPEC: Spec = Spec {
    unit: "rounds",
    largest: (CASES * ROUNDS) as usize,
    generate: |random| {
        random.in_cases([CASES, ROUNDS], |random, n| {
            let mut a = random.numbers(n, 1, MOST);
            let is_lost = random.is_to_be_lost();
            // A nim-sum of some later numbers of player 0.
            let (mut s, mut sum) = (vec!["0"; n], 0);
            for i in (0..n).rev() {
                if random.once_in(2) && (is_lost || (1..=MOST).contains(&sum)) {
                    s[i] = "1";
                    a[i] = if is_lost { a[i] } else { sum };
                } else if random.once_in(2) {
                    sum ^= a[i];
                }
            }
            random.list(&a);
            random.line([s.concat()]);
        });
    },
    validate: |input| {
        input.times("T", 1..=CASES, |input| {
            let n = input.list("N", 1..=ROUNDS, "A", 1..=MOST).len();
            input.letters(n as u64, "01");
            input.end();
        });
    },
    lost: Some("1"),
    long: &[
        ("max-battles", || {
            // Last come all powers of two below 2^59, for player 0; or 2^58 is not there, and player 1 has it
            // in the round before them.
            let a = |high: u64| {
                let powers = (0..58).map(|bit| 1 << bit).chain([high]);
                spread(ROUNDS - 60, 1, (1 << 59) - 1).into_iter().chain([1 << 58]).chain(powers)
            };
            let battle = |high| battle(&a(high).collect::<Vec<_>>(), &("10".repeat(70) + "1"));
            in_turn(&[battle(1 << 58), battle(3)])
        }),
        ("max-numbers", || {
            // The largest number is a nim-sum of the last two, or it is not.
            let high = 1 << 59;
            let a = |last| [vec![MOST; ROUNDS as usize - 2], vec![high, last]].concat();
            let battle = |last| battle(&a(last), &"1".repeat(ROUNDS as usize - 2));
            in_turn(&[battle(MOST ^ high), battle(MOST ^ high ^ 1)])
        }),
    ],
    mistakes: &[
        wrong("hack-forward", |input| verdicts(input, |a, s, i| is_sum(a[i], &of_0(&a[..i], s)))),
        wrong("hack-last", |input| verdicts(input, |_, s, i| i + 1 < s.len())),
        wrong("hack-past", |input| verdicts(input, |a, s, i| is_sum(a[i], &of_0(a, s)))),
        wrong("hack-equal", |input| {
            verdicts(input, |a, s, i| of_0(&a[i..], &s[i..]).contains(&a[i]))
        }),
        wrong("hack-31-bits", |input| {
            verdicts(input, |a, s, i| {
                let low = |number: u64| number & 0x7FFF_FFFF;
                let later: Vec<u64> = of_0(&a[i..], &s[i..]).into_iter().map(low).collect();
                is_sum(low(a[i]), &later)
            })
        }),
    ],
    ..Spec::NEW
};

/// A battle of all rounds; in those for which there is no letter player 0 moves.
fn battle(a: &[u64], s: &str) -> String {
    list(a) + s + &"0".repeat(a.len() - s.len()) + "\n"
}

/// All battles: one that player 0 wins and one that player 1 wins, in turn.
fn in_turn(two: &[String; 2]) -> (String, String) {
    let times = CASES as usize / 2;
    (line([CASES]) + &two.concat().repeat(times), "0\n1\n".repeat(times))
}

/// Player 0 is thought to win if each of player 1's rounds is harmless.
fn verdicts(input: &mut Input, is_harmless: fn(&[u64], &[u8], usize) -> bool) -> String {
    input.cases(["0", "1"], |input| {
        let (a, s) = (input.list(), input.word().as_bytes());
        (0..a.len()).all(|i| s[i] == b'0' || is_harmless(&a, s, i))
    })
}

/// The numbers of player 0.
fn of_0(a: &[u64], s: &[u8]) -> Vec<u64> {
    a.iter().zip(s).filter(|one| *one.1 == b'0').map(|one| *one.0).collect()
}

/// Is it a nim-sum of some of the others? Elimination by their highest bits.
fn is_sum(mut number: u64, others: &[u64]) -> bool {
    let mut others = others.to_vec();
    while let Some(largest) = others.iter().copied().max().filter(|&largest| largest > 0) {
        for other in others.iter_mut().chain([&mut number]) {
            *other = (*other).min(*other ^ largest);
        }
    }
    number == 0
}
