//! A board with an even side and one with an odd side, cut into dominoes along a snake, and a play on each.

use crate::svg::{Canvas, Point};

pub fn picture() -> [String; 2] {
    let mut c = Canvas::new(
        "who-can-win",
        340.0,
        [
            "Boards of 4 × 4 and 3 × 3 cells, cut into dominoes along a snake, with a play on each",
            "4 × 4 和 3 × 3 的棋盘沿蛇形划分成骨牌，各走一局：前者 Alice 总走到骨牌的另一半，后者 \
             Bob 总走到另一半",
        ],
        [
            "With 16 cells each of Alice's moves goes to the other half of a domino, and Bob is \
             stuck at last. With 9 cells the corner remains, each of Bob's moves does so, and \
             Alice is stuck.",
            "16 格时，Alice 每一步都走到骨牌的另一半，最后 Bob 走不动。9 格时左上角剩下，Bob 每一\
             步都走到另一半，最后 Alice 走不动。",
        ],
    );
    board(&mut c, (24.0, 24.0), 4, &[1, 2, 7, 8, 9, 10, 15, 16]);
    board(&mut c, (300.0, 24.0), 3, &[1, 6, 7, 8, 9, 4, 5, 2, 3]);
    c.words((126.0, 254.0), "p bold", ["Alice answers", "Alice 总有应对"]);
    c.words((126.0, 280.0), "muted", ["Bob is stuck on 16", "Bob 在 16 号格走不动"]);
    c.words((378.0, 254.0), "move bold", ["Bob answers", "Bob 总有应对"]);
    c.words((378.0, 280.0), "muted", ["Alice is stuck on 3", "Alice 在 3 号格走不动"]);
    c.arrow((120.0, 314.0), 0.0, (156.0, 314.0), "p");
    c.text((168.0, 314.0), "p start", "Alice");
    c.arrow((256.0, 314.0), 0.0, (292.0, 314.0), "move");
    c.text((304.0, 314.0), "move start", "Bob");
    c.finish()
}

const SIDE: f64 = 52.0;

/// The dominoes, the numbers along the snake, and a play by these numbers, in which Alice moves first.
fn board(c: &mut Canvas, (left, top): Point, n: usize, play: &[usize]) {
    let corner = |number: usize| {
        let (row, along) = ((number - 1) / n, (number - 1) % n);
        let column = if row % 2 == 0 { along } else { n - 1 - along };
        (left + SIDE * column as f64, top + SIDE * row as f64)
    };
    let middle = |number| (corner(number).0 + 31.0, corner(number).1 + 31.0);
    if n % 2 == 1 {
        c.rect((left + 2.0, top + 2.0), (SIDE - 4.0, SIDE - 4.0), "none muted-line thin dashed");
    }
    for first in (1 + n % 2..n * n).step_by(2) {
        let ((x, y), (to_x, to_y)) = (corner(first), corner(first + 1));
        let size = ((to_x - x).abs() + SIDE - 4.0, (to_y - y).abs() + SIDE - 4.0);
        c.rect((x.min(to_x) + 2.0, y.min(to_y) + 2.0), size, "cell");
    }
    for number in 1..=n * n {
        let (x, y) = corner(number);
        c.text((x + 5.0, y + 13.0), "muted small start", number);
    }
    c.circle(middle(play[0]), 6.0, "ink");
    for (i, pair) in play.windows(2).enumerate() {
        let ((x, y), (to_x, to_y)) = (middle(pair[0]), middle(pair[1]));
        let (right, down) = ((to_x - x) / SIDE, (to_y - y) / SIDE);
        let from = (x + 9.0 * right, y + 9.0 * down);
        let to = (to_x - 4.0 * right, to_y - 4.0 * down);
        c.arrow(from, 0.0, to, if i % 2 == 0 { "p" } else { "move" });
    }
}
