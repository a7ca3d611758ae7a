//! What the board shows: each heap's binary digits, as frames of 1, 2, 4, … stones.

use super::rules::Rules;
use board::{all, list, say, Act, HeapShow, Idea, Overlay};
use referee::Take;
use shared::nim::nim_sum;

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
        let binary: Vec<String> = heaps.iter().map(|h| format!("{:b}", h)).collect();
        let quantity = say!("quantity"; binary = list(&binary), sum = board::quantity(&digits));
        why(heaps, &digits).shows(overlay).counts(quantity)
    }
}

fn why(heaps: &[u64], digits: &[u64]) -> Idea<Take> {
    let left: Vec<u64> = heaps.iter().copied().filter(|&h| h > 0).collect();
    let each: Vec<u64> = digits.iter().copied().filter(|&d| d > 0).collect();
    let told = say!("digits"; digits = all(&each));
    let (heap, fewer) = match board::lowered(digits) {
        Some(lowered) => lowered,
        None if left.is_empty() => return Idea::lost(say!("lost-nim-empty")),
        None if left.len() == 2 => {
            return Idea::lost(say!("lost-two"; one = left[0], two = left[1], digits = each[0]));
        }
        None => return board::balanced(told, say!("change-move")).and(say!("as-in-nim")),
    };
    // The least number with so many digits stays.
    let stays = if digits[heap] == fewer { 0 } else { 1 << (digits[heap] - fewer - 1) };
    let take = Take { heap, stones: heaps[heap] - stays };
    let step = Act::take(heaps, &take).say;
    let idea = match left[..] {
        [heap] => Idea::won(say!("won-nim-last"; heap)),
        [a, b] => {
            let (long, short) = (a.max(b), a.min(b));
            let (more, less) = (each[0].max(each[1]), each[0].min(each[1]));
            Idea::won(say!("won-two"; long, more, short, less, step))
        }
        _ => board::unbalanced(told, nim_sum(digits.iter().copied()), step).and(say!("as-in-nim")),
    };
    idea.by(take)
}

/// How many binary digits a heap has.
fn digits(h: u64) -> u64 {
    u64::from(64 - h.leading_zeros())
}
