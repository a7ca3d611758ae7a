use spec::prelude::*;

const NUMBERS: u64 = 200_000;
const OPERATIONS: u64 = 200_000;
const REACH: u64 = 5;
const MOST: u64 = 1_000_000_000_000;

pub const SPEC: Spec = Spec {
    unit: "numbers",
    largest: NUMBERS as usize,
    generate,
    validate: |input| {
        let [n, _, q] = input.fields([("n", 1..=NUMBERS), ("m", 1..=REACH), ("q", 1..=OPERATIONS)]);
        input.line(n, "a", 1..=MOST);
        let mut is_asked = false;
        for _ in 0..q {
            let [kind, l, r] = [("", 1..=2), ("", 1..=n), ("", 1..=n)]
                .map(|(name, range)| input.number(name, range));
            input.holds(l <= r, "l <= r");
            if kind == 1 {
                input.number("d", 1..=MOST);
            }
            is_asked |= kind == 2;
            input.end();
        }
        input.holds(is_asked, "an operation asks");
    },
    long: &[
        ("max-odd", || long(5, MOST)),
        ("max-even-middle", || long(5, MOST - 1)),
        ("max-m-1", || long(1, 1)),
        ("max-alternating", || {
            // 1 2 1 2 …: from the right every second 1 is lost, so the first is not, and the second is.
            let numbers = (1..=NUMBERS).map(|i| 2 - i % 2);
            let asks =
                (line([2, 1, NUMBERS]) + &line([2, 3, NUMBERS])).repeat(OPERATIONS as usize / 2);
            let input = line([NUMBERS, 2, OPERATIONS]) + &line(numbers) + &asks;
            (input, "1\n2\n".repeat(OPERATIONS as usize / 2))
        }),
    ],
    mistakes: &[
        wrong("hack-lowered", |input| answers(input, |d| d, |b, m, _| first_wins(b, m, 1))),
        wrong("hack-even", |input| answers(input, |_| 1, |b, m, _| first_wins(b, m, 0))),
        wrong("hack-order", |input| {
            let reversed = |b: &[u64]| b.iter().rev().copied().collect::<Vec<_>>();
            answers(input, |d| d, |b, m, _| first_wins(&reversed(b), m, 0))
        }),
        wrong("hack-behind", |input| {
            answers(input, |d| d, |b, m, behind| first_wins(&[b, behind].concat(), m, 0))
        }),
        wrong("hack-reach", |input| answers(input, |d| d, |b, _, _| first_wins(b, REACH, 0))),
    ],
    ..Spec::NEW
};

/// All numbers are odd; d is added to a part in the middle, it is asked, and d is added again.
fn long(m: u64, d: u64) -> (String, String) {
    let (mut input, mut output) = (line([NUMBERS, m, OPERATIONS]), String::new());
    input += &line(vec![MOST - 1; NUMBERS as usize]);
    let places = spread(4 * (OPERATIONS / 3 + 1), 1, NUMBERS);
    for i in 0..OPERATIONS as usize {
        let places = &places[i / 3 * 4..];
        let [x, y] = [places[0].min(places[1]), places[0].max(places[1])];
        // The middle is too long for a lost cell behind it to be in reach.
        let [x, y] = [x, (y + m).min(NUMBERS)];
        if i % 3 != 1 {
            input += &line([1, x, y, d]);
            continue;
        }
        let [l, r] = [places[2].min(places[3]), places[2].max(places[3])];
        input += &line([2, l, r]);
        // Even numbers take s to m, and each odd one before them takes it one further.
        let end = if d % 2 == 1 && l <= y && x <= r { x } else { r + 1 };
        let is_lost = l < end && (end - 1 - l) % (m + 1) == 0;
        output += if is_lost { "2\n" } else { "1\n" };
    }
    (input, output)
}

/// The answers for each part, by its numbers, m and the numbers behind it; what is added for d.
fn answers(
    input: &mut Input,
    added: impl Fn(u64) -> u64,
    wins: impl Fn(&[u64], u64, &[u64]) -> bool,
) -> String {
    let [n, m, q] = input.array();
    let (mut numbers, mut text) = (input.numbers(n), String::new());
    for _ in 0..q {
        let [kind, l, r] = input.array().map(|number| number as usize);
        if kind == 1 {
            let d = added(input.number());
            numbers[l - 1..r].iter_mut().for_each(|number| *number += d);
        } else {
            text += if wins(&numbers[l - 1..r], m, &numbers[r..]) { "1\n" } else { "2\n" };
        }
    }
    text
}

/// A cell without a lost one in reach is lost if its number, with so much added, is odd.
fn first_wins(b: &[u64], m: u64, added: u64) -> bool {
    let odd = |number: &&u64| (*number + added) % 2 == 1;
    let won = |s: u64, number: &u64| {
        if s < m {
            s + 1
        } else if odd(&number) {
            0
        } else {
            m
        }
    };
    b.iter().rev().fold(m, won) > 0
}

fn generate(random: &mut Random) {
    let n = random.items(1) as u64;
    let m = random.from(1, REACH);
    let most = if random.is_small() { 4 } else { MOST };
    // Odd numbers alone, or any.
    let step = random.from(1, 2);
    let a = random.each(n as usize, |random| step * random.from(1, most / 2) - (step - 1));
    let q = random.count(1, if random.is_small() { 4 } else { n.min(OPERATIONS) });
    let mut is_asked = false;
    let mut text = String::new();
    random.each(q, |random| {
        let l = random.from(1, n);
        let r = random.from(l, n);
        let asks = random.once_in(2);
        is_asked |= asks;
        text += &if asks { line([2, l, r]) } else { line([1, l, r, random.from(1, most)]) };
    });
    random.line([n, m, q as u64 + u64::from(!is_asked)]);
    random.line(a);
    random.text += &text;
    if !is_asked {
        random.line([2, 1, n]);
    }
}
