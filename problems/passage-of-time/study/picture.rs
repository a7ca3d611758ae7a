//! One graph with two goals: which nodes are lost, won and drawn.

use crate::svg::Canvas;
use referee::{outcomes, Outcome};

const NAMES: [&str; 4] = ["a", "b", "c", "d"];
const EDGES: [(usize, usize); 4] = [(0, 1), (1, 0), (1, 2), (2, 3)];

pub fn picture() -> [String; 2] {
    let mut c = Canvas::new(
        "passage-of-time",
        300.0,
        [
            "A graph a ⇄ b → c → d. With goal c: a lost, b won, c and d lost. With goal d: a and \
             b drawn, c won, d lost",
            "图 a ⇄ b → c → d。终点是 c：a 必败，b 必胜，c、d 必败。终点是 d：a、b 平局，c 必胜，d 必败",
        ],
        [
            "The end of play is lost. A node with an edge to a lost one is won; one whose edges \
             all lead to won ones is lost. On the cycle nothing follows when d is the goal.",
            "终点和没有出边的点必败；有出边通向必败点的必胜，出边全都通向必胜点的必败。终点是 d \
             时，环上的两点推不出胜负。",
        ],
    );
    let nodes = NAMES.len();
    for (goal, y) in [(2, 74.0), (3, 214.0)] {
        let place = |node: usize| (130.0 + 100.0 * node as f64, y);
        let moves = |&node: &usize| {
            let edges = EDGES.iter().filter(|edge| edge.0 == node && node != goal);
            edges.map(|edge| edge.1).collect()
        };
        let outcome = outcomes(0..nodes, moves);
        let name = ["goal", "终点"].map(|word| format!("{word} {}", NAMES[goal]));
        c.words((16.0, y), "ink start", name);
        for (from, to) in EDGES {
            let ((x, y), (to_x, _)) = (place(from), place(to));
            let right = if to > from { 1.0 } else { -1.0 };
            let bend = if from + to == 1 { 16.0 } else { 0.0 };
            let begin = (x + 27.0 * right, y - bend / 2.0 * right);
            let end = (to_x - 29.0 * right, y - bend / 2.0 * right);
            // From b to a, too, a move leads to a lost node, but not nearer to the end.
            let wins = outcome[&from] == Outcome::Won && outcome[&to] == Outcome::Lost && from < to;
            let colour = if from == goal { "cell" } else { "muted" };
            c.arrow(begin, bend, end, if wins { "move" } else { colour });
        }
        for node in 0..nodes {
            let (colour, label) = match outcome[&node] {
                Outcome::Lost => ("p", ["lost", "必败"]),
                Outcome::Won => ("move", ["won", "必胜"]),
                Outcome::Drawn => ("muted", ["drawn", "平局"]),
            };
            let at = place(node);
            c.circle(at, 22.0, colour);
            c.text(at, &format!("{colour} on bold"), NAMES[node]);
            if node == goal {
                c.circle(at, 27.0, "none ink-line");
            }
            c.words((at.0, at.1 + 46.0), colour, label);
        }
    }
    c.finish()
}
