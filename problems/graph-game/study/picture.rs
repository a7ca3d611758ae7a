//! Two tokens on a graph, the values of its nodes, and the move that makes the values equal.

use crate::svg::{value, Canvas, Point};
use referee::Referee;

/// The nodes, and where their edges lead.
const NODES: [(Point, &[usize]); 7] = [
    ((70.0, 64.0), &[1, 4]),
    ((190.0, 64.0), &[2, 6]),
    ((310.0, 64.0), &[3]),
    ((420.0, 130.0), &[]),
    ((70.0, 196.0), &[5]),
    ((190.0, 196.0), &[6]),
    ((310.0, 196.0), &[3]),
];
const TOKENS: [usize; 2] = [0, 6];

pub fn picture() -> [String; 2] {
    let mut c = Canvas::new(
        "graph-game",
        310.0,
        [
            "A graph without cycles, a Grundy value on each node, and tokens on nodes of value 2 \
             and 1; one moves from 2 to 1",
            "一个有向无环图和各点的 SG 值；两枚棋子的值是 2 和 1，把前一枚走到值为 1 的点",
        ],
        [
            "Each value is the least number that is not among the values where the edges lead. \
             The tokens are Nim heaps of these sizes: after the move both are 1.",
            "每个点的 SG 值是出边所到各点的值的 mex。两枚棋子相当于这么多颗的两堆 Nim 石子，走完以\
             后都是 1。",
        ],
    );
    let mut referee = Referee::normal(|&node: &usize| NODES[node].1.to_vec());
    let g: Vec<u64> = (0..NODES.len()).map(|node| referee.grundy(&node)).collect();
    let [left, right] = TOKENS;
    let to = *NODES[left].1.iter().find(|&&to| g[to] == g[right]).expect("a move that wins");
    for (node, &(at, edges)) in NODES.iter().enumerate() {
        for &next in edges {
            let (begin, end) = shortened(at, NODES[next].0, 31.0);
            c.arrow(begin, 0.0, end, if (node, next) == (left, to) { "move" } else { "muted" });
        }
        let colour = value(g[node] as usize);
        c.circle(at, 22.0, &colour);
        c.text(at, &format!("{colour} on bold"), g[node]);
        if TOKENS.contains(&node) {
            c.circle(at, 27.0, "none ink-line");
        }
    }
    let x = g[left] ^ g[right];
    let won = ["won: ", "必胜："].map(|won| format!("{won}{} ⊕ {} = {x}", g[left], g[right]));
    c.words((54.0, 270.0), "move bold start", won);
    c.arrow((222.0, 270.0), 0.0, (258.0, 270.0), "move");
    let x = g[to] ^ g[right];
    let lost = ["lost: ", "必败："].map(|lost| format!("{lost}{} ⊕ {} = {x}", g[to], g[right]));
    c.words((282.0, 270.0), "p bold start", lost);
    c.finish()
}

/// The line between two places without so much at each end.
fn shortened((x, y): Point, (to_x, to_y): Point, by: f64) -> (Point, Point) {
    let part = by / (to_x - x).hypot(to_y - y);
    let (right, down) = (part * (to_x - x), part * (to_y - y));
    ((x + right, y + down), (to_x - right, to_y - down))
}
