//! The nim-sums of all subsets of the other heaps, and which of them are at least a.

use crate::svg::Canvas;
use itertools::Itertools;
use shared::nim::nim_sum;

pub fn picture() -> [String; 2] {
    let (a, others) = (4, [3_u64, 5, 6]);
    let mut c = Canvas::new(
        "gzoi2017-stones",
        262.0,
        [
            "The subsets of the heaps 3, 5 and 6 above their nim-sums R on the number line from 0 \
             to 7; for the named heap a = 4, four of eight have R ≥ a",
            "其余各堆 3、5、6 的八个子集按异或和 R 排在数轴上；指定的一堆是 4 时，有四个 R ≥ 4",
        ],
        [
            "Each nim-sum that occurs occurs equally often. Alice wins by bringing a to R, which \
             is a move only if R is less than a.",
            "出现的异或和，出现的次数都相同。Alice 要把指定的一堆 a 变成 R 才能赢，只有 R 小于 a \
             时做得到。",
        ],
    );
    let place = |r: u64| 20.0 + 55.0 * r as f64;
    let mut piled = [0; 8];
    let mut lost = 0;
    for subset in others.into_iter().powerset() {
        let r = nim_sum(subset.iter().copied());
        let names: Vec<String> = subset.iter().map(u64::to_string).collect();
        let name = if names.is_empty() { "∅".into() } else { names.join(" ") };
        let y = 166.0 - 40.0 * f64::from(piled[r as usize]);
        c.tile((place(r) + 1.0, y), (52.0, 36.0), if r < a { "cell" } else { "p" }, name);
        piled[r as usize] += 1;
        lost += u32::from(r >= a);
    }
    c.line(&[(place(a), 66.0), (place(a), 246.0)], "ink-line thin dashed");
    let won = [": won", "：必胜"].map(|words| format!("R &lt; {a}{words}"));
    c.words((place(a) - 14.0, 34.0), "muted end", won);
    let lost = [": lost, ", "：必败，"].map(|words| format!("R ≥ {a}{words}{lost} / 8"));
    c.words((place(a) + 14.0, 34.0), "p bold start", lost);
    for r in 0..8 {
        c.text((place(r) + 27.0, 222.0), if r < a { "muted big" } else { "p big" }, r);
    }
    c.finish()
}
