use spec::prelude::*;

const CASES: u64 = 100;
const ROWS: u64 = 100;
const RETREATS: u64 = 100;
const FAR: u64 = 20;
/// The numbers of the rows, from −100 on, and the columns, from −1000 on.
const NUMBER: i128 = 100;
const COLUMN: i128 = 1000;

pub const SPEC: Spec = Spec {
    unit: "rows",
    largest: (CASES * ROWS) as usize,
    generate,
    validate: |input| {
        input.times("T", 1..=CASES, |input| {
            input.end();
            let [rows, _, _] = input.fields([("n", 1..=ROWS), ("k", 0..=RETREATS), ("d", 1..=FAR)]);
            let mut seen = HashSet::new();
            for _ in 0..rows {
                let row = input.integer("y", -NUMBER..=NUMBER);
                input.holds(seen.insert(row), "no number is given twice");
                let black = input.integer("b", -COLUMN..=COLUMN);
                let white = input.integer("w", -COLUMN..=COLUMN);
                input.holds(white != black, "b and w differ");
                input.end();
            }
        });
    },
    lost: Some("No"),
    mistakes: &[
        wrong("hack-gap", |input| {
            verdicts(input, |black, white| (black - white).abs(), |_, sum| sum != 0)
        }),
        wrong("hack-black-on-the-right", |input| {
            verdicts(input, |black, white| white - black - 1, |_, sum| sum != 0)
        }),
        wrong("hack-retreats", |input| {
            let gap = |black: i64, white: i64| (black - white).abs() - 1;
            verdicts(input, gap, |retreats, sum| retreats > 0 || sum != 0)
        }),
    ],
    ..Spec::NEW
};

/// `heap` makes a heap of the columns of a row, `wins` a verdict of the retreats and the nim-sum.
fn verdicts(input: &mut Input, heap: fn(i64, i64) -> i64, wins: fn(u64, i64) -> bool) -> String {
    input.cases(["Yes", "No"], |input| {
        let [rows, retreats, _] = input.array();
        let heaps = (0..rows).map(|_| {
            input.signed();
            heap(input.signed(), input.signed())
        });
        wins(retreats, heaps.fold(0, |sum, heap| sum ^ heap))
    })
}

fn generate(random: &mut Random) {
    random.in_cases([CASES, ROWS], |random, rows| {
        let width = if random.is_small() { 8 } else { 2 * COLUMN as u64 };
        let gaps = random.nim_heaps(rows, [0, width - 1]);
        random.text.push('\n');
        let facts = [rows as u64, random.from(0, RETREATS), random.from(1, FAR)];
        random.line(facts);
        for (i, gap) in gaps.into_iter().enumerate() {
            // Within the columns, around 0 if small.
            let left = i128::from(random.from(0, width - 1 - gap)) - i128::from(width / 2);
            let mut columns = [left, left + i128::from(gap) + 1];
            random.shuffle(&mut columns);
            random.line([i as i128 - (rows / 2) as i128, columns[0], columns[1]]);
        }
    });
}
