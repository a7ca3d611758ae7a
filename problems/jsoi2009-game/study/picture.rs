//! A maze with as many dominoes as possible, and the cells that can remain when dominoes are moved.

use crate::svg::{Canvas, Point};

/// Cells by row and column.
type Cell = (usize, usize);

const MAZE: [&str; 2] = [".....", ".#.##"];
/// Each replaces the domino on its second cell by one on its first two.
const MOVES: [[Cell; 3]; 2] = [[(1, 2), (0, 2), (0, 1)], [(0, 1), (0, 0), (1, 0)]];
const BEFORE: [[Cell; 2]; 3] = [[(0, 2), (0, 1)], [(0, 0), (1, 0)], [(0, 3), (0, 4)]];

pub fn picture() -> [String; 2] {
    let mut c = Canvas::new(
        "jsoi2009-game",
        176.0,
        [
            "A maze of seven free cells with three dominoes; two dominoes move, and another cell \
             remains",
            "七个空格、三个骨牌的迷宫；挪动两个骨牌，剩下的格子就换了一个。三个蓝色格子可以剩下，\
             其余四格总被盖住",
        ],
        [
            "The blue cells can remain when three dominoes lie. From each of them a domino moves \
             to the next. The two cells on the right have a domino always. Dark is wall.",
            "放三个骨牌时，蓝色格子可以剩下：挪动一个骨牌，剩下的就从一个蓝色格子换到下一个。右边\
             两格的骨牌始终不动。深色的是墙。",
        ],
    );
    let mut after = BEFORE;
    for (domino, [v, u, _]) in after.iter_mut().zip(MOVES) {
        *domino = [v, u];
    }
    maze(&mut c, (16.0, 28.0), &BEFORE);
    maze(&mut c, (260.0, 28.0), &after);
    for [v, u, y] in MOVES {
        let at = |cell: Cell| middle((16.0, 28.0), cell);
        let [v, u, y] = [at(v), at(u), at(y)];
        c.line(&[v, u], "move-line");
        let short = |a: f64, b: f64| b + (a - b) * 0.2;
        c.arrow(u, 0.0, (short(u.0, y.0), short(u.1, y.1)), "move");
    }
    c.arrow((222.0, 50.0), 0.0, (252.0, 50.0), "move");
    c.rect((24.0, 128.0), (24.0, 24.0), "p");
    c.words((58.0, 140.0), "p start", ["AA wins from here", "AA 从这里开始必胜"]);
    c.rect((260.0, 128.0), (24.0, 24.0), "none ink-line");
    c.words((294.0, 140.0), "ink start", ["domino", "骨牌"]);
    c.rect((388.0, 128.0), (24.0, 24.0), "muted");
    c.words((422.0, 140.0), "ink start", ["wall", "墙"]);
    c.finish()
}

const SIDE: f64 = 40.0;

fn middle((left, top): Point, (i, j): Cell) -> Point {
    (left + SIDE * (j as f64 + 0.5), top + SIDE * (i as f64 + 0.5))
}

/// The cells that can remain are coloured; a bar is a domino.
fn maze(c: &mut Canvas, at: Point, dominoes: &[[Cell; 2]]) {
    let can_remain = |cell| MOVES.iter().any(|[v, _, y]| [*v, *y].contains(&cell));
    for (i, row) in MAZE.iter().enumerate() {
        for (j, letter) in row.chars().enumerate() {
            let (x, y) = middle(at, (i, j));
            let colour = match (letter, can_remain((i, j))) {
                ('#', _) => "muted",
                (_, true) => "p",
                _ => "cell",
            };
            c.rect((x - SIDE / 2.0 + 1.0, y - SIDE / 2.0 + 1.0), (SIDE - 2.0, SIDE - 2.0), colour);
        }
    }
    for [a, b] in dominoes {
        let ((x, y), (to_x, to_y)) = (middle(at, *a), middle(at, *b));
        let size = ((x - to_x).abs() + 26.0, (y - to_y).abs() + 26.0);
        c.rect((x.min(to_x) - 13.0, y.min(to_y) - 13.0), size, "none ink-line");
    }
}
