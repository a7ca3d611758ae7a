//! What the board shows: the graph, and what can be labelled, backwards from the ends.

use super::rules::{Graph, Rules};
use board::prelude::*;

/// The largest graph that a board takes.
const NODES: u64 = 9;
const EDGES: usize = 18;

impl Show for Rules {
    fn read(text: &str) -> Option<Graph> {
        let numbers = board::numbers(text)?;
        let are_nodes = numbers.iter().all(|v| (1..=NODES).contains(v));
        let edge = |ends: &[u64]| [ends[0] as usize, ends[1] as usize];
        match &numbers[..] {
            [ends @ .., piece, goal]
                if are_nodes && ends.len() % 2 == 0 && ends.len() <= 2 * EDGES =>
            {
                let edges = ends.chunks(2).map(edge).collect();
                Some(Graph { edges, piece: *piece as usize, goal: *goal as usize })
            }
            _ => None,
        }
    }

    fn write(Graph { edges, piece, goal }: &Graph) -> String {
        board::write_groups(&(Arrows(edges.clone()), [*piece, *goal]))
    }

    fn told(&Graph { ref edges, piece, goal }: &Graph) -> Say {
        if edges.is_empty() {
            return say!("position-bare"; piece, goal);
        }
        say!("position"; piece, goal, arrows = board::arrows(edges))
    }

    fn scene(graph: &Graph) -> Vec<Picture> {
        let edges = graph.edges.iter().map(|[from, to]| (from - 1, to - 1));
        let picture = board::Graph {
            goal: Some(graph.goal - 1),
            ..board::Graph::new(nodes(graph), edges).tokens([graph.piece - 1])
        };
        vec![Picture::Graph(picture), Picture::Note(say!("note"; goal = graph.goal))]
    }

    fn act(_: &Graph, &to: &usize) -> Act {
        Act::new([Id::Node(to - 1)], say!("move"; to))
    }

    fn idea(at: &At<Rules>) -> Idea<usize> {
        let graph = at.position;
        let labels = labelled(graph);
        let rings = labels.iter().map(|&(v, outcome)| (Id::Node(v - 1), outcome == Outcome::Lost));
        why(graph, &labels).shows(Overlay::new(say!("legend")).rings(rings))
    }

    fn labels(graph: &Graph) -> Vec<(Id, Graph)> {
        let with_piece = |piece: usize| Graph { piece, ..graph.clone() };
        nodes(graph).map(|v| (Id::Node(v - 1), with_piece(v))).collect()
    }

    const SMALL: &'static str =
        "(1>1 )?(1>2 )?(1>3 )?(2>1 )?(2>2 )?(2>3 )?(3>1 )?(3>2 )?(3>3 )?| (1 2/1 3/2 1/2 3/3 1/\
         3 2)";
}

/// All nodes up to the largest that is named.
fn nodes(graph: &Graph) -> impl Iterator<Item = usize> {
    let ends = graph.edges.iter().flatten().copied();
    1..=ends.fold(graph.piece.max(graph.goal), usize::max)
}

/// A node, and whether it is won or lost.
type Label = (usize, Outcome);

/// The labels of the page, in the order in which they are found. The other nodes are drawn.
fn labelled(graph: &Graph) -> Vec<Label> {
    let mut labels: Vec<Label> = vec![];
    loop {
        let before = labels.len();
        for v in nodes(graph) {
            let (next, is_new) = (graph.next(v), labels.iter().all(|label| label.0 != v));
            if is_new && next.iter().any(|&to| labels.contains(&(to, Outcome::Lost))) {
                labels.push((v, Outcome::Won));
            } else if is_new && next.iter().all(|&to| labels.contains(&(to, Outcome::Won))) {
                labels.push((v, Outcome::Lost));
            }
        }
        if labels.len() == before {
            return labels;
        }
    }
}

fn why(graph: &Graph, labels: &[Label]) -> Idea<usize> {
    // Of the lost nodes within reach the one that was found first: so play comes nearer to an end.
    let lost_after = |v: usize| {
        let next = graph.next(v);
        let is_lost = |label: &&Label| label.1 == Outcome::Lost && next.contains(&label.0);
        labels.iter().find(is_lost).map(|label| label.0)
    };
    let answers = |v: usize| -> Arg {
        let answer = |&v: &usize| lost_after(v).map(|to| format!("{} → {}", v, to));
        list(graph.next(v).iter().filter_map(answer))
    };
    let is_stuck = |v: usize| v != graph.goal && graph.next(v).is_empty();
    let in_the_end =
        if nodes(graph).any(is_stuck) { say!("to-an-end") } else { say!("to-the-goal") };
    let (node, next) = (graph.piece, graph.next(graph.piece));
    let drawn = next.iter().copied().find(|to| labels.iter().all(|label| label.0 != *to));
    match (lost_after(node), drawn) {
        (Some(to), _) if to == graph.goal => Idea::new(say!("won-goal"; node)).by(to),
        (Some(to), _) if is_stuck(to) => Idea::new(say!("won-stuck"; to)).by(to),
        (Some(to), _) => {
            let why = say!("won-answers"; to, answers = answers(to));
            Idea::new(why).and(in_the_end).by(to)
        }
        (None, Some(next)) => Idea::new(say!("draw-on"; node, next)).by(next),
        (None, None) if node == graph.goal => Idea::new(say!("lost-goal")),
        (None, None) if next.is_empty() => Idea::new(say!("lost-stuck"; node)),
        (None, None) => {
            let why = say!("lost-answers"; node, answers = answers(node));
            Idea::new(why).and(in_the_end)
        }
    }
}
