//! What the tool knows of graph-game.

use super::kit::draw::{nim_sum, Draw};
use super::kit::given::{mex, Given};
use super::kit::pen::Pen;
use super::kit::words::{holds, Words};
use super::{wrong, Known, UNKNOWN};
use std::collections::HashSet;

pub const KNOWN: Known = Known {
    things: "nodes",
    sizes: [2000, 300_000],
    generate,
    validate,
    lost: Some("lose"),
    wrong: &[
        wrong("hack-parity", |words| {
            graph(words, |edges, tokens| {
                fn longest(node: u64, edges: &[[u64; 2]]) -> u64 {
                    let next = edges.iter().filter(|edge| edge[0] == node);
                    next.map(|edge| 1 + longest(edge[1], edges)).max().unwrap_or(0)
                }
                nim_sum(tokens.iter().map(|&token| longest(token, edges)))
            })
        }),
        wrong("hack-shared-marks", |words| {
            graph(words, |edges, tokens| {
                fn value(node: u64, edges: &[[u64; 2]], met: &mut Vec<u64>) -> u64 {
                    met.clear();
                    for edge in edges.iter().filter(|edge| edge[0] == node) {
                        let value = value(edge[1], edges, met);
                        met.push(value);
                    }
                    mex(met)
                }
                nim_sum(tokens.iter().map(|&token| value(token, edges, &mut vec![])))
            })
        }),
        wrong("hack-two-tokens", |words| {
            graph(words, |edges, tokens| {
                let tokens: HashSet<u64> = tokens.iter().copied().collect();
                nim_sum(tokens.into_iter().map(|token| grundy(token, edges)))
            })
        }),
    ],
    ..UNKNOWN
};

/// Edges all go up or all go down, so that there is no cycle.
fn generate(pen: &mut Pen, draw: &mut Draw) {
    let nodes = draw.items(1);
    let edge_count = if nodes == 1 { 0 } else { draw.from(1, 3 * nodes as u64) as usize };
    let goes_up = draw.once_in(2);
    let edge = |draw: &mut Draw| {
        let y = draw.from(2, nodes as u64);
        // Long paths: most edges are short.
        let x = if draw.once_in(3) { draw.from(1, y - 1) } else { y - draw.from(1, 3.min(y - 1)) };
        if goes_up {
            [x, y]
        } else {
            [y, x]
        }
    };
    let edges: Vec<_> = (0..edge_count).map(|_| edge(draw)).collect();
    let token_count = draw.from(1, nodes as u64) as usize;
    let mut tokens: Vec<u64> = (0..token_count).map(|_| draw.from(1, nodes as u64)).collect();
    // Tokens on nodes without a way on are losses as well.
    if draw.is_to_be_lost() && draw.once_in(3) {
        // Two tokens on each of some nodes.
        let half = tokens.len() / 2;
        for i in 0..half {
            tokens[half + i] = tokens[i];
        }
        tokens.truncate(2 * half.max(1));
    }
    pen.number(nodes as u64);
    pen.number(edges.len());
    pen.number(tokens.len());
    pen.line();
    for [x, y] in edges {
        pen.number(x);
        pen.number(y);
        pen.line();
    }
    pen.numbers(&tokens);
}

fn validate(words: &mut Words) -> Result<(), String> {
    let nodes = words.number("N", 1..=2000)?;
    let edges = words.number("M", 0..=6000)?;
    let tokens = words.number("K", 1..=nodes)?;
    let mut to = vec![vec![]; nodes as usize + 1];
    for _ in 0..edges {
        let from = words.number("", 1..=nodes)? as usize;
        to[from].push(words.number("", 1..=nodes)? as usize);
    }
    words.numbers(tokens, "", 1..=nodes)?;
    // Without a cycle no path has more than N nodes: after N steps nothing is left.
    let mut left: HashSet<usize> = (1..=nodes as usize).collect();
    for _ in 0..nodes {
        left = left.iter().flat_map(|&node| to[node].iter().copied()).collect();
    }
    holds(left.is_empty(), "the graph has no cycle")
}

fn graph(words: &mut Given, value: impl Fn(&[[u64; 2]], &[u64]) -> u64) -> String {
    let (_, edges, tokens) = (words.number(), words.number(), words.number());
    let edges: Vec<[u64; 2]> = (0..edges).map(|_| [words.number(), words.number()]).collect();
    let tokens = words.numbers(tokens);
    String::from(if value(&edges, &tokens) == 0 { "lose\n" } else { "win\n" })
}

fn grundy(node: u64, edges: &[[u64; 2]]) -> u64 {
    let next = edges.iter().filter(|edge| edge[0] == node);
    mex(&next.map(|edge| grundy(edge[1], edges)).collect::<Vec<_>>())
}
