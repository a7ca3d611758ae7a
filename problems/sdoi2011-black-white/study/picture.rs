//! Pieces in pairs, the gap of each pair as a heap: one move in both.

use crate::svg::Canvas;
use shared::nim::nim_sum;

pub fn picture() -> [String; 2] {
    let (before, after) = ("·○···●··○·●·", "···○·●··○·●·");
    let mut c = Canvas::new(
        "sdoi2011-black-white",
        340.0,
        [
            "With d = 1, two pairs of a white and a black piece with gaps 3 and 1; the first \
             white piece moves two cells, and the gaps are 1 and 1",
            "d = 1，两对棋子，间距是 3 和 1；第一枚白子走两格，间距变成 1 和 1",
        ],
        [
            "Either player can only shorten gaps. With d = 1, one in a turn, the gaps are heaps \
             of Nim, and 1 ⊕ 1 = 0 is lost.",
            "双方都只能使间距变小。d = 1 时一步只动一个间距，间距就是 Nim 的石子堆，1 ⊕ 1 = 0 必\
             败。",
        ],
    );
    let middle = |cell: usize| 42.0 + 36.0 * cell as f64;
    for (row, y) in [(before, 70.0), (after, 224.0)] {
        let gaps = gaps(row);
        for (cell, piece) in row.chars().enumerate() {
            let in_gap = gaps.iter().any(|&(left, right)| (left..right).contains(&cell));
            let colour = if in_gap { "v5" } else { "cell" };
            c.rect((middle(cell) - 17.0, y - 17.0), (34.0, 34.0), colour);
            match piece {
                '○' => c.circle((middle(cell), y), 12.0, "white piece"),
                '●' => c.circle((middle(cell), y), 12.0, "black piece"),
                _ => {}
            }
        }
        let heaps: Vec<u64> = gaps.iter().map(|(left, right)| (right - left) as u64).collect();
        for (&(left, right), heap) in gaps.iter().zip(&heaps) {
            c.bracket((middle(left) - 17.0, middle(right) - 19.0), y + 24.0, heap);
        }
        let x = nim_sum(heaps.iter().copied());
        let colour = if x == 0 { "p" } else { "move" };
        let sum = format!("d = 1:  {} ⊕ {} = {x}", heaps[0], heaps[1]);
        c.text((460.0, y + 68.0), &format!("{colour} bold end"), sum);
    }
    let (from, to) = (before.chars().position(|p| p == '○'), after.chars().position(|p| p == '○'));
    let (from, to) = (from.expect("white"), to.expect("white"));
    c.arrow((middle(from), 50.0), 26.0, (middle(to), 50.0), "move");
    c.finish()
}

/// The gaps between the pieces of each pair: the first cell, and the one after the last.
fn gaps(row: &str) -> Vec<(usize, usize)> {
    let pieces: Vec<usize> =
        row.chars().enumerate().filter(|(_, piece)| *piece != '·').map(|(cell, _)| cell).collect();
    pieces.chunks(2).map(|pair| (pair[0] + 1, pair[1])).collect()
}
