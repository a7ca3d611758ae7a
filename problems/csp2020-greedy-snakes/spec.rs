use spec::prelude::*;
use std::collections::VecDeque;

const SETS: u64 = 10;
const SNAKES: u64 = 1_000_000;
/// Of one set.
const CHANGES: u64 = 100_000;
const MOST: u64 = 1_000_000_000;

pub const SPEC: Spec = Spec {
    unit: "snakes",
    largest: SNAKES as usize,
    generate,
    validate: |input| {
        let sets = input.single("T", 1..=SETS);
        let mut strengths = input.list("n", 3..=SNAKES, "a", 0..=MOST);
        let n = strengths.len() as u64;
        for set in 0..sets {
            if set > 0 {
                let k = input.single("k", 0..=CHANGES);
                for _ in 0..k {
                    let x = input.number("", 1..=n);
                    strengths[x as usize - 1] = input.number("a", 0..=MOST);
                }
                input.end();
            }
            let do_not_fall = strengths.windows(2).all(|two| two[0] <= two[1]);
            input.holds(do_not_fall, "strengths do not decrease with the number");
        }
    },
    long: &[
        ("max-changes", || {
            // Of equal snakes the last would be eaten after its meal by the one before it: nobody eats.
            // In each later set CHANGES more have strength 0, and the last snake eats all of these.
            let mut input = line([SETS]) + &list(&[5; SNAKES as usize]);
            for set in 0..SETS - 1 {
                let zeros = (1..=CHANGES).flat_map(|x| [set * CHANGES + x, 0]);
                input += &(line([CHANGES]) + &line(zeros));
            }
            (input, (0..SETS).map(|set| line([SNAKES - set * CHANGES])).collect())
        }),
        ("max-sorted", || {
            // So is each eater here: it is left with about the difference of the ends, or with about the least.
            let snakes: Vec<u64> = (1..=SNAKES).map(|i| MOST - 500 * (SNAKES - i)).collect();
            (line([1]) + &list(&snakes), line([SNAKES - 1]))
        }),
        ("max-chain", || {
            // Each eater has strength 1 and is the weakest, up to the last two: an odd number of meals.
            let mut snakes = vec![2; SNAKES as usize];
            snakes[0] = 1;
            (line([1]) + &list(&snakes), line([SNAKES - 1]))
        }),
    ],
    mistakes: &[
        wrong("hack-no-parity", |input| {
            answers(input, true, |snakes| snakes_left(snakes, Slip::NoParity))
        }),
        wrong("hack-hungry-only", |input| {
            answers(input, true, |snakes| snakes_left(snakes, Slip::HungryOnly))
        }),
        wrong("hack-ties", |input| answers(input, true, |snakes| snakes_left(snakes, Slip::Ties))),
        wrong("hack-first-set", |input| {
            answers(input, false, |snakes| snakes_left(snakes, Slip::None))
        }),
    ],
    ..Spec::NEW
};

/// What is wrong.
#[derive(Clone, Copy, PartialEq)]
enum Slip {
    None,
    NoParity,
    HungryOnly,
    Ties,
}

/// Each set is a change of the one before it or, wrongly, of the first one.
fn answers(input: &mut Input, keeps: bool, left: fn(&[u64]) -> usize) -> String {
    let sets = input.number();
    let first = input.list();
    let mut strengths = first.clone();
    let mut text = line([left(&strengths)]);
    for _ in 1..sets {
        if !keeps {
            strengths.clone_from(&first);
        }
        for _ in 0..input.number() {
            let x = input.number() as usize - 1;
            strengths[x] = input.number();
        }
        text += &line([left(&strengths)]);
    }
    text
}

fn snakes_left(strengths: &[u64], slip: Slip) -> usize {
    let mut snakes: Vec<(u64, usize)> = strengths.iter().copied().zip(0..).collect();
    snakes.sort_unstable();
    let (mut hungry, mut fed) = (VecDeque::from(snakes), VecDeque::<(u64, usize)>::new());
    let (mut left, mut chain, mut weakest) = (strengths.len(), 0, hungry.pop_front());
    while let Some(weak) = weakest {
        let is_fed = fed.front() > hungry.back();
        let Some(strong) = (if is_fed { fed.pop_front() } else { hungry.pop_back() }) else {
            break;
        };
        let eater = (strong.0 - weak.0, strong.1);
        let others = match hungry.front() {
            Some(other) if slip == Slip::HungryOnly => Some(other),
            other => other.into_iter().chain(fed.back()).min(),
        };
        let is_safe = match others {
            Some(other) if slip == Slip::Ties => other.0 <= eater.0,
            Some(other) => *other < eater,
            None => true,
        };
        if !is_safe && slip == Slip::NoParity {
            break;
        }
        if is_safe && chain == 0 {
            fed.push_back(eater);
            left -= 1;
            weakest = hungry.pop_front();
            continue;
        }
        chain += 1;
        weakest = Some(eater);
        if is_safe {
            break;
        }
    }
    left - chain % 2
}

/// The strengths grow slowly, so that there are chains; a change goes between its neighbours.
fn generate(random: &mut Random) {
    // Chains that mistake fed snakes have nine snakes or more.
    let grows = !random.once_in(4);
    let n = if random.is_small() && grows { random.count(3, 18) } else { random.items(3) };
    let mut strengths = if grows {
        let mut strength = random.from(0, 2);
        let once = random.from(2, 3);
        random.each(n, |random| {
            strength += u64::from(random.once_in(once));
            strength
        })
    } else {
        random.numbers(n, 0, MOST)
    };
    strengths.sort_unstable();
    let more = random.count(0, if random.is_small() { 2 } else { SETS - 1 });
    random.line([more + 1]);
    random.list(&strengths);
    random.each(more, |random| {
        let k =
            random.from(0, (n as u64).min(if random.is_small() { 3 } else { CHANGES })) as usize;
        let first = random.from(0, (n - k) as u64) as usize;
        let least = if first == 0 { 0 } else { strengths[first - 1] };
        let most = strengths.get(first + k).copied().unwrap_or(strengths[n - 1] + 3);
        let mut new: Vec<u64> = (0..k).map(|_| random.from(least, most.min(MOST))).collect();
        new.sort_unstable();
        strengths[first..first + k].copy_from_slice(&new);
        random.line([k]);
        random.line((first..first + k).flat_map(|i| [i as u64 + 1, strengths[i]]));
    });
}
