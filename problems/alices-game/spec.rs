use spec::prelude::*;

const CASES: u64 = 1000; // not confirmed
const SHEETS: u64 = 100;
const MOST: u64 = 1_000_000_000;

pub const SPEC: Spec = Spec {
    unit: "sheets",
    largest: 10_000,
    generate: |random| {
        random.in_cases([CASES, SHEETS], |random, count| {
            let mut sheets = random.each(count, |random| {
                // Often long and narrow: the others have no cuts to spare.
                let side = |random: &mut Random| {
                    if random.once_in(2) {
                        random.from(1, 3)
                    } else {
                        random.number(1, MOST)
                    }
                };
                [side(random), side(random)]
            });
            // Half of them balanced, or one cut away from it.
            if random.is_to_be_lost() {
                let last = sheets.len() - 1;
                let others: i64 = sheets[..last].iter().map(|&[x, y]| spare(x, y)).sum();
                let wanted = others.unsigned_abs() + random.from(1, 2);
                if wanted <= MOST {
                    sheets[last] = if others > 0 { [1, wanted] } else { [wanted, 1] };
                }
            }
            random.line([sheets.len()]);
            for sheet in sheets {
                random.line(sheet);
            }
        });
    },
    validate: |input| {
        input.times("T", 1..=CASES, |input| {
            input.times("N", 1..=SHEETS, |input| {
                input.fields([("X", 1..=MOST), ("Y", 1..=MOST)]);
            });
        });
    },
    lost: None,
    long: &[("max-sheets", || {
        // In each game 99 sheets of one number of cuts, and a last one that balances them, or a cut more.
        let (mut input, mut output) = (line([CASES]), String::new());
        for i in 0..CASES {
            input += &line([SHEETS]);
            for j in 1..SHEETS {
                input += &line([10_000 + i + j, 1]);
            }
            let cuts: u64 = (1..SHEETS).map(|j| 9_999 + i + j).sum();
            input += &line([1, cuts + 1 - i % 2]);
            output += &format!("Case {}: {}\n", i + 1, if i % 2 == 1 { "Alice" } else { "Bob" });
        }
        (input, output)
    })],
    mistakes: &[
        wrong("hack-middle", |input| {
            let mut known = std::collections::HashMap::new();
            verdicts(input, |sheets| {
                sheets.iter().map(|&[x, y]| by_middle(x, y, &mut known)).sum::<i64>() > 0
            })
        }),
        wrong("hack-quotient", |input| {
            verdicts(input, |sheets| {
                let cuts = |&[x, y]: &[u64; 2]| {
                    if x >= y {
                        (x / y) as i64 - 1
                    } else {
                        1 - (y / x) as i64
                    }
                };
                sheets.iter().map(cuts).sum::<i64>() > 0
            })
        }),
        wrong("hack-zero", |input| verdicts(input, |sheets| sum(sheets) >= 0)),
        wrong("hack-int", |input| verdicts(input, |sheets| sum(sheets) as i32 > 0)),
        wrong("hack-lines", |input| {
            verdicts(input, |sheets| {
                sheets.iter().map(|&[x, y]| x as i64 - y as i64).sum::<i64>() > 0
            })
        }),
    ],
    ..Spec::NEW
};

fn verdicts(input: &mut Input, mut wins: impl FnMut(&[[u64; 2]]) -> bool) -> String {
    let mut answer = String::new();
    for i in 1..=input.number() {
        let count = input.number();
        let sheets: Vec<[u64; 2]> = (0..count).map(|_| input.array()).collect();
        answer += &format!("Case {i}: {}\n", if wins(&sheets) { "Alice" } else { "Bob" });
    }
    answer
}

fn sum(sheets: &[[u64; 2]]) -> i64 {
    sheets.iter().map(|&[x, y]| spare(x, y)).sum()
}

/// By the places of the highest bits.
fn spare(x: u64, y: u64) -> i64 {
    if x.ilog2() >= y.ilog2() {
        (x >> y.ilog2()) as i64 - 1
    } else {
        1 - (y >> x.ilog2()) as i64
    }
}

/// As if one had to cut as near the middle as possible: the simplest number between the halves.
fn by_middle(x: u64, y: u64, known: &mut std::collections::HashMap<[u64; 2], i64>) -> i64 {
    if let Some(&value) = known.get(&[x, y]) {
        return value;
    }
    let mut halves = |x: u64, y: u64, is_down: bool| {
        if is_down {
            by_middle(x / 2, y, known) + by_middle(x - x / 2, y, known)
        } else {
            by_middle(x, y / 2, known) + by_middle(x, y - y / 2, known)
        }
    };
    let left = if x > 1 { halves(x, y, true) } else { -1 << 40 };
    let right = if y > 1 { halves(x, y, false) } else { 1 << 40 };
    let value = if left < 0 && right > 0 {
        0
    } else if left >= 0 {
        left + 1
    } else {
        right - 1
    };
    known.insert([x, y], value);
    value
}
