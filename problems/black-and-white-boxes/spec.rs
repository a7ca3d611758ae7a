use spec::prelude::*;
use std::collections::HashMap;

const ONE: i64 = 1 << 39;

const PILES: usize = 40;
/// The most boxes of a pile.
const BOXES: u64 = 40;

pub const SPEC: Spec = Spec {
    unit: "piles",
    largest: PILES,
    generate,
    validate: |input| {
        input.times("n", 1..=PILES as u64, |input| {
            input.word_of("the number of boxes", 1..=BOXES, "BW");
            input.end();
        });
    },
    mistakes: &[
        wrong("hack-top", |input| {
            most(input, |pile| value(&pile.chars().rev().collect::<String>()))
        }),
        wrong("hack-run", |input| {
            let halved = |pile: &str| {
                let steps = pile.bytes().zip(0..);
                steps.map(|(box_, i)| sign(box_) * (ONE >> i)).sum()
            };
            most(input, halved)
        }),
        wrong("hack-change", |input| {
            let by_changes = |pile: &str| {
                let (mut sum, mut step, mut before) = (0, ONE, pile.as_bytes()[0]);
                for box_ in pile.bytes() {
                    step /= if box_ == before { 1 } else { 2 };
                    before = box_;
                    sum += sign(box_) * step;
                }
                sum
            };
            most(input, by_changes)
        }),
        wrong("hack-same-sum", |input| most_by(input, value, |first, _| first)),
    ],
    ..Spec::NEW
};

fn sign(box_: u8) -> i64 {
    if box_ == b'B' {
        1
    } else {
        -1
    }
}

fn value(pile: &str) -> i64 {
    let first = pile.as_bytes()[0];
    let run = pile.bytes().take_while(|&box_| box_ == first).count();
    let step = |i: usize| ONE >> (i + 1).saturating_sub(run);
    pile.bytes().enumerate().map(|(i, box_)| sign(box_) * step(i)).sum()
}

fn given_piles<'a>(input: &mut Input<'a>) -> Vec<&'a str> {
    let count = input.number();
    (0..count).map(|_| input.word()).collect()
}

/// The most boxes in a set whose values have the sum 0.
fn most(input: &mut Input, value: impl Fn(&str) -> i64) -> String {
    most_by(input, value, usize::max)
}

/// `keep` chooses between the numbers of boxes of two subsets of one half that have the same sum.
fn most_by(
    input: &mut Input,
    value: impl Fn(&str) -> i64,
    keep: fn(usize, usize) -> usize,
) -> String {
    let piles = given_piles(input);
    let (left, right) = piles.split_at(piles.len() / 2);
    // Wrong programs may be slow.
    let sums = |piles: &[&str]| {
        let mut sums = vec![(0, 0)];
        for pile in piles {
            let worth = value(pile);
            let more = |&(sum, boxes): &(i64, usize)| (sum + worth, boxes + pile.len());
            sums.extend(sums.iter().map(more).collect::<Vec<_>>());
        }
        let mut kept: HashMap<i64, usize> = HashMap::new();
        for (sum, boxes) in sums {
            let best = kept.entry(sum).or_insert(boxes);
            *best = keep(*best, boxes);
        }
        kept
    };
    let (left, right) = (sums(left), sums(right));
    let both = left.iter().filter_map(|(sum, boxes)| right.get(&-sum).map(|other| boxes + other));
    line([both.max().unwrap()])
}

/// Piles beside others whose values cancel them: the same with the colours exchanged, or two that
/// are each worth half as much with the other sign, and a few more.
fn generate(random: &mut Random) {
    let n = random.items(1).min(PILES);
    let most = if random.is_small() { 1 + n as u64 } else { random.one_of(&[3, 8, BOXES]) };
    let has_mirrors = random.once_in(2);
    let mut piles: Vec<String> = random.each(n, |random| {
        let height = random.from(1, most);
        (0..height).map(|_| if random.once_in(2) { 'W' } else { 'B' }).collect()
    });
    if has_mirrors {
        for i in 0..n / 2 {
            let other = |box_: char| if box_ == 'B' { 'W' } else { 'B' };
            piles[n - 1 - i] = piles[i].chars().map(other).collect();
        }
    }
    let shape = random.from(0, 2);
    if n > 2 && shape > 0 {
        // A half twice against a whole, so that pairs are not enough.
        let (half, whole) = if shape == 1 { ("BW", "W") } else { ("WB", "B") };
        piles[0] = half.into();
        piles[1] = half.into();
        piles[2] = whole.into();
    }
    random.line([n]);
    for pile in piles {
        random.line([pile]);
    }
}
