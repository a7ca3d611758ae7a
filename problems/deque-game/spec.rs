use spec::prelude::*;

const NUMBERS: u64 = 200_000;
const MOST: u64 = 1_000_000_000;

pub const SPEC: Spec = Spec {
    unit: "numbers",
    largest: NUMBERS as usize,
    generate: |random| {
        random.in_cases([NUMBERS, NUMBERS], |random, count| {
            let row = random.numbers(count, 1, MOST);
            random.text += &(count.to_string() + " " + &line(row));
        });
    },
    validate: |input| {
        let mut total = 0;
        input.times("K", 1..=NUMBERS, |input| {
            let n = input.number("N", 1..=NUMBERS);
            total += n;
            input.line(n, "A", 1..=MOST);
        });
        input.at_most("the sum of N", total, NUMBERS);
    },
    long: &[
        ("max-rows", || {
            // Nothing can be removed.
            (rows(&vec![vec![MOST]; NUMBERS as usize]), line([NUMBERS * MOST]))
        }),
        ("max-one-row", || {
            // Takahashi keeps the 7 in the middle, not the 5 beside it: Aoki opens.
            let half = NUMBERS / 2 - 1;
            let row = [vec![1; half as usize], vec![7, 5], vec![MOST; half as usize]].concat();
            (rows(&[row]), line([7]))
        }),
        ("max-two-each", || {
            // 1 and 1 + d: Takahashi gets the larger one for even d, Aoki leaves 1 for odd d.
            let half = NUMBERS / 2;
            let all: Vec<Vec<u64>> = (1..=half).map(|d| vec![1, 1 + d]).collect();
            (rows(&all), line([half + half / 2 * (half / 2 + 1)]))
        }),
        ("max-three-each", || {
            // One row of two numbers: Aoki opens the others, and Takahashi keeps the 9 of each.
            let mut all = vec![vec![5, 9, 1]; NUMBERS as usize / 3];
            all.push(vec![4, 7]);
            (rows(&all), line([NUMBERS / 3 * 9 + 7]))
        }),
    ],
    mistakes: &[
        wrong("hack-middle", |input| {
            line([best_sum(input, |row, _| row[row.len() / 2], ends, |hi, lo| hi - lo)])
        }),
        wrong("hack-opener", |input| {
            line([best_sum(input, |row, _| odd_value(row, true), ends, |hi, lo| hi - lo)])
        }),
        wrong("hack-sort-by-larger", |input| line([best_sum(input, odd_value, ends, |hi, _| hi)])),
        wrong("hack-two-middle", |input| {
            let middle = |row: &[u64]| {
                let half = row.len() / 2;
                [vec![row[half - 1]], vec![row[half]]]
            };
            line([best_sum(input, odd_value, middle, |hi, lo| hi - lo)])
        }),
        wrong("hack-32-bits", |input| {
            line([best_sum(input, odd_value, ends, |hi, lo| hi - lo) as i32])
        }),
    ],
    ..Spec::NEW
};

fn rows(rows: &[Vec<u64>]) -> String {
    let row = |row: &Vec<u64>| row.len().to_string() + " " + &line(row);
    line([rows.len()]) + &rows.iter().map(row).collect::<String>()
}

/// The sum by the value of an odd row, the odd rows that an even one can become, and what the even rows are
/// sorted by.
fn best_sum(
    input: &mut Input,
    odd: fn(&[u64], bool) -> u64,
    ends: fn(&[u64]) -> [Vec<u64>; 2],
    key: fn(u64, u64) -> u64,
) -> u64 {
    let rows: Vec<Vec<u64>> = (0..input.number()).map(|_| input.list()).collect();
    let (odds, evens): (Vec<_>, Vec<_>) = rows.into_iter().partition(|row| row.len() % 2 == 1);
    let opens = evens.len() % 2 == 0;
    let choice = |row: &Vec<u64>| {
        let [x, y] = ends(row).map(|rest| odd(&rest, opens));
        [x.max(y), x.min(y)]
    };
    let mut choices: Vec<[u64; 2]> = evens.iter().map(choice).collect();
    choices.sort_by(|a, b| key(b[0], b[1]).cmp(&key(a[0], a[1])));
    let chosen = choices.iter().enumerate().map(|(turn, two)| two[turn % 2]);
    chosen.chain(odds.iter().map(|row| odd(row, opens))).sum()
}

fn ends(row: &[u64]) -> [Vec<u64>; 2] {
    [row[1..].to_vec(), row[..row.len() - 1].to_vec()]
}

fn odd_value(row: &[u64], opens: bool) -> u64 {
    let middle = row.len() / 2;
    match row[middle.saturating_sub(1)..][..row.len().min(3)] {
        [b, c, d] if opens => c.min(b.max(d)),
        [b, c, d] => c.max(b.min(d)),
        _ => row[0],
    }
}
