use spec::prelude::*;

const LONGEST: usize = 200;

pub const SPEC: Spec = Spec {
    unit: "units of the longest side",
    largest: LONGEST,
    generate,
    validate: |input| {
        input.cases(|input| input.fields([("w", 2..=LONGEST as u64), ("h", 2..=LONGEST as u64)]));
    },
    lost: Some("LOSE"),
    long: &[("max-all-sheets", || {
        let values = values(LONGEST, RIGHT);
        let sheets = (2..=LONGEST).flat_map(|w| (2..=LONGEST).map(move |h| [w, h]));
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

fn generate(random: &mut Random) {
    let most = if random.is_small() { random.from(4, 24) as usize } else { random.items(4) };
    let sheets =
        if random.is_small() { random.items(1) } else { random.full_count(1, 10 * most as u64) };
    let values = values(most, RIGHT);
    let all: Vec<[usize; 2]> = (2..=most).flat_map(|w| (2..=most).map(move |h| [w, h])).collect();
    let lost: Vec<[usize; 2]> = all.iter().copied().filter(|&[w, h]| values[w][h] == 0).collect();
    random.each(sheets, |random| {
        let sheet = if random.is_to_be_lost() { random.one_of(&lost) } else { random.one_of(&all) };
        random.line(sheet);
    });
}
