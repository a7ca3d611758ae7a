use super::kit::prelude::*;

pub const KNOWN: Known = Known {
    things: "nodes",
    size: 2000,
    generate,
    validate,
    lost: Some("lose"),
    wrong: |given, case| {
        let [_, edges, tokens] = given.array();
        let edges: Vec<[u64; 2]> = (0..edges).map(|_| given.array()).collect();
        let mut tokens: Vec<u64> = (0..tokens).map(|_| given.number()).collect();
        if case == "hack-two-tokens" {
            tokens.sort_unstable();
            tokens.dedup();
        }
        let sum = nim_sum(tokens.iter().map(|&token| value(token, &edges, case, &mut vec![])));
        String::from(if sum == 0 { "lose\n" } else { "win\n" })
    },
    ..UNKNOWN
};

fn value(node: u64, edges: &[[u64; 2]], case: &str, marks: &mut Vec<u64>) -> u64 {
    let mut values = vec![];
    marks.clear();
    for edge in edges.iter().filter(|edge| edge[0] == node) {
        let value = value(edge[1], edges, case, marks);
        values.push(value);
        marks.push(value);
    }
    match case {
        "hack-parity" => values.iter().max().map_or(0, |longest| longest + 1),
        "hack-shared-marks" => mex(marks),
        "hack-two-tokens" => mex(&values),
        _ => unknown(case),
    }
}

/// Edges all go up or all go down, so that there is no cycle.
fn generate(draw: &mut Draw) {
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
    // Small ones are often lost as they are: no token has a way on.
    let is_paired = draw.is_to_be_lost() && (!draw.is_small() || draw.once_in(5));
    let token_count = draw.from(1, nodes as u64) as usize;
    let mut tokens: Vec<u64> = (0..token_count).map(|_| draw.from(1, nodes as u64)).collect();
    if is_paired {
        pair(&mut tokens);
    }
    draw.line([nodes, edges.len(), tokens.len()]);
    for edge in edges {
        draw.line(edge);
    }
    draw.line(tokens);
}

fn validate(words: &mut Words) {
    let nodes = words.number("N", 1..=2000);
    let edges = words.number("M", 0..=6000);
    let tokens = words.number("K", 1..=nodes);
    let mut to = vec![vec![]; nodes as usize + 1];
    for _ in 0..edges {
        let from = words.number("", 1..=nodes) as usize;
        to[from].push(words.number("", 1..=nodes) as usize);
    }
    words.numbers(tokens, "", 1..=nodes);
    // Without a cycle no path has more than N nodes: after N steps nothing is left.
    let mut left: HashSet<usize> = (1..=nodes as usize).collect();
    for _ in 0..nodes {
        left = left.iter().flat_map(|&node| to[node].iter().copied()).collect();
    }
    words.holds(left.is_empty(), "the graph has no cycle");
}
