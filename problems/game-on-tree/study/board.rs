//! What the board shows: the tree, and what each branch is worth.

use super::rules::{below, children, Edge, Rules};
use board::prelude::*;

/// So many vertices, and so many leaves side by side.
const VERTICES: usize = 12;
const LEAVES: usize = 7;

impl Show for Rules {
    fn read(text: &str) -> Option<Vec<Edge>> {
        if text.trim() == "1" {
            return Some(vec![]);
        }
        let ends: Vec<usize> = board::numbers(text)?.iter().map(|&v| v as usize).collect();
        if ends.len() % 2 == 1 || !ends.iter().all(|v| (1..=VERTICES).contains(v)) {
            return None;
        }
        let ends: Vec<[usize; 2]> = ends.chunks(2).map(|two| [two[0], two[1]]).collect();
        let edges = referee::rooted(&ends, 1)?.into_iter();
        let edges: Vec<Edge> = edges.map(|[parent, child]| Edge { parent, child }).collect();
        let leaves = edges.iter().filter(|edge| children(&edges, edge.child).is_empty()).count();
        (1..=LEAVES).contains(&leaves).then_some(edges)
    }

    fn write(edges: &Vec<Edge>) -> String {
        match edges[..] {
            [] => "1".to_owned(),
            _ => joined(edges.iter().map(|edge| format!("{}>{}", edge.parent, edge.child)), " "),
        }
    }

    fn told(edges: &Vec<Edge>) -> Say {
        if edges.is_empty() {
            return say!("position-end");
        }
        let edge = |edge: &Edge| format!("{}–{}", edge.parent, edge.child);
        say!("position"; edges = list(edges.iter().map(edge)))
    }

    fn scene(edges: &Vec<Edge>) -> Vec<Picture> {
        let below = edges.iter().map(|edge| (edge.parent - 1, edge.child - 1));
        vec![Picture::Graph(Graph::tree(1..=VERTICES, below))]
    }

    fn act(_: &Vec<Edge>, edge: &Edge) -> Act {
        Act::new([id(edge)], say!("remove"; parent = edge.parent, child = edge.child))
    }

    fn idea(at: &At<Rules>) -> Idea<Edge> {
        let edges = at.position;
        let sum = at.sum(|edges| branches(edges));
        let (lengths, balance) = (all(&sum.values), &sum.balance);
        let are_paths = edges.iter().all(|edge| children(edges, edge.child).len() < 2);
        let tag = |edge: &Edge| (id(edge), value(edges, edge.child) + 1, edge.parent == 1);
        let overlay = Overlay::new(say!("legend")).tags(edges.iter().map(tag));
        let why = match (&children(edges, 1)[..], &sum.best) {
            ([], _) => say!("lost-end"),
            (&[child], _) => {
                let idea = sum.idea(say!("won-only"; child));
                return idea.by(Edge { parent: 1, child }).shows(overlay);
            }
            (_, Some((edge, _))) if are_paths => {
                say!("won-paths"; lengths, step = at.say(edge), balance)
            }
            (_, Some((edge, _))) => say!("won-branches"; lengths, step = at.say(edge), balance),
            (_, None) if are_paths => say!("lost-paths"; balance),
            (_, None) => say!("lost-branches"; balance),
        };
        sum.idea(why).shows(overlay)
    }

    fn parts(edges: &Vec<Edge>) -> Vec<Vec<Edge>> {
        let branch = |child: usize| {
            let of = below(edges, child);
            edges.iter().copied().filter(|edge| of.contains(&edge.child)).collect()
        };
        children(edges, 1).into_iter().map(branch).collect()
    }

    const SMALL: &'static str = "1/(1>2 )?([1..2]>3 )?([1..3]>4 )?([1..4]>5 )?([1..5]>6)?";
}

fn id(edge: &Edge) -> Id {
    Id::Edge(edge.parent - 1, edge.child - 1)
}

/// The values of the branches at the root.
fn branches(edges: &[Edge]) -> Vec<u64> {
    children(edges, 1).into_iter().map(|child| value(edges, child) + 1).collect()
}

/// g of the page.
fn value(edges: &[Edge], v: usize) -> u64 {
    nim_sum(children(edges, v).into_iter().map(|child| value(edges, child) + 1))
}
