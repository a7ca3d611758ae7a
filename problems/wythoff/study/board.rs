//! What the board shows: two heaps, and the lost pairs that have one of them or their difference.

use super::rules::{Rules, Step};
use board::prelude::*;
use std::cmp::Ordering;

impl Show for Rules {
    fn read(text: &str) -> Option<(u64, u64)> {
        let [a, b] = exactly(board::numbers(text)?)?;
        (a.max(b) <= 60).then_some((a, b))
    }

    fn write(&(a, b): &(u64, u64)) -> String {
        board::write(&[a, b])
    }

    fn told(&(a, b): &(u64, u64)) -> Say {
        say!("position-heaps"; count = 2, heaps = all([a, b]))
    }

    fn scene(&(a, b): &(u64, u64)) -> Vec<Picture> {
        vec![Picture::heaps(&[a, b])]
    }

    fn act(&(a, b): &(u64, u64), step: &Step) -> Act {
        match *step {
            Step::One(take) => Act::take(&[a, b], &take),
            Step::Both(stones) => {
                let taps = [Id::Stone(0, a - stones), Id::Stone(1, b - stones)];
                Act::alike(taps, say!("both"; stones))
            }
        }
    }

    fn idea(at: &At<Rules>) -> Idea<Step> {
        let &(a, b) = at.position;
        let (x, y, short, long) = if a <= b { (a, b, 0, 1) } else { (b, a, 1, 0) };
        let d = y - x;
        let (own, same) = (pair_with(x), pair(d));
        // What the pair has besides x.
        let partner = own.0 + own.1 - x;
        let lower = |stones| Step::One(Take { heap: long, stones });
        let idea = match partner.cmp(&y) {
            _ if y == 0 => Idea::new(say!("lost-end")),
            _ if d == 0 => Idea::new(say!("won-equal")).by(Step::Both(x)),
            _ if x == 0 => Idea::new(say!("won-one-left")).by(lower(y)),
            Ordering::Equal => Idea::new(say!("lost-pair"; x, y, d)),
            Ordering::Less => {
                let why = say!("won-heap"; x, low = own.0, high = own.1, y, partner);
                Idea::new(why).by(lower(y - partner))
            }
            Ordering::Greater => {
                let stones = x - same.0;
                let why = say!("won-difference"; d, low = same.0, high = same.1, stones);
                Idea::new(why).by(Step::Both(stones))
            }
        };
        // A pair from which stones would be missing is not to be reached.
        let named = |(low, high): (u64, u64)| {
            let is_near = low <= x && high <= y;
            if is_near {
                format!("({low}, {high})")
            } else {
                String::new()
            }
        };
        let overlay = Overlay::new(say!("legend")).stones(short, 0, x, named(own), false);
        let overlay = overlay.stones(long, x, d, named(same), true);
        let sign = if same.0 == x { "=" } else { "≠" };
        let quantity = say!("quantity"; high = y, low = x, d, least = same.0, sign);
        idea.shows(overlay).counts(quantity)
    }

    /// The quarter plane: a move goes left, up, or along the diagonal between, as a queen does.
    fn table(&(a, b): &(u64, u64)) -> Vec<Vec<(u64, u64)>> {
        let side = a.max(b).clamp(10, 20);
        (0..=side).map(|x| (0..=side).map(|y| (x, y)).collect()).collect()
    }

    const SMALL: &'static str = "[0..30] [0..30]";
}

/// Aₖ and Bₖ of the page. φ² = φ + 1, so a ≤ kφ means a² ≤ ak + k².
fn pair(k: u64) -> (u64, u64) {
    let mut a = 2 * k;
    while a * a > a * k + k * k {
        a -= 1;
    }
    (a, a + k)
}

/// Each number is in one pair.
fn pair_with(x: u64) -> (u64, u64) {
    let mut pairs = (0..).map(pair);
    pairs.find(|&(a, b)| a == x || b == x).expect("Beatty's theorem")
}
