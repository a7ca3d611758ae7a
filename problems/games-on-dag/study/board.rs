//! What the board shows: the graph with its two pieces, at each vertex its Grundy value.

use super::rules::{subsets, Graph, Rules};
use board::prelude::*;
use referee::graph::{next, Edge};

/// The largest graph that a board takes.
const VERTICES: usize = 9;
const EDGES: usize = 18;
/// So many edges at most, where all ways to keep some are listed.
const CHOICES: usize = 8;

impl Show for Rules {
    const COUNTED: Option<&'static str> = Some("1>2 1>3 2>3");

    fn read(text: &str) -> Option<Graph> {
        let (Arrows(edges), pieces): (Arrows, [usize; 2]) = board::groups(text)?;
        (fit(&edges, EDGES) && are_vertices(&pieces)).then_some(Graph { edges, pieces })
    }

    fn write(Graph { edges, pieces }: &Graph) -> String {
        board::write_groups(&(Arrows(edges.clone()), *pieces))
    }

    fn told(Graph { edges, pieces: [a, b] }: &Graph) -> Say {
        if edges.is_empty() {
            return say!("position-bare"; a, b);
        }
        say!("position"; a, b, edges = board::arrows(edges))
    }

    fn scene(graph: &Graph) -> Vec<Picture> {
        let edges = graph.edges.iter().map(|[from, to]| (from - 1, to - 1));
        let picture = board::Graph::new(1..=largest(graph), edges);
        vec![Picture::Graph(picture.tokens(graph.pieces.iter().map(|v| v - 1)))]
    }

    fn act(_: &Graph, &[from, to]: &Edge) -> Act {
        Act::new([Id::Node(from - 1), Id::Node(to - 1)], say!("move"; from, to))
    }

    fn idea(at: &At<Rules>) -> Idea<Edge> {
        let (values, [a, b]) = (values(at.position), at.position.pieces);
        let (g, h) = (values[a], values[b]);
        // Where the values differ, the larger one can become the smaller one.
        let sum = at.sum(|graph| graph.pieces.iter().map(|&v| values[v]).collect());
        let why = match &sum.best {
            Some(([from, to], _)) => {
                say!("won-differ"; a, b, g, h, from, to, low = g.min(h))
            }
            None if at.moves().is_empty() => say!("lost-end"),
            None if a == b => say!("lost-same"; a),
            None => say!("lost-equal"; a, b, g),
        };
        let mut overlay = Overlay::new(say!("legend"));
        for (v, &value) in values.iter().enumerate().skip(1) {
            if value == 0 {
                overlay = overlay.ring(Id::Node(v - 1), false);
            }
            overlay = overlay.tag(Id::Node(v - 1), value, v == a || v == b);
        }
        let sign = if g == h { "=" } else { "≠" };
        sum.idea(why).shows(overlay).counts(say!("values"; a, g, sign, h, b))
    }

    /// The edges, of which some are kept; the pieces stand on 1 and 2.
    fn counted(limits: &str) -> Option<Vec<Graph>> {
        let Arrows(edges) = board::groups(limits)?;
        let sets = fit(&edges, CHOICES).then(|| subsets(&edges))?;
        Some(sets.into_iter().map(|edges| Graph { edges, pieces: [1, 2] }).collect())
    }

    const SMALL: &'static str = "(1>2 )?(1>3 )?(1>4 )?(2>3 )?(2>4 )?(3>4 )?| [1..4] [1..4]";
}

fn are_vertices(numbers: &[usize]) -> bool {
    numbers.iter().all(|v| (1..=VERTICES).contains(v))
}

/// Are these at most so many different edges, which lead to larger vertices?
fn fit(edges: &[Edge], most: usize) -> bool {
    let lead_up = edges.iter().all(|[from, to]| from < to);
    let differ = (0..edges.len()).all(|i| !edges[..i].contains(&edges[i]));
    edges.len() <= most && are_vertices(&edges.concat()) && differ && lead_up
}

fn largest(graph: &Graph) -> usize {
    let ends = graph.edges.iter().map(|edge| edge[1]);
    ends.chain(graph.pieces).max().unwrap_or(0)
}

/// The Grundy value of each vertex, by its number: the mex of the values to which its edges lead.
fn values(graph: &Graph) -> Vec<u64> {
    let mut values = vec![0; largest(graph) + 1];
    for v in (1..values.len()).rev() {
        values[v] = mex(next(&graph.edges, v).into_iter().map(|to| values[to]));
    }
    values
}
