use super::prelude::*;

pub const SPEC: Spec = Spec {
    unit: "units of the longest side",
    largest: 200,
    generate,
    promise: |words| {
        words.cases(|words| words.fields([("w", 2..=200), ("h", 2..=200)]));
    },
    lost: Some("LOSE"),
    long: &[("max-all-sheets", || {
        let values = values(200, RIGHT);
        let sheets = (2..=200).flat_map(|w| (2..=200).map(move |h| [w, h]));
        let verdicts = sheets.clone().map(|[w, h]| verdict(values[w][h]));
        (sheets.map(line).collect(), verdicts.collect())
    })],
    mistakes: &[
        wrong("hack-dead-piece", |input| verdicts(input, Rule { this: 1, that: 1, ..RIGHT })),
        wrong("hack-strip", |input| verdicts(input, Rule { that: 1, ..RIGHT })),
        wrong("hack-two-lost", |input| verdicts(input, Rule { of_two: |a, b| a | b, ..RIGHT })),
    ],
    ..Spec::NEW
};

/// How a cut is made, and what two pieces are worth.
#[derive(Clone, Copy)]
struct Rule {
    /// What a cut leaves at least on this side of it,
    this: usize,
    /// and on that one.
    that: usize,
    of_two: fn(usize, usize) -> usize,
}

const RIGHT: Rule = Rule { this: 2, that: 2, of_two: |a, b| a ^ b };

fn verdicts(input: &mut Input, rule: Rule) -> String {
    let words = input.text.split_whitespace();
    let sides: Vec<usize> = words.map(|side| side.parse().unwrap()).collect();
    let values = values(sides.iter().copied().max().unwrap_or(0), rule);
    sides.chunks(2).map(|sheet| verdict(values[sheet[0]][sheet[1]])).collect()
}

fn verdict(value: usize) -> &'static str {
    if value == 0 {
        "LOSE\n"
    } else {
        "WIN\n"
    }
}

/// The values of all sheets with sides up to `most`.
fn values(most: usize, rule: Rule) -> Vec<Vec<usize>> {
    let mut values = vec![vec![0; most + 1]; most + 1];
    // The last sheet that met the value; there are less than 2·most cuts.
    let mut last_met = vec![0; 2 * most + 1];
    for w in 1..=most {
        for h in 1..=most {
            let sheet = w * most + h;
            let mut meet = |a: usize, b: usize| {
                if let Some(last) = last_met.get_mut((rule.of_two)(a, b)) {
                    *last = sheet;
                }
            };
            for c in rule.this..(w + 1).saturating_sub(rule.that) {
                meet(values[c][h], values[w - c][h]);
            }
            for d in rule.this..(h + 1).saturating_sub(rule.that) {
                meet(values[w][d], values[w][h - d]);
            }
            values[w][h] = last_met.iter().position(|&last| last != sheet).unwrap();
        }
    }
    values
}

fn generate(draw: &mut Draw) {
    let most = if draw.is_small() { draw.from(4, 24) as usize } else { draw.items(4) };
    let sheets = if draw.is_small() { draw.items(1) } else { draw.full_count(1, 10 * most as u64) };
    let values = values(most, RIGHT);
    let all: Vec<[usize; 2]> = (2..=most).flat_map(|w| (2..=most).map(move |h| [w, h])).collect();
    let lost: Vec<[usize; 2]> = all.iter().copied().filter(|&[w, h]| values[w][h] == 0).collect();
    draw.each(sheets, |draw| {
        let sheet = if draw.is_to_be_lost() { draw.one_of(&lost) } else { draw.one_of(&all) };
        draw.line(sheet);
    });
}
