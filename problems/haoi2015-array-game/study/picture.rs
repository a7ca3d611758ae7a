//! Tokens on the white cells: a turn takes one away and lays others; two on one cell vanish.

use crate::svg::Canvas;
use shared::grundy::mex;

const CELLS: usize = 8;
const WHITE: [usize; 3] = [2, 4, 7];
/// The turn: 2, 4, 6.
const FROM: usize = 2;
const LAST: usize = 6;

pub fn picture() -> [String; 2] {
    let mut c = Canvas::new(
        "haoi2015-array-game",
        330.0,
        [
            "Cells 1 to 8 with 2, 4 and 7 white; turning 2, 4 and 6 leaves 6 and 7 white: two \
             tokens on 4 vanish",
            "1 到 8 号格子中 2、4、7 是白的；翻 2、4、6 之后 6、7 是白的，4 号格上两枚棋子一起消失",
        ],
        [
            "A token on each white cell, with g on it. The turn takes the token from 2 and lays \
             one on 4 and one on 6; two equal numbers cancel in the nim-sum.",
            "每个白格上有一枚棋子，棋子上的数是 g。这一步拿走 2 号格的棋子，在 4 号和 6 号格上各放\
             一枚；两个相同的数在异或和里抵消。",
        ],
    );
    let g = values();
    let at = |x: usize, y: f64| (20.0 + 55.0 * (x as f64 - 0.5), y);
    let turned = |x: usize| x.is_multiple_of(FROM) && x <= LAST;
    for (top, after) in [(24.0, false), (196.0, true)] {
        let mut nim_sum = 0;
        for x in 1..=CELLS {
            let is_white = WHITE.contains(&x) != (after && turned(x));
            let (left, middle) = (at(x, top).0 - 25.0, at(x, top + 25.0));
            c.rect((left, top), (50.0, 50.0), if is_white { "white piece" } else { "black piece" });
            c.text((middle.0, top + 64.0), "muted small", x);
            let vanished = after && turned(x) && WHITE.contains(&x) && x > FROM;
            if is_white {
                c.circle(middle, 15.0, if after && turned(x) { "move" } else { "p" });
                c.text(
                    middle,
                    &format!("{} on", if after && turned(x) { "move" } else { "p" }),
                    g[x],
                );
                nim_sum ^= g[x];
            } else if vanished {
                for (right, colour) in [(-9.0, "p"), (9.0, "move")] {
                    let outline = format!("none {colour}-line dashed");
                    c.circle((middle.0 + right, middle.1), 12.0, &outline);
                }
            }
        }
        let white = (1..=CELLS).filter(|&x| WHITE.contains(&x) != (after && turned(x)));
        let terms: Vec<String> = white.map(|x| g[x].to_string()).collect();
        let colour = if nim_sum == 0 { "p" } else { "move" };
        let outcome = if nim_sum == 0 { ["lost: ", "必败："] } else { ["won: ", "必胜："] };
        let words =
            outcome.map(|outcome| format!("{outcome}X = {} = {nim_sum}", terms.join(" ⊕ ")));
        c.words((460.0, top + 94.0), &format!("{colour} bold end"), words);
    }
    for x in (2 * FROM..=LAST).step_by(FROM) {
        c.arrow((at(FROM, 0.0).0 + 6.0, 98.0), 0.0, (at(x, 0.0).0 - 6.0, 190.0), "move");
    }
    c.finish()
}

/// The mex over the turns of each cell, from the last one back.
fn values() -> Vec<usize> {
    let mut g = vec![0; CELLS + 1];
    for x in (1..=CELLS).rev() {
        let (mut sums, mut sum) = (vec![0], 0);
        for multiple in (2 * x..=CELLS).step_by(x) {
            sum ^= g[multiple];
            sums.push(sum);
        }
        g[x] = mex(sums);
    }
    g
}
