//! The game as stated: join two points by a segment that crosses none.

use board::{Act, Claim, Drawn, Id, Phrase, Picture, Show, Why};
use shared::game::{Game, Moves, Player};

pub struct Rules;

pub type Point = (i64, i64);

/// Points, no three of them on a line, and the segments so far, in order.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Table {
    pub points: Vec<Point>,
    pub lines: Vec<(usize, usize)>,
}

impl Game for Rules {
    type Position = Table;
    /// The two points.
    type Move = (usize, usize);

    fn moves(table: &Table, _: Player) -> Moves<Rules> {
        let mut moves = vec![];
        for v in 0..table.points.len() {
            for u in 0..v {
                let crosses = |line: &(usize, usize)| cross(&table.points, *line, (u, v));
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
            let points: Vec<Point> =
                (0..9).filter(|i| set >> i & 1 == 1).map(|i| (i % 3, i / 3)).collect();
            if points.len() <= 5 && is_general(&points) {
                let mut table = Table { points, lines: vec![] };
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

/// Twice the area of the triangle, positive if its corners turn left.
fn area(points: &[Point], [a, b, c]: [usize; 3]) -> i64 {
    let [(ax, ay), (bx, by), (cx, cy)] = [points[a], points[b], points[c]];
    (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
}

/// Do two segments meet, other than in a common end?
fn cross(points: &[Point], (a, b): (usize, usize), (c, d): (usize, usize)) -> bool {
    let sides = |[a, b]: [usize; 2], [c, d]: [usize; 2]| {
        area(points, [a, b, c]).signum() * area(points, [a, b, d]).signum()
    };
    sides([a, b], [c, d]) < 0 && sides([c, d], [a, b]) < 0
}

/// Are the points different, and no three of them on a line?
fn is_general(points: &[Point]) -> bool {
    let n = points.len();
    let triples = (0..n).flat_map(|a| (0..a).flat_map(move |b| (0..b).map(move |c| [a, b, c])));
    (1..n).all(|i| !points[..i].contains(&points[i]))
        && triples.into_iter().all(|t| area(points, t) != 0)
}

impl Show for Rules {
    const RULE: Phrase = [
        "Join two points by a straight segment that is not there yet and crosses no other one. Whoever cannot draw loses.",
        "每次用一条线段连接两个点，不能重复，也不能与已有的线段相交（端点相同可以）。不能画的人输。",
    ];
    const TAKES: Phrase = [
        "the points' coordinates, then the segments: 0 0, 4 0, 1 3 | 1-2. At most 6 points, coordinates up to 6, no three points on a line",
        "先写各点的坐标，再写已有的线段：0 0, 4 0, 1 3 | 1-2。至多 6 个点，坐标至多 6，没有三点共线",
    ];
    const SET_UPS: &'static [&'static str] = &[
        "0 0, 6 1, 2 6, 2 2, 3 4 |",
        "2 1, 1 3, 6 4, 3 5, 5 2 |",
        "4 2, 2 4, 2 2, 1 1 |",
        "0 0, 4 1, 1 4 |",
        "0 0, 6 1, 5 5, 1 6, 2 4 |",
        "0 0, 6 0, 3 6, 3 1, 2 2, 4 3 |",
    ];
    const ASKED: [Phrase; 2] = [
        ["How many points lie inside, and how many segments will there be when nothing more can be drawn?", "有几个点在凸包内部？画到不能再画时，一共有几条线段？"],
        ["After which segment is the number of segments still to come even?", "画了哪条线段之后，还能画的条数是偶数？"],
    ];

    fn read(text: &str) -> Option<Table> {
        let [points, lines]: [Vec<u64>; 2] = board::groups(text)?.try_into().ok()?;
        if points.len() % 2 == 1
            || !(2..=12).contains(&points.len())
            || points.iter().any(|&z| z > 6)
        {
            return None;
        }
        let points: Vec<Point> =
            points.chunks(2).map(|point| (small(point[0]), small(point[1]))).collect();
        if !is_general(&points) {
            return None;
        }
        let mut table = Table { points, lines: vec![] };
        for ends in lines.chunks(2) {
            let last = *ends.last()?;
            let line = (ends[0].min(last), ends[0].max(last));
            let moves = Rules::moves(&table, Player::Left).into_iter();
            let mut same = moves.filter(|((u, v), _)| (*u as u64 + 1, *v as u64 + 1) == line);
            table = same.next()?.1;
        }
        Some(table)
    }

    fn write(table: &Table) -> String {
        let points: Vec<String> =
            table.points.iter().map(|(x, y)| format!("{} {}", x, y)).collect();
        let lines = table.lines.iter().map(|(u, v)| format!(" {}-{}", u + 1, v + 1));
        format!("{} |{}", points.join(", "), lines.collect::<String>())
    }

    fn scene(table: &Table) -> Vec<Picture> {
        vec![Picture::Points(table.points.clone(), table.lines.clone())]
    }

    fn act(_: &Table, &(u, v): &(usize, usize)) -> Act {
        let words = ["join {0} and {1}", "连接 {0} 和 {1}"];
        Act::new(vec![Id::Node(u), Id::Node(v)], words, &[u as u64 + 1, v as u64 + 1])
    }

    fn claim(table: &Table, _: Player) -> Option<Claim> {
        let (n, drawn) = (table.points.len(), table.lines.len());
        let all = segments(table);
        Some(Claim::formula(
            match n {
                1 => "0".into(),
                _ => format!("3 · {} − 3 − {} − {} = {}", n, hull(table).len(), drawn, all - drawn),
            },
            (all - drawn) % 2 == 0,
        ))
    }

    fn why(table: &Table, _: Player) -> Option<Why> {
        let (n, h, drawn) = (table.points.len(), hull(table).len(), table.lines.len());
        let (all, left) = (segments(table), segments(table) - drawn);
        if left == 0 {
            return Some(Why::lost(["No segment can be drawn any more.", "已经没有线段可画了。"]));
        }
        let [so_far, so_far_zh] = match drawn {
            0 => ["none is drawn yet".into(), "现在一条也没有画".into()],
            1 => ["1 is drawn".into(), "现在画了 1 条".into()],
            _ => [format!("{} are drawn", drawn), format!("现在画了 {} 条", drawn)],
        };
        let en = format!("With {} points, {} of them on the hull, every play ends with 3 · {} − 3 − {} = {} segments, and {}.", n, h, n, h, all, so_far);
        let zh = format!(
            "{} 个点，凸包上有 {} 个，怎么画最后都是 3 · {} − 3 − {} = {} 条线段，{}。",
            n, h, n, h, all, so_far_zh
        );
        Some(if left % 2 == 1 {
            Why::won([
                format!("{} So {} to come, an odd number: whatever is drawn, the other player runs out first.", en, if left == 1 { "1 is".into() } else { format!("{} are", left) }),
                format!("{}还剩 {} 条，是奇数：怎么画，先没有线段可画的都是对手。", zh, left),
            ])
        } else {
            Why::lost([
                format!("{} So {} are to come, an even number: whatever is drawn, the other player draws the last one.", en, left),
                format!("{}还剩 {} 条，是偶数：怎么画，最后一条都是对手画的。", zh, left),
            ])
        })
    }

    fn drawn(table: &Table, _: Player) -> Option<Drawn> {
        let hull = hull(table);
        let mut drawn = Drawn::new([
            "Dashed: the points on the convex hull. Orange: the points inside.",
            "虚圈：凸包上的点。粗圈：凸包内部的点。",
        ]);
        for i in 0..table.points.len() {
            drawn = drawn.ring(Id::Node(i), !hull.contains(&i));
        }
        Some(drawn)
    }
}

/// A coordinate, which is at most 6.
fn small(z: u64) -> i64 {
    i64::try_from(z).unwrap_or(0)
}

/// The points that some line through them has all others on one side of.
fn hull(table: &Table) -> Vec<usize> {
    let all = 0..table.points.len();
    let is_edge = |u: usize, v: usize| all.clone().all(|w| area(&table.points, [u, v, w]) >= 0);
    all.clone()
        .filter(|&u| all.len() == 1 || all.clone().any(|v| u != v && is_edge(u, v)))
        .collect()
}

/// The number of segments at the end of every play.
fn segments(table: &Table) -> usize {
    match table.points.len() {
        1 => 0,
        n => 3 * n - 3 - hull(table).len(),
    }
}
