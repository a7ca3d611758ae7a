use super::prelude::*;
use std::collections::HashMap;

const ONE: i64 = 1 << 39;

pub const SPEC: Spec = Spec {
    unit: "piles",
    largest: 40,
    generate,
    promise: |words| {
        words.times("n", 1..=40, |words| {
            words.word_of("the number of boxes", 1..=40, "BW");
            words.end();
        });
    },
    mistakes: &[
        wrong("hack-count", |input| {
            most(input, |pile| pile.bytes().map(|box_| sign(box_) * ONE).sum(), false)
        }),
        wrong("hack-top", |input| {
            most(input, |pile| value(&pile.chars().rev().collect::<String>()), false)
        }),
        wrong("hack-run", |input| {
            let halved = |pile: &str| {
                let steps = pile.bytes().zip(0..);
                steps.map(|(box_, i)| sign(box_) * (ONE >> i)).sum()
            };
            most(input, halved, false)
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
            most(input, by_changes, false)
        }),
        wrong("hack-late", |input| {
            let late = |pile: &str| {
                let run = run(pile);
                let step = |i: usize| ONE >> i.saturating_sub(run);
                pile.bytes().enumerate().map(|(i, box_)| sign(box_) * step(i)).sum()
            };
            most(input, late, false)
        }),
        wrong("hack-box", |input| {
            // The simplest number above the rest, for a black box, or below it.
            let top_only = |pile: &str| {
                let mut z = 0;
                for box_ in pile.bytes() {
                    z = match box_ {
                        b'B' if z < 0 => 0,
                        b'B' => z + ONE,
                        _ if z > 0 => 0,
                        _ => z - ONE,
                    };
                }
                z
            };
            most(input, top_only, false)
        }),
        wrong("hack-pairs", |input| {
            let mut piles: Vec<(i64, usize)> =
                given_piles(input).iter().map(|pile| (value(pile), pile.len())).collect();
            piles.sort_unstable();
            let mut boxes = 0;
            while let Some((value, length)) = piles.pop() {
                if let Some(i) = piles.iter().rposition(|pile| pile.0 == -value) {
                    boxes += length + piles.remove(i).1;
                }
            }
            line([boxes])
        }),
        wrong("hack-greedy", |input| {
            let mut piles = given_piles(input);
            piles.sort_by_key(|pile| pile.len());
            let mut sum: i64 = piles.iter().map(|pile| value(pile)).sum();
            while let Some(i) = piles.iter().position(|pile| (sum - value(pile)).abs() < sum.abs())
            {
                sum -= value(piles.remove(i));
            }
            let boxes: usize = piles.iter().map(|pile| pile.len()).sum();
            line([if sum == 0 { boxes } else { 0 }])
        }),
        wrong("hack-piles", |input| most(input, value, true)),
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

/// How many boxes at the bottom have the same colour.
fn run(pile: &str) -> usize {
    let first = pile.as_bytes()[0];
    pile.bytes().take_while(|&box_| box_ == first).count()
}

fn value(pile: &str) -> i64 {
    let run = run(pile);
    let step = |i: usize| ONE >> (i + 1).saturating_sub(run);
    pile.bytes().enumerate().map(|(i, box_)| sign(box_) * step(i)).sum()
}

fn given_piles<'a>(input: &mut Input<'a>) -> Vec<&'a str> {
    let count = input.number();
    (0..count).map(|_| input.word()).collect()
}

/// The most boxes, or first the most piles, in a set whose values have the sum 0.
fn most(input: &mut Input, value: impl Fn(&str) -> i64, by_piles: bool) -> String {
    let piles = given_piles(input);
    let (left, right) = piles.split_at(piles.len() / 2);
    // For each sum the most (piles, boxes); wrong programs may be slow.
    let sums = |piles: &[&str]| {
        let mut sums: Vec<(i64, [usize; 2])> = vec![(0, [0, 0])];
        for pile in piles {
            let worth = value(pile);
            let more = |&(sum, [count, boxes]): &(i64, [usize; 2])| {
                (sum + worth, [count + usize::from(by_piles), boxes + pile.len()])
            };
            sums.extend(sums.iter().map(more).collect::<Vec<_>>());
        }
        let mut most: HashMap<i64, [usize; 2]> = HashMap::new();
        for (sum, counts) in sums {
            let best = most.entry(sum).or_insert(counts);
            *best = counts.max(*best);
        }
        most
    };
    let (left, right) = (sums(left), sums(right));
    let both = left.iter().filter_map(|(sum, [count, boxes])| {
        right.get(&-sum).map(|other| [count + other[0], boxes + other[1]])
    });
    line([both.max().unwrap()[1]])
}

/// Piles beside others whose values cancel them: the same with the colours exchanged, or two that
/// are each worth half as much with the other sign, and a few more.
fn generate(draw: &mut Draw) {
    let n = draw.items(1).min(40);
    let most = if draw.is_small() { 1 + n as u64 } else { draw.one_of(&[3, 8, 40]) };
    let has_mirrors = draw.once_in(2);
    let mut piles: Vec<String> = draw.each(n, |draw| {
        let height = draw.from(1, most);
        (0..height).map(|_| if draw.once_in(2) { 'W' } else { 'B' }).collect()
    });
    if has_mirrors {
        for i in 0..n / 2 {
            let other = |box_: char| if box_ == 'B' { 'W' } else { 'B' };
            piles[n - 1 - i] = piles[i].chars().map(other).collect();
        }
    }
    let shape = draw.from(0, 2);
    if n > 2 && shape > 0 {
        // A half twice against a whole, so that pairs are not enough.
        let (half, whole) = if shape == 1 { ("BW", "W") } else { ("WB", "B") };
        piles[0] = half.into();
        piles[1] = half.into();
        piles[2] = whole.into();
    }
    draw.line([n]);
    for pile in piles {
        draw.line([pile]);
    }
}
