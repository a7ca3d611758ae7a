//! Men on a strip, in pairs from the right, and their gaps as a staircase: one move in both.

use crate::{
    stairs::{stone, Journey, Stairs},
    svg::{subscript, Canvas},
};
use shared::nim::nim_sum;

pub fn picture() -> [String; 2] {
    let squares = [3_usize, 4, 8, 12, 13];
    let (moved, to) = (3, 11);
    let mut c = Canvas::new(
        "georgia-and-bob",
        404.0,
        [
            "Men on squares 3, 4, 8, 12 and 13; the man on 12 goes to 11; below, a staircase with \
             the gaps 2, 0, 3, 3 and 0, where one stone goes one stair down",
            "棋子在 3、4、8、12、13，从右往左配对，括号里是各对的间距；下面是由间距组成的台阶：12 \
             移到 11，就是一颗石子往下走一级",
        ],
        [
            "Pairs from the right: 12 with 13, 4 with 8, and 3 with the left end. The free \
             squares inside the pairs are full, they count. One free square changes from the left \
             of a man to his right.",
            "从右往左配对：12 和 13，4 和 8，3 和纸带左端。实心的是各对内部的空格，只有它们影响胜\
             负。一个空格从棋子的左边换到了右边。",
        ],
    );
    let n = squares.len();
    let before = |i: usize| if i == 0 { 0 } else { squares[i - 1] };
    let gaps: Vec<u64> = (0..n).map(|i| (squares[i] - before(i) - 1) as u64).collect();
    let counts = |i: usize| (n - i) % 2 == 1;
    let left = |square: usize| 23.0 + 31.0 * (square as f64 - 1.0);
    let middle = |square: usize| left(square) + 15.0;
    let y = 92.0;
    for square in 1..=14 {
        c.rect((left(square), y - 15.0), (30.0, 30.0), "cell");
        c.text((middle(square), y - 28.0), "muted small", square);
        match squares.iter().position(|&man| man >= square) {
            Some(i) if squares[i] == square => {
                let colour = if i == moved { "move" } else { "white" };
                c.circle((middle(square), y), 11.5, &format!("{colour} piece"));
            }
            Some(i) => {
                let colour =
                    if (to..squares[moved]).contains(&square) { "move" } else { stone(counts(i)) };
                c.circle((middle(square), y), 5.5, colour);
            }
            None => {}
        }
    }
    c.arrow((middle(squares[moved]), y - 40.0), -14.0, (middle(to), y - 40.0), "move");
    for i in (0..n).filter(|&i| counts(i)) {
        let start = left(before(i).max(1));
        c.bracket(
            (start + 3.0, left(squares[i]) + 27.0),
            y + 22.0,
            format!("d{} = {}", subscript(i + 1), gaps[i]),
        );
    }
    let terms = |gaps: &[u64]| -> (String, u64) {
        let terms: Vec<u64> = (0..n).rev().filter(|&i| counts(i)).map(|i| gaps[i]).collect();
        let shown: Vec<String> = terms.iter().map(u64::to_string).collect();
        (shown.join(" ⊕ "), nim_sum(terms))
    };
    let mut after = gaps.clone();
    let coins = (squares[moved] - to) as u64;
    after[moved] -= coins;
    after[moved + 1] += coins;
    c.circle((270.0, 172.0), 7.0, stone(true));
    c.text((286.0, 172.0), "ink start", "X = d₅ ⊕ d₃ ⊕ d₁");
    for (y, gaps, colour) in [(200.0, &gaps, "ink"), (226.0, &after, "move")] {
        let (shown, x) = terms(gaps);
        c.text((312.0, y), &format!("{colour} start"), format!("{shown} = {x}"));
    }
    let mut stairs: Vec<(u64, String)> =
        (0..n).map(|i| (gaps[i], format!("d{} = {}", subscript(i + 1), gaps[i]))).collect();
    stairs.push((0, String::new()));
    Stairs { at: (20.0, 206.0), stair: (73.0, 33.0), coin: 7.0 }.draw(
        &mut c,
        &stairs,
        &Journey { from: moved, coins, colours: &["move"] },
    );
    c.finish()
}
