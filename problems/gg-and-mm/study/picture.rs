//! Three games at once, move by move: every length falls by one, and the longest game decides.

use crate::svg::Canvas;

pub fn picture() -> [String; 2] {
    let mut c = Canvas::new(
        "gg-and-mm",
        310.0,
        [
            "The games 3 2, 1 1 and 5 2 played at once: after MM, GG and MM have moved all of \
             them are over",
            "3 2、1 1、5 2 三个游戏同时进行，每一步各个步数都减 1，M 从 3 降到 0，轮到 GG 时已不能\
             走",
        ],
        [
            "The lengths are 2, 1 and 3; each turn lowers them by one. The longest is odd, so MM \
             makes the last move.",
            "三个游戏的步数是 2、1、3，每一步都减 1。最大的是奇数，所以最后一步由 MM 走。",
        ],
    );
    let (left, top, step) = (36.0, 60.0, 120.0);
    for (i, mover) in ["MM", "GG", "MM"].into_iter().enumerate() {
        let x = left + 76.0 + step * i as f64;
        c.text((x + 19.0, 22.0), if mover == "MM" { "p bold" } else { "move bold" }, mover);
        c.arrow((x + 2.0, 40.0), 0.0, (x + 38.0, 40.0), if mover == "MM" { "p" } else { "move" });
    }
    let games: [&[&str]; 3] =
        [&["3 2", "1 2", "1 0"], &["1 1", "1 0"], &["5 2", "3 2", "1 2", "1 0"]];
    for (i, game) in games.iter().enumerate() {
        let y = top + 62.0 * i as f64;
        for (j, piles) in game.iter().enumerate() {
            let (x, length) = (left + step * j as f64, game.len() - 1 - j);
            let (tile, words) = match length {
                0 => ("none muted-line dashed".into(), "muted".into()),
                _ => (format!("v{length}"), format!("v{length} on")),
            };
            c.rect((x, y), (72.0, 50.0), &tile);
            c.text((x + 36.0, y + 17.0), &format!("{words} bold"), piles);
            c.text((x + 36.0, y + 37.0), &format!("{words} small"), format!("s = {length}"));
        }
    }
    for (i, longest) in [3, 2, 1, 0].into_iter().enumerate() {
        c.text((left + 36.0 + step * i as f64, 262.0), "ink bold", format!("M = {longest}"));
    }
    let end = ["GG is to move and cannot", "轮到 GG，不能走"];
    c.words((left + 3.0 * step + 72.0, 290.0), "muted end", end);
    c.finish()
}
