//! The nim-sums of all subsets of the other heaps, and which of them are at least a.

use crate::svg::Canvas;
use itertools::Itertools;
use shared::nim::nim_sum;

pub fn picture() -> String {
    let (a, others) = (4, [3_u64, 5, 6]);
    let mut c = Canvas::new(
        "gzoi2017-stones",
        262.0,
        "The subsets of the heaps 3, 5 and 6 above their nim-sums R on the number line from 0 to 7; for the named heap a = 4, four of eight have R ≥ a",
        "Each nim-sum that occurs occurs equally often. Alice wins by bringing a to R, which is a \
         move only if R is less than a.",
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
    c.text((place(a) - 14.0, 34.0), "muted end", format!("R &lt; {a}:  N"));
    c.text((place(a) + 14.0, 34.0), "p bold start", format!("R ≥ {a}:  P,  {lost} / 8"));
    for r in 0..8 {
        c.text((place(r) + 27.0, 222.0), if r < a { "muted big" } else { "p big" }, r);
    }
    c.finish()
}
