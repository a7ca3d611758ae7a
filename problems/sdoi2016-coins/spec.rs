use spec::prelude::*;

const CASES: u64 = 100;
const COINS: u64 = 30_000;
const MOST: u64 = 20;

pub const SPEC: Spec = Spec {
    unit: "coins",
    // A tenth of what the judge may give: a row is as long as it can be, and shrinking goes on.
    largest: (CASES * COINS / 10) as usize,
    generate: |random| {
        random.in_cases([CASES, COINS], |random, count| {
            let most = random.from(1, if random.is_small() { 4 } else { MOST });
            let mut faces = random.each(count, |random| random.from(0, 1));
            // Half of them lost: a coin of the right value is turned.
            let is_lost = random.is_to_be_lost();
            let g = values(most);
            let x = sum(&faces, &g);
            let mut places = 0..faces.len();
            if let Some(i) = places.find(|&i| x > 0 && is_lost && value(i, &g) == x) {
                faces[i] = 1 - faces[i];
            } else if x == 0 && !is_lost && count > 1 {
                faces[1] = 1 - faces[1];
            }
            random.line([count as u64, most]);
            random.line(&faces);
        });
    },
    validate: |input| {
        input.times("T", 1..=CASES, |input| {
            let [n, _] = input.fields([("n", 1..=COINS), ("MAXQ", 1..=MOST)]);
            input.line(n, "face", 0..=1);
        });
    },
    lost: Some("lose"),
    long: &[
        ("max-exponents", || {
            // With single coins the exponents are heaps of Nim: 2⁸ and 3⁸ cancel, 2⁹ and 3⁹. With up to ten, by a table,
            // 2⁸3³ and 2¹⁰3² count 14, 2⁹ and 2¹⁰3 count 16; with up to twenty 2¹⁰3³ and 2¹¹3² count 15, 2¹⁴ counts 17.
            let game = |(most, zeros): (u64, [u64; 2])| {
                line([COINS, most]) + &line((1..=COINS).map(|x| u64::from(!zeros.contains(&x))))
            };
            let lost =
                [(1, [256, 6561]), (1, [512, 19_683]), (10, [6912, 9216]), (10, [512, 3072])];
            let others = [(20, [27_648, 18_432]), (1, [512, 6561]), (20, [512, 16_384])];
            let games = lost.map(game).concat() + &others.map(game).concat();
            (line([7]) + &games, "lose\n".repeat(5) + &"win\n".repeat(2))
        }),
        ("max-coins", || {
            // In pairs x and 5x for x prime to 5 both show 0, and all others show 1; in every second case one does more.
            let (mut input, mut output) = (line([CASES]), String::new());
            for i in 0..CASES {
                let mut faces = vec![1; COINS as usize];
                for x in (1..=COINS / 5).filter(|x| x % 5 > 0 && (x + i) % 3 > 0) {
                    faces[x as usize - 1] = 0;
                    faces[5 * x as usize - 1] = 0;
                }
                // 16384 = 2¹⁴ is above a fifth of all: no other coin cancels it.
                faces[16_383] = i % 2;
                input += &line([COINS, 1 + i % MOST]);
                input += &line(faces);
                output += if i % 2 == 0 { "win\n" } else { "lose\n" };
            }
            (input, output)
        }),
    ],
    mistakes: &[
        wrong("hack-faces", |input| {
            verdicts(input, |faces, most| {
                let turned: Vec<u64> = faces.iter().map(|face| 1 - face).collect();
                sum(&turned, &values(most)) != 0
            })
        }),
        wrong("hack-between", |input| {
            // The coins between are forgotten.
            verdicts(input, |faces, most| sum(faces, &table(true, |_, q| q <= most)) != 0)
        }),
        wrong("hack-sum", |input| {
            verdicts(input, |faces, most| {
                let g = values(most);
                let worth = |i: usize| {
                    let (a, b) = exponents(i as u64 + 1);
                    g[a][0] ^ g[0][b]
                };
                let zeros = (0..faces.len()).filter(|&i| faces[i] == 0);
                nim_sum(zeros.map(worth)) != 0
            })
        }),
        wrong("hack-step", |input| {
            verdicts(input, |faces, most| sum(faces, &table(false, |p, _| p <= most)) != 0)
        }),
        wrong("hack-once", |input| {
            let mut g = None;
            verdicts(input, |faces, most| {
                let g = g.get_or_insert_with(|| values(most));
                sum(faces, g) != 0
            })
        }),
    ],
    ..Spec::NEW
};

type Table = Vec<Vec<u64>>;

fn verdicts(input: &mut Input, mut wins: impl FnMut(&[u64], u64) -> bool) -> String {
    let mut answer = String::new();
    for _ in 0..input.number() {
        let [n, most] = input.array();
        let faces: Vec<u64> = (0..n).map(|_| input.number()).collect();
        answer += if wins(&faces, most) { "win\n" } else { "lose\n" };
    }
    answer
}

fn exponents(mut x: u64) -> (usize, usize) {
    let (mut a, mut b) = (0, 0);
    while x % 2 == 0 {
        (x, a) = (x / 2, a + 1);
    }
    while x % 3 == 0 {
        (x, b) = (x / 3, b + 1);
    }
    (a, b)
}

/// What the coin at a place is worth while it shows 0.
fn value(i: usize, g: &Table) -> u64 {
    let (a, b) = exponents(i as u64 + 1);
    g[a][b]
}

fn sum(faces: &[u64], g: &Table) -> u64 {
    nim_sum((0..faces.len()).filter(|&i| faces[i] == 0).map(|i| value(i, g)))
}

fn values(most: u64) -> Table {
    table(false, |_, q| q <= most)
}

/// With the steps p and the numbers q of coins that are allowed; of the coins that are turned along, all count, or
/// only the last one.
fn table(is_last_alone: bool, allows: impl Fn(u64, u64) -> bool) -> Table {
    let mut g: Table = vec![vec![0; 10]; 15];
    for a in 0..15 {
        for b in 0..10 {
            let column: Vec<u64> = (0..a).rev().map(|a| g[a][b]).collect();
            let row: Vec<u64> = (0..b).rev().map(|b| g[a][b]).collect();
            let mut set = vec![];
            for line in [column, row] {
                for p in 1..=line.len() {
                    let mut s = 0;
                    for q in (1..).take_while(|q| p * q <= line.len()) {
                        s = if is_last_alone { 0 } else { s } ^ line[p * q - 1];
                        if allows(p as u64, q as u64) {
                            set.push(s);
                        }
                    }
                }
            }
            g[a][b] = mex(&set);
        }
    }
    g
}
