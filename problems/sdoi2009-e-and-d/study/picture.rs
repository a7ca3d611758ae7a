//! The values of all pairs up to 8, and one of them from the binary digits.

use crate::svg::Canvas;
use referee::Referee;

const EXAMPLE: (u32, u32) = (3, 6);

pub fn picture() -> [String; 2] {
    let mut c = Canvas::new(
        "sdoi2009-e-and-d",
        502.0,
        [
            "The Grundy values of the pairs (a, b) from 1 to 8 with A = a − 1 and B = b − 1 in \
             binary; for 3 and 6 the first place where both have a 0 is place 3",
            "8 × 8 的 SG 值表，行列旁是 a − 1 和 b − 1 的二进制；3 和 6 这一对，两个数都是 0 的最\
             低位是第 3 位",
        ],
        [
            "The value is the first place, from the right, where A and B both have a 0. In each \
             block of four one value is 0 and the others are equal; one of these from each block, \
             less 1, makes the same table again.",
            "SG 值就是 A 和 B 都为 0 的最低位。每个 2 × 2 的小块里有一个 0，另外三个数相等；每块取\
             这个数减 1，得到的又是同一张表。",
        ],
    );
    let mut referee = Referee::normal(|&heaps| options(heaps));
    let along = |heap: u32| 40.0 * f64::from(heap - 1) + 5.0 * f64::from((heap - 1) / 2);
    let tile = |(a, b): (u32, u32)| (112.0 + along(b), 62.0 + along(a));
    c.text((28.0, 40.0), "ink", "a");
    c.text((76.0, 40.0), "muted", "A");
    c.text((462.0, 18.0), "ink", "b");
    c.text((462.0, 40.0), "muted", "B");
    for heap in 1..=8 {
        let (x, y) = tile((heap, heap));
        c.text((x + 20.0, 18.0), "ink", heap);
        c.text((x + 20.0, 40.0), "muted small", format!("{:03b}", heap - 1));
        c.text((28.0, y + 20.0), "ink", heap);
        c.text((76.0, y + 20.0), "muted small", format!("{:03b}", heap - 1));
    }
    let pairs = (1..=8).flat_map(|a| (1..=8).map(move |b| (a, b)));
    c.values((40.0, 40.0), true, pairs.map(|pair| (tile(pair), referee.grundy(&pair) as usize)));
    let (x, y) = tile(EXAMPLE);
    c.rect((x, y), (39.0, 39.0), "none move-line");

    let (a, b) = EXAMPLE;
    let value = referee.grundy(&EXAMPLE) as u32;
    for (name, heap, y) in [("A", a, 440.0), ("B", b, 472.0)] {
        c.text((112.0, y), "ink start", format!("{name} = {heap} − 1"));
        for place in 0..=value {
            let x = 340.0 - 32.0 * f64::from(place);
            let colour = if place == value { "move" } else { "cell" };
            let digit = (heap - 1) >> place & 1;
            c.rect((x - 14.0, y - 14.0), (28.0, 28.0), colour);
            c.text((x, y), if place == value { "move on bold" } else { "ink" }, digit);
        }
    }
    c.text((404.0, 456.0), "move big bold", value);
    c.finish()
}

/// The rule: one heap goes, the other is split.
fn options((a, b): (u32, u32)) -> Vec<(u32, u32)> {
    let split = |heap: u32| (1..heap).map(move |x| (x, heap - x));
    split(a).chain(split(b)).collect()
}
