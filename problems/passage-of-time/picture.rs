//! One graph with two goals: which nodes are lost, won and drawn.

use crate::svg::Canvas;
use shared::rules::{outcomes, Outcome};

const NAMES: [&str; 4] = ["a", "b", "c", "d"];
const EDGES: [(usize, usize); 4] = [(0, 1), (1, 0), (1, 2), (2, 3)];

pub fn picture() -> String {
    let mut c = Canvas::new(
        "passage-of-time",
        300.0,
        "A graph a ⇄ b → c → d. With goal c: a lost, b won, c and d lost. With goal d: a and b drawn, c won, d lost",
        "The end of play is lost. A node with an edge to a lost one is won; one whose edges all lead \
         to won ones is lost. On the cycle nothing follows when d is the goal.",
    );
    let nodes = NAMES.len();
    for (goal, y) in [(2, 74.0), (3, 214.0)] {
        let place = |node: usize| (130.0 + 100.0 * node as f64, y);
        let moves = |&node: &usize| {
            let edges = EDGES.iter().filter(|edge| edge.0 == node && node != goal);
            edges.map(|edge| edge.1).collect()
        };
        let outcome = outcomes(0..nodes, moves);
        c.text((16.0, y), "ink start", format!("goal {}", NAMES[goal]));
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
                Outcome::Lost => ("p", "lost"),
                Outcome::Won => ("move", "won"),
                Outcome::Drawn => ("muted", "drawn"),
            };
            let at = place(node);
            c.circle(at, 22.0, colour);
            c.text(at, &format!("{colour} on bold"), NAMES[node]);
            if node == goal {
                c.circle(at, 27.0, "none ink-line");
            }
            c.text((at.0, at.1 + 46.0), colour, label);
        }
    }
    c.finish()
}
