//! Points of the plane and segments between them.

use super::{Drawing, Form, FINGER};
use board::Id;

/// The height of a picture is at most this.
const HEIGHT: i32 = 300;
/// The radius of a point.
const POINT: i32 = 13;

/// Draws them as large as the width allows, with one scale for both directions.
pub fn draw(d: &mut Drawing, points: &[(i64, i64)], lines: &[(usize, usize)]) {
    let least = |of: fn(&(i64, i64)) -> i64| points.iter().map(of).min().unwrap_or(0);
    let most = |of: fn(&(i64, i64)) -> i64| points.iter().map(of).max().unwrap_or(0);
    let [left, bottom] = [least(|p| p.0) as i32, least(|p| p.1) as i32];
    let [wide, high] = [most(|p| p.0) as i32 - left, most(|p| p.1) as i32 - bottom];
    let (room, half) = ([d.width - FINGER, HEIGHT - FINGER], FINGER / 2);
    let unit = (room[0] / wide.max(1)).min(room[1] / high.max(1)).min(2 * FINGER);
    let top = d.height + half + unit * high;
    let place =
        |&(x, y): &(i64, i64)| [half + unit * (x as i32 - left), top - unit * (y as i32 - bottom)];
    for &(u, v) in lines {
        let ([a, b], [x, y]) = (place(&points[u]), place(&points[v]));
        d.add(format!("line {u} {v}"), "edge", Form::Path(format!("M{a} {b}L{x} {y}")));
    }
    for (i, point) in points.iter().enumerate() {
        let [x, y] = place(point);
        d.add(Id::Node(i).to_string(), "node", Form::Circle(x, y, POINT));
        d.label(format!("point {i}"), x, y, &(i + 1).to_string());
        d.hits.push((Id::Node(i), [x - half, y - half, FINGER, FINGER]));
    }
    d.height = top + half + 8;
}
