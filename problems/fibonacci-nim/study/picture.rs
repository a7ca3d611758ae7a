//! Zeckendorf parts as bars of stones: after the least part is taken, the next is out of reach.

use crate::svg::Canvas;
use board::{as_sum, zeckendorf};

pub fn picture() -> [String; 2] {
    let mut c = Canvas::new(
        "fibonacci-nim",
        316.0,
        [
            "20 = 13 + 5 + 2: take 2, and the opponent may take 4, not 5; he takes 4, and of 14 = \
             13 + 1 take 1, and he may take 2, not 13",
            "20 = 13 + 5 + 2，取 2 颗，对手至多取 4 颗，取不完 5 颗；他取 4 颗，就再从 14 = 13 + \
             1 里取 1 颗",
        ],
        [
            "Take the least Zeckendorf part. The next one is more than twice as large, so the \
             opponent cannot take it whole, and there is a least part again.",
            "取走 Zeckendorf 表示中最小的一项。下一项比它的两倍还大，对手取不完，剩下的又有最小的\
             一项。",
        ],
    );
    let mut stones = 20;
    for top in [28.0, 178.0] {
        let parts = zeckendorf(stones);
        let (take, next) = (parts[parts.len() - 1], parts[parts.len() - 2]);
        c.text((20.0, top), "ink big start", as_sum(stones, &parts));
        let (mut x, mut end) = (20.0, 0.0);
        for &part in &parts {
            let colour = if part == take { "move" } else { "v7" };
            for _ in 0..part {
                c.rect((x, top + 26.0), (17.8, 36.0), colour);
                x += 19.4;
            }
            if part == next {
                end = x;
            }
            c.text((x - 9.7 * part as f64, top + 44.0), &format!("{colour} on bold"), part);
            x += 10.0;
        }
        let limit = 2 * take;
        c.arrow((x + 2.0, top + 44.0), 0.0, (x + 26.0, top + 44.0), "move");
        c.line(&bracket(end - 19.4 * limit as f64, end - 2.0, top + 68.0), "ink-line");
        let reach = format!("2·{take} = {limit} &lt; {next}");
        c.text((end - 9.7 * limit as f64, top + 92.0), "ink", reach);
        stones -= take + limit;
    }
    c.words((20.0, 146.0), "muted start", ["the opponent takes 4", "对手取 4 颗"]);
    c.finish()
}

fn bracket(left: f64, right: f64, y: f64) -> [(f64, f64); 4] {
    [(left, y), (left, y + 8.0), (right, y + 8.0), (right, y)]
}
