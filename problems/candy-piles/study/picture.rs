//! The drawing of some piles, with the outcome of each cell, the diagonal and the two corridors.

use crate::svg::Canvas;
use referee::Referee;

const PILES: [usize; 6] = [7, 5, 4, 3, 3, 1];

pub fn picture() -> [String; 2] {
    let side = 48.0;
    let mut c = Canvas::new(
        "candy-piles",
        404.0,
        [
            "The piles 7 5 4 3 3 1 as columns of cells, won or lost; the diagonal from the lower \
             left cell, then a corridor of 1 cell up and one of 2 cells to the right",
            "7 5 4 3 3 1 的图形，每格标着 W 或 L；从左下角沿斜线走到最后一格，上面的走廊长 1，右边\
             的走廊长 2",
        ],
        [
            "On each diagonal all cells are alike. From the last cell of the long diagonal only \
             the two corridors remain, and one of them has an odd length: the first player wins.",
            "同一条斜线上各格的胜负相同。从长斜线的最后一格出发只剩两条走廊，其中一条的长度是奇\
             数，所以先手必胜。",
        ],
    );
    let place = |x: usize, y: usize| (84.0 + side * (x as f64 - 1.0), 360.0 - side * y as f64);
    let centre = |x: usize, y: usize| (place(x, y).0 + side / 2.0, place(x, y).1 + side / 2.0);
    let mut referee = Referee::misere(|&(x, y): &(usize, usize)| {
        let steps = [(x + 1, y), (x, y + 1)];
        if is_inside(x, y) {
            steps.to_vec()
        } else {
            vec![]
        }
    });
    for x in 1..=PILES.len() {
        for y in 1..=PILES[x - 1] {
            let is_won = referee.is_won(&(x, y));
            let (colour, label) = if is_won { ("cell", "W") } else { ("p", "L") };
            c.tile(place(x, y), (side - 3.0, side - 3.0), colour, label);
        }
        c.text((centre(x, 1).0, 378.0), "muted", PILES[x - 1]);
    }
    let i = (1..=PILES.len()).take_while(|&i| PILES[i - 1] >= i).last().expect("a pile");
    let (up, right) = (PILES[i - 1] - i, PILES[i..].iter().filter(|&&pile| pile >= i).count());
    let off = |(x, y): (f64, f64), right: f64, down: f64| (x - 1.5 + right, y - 1.5 + down);
    for j in 1..i {
        c.arrow(
            off(centre(j, j), 13.0, -13.0),
            0.0,
            off(centre(j + 1, j + 1), -13.0, 13.0),
            "move",
        );
    }
    let frame = |x: usize, y: usize, (w, h): (usize, usize)| {
        let ((left, top), (w, h)) = (place(x, y), (side * w as f64, side * h as f64));
        let (left, top) = (left - 2.5, top + side - h - 2.5);
        [(left, top), (left + w, top), (left + w, top + h), (left, top + h), (left, top)]
    };
    c.line(&frame(i, i + 1, (1, up)), "move-line");
    c.line(&frame(i + 1, i, (right, 1)), "move-line");
    c.text(off(centre(i, i + up), 34.0, 0.0), "move start bold", format!("u = {up}"));
    c.text(off(centre(i + right, i), 34.0, 0.0), "move start bold", format!("r = {right}"));
    c.finish()
}

fn is_inside(x: usize, y: usize) -> bool {
    PILES.get(x - 1).is_some_and(|&pile| y <= pile)
}
