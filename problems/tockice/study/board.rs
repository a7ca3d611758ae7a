//! What the board shows: the points, the segments, and which points lie inside the hull.

use super::rules::{Line, Rules, Table};
use board::prelude::*;

impl Show for Rules {
    fn read(text: &str) -> Option<Table> {
        let (numbers, ends): (Vec<u64>, Vec<u64>) = board::groups(text)?;
        let is_even = numbers.len() % 2 == 0 && ends.len() % 2 == 0;
        if !is_even || !(2..=12).contains(&numbers.len()) || numbers.iter().any(|&z| z > 6) {
            return None;
        }
        let coordinates: Vec<i64> =
            numbers.into_iter().map(i64::try_from).collect::<Result<_, _>>().ok()?;
        let points = coordinates.chunks(2).map(|point| (point[0], point[1])).collect();
        let mut table = Table { points, lines: vec![] };
        if !is_general(&table) {
            return None;
        }
        for ends in ends.chunks(2) {
            let line = (ends[0].min(ends[1]), ends[0].max(ends[1]));
            let is_it = |(u, v): Line| (u as u64 + 1, v as u64 + 1) == line;
            let mut moves = Rules::moves(&table, Player::Left).into_iter();
            table = moves.find(|(drawn, _)| is_it(*drawn))?.1;
        }
        Some(table)
    }

    fn write(table: &Table) -> String {
        let points = joined(table.points.iter().map(|(x, y)| format!("{} {}", x, y)), ", ");
        let lines = table.lines.iter().map(|(u, v)| format!(" {}-{}", u + 1, v + 1));
        format!("{} |{}", points, lines.collect::<String>())
    }

    fn told(table: &Table) -> Say {
        let (n, points) = (table.points.len(), table.points.iter());
        let points = list(points.map(|(x, y)| format!("({}, {})", x, y)));
        if table.lines.is_empty() {
            return say!("position"; n, points);
        }
        let line = |(u, v): &Line| format!("{}–{}", u + 1, v + 1);
        say!("position-drawn"; n, points, lines = list(table.lines.iter().map(line)))
    }

    fn scene(table: &Table) -> Vec<Picture> {
        vec![Picture::Points(table.points.clone(), table.lines.clone())]
    }

    fn act(_: &Table, &(u, v): &Line) -> Act {
        Act::alike([Id::Node(u), Id::Node(v)], say!("join"; u = u + 1, v = v + 1))
    }

    fn idea(at: &At<Rules>) -> Idea<Line> {
        let (n, drawn) = (at.position.points.len(), at.position.lines.len());
        let is_on_hull: Vec<bool> = (0..n).map(|u| is_on_hull(at.position, u)).collect();
        let rings = (0..n).map(|u| (Id::Node(u), !is_on_hull[u]));
        let overlay = Overlay::new(say!("legend")).rings(rings);
        if n == 1 {
            return Idea::new(say!("lost-end")).shows(overlay);
        }
        let h = is_on_hull.iter().filter(|is_on_hull| **is_on_hull).count();
        let all = 3 * n - 3 - h;
        let left = all - drawn;
        let why = match left {
            0 => say!("lost-end"),
            _ if left % 2 == 1 => say!("won-odd"; n, all, drawn, left),
            _ => say!("lost-even"; n, all, drawn, left),
        };
        Idea::new(why).shows(overlay).counts(say!("to-come"; n, h, drawn, left))
    }

    const SMALL: &'static str =
        "(0 0 1 0/0 0 1 0 0 1/0 0 1 0 0 1 1 1/0 0 2 0 1 1 1 2/1 0 0 1 2 1 0 2 2 2/\
         0 0 4 0 1 2 0 4 4 4/0 0 5 0 1 1 1 2 0 5) |";
    const PLAYED: bool = true;
}

/// Are the points different, and no three of them on a line?
fn is_general(table: &Table) -> bool {
    let n = table.points.len();
    let differ = |b: usize, c: usize| table.points[b] != table.points[c];
    (0..n).all(|c| (0..c).all(|b| differ(b, c) && (0..b).all(|a| table.area(a, b, c) != 0)))
}

/// Are all points on one side of a line through this one and another?
fn is_on_hull(table: &Table, u: usize) -> bool {
    let n = table.points.len();
    let is_edge = |v: usize| (0..n).all(|w| table.area(u, v, w) >= 0);
    n == 1 || (0..n).any(|v| v != u && is_edge(v))
}
