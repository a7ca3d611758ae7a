use spec::prelude::*;

const SIDE: u64 = 1_000_000_000;
const RECTANGLES: u64 = 50_000;

pub const SPEC: Spec = Spec {
    unit: "rectangles",
    largest: RECTANGLES as usize,
    generate: |random| {
        let m = random.items(1);
        let n = if random.is_small() { random.number(1, 40) } else { SIDE };
        let k = if random.once_in(3) { n } else { random.wild(1, n) };
        // In large inputs often small rectangles, so that they do not hide each other.
        let most = random.one_of(&[n, n.min(3), n.isqrt()]);
        let is_mirrored = n > 1 && m > 1 && random.is_to_be_lost();
        let mut rectangles = random.each(m, |random| {
            let sizes = [random.from(1, most), random.from(1, most)];
            let [a, b] = sizes.map(|size| random.from(1, n - size + 1));
            [a, b, a + sizes[0] - 1, b + sizes[1] - 1]
        });
        if is_mirrored {
            // All cells above the diagonal, and the same cells below it.
            for rectangle in &mut rectangles {
                let [a, b, c, d] = *rectangle;
                let last = c.max(d);
                let middle = (a.min(b) + last) / 2;
                *rectangle = [a.min(b), middle + 1, middle, last];
                if last == a.min(b) {
                    *rectangle = [1, n, 1, n];
                }
            }
            // Often two cells of the diagonal, too, with the same number, if k is heeded.
            let top = 1 << k.ilog2();
            let are_two = 2 * top <= n && random.once_in(2);
            rectangles.truncate(if are_two { m / 2 - 1 } else { m / 2 });
            rectangles.extend(rectangles.clone().into_iter().map(mirrored));
            if are_two {
                rectangles.extend([[top; 4], [2 * top; 4]]);
            }
        }
        random.line([n, rectangles.len() as u64, k]);
        for rectangle in rectangles {
            random.line(rectangle);
        }
    },
    validate: |input| {
        let n = input.number("n", 1..=SIDE);
        let m = input.number("m", 1..=RECTANGLES);
        input.number("k", 1..=n);
        input.end();
        for _ in 0..m {
            let [a, b, c, d] = input.fields([("", 1..=n), ("", 1..=n), ("", 1..=n), ("", 1..=n)]);
            input.holds(a <= c && b <= d, "a ≤ c and b ≤ d");
        }
    },
    lost: Some("Malek"),
    long: &[
        ("max-symmetric", || (symmetric(RECTANGLES / 2, &[]), "Malek\n".into())),
        ("max-diagonal", || {
            // One cell on the diagonal, twice.
            (symmetric(RECTANGLES / 2 - 1, &[[536_870_912; 4], [536_870_912; 4]]), "Hamed\n".into())
        }),
        ("max-nested", || {
            // Each rectangle within the one before: only the first counts, with n² cells.
            let rectangle = |i: u64| [1 + i, 1 + i, SIDE - 1 - i, SIDE - 1 - i];
            let rectangles = (0..RECTANGLES).map(rectangle);
            (board(SIDE - 1, SIDE - 1, rectangles.collect()), "Hamed\n".into())
        }),
        ("max-sorted", || {
            // Single cells down the diagonal: with k = 1 each has the value 1.
            let cells = (1..=RECTANGLES).map(|i| [i; 4]).collect();
            (board(SIDE, 1, cells), "Malek\n".into())
        }),
    ],
    mistakes: &[
        wrong("hack-k-not-rounded", |input| {
            verdict(input, strips, |k, strips| {
                // Cells of higher powers have k, which is the top one with some lower ones.
                let (b, h) = (odd(strips), k.ilog2());
                let above = (b >> (h + 1) & 1) * (k - (1 << h));
                numbers(b & up_to(k)) ^ above
            })
        }),
        wrong("hack-below-k", |input| {
            verdict(input, strips, |k, strips| odd(strips) & (k.next_power_of_two() - 1))
        }),
        wrong("hack-without-k", |input| verdict(input, strips, |_, strips| odd(strips))),
        wrong("hack-overlap", |input| verdict(input, each, |k, each| odd(each) & up_to(k))),
        wrong("hack-product", |input| {
            verdict(input, strips, |k, strips| {
                // Nim products can be multiplied out.
                let of = |parities: u64| numbers(parities & up_to(k));
                strips
                    .iter()
                    .fold(0, |x, &[rows, columns]| x ^ nim_product(of(rows), of(columns), 32))
            })
        }),
    ],
    ..Spec::NEW
};

type Rectangle = [u64; 4];

/// Of some rows and some columns, in binary: for which powers an odd number of them is divisible.
type Parities = [u64; 2];

/// Is the value not 0? It is computed from k and from these parities of the rectangles.
fn verdict(
    input: &mut Input,
    parities: fn(&[Rectangle]) -> Vec<Parities>,
    value: fn(u64, &[Parities]) -> u64,
) -> String {
    let [_, m, k] = input.array();
    let rectangles: Vec<Rectangle> = (0..m).map(|_| input.array()).collect();
    String::from(if value(k, &parities(&rectangles)) == 0 { "Malek\n" } else { "Hamed\n" })
}

/// Each rectangle for itself.
fn each(rectangles: &[Rectangle]) -> Vec<Parities> {
    rectangles.iter().map(|&[a, b, c, d]| [(a - 1) ^ c, (b - 1) ^ d]).collect()
}

/// The strips of rows in which the same columns are white: the parities of both.
fn strips(rectangles: &[Rectangle]) -> Vec<Parities> {
    let mut ends: Vec<u64> = rectangles.iter().flat_map(|&[_, b, _, d]| [b - 1, d]).collect();
    ends.sort_unstable();
    ends.dedup();
    let mut lines: Vec<(u64, i64, usize)> = vec![];
    for (i, &[a, _, c, _]) in rectangles.iter().enumerate() {
        lines.extend([(a - 1, 1, i), (c, -1, i)]);
    }
    lines.sort_unstable();
    let (mut strips, mut above) = (vec![], 0);
    let mut nodes = vec![(0, 0); 4 * ends.len()];
    for (row, change, i) in lines {
        strips.push([above ^ row, nodes[1].1]);
        above = row;
        let [_, b, _, d] = rectangles[i];
        count(&mut nodes, 1, &ends, [b - 1, d], change);
    }
    strips
}

/// In a segment tree over the columns between `ends`: how often a node is covered as a whole, and the
/// parities of its white columns.
fn count(nodes: &mut [(i64, u64)], node: usize, ends: &[u64], [from, to]: [u64; 2], change: i64) {
    let (first, last, half) = (ends[0], ends[ends.len() - 1], ends.len() / 2);
    if to <= first || last <= from {
        return;
    }
    let is_leaf = ends.len() == 2;
    if from <= first && last <= to {
        nodes[node].0 += change;
    } else {
        count(nodes, 2 * node, &ends[..=half], [from, to], change);
        count(nodes, 2 * node + 1, &ends[half..], [from, to], change);
    }
    nodes[node].1 = match nodes[node].0 {
        0 if is_leaf => 0,
        0 => nodes[2 * node].1 ^ nodes[2 * node + 1].1,
        _ => first ^ last,
    };
}

/// For which powers an odd number of cells have a row and a column that are divisible.
fn odd(all: &[Parities]) -> u64 {
    all.iter().fold(0, |b, [rows, columns]| b ^ rows & columns)
}

/// The powers of two that are at most k.
fn up_to(k: u64) -> u64 {
    u64::MAX >> k.leading_zeros()
}

/// The nim-sum of the lowbits, where these are the parities of multiples.
fn numbers(parities: u64) -> u64 {
    parities ^ (parities >> 1)
}

/// Both factors have this many bits.
fn nim_product(x: u64, y: u64, bits: u32) -> u64 {
    if x.min(y) < 2 {
        return x * y;
    }
    let half = bits / 2;
    let [p, r] = [x, y].map(|z| z >> half);
    let [q, s] = [x, y].map(|z| z & ((1 << half) - 1));
    let [c, d] = [nim_product(p, r, half), nim_product(q, s, half)];
    let middle = nim_product(p ^ q, r ^ s, half) ^ d;
    middle << half | d ^ nim_product(c, 1 << (half - 1), half)
}

fn mirrored([a, b, c, d]: Rectangle) -> Rectangle {
    [b, a, d, c]
}

/// So many rectangles above the diagonal, the same ones below it, and some more.
fn symmetric(pairs: u64, more: &[Rectangle]) -> String {
    let [rows, columns] = [[1, SIDE / 2], [SIDE / 2 + 1, SIDE - 30_000_000]];
    let starts = spread(pairs, rows[0], rows[1] - 20_000_000);
    let rectangle = |(i, a): (u64, u64)| {
        let b = columns[0] + i * 7919 * 7919 % (columns[1] - columns[0]);
        [a, b, a + i * 101 % 20_000_000, b + i * 1009 % 30_000_000]
    };
    let mut rectangles: Vec<Rectangle> = (0..).zip(starts).map(rectangle).collect();
    rectangles.extend(rectangles.clone().into_iter().map(mirrored));
    rectangles.extend(more);
    board(SIDE, SIDE, rectangles)
}

fn board(n: u64, k: u64, rectangles: Vec<Rectangle>) -> String {
    line([n, rectangles.len() as u64, k]) + &rectangles.into_iter().map(line).collect::<String>()
}
