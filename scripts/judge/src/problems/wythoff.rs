//! What the tool knows of wythoff.

use super::kit::draw::Draw;
use super::kit::given::Given;
use super::kit::pen::Pen;
use super::kit::shapes::fibonacci;
use super::{wrong, Known, UNKNOWN};

pub const KNOWN: Known = Known {
    things: "stones",
    sizes: [1_000_000_000, usize::MAX],
    generate,
    validate: |words| words.numbers(2, "a and b", 0..=1_000_000_000).map(drop),
    lost: Some("0"),
    wrong: &[
        wrong("hack-double", |words| wythoff(words, double)),
        wrong("hack-double-next", |words| wythoff(words, double)),
        wrong("hack-equal", |words| wythoff(words, |a, b| a != b && !is_cold(a, b))),
        wrong("hack-five-cases", |words| {
            wythoff(words, |a, b| {
                let is_upper = |heap: u64| (0..=heap).any(|k| is_cold(heap - k, heap));
                !is_cold(a, b) && (b > 1000 || a == b || !is_upper(a) || is_upper(b))
            })
        }),
        wrong("hack-order", |words| {
            let (a, b) = (words.number(), words.number());
            format!("{}\n", u8::from(!is_cold(a, b)))
        }),
    ],
    ..UNKNOWN
};

/// Heaps up to what was asked for; cold pairs and their neighbours are frequent.
fn generate(pen: &mut Pen, draw: &mut Draw) {
    let most = if draw.is_small() { 1_000_000_000 } else { draw.items(1) as u64 };
    let far = draw.is_small() && draw.once_in(5);
    let mut pair = if far {
        let i = draw.from(2, 42);
        [fibonacci(i), fibonacci(i + 1)]
    } else if draw.once_in(3) {
        [draw.number(0, most), draw.number(0, most)]
    } else {
        let k = draw.number(0, most / 3);
        // k times the golden ratio, by its first 64 binary places.
        let a = k + ((u128::from(k) * 0x9E37_79B9_7F4A_7C15) >> 64) as u64;
        [a.min(most), (a.saturating_add(k)).min(most)]
    };
    if draw.once_in(3) {
        let by = draw.from(0, 2);
        pair = pair.map(|heap| (heap + by).max(1) - 1);
    }
    draw.shuffle(&mut pair);
    pen.number(pair[0].min(most));
    pen.number(pair[1].min(most));
    pen.line();
}

fn wythoff(words: &mut Given, wins: impl Fn(u64, u64) -> bool) -> String {
    let (a, b) = (words.number(), words.number());
    format!("{}\n", u8::from(wins(a.min(b), a.max(b))))
}

fn double(a: u64, b: u64) -> bool {
    a != ((b - a) as f64 * f64::midpoint(1.0, 5_f64.sqrt())) as u64
}

/// The smaller heap first, or it is no cold pair.
fn is_cold(a: u64, b: u64) -> bool {
    let (a, b) = (u128::from(a), u128::from(b));
    let Some(k) = b.checked_sub(a) else { return false };
    a * a <= k * b && k * (b + 1) < (a + 1) * (a + 1)
}
