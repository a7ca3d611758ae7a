use spec::prelude::*;

const HEADS: u64 = 100;
const LAST: u64 = 99_999_999;

pub const SPEC: Spec = Spec {
    unit: "heads",
    largest: 1000 * HEADS as usize,
    generate: |random| {
        random.cases(
            [1000, HEADS],
            |_, _| (),
            |random, count| {
                let mut heads = random.numbers(count, 0, LAST);
                if random.is_to_be_lost() {
                    // Each value has an odd number of ones: only an even number of heads cancels.
                    heads.sort_unstable();
                    heads.dedup();
                    if heads.len() % 2 == 0 {
                        heads.pop();
                    }
                    let last = nim_sum(heads.iter().map(|&x| g(x))) / 2;
                    let others = heads.len();
                    heads.retain(|&x| x != last);
                    if heads.len() == others {
                        heads.push(last.min(LAST));
                    }
                }
                if heads.is_empty() {
                    return random.line([0]);
                }
                if heads.len() < count && random.once_in(2) {
                    heads.push(heads[0]);
                }
                random.list(&heads);
            },
        );
    },
    validate: |input| {
        input.cases(|input| {
            let heads = input.single("n", 0..=HEADS);
            if heads > 0 {
                input.line(heads, "a", 0..=LAST);
            }
        });
    },
    lost: Some("Yes"),
    long: &[("max-cases", || {
        // Coins 4j, 4j + 1, 4j + 2 and 4j + 3 together have the nim-sum 0; in odd cases one is missing.
        let case = |i: u64| {
            let mut coins: Vec<u64> = (0..HEADS / 4)
                .rev()
                .flat_map(|j| (0..4).map(move |k| 4 * (1_000_003 * j + i) + k))
                .collect();
            if i % 2 == 1 {
                coins[0] = coins[1];
            }
            list(&coins)
        };
        ((0..1000).map(case).collect(), "Yes\nNo\n".repeat(500))
    })],
    mistakes: &[
        wrong("hack-named-twice", |input| answers(input, ["Yes", "No"], false, g)),
        wrong("hack-from-one", |input| answers(input, ["Yes", "No"], true, |x| g(x + 1))),
        wrong("hack-even", |input| answers(input, ["Yes", "No"], true, |x| g(x) ^ 1)),
        wrong("hack-verdict", |input| answers(input, ["No", "Yes"], true, g)),
    ],
    ..Spec::NEW
};

fn g(x: u64) -> u64 {
    2 * x + u64::from(x.count_ones() % 2 == 0)
}

fn answers(input: &mut Input, [lost, won]: [&str; 2], once: bool, g: fn(u64) -> u64) -> String {
    let mut words = input.text.split_whitespace().map(|word| word.parse().unwrap());
    let mut answers = String::new();
    while let Some(count) = words.next() {
        let mut heads: Vec<u64> = words.by_ref().take(count as usize).collect();
        if once {
            heads.sort_unstable();
            heads.dedup();
        }
        let is_lost = nim_sum(heads.into_iter().map(g)) == 0;
        answers += &line([if is_lost { lost } else { won }]);
    }
    answers
}
