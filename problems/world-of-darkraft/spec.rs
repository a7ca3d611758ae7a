use spec::prelude::*;
use std::collections::HashMap;

const SIDE: u64 = 20;

pub const SPEC: Spec = Spec {
    unit: "rows",
    largest: SIDE as usize,
    generate: |random| {
        let n = random.items(1);
        let most = if random.is_small() { 5 } else { SIDE };
        // A board that is its own mirror image is lost; so is nearly every second small one.
        let is_mirrored = random.is_to_be_lost();
        let m = random.from(1, if is_mirrored { most / 2 } else { most }) as usize;
        random.line([n, if is_mirrored { 2 * m } else { m }]);
        let signs = random.one_of(&["LRX", "LRXXXX", "LLRRRX", "LLX", "RX"]).as_bytes();
        random.each(n, |random| {
            let left: Vec<u8> = (0..m).map(|_| random.one_of(signs)).collect();
            let right = left.iter().rev().map(|&letter| exchanged(letter));
            let row: Vec<u8> = left.iter().copied().chain(right).collect();
            let row = if is_mirrored { row } else { left };
            random.text += &(String::from_utf8(row).unwrap() + "\n");
        });
    },
    validate: |input| {
        let [n, m] = input.fields([("n", 1..=SIDE), ("m", 1..=SIDE)]);
        input.grid(n, m, "LRX");
    },
    lost: Some("LOSE"),
    mistakes: &[
        wrong("hack-colours", |input| verdict(value(&read(input).concat(), &cut) != 0)),
        wrong("hack-either", |input| {
            verdict(read(input).iter().any(|cells| value(cells, &cut) != 0))
        }),
        wrong("hack-exchanged", |input| {
            let cut = |letter, block, u, v| cut(exchanged(letter), block, u, v);
            verdict(nim_sum(read(input).iter().map(|cells| value(cells, &cut))) != 0)
        }),
        wrong("hack-cross", |input| {
            let cut = |letter, block, u, v| match letter {
                b'X' => [cut(b'L', block, u, v), cut(b'R', block, u, v)].concat(),
                _ => cut(letter, block, u, v),
            };
            verdict(nim_sum(read(input).iter().map(|cells| value(cells, &cut))) != 0)
        }),
        wrong("hack-lines", |input| {
            let mut lines = HashSet::new();
            for (u, v, letter) in read(input).concat() {
                lines.extend((letter != b'R').then_some((b'L', u)));
                lines.extend((letter != b'L').then_some((b'R', v)));
            }
            verdict(lines.len() % 2 == 1)
        }),
    ],
    ..Spec::NEW
};

/// u, v and the letter.
type Cell = (i64, i64, u8);
/// Walls: a < u < b, c < v < d.
type Block = [i64; 4];

fn exchanged(letter: u8) -> u8 {
    match letter {
        b'L' => b'R',
        b'R' => b'L',
        _ => b'X',
    }
}

fn verdict(wins: bool) -> String {
    line([if wins { "WIN" } else { "LOSE" }])
}

/// The cells of both colours.
fn read(input: &mut Input) -> [Vec<Cell>; 2] {
    let [n, _] = input.array();
    let mut colours = [vec![], vec![]];
    for i in 0..n as i64 {
        for (j, letter) in (0..).zip(input.word().bytes()) {
            colours[(i + j) as usize % 2].push((i + j, i - j, letter));
        }
    }
    colours
}

fn cut(letter: u8, [a, b, c, d]: Block, u: i64, v: i64) -> Vec<Block> {
    let us = if letter == b'R' { vec![[a, b]] } else { vec![[a, u], [u, b]] };
    let vs = if letter == b'L' { vec![[c, d]] } else { vec![[c, v], [v, d]] };
    us.iter().flat_map(|&[a, b]| vs.iter().map(move |&[c, d]| [a, b, c, d])).collect()
}

type Cut<'a> = &'a dyn Fn(u8, Block, i64, i64) -> Vec<Block>;

fn value(cells: &[Cell], cut: Cut) -> u64 {
    value_of(cells, [-100, 100, -100, 100], cut, &mut HashMap::new())
}

fn value_of(cells: &[Cell], block: Block, cut: Cut, known: &mut HashMap<Block, u64>) -> u64 {
    if let Some(&value) = known.get(&block) {
        return value;
    }
    let [a, b, c, d] = block;
    let mut options = vec![];
    for &(u, v, letter) in cells.iter().filter(|&&(u, v, _)| a < u && u < b && c < v && v < d) {
        let blocks = cut(letter, block, u, v).into_iter();
        options.push(nim_sum(blocks.map(|block| value_of(cells, block, cut, known))));
    }
    let value = mex(&options);
    known.insert(block, value);
    value
}
