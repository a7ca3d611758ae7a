use super::kit::prelude::*;

pub const KNOWN: Known = Known {
    things: "units of the longest side",
    size: 200,
    generate,
    validate: |words| {
        let sheet =
            |words: &mut Words| _ = (words.number("w", 2..=200), words.number("h", 2..=200));
        sheet(words);
        words.to_the_end(sheet);
    },
    lost: Some("LOSE"),
    wrong: |given, case| {
        let sides: Vec<usize> =
            given.text.split_whitespace().map(|side| side.parse().unwrap()).collect();
        let values = values(sides.iter().copied().max().unwrap_or(0), case);
        sides.chunks(2).map(|sheet| verdict(values[sheet[0]][sheet[1]])).collect()
    },
    large: &[("max-all-sheets", || {
        let values = values(200, "");
        let sheets = (2..=200).flat_map(|w| (2..=200).map(move |h| [w, h]));
        let verdicts = sheets.clone().map(|[w, h]| verdict(values[w][h]));
        (sheets.map(line).collect(), verdicts.collect())
    })],
    ..UNKNOWN
};

fn verdict(value: usize) -> &'static str {
    if value == 0 {
        "LOSE\n"
    } else {
        "WIN\n"
    }
}

/// The values of all sheets with sides up to `most`; as a mistake has them, if one is named.
fn values(most: usize, case: &str) -> Vec<Vec<usize>> {
    // What a cut leaves at least, on this side of it and on that one.
    let [this, that] = match case {
        "hack-dead-piece" => [1, 1],
        "hack-strip" => [2, 1],
        _ => [2, 2],
    };
    let of_two: fn(usize, usize) -> usize = match case {
        "hack-added" => |a, b| a + b,
        "hack-two-lost" => |a, b| a | b,
        "" | "hack-dead-piece" | "hack-one-direction" | "hack-strip" => |a, b| a ^ b,
        _ => unknown(case),
    };
    let mut values = vec![vec![0; most + 1]; most + 1];
    // The last sheet that met the value; there are less than 2·most cuts.
    let mut last_met = vec![0; 2 * most + 1];
    for w in 1..=most {
        for h in 1..=most {
            let sheet = w * most + h;
            let mut meet = |a: usize, b: usize| {
                if let Some(last) = last_met.get_mut(of_two(a, b)) {
                    *last = sheet;
                }
            };
            for c in this..(w + 1).saturating_sub(that) {
                meet(values[c][h], values[w - c][h]);
            }
            if case != "hack-one-direction" {
                for d in this..(h + 1).saturating_sub(that) {
                    meet(values[w][d], values[w][h - d]);
                }
            }
            values[w][h] = last_met.iter().position(|&last| last != sheet).unwrap();
        }
    }
    values
}

fn generate(draw: &mut Draw) {
    let (most, sheets) = if draw.is_small() {
        (draw.from(4, 24) as usize, draw.items(1))
    } else {
        let most = draw.items(4);
        (most, draw.up_to(1, 10 * most as u64) as usize)
    };
    let values = values(most, "");
    let all: Vec<[usize; 2]> = (2..=most).flat_map(|w| (2..=most).map(move |h| [w, h])).collect();
    let lost: Vec<[usize; 2]> = all.iter().copied().filter(|&[w, h]| values[w][h] == 0).collect();
    for _ in 0..sheets {
        let sheet = if draw.is_to_be_lost() { draw.one_of(&lost) } else { draw.one_of(&all) };
        draw.line(sheet);
    }
}
