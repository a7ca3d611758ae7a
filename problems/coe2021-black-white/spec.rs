use super::prelude::*;

pub const SPEC: Spec = Spec {
    unit: "rows",
    largest: 10_000,
    generate,
    promise: |words| {
        words.times("T", 1..=100, |words| {
            words.end();
            let [rows, _, _] = words.fields([("n", 1..=100), ("k", 0..=100), ("d", 1..=20)]);
            let mut seen = HashSet::new();
            for _ in 0..rows {
                let row = words.integer("y", -100..=100);
                words.holds(seen.insert(row), "no number is given twice");
                let black = words.integer("b", -1000..=1000);
                let white = words.integer("w", -1000..=1000);
                words.holds(white != black, "b and w differ");
                words.end();
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

fn generate(draw: &mut Draw) {
    draw.in_cases([100, 100], |draw, rows| {
        let width = if draw.is_small() { 8 } else { 2000 };
        let gaps = draw.nim_heaps(rows, [0, width - 1]);
        draw.text.push('\n');
        let facts = [rows as u64, draw.from(0, 100), draw.from(1, 20)];
        draw.line(facts);
        for (i, gap) in gaps.into_iter().enumerate() {
            // Within [-1000, 1000], around 0 if small.
            let left = i128::from(draw.from(0, width - 1 - gap)) - i128::from(width / 2);
            let mut columns = [left, left + i128::from(gap) + 1];
            draw.shuffle(&mut columns);
            draw.line([i as i128 - (rows / 2) as i128, columns[0], columns[1]]);
        }
    });
}
