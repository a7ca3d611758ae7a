//! Coins from an even stair go on to the next even one: X is as it was.

use crate::{
    stairs::{stone, Journey, Stairs},
    svg::{subscript, Canvas},
};
use shared::nim::nim_sum;

pub fn picture() -> [String; 2] {
    let stairs = [2_u64, 3, 1, 3]; // from the top
    let coins = 2;
    let mut c = Canvas::new(
        "staircase-nim",
        312.0,
        [
            "A staircase whose stairs 4 to 1 hold 2, 3, 1 and 3 stones; two stones move from \
             stair 4 to stair 3, and the answer moves them on to stair 2",
            "第 4 级到第 1 级依次有 2、3、1、3 颗石子，X = 0；你从第 4 级拿下 2 颗到第 3 级，对手\
             接着拿到第 2 级：奇数级的异或和又变回 0",
        ],
        [
            "Only the odd stairs count. After the answer they hold what they held before, so X is \
             0 again.",
            "只有奇数级影响胜负。对手应对以后，奇数级的石子与原来一样多，所以 X 又是 0。",
        ],
    );
    let labels =
        |(i, &stones): (usize, &u64)| (stones, format!("a{} = {stones}", subscript(4 - i)));
    let mut labelled: Vec<_> = stairs.iter().enumerate().map(labels).collect();
    labelled.push((0, "0".into()));
    Stairs { at: (20.0, 104.0), stair: (88.0, 40.0), coin: 7.5 }.draw(
        &mut c,
        &labelled,
        &Journey { from: 0, coins, colours: &["move", "p"] },
    );
    let mut now = stairs;
    c.circle((236.0, 30.0), 7.5, stone(true));
    c.text((252.0, 30.0), "ink start", "X = a₃ ⊕ a₁");
    for (turn, colour) in ["ink", "move", "p"].into_iter().enumerate() {
        if turn > 0 {
            now[turn - 1] -= coins;
            now[turn] += coins;
        }
        let x = nim_sum(now.iter().rev().step_by(2).copied());
        let y = 62.0 + 28.0 * turn as f64;
        c.text((290.0, y), &format!("{colour} start"), format!("{} ⊕ {} = {x}", now[1], now[3]));
    }
    c.finish()
}
