//! What the board shows: the graph with its tokens, on each node its Grundy value.

use super::rules::{Edge, Graph, Rules};
use board::{
    all, exactly, joined, list, mex, say, Act, At, Id, Idea, Overlay, Picture, Say, Show, Sum,
};

use std::collections::BTreeSet;

/// The largest graph that a board takes.
const NODES: u64 = 9;
const EDGES: usize = 18;
const TOKENS: usize = 4;

impl Show for Rules {
    fn read(text: &str) -> Option<Graph> {
        let [ends, tokens] = exactly(board::groups(text)?)?;
        let are_nodes = ends.iter().chain(&tokens).all(|v| (1..=NODES).contains(v));
        let are_edges = ends.len() % 2 == 0 && ends.len() <= 2 * EDGES;
        if !are_nodes || !are_edges || !(1..=TOKENS).contains(&tokens.len()) {
            return None;
        }
        let edge = |ends: &[u64]| Edge { from: ends[0] as usize, to: ends[1] as usize };
        let graph = Graph {
            edges: ends.chunks(2).map(edge).collect(),
            tokens: tokens.iter().map(|&v| v as usize).collect(),
        };
        // Without a cycle no path has as many edges as there are nodes.
        let mut ends: BTreeSet<usize> = (1..=NODES as usize).collect();
        for _ in 0..NODES {
            ends = ends.iter().flat_map(|&v| graph.next(v)).collect();
        }
        ends.is_empty().then_some(graph)
    }

    fn write(Graph { edges, tokens }: &Graph) -> String {
        let edge = |Edge { from, to }: &Edge| format!("{}>{} ", from, to);
        let edges: Vec<String> = edges.iter().map(edge).collect();
        format!("{}| {}", edges.concat(), joined(tokens, " "))
    }

    fn told(Graph { edges, tokens }: &Graph) -> Say {
        let (count, nodes) = (tokens.len(), all(tokens));
        if edges.is_empty() {
            return say!("position-bare"; count, nodes);
        }
        let arrow = |Edge { from, to }: &Edge| format!("{} → {}", from, to);
        let arrows: Vec<String> = edges.iter().map(arrow).collect();
        say!("position"; count, nodes, arrows = list(&arrows))
    }

    fn scene(graph: &Graph) -> Vec<Picture> {
        vec![Picture::Graph(board::Graph {
            nodes: nodes(graph).map(|v| v.to_string()).collect(),
            edges: graph.edges.iter().map(|edge| (edge.from - 1, edge.to - 1)).collect(),
            tokens: graph.tokens.iter().map(|v| v - 1).collect(),
            ..board::Graph::default()
        })]
    }

    fn act(_: &Graph, &Edge { from, to }: &Edge) -> Act {
        Act::new([at_node(from), at_node(to)], say!("move"; from, to))
    }

    fn idea(at: &At<Rules>) -> Idea<Edge> {
        let (graph, tokens) = (at.position, &at.position.tokens);
        let g = |v: usize| grundy(graph, v);
        let Sum { values, best, balance, .. } =
            at.sum(|graph| graph.tokens.iter().map(|&v| g(v)).collect());
        let (count, on, told) = (tokens.len(), all(tokens), all(&values));
        let idea = match best {
            Some((edge, _)) => {
                let Edge { from, to } = edge;
                let why = say!("won-values"; count, nodes = on, values = told, from, to, balance);
                Idea::won(why).by(edge).and(say!("mex"))
            }
            None if tokens.iter().all(|&v| graph.next(v).is_empty()) => {
                Idea::lost(say!("lost-end"))
            }
            None if values.iter().all(|&g| g == 0) => Idea::lost(say!("lost-all-0")),
            None => Idea::lost(say!("lost-values"; nodes = on, balance)).and(say!("mex")),
        };
        let mut overlay = Overlay::new(say!("legend"));
        for v in nodes(graph) {
            overlay = overlay.tag(at_node(v), g(v), tokens.contains(&v));
        }
        idea.shows(overlay).counts(board::quantity(&values))
    }

    /// Each node, with one token on it.
    fn labels(graph: &Graph) -> Vec<(Id, Graph)> {
        let with_token = |v: usize| Graph { tokens: vec![v], ..graph.clone() };
        nodes(graph).map(|v| (at_node(v), with_token(v))).collect()
    }

    const SMALL: &'static str =
        "(1>2 )?(1>3 )?(1>4 )?(2>3 )?(2>4 )?(3>4 )?| (1/2/1 1/1 2/2 1 3/1 1 2 3)";
}

/// All nodes up to the largest that an edge or a token names.
fn nodes(graph: &Graph) -> impl Iterator<Item = usize> {
    let ends = graph.edges.iter().map(|edge| edge.from.max(edge.to));
    let largest = ends.chain(graph.tokens.iter().copied()).max().unwrap_or(0);
    1..=largest
}

fn at_node(v: usize) -> Id {
    Id::Node(v - 1)
}

/// The mex of the values to which the edges of a node lead.
fn grundy(graph: &Graph, v: usize) -> u64 {
    mex(graph.next(v).into_iter().map(|next| grundy(graph, next)))
}
