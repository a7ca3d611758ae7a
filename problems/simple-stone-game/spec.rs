use spec::prelude::*;

const CASES: u64 = 20;
const MOST: u64 = 100_000_000;
const TIMES: u64 = 100_000;

pub const SPEC: Spec = Spec {
    unit: "games",
    largest: CASES as usize,
    generate: |random| {
        random.in_lines(|random| {
            let k = if random.once_in(3) { random.number(1, TIMES) } else { random.from(1, 5) };
            let n = random.number(2, MOST);
            // Half of them lost: the last number of the sequence that is not above n.
            let is_lost = random.is_to_be_lost();
            let lost = whole(n, k).into_iter().rev().find(|&a| a <= n).unwrap_or(2);
            [if is_lost { lost.max(2) } else { n }, k]
        });
    },
    validate: |input| {
        input.times("t", 1..=CASES, |input| {
            input.fields([("n", 2..=MOST), ("k", 1..=TIMES)]);
        });
    },
    lost: None,
    mistakes: &[
        wrong("hack-strict", |input| {
            answers(input, |n, k| {
                let (mut lost, mut j) = (vec![1], 0);
                while lost[lost.len() - 1] < n {
                    let a = lost[lost.len() - 1];
                    while k * lost[j] <= a && j + 1 < lost.len() {
                        j += 1;
                    }
                    lost.push(a + lost[j]);
                }
                parts(n, &lost)[0]
            })
        }),
        wrong("hack-fibonacci", |input| answers(input, |n, _| parts(n, &whole(n, 2))[0])),
        wrong("hack-down", |input| {
            answers(input, |n, k| {
                let parts = parts(n, &whole(n, k));
                n - if parts.len() > 1 { parts[parts.len() - 1] } else { 0 }
            })
        }),
        wrong("hack-all", |input| printed(input, |n, k| parts(n, &whole(n, k))[0].to_string())),
        wrong("hack-bash", |input| {
            printed(input, |n, k| match n % (k + 1) {
                0 => "lose".into(),
                rest => rest.to_string(),
            })
        }),
    ],
    ..Spec::NEW
};

/// A take of all n stones stands for a loss.
fn answers(input: &mut Input, take: impl Fn(u64, u64) -> u64) -> String {
    printed(input, |n, k| {
        let taken = take(n, k);
        if taken == n {
            "lose".into()
        } else {
            taken.to_string()
        }
    })
}

fn printed(input: &mut Input, take: impl Fn(u64, u64) -> String) -> String {
    let mut answer = String::new();
    for i in 1..=input.number() {
        let [n, k] = input.array();
        answer += &format!("Case {i}: {}\n", take(n, k));
    }
    answer
}

/// The lost numbers, up to the first that is not below n.
fn whole(n: u64, k: u64) -> Vec<u64> {
    let (mut lost, mut j) = (vec![1], 0);
    while lost[lost.len() - 1] < n {
        let a = lost[lost.len() - 1];
        j += lost[j..].iter().take_while(|&&b| k * b < a).count();
        lost.push(a + lost[j]);
    }
    lost
}

/// What is subtracted from n, the least first.
fn parts(n: u64, lost: &[u64]) -> Vec<u64> {
    let (mut rest, mut parts) = (n, vec![]);
    for &a in lost.iter().rev() {
        if a <= rest {
            rest -= a;
            parts.insert(0, a);
        }
    }
    parts
}
