//! What the board shows: the graph with its two pieces, at each vertex its Grundy value.

use super::rules::{subsets, Edge, Graph, Rules};
use board::{exactly, list, say, Act, At, Id, Idea, Overlay, Picture, Say, Show};
use shared::grundy::mex;

/// The largest graph that a board takes.
const VERTICES: u64 = 9;
const EDGES: usize = 18;
/// So many edges at most, where all ways to keep some are listed.
const CHOICES: usize = 8;

impl Show for Rules {
    const COUNTED: Option<&'static str> = Some("1>2 1>3 2>3");

    fn read(text: &str) -> Option<Graph> {
        let [ends, pieces] = exactly(board::groups(text)?)?;
        let [one, other] = exactly(pieces)?;
        Some(Graph { edges: edges(&ends, EDGES)?, pieces: [vertex(one)?, vertex(other)?] })
    }

    fn write(Graph { edges, pieces }: &Graph) -> String {
        let edges = edges.iter().map(|Edge { from, to }| format!("{from}>{to} "));
        format!("{}| {} {}", edges.collect::<String>(), pieces[0], pieces[1])
    }

    fn told(Graph { edges, pieces: [a, b] }: &Graph) -> Say {
        let edges: Vec<String> =
            edges.iter().map(|Edge { from, to }| format!("{from} → {to}")).collect();
        if edges.is_empty() {
            say!("position-bare"; a = *a, b = *b)
        } else {
            say!("position"; a = *a, b = *b, edges = list(&edges))
        }
    }

    fn scene(graph: &Graph) -> Vec<Picture> {
        vec![Picture::Graph(board::Graph {
            nodes: (1..=largest(graph)).map(|v| v.to_string()).collect(),
            edges: graph.edges.iter().map(|edge| (edge.from - 1, edge.to - 1)).collect(),
            tokens: graph.pieces.iter().map(|v| v - 1).collect(),
            ..board::Graph::default()
        })]
    }

    fn act(_: &Graph, &Edge { from, to }: &Edge) -> Act {
        Act::new([node(from), node(to)], say!("move"; from, to))
    }

    fn idea(at: &At<Rules>) -> Idea<Edge> {
        let (values, [a, b]) = (values(at.position), at.position.pieces);
        let (g, h) = (values[a], values[b]);
        // Where the values differ, the larger one can become the smaller one.
        let (high, low) = if g > h { (a, h) } else { (b, g) };
        let moves = at.moves();
        let step =
            moves.iter().map(|one| one.0).find(|edge| edge.from == high && values[edge.to] == low);
        let idea = match step.filter(|_| g != h) {
            Some(Edge { from, to }) => {
                Idea::won(say!("won-differ"; a, b, g, h, from, to, low)).by(Edge { from, to })
            }
            None if moves.is_empty() => Idea::lost(say!("lost-end")),
            None if a == b => Idea::lost(say!("lost-same"; a)),
            None => Idea::lost(say!("lost-equal"; a, b, g)),
        };
        let mut overlay = Overlay::new(say!("legend"));
        for (v, &value) in values.iter().enumerate().skip(1) {
            if value == 0 {
                overlay = overlay.ring(node(v), false);
            }
            overlay = overlay.tag(node(v), value, v == a || v == b);
        }
        let sign = if g == h { "=" } else { "≠" };
        idea.shows(overlay).counts(say!("values"; a, g, sign, h, b))
    }

    /// The edges, of which some are kept; the pieces stand on 1 and 2.
    fn counted(limits: &str) -> Option<Vec<Graph>> {
        let sets = subsets(&edges(&board::numbers(limits)?, CHOICES)?);
        Some(sets.into_iter().map(|edges| Graph { edges, pieces: [1, 2] }).collect())
    }

    const SMALL: &'static str = "(1>2 )?(1>3 )?(1>4 )?(2>3 )?(2>4 )?(3>4 )?| [1..4] [1..4]";
}

fn vertex(number: u64) -> Option<usize> {
    (1..=VERTICES).contains(&number).then_some(number as usize)
}

/// The edges with these ends, if they are at most so many different ones that lead to larger vertices.
fn edges(ends: &[u64], most: usize) -> Option<Vec<Edge>> {
    let edge = |ends: &[u64]| match *ends {
        [from, to] => Some(Edge { from: vertex(from)?, to: vertex(to)? }),
        _ => None,
    };
    let edges: Vec<Edge> = ends.chunks(2).map(edge).collect::<Option<_>>()?;
    let lead_up = edges.iter().all(|edge| edge.from < edge.to);
    let differ = (0..edges.len()).all(|i| !edges[..i].contains(&edges[i]));
    (edges.len() <= most && differ && lead_up).then_some(edges)
}

fn node(v: usize) -> Id {
    Id::Node(v - 1)
}

fn largest(graph: &Graph) -> usize {
    let ends = graph.edges.iter().map(|edge| edge.to);
    ends.chain(graph.pieces).max().unwrap_or(0)
}

/// The Grundy value of each vertex, by its number: the mex of the values to which its edges lead.
fn values(graph: &Graph) -> Vec<usize> {
    let mut values = vec![0; largest(graph) + 1];
    for v in (1..values.len()).rev() {
        let edges = graph.edges.iter().filter(|edge| edge.from == v);
        values[v] = mex(edges.map(|edge| values[edge.to]));
    }
    values
}
