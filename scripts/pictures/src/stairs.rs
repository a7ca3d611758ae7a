//! A staircase that goes down to the right, with coins on its stairs.

use crate::svg::{Canvas, Point};

/// How large it is and where.
pub struct Stairs {
    /// The left end of the highest stair.
    pub at: Point,
    /// The width of a stair and the height between two.
    pub stair: Point,
    /// The radius of a coin.
    pub coin: f64,
}

/// Some coins that go down one stair for each of the colours.
pub struct Journey<'a> {
    /// The stair where they begin, counted from 0 at the top.
    pub from: usize,
    /// How many they are.
    pub coins: u64,
    /// The colour of each arrow.
    pub colours: &'a [&'static str],
}

/// Full where the coins count in X, else hollow.
pub fn stone(counts: bool) -> &'static str {
    if counts {
        "ink ink-line thin"
    } else {
        "panel ink-line thin"
    }
}

impl Stairs {
    /// The stairs from the top, the ground last: what they hold, and what is written on them. The
    /// stairs that count are every second one, beginning next to the ground.
    pub fn draw(&self, c: &mut Canvas, stairs: &[(u64, String)], journey: &Journey) {
        let (w, h) = self.stair;
        let surface = |i: usize| (self.at.0 + w * i as f64, self.at.1 + h * i as f64);
        let bottom = surface(stairs.len() - 1).1 + 30.0;
        let pitch = 2.0 * self.coin + 2.0;
        let in_a_row = (1..20).rfind(|&coins| pitch * coins as f64 <= w - 2.0).unwrap_or(1);
        let place = |i: usize, coin: u64| {
            let ((x, y), row) = (surface(i), coin / in_a_row);
            let x = x + 3.0 + self.coin + pitch * (coin % in_a_row) as f64;
            (x, y - 3.0 - self.coin - pitch * row as f64)
        };
        for (i, (coins, label)) in stairs.iter().enumerate() {
            let (x, y) = surface(i);
            c.rect((x, y), (w + 1.0, bottom - y), "cell");
            c.text((x + w / 2.0, y + 16.0), "ink", label);
            let staying = if i == journey.from { coins - journey.coins } else { *coins };
            for coin in 0..*coins {
                let counts = (stairs.len() - i).is_multiple_of(2);
                let colour = if coin < staying { stone(counts) } else { journey.colours[0] };
                c.circle(place(i, coin), self.coin, colour);
            }
            if let Some(colour) =
                i.checked_sub(journey.from + 1).and_then(|k| journey.colours.get(k))
            {
                for coin in *coins..coins + journey.coins {
                    let outline = format!("panel {colour}-line thin dashed");
                    c.circle(place(i, coin), self.coin, &outline);
                }
            }
        }
        for (k, colour) in journey.colours.iter().enumerate() {
            let last =
                |i: usize| stairs[i].0 + if i == journey.from { 0 } else { journey.coins } - 1;
            let (i, to) = (journey.from + k, journey.from + k + 1);
            let ((x, y), (to_x, to_y)) = (place(i, last(i)), place(to, last(to)));
            let r = self.coin + 3.0;
            c.arrow((x + r, y), 0.3 * (to_x - x), (to_x, to_y - r), colour);
        }
    }
}
