use super::kit::prelude::*;

pub const KNOWN: Known = Known {
    things: "rows",
    size: 10_000,
    generate,
    validate: |words| {
        words.times("T", 1..=100, |words| {
            let rows = words.number("n", 1..=100);
            words.number("k", 0..=100);
            words.number("d", 1..=20);
            let mut seen = HashSet::new();
            for _ in 0..rows {
                words.fresh(&mut seen, "y", -100..=100);
                let black = words.integer("b", -1000..=1000);
                let white = words.integer("w", -1000..=1000);
                words.holds(white != black, "b and w differ");
            }
        });
    },
    lost: Some("No"),
    wrong: |given, case| {
        given.cases(["Yes", "No"], |given| {
            let ([rows, retreats, _], mut sum) = (given.array(), 0);
            for _ in 0..rows {
                let (_, black, white) = (given.signed(), given.signed(), given.signed());
                sum ^= match case {
                    "hack-black-on-the-right" => white - black - 1,
                    "hack-gap" => (black - white).abs(),
                    "hack-negative" => (black.abs() - white.abs()).abs() - 1,
                    // A retreat to spare wins.
                    "hack-retreats" if retreats > 0 => 1 << 20,
                    "hack-retreats" => (black - white).abs() - 1,
                    _ => unknown(case),
                };
            }
            sum != 0
        })
    },
    ..UNKNOWN
};

fn generate(draw: &mut Draw) {
    draw.in_cases(100, |draw, rows| {
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
