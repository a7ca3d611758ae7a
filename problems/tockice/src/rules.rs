//! The game as stated: join two points by a segment that crosses none.

use referee::{Game, Moves, Player};

pub struct Rules;

pub type Point = (i64, i64);

/// Two points by their numbers, the smaller first.
pub type Line = (usize, usize);

/// Points, no three of them on a line, and the segments so far, in order.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Table {
    pub points: Vec<Point>,
    pub lines: Vec<Line>,
}

impl Game for Rules {
    type Position = Table;
    type Move = Line;

    fn moves(table: &Table, _: Player) -> Moves<Rules> {
        let mut moves = vec![];
        for v in 0..table.points.len() {
            for u in 0..v {
                let crosses = |&line: &Line| table.cross(line, (u, v));
                if !table.lines.contains(&(u, v)) && !table.lines.iter().any(crosses) {
                    let mut to = table.clone();
                    to.lines.push((u, v));
                    to.lines.sort_unstable();
                    moves.push(((u, v), to));
                }
            }
        }
        moves
    }

    /// All sets of up to five points of the grid of 9, each with a play.
    fn small() -> Vec<Table> {
        let mut all = vec![];
        for set in 1..1_u64 << 9 {
            let points = (0..9).filter(|i| set >> i & 1 == 1).map(|i| (i % 3, i / 3)).collect();
            let mut table = Table { points, lines: vec![] };
            if table.points.len() <= 5 && table.is_general() {
                while let Some((_, to)) = Rules::moves(&table, Player::Left).pop() {
                    all.push(table);
                    table = to;
                }
                all.push(table);
            }
        }
        all
    }
}

impl Table {
    /// Twice the area of the triangle, positive if its corners turn left.
    pub fn area(&self, a: usize, b: usize, c: usize) -> i64 {
        let [(ax, ay), (bx, by), (cx, cy)] = [a, b, c].map(|corner| self.points[corner]);
        (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
    }

    /// Do two segments meet, other than in a common end?
    fn cross(&self, one: Line, other: Line) -> bool {
        let parts = |(a, b): Line, (c, d): Line| {
            self.area(a, b, c).signum() * self.area(a, b, d).signum() < 0
        };
        parts(one, other) && parts(other, one)
    }

    /// Are the points different, and no three of them on a line?
    pub fn is_general(&self) -> bool {
        let n = self.points.len();
        (0..n).all(|c| {
            let is_on_no_line = |b: usize| (0..b).all(|a| self.area(a, b, c) != 0);
            !self.points[..c].contains(&self.points[c]) && (0..c).all(is_on_no_line)
        })
    }
}
