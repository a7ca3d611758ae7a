//! The game as stated: join two points by a segment that crosses none.

use referee::{Game, Moves, Player};

pub struct Rules;

pub type Line = (usize, usize);

/// Points, no three on a line, and the segments so far, in order, the smaller end first.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Table {
    pub points: Vec<(i64, i64)>,
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
}

impl Table {
    /// Twice the area of the triangle, positive if its corners turn left.
    pub fn area(&self, a: usize, b: usize, c: usize) -> i64 {
        let [(ax, ay), (bx, by), (cx, cy)] = [a, b, c].map(|corner| self.points[corner]);
        (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
    }

    /// Do two segments meet, other than in a common end?
    fn cross(&self, one: Line, other: Line) -> bool {
        let side = |(a, b): Line, c: usize| self.area(a, b, c).signum();
        let parts = |one: Line, other: Line| side(one, other.0) * side(one, other.1) < 0;
        parts(one, other) && parts(other, one)
    }
}
