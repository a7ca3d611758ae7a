//! Grundy values with takes from L to R: blocks of L, a period of L + R, and the reach of a move.

use crate::svg::Canvas;
use referee::Referee;

const L: usize = 2;
const R: usize = 5;

pub fn picture() -> [String; 2] {
    let mut c = Canvas::new(
        "constrained-nim-2",
        246.0,
        [
            "Grundy values of heaps 0 to 13 for takes from 2 to 5: 0 0 1 1 2 2 3, twice. From \
             heap 9 a move reaches 4 to 7",
            "L = 2、R = 5 时 0 到 13 颗的 SG 值：每 L 个一块，每 L + R 个重复；从 9 颗可以走到 4 \
             到 7 颗",
        ],
        [
            "The values rise in blocks of L and repeat after L + R. A move takes at least L, so \
             it never stays in its block, and at most R, so it does not reach the same block one \
             period before.",
            "一次至少取 L 颗，所以走不到同一块；至多取 R 颗，所以也走不到前一个周期的同一块。",
        ],
    );
    let mut referee =
        Referee::normal(|&x: &usize| (L..=R).filter_map(|take| x.checked_sub(take)).collect());
    let period = L + R;
    let place = |x: usize| 19.0 + 31.6 * x as f64;
    let middle = |x: usize| place(x) + 15.3;
    c.text((20.0, 26.0), "ink start", format!("L = {L}, R = {R}"));
    let heap = 9;
    for (take, bend, label) in [(L, 10.0, (-18.0, 62.0)), (R, 70.0, (0.0, 31.0))] {
        let (from, to) = (middle(heap), middle(heap - take));
        c.arrow((from, 80.0), -bend, (to, 80.0), "move");
        c.text((f64::midpoint(from, to) + label.0, label.1), "move", format!("−{take}"));
    }
    let tiles = (0..2 * period).map(|x| ((place(x), 86.0), referee.grundy(&x) as usize));
    c.values((31.6, 34.0), true, tiles);
    let reach = (place(heap - L) - place(heap - R) + 31.6, 38.0);
    c.rect((place(heap - R) - 1.5, 83.5), reach, "none move-line");
    for x in 0..2 * period {
        c.text((middle(x), 136.0), if x == heap { "move bold small" } else { "muted small" }, x);
    }
    for begin in (0..2 * period).step_by(period) {
        for block in (begin..begin + period).step_by(L) {
            let end = (block + L).min(begin + period);
            let label = if end - block == L { "L" } else { "" };
            c.bracket((place(block) + 2.0, place(end) - 3.0), 152.0, label);
        }
        c.bracket((place(begin) + 2.0, place(begin + period) - 3.0), 194.0, "L + R");
    }
    c.finish()
}
