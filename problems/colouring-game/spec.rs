use spec::prelude::*;

const WORDS: u64 = 10_000;
/// Of a word, and of all words together.
const CELLS: u64 = 500_000;
const PREPERIOD: u64 = 53;
const PERIOD: u64 = 34;

pub const SPEC: Spec = Spec {
    unit: "cells",
    largest: CELLS as usize,
    generate: |random| {
        random.in_cases([WORDS, CELLS], |random, count| {
            let is_lost = random.is_to_be_lost();
            let mut word = if random.is_small() && !is_lost && random.once_in(2) {
                // A row that is a period longer than an exception, after some short ones.
                let mut lengths: Vec<u64> =
                    (0..random.from(0, 3)).map(|_| random.from(1, 4)).collect();
                lengths.push(PERIOD + random.one_of(&[0, 15, 17, 32, 35, 52]));
                alternating(&lengths, random.one_of(&['R', 'B'])).chars().collect()
            } else {
                let count = count.max(2) as u64;
                rows(random, if is_lost { count / 2 } else { count })
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
            random.line([word.len()]);
            random.line([word.into_iter().collect::<String>()]);
        });
    },
    validate: |input| {
        let mut sum = 0;
        input.times("t", 1..=WORDS, |input| {
            let n = input.single("n", 2..=CELLS);
            input.letters(n, "RB");
            input.end();
            sum += n;
        });
        input.at_most("the sum of all n", sum, CELLS);
    },
    lost: Some("Bob"),
    long: &[
        ("max-word", || {
            // Two rows as long as each other: what Alice does to one, Bob does to the other.
            let quarter = CELLS as usize / 4;
            let word = "RB".repeat(quarter) + &"BR".repeat(quarter);
            (format!("1\n{CELLS}\n{word}\n"), "Bob\n".into())
        }),
        ("max-row", || {
            // A row of 499 995 cells is worth 0, as is 2 beside 3, which are both worth 1.
            let word = alternating(&[CELLS - 5, 2, 3], 'R');
            (format!("1\n{CELLS}\n{word}\n"), "Bob\n".into())
        }),
        ("max-row-won", || {
            // A row of 500 000 cells is worth as much as one of 98: 4.
            (format!("1\n{CELLS}\n{}\n", alternating(&[CELLS], 'R')), "Alice\n".into())
        }),
        ("max-majority", || {
            // Red is ahead by a number that is 0 in 8 or 16 bits, or negative.
            let word = |n: usize| format!("{n}\n{}\n", "R".repeat(n));
            (line([3]) + &[256, 1 << 16, 1 << 15].map(word).concat(), "Alice\n".repeat(3))
        }),
        ("max-words", || {
            let (mut input, mut output) = (line([WORDS]), String::new());
            for i in 0..WORDS {
                // An odd row and an even one, both twice; or one row, whose middle Alice takes first.
                let (even, odd) = (2 * (1 + i / 2 % 12), 25 - 2 * (1 + i / 2 % 12));
                let rows = if i % 2 == 0 { vec![even, odd, even, odd] } else { vec![50] };
                input += &format!("50\n{}\n", alternating(&rows, 'R'));
                output += if i % 2 == 0 { "Bob\n" } else { "Alice\n" };
            }
            (input, output)
        }),
    ],
    mistakes: &[
        wrong("hack-pairs", |input| by_rows(input, |row, _| row / 2 % 2)),
        wrong("hack-period", |input| by_rows(input, |row, values| values[(row % PERIOD) as usize])),
        wrong("hack-preperiod", |input| {
            by_rows(input, |row, values| match row.checked_sub(PERIOD) {
                Some(more) => values[(PERIOD + more % PERIOD) as usize],
                None => values[row as usize],
            })
        }),
    ],
    ..Spec::NEW
};

/// `wins` is told by how many cells red is ahead, and the lengths of the rows that alternate.
fn verdicts(input: &mut Input, wins: impl Fn(i64, &[u64]) -> bool) -> String {
    input.cases(["Alice", "Bob"], |input| {
        input.number();
        let word = input.word();
        let majority = 2 * word.matches('R').count() as i64 - word.len() as i64;
        let cells = word.as_bytes();
        let rows = cells.chunk_by(|a, b| a != b).map(|row| row.len() as u64);
        wins(majority, &rows.collect::<Vec<_>>())
    })
}

/// With these values of the rows, which are told the right ones of those below 87.
fn by_rows(input: &mut Input, value: fn(u64, &[u64]) -> u64) -> String {
    let values = values();
    verdicts(input, move |majority, rows| {
        let sum = nim_sum(rows.iter().map(|&row| value(row, &values)));
        majority > 0 || majority == 0 && sum != 0
    })
}

fn values() -> Vec<u64> {
    table(PREPERIOD + PERIOD - 1, |row, values| {
        let cuts = (0..row.saturating_sub(1)).map(|left| (left, row - 2 - left));
        cuts.map(|(left, right)| values[left as usize] ^ values[right as usize]).collect()
    })
}

/// Short rows that alternate, with this many cells in all.
fn rows(random: &mut Random, count: u64) -> Vec<char> {
    let (mut lengths, mut rest, longest) = (vec![], count, random.from(1, 12));
    while rest > 0 {
        lengths.push(random.from(1, longest).min(rest));
        rest -= lengths[lengths.len() - 1];
    }
    alternating(&lengths, random.one_of(&['R', 'B'])).chars().collect()
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
