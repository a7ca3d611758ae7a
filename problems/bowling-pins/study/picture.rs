//! The step of the theorem: a move in a heap of n + p and the same move in a heap of n.

use crate::svg::Canvas;

pub fn picture() -> [String; 2] {
    let mut c = Canvas::new(
        "bowling-pins",
        250.0,
        [
            "A heap of n + p: a move takes j and leaves a and b. A heap of n: the same move \
             leaves a and b − p",
            "上面是 n + p 颗，取 j 颗，剩 a 和 b；下面是 n 颗，取 j 颗，剩 a 和 b − p",
        ],
        [
            "The longer part b is so long that it can lose p tokens and keep its value. So both \
             moves have the same value.",
            "b 很长，缩短 p 颗以后 SG 值不变，所以两步得到的 SG 值相同。",
        ],
    );
    let (left, a, j, b, p) = (20.0, 70.0, 30.0, 340.0, 110.0);
    for (top, is_long) in [(46.0, true), (156.0, false)] {
        let rest = if is_long { b } else { b - p };
        let (whole, part) = if is_long { ("n + p", "b") } else { ("n", "b − p") };
        let (taken, right) = (left + a, left + a + j);
        let heap = [format!("a heap of {whole}"), format!("{whole} 颗")];
        c.words((left, top - 22.0), "ink start", heap);
        c.tile((left, top), (a - 2.0, 40.0), "v4", "a");
        c.rect((taken, top), (j - 2.0, 40.0), "none muted-line dashed");
        c.text((taken + j / 2.0 - 1.0, top + 20.0), "muted", "j");
        c.tile((right, top), (rest, 40.0), "v7", part);
        c.bracket((left, right + rest), top + 46.0, whole);
    }
    let end = left + a + j + b;
    c.rect((end - p, 156.0), (p, 40.0), "none muted-line dashed");
    c.text((end - p / 2.0, 176.0), "muted", "p");
    for x in [end - p, end] {
        c.line(&[(x, 88.0), (x, 154.0)], "muted-line thin dashed");
    }
    c.text((end - p / 2.0 - 4.0, 24.0), "ink end", "G(b) = G(b − p)");
    c.finish()
}
