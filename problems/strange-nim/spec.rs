use spec::prelude::*;

const HEAPS: u64 = 200;
const MOST: u64 = 1_000_000_000;

pub const SPEC: Spec = Spec {
    unit: "heaps",
    largest: HEAPS as usize,
    generate,
    validate: |input| {
        input.times("n", 1..=HEAPS, |input| {
            input.fields([("a", 1..=MOST), ("k", 1..=MOST)]);
        });
    },
    lost: Some("Aoki"),
    mistakes: &[
        wrong("hack-first-limit", |input| verdict(input, |a, k| a % (a / k + 1))),
        wrong("hack-step", |input| verdict(input, |a, k| back(a, k, 0))),
        too_slow("max-steps", |input| {
            verdict(input, |mut a, k| {
                while a >= k && a % k > 0 {
                    a = std::hint::black_box(a - a / k - 1);
                }
                a / k
            })
        }),
    ],
    ..Spec::NEW
};

fn verdict(input: &mut Input, value: fn(u64, u64) -> u64) -> String {
    let values = (0..input.number()).map(|_| value(input.number(), input.number()));
    String::from(if nim_sum(values) == 0 { "Aoki\n" } else { "Takahashi\n" })
}

fn generate(random: &mut Random) {
    let count = random.items(1);
    let is_lost = random.is_to_be_lost();
    let mut heaps = random.each(count, |random| {
        let a = random.number(1, MOST);
        // From takes as in Nim to none.
        let most = if random.is_small() { 4 } else { random.one_of(&[4, 10_000_000, MOST]) };
        [a, random.from(1, most)]
    });
    if is_lost {
        let others = &heaps[..count - 1];
        // With k = 1 a heap is worth its size, and 1 stone with k = 2 nothing.
        heaps[count - 1] = match nim_sum(others.iter().map(|&[a, k]| back(a, k, 1))) {
            0 => [1, 2],
            wanted @ 1..=MOST => [wanted, 1],
            _ => heaps[count - 1],
        };
    }
    random.line([count]);
    for heap in heaps {
        random.line(heap);
    }
}

/// Goes back from a heap by its limit and so much more, until k divides it or nothing can be taken:
/// the limit there.
fn back(mut heap: u64, k: u64, more: u64) -> u64 {
    while heap > k && heap % k > 0 {
        let step = heap / k + more;
        heap -= (heap % k).div_ceil(step) * step;
    }
    heap / k
}
