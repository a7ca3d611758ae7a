use spec::prelude::*;

const CASES: u64 = 20;
const MEN: u64 = 1000;
const SQUARES: u64 = 10_000;

pub const SPEC: Spec = Spec {
    unit: "men",
    largest: (CASES * MEN) as usize,
    generate,
    validate: |input| {
        input.times("T", 1..=CASES, |input| {
            let men = input.single("N", 1..=MEN);
            input.distinct(men, "square", 1..=SQUARES);
        });
    },
    lost: Some("Bob will win"),
    mistakes: &[
        wrong("hack-pairs-from-the-left", |input| {
            by_gaps(input, |gaps| nim_sum(gaps.iter().copied().skip(1).step_by(2)))
        }),
        wrong("hack-unsorted", |input| {
            input.cases(GEORGIA_BOB, |input| from_the_right(&gaps(&input.list())) != 0)
        }),
        wrong("hack-distance", |input| {
            by_gaps(input, |gaps| nim_sum(gaps.iter().rev().step_by(2).map(|gap| gap + 1)))
        }),
        wrong("hack-all-gaps", |input| by_gaps(input, |gaps| nim_sum(gaps.to_vec()))),
    ],
    ..Spec::NEW
};

const GEORGIA_BOB: [&str; 2] = ["Georgia will win", "Bob will win"];

fn by_gaps(input: &mut Input, sum: fn(&[u64]) -> u64) -> String {
    input.cases(GEORGIA_BOB, |input| {
        let mut squares = input.list();
        squares.sort_unstable();
        sum(&gaps(&squares)) != 0
    })
}

/// The free squares left of each man.
fn gaps(squares: &[u64]) -> Vec<u64> {
    let befores = std::iter::once(0).chain(squares.iter().copied());
    befores.zip(squares).map(|(a, b)| b.wrapping_sub(a + 1)).collect()
}

fn from_the_right(gaps: &[u64]) -> u64 {
    nim_sum(gaps.iter().copied().rev().step_by(2))
}

/// Men by their gaps, in any order.
fn generate(random: &mut Random) {
    random.in_cases([CASES, MEN], |random, count| {
        let is_lost = random.is_to_be_lost();
        let mut gaps = if random.is_small() {
            random.numbers(count, 0, 10)
        } else {
            // No square is above SQUARES: each gap takes some of the squares that are left.
            let mut free = SQUARES - count as u64;
            let share = random.one_of(&[1, 2, count as u64]);
            let shared = random.each(count, |random| {
                let gap = random.from(0, free / share);
                free -= gap;
                gap
            });
            if is_lost {
                shared.iter().map(|gap| gap / 2).collect()
            } else {
                shared
            }
        };
        if is_lost {
            let others = nim_sum(gaps.iter().rev().skip(2).step_by(2).copied());
            let free = SQUARES - count as u64 - gaps[..count - 1].iter().sum::<u64>();
            gaps[count - 1] = others.min(free);
        }
        let mut squares: Vec<u64> = gaps.iter().map(|gap| gap + 1).collect();
        for i in 1..count {
            squares[i] += squares[i - 1];
        }
        if random.once_in(2) {
            random.shuffle(&mut squares);
        }
        random.list(&squares);
    });
}
