use spec::prelude::*;

const NODES: u64 = 2000;
const EDGES: u64 = 6000;

pub const SPEC: Spec = Spec {
    unit: "nodes",
    largest: NODES as usize,
    generate,
    validate,
    lost: Some("lose"),
    long: &[
        ("max-chain", || {
            // Edges to the next node, to the one after it, and one more that repeats: from a node
            // before the last n − 1 the search without memory meets a Fibonacci number of paths. The
            // values from the end are 0, 1, 2, 0, 1, 2, …: tokens on nodes 1 and 4 cancel.
            let edges = (1..NODES).flat_map(|x| [[x, x + 1], [x, (x + 2).min(NODES)], [x, x + 1]]);
            (graph(NODES, edges, &[1, 4].repeat(NODES as usize / 2)), "lose\n".into())
        }),
        ("max-complete", || {
            // Edges to all later nodes, so that there are 2¹⁰⁸ paths from the first node to the last.
            // The values from the end are 0, 1, 2, …: tokens on nodes 1 and 2 have 109 and 108.
            let edges = (1..110).flat_map(|x| (x + 1..=110).map(move |y| [x, y]));
            (graph(110, edges, &[1, 2]), "win\n".into())
        }),
        ("max-high-bit-alone", || {
            // The same edges, and a token of value 64.
            let edges = (1..110).flat_map(|x| (x + 1..=110).map(move |y| [x, y]));
            (graph(110, edges, &[46]), "win\n".into())
        }),
    ],
    mistakes: &[
        wrong("hack-shared-marks", |input| {
            // Marks that the calls below leave behind.
            fn value(node: u64, edges: &[[u64; 2]], marks: &mut Vec<u64>) -> u64 {
                marks.clear();
                for edge in edges.iter().filter(|edge| edge[0] == node) {
                    let value = value(edge[1], edges, marks);
                    marks.push(value);
                }
                mex(marks)
            }
            let (edges, tokens) = read(input);
            verdict(tokens.iter().map(|&token| value(token, &edges, &mut vec![])))
        }),
        wrong("hack-two-tokens", |input| {
            let (edges, mut tokens) = read(input);
            tokens.sort_unstable();
            tokens.dedup();
            verdict(tokens.iter().map(|&token| value(token, &edges, mex)))
        }),
        wrong("hack-longest-path", |input| {
            let (edges, tokens) = read(input);
            let longest = |met: &[u64]| met.iter().max().map_or(0, |longest| longest + 1);
            verdict(tokens.iter().map(|&token| value(token, &edges, longest)))
        }),
    ],
    ..Spec::NEW
};

/// Such a graph with tokens, as it is written.
fn graph(nodes: u64, edges: impl Iterator<Item = [u64; 2]>, tokens: &[u64]) -> String {
    let edges: Vec<String> = edges.map(line).collect();
    line([nodes, edges.len() as u64, tokens.len() as u64]) + &edges.concat() + &line(tokens)
}

/// The edges and the tokens.
fn read(input: &mut Input) -> (Vec<[u64; 2]>, Vec<u64>) {
    let [_, edges, tokens] = input.array();
    ((0..edges).map(|_| input.array()).collect(), input.numbers(tokens))
}

/// What a node's value is, from those of its options.
fn value(node: u64, edges: &[[u64; 2]], of: fn(&[u64]) -> u64) -> u64 {
    let options = edges.iter().filter(|edge| edge[0] == node);
    of(&options.map(|edge| value(edge[1], edges, of)).collect::<Vec<_>>())
}

fn verdict(values: impl Iterator<Item = u64>) -> String {
    String::from(if nim_sum(values) == 0 { "lose\n" } else { "win\n" })
}

/// Edges all go up or all go down, so that there is no cycle. Some graphs have all the edges that
/// they may: then each node has a value of its own.
fn generate(random: &mut Random) {
    let nodes = random.items(2);
    let goes_up = random.once_in(2);
    let turned = |[x, y]: [u64; 2]| if goes_up { [x, y] } else { [y, x] };
    let edges: Vec<[u64; 2]> = if random.once_in(6) {
        let most = nodes.min(if random.is_small() { 5 } else { 110 }) as u64;
        // Often the last nodes of all.
        let before = if random.once_in(2) { nodes as u64 - most } else { 0 };
        let edges = (2..=most).flat_map(|y| (1..y).map(move |x| [before + x, before + y]));
        edges.map(turned).collect()
    } else {
        let count = random.count(1, 3 * nodes as u64);
        random.each(count, |random| {
            let y = random.from(2, nodes as u64);
            // Long paths: most edges are short.
            let most = if random.once_in(3) { y - 1 } else { 3.min(y - 1) };
            turned([y - random.from(1, most), y])
        })
    };
    // Small ones are often lost as they are: no token has a way on.
    let is_paired = random.is_to_be_lost() && (!random.is_small() || random.once_in(5));
    let token_count = random.count(1, nodes as u64);
    let mut tokens = random.each(token_count, |random| random.from(1, nodes as u64));
    if is_paired {
        pair(&mut tokens);
    }
    random.line([nodes, edges.len(), tokens.len()]);
    for edge in edges {
        random.line(edge);
    }
    random.line(tokens);
}

fn validate(input: &mut Validator) {
    let nodes = input.number("N", 2..=NODES);
    let edges = input.number("M", 1..=EDGES);
    let tokens = input.number("K", 1..=nodes);
    input.end();
    let mut to = vec![vec![]; nodes as usize + 1];
    for _ in 0..edges {
        let [from, end] = input.edge(nodes).map(|node| node as usize);
        to[from].push(end);
    }
    input.line(tokens, "", 1..=nodes);
    // Without a cycle no path has more than N nodes: after N steps nothing is left.
    let mut left: HashSet<usize> = (1..=nodes as usize).collect();
    for _ in 0..nodes {
        left = left.iter().flat_map(|&node| to[node].iter().copied()).collect();
    }
    input.holds(left.is_empty(), "the graph has no cycle");
}
