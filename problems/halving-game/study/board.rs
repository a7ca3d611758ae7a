//! What the board shows: each heap's binary digits, as frames of 1, 2, 4, … stones.

use super::rules::Rules;
use board::prelude::*;

impl HeapShow for Rules {
    fn idea(heaps: &[u64]) -> Idea<Take> {
        let digits: Vec<u64> = heaps.iter().map(|&h| digits(h)).collect();
        let mut overlay = Overlay::new(say!("legend"));
        for (i, &d) in digits.iter().enumerate() {
            // In the frame of a digit stand the stones that fewer digits have no room for.
            for digit in 1..=d {
                let first = (1 << (digit - 1)) - 1;
                let count = (first + 1).min(heaps[i] - first);
                let text = if digit == d { d.to_string() } else { String::new() };
                overlay = overlay.stones(i, first, count, text, digit == d);
            }
        }
        let binary = list(heaps.iter().map(|h| format!("{:b}", h)));
        let quantity = say!("quantity"; binary, sum = board::quantity(&digits));
        why(heaps, &digits).shows(overlay).counts(quantity)
    }
}

fn why(heaps: &[u64], digits: &[u64]) -> Idea<Take> {
    let (left, each) = (positive(heaps), positive(digits));
    let told = say!("digits"; digits = all(&each));
    // The least number with so many digits stays.
    let stays = |d: u64| if d == 0 { 0 } else { 1 << (d - 1) };
    let by = board::lowered(digits)
        .map(|(heap, fewer)| Take { heap, stones: heaps[heap] - stays(digits[heap] - fewer) });
    let step = by.map(|take| Act::take(heaps, &take).say);
    let why = match (step, &left[..]) {
        (None, []) => say!("lost-nim-empty"),
        (None, [one, two]) => say!("lost-two"; one, two, digits = each[0]),
        (None, _) => board::balanced(told, say!("change-move")),
        (Some(_), [heap]) => say!("won-nim-last"; heap),
        (Some(step), [a, b]) => {
            let (long, short) = (a.max(b), a.min(b));
            let (more, less) = (each[0].max(each[1]), each[0].min(each[1]));
            say!("won-two"; long, more, short, less, step)
        }
        (Some(step), _) => board::unbalanced(told, nim_sum(each), step),
    };
    Idea::new(why).by(by)
}

/// How many binary digits a heap has.
fn digits(h: u64) -> u64 {
    u64::from(64 - h.leading_zeros())
}
