//! What the tool knows of moore-nim.

use super::kit::draw::Draw;
use super::kit::given::{verdicts, Given};
use super::kit::pen::Pen;
use super::kit::shapes::{in_cases, U64};
use super::{wrong, Known, UNKNOWN};

pub const KNOWN: Known = Known {
    things: "heaps",
    sizes: [100_000, 1_000_000],
    generate,
    validate: |words| {
        words.lines(|words| {
            let count = words.number("", 0..=U64)?;
            words.number("k", 1..=U64)?;
            words.numbers(count, "heap", 0..=U64).map(drop)
        })
    },
    lost: Some("Second"),
    wrong: &[
        wrong("hack-mod-k", |words| moore(words, |_, ones, k| ones.iter().any(|one| one % k != 0))),
        wrong("hack-nim-sum", |words| {
            moore(words, |_, ones, _| ones.iter().any(|one| one % 2 != 0))
        }),
        wrong("hack-no-stones", |words| {
            moore(words, |count, ones, k| k >= count || ones.iter().any(|one| one % (k + 1) != 0))
        }),
        wrong("hack-two-places", |words| {
            moore(words, |_, ones, k| (1..=k).contains(&ones.iter().map(|one| one % (k + 1)).sum()))
        }),
    ],
    ..UNKNOWN
};

fn generate(pen: &mut Pen, draw: &mut Draw) {
    in_cases(pen, draw, 10, |pen, draw, count| {
        let k = draw.from(1, 4);
        let heaps = if draw.is_to_be_lost() {
            // Each binary place in k + 1 heaps, or in none.
            let mut heaps = vec![0_u64; count.max(k as usize + 1)];
            for place in 0..draw.from(1, 4) {
                if draw.once_in(2) {
                    draw.shuffle(&mut heaps);
                    heaps.iter_mut().take(k as usize + 1).for_each(|heap| *heap |= 1 << place);
                }
            }
            draw.shuffle(&mut heaps);
            heaps
        } else {
            draw.numbers(count, 0, U64)
        };
        pen.number(heaps.len());
        pen.number(k);
        pen.line();
        pen.numbers(&heaps);
    });
}

/// A verdict on the number of heaps, and of ones in each binary place.
fn moore(words: &mut Given, wins: impl Fn(u64, &[u64], u64) -> bool) -> String {
    verdicts(words, ["First", "Second"], |words| {
        let (count, k) = (words.number(), words.number());
        let mut ones = [0; 64];
        for heap in words.numbers(count) {
            for (place, ones) in ones.iter_mut().enumerate() {
                *ones += heap >> place & 1;
            }
        }
        wins(count, &ones, k)
    })
}
