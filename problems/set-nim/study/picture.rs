//! Grundy values of three subtraction sets and their periods.

use crate::{period::period, svg::Canvas};
use referee::Referee;

pub fn picture() -> [String; 2] {
    let mut c = Canvas::new(
        "set-nim",
        404.0,
        [
            "Grundy values of heaps 0 to 17 for the subtraction sets {1, 2, 3}, {1, 3, 4} and {2, \
             3, 7}, with periods 4, 7 and 5",
            "可取数集合 {1, 2, 3}、{1, 3, 4}、{2, 3, 7} 的 SG 值，周期为 4、7、5",
        ],
        [
            "Each value is the least number that is not among the values of the heaps one move \
             away. The zeros are lost for the player to move.",
            "每个 SG 值是走一步能到的各堆的 SG 值的 mex。值为 0 的，先手必败。",
        ],
    );
    let place = |h: usize| 20.0 + 24.5 * h as f64;
    for h in 0..18 {
        c.text((place(h) + 11.75, 24.0), "muted small", h);
    }
    for (set, top) in [[1, 2, 3], [1, 3, 4], [2, 3, 7]].into_iter().zip([48.0, 164.0, 280.0]) {
        let mut referee = Referee::normal(|&heap: &usize| {
            set.iter().filter_map(|&take| heap.checked_sub(take)).collect()
        });
        let g: Vec<usize> = (0..200).map(|heap| referee.grundy(&heap) as usize).collect();
        c.text(
            (20.0, top),
            "ink start",
            format!("S = {set:?}").replace('[', "{").replace(']', "}"),
        );
        c.values((24.5, 30.0), true, (0..18).map(|h| ((place(h), top + 16.0), g[h])));
        let (preperiod, p) = period(&g, |_, _| set[2]).expect("a subtraction game has a period");
        for from in (preperiod..=18 - p).step_by(p) {
            c.bracket((place(from) + 1.0, place(from + p) - 2.0), top + 51.0, p);
        }
    }
    c.tile((386.0, 35.0), (26.0, 25.0), "p", 0);
    c.words((420.0, 48.0), "ink start", ["lost", "必败"]);
    c.finish()
}
