use spec::prelude::*;

pub const SPEC: Spec = Spec {
    unit: "heaps",
    largest: 100_000,
    generate,
    validate: |input| {
        input.times("", 0..=U64, |input| {
            let [count, _] = input.fields([("", 0..=U64), ("k", 1..=U64)]);
            input.line(count, "heap", 0..=U64);
        });
    },
    lost: Some("Second"),
    long: &[("max-ones", || {
        // k = 2: what counts is the number of ones modulo 3.
        let game = |ones: usize| line([ones, 2]) + &line(vec![1; ones]);
        let input = line([3]) + &[1 << 16, (1 << 15) + 1, (1 << 16) + 1].map(game).concat();
        (input, "First\nSecond\nFirst\n".into())
    })],
    mistakes: &[
        wrong("hack-nim-sum", |input| {
            by_ones(input, |_, ones| ones.iter().any(|one| one % 2 != 0))
        }),
        wrong("hack-mod-k", |input| by_ones(input, |k, ones| ones.iter().any(|one| one % k != 0))),
        wrong("hack-two-places", |input| {
            by_ones(input, |k, ones| (1..=k).contains(&ones.iter().map(|one| one % (k + 1)).sum()))
        }),
    ],
    ..Spec::NEW
};

/// `wins` is told k, and how many heaps have a one in each binary place.
fn by_ones(input: &mut Input, wins: fn(u64, [u64; 64]) -> bool) -> String {
    input.cases(["First", "Second"], |input| {
        let [count, k] = input.array();
        let heaps = input.numbers(count);
        let ones = |place| heaps.iter().map(|heap| heap >> place & 1).sum();
        wins(k, std::array::from_fn(ones))
    })
}

fn generate(random: &mut Random) {
    random.in_cases([10, 100_000], |random, count| {
        let k = random.from(1, 4) as usize;
        let is_lost = random.is_to_be_lost();
        let mut heaps = random.numbers(count, 0, U64);
        if is_lost {
            // Each binary place in k + 1 heaps, or in none.
            heaps = vec![0; count.max(k + 1)];
            for place in 0..random.from(1, if random.is_small() { 4 } else { 64 }) {
                if random.once_in(2) {
                    let mut chosen = [0; 5];
                    for i in 0..=k {
                        let others = chosen;
                        let free = (0..heaps.len()).filter(|heap| !others[..i].contains(heap));
                        let at = random.from(0, (heaps.len() - i - 1) as u64) as usize;
                        chosen[i] = free.clone().nth(at).unwrap();
                        heaps[chosen[i]] |= 1 << place;
                    }
                }
            }
        }
        random.line([heaps.len(), k]);
        random.line(heaps);
    });
}
