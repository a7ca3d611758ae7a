//! The lost positions of Wythoff's game lie along two lines, one in each row, column and diagonal.

use crate::svg::Canvas;
use referee::Referee;

pub fn picture() -> [String; 2] {
    let mut c = Canvas::new(
        "wythoff",
        490.0,
        [
            "The lost positions of Wythoff’s game up to 21 stones, along lines of slope φ and \
             1/φ, and the winning moves from (13, 18)",
            "必败态排在斜率为 φ 和 1/φ 的两条直线旁；箭头是从一个必胜态出发的必胜走法",
        ],
        [
            "Each row, column and diagonal holds one lost position, so a move never joins two of \
             them and from every other position some move reaches one.",
            "每行、每列、每条斜线上都只有一个必败态，所以从必败态走不到必败态；从其他状态出发，都\
             有一步能走到必败态。",
        ],
    );
    let place = |x: f64, y: f64| (48.0 + 19.4 * x, 450.0 - 19.4 * y);
    let at = |(x, y): (u32, u32)| place(f64::from(x), f64::from(y));
    for i in 0..=21 {
        c.line(&[at((i, 0)), at((i, 21))], "cell-line thin");
        c.line(&[at((0, i)), at((21, i))], "cell-line thin");
        if i % 5 == 0 {
            c.text(place(i.into(), -1.0), "muted small", i);
            c.text(place(-0.6, i.into()), "muted small end", i);
        }
    }
    let phi = f64::midpoint(1.0, 5_f64.sqrt());
    c.line(&[place(0.0, 0.0), place(21.6 / phi, 21.6)], "p-line thin");
    c.line(&[place(0.0, 0.0), place(21.6, 21.6 / phi)], "p-line thin");
    c.text(place(12.4, 21.3), "p big bold end", "φ");
    c.text(place(20.8, 14.2), "p bold end", "1/φ");

    let mut referee = Referee::normal(|&pair| options(pair));
    let squares = (0..=21).flat_map(|x| (0..=21).map(move |y| (x, y)));
    for square in squares.filter(|square| !referee.is_won(square)) {
        c.circle(at(square), 6.5, "p");
    }
    let start = (13, 18);
    for option in options(start).iter().filter(|option| !referee.is_won(option)) {
        let ((x, y), to) = (at(start), at(*option));
        let (dx, dy) = (to.0 - x, to.1 - y);
        let short = 1.0 - 8.0 / (dx * dx + dy * dy).sqrt();
        c.arrow((x, y), 0.0, (x + dx * short, y + dy * short), "move");
    }
    c.circle(at(start), 7.0, "move");
    c.words((at(start).0 + 14.0, at(start).1 - 12.0), "move start bold", ["won", "必胜"]);
    c.finish()
}

/// The rule: take from one heap, or the same number from both.
fn options((x, y): (u32, u32)) -> Vec<(u32, u32)> {
    let one = (0..x).map(|left| (left, y)).chain((0..y).map(|left| (x, left)));
    one.chain((1..=x.min(y)).map(|take| (x - take, y - take))).collect()
}
