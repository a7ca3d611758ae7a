use spec::prelude::*;

const ROWS: u64 = 10;
/// Heaps in a row.
const HEAPS: u64 = 1000;
const MOST: u64 = 1_000_000_000;

pub const SPEC: Spec = Spec {
    unit: "heaps",
    largest: (ROWS * HEAPS) as usize,
    generate: |random| {
        random.in_cases([ROWS, HEAPS], |random, count| {
            let is_lost = random.is_to_be_lost();
            let mut row = random.numbers(count, 1, MOST);
            if is_lost && count > 1 {
                // Few rows are lost: the first heap is made to fit the others, or is not needed.
                row[0] = in_front(&row[1..], partner).min(MOST);
                row.retain(|&heap| heap > 0);
            }
            random.list(&row);
        });
    },
    validate: |input| {
        input.times("T", 1..=ROWS, |input| input.list("n", 1..=HEAPS, "heap", 1..=MOST));
    },
    lost: Some("0"),
    long: &[("max-rows", || {
        // A row that reads the same from both ends is lost, unless it is odd and all heaps are equal.
        let (mut input, mut output) = (line([ROWS]), String::new());
        for i in 0..ROWS as usize {
            let half = HEAPS as usize / 2;
            let all = &pairs(HEAPS / 2, 1, MOST)[i..];
            let row = all[..half].iter().chain(all[..half - i % 2].iter().rev());
            let mut row: Vec<u64> = row.copied().collect();
            row[0] += i as u64 / 5;
            input += &list(&row);
            output += if i < 5 { "0\n" } else { "1\n" };
        }
        (input, output)
    })],
    mistakes: &[
        wrong("hack-nim", |input| verdicts(input, |row| nim_sum(row.to_vec()) != 0)),
        wrong("hack-equal-ends", |input| {
            verdicts(input, |row| row.len() == 1 || row[0] != row[row.len() - 1])
        }),
        wrong("hack-near", |input| {
            verdicts(input, |row| {
                is_won(row, |x, near, far| if x == near { x } else { partner(x, near, far) })
            })
        }),
        wrong("hack-far", |input| {
            verdicts(input, |row| {
                let is_far = |x, near, far| x == far && x < near;
                is_won(
                    row,
                    |x, near, far| {
                        if is_far(x, near, far) {
                            x
                        } else {
                            partner(x, near, far)
                        }
                    },
                )
            })
        }),
        wrong("hack-exchanged", |input| {
            verdicts(input, |row| is_won(row, |x, near, far| partner(x, far, near)))
        }),
    ],
    ..Spec::NEW
};

fn verdicts(input: &mut Input, wins: fn(&[u64]) -> bool) -> String {
    input.cases(["1", "0"], |input| wins(&input.list()))
}

/// Is the first heap another one than makes the others lost?
fn is_won(row: &[u64], partner: impl Fn(u64, u64, u64) -> u64) -> bool {
    in_front(&row[1..], partner) != row[0]
}

/// The one heap that makes a row lost in front of it, 0 if it is lost without.
fn in_front(row: &[u64], partner: impl Fn(u64, u64, u64) -> u64) -> u64 {
    let mut ends = vec![[0; 2]; row.len() + 1];
    for length in 1..=row.len() {
        for first in 0..=row.len() - length {
            let ([front, back], [other_front, other_back]) = (ends[first], ends[first + 1]);
            let last = row[first + length - 1];
            ends[first] =
                [partner(last, back, front), partner(row[first], other_front, other_back)];
        }
    }
    ends[0][0]
}

/// The heap at the far end that goes with x.
fn partner(x: u64, near: u64, far: u64) -> u64 {
    if x == near {
        0
    } else if (far..near).contains(&x) {
        x + 1
    } else if (near..=far).contains(&x) {
        x - 1
    } else {
        x
    }
}
