//! The nim-sum table: blocks within blocks, and 0 where the heaps are equal.

use crate::svg::Canvas;
use referee::{sum, Referee};

pub fn picture() -> [String; 2] {
    let mut c = Canvas::new(
        "nim",
        522.0,
        [
            "The table of a ⊕ b for a and b from 0 to 15, with its zeros, the lost positions, on \
             the diagonal",
            "a ⊕ b 的表：0 都在对角线上，这时两堆一样多，是必败态",
        ],
        [
            "Each quarter of the table is made of the same two blocks, one on the diagonal and \
             one beside it, and so is each quarter of a quarter: one binary digit each time.",
            "整张表分成四块，对角线上的两块相同，另外两块也相同；每一块又这样分成四小块。每分一\
             次，就是一个二进制位。",
        ],
    );
    let mut nim = Referee::normal(|heaps: &Vec<u64>| sum(heaps, |&heap| 0..heap));
    // A gap after every 4 and a wider one after 8.
    let place = |i: u64| (42 + 26 * i + 2 * (i / 4) + 3 * (i / 8)) as f64;
    c.text((27.0, 25.0), "ink bold", "⊕");
    for i in 0..16 {
        c.text((place(i) + 12.5, 25.0), "muted small", i);
        c.text((27.0, place(i) + 12.5), "muted small", i);
    }
    let pairs = (0..16).flat_map(|a| (0..16).map(move |b| (a, b)));
    let tiles = pairs.map(|(a, b)| ((place(b), place(a)), nim.grundy(&vec![a, b]) as usize));
    c.values((26.0, 26.0), true, tiles);
    c.tile((150.0, 482.0), (26.0, 26.0), "p", nim.grundy(&vec![1, 1]));
    c.words((186.0, 495.0), "ink start", ["lost: a ⊕ a = 0", "必败：a ⊕ a = 0"]);
    c.finish()
}
