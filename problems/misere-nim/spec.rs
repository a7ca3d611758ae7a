use spec::prelude::*;

const CASES: u64 = 500;
const HEAPS: u64 = 50;
const MOST: u64 = 5000;

pub const SPEC: Spec = Spec {
    unit: "heaps",
    largest: (CASES * HEAPS) as usize,
    generate: |random| {
        random.in_cases([CASES, HEAPS], |random, count| {
            let most = if random.once_in(2) { 1 } else { MOST };
            let mut heaps = random.nim_heaps(count, [1, most]);
            if most == 1 && random.once_in(3) {
                // One large heap among ones.
                let i = random.from(0, count as u64 - 1) as usize;
                heaps[i] = random.from(1, MOST);
            }
            random.list(&heaps);
        });
    },
    validate: |input| {
        input.times("T", 1..=CASES, |input| input.list("n", 1..=HEAPS, "heap", 1..=MOST));
    },
    lost: Some("Brother"),
    mistakes: &[
        wrong("hack-ones", |input| verdicts(input, |sum| sum != 0)),
        wrong("hack-large", |input| verdicts(input, |sum| sum == 0)),
    ],
    ..Spec::NEW
};

fn verdicts(input: &mut Input, wins: fn(u64) -> bool) -> String {
    input.cases(["John", "Brother"], |input| wins(nim_sum(input.list())))
}
