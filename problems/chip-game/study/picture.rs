//! The kinds of piles for one sum a + b: by a downwards, by the remainder to the right.

use crate::svg::Canvas;

const SUM: usize = 16;
const PILES: [usize; 4] = [3, 11, 13, 15];

pub fn picture() -> [String; 2] {
    let mut c = Canvas::new(
        "chip-game",
        352.0,
        [
            "For a + b = 16 and each a from 1 to 8 the remainders that are dead, hers, single and \
             hot; piles 3, 11, 13 and 15: Alice wins up to a = 6, the starter for 7 and 8",
            "a + b = 16 时各个余数是死堆、专属堆、单步堆还是热堆；余数 3、11、13、15：a ≤ 6 时 \
             Alice 胜，a 为 7、8 时先手胜",
        ],
        [
            "A remainder w is dead if w is below a, hers from a to b − 1, and from b on hot or \
             single, single if w is below 2a. As a grows, hers becomes dead, or it becomes \
             single, often with hot between.",
            "余数 w 小于 a 是死堆，从 a 到 b − 1 是专属堆；从 b 起，小于 2a 是单步堆，否则是热堆。\
             a 增大时，专属堆变成死堆，或者变成单步堆，中间往往先是热堆。",
        ],
    );
    let (left, top, width, height) = (42.0, 46.0, 21.0, 30.0);
    let at = |w: usize, a: usize| (left + width * w as f64, top + height * (a - 1) as f64);
    c.text((22.0, 30.0), "muted small", "a");
    c.text((at(0, 1).0, 30.0), "muted small start", "w =");
    for w in PILES {
        c.text((at(w, 1).0 + width / 2.0 - 0.5, 30.0), "ink small", w);
    }
    for a in 1..=SUM / 2 {
        for w in 0..SUM {
            let (x, y) = at(w, a);
            c.rect((x, y), (width - 1.0, height - 1.0), COLOURS[kind(w, a)]);
            if PILES.contains(&w) {
                c.circle((x + width / 2.0 - 0.5, y + height / 2.0 - 0.5), 6.0, "black piece");
            }
        }
        let y = at(0, a).1 + height / 2.0 - 0.5;
        c.text((22.0, y), "muted small", a);
        let (colour, winner) = winner(a);
        c.words((388.0, y), &format!("{colour} small start"), winner);
    }
    for (i, name) in NAMES.into_iter().enumerate() {
        let x = 42.0 + 96.0 * i as f64;
        c.rect((x, 310.0), (20.0, 20.0), COLOURS[i]);
        c.words((x + 28.0, 320.0), "ink small start", name);
    }
    c.finish()
}

const COLOURS: [&str; 4] = ["cell", "v2", "v7", "v11"];
const NAMES: [[&str; 2]; 4] =
    [["dead", "死堆"], ["hers", "专属堆"], ["single", "单步堆"], ["hot", "热堆"]];

/// Its place in [`NAMES`].
fn kind(w: usize, a: usize) -> usize {
    if w < a {
        0
    } else if w < SUM - a {
        1
    } else if w < 2 * a {
        2
    } else {
        3
    }
}

fn winner(a: usize) -> (&'static str, [&'static str; 2]) {
    let count = |which| PILES.iter().filter(|&&w| kind(w, a) == which).count();
    match (count(1), count(3), count(2) % 2) {
        (0, 0, 0) => ("ink", ["second", "后手"]),
        (0, 0, 1) | (0, 1, 0) => ("move", ["starter", "先手"]),
        _ => ("p", ["Alice"; 2]),
    }
}
