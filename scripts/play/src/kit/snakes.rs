//! Snakes, each in a line of its own.

use super::{Drawing, Form, FINGER};
use board::{Id, Look, Picture, Thing};

/// The width of the number before a snake.
const NAME: i32 = 44;

/// The longest of the set-up takes the width.
pub fn draw(d: &mut Drawing, snakes: &[(Id, u64, Look)], start: Option<&Picture>) {
    let at_start = if let Some(Picture::Snakes(snakes)) = start { snakes } else { snakes };
    let longest = at_start.iter().map(|snake| snake.1).max().unwrap_or(1).max(1);
    for &(id, length, look) in snakes {
        let (y, room) = (d.height + FINGER / 2, u64::from((d.width - NAME - 40).unsigned_abs()));
        let waves = (room * length / longest / 12) as i32;
        let mut body = format!("M{NAME} {y}");
        // The last one goes into the head.
        for wave in 0..=waves {
            body += if wave % 2 == 0 { "q6 -9 12 0" } else { "q6 9 12 0" };
        }
        let class = match look {
            Look::Black => "snake strong",
            Look::Shaded => "snake prey",
            _ => "snake",
        };
        d.add(id.to_string(), class, Form::Path(body));
        let head = NAME + waves * 12 + 12;
        d.thing(format!("head {id}"), "snake-head", Thing::Stone, [head, y, 10]);
        d.label(format!("text {id}"), NAME / 2 - 4, y, &length.to_string());
        d.hits.push((id, [0, d.height, d.width, FINGER]));
        d.height += FINGER;
    }
    d.height += 6;
}
