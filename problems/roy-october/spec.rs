use spec::prelude::*;

const QUESTIONS: u64 = 100_000;
const MOST: u64 = 50_000_000;

pub const SPEC: Spec = Spec {
    unit: "questions",
    largest: QUESTIONS as usize,
    generate: |random| {
        random.in_lines(|random| {
            let times = if random.is_to_be_lost() { 6 } else { 1 };
            [times * random.number(1, MOST / times)]
        });
    },
    validate: |input| input.times("T", 1..=QUESTIONS, |input| input.single("n", 1..=MOST)),
    lost: Some("Roy wins!"),
    long: &[("max-questions", || {
        // The largest heaps: whoever faces a multiple of 6 leaves none, and leaves 1 to 5 too many.
        let heaps = MOST - QUESTIONS + 1..=MOST;
        let answer = |n: u64| if n % 6 == 0 { "Roy wins!\n" } else { "October wins!\n" };
        (
            line([QUESTIONS]) + &heaps.clone().map(|n| line([n])).collect::<String>(),
            heaps.map(answer).collect(),
        )
    })],
    mistakes: &[
        wrong("hack-one", |input| {
            let won = won(|take| take != 1 && is_power_of_prime(take));
            verdicts(input, |n| won[n.min(1000) as usize])
        }),
        wrong("hack-squares", |input| verdicts(input, |n| n % 4 != 0)),
    ],
    ..Spec::NEW
};

fn verdicts(input: &mut Input, wins: impl Fn(u64) -> bool) -> String {
    input.cases(["October wins!", "Roy wins!"], |input| wins(input.number()))
}

/// Is each heap from 0 to 1000 won, with the takes that are allowed?
fn won(is_allowed: fn(u64) -> bool) -> Vec<bool> {
    let takes: Vec<u64> = (1..=1000).filter(|&take| is_allowed(take)).collect();
    let mut won: Vec<bool> = vec![];
    for n in 0..=1000 {
        let wins_by =
            |take: &u64| u64::checked_sub(n, *take).is_some_and(|rest| !won[rest as usize]);
        won.push(takes.iter().any(wins_by));
    }
    won
}

fn is_power_of_prime(n: u64) -> bool {
    let prime = (2..=n).find(|&divisor| n.is_multiple_of(divisor));
    prime.is_some_and(|prime| prime.pow(n.ilog(prime)) == n)
}
