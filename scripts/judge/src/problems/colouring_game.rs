use super::kit::prelude::*;

const PREPERIOD: u64 = 53;
const PERIOD: u64 = 34;

pub const KNOWN: Known = Known {
    things: "cells",
    size: 500_000,
    generate: |draw| {
        draw.in_cases(1000, |draw, count| {
            let is_lost = draw.is_to_be_lost();
            let mut word = if draw.is_small() && !is_lost && draw.once_in(2) {
                // A row that is a period longer than an exception, behind some short ones.
                let mut lengths: Vec<u64> = (0..draw.from(0, 3)).map(|_| draw.from(1, 4)).collect();
                lengths.push(PERIOD + draw.one_of(&[0, 15, 17, 32, 35, 52]));
                alternating(&lengths, draw.one_of(&['R', 'B'])).chars().collect()
            } else {
                let count = count.max(2) as u64;
                rows(draw, if is_lost { count / 2 } else { count })
            };
            if is_lost {
                // The same rows again, with the same colours or with the others: as the cells meet.
                let second =
                    if word[0] == word[word.len() - 1] { word.clone() } else { exchanged(&word) };
                word.extend(second);
                if word.iter().filter(|&&cell| cell == 'R').count() > word.len() / 2 {
                    word = exchanged(&word);
                }
            }
            draw.line([word.len()]);
            draw.line([word.into_iter().collect::<String>()]);
        });
    },
    validate: |words| {
        let mut sum = 0;
        words.times("t", 1..=10_000, |words| {
            let n = words.number("n", 2..=500_000);
            words.letters(n, "RB");
            sum += n;
        });
        words.at_most("the sum of all n", sum, 500_000);
    },
    lost: Some("Bob"),
    wrong: |given, case| {
        let values = table(PREPERIOD + PERIOD - 1, |row, values| {
            let cuts = (0..row.saturating_sub(1)).map(|left| (left, row - 2 - left));
            cuts.map(|(left, right)| values[left as usize] ^ values[right as usize]).collect()
        });
        let value = |row: u64| match (case, row.checked_sub(PREPERIOD)) {
            ("hack-pairs", _) => row / 2 % 2,
            ("hack-period", _) => values[(row % PERIOD) as usize],
            ("hack-preperiod", _) if row >= PERIOD => values[(PERIOD + row % PERIOD) as usize],
            ("hack-short-table", Some(more)) => {
                values[(PREPERIOD - PERIOD + more % PERIOD) as usize]
            }
            (_, Some(more)) => values[(PREPERIOD + more % PERIOD) as usize],
            _ => values[row as usize],
        };
        given.cases(["Alice", "Bob"], |given| {
            given.number();
            let word = given.word();
            let red = word.matches('R').count();
            let majority = red.cmp(&(word.len() - red));
            let cut = word.replace("RR", "R|R").replace("RR", "R|R");
            let cut = cut.replace("BB", "B|B").replace("BB", "B|B");
            let sum = nim_sum(cut.split('|').map(|row| value(row.len() as u64)));
            match case {
                "hack-count" => sum != 0,
                "hack-equal-lost" => majority.is_gt(),
                "hack-equal-won" => majority.is_ge(),
                "hack-pairs" | "hack-period" | "hack-preperiod" | "hack-short-table" => {
                    majority.is_gt() || majority.is_eq() && sum != 0
                }
                _ => unknown(case),
            }
        })
    },
    large: &[
        ("max-word", || {
            // Two rows as long as each other: what Alice does to one, Bob does to the other.
            (
                format!("1\n500000\n{}{}\n", "RB".repeat(125_000), "BR".repeat(125_000)),
                "Bob\n".into(),
            )
        }),
        ("max-words", || {
            let (mut input, mut output) = (line([10_000]), String::new());
            for i in 0..10_000 {
                // An odd row and an even one, both twice; or one row, whose middle Alice takes first.
                let (even, odd) = (2 * (1 + i / 2 % 12), 25 - 2 * (1 + i / 2 % 12));
                let rows = if i % 2 == 0 { vec![even, odd, even, odd] } else { vec![50] };
                input += &format!("50\n{}\n", alternating(&rows, 'R'));
                output += if i % 2 == 0 { "Bob\n" } else { "Alice\n" };
            }
            (input, output)
        }),
    ],
    ..UNKNOWN
};

/// Short rows that alternate, so many cells in all.
fn rows(draw: &mut Draw, count: u64) -> Vec<char> {
    let (mut lengths, mut rest, longest) = (vec![], count, draw.from(1, 12));
    while rest > 0 {
        lengths.push(draw.from(1, longest).min(rest));
        rest -= lengths[lengths.len() - 1];
    }
    alternating(&lengths, draw.one_of(&['R', 'B'])).chars().collect()
}

/// Each row begins with the letter with which the last one ended.
fn alternating(lengths: &[u64], first: char) -> String {
    let (mut word, mut cell) = (String::new(), first);
    for &length in lengths {
        for i in 0..length {
            cell = if i == 0 { cell } else { other(cell) };
            word.push(cell);
        }
    }
    word
}

fn exchanged(word: &[char]) -> Vec<char> {
    word.iter().map(|&cell| other(cell)).collect()
}

fn other(cell: char) -> char {
    if cell == 'R' {
        'B'
    } else {
        'R'
    }
}
