//! Heaps in a row, and their differences as a staircase: one move in both.

use crate::{
    stairs::{stone, Journey, Stairs},
    svg::{subscript, Canvas},
};
use shared::nim::nim_sum;

pub fn picture() -> [String; 2] {
    let heaps = [2_u64, 2, 5, 9];
    let (moved, taken) = (2, 2);
    let mut c = Canvas::new(
        "poi2009-pebbles",
        452.0,
        [
            "Heaps 2, 2, 5 and 9 and, below, a staircase with their differences 2, 0, 3 and 4; \
             two pebbles taken from the third heap go one stair down",
            "2、2、5、9 四堆，以及由差 2、0、3、4 组成的台阶：从第三堆取 2 颗，就是两枚硬币往下走\
             一级",
        ],
        [
            "Taking pebbles from heap i lowers the difference to its left and raises the one to \
             its right. Full pebbles count: every second stair, beginning with the last.",
            "从一堆里取石子，它与左边一堆的差减少，右边一堆与它的差增加。实心的影响胜负：从最后一\
             级起，每隔一级。",
        ],
    );
    let width = 88.0;
    let steps: Vec<u64> =
        (0..4).map(|i| heaps[i] - i.checked_sub(1).map_or(0, |before| heaps[before])).collect();
    for (i, (&heap, &step)) in heaps.iter().zip(&steps).enumerate() {
        let x = 20.0 + width * (i as f64 + 0.5);
        for pebble in 0..heap {
            let colour = match pebble {
                _ if i == moved && pebble >= heap - taken => "move",
                _ if pebble < heap - step => "cell",
                _ => stone((4 - i) % 2 == 1),
            };
            c.circle((x, 170.0 - 17.0 * pebble as f64), 7.5, colour);
        }
        c.text((x, 194.0), "ink big", heap);
    }
    c.text((20.0 + width * 2.5 - 14.0, 94.0), "move end bold", format!("−{taken}"));
    let x = nim_sum(steps.iter().rev().step_by(2).copied());
    c.circle((316.0, 228.0), 7.5, stone(true));
    c.text((460.0, 228.0), "ink end", format!("X = {} ⊕ {} = {x}", steps[3], steps[1]));
    let labels = |(i, &step): (usize, &u64)| (step, format!("d{} = {step}", subscript(i + 1)));
    let mut stairs: Vec<_> = steps.iter().enumerate().map(labels).collect();
    stairs.push((0, String::new()));
    Stairs { at: (20.0, 252.0), stair: (width, 38.0), coin: 7.5 }.draw(
        &mut c,
        &stairs,
        &Journey { from: moved, coins: taken, colours: &["move"] },
    );
    c.finish()
}
