//! A winning turn of three coins, and the values of the cells.

use crate::svg::Canvas;

const ROWS: usize = 2;
const COLUMNS: usize = 4;
/// Rows and columns count from 0 here. The corner is the last cell of the turn.
const TAILS: [(usize, usize); 3] = [(0, 1), (0, 3), (1, 2)];
const TURN: [(usize, usize); 3] = [(0, 1), (1, 1), (1, 2)];

pub fn picture() -> [String; 2] {
    let mut c = Canvas::new(
        "zjoi2009-colouring",
        428.0,
        [
            "A board with the nim-sum 2 ⊕ 4 ⊕ 8 = 14; turning three connected coins leaves 4 ⊕ 4 \
             = 0; and the table of the values of five rows and columns",
            "上：翻相连的三枚硬币，异或和 2 ⊕ 4 ⊕ 8 = 14 变成 4 ⊕ 4 = 0；下：前五行五列的 SG 值",
        ],
        [
            "On the border the values are 1, 2, 1, 4, 1, …, inside they double along each row and \
             each column. The nim-sum is that of the coins that show tails.",
            "边上的值是 1, 2, 1, 4, 1, …，里面每向右或向下一格就翻倍。异或和是反面朝上的硬币的。",
        ],
    );
    let after = |cell: &(usize, usize)| TAILS.contains(cell) != TURN.contains(cell);
    board(&mut c, 24.0, |cell| TAILS.contains(cell));
    board(&mut c, 280.0, after);
    c.arrow((212.0, 66.0), 0.0, (268.0, 66.0), "move");

    let side = (58.0, 46.0);
    for i in 0..5 {
        let (x, y) = (96.0 + side.0 * i as f64, 190.0 + side.1 * i as f64);
        c.text((x + side.0 / 2.0, 176.0), "muted small", i + 1);
        c.text((78.0, y + side.1 / 2.0), "muted small", i + 1);
        for j in 0..5 {
            let at = (96.0 + side.0 * j as f64, y);
            let value = value((i, j));
            let colour = if i.min(j) == 0 { "cell".into() } else { format!("v{}", value.ilog2()) };
            c.rect(at, (side.0 - 2.0, side.1 - 2.0), &colour);
            let middle = (at.0 + side.0 / 2.0 - 1.0, at.1 + side.1 / 2.0 - 1.0);
            let text = if i.min(j) == 0 { "ink".into() } else { format!("{colour} on") };
            c.text(middle, &text, value);
        }
    }
    c.finish()
}

/// The coins, with the turn marked, and below it the nim-sum of the tails.
fn board(c: &mut Canvas, left: f64, is_tails: impl Fn(&(usize, usize)) -> bool) {
    let (top, side) = (22.0, 44.0);
    let mut values = vec![];
    for cell in (0..ROWS).flat_map(|i| (0..COLUMNS).map(move |j| (i, j))) {
        let at = (left + side * cell.1 as f64, top + side * cell.0 as f64);
        c.rect(at, (side - 2.0, side - 2.0), "cell");
        if TURN.contains(&cell) {
            c.rect((at.0 + 1.0, at.1 + 1.0), (side - 4.0, side - 4.0), "none move-line");
        }
        let middle = (at.0 + side / 2.0 - 1.0, at.1 + side / 2.0 - 1.0);
        let (coin, letter) = if is_tails(&cell) { ("black", "T") } else { ("white", "H") };
        c.circle(middle, 16.0, &format!("{coin} piece"));
        c.text(middle, &format!("{coin} on small"), letter);
        if is_tails(&cell) {
            values.push(value(cell));
        }
    }
    values.sort_unstable();
    let sum = values.iter().fold(0, |sum, value| sum ^ value);
    let text = values.iter().map(usize::to_string).collect::<Vec<_>>().join(" ⊕ ");
    let middle = left + side * COLUMNS as f64 / 2.0 - 1.0;
    c.text((middle, 132.0), "ink", format!("{text} = {sum}"));
}

/// The value of a coin that shows tails.
fn value((i, j): (usize, usize)) -> usize {
    if i.min(j) == 0 {
        1 << (i + j + 1).trailing_zeros()
    } else {
        1 << (i + j)
    }
}
