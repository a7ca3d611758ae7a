//! A pile as a walk: above the first change of colour each box halves the gap between the options.

use crate::svg::Canvas;

/// From bottom to top.
const PILE: &str = "BBWBBW";

pub fn picture() -> [String; 2] {
    let mut c = Canvas::new(
        "black-and-white-boxes",
        344.0,
        [
            "The pile BBWBBW from bottom to top: the values 1, 2, 3/2, 7/4, 15/8, 29/16",
            "一摞 BBWBBW，从下往上的值是 1、2、3/2、7/4、15/8、29/16；每个箱子旁边的一段从 Alice \
             能走到的最大值到 Bob 能走到的最小值",
        ],
        [
            "Each box has a bar from the best that Alice can leave to the best that Bob can \
             leave, and the value as a dot on it. From the first white box on the dot is in the \
             middle, and the next bar is one half of this one: the right half above a black box, \
             the left half above a white one.",
            "圆点是值。从第一个白箱子起，圆点在一段的正中间，再往上每一段都是下面一段的一半：黑箱\
             子取右半段，白箱子取左半段。",
        ],
    );
    let x = |value: f64| 104.0 + 142.0 * value;
    let run = PILE.chars().take_while(|&letter| letter == 'B').count();
    let (mut low, mut high) = (0.0, 2.1);
    let mut value = 0.0;
    for (i, letter) in PILE.chars().enumerate() {
        let y = 258.0 - 44.0 * i as f64;
        // The dot of the box below, or 0.
        let below = if i > 0 { y + 63.0 } else { 304.0 };
        let (before, step) = (value, 1.0 / f64::from(1_u32 << (i + 1).saturating_sub(run)));
        if letter == 'B' {
            low = before;
            value += step;
        } else {
            high = before;
            value -= step;
        }
        c.rect((28.0, y), (44.0, 38.0), if letter == 'B' { "black piece" } else { "white piece" });
        c.rect((x(low), y + 12.0), (x(high) - x(low), 14.0), "v5");
        c.line(&[(x(before), below), (x(value), y + 19.0)], "move-line thin");
        c.circle((x(value), y + 19.0), 6.5, "p");
        let denominator = 1 << (i + 1).saturating_sub(run);
        let label = match denominator {
            1 => format!("{value}"),
            _ => format!("{}/{denominator}", value * f64::from(denominator)),
        };
        c.text((x(2.1) + 14.0, y + 19.0), "ink start", label);
    }
    for whole in 0..3 {
        c.text((x(f64::from(whole)), 322.0), "muted", whole);
    }
    c.line(&[(x(0.0), 304.0), (x(2.1), 304.0)], "muted-line thin");
    c.finish()
}
