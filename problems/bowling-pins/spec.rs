use spec::prelude::*;

const ROWS: u64 = 1000;
const PLACES: u64 = 300;

/// The values of 72, 73, …, 83, and of all later runs.
const LINE: [u64; 12] = [4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7];

pub const SPEC: Spec = Spec {
    unit: "places",
    largest: (ROWS * PLACES) as usize,
    generate: |random| {
        let k = kayles(90);
        random.in_cases([ROWS, PLACES], |random, count| {
            let is_lost = random.is_to_be_lost();
            let row = if random.is_small() && random.once_in(3) {
                // A long run, often one that is not as all later ones, and a short one.
                let all = [3, 6, 9, 11, 15, 18, 21, 22, 28, 34, 39, 57, 57, 70, 70];
                let long = if random.once_in(3) { random.from(1, 84) } else { random.one_of(&all) };
                let equal = (1..=27).find(|&run| k[run] == k[long as usize]).unwrap_or(0);
                let short = if is_lost { equal } else { random.from(1, 11) as usize };
                ["I".repeat(long as usize), "I".repeat(short)].join(random.one_of(&["X", "XX"]))
            } else if is_lost {
                // The same runs twice.
                let row = row(random, (count.saturating_sub(1) / 2).max(1));
                format!("{row}X{row}")
            } else {
                row(random, count)
            };
            random.line([row.len()]);
            random.line([row]);
        });
    },
    validate: |input| {
        input.times("t", 1..=ROWS, |input| {
            let n = input.single("n", 1..=PLACES);
            let row = input.word_of("", n..=n, "IX");
            input.end();
            input.holds(row.contains('I'), "at least one pin stands");
        });
    },
    lost: Some("LOSE"),
    long: &[
        ("max-rows", || {
            // The same runs twice are lost; a run beside them can be made two equal ones.
            let (mut input, mut output) = (line([ROWS]), String::new());
            for i in 0..ROWS as usize {
                let half = alternating(PLACES as usize / 2 - 2 - i % 40, 1 + i % 7);
                let last =
                    if i % 3 == 0 { "I" } else { "X" }.repeat(PLACES as usize - 2 - 2 * half.len());
                input += &format!("{PLACES}\n{half}X{half}X{last}\n");
                output += if i % 3 == 0 { "WIN\n" } else { "LOSE\n" };
            }
            (input, output)
        }),
        ("max-full-rows", || {
            let row = "I".repeat(PLACES as usize);
            let input = line([ROWS]) + &format!("{PLACES}\n{row}\n").repeat(ROWS as usize);
            (input, "WIN\n".repeat(ROWS as usize))
        }),
    ],
    mistakes: &[
        wrong("hack-lengths", |input| by_runs(input, |run, _| run)),
        wrong("hack-runs", |input| {
            verdicts(input, |row, _| runs(row).filter(|&run| run > 0).count() % 2 == 1)
        }),
        wrong("hack-last-run", |input| {
            verdicts(input, |row, k| {
                let closed = &row[..row.rfind('X').map_or(0, |last| last + 1)];
                nim_sum(runs(closed).map(|run| k[run])) != 0
            })
        }),
        wrong("hack-preperiod-70", |input| {
            by_runs(
                input,
                |run, k| if run < 58 { k[run as usize] } else { LINE[run as usize % 12] },
            )
        }),
    ],
    ..Spec::NEW
};

/// `wins` is told a row and the right values.
fn verdicts(input: &mut Input, wins: impl Fn(&str, &[u64]) -> bool) -> String {
    let k = kayles(PLACES);
    input.cases(["WIN", "LOSE"], |input| {
        input.number();
        wins(input.word(), &k)
    })
}

/// By what a mistake takes for the value of a run.
fn by_runs(input: &mut Input, value: fn(u64, &[u64]) -> u64) -> String {
    verdicts(input, move |row, k| nim_sum(runs(row).map(|run| value(run as u64, k))) != 0)
}

/// The lengths of the runs; some may be 0.
fn runs(row: &str) -> impl Iterator<Item = usize> + '_ {
    row.split('X').map(str::len)
}

/// The values of runs of 0 to `most` pins.
fn kayles(most: u64) -> Vec<u64> {
    table(most, |run, values| {
        let rests = [1, 2].into_iter().filter_map(|blow| run.checked_sub(blow));
        let parts = rests.flat_map(|rest| (0..=rest).map(move |left| [left, rest - left]));
        parts.map(|[a, b]| values[a as usize] ^ values[b as usize]).collect()
    })
}

/// Short runs with short gaps, at least one pin.
fn row(random: &mut Random, places: usize) -> String {
    let begins = if places > 1 && random.once_in(4) { "X" } else { "" };
    let (mut row, longest) = (String::from(begins), random.from(1, 8));
    while row.len() < places {
        row += &"I".repeat(random.from(1, longest) as usize);
        row += if random.once_in(4) { "XX" } else { "X" };
    }
    row.truncate(places);
    row
}

/// Runs of the same length with gaps of one place, this many places in all.
fn alternating(places: usize, run: usize) -> String {
    (0..places).map(|i| if i % (run + 1) < run { 'I' } else { 'X' }).collect()
}
