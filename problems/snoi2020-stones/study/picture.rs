//! The heaps lost for k = 2, by their Fibonacci parts: moved two places they are 0, 1, 2, ….

use crate::svg::Canvas;

const F: [usize; 6] = [1, 2, 3, 5, 8, 13];
const K: usize = 2;

pub fn picture() -> [String; 2] {
    let mut c = Canvas::new(
        "snoi2020-stones",
        314.0,
        [
            "The m up to 18 without the parts 1 and 2, and what they become when each part moves \
             two places down: 0 to 7",
            "k = 2 时 18 以内必败的 m；各项的下标减 2，依次变成 0 到 7",
        ],
        [
            "3 becomes 1, 5 becomes 2, 8 becomes 3, 8 + 3 becomes 3 + 1, and so on: the lost m \
             are numbered in their order.",
            "3 变成 1，5 变成 2，8 变成 3，8 + 3 变成 3 + 1，依此类推：必败的 m 就这样按顺序编了\
             号。",
        ],
    );
    let (side, top) = (29.0, 66.0);
    let shift = F.iter().filter(|&&f| f <= K).count();
    // The column of f on the left, the largest number first, and that of its moved copy.
    let left = |i: usize| 84.0 + side * (F.len() - 1 - i) as f64;
    let right = |i: usize| 314.0 + side * (F.len() - 1 - shift - i) as f64;
    let middle = side / 2.0 - 1.0;
    for (i, f) in F.iter().enumerate() {
        let is_dropped = i < shift;
        let colour = if is_dropped { "muted" } else { "ink" };
        c.text((left(i) + middle, 42.0), &format!("{colour} small bold"), f);
        if is_dropped {
            let x = left(i) + middle;
            c.line(&[(x - 9.0, 52.0), (x + 9.0, 32.0)], "move-line");
        } else {
            let moved = F[i - shift];
            c.text((right(i - shift) + middle, 42.0), "ink small bold", moved);
        }
    }
    c.text((62.0, 42.0), "ink end", "m");
    c.text((84.0 + side * 4.5, 20.0), "move small", format!("k = {K}"));
    let lost = (0..=18).map(|m| (m, parts(m))).filter(|(_, parts)| parts.iter().all(|&i| F[i] > K));
    for (row, (m, parts)) in lost.enumerate() {
        let y = top + side * row as f64;
        let tile = (side - 2.0, side - 2.0);
        c.text((62.0, y + middle), "ink end", m);
        for i in shift..F.len() {
            for (x, number) in [(left(i), F[i]), (right(i - shift), F[i - shift])] {
                if parts.contains(&i) {
                    c.tile((x, y), tile, "v7", number);
                } else {
                    c.rect((x, y), tile, "cell");
                }
            }
        }
        let number: usize = parts.iter().map(|&i| F[i - shift]).sum();
        c.arrow((264.0, y + middle), 0.0, (298.0, y + middle), "muted");
        c.text((462.0, y + middle), "p bold end", number);
    }
    c.finish()
}

/// The places of the parts of m, the largest first.
fn parts(mut m: usize) -> Vec<usize> {
    let mut places = vec![];
    for i in (0..F.len()).rev() {
        if F[i] <= m {
            m -= F[i];
            places.push(i);
        }
    }
    places
}
