//! What the board shows: the graph with its tokens, on each node its Grundy value.

use super::rules::{Graph, Rules};
use board::prelude::*;
use referee::graph::{next, Edge};

/// The largest graph that a board takes.
const NODES: usize = 9;
const EDGES: usize = 18;
const TOKENS: usize = 4;

impl Show for Rules {
    fn read(text: &str) -> Option<Graph> {
        let (Arrows(edges), tokens): (Arrows, Vec<usize>) = board::groups(text)?;
        let are_nodes = edges.iter().flatten().chain(&tokens).all(|v| (1..=NODES).contains(v));
        if !are_nodes || edges.len() > EDGES || !(1..=TOKENS).contains(&tokens.len()) {
            return None;
        }
        // The nodes at which a longer and longer path ends, as bits: without a cycle there are none in the end.
        let mut ends = !0_u32;
        for _ in 0..NODES {
            let longer = edges.iter().map(|[from, to]| (ends >> from & 1) << to);
            ends = longer.fold(0, |all, one| all | one);
        }
        (ends == 0).then_some(Graph { edges, tokens })
    }

    fn write(Graph { edges, tokens }: &Graph) -> String {
        board::write_groups(&(Arrows(edges.clone()), tokens.clone()))
    }

    fn told(Graph { edges, tokens }: &Graph) -> Say {
        let (count, nodes) = (tokens.len(), all(tokens));
        if edges.is_empty() {
            return say!("position-bare"; count, nodes);
        }
        say!("position"; count, nodes, arrows = board::arrows(edges))
    }

    fn scene(graph: &Graph) -> Vec<Picture> {
        let edges = graph.edges.iter().map(|[from, to]| (from - 1, to - 1));
        let picture = board::Graph::new(nodes(graph), edges);
        vec![Picture::Graph(picture.tokens(graph.tokens.iter().map(|v| v - 1)))]
    }

    fn act(_: &Graph, &[from, to]: &Edge) -> Act {
        Act::new([Id::Node(from - 1), Id::Node(to - 1)], say!("move"; from, to))
    }

    fn idea(at: &At<Rules>) -> Idea<Edge> {
        let (graph, tokens) = (at.position, &at.position.tokens);
        let g = |v: usize| grundy(graph, v);
        let sum = at.sum(|graph| graph.tokens.iter().map(|&v| g(v)).collect());
        let (nodes, values, balance) = (all(tokens), all(&sum.values), &sum.balance);
        let why = match &sum.best {
            Some(([from, to], _)) => {
                say!("won-values"; count = tokens.len(), nodes, values, from, to, balance)
            }
            None if at.moves().is_empty() => say!("lost-end"),
            None if positive(&sum.values).is_empty() => say!("lost-all-0"),
            None => say!("lost-values"; nodes, balance),
        };
        let are_worth = !positive(&sum.values).is_empty();
        let tags = self::nodes(graph).map(|v| (Id::Node(v - 1), g(v), tokens.contains(&v)));
        let overlay = Overlay::new(say!("legend")).tags(tags);
        sum.idea(why).and_if(are_worth, say!("mex")).shows(overlay)
    }

    /// Each node, with one token on it.
    fn labels(graph: &Graph) -> Vec<(Id, Graph)> {
        let with_token = |v: usize| Graph { tokens: vec![v], ..graph.clone() };
        nodes(graph).map(|v| (Id::Node(v - 1), with_token(v))).collect()
    }

    const SMALL: &'static str =
        "(1>2 )?(1>3 )?(1>4 )?(2>3 )?(2>4 )?(3>4 )?| (1/2/1 1/1 2/2 1 3/1 1 2 3)";
}

/// All nodes up to the largest that an edge or a token names.
fn nodes(graph: &Graph) -> impl Iterator<Item = usize> {
    let ends = graph.edges.iter().flatten().copied();
    let largest = ends.chain(graph.tokens.iter().copied()).max().unwrap_or(0);
    1..=largest
}

/// The mex of the values to which the edges of a node lead.
fn grundy(graph: &Graph, v: usize) -> u64 {
    mex(next(&graph.edges, v).into_iter().map(|next| grundy(graph, next)))
}
