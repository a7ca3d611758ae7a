//! A row of pieces, its blocks as a staircase: one jump in both.

use crate::{
    stairs::{stone, Journey, Stairs},
    svg::{subscript, Canvas},
};

pub fn picture() -> [String; 2] {
    let before = "●●·●●●●·●●·●●●·●··●●";
    let after = "●●·●●●●·●●·●·●●●··●●";
    let mut c = Canvas::new(
        "masters-duel",
        420.0,
        [
            "A row of 20 cells in which a piece jumps over one other; below, the blocks between \
             the empty cells as a staircase, where two coins go down",
            "一行 20 格，以及由各组棋子组成的台阶：一枚棋子跳过另一枚，就是两枚硬币往下走一级",
        ],
        [
            "The piece that jumps and the pieces it jumps over join the next block. The rightmost \
             block is the ground; every second block, beginning next to it, counts.",
            "跳的那枚棋子和被它跳过的棋子归入右边一组。最右边一组是地面；从它旁边一组起，每隔一组\
             影响胜负。",
        ],
    );
    let middle = |cell: usize| 31.0 + 22.0 * cell as f64;
    let (from, to) = changed(before, after);
    for (row, y) in [(before, 58.0), (after, 126.0)] {
        let all = blocks(row);
        let (mut block, mut cell) = (0, 0);
        for piece in row.chars() {
            c.rect((middle(cell) - 10.5, y - 10.5), (21.0, 21.0), "cell");
            let counts = (all.len() - block).is_multiple_of(2);
            if piece == '●' {
                let jumping = cell == if row == before { from } else { to };
                c.circle((middle(cell), y), 7.5, if jumping { "move" } else { stone(counts) });
            } else {
                block += 1;
            }
            cell += 1;
        }
        let mut left = 0;
        for length in all {
            let x = f64::midpoint(middle(left) - 11.0, middle(left + length as usize) - 11.0);
            c.text((x, y + 24.0), "muted small", length);
            left += length as usize + 1;
        }
    }
    c.arrow((middle(from), 46.0), 24.0, (middle(to), 46.0), "move");
    let (was, is) = (blocks(before), blocks(after));
    let left = (0..was.len()).find(|&b| is[b] < was[b]).expect("a piece has left");
    let label = |b: usize| match was.len() - 1 - b {
        0 => was[b].to_string(),
        j => format!("b{}={}", subscript(j), was[b]),
    };
    let stairs: Vec<_> = (0..was.len()).map(|b| (was[b], label(b))).collect();
    Stairs { at: (20.0, 202.0), stair: (62.8, 27.0), coin: 6.0 }.draw(
        &mut c,
        &stairs,
        &Journey { from: left, coins: was[left] - is[left], colours: &["move"] },
    );
    c.finish()
}

/// The lengths of the blocks between the empty cells, from the left.
fn blocks(row: &str) -> Vec<u64> {
    row.split('·').map(|block| block.chars().count() as u64).collect()
}

/// The cell that a piece leaves and the one that it comes to.
fn changed(before: &str, after: &str) -> (usize, usize) {
    let find = |was, is| before.chars().zip(after.chars()).position(|pair| pair == (was, is));
    (find('●', '·').expect("a piece goes"), find('·', '●').expect("it comes"))
}
