//! Heaps in binary, their nim-sum below, and the move that makes every column even.

use crate::svg::Canvas;
use shared::nim::nim_sum;

pub fn picture() -> [String; 2] {
    let heaps = [3, 6, 9];
    let x = nim_sum(heaps);
    let moved = (0..heaps.len()).find(|&i| heaps[i] ^ x < heaps[i]).expect("the nim-sum is not 0");
    let size = heaps[moved] ^ x;
    let mut after = heaps;
    after[moved] = size;

    let mut c = Canvas::new(
        "matches",
        334.0,
        [
            "Heaps 3, 6 and 9 in binary with nim-sum 12; 9 becomes 5, and every column has an \
             even number of ones",
            "3、6、9 三堆的二进制，异或和 12；9 变成 5 之后，每一列都有偶数个 1",
        ],
        [
            "Two columns have an odd number of ones, so X = 1100. Heap 9 has the top bit of X. \
             Turning its digits in these two columns leaves 5 and makes X = 0.",
            "有两列的 1 是奇数个，所以 X = 1100。9 含有 X 的最高位，把 9 在这两列的数字变一变，就\
             得到 5，X 变成 0。",
        ],
    );
    let row = |i: usize| 58.0 + 46.0 * i as f64;
    for (left, heaps) in [(16.0, heaps), (276.0, after)] {
        let x = nim_sum(heaps);
        let digit = |place: u64| left + 46.0 + 36.0 * (3 - place) as f64;
        for place in (0..4).filter(|place| x >> place & 1 == 1) {
            c.rect((digit(place) - 2.0, 48.0), (38.0, 216.0), "none move-line");
        }
        for (i, &heap) in heaps.iter().enumerate() {
            c.text((left + 34.0, row(i) + 17.0), "ink big end", heap);
            for place in 0..4 {
                let bit = heap >> place & 1;
                let turned = i == moved && bit != after[moved] >> place & 1;
                let colour = match bit {
                    1 if turned => "move",
                    1 => "muted",
                    _ => "cell",
                };
                c.tile((digit(place) + 1.0, row(i)), (32.0, 34.0), colour, bit);
            }
        }
        c.line(&[(left + 6.0, row(3)), (digit(0) + 36.0, row(3))], "ink-line");
        let colour = if x == 0 { "p" } else { "move" };
        for place in 0..4 {
            c.text((digit(place) + 17.0, row(3) + 29.0), &format!("{colour} big"), x >> place & 1);
        }
        c.text((left + 34.0, row(3) + 29.0), &format!("{colour} big end"), "X");
        let outcome = if x == 0 { ["lost: ", "必败："] } else { ["won: ", "必胜："] };
        let words = outcome.map(|outcome| format!("{outcome}X = {x}"));
        c.words((left + 98.0, 28.0), &format!("{colour} bold"), words);
    }
    c.arrow((216.0, row(moved) + 17.0), 0.0, (274.0, row(moved) + 17.0), "move");
    c.text((240.0, 303.0), "ink", format!("{} ⊕ {x} = {size}", heaps[moved]));
    c.finish()
}
