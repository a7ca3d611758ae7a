use super::prelude::*;

pub const SPEC: Spec = Spec {
    unit: "heaps",
    largest: 25_000,
    generate: |draw| {
        draw.in_cases([500, 50], |draw, count| {
            let most = if draw.once_in(2) { 1 } else { 5000 };
            let mut heaps = draw.nim_heaps(count, [1, most]);
            if most == 1 && draw.once_in(3) {
                // One large heap among ones.
                let i = draw.from(0, count as u64 - 1) as usize;
                heaps[i] = draw.from(1, 5000);
            }
            draw.list(&heaps);
        });
    },
    promise: |words| words.times("T", 1..=500, |words| words.list("n", 1..=50, "heap", 1..=5000)),
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
