use spec::prelude::*;

const ROWS: u64 = 100_000;
const MOST_F: u64 = 100_000;
const EDGE: i64 = 100_000;

pub const SPEC: Spec = Spec {
    unit: "rows",
    largest: ROWS as usize,
    generate,
    validate: |input| {
        let [n, _] = input.fields([("n", 1..=ROWS), ("f", 2..=MOST_F)]);
        for _ in 0..n {
            let edge = i128::from(EDGE);
            // Only red can come to the right edge.
            let [b, w] = [input.integer("", -edge..=edge), input.integer("", -edge..=edge)];
            let r = input.integer("r", -edge..=edge);
            input.holds(b < w && w < r, "b < w < r");
            input.end();
        }
    },
    lost: Some("Bob\nAlice"),
    long: &[
        ("max-rows-in-pairs", || (rows_in_pairs([-EDGE, 0, EDGE]), "Bob\nAlice\n".into())),
        ("max-rows", || {
            // All rows cancel in pairs, except that one has a gap of 2, from which one can take 2.
            let text = rows_in_pairs([-1, 0, 1]);
            let last = "-1 0 1\n".len();
            (text[..text.len() - last].to_owned() + "-1 0 3\n", "Alice\nBob\n".into())
        }),
    ],
    mistakes: &[
        wrong("hack-distance", |input| verdict(input, 1, &right)),
        wrong("hack-f", |input| verdict(input, 0, &|f| Table { f: 0, ..right(f) })),
        wrong("hack-squares", |input| verdict(input, 0, &|f| Table { squares: false, ..right(f) })),
        wrong("hack-short-sieve", |input| {
            verdict(input, 0, &|f| Table { sieve: 100_000, ..right(f) })
        }),
        wrong("hack-32-values", |input| verdict(input, 0, &|f| Table { values: 32, ..right(f) })),
    ],
    ..Spec::NEW
};

/// Which steps a program takes for allowed, and how many values it has room for.
struct Table {
    f: usize,
    squares: bool,
    sieve: usize,
    values: usize,
}

fn right(f: usize) -> Table {
    Table { f, squares: true, sieve: usize::MAX, values: usize::MAX }
}

impl Table {
    /// The values of the gaps from 0 to the largest. A value beyond the room has no marks.
    fn values(&self, most: usize) -> Vec<usize> {
        let words = most / 64 + 1;
        // The steps, shifted by 0 to 63 places.
        let mut shifted = vec![vec![0_u64; words + 1]; 64];
        for k in self.steps(most) {
            for (shift, steps) in shifted.iter_mut().enumerate() {
                steps[(k + shift) / 64] |= 1 << ((k + shift) % 64);
            }
        }
        let mut marks: Vec<Vec<u64>> = vec![];
        let mut values = vec![];
        for i in 0..=most {
            let is_marked = |marks: &&Vec<u64>| marks[i / 64] >> (i % 64) & 1 == 1;
            let value = marks.iter().take_while(is_marked).count();
            if value == marks.len() && value < self.values {
                marks.push(vec![0; words]);
            }
            if let Some(marks) = marks.get_mut(value) {
                for (mark, steps) in marks[i / 64..].iter_mut().zip(&shifted[i % 64]) {
                    *mark |= steps;
                }
            }
            values.push(value);
        }
        values
    }

    fn steps(&self, most: usize) -> Vec<usize> {
        let mut is_prime = vec![true; most.max(1) + 1];
        is_prime[..2].fill(false);
        for p in 2..=most {
            if is_prime[p] {
                (p * p..=most).step_by(p).for_each(|k| is_prime[k] = false);
            }
        }
        let primes: Vec<usize> = (2..=most).filter(|&p| is_prime[p]).collect();
        let mut is_step = is_prime;
        for (i, p) in primes.iter().enumerate() {
            let from = if self.squares { i } else { i + 1 };
            for q in primes[from..].iter().take_while(|q| p * *q <= most) {
                is_step[p * q] = true;
            }
        }
        (2..=most).filter(|&k| is_step[k] && k != self.f && k <= self.sieve).collect()
    }
}

/// By gaps that are `more` than the free cells.
fn verdict(input: &mut Input, more: i64, table: &dyn Fn(usize) -> Table) -> String {
    let [n, f] = input.array();
    let mut gaps = vec![];
    for _ in 0..n {
        let [b, w, r] = [(); 3].map(|()| input.signed());
        gaps.extend([w - b - 1 + more, r - w - 1 + more].map(|gap| gap as usize));
    }
    let values = table(f as usize).values(gaps.iter().copied().max().unwrap_or(0));
    let x = gaps.iter().fold(0, |x, &gap| x ^ values[gap]);
    String::from(if x == 0 { "Bob\nAlice\n" } else { "Alice\nBob\n" })
}

/// Twice 49 999 rows with all kinds of gaps, and twice the last one.
fn rows_in_pairs(last: [i64; 3]) -> String {
    let count = ROWS / 2 - 1;
    let left = spread(count, 0, 99_998);
    let right = spread(count + 7, 0, 99_998).split_off(7);
    let mut text = line([ROWS, 29]);
    for _ in 0..2 {
        for (l, r) in left.iter().zip(&right).map(|(&l, &r)| (l as i64, r as i64)) {
            text += &line([-1 - l, 0, 1 + r]);
        }
        text += &line(last);
    }
    text
}

fn generate(random: &mut Random) {
    let (count, is_small) = (random.items(1), random.is_small());
    // With 2, 26 and 29 the values are the largest, and few rows show it.
    let f = match random.from(0, 5) {
        _ if !is_small => random.from(31, MOST_F),
        0..=2 => random.from(2, 30),
        3 | 4 => random.one_of(&[2, 26, 29]),
        _ => random.from(2, MOST_F),
    };
    let is_lost = random.is_to_be_lost();
    let most = match random.from(0, 29) {
        _ if count > 10_000 => 199_998,
        0..=7 => 12,
        8..=11 => 40,
        28 | 29 if count < 3 && !is_lost => 199_998,
        _ => 200,
    };
    let mut gaps = random.each(count, |random| {
        let both =
            if random.once_in(3) { most - random.from(0, most / 2) } else { random.from(0, most) };
        let left = if random.once_in(2) { random.from(0, both) } else { 0 };
        [left, both - left]
    });
    if is_lost {
        // The last row makes the nim-sum 0, if there is such a row.
        let values = right(f as usize).values(most as usize);
        let value = |gap: u64| values[gap as usize];
        let x = gaps[..count - 1].iter().flatten().fold(0, |x, &gap| x ^ value(gap));
        let one = random.from(0, most);
        // Both fit, unless they are the largest there can be.
        let other =
            (0..=most.min(199_998 - one)).rev().find(|&other| value(other) == x ^ value(one));
        if let Some(other) = other {
            gaps[count - 1] = [one, other];
        }
    }
    random.line([gaps.len() as u64, f]);
    for [left, right] in gaps {
        let (left, right) = (left as i64, right as i64);
        let last = EDGE - 2 - left - right;
        let room = (last + EDGE) as u64;
        let b = if is_small {
            last.min(0) - random.from(0, room.min(20)).min((last.min(0) + EDGE) as u64) as i64
        } else {
            last - random.from(0, room) as i64
        };
        random.line([b, b + left + 1, b + left + right + 2]);
    }
}
