use spec::prelude::*;

const MOST: u64 = 1_000_000_000;
/// Games, and heaps in all of them.
const HEAPS: u64 = 200_000;

pub const SPEC: Spec = Spec {
    unit: "heaps",
    largest: HEAPS as usize,
    generate: |random| {
        random.in_cases([HEAPS, HEAPS], |random, count| {
            let is_lost = random.is_to_be_lost();
            let mut heaps = random.numbers(count, 1, MOST);
            let is_single = !is_lost && random.once_in(2);
            if is_lost || is_single {
                heaps = heaps.into_iter().map(|heap| heap + heap % 2).collect();
            }
            if is_single {
                // A single odd one.
                heaps[random.from(0, count as u64 - 1) as usize] -= 1;
            }
            random.list(&heaps);
        });
    },
    validate: |input| {
        let mut all = 0;
        input.times("t", 1..=HEAPS, |input| {
            all += input.list("n", 1..=HEAPS, "heap", 1..=MOST).len() as u64;
        });
        input.at_most("the sum of n", all, HEAPS);
    },
    lost: Some("second"),
    long: &[
        ("max-cases", || {
            // The heaps 1, 2, …, a case each.
            let heaps = (1..=HEAPS).flat_map(|heap| list(&[heap]).into_bytes());
            let input = line([HEAPS]) + &String::from_utf8(heaps.collect()).unwrap();
            (input, "first\nsecond\n".repeat(HEAPS as usize / 2))
        }),
        ("max-heaps", || {
            // The last heap alone is odd.
            let mut heaps = even_heaps();
            heaps[HEAPS as usize - 1] -= 1;
            (line([1]) + &list(&heaps), "first\n".into())
        }),
        ("max-odd-heaps", || {
            // As many as are 0 and 1 in 16 bits, and negative.
            let games = [1 << 16, (1 << 16) + 1, 1 << 15].map(|odd| list(&vec![1; odd]));
            (line([3]) + &games.concat(), "first\n".repeat(3))
        }),
        ("max-heaps-lost", || (line([1]) + &list(&even_heaps()), "second\n".into())),
    ],
    mistakes: &[
        wrong("hack-plain-nim", |input| verdicts(input, |heaps| nim_sum(heaps) != 0)),
        wrong("hack-total", |input| verdicts(input, |heaps| heaps.iter().sum::<u64>() % 2 == 1)),
        wrong("hack-early", |input| {
            input.cases(FIRST_SECOND, |input| (0..input.number()).any(|_| input.number() % 2 == 1))
        }),
    ],
    ..Spec::NEW
};

const FIRST_SECOND: [&str; 2] = ["first", "second"];

fn verdicts(input: &mut Input, wins: fn(Vec<u64>) -> bool) -> String {
    input.cases(FIRST_SECOND, |input| wins(input.list()))
}

fn even_heaps() -> Vec<u64> {
    pairs(HEAPS / 2, 1, MOST / 2).into_iter().map(|half| 2 * half).collect()
}
