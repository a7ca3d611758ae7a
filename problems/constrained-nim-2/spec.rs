use spec::prelude::*;

const HEAPS: u64 = 200_000;
const MOST: u64 = 1_000_000_000;

pub const SPEC: Spec = Spec {
    unit: "heaps",
    largest: HEAPS as usize,
    generate,
    validate: |input| {
        let count = input.number("n", 1..=HEAPS);
        let least = input.number("L", 1..=MOST);
        input.number("R", least..=MOST);
        input.end();
        input.line(count, "heap", 1..=MOST);
    },
    lost: Some("Second"),
    long: &[
        ("max-heaps", || {
            // Each heap twice, then one that is won alone, and one without a move.
            let heaps = [pairs(HEAPS / 2 - 1, 1, MOST), vec![300, 299]].concat();
            (line([HEAPS, 300, 1000]) + &line(heaps), "First\n".into())
        }),
        ("max-heaps-lost", || {
            (line([HEAPS, 7, MOST]) + &line(pairs(HEAPS / 2, 1, MOST)), "Second\n".into())
        }),
    ],
    mistakes: &[
        wrong("hack-not-divided", |input| by_heaps(input, |x, l, r| x % (l + r))),
        wrong("hack-r-plus-1", |input| by_heaps(input, |x, l, r| x % (r + 1) / l)),
        wrong("hack-units", |input| by_heaps(input, |x, l, r| x / l % (r / l + 1))),
    ],
    ..Spec::NEW
};

fn by_heaps(input: &mut Input, value: fn(u64, u64, u64) -> u64) -> String {
    let [count, l, r] = input.array();
    let sum = nim_sum((0..count).map(|_| value(input.number(), l, r)));
    String::from(if sum == 0 { "Second\n" } else { "First\n" })
}

fn generate(random: &mut Random) {
    let count = random.items(1);
    let is_lost = random.is_to_be_lost();
    let mut heaps = random.numbers(count, 1, MOST);
    // Some heap has a move.
    let most = random.one_of(&heaps).min(if random.is_small() { 4 } else { MOST });
    let l = random.from(1, most);
    let r = random.from(l, MOST.min(l + most));
    if random.once_in(4) {
        // The smallest one that begins the period anew.
        heaps[0] = MOST.min(l + r);
    }
    if is_lost {
        let others = &heaps[..count - 1];
        let wanted = nim_sum(others.iter().map(|heap| heap % (l + r) / l));
        // The last one becomes the least heap of that value, if there is one.
        let least = if wanted > 0 { wanted.saturating_mul(l) } else { l.min(2) - 1 };
        if (1..(l + r).min(MOST)).contains(&least) {
            heaps[count - 1] = least;
        }
    }
    random.line([count as u64, l, r]);
    random.line(heaps);
}
