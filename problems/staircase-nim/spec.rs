use spec::prelude::*;

const MOST: u64 = 1_000_000_000;

pub const SPEC: Spec = Spec {
    unit: "stairs",
    largest: 100_000,
    generate,
    validate: |input| drop(input.list("n", 1..=100_000, "a", 1..=MOST)),
    lost: Some("No"),
    long: &[
        ("max-stairs", || {
            // The odd stairs in pairs, but for stairs 1 and 3.
            let mut stairs = paired_stairs();
            stairs[0] = stairs[2] + 1;
            (list(&stairs), "Yes\n".into())
        }),
        ("max-stairs-lost", || (list(&paired_stairs()), "No\n".into())),
    ],
    mistakes: &[
        wrong("hack-even", |input| {
            verdict(input, |a| nim_sum(a.iter().copied().skip(1).step_by(2)))
        }),
        wrong("hack-all", |input| verdict(input, |a| nim_sum(a.to_vec()))),
        wrong("hack-order", |input| {
            verdict(input, |a| nim_sum(a.iter().copied().rev().step_by(2)))
        }),
    ],
    ..Spec::NEW
};

fn verdict(input: &mut Input, sum: fn(&[u64]) -> u64) -> String {
    yes_or_no(sum(&input.list()))
}

fn generate(random: &mut Random) {
    let count = random.items(1);
    let is_lost = random.is_to_be_lost();
    let mut stairs = random.numbers(count, 1, MOST);
    if is_lost {
        // One odd stair alone is never lost, and no stair is empty.
        stairs.resize(count.max(3), 1);
        let others = |stairs: &[u64]| nim_sum(stairs.iter().skip(2).step_by(2).copied());
        if others(&stairs) == 0 {
            stairs[2] ^= 1;
            stairs[2] += 2 * u64::from(stairs[2] == 0);
        }
        stairs[0] = others(&stairs).clamp(1, MOST);
    }
    random.list(&stairs);
}

/// The odd stairs are 50 000 numbers in pairs, the even ones anything.
fn paired_stairs() -> Vec<u64> {
    let (odd, even) = (pairs(25_000, 1, MOST - 1), pairs(25_000, 1, MOST));
    odd.into_iter().zip(even.into_iter().rev()).flat_map(<[u64; 2]>::from).collect()
}
