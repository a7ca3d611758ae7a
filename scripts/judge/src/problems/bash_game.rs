//! What the tool knows of bash-game.

use super::kit::draw::Draw;
use super::kit::given::{verdicts, Given};
use super::kit::pen::Pen;
use super::kit::shapes::in_lines;
use super::{wrong, Known, UNKNOWN};

pub const KNOWN: Known = Known {
    things: "lines",
    sizes: [100, 1_000_000],
    generate,
    validate: |words| {
        words.times("C", 1..=100, |words| {
            words.number("n", 1..=1000)?;
            words.number("m", 1..=1000).map(drop)
        })
    },
    lost: Some("second"),
    wrong: &[
        wrong("hack-mod-m", |words| bash(words, |n, m| n % m != 0)),
        wrong("hack-only-small", |words| bash(words, |n, m| n > 0 && n <= m)),
    ],
    ..UNKNOWN
};

fn generate(pen: &mut Pen, draw: &mut Draw) {
    in_lines(pen, draw, |pen, draw| {
        let m = draw.number(1, 1000);
        let rounds = draw.number(0, 1000 / (m + 1));
        let n = if draw.is_to_be_lost() { rounds * (m + 1) } else { draw.number(1, 1000) };
        pen.number(n.max(1));
        pen.number(m);
    });
}

fn bash(words: &mut Given, wins: impl Fn(u64, u64) -> bool) -> String {
    verdicts(words, ["first", "second"], |words| {
        let (n, m) = (words.number(), words.number());
        wins(n, m)
    })
}
